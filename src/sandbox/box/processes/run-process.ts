import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Clock } from '../../../core/ports/clock.ts';
import { describeCut } from '../../../core/text/cut-text.ts';
import type { CommandResult } from '../../../core/ports/sandbox.ts';
import { killWithNamespaces, waitForEnd } from '../../host/processes/process-tree.ts';
import type { OutputSink } from './output-store.ts';
import { createOutputBuffer } from './output-buffer.ts';

export interface RunProcessOptions {
  /** It was started in this tick. */
  readonly child: ChildProcess;
  readonly stdin: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly maxOutputBytes: number;
  /** If the output is larger, the process is ended. */
  readonly floodBytes: number;
  /** The sinks that store the complete streams; null if they are not stored. */
  readonly sinks: { readonly stdout: OutputSink; readonly stderr: OutputSink } | null;
  readonly clock: Clock;
}

/**
 * Runs a process to its end and keeps the head and tail of its output. Killing the process kills its tree, because it is bwrap with
 * `--die-with-parent` and a separate pid namespace. Settles only when that namespace is gone, so that none of its processes writes any
 * more. Rejects only if the program cannot be started, or if its processes do not end.
 */
export async function runProcess(options: RunProcessOptions): Promise<CommandResult> {
  const { child, clock } = options;
  const startMs = clock.monotonicMs();
  const stdout = createOutputBuffer(options.maxOutputBytes);
  const stderr = createOutputBuffer(options.maxOutputBytes);
  const both = createOutputBuffer(options.maxOutputBytes);
  const state: { end: 'timed-out' | 'aborted' | 'flooded' | null; namespaces: readonly number[] } = {
    end: null,
    namespaces: [],
  };

  const stop = (why: 'timed-out' | 'aborted' | 'flooded'): void => {
    state.end ??= why;
    // The first process of the namespace outlives bwrap for a moment, and its children outlive it.
    const ended = killWithNamespaces(child);
    if (ended.length > 0) state.namespaces = ended;
  };
  const onAbort = (): void => stop('aborted');
  options.signal.addEventListener('abort', onAbort, { once: true });
  const timer = setTimeout(() => stop('timed-out'), options.timeoutMs);

  try {
    const { sinks } = options;
    const collect = (buffer: typeof stdout, sink: OutputSink | undefined) => (chunk: Buffer) => {
      buffer.push(chunk);
      sink?.push(chunk);
      both.push(chunk);
      if (both.totalBytes > options.floodBytes) stop('flooded');
    };
    child.stdout?.on('data', collect(stdout, sinks?.stdout));
    child.stderr?.on('data', collect(stderr, sinks?.stderr));
    // A command that does not read its input closes the pipe. That is not an error of the harness.
    child.stdin?.on('error', () => undefined);
    if (options.stdin !== '') child.stdin?.end(options.stdin);
    if (options.signal.aborted) stop('aborted');
    const [exitCode, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, name) => resolve([code, name]));
    });
    await waitForEnd(state.namespaces, clock);
    // The remaining bytes of a FIFO arrive after the process has ended.
    for (const stream of [child.stdout, child.stderr])
      if (stream !== null && !stream.closed) await once(stream, 'close');
    const files = { stdoutFile: sinks?.stdout.path ?? null, stderrFile: sinks?.stderr.path ?? null };
    return {
      exitCode: state.end === null ? exitCode : null,
      signal: state.end === null ? signal : 'SIGKILL',
      stdout: stdout.read(describeCut(files.stdoutFile)),
      stderr: stderr.read(describeCut(files.stderrFile)),
      aggregatedOutput: both.read(describeCut(files.stdoutFile ?? files.stderrFile)),
      ...files,
      stdoutBytes: stdout.totalBytes,
      stderrBytes: stderr.totalBytes,
      timedOut: state.end === 'timed-out',
      aborted: state.end === 'aborted',
      flooded: state.end === 'flooded',
      limitsMet: [],
      durationMs: clock.monotonicMs() - startMs,
    };
  } finally {
    clearTimeout(timer);
    options.signal.removeEventListener('abort', onAbort);
  }
}
