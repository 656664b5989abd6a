import type { Duplex, Readable, Writable } from 'node:stream';
import type { SessionEnd, SessionOutput, SessionRequest, TerminalSize } from '../../../core/ports/sandbox.ts';
import { CommandNotStarted, ToolFailure } from '../../../core/ports/tool.ts';
import type { SandboxStart } from '../launch/launcher.ts';
import type { StartedCommand } from '../processes/start-process.ts';
import type { Programs } from '../../host/find-programs.ts';
import { explainStartFailure } from '../../host/start-failure.ts';
import { createOutputBuffer } from '../processes/output-buffer.ts';
import { superviseProcess, type ProcessStop, type SuperviseOptions } from '../processes/supervised-process.ts';
import { listTrees } from '../../host/processes/process-tree.ts';
import { findWholeEnd, renderTerminalText } from './terminal-text.ts';

const maxFloodBytes = 16 * 1024 * 1024;
const maxUnreadInputBytes = 1024 * 1024;
const lookMs = 100;
const maxLooks = 50;
const maxResizeMs = 2_000;
const maxLineCharacters = 32;

/**
 * Variables in addition to the environment of every command: they select plain output, and pagers that do not wait for a key and start no
 * other program.
 */
const terminalEnvironment: Readonly<Record<string, string>> = {
  TERM: 'dumb',
  NO_COLOR: '1',
  PAGER: 'cat',
  MANPAGER: 'cat',
  SYSTEMD_PAGER: 'cat',
  LESSSECURE: '1',
};

/** A running process in a separate terminal. */
export interface TerminalProcess {
  /** Settles when the process and all its descendants are gone. Rejects if it could not be started, or does not end. */
  readonly ended: Promise<SessionEnd>;
  send(text: string): void;
  /** Resolves when the size is set, or when the process has ended, or after two seconds. */
  resize(size: TerminalSize): Promise<void>;
  /** The output since the last call. */
  take(): Omit<SessionOutput, 'end'>;
  stop(reason: ProcessStop['reason']): void;
}

/** The resources of the sandbox for a session. */
export interface TerminalSurroundings extends Pick<SuperviseOptions, 'held' | 'floor' | 'clock'> {
  readonly programs: Programs;
  /** The environment of every command, with the variables of the proxy. */
  readonly environment: Readonly<Record<string, string>>;
  /** Starts a command in the sandbox with one additional pipe. */
  readonly start: (start: Pick<SandboxStart, 'argv' | 'env' | 'onRefused'>) => StartedCommand;
  /** The output of a command that is too large. */
  readonly floodBytes: number;
}

/** Starts the program of a session. Throws `ToolFailure` if it needs a terminal and this machine has no `script` or no `stty`. */
export function startTerminal(request: SessionRequest, surroundings: TerminalSurroundings): TerminalProcess {
  const { size } = request;
  const { sh } = surroundings.programs;
  const build = findBuilder(request, surroundings.programs);
  const { clock } = surroundings;
  const floodBytes = Math.min(maxFloodBytes, surroundings.floodBytes);
  // On its one pipe it receives sizes and reports its state.
  const { started, stop, kill, ended } = superviseProcess({
    ...surroundings,
    kind: 'command',
    timeoutMs: request.timeoutMs,
    start: (onRefused) =>
      surroundings.start({
        argv: ([control = 0]) => build(control),
        env: { ...surroundings.environment, ...(size !== null && terminalEnvironment), ...request.env, SHELL: sh },
        onRefused,
      }),
  });
  const { child } = started;
  const [control] = started.pipes as [Duplex];
  const stdin = child.stdin as Writable;
  let output = createOutputBuffer(request.maxOutputBytes);
  let rest: Buffer = Buffer.alloc(0);
  let isOver = false;
  let isInputClosed = false;
  const collect = (chunk: Buffer): void => {
    output.push(chunk);
    if (output.totalBytes > floodBytes) stop('flooded');
  };
  child.stdout?.on('data', collect);
  // Messages of bwrap and script.
  child.stderr?.on('data', collect);
  // A program that does not read closes the pipe. That is not an error of the harness.
  for (const stream of [stdin, control]) stream.on('error', () => undefined);
  // Before the program has started, Ctrl-C would end nothing, and the initial size would be set after a resize.
  let waiting: (() => void)[] | null = [];
  const whenReady = (act: () => void): void => void (waiting === null ? act() : waiting.push(act));
  const resizes: (() => void)[] = [];
  let reportedCode: number | null = null;
  onLine(control, (line) => {
    if (line === 'ready') {
      const acts = waiting ?? [];
      waiting = null;
      for (const act of acts) act();
    } else if (line === 'sized') resizes.shift()?.();
    else if (reportedCode === null && /^\d{1,3}$/.test(line)) {
      reportedCode = Number(line);
      void helpToEnd();
    }
  });

  // The program has ended, and `script` may not have noticed it.
  async function helpToEnd(): Promise<void> {
    let looks = 0;
    for (let tries = 0; tries < maxLooks && looks < 3; tries += 1) {
      await clock.sleep(lookMs);
      if (isOver || child.pid === undefined) return;
      // A stopped process may still have output.
      looks = [...listTrees([child.pid]).values()].includes('T') ? 0 : looks + 1;
    }
    kill();
  }

  async function waitUntilOver(): Promise<SessionEnd> {
    try {
      const { refused, stopped, isStartFailure, exitCode } = await ended;
      if (refused !== null)
        throw new CommandNotStarted(`the session could not be limited, so it was not started: ${refused}`);
      if (stopped !== null) return { reason: stopped.reason, exitCode: null };
      if (reportedCode === null && isStartFailure)
        throw explainStartFailure({ program: 'the session', output: output.read() });
      return { reason: 'exited', exitCode: reportedCode ?? exitCode };
    } finally {
      isOver = true;
      for (const resolve of resizes.splice(0)) resolve();
    }
  }

  return {
    ended: waitUntilOver(),
    send(text) {
      if (isOver || text === '') return;
      if (isInputClosed)
        throw new ToolFailure('the input of the session was closed with \\u0004; nothing more was sent');
      if (stdin.writableLength > maxUnreadInputBytes)
        throw new ToolFailure('the program does not read what was sent to it; nothing more was sent');
      // A terminal ends the input itself; a pipe would pass the character on.
      const isLast = size === null && text.endsWith('\u0004');
      isInputClosed = isLast;
      whenReady(() => void (isLast ? stdin.end(text.slice(0, -1)) : stdin.write(text)));
    },
    async resize({ rows, columns }) {
      if (isOver) return;
      if (size === null) throw new ToolFailure('the session has no terminal, so it has no size');
      const sized = new Promise<void>((resolve) => {
        resizes.push(resolve);
        whenReady(() => control.write(`${rows} ${columns}\n`));
      });
      // The program can kill the process that reads the sizes.
      await Promise.race([sized, clock.sleep(maxResizeMs)]);
    },
    take() {
      const { head, tail, missing } = output.readParts();
      const { totalBytes } = output;
      output = createOutputBuffer(request.maxOutputBytes);
      const start = Buffer.concat(missing === 0 ? [rest, head, tail] : [rest, head]);
      const last = missing === 0 ? start : tail;
      // An incomplete character or sequence at the end is kept for the next output.
      const end = isOver ? last.length : findWholeEnd(last);
      rest = Buffer.from(last.subarray(end));
      if (missing === 0)
        return { text: renderTerminalText(start.toString('utf8', 0, end)), totalBytes, missingBytes: 0 };
      const shown = [start.toString('utf8'), tail.toString('utf8', 0, end)].map(renderTerminalText);
      return { text: shown.join(`\n[… ${missing} bytes left out …]\n`), totalBytes, missingBytes: missing };
    },
    stop,
  };
}

