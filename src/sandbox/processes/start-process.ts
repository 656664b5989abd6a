import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { closeSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { CommandGroup } from '../limits/cgroup.ts';
import type { OutputPipe, OutputPipes } from './output-pipes.ts';

/** A process to start: an absolute program, its arguments, the whole environment, and descriptors that it inherits from 3 on. */
export interface Launch {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Handed over and closed here after the start. */
  readonly descriptors: readonly number[];
  /** Whom the program runs as, without any other group; null for ourselves. */
  readonly user: { readonly uid: number; readonly gid: number } | null;
  /** How bwrap reports whether its program began; null if it does not report that. */
  readonly status: LaunchStatus | null;
  /** Ends it where signals may not, and lets go of what that needs. */
  readonly end?: () => void;
}

/** `pipe`: on a descriptor after all others. Otherwise, what it has reported so far. */
export type LaunchStatus = 'pipe' | { read(): string };

/** A process, and how its start went. */
export interface StartedProcess {
  readonly child: ChildProcess;
  /**
   * True if a process that closed, and that the harness did not end, never became its program. Its output is then from bwrap or a program
   * before it. The output itself never decides this: a command can print the same text.
   */
  isStartFailure(exitCode: number | null): boolean;
}

/** A command's process and what goes with it. */
export interface StartedCommand extends StartedProcess {
  /** Closed by whoever waits for the process. */
  readonly group: CommandGroup | null;
  /** As in its launch. */
  readonly end?: () => void;
}

/** What a process reads on 0. `none` is /dev/null: programs like rg search their input instead of the folder if it is a pipe. */
export type ProcessInput = 'pipe' | 'none';

/** What a process has on 0, 1 and 2. Without `outputs`, 1 and 2 are sockets. */
export interface StandardStreams {
  readonly input?: ProcessInput;
  readonly outputs?: OutputPipes | null;
}

/** Starts a process with its standard streams, the descriptors after them, `pipes` more pipes, and then the pipe for its status. */
export function startProcess(
  launch: Launch,
  pipes = 0,
  { input = 'pipe', outputs = null }: StandardStreams = {},
): StartedProcess {
  const taken = outputs === null ? [] : [outputs.take(), outputs.take()];
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
      ...(launch.user === null ? {} : { uid: launch.user.uid, gid: launch.user.gid }),
    });
    if (stdout !== undefined) child.stdout = openReader(stdout);
    if (stderr !== undefined) child.stderr = openReader(stderr);
    return { child, isStartFailure: watchStatus(child, launch.status) };
  } catch (thrown) {
    for (const { read } of taken) closeSync(read);
    launch.end?.();
    throw thrown;
  } finally {
    for (const { write } of taken) closeSync(write);
    for (const descriptor of launch.descriptors) closeSync(descriptor);
  }
}

const maxStatusCharacters = 4_096;

// bwrap reports an exit code only of a program that began.
function watchStatus(child: ChildProcess, status: LaunchStatus | null): StartedProcess['isStartFailure'] {
  if (status === null) return () => false;
  let text = '';
  if (status === 'pipe') {
    const pipe = child.stdio.at(-1) as Readable;
    pipe.on('error', () => undefined);
    pipe.on('data', (chunk: Buffer) => (text = `${text}${chunk.toString('latin1')}`.slice(0, maxStatusCharacters)));
  }
  return (exitCode) =>
    exitCode !== null && exitCode !== 0 && !(status === 'pipe' ? text : status.read()).includes('"exit-code"');
}

function openReader({ read }: OutputPipe): Socket {
  return new Socket({ fd: read, readable: true, writable: false });
}
