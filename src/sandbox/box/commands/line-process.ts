import { cutMiddle, describeCut } from '../../../core/text/cut-text.ts';
import type { ServerProcess } from '../../../core/types/mcp.ts';
import { readErrorMessage } from '../../../core/types/error.ts';
import { createOutputBuffer } from '../processes/output-buffer.ts';
import { superviseProcess, type SuperviseOptions } from '../processes/supervised-process.ts';

const keptStderrBytes = 65_536;
const maxStderrBytes = 16 * 1024 * 1024;
const shownStderrBytes = 400;

/** How bwrap begins its message about a program that does not exist or cannot be executed. */
const notExecuted = 'bwrap: execvp ';

/** `start` starts it with pipes on 0, 1 and 2. */
export interface LineProcessOptions extends Pick<SuperviseOptions, 'start' | 'held' | 'clock'> {
  /** Called once, when no process of it is left, and awaited before its end is reported. */
  readonly onEnd: () => void | Promise<void>;
  /** The length of a message. */
  readonly maxLineBytes: number;
}

/**
 * Starts a process that communicates by lines. All its streams are limited: it is ended if a line does not end, if it writes too much to
 * stderr, or if it does not read its input.
 */
export function startLineProcess(options: LineProcessOptions): ServerProcess {
  const { maxLineBytes } = options;
  const lineListeners: ((line: string) => void)[] = [];
  const stderr = createOutputBuffer(keptStderrBytes);
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  const supervised = superviseProcess({ ...options, kind: 'service', floor: null, timeoutMs: null });
  const { started, isStopped } = supervised;
  const { child } = started;
  const stop = (reason: string): void => supervised.stop('closed', reason);

  child.stdout?.on('data', (chunk: Buffer) => {
    let rest = chunk;
    for (let end = rest.indexOf(10); end !== -1 && !isStopped(); end = rest.indexOf(10)) {
      const line = Buffer.concat([...pending, rest.subarray(0, end)]).toString('utf8');
      rest = rest.subarray(end + 1);
      pending = [];
      pendingBytes = 0;
      for (const listener of lineListeners) listener(line);
    }
    pending.push(rest);
    pendingBytes += rest.length;
    if (pendingBytes > maxLineBytes) {
      pending = [];
      stop(`a message of it was longer than ${maxLineBytes} bytes`);
    }
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr.push(chunk);
    if (stderr.totalBytes > maxStderrBytes) stop(`it wrote more than ${maxStderrBytes} bytes to stderr`);
  });
  // A write error after the process has ended is reported by its exit.
  child.stdin?.on('error', () => undefined);

  const over = waitUntilOver();
  // `end` reports a rejection to its caller.
  over.catch(() => undefined);

  async function waitUntilOver(): Promise<string> {
    try {
      const { stopped, refused, isStartFailure, exitCode, signal, limitsMet } = await supervised.ended;
      const failed = stderr.read().startsWith(notExecuted) ? 'program' : 'sandbox';
      const ended = isStartFailure ? `its ${failed} could not be started` : `exit ${exitCode ?? signal}`;
      const reason =
        (refused === null ? null : `it could not be limited: ${refused}`) ??
        (stopped?.reason === 'out-of-memory' ? `it was ended: ${stopped.text}` : stopped?.text) ??
        ended;
      return [reason, ...limitsMet].join('; ');
    } finally {
      await options.onEnd();
    }
  }

  return {
    writeLine(line) {
      if (isStopped() || child.stdin === null || !child.stdin.writable) return;
      child.stdin.write(`${line}\n`);
      if (child.stdin.writableLength > 2 * maxLineBytes) stop('it does not read what it is sent');
    },
    onLine: (listener) => void lineListeners.push(listener),
    onExit: (listener) =>
      void over.then(
        (reason) => listener(addStderr(reason, stderr.read())),
        (thrown: unknown) => listener(readErrorMessage(thrown)),
      ),
    readStderr: () => stderr.read(),
    stop,
    async end(reason) {
      stop(reason);
      await over;
    },
  };
}

function addStderr(reason: string, stderr: string): string {
  // The error of a crash is above its stack, and the one of a program that gives up is in its last line.
  const shown = cutMiddle(stderr.trim().replace(notExecuted, ''), {
    maxBytes: shownStderrBytes,
    describe: describeCut(null),
  });
  return shown === '' ? reason : `${reason}: ${shown}`;
}
