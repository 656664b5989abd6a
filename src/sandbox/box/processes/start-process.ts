import { type ChildProcess, execFileSync, spawn, type StdioOptions } from 'node:child_process';
import { closeSync, constants, mkdirSync, openSync, unlinkSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Duplex, Readable, Writable } from 'node:stream';
import { join } from 'node:path';
import type { CommandGroup } from '../limits/cgroup.ts';
import { programEnvironment } from '../../host/find-programs.ts';
import { chownPath, type RunUser } from '../../host/run-user.ts';

/**
 * A process to start: an absolute program path, its arguments, the complete environment, and the descriptors that it inherits from 3 on.
 */
export interface Launch {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Passed to the process, and closed here after the start. */
  readonly descriptors: readonly number[];
  /** `pipe`: bwrap reports on a descriptor after all others whether its program began. Null for a process that keeps namespaces. */
  readonly status: 'pipe' | null;
}

/** A process, and the result of its start. */
interface StartedProcess {
  readonly child: ChildProcess;
  /**
   * True if a process that closed, and that the harness did not end, never became its program. Its output is then from bwrap or a program
   * before it. The output itself never decides this, because a command can print the same text.
   */
  isStartFailure(exitCode: number | null): boolean;
}

/** A bwrap process with a program inside, and its resources. */
export interface StartedCommand extends StartedProcess {
  /** The harness's ends of the pipes that the program has in addition to 0, 1 and 2. */
  readonly pipes: readonly Duplex[];
  /** Closed by the function that waits for the process. */
  readonly group: CommandGroup | null;
}

/** The standard input of a process. `none` is /dev/null: if the input is a pipe, programs like rg search it instead of the directory. */
export type ProcessInput = 'pipe' | 'none';

/** The standard streams of a process. Without `openOutput`, stdout and stderr are sockets. */
interface StandardStreams {
  readonly input?: ProcessInput;
  readonly openOutput?: OpenPipe | null;
}

/** Starts a process with its standard streams, followed by the descriptors, `pipes` additional pipes, and the pipe for its status. */
export function startProcess(
  launch: Launch,
  pipes = 0,
  { input = 'pipe', openOutput = null }: StandardStreams = {},
): StartedProcess {
  const taken = openOutput === null ? [] : [openOutput(), openOutput()];
  const [stdout, stderr] = taken;
  const stdio: StdioOptions = [
    input === 'none' ? 'ignore' : 'pipe',
    stdout?.write ?? 'pipe',
    stderr?.write ?? 'pipe',
    ...launch.descriptors,
    ...Array.from({ length: pipes + (launch.status === 'pipe' ? 1 : 0) }, () => 'pipe' as const),
  ];
  try {
    const child: ChildProcess = spawn(launch.program, launch.args, {
      env: launch.env,
      cwd: '/',
      stdio,
    });
    // Without a free descriptor, Node makes no streams, and reports the error later.
    if (!Object.hasOwn(child, 'stdio')) {
      child.once('error', () => undefined);
      throw new Error(`${launch.program} cannot be started: the limit of open files is met (ulimit -n)`);
    }
    if (stdout !== undefined) child.stdout = openReader(stdout);
    if (stderr !== undefined) child.stderr = openReader(stderr);
    return { child, isStartFailure: watchStatus(child, launch.status) };
  } catch (thrown) {
    for (const { read } of taken) closeSync(read);
    throw thrown;
  } finally {
    for (const { write } of taken) closeSync(write);
    for (const descriptor of launch.descriptors) closeSync(descriptor);
  }
}

const maxStatusCharacters = 4_096;

// bwrap reports an exit code only for a program that began.
function watchStatus(child: ChildProcess, status: Launch['status']): StartedProcess['isStartFailure'] {
  if (status === null) return () => false;
  let text = '';
  const pipe = child.stdio.at(-1) as Readable;
  pipe.on('error', () => undefined);
  pipe.on('data', (chunk: Buffer) => (text = `${text}${chunk.toString('latin1')}`.slice(0, maxStatusCharacters)));
  return (exitCode) => exitCode !== null && exitCode !== 0 && !text.includes('"exit-code"');
}

/** The stream of the bytes that are written to a pipe. */
function openReader({ read }: OutputPipe): Socket {
  return new Socket({ fd: read, readable: true, writable: false });
}

/** The number of additional pipes that `openGate` needs. */
export const gatePipes = 2;

/** The descriptor after the standard streams. */
export const firstDescriptor = 3;

/** The arguments with which bwrap reports its first process, and waits after all mounts are made and before anything is started. */
export function renderGate(first: number): readonly string[] {
  return ['--info-fd', String(first), '--block-fd', String(first + 1)];
}

/**
 * Lets the command of a bwrap with `renderGate(first)` begin when bwrap and its first process are in the group. A move can block in the kernel for
 * some milliseconds, in which bwrap makes its mounts: a shell that moves itself before bwrap starts takes 9 ms more a command. Call it right after
 * the start. `onFailure` is called if the command must not begin. It has to end the process, because bwrap treats the closed pipe as permission to
 * start.
 */
export function openGate(
  child: ChildProcess,
  first: number,
  group: CommandGroup,
  onFailure: (reason: unknown) => void,
): void {
  const [info, gate] = child.stdio.slice(first, first + gatePipes) as [Readable, Writable];
  const { pid } = child;
  // A process that has ended no longer reads from the gate.
  for (const stream of [info, gate]) stream.on('error', () => undefined);
  // Starts immediately, because this move is the slow one. The second process needs its own move only if bwrap forked first.
  const itself = group.admit(pid === undefined ? [] : [pid]);
  itself.catch(() => undefined);
  let text = '';
  info.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    // The closing brace shows that the number is complete.
    const inside = text.includes('}') ? /"child-pid":\s*(\d+)/.exec(text)?.[1] : undefined;
    if (inside === undefined) return;
    info.removeAllListeners('data').resume();
    itself.then(() => group.admit([Number(inside)])).then(() => gate.end('.'), onFailure);
  });
}

/** The descriptors of both ends. The write end is closed after its process has started. */
interface OutputPipe {
  readonly read: number;
  readonly write: number;
}

/** Makes one pipe. Throws if `mkfifo` fails. */
export type OpenPipe = () => OutputPipe;

const batchSize = 64;

/**
 * Pipes for the output of commands. Node's own are sockets, which cannot be opened by name: `echo x > /dev/stderr` and `tee /dev/stdout`
 * would fail. These are FIFOs whose names are removed, so that both work as in a shell.
 */
export function createOutputPipes(options: {
  readonly directory: string;
  /** From coreutils. */
  readonly mkfifo: string;
  /** The user that commands run as; null for the user of the harness. */
  readonly user: RunUser | null;
}): OpenPipe {
  const { directory, user } = options;
  mkdirSync(directory, { mode: 0o711 });
  let count = 0;
  const ready: string[] = [];

  function make(): void {
    const paths = Array.from({ length: batchSize }, () => join(directory, String((count += 1))));
    execFileSync(options.mkfifo, ['-m', '600', '--', ...paths], { env: programEnvironment, cwd: '/' });
    ready.push(...paths);
  }

  return () => {
    if (ready.length === 0) make();
    const path = ready.shift() ?? '';
    chownPath(path, user);
    // Non-blocking, because there is no writer yet.
    const read = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      return { read, write: openSync(path, constants.O_WRONLY) };
    } catch (thrown) {
      closeSync(read);
      throw thrown;
    } finally {
      unlinkSync(path);
    }
  };
}
