import type { StoredName } from '../../../core/text/stored-output.ts';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { describeCut } from '../../../core/text/cut-text.ts';
import type { CommandRequest, CommandResult } from '../../../core/ports/sandbox.ts';
import { CommandNotStarted } from '../../../core/ports/tool.ts';
import type { OpenedNetwork } from '../../network/network.ts';
import type { Launcher } from '../launch/launcher.ts';
import { StartFailure } from '../../host/start-failure.ts';
import type { View } from '../mounts/mounts.ts';
import {
  createLineWriter,
  createOutputBuffer,
  type LineWriter,
  type OutputBuffer,
} from '../processes/output-buffer.ts';
import type { OutputSink, OutputStore } from '../processes/output-store.ts';
import { superviseProcess, type SuperviseOptions } from '../processes/supervised-process.ts';

/** A command of the harness itself. The view in which it runs decides what it can write. */
export type OwnCommand = Omit<CommandRequest, 'writable' | 'program'>;

/** Runs commands to their end, each in a separate sandbox. */
export interface CommandRunner {
  /**
   * Settles when no process of the command is left, so that none writes any more. Keeps the head and tail of its output. Rejects if it has not begun:
   * with `CommandNotStarted` if it could not be limited, and with `StartFailure` if its sandbox or its program could not be started.
   */
  run(view: View, request: Omit<OwnCommand, 'network'>, how: RunHow): Promise<CommandResult>;
  /** Ends all running commands, and settles when none is left. */
  endAll(): Promise<void>;
}

/** `floor` is null for a command of the harness. */
interface RunHow extends Pick<SuperviseOptions, 'floor'> {
  readonly network: OpenedNetwork;
  /** A command that writes more output is ended. */
  readonly floodBytes: number;
}

export interface CommandRunnerOptions extends Pick<SuperviseOptions, 'held' | 'clock'> {
  readonly launcher: Launcher;
  readonly workspace: string;
  /** The part of the environment that every command has. */
  readonly environment: Readonly<Record<string, string>>;
  readonly outputs: OutputStore;
}

const stepMs = 5;

export function createCommandRunner(options: CommandRunnerOptions): CommandRunner {
  const { launcher, workspace, environment, clock } = options;
  // Functions that end the running commands.
  const active = new Set<() => void>();

  function openSinks({ storeOverBytes }: Pick<CommandRequest, 'storeOverBytes'>) {
    if (storeOverBytes === undefined) return null;
    const open = (name: StoredName) => options.outputs.open(name, storeOverBytes);
    return { stdout: open('stdout'), stderr: open('stderr') };
  }

  return {
    async run(view, request, { network, floodBytes, floor }) {
      const { maxOutputBytes, signal } = request;
      const { started, stop, ended } = superviseProcess({
        kind: 'command',
        held: options.held,
        floor,
        timeoutMs: request.timeoutMs,
        clock,
        start: (onRefused) =>
          launcher.start({
            view,
            cwd: resolve(workspace, request.cwd),
            argv: () => request.argv,
            env: { ...environment, ...network.variables, ...request.env },
            network: network.joined,
            filter: 'ordinary',
            input: request.stdin === '' ? 'none' : 'pipe',
            output: 'fifos',
            onRefused,
          }),
      });
      const startMs = clock.monotonicMs();
      const { child } = started;
      const abort = (): void => stop('closed');
      active.add(abort);
      signal.addEventListener('abort', abort, { once: true });
      try {
        const sinks = openSinks(request);
        const [stdout, stderr, both] = [
          createOutputBuffer(maxOutputBytes),
          createOutputBuffer(maxOutputBytes),
          createOutputBuffer(maxOutputBytes),
        ];
        const joined = [createLineWriter(both.push), createLineWriter(both.push)] as const;
        const collect = (buffer: OutputBuffer, sink: OutputSink | undefined, lines: LineWriter) => (chunk: Buffer) => {
          buffer.push(chunk);
          sink?.push(chunk);
          lines.push(chunk);
          if (stdout.totalBytes + stderr.totalBytes > floodBytes) stop('flooded');
        };
        child.stdout?.on('data', collect(stdout, sinks?.stdout, joined[0]));
        child.stderr?.on('data', collect(stderr, sinks?.stderr, joined[1]));
        // A command that does not read its input closes the pipe. That is not an error of the harness.
        child.stdin?.on('error', () => undefined);
        if (request.stdin !== '') child.stdin?.end(request.stdin);
        if (signal.aborted) abort();
        const end = await ended;
        // The remaining bytes of a FIFO arrive after the process has ended.
        for (const stream of [child.stdout, child.stderr])
          if (stream !== null && !stream.closed) await once(stream, 'close');
        if (end.refused !== null)
          throw new CommandNotStarted(`the command could not be limited, so it was not started: ${end.refused}`);
        for (const lines of joined) lines.end();
        const files = { stdoutFile: sinks?.stdout.path ?? null, stderrFile: sinks?.stderr.path ?? null };
        const stderrText = stderr.read(describeCut(files.stderrFile));
        // No file has both streams.
        const bothFile = stderr.totalBytes === 0 ? files.stdoutFile : stdout.totalBytes === 0 ? files.stderrFile : null;
        if (end.isStartFailure) throw new StartFailure(request.argv[0], stderrText);
        const { reason, text } = end.stopped ?? { reason: null, text: '' };
        // Not the end of the run: the model receives the limit and continues.
        const isOverLimit = text !== '' && !signal.aborted;
        return {
          exitCode: end.exitCode,
          signal: end.signal,
          stdout: stdout.read(describeCut(files.stdoutFile)),
          stderr: stderrText,
          aggregatedOutput: both.read(describeCut(bothFile)),
          ...files,
          stdoutBytes: stdout.totalBytes,
          stderrBytes: stderr.totalBytes,
          timedOut: reason === 'timed-out',
          aborted: reason === 'closed' || (text !== '' && signal.aborted),
          flooded: reason === 'flooded',
          limitsMet: [...end.limitsMet, ...(isOverLimit ? [`the command was ended: ${text}`] : [])],
          durationMs: clock.monotonicMs() - startMs,
        };
      } finally {
        signal.removeEventListener('abort', abort);
        active.delete(abort);
      }
    },
    async endAll() {
      while (active.size > 0) {
        for (const abort of active) abort();
        await clock.sleep(stepMs);
      }
    },
  };
}