/**
 * The command line that runs a program in a separate terminal, inside the sandbox. `control` is a descriptor: from it, the session reads sizes,
 * one line `ROWS COLUMNS` each. To it, the session writes lines: `ready` when input reaches the program, `sized` after each size, and the exit
 * code of the program, because `script` may miss the end of a child that was stopped meanwhile. A process that is not a child of `script` reads
 * the sizes, because `script` waits for all its children. The terminal is `/dev/pts/0`, because each sandbox has separate terminals. Input is
 * never echoed, even before the program has started. `script` starts the shell in SHELL, so SHELL must be `sh`. Without a terminal, the program
 * has pipes, its end is its exit code, and nothing reads sizes.
 */
function findBuilder(
  { argv, size }: SessionRequest,
  { sh, script, stty }: Programs,
): (control: number) => readonly string[] {
  if (size === null)
    return (control) => [sh, '-c', `echo ready >&${control}; exec "$@" ${control}<&-`, 'session', ...argv];
  if (script === null || stty === null)
    throw new ToolFailure(
      'sessions with a terminal need the programs script (util-linux) and stty (coreutils), which are not installed: set tty to false',
    );
  return (control) => {
    const resizer = `while read -r rows columns; do ${stty} -F /dev/pts/0 rows "$rows" cols "$columns"; echo sized >&${control}; done`;
    const setUp = `( ${resizer} <&${control} >/dev/null 2>&1 & ); exec "$@"`;
    const command = [
      // Ctrl-C is for the program. A trapped signal, other than an ignored one, gets its default action in child processes.
      'trap : INT QUIT',
      `${stty} rows ${size.rows} cols ${size.columns}`,
      // With exec it is always a program, never a builtin of the shell, and it inherits only the terminal from this shell.
      `( echo ready >&${control}; exec ${argv.map(quoteForShell).join(' ')} ${control}<&- )`,
      'code=$?',
      `echo "$code" >&${control}`,
      'exit "$code"',
    ];
    return [sh, '-c', setUp, 'session', script, '-qef', '-E', 'never', '-c', command.join('; '), '/dev/null'];
  };
}

/** Quotes a word so that every POSIX shell reads it back unchanged. */
function quoteForShell(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Reads lines of a stream that arrive in pieces. A line longer than `maxLineCharacters` is cut and matches no known line. */
function onLine(stream: Readable, take: (line: string) => void): void {
  let pending = '';
  stream.on('data', (chunk: Buffer) => {
    const lines = `${pending}${chunk.toString('latin1')}`.split('\n');
    pending = (lines.pop() ?? '').slice(-maxLineCharacters);
    for (const line of lines) take(line);
  });
}
