import type { Clock } from '../../../core/ports/clock.ts';
import type { ServerProcess } from '../../../core/types/mcp.ts';
import { watchHeldMemory, type HeldLimits } from '../limits/held-memory.ts';
import { createOutputBuffer } from '../processes/output-buffer.ts';
import { killWithNamespaces, waitForEnd } from '../../host/processes/process-tree.ts';
import type { StartedCommand } from '../processes/start-process.ts';

const keptStderrBytes = 65_536;
const maxStderrBytes = 16 * 1024 * 1024;
const shownStderrCharacters = 500;

export interface LineProcessOptions {
  /** Starts it with pipes on 0, 1 and 2. `onRefused` is called if it must not begin. */
  readonly start: (onRefused: (reason: unknown) => void) => StartedCommand;
  /** Called once, when no process of it is left. */
  readonly onEnd: () => void;
  /** The limits of all its processes together; null if a control group bounds them. */
  readonly held: HeldLimits | null;
  /** The length of a message. */
  readonly maxLineBytes: number;
  readonly clock: Clock;
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
  const state: { cause: string; namespaces: readonly number[] } = { cause: '', namespaces: [] };
  const { child, group, isStartFailure } = options.start((reason) =>
    stop(`it could not be limited: ${String(reason)}`),
  );

  function stop(reason: string): void {
    if (state.cause !== '') return;
    state.cause = reason;
    state.namespaces = killWithNamespaces(child);
  }

  const stopWatching =
    options.held === null || child.pid === undefined
      ? () => undefined
      : watchHeldMemory(child.pid, options.held, 'service', (excess) => stop(`it was ended: ${excess}`));

  child.stdout?.on('data', (chunk: Buffer) => {
    let rest = chunk;
    for (let end = rest.indexOf(10); end !== -1 && state.cause === ''; end = rest.indexOf(10)) {
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

  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => {
      const ended = isStartFailure(code) ? 'its sandbox could not be started' : `exit ${code ?? signal}`;
      resolve(state.cause === '' ? ended : state.cause);
    });
  });
  const over = exited.then(async (reason) => {
    try {
      // The first process of the namespace outlives bwrap for a moment.
      await waitForEnd(state.namespaces, options.clock);
      return [reason, ...(group?.close() ?? [])].join('; ');
    } finally {
      stopWatching();
      options.onEnd();
    }
  });
  // `end` reports a rejection to its caller.
  over.catch(() => undefined);

  return {
    writeLine(line) {
      if (state.cause !== '' || child.stdin === null || !child.stdin.writable) return;
      child.stdin.write(`${line}\n`);
      if (child.stdin.writableLength > 2 * maxLineBytes) stop('it does not read what it is sent');
    },
    onLine: (listener) => void lineListeners.push(listener),
    onExit: (listener) =>
      void over.then(
        (reason) => listener(addStderr(reason, stderr.read())),
        (thrown: unknown) => listener(String(thrown)),
      ),
    readStderr: () => stderr.read(),
    stop,
    async end(reason) {
      stop(reason);
      await over;
    },
  };
}

function addStderr(reason: string, said: string): string {
  const last = said.trim().slice(-shownStderrCharacters);
  return last === '' ? reason : `${reason}: ${last}`;
}
