import { resolve } from 'node:path';
import type { Clock } from '../../../core/ports/clock.ts';
import { readErrorMessage } from '../../../core/types/error.ts';
import type { CommandRequest, CommandResult } from '../../../core/ports/sandbox.ts';
import { CommandNotStarted } from '../../../core/ports/tool.ts';
import type { OpenedNetwork } from '../../network/network.ts';
import { watchHeldMemory, type HeldLimits } from '../limits/held-memory.ts';
import type { Launcher } from '../launch/launcher.ts';
import { StartFailure } from '../../host/start-failure.ts';
import type { View } from '../mounts/mounts.ts';
import type { OutputStore } from '../processes/output-store.ts';
import { runProcess } from '../processes/run-process.ts';
import type { StartedCommand } from '../processes/start-process.ts';

/** Runs commands to their end, each in a separate sandbox. */
export interface CommandRunner {
  /**
   * Settles when no process of the command is left. Rejects if it has not begun: with `CommandNotStarted` if it could not be limited, and with
   * `StartFailure` if its sandbox or its program could not be started.
   */
  run(view: View, request: Omit<CommandRequest, 'network'>, how: RunHow): Promise<CommandResult>;
  /** Ends all running commands, and settles when none is left. */
  endAll(): Promise<void>;
}

interface RunHow {
  readonly network: OpenedNetwork;
  /** A command that writes more output is ended. */
  readonly floodBytes: number;
  /** The limits of all its processes together; null if a control group bounds them. */
  readonly held: HeldLimits | null;
}

export interface CommandRunnerOptions {
  readonly launcher: Launcher;
  readonly workspace: string;
  /** The part of the environment that every command has. */
  readonly environment: Readonly<Record<string, string>>;
  readonly outputs: OutputStore;
  readonly clock: Clock;
}

const stepMs = 5;

export function createCommandRunner(options: CommandRunnerOptions): CommandRunner {
  const { launcher, workspace, environment, clock } = options;
  const active = new Set<AbortController>();

  function openSinks({ storeOverBytes }: Pick<CommandRequest, 'storeOverBytes'>) {
    if (storeOverBytes === undefined) return null;
    const open = (name: string) => options.outputs.open(name, storeOverBytes);
    return { stdout: open('stdout'), stderr: open('stderr') };
  }

  return {
    async run(view, request, { network, floodBytes, held }) {
      const controller = new AbortController();
      active.add(controller);
      let started: StartedCommand | null = null;
      let refused: unknown;
      const excesses: string[] = [];
      let stopWatching: () => void = () => undefined;
      try {
        started = launcher.start({
          view,
          cwd: resolve(workspace, request.cwd),
          argv: () => request.argv,
          env: { ...environment, ...network.variables, ...request.env },
          network: network.joined,
          filter: 'ordinary',
          input: request.stdin === '' ? 'none' : 'pipe',
          output: 'fifos',
          onRefused(reason) {
            refused = reason;
            controller.abort(reason);
          },
        });
        const { child } = started;
        if (held !== null && child.pid !== undefined)
          stopWatching = watchHeldMemory(child.pid, held, 'command', (excess) => {
            excesses.push(`the command was ended: ${excess}`);
            controller.abort(new Error(excess));
          });
        const result = await runProcess({
          child,
          stdin: request.stdin,
          timeoutMs: request.timeoutMs,
          signal: AbortSignal.any([request.signal, controller.signal]),
          maxOutputBytes: request.maxOutputBytes,
          floodBytes,
          sinks: openSinks(request),
          clock,
        });
        if (refused !== undefined)
          throw new CommandNotStarted(
            `the command could not be limited, so it was not started: ${readErrorMessage(refused)}`,
          );
        if (started.isStartFailure(result.exitCode)) throw new StartFailure(request.argv[0], result.stderr);
        const limitsMet = started.group?.close() ?? [];
        // Not the end of the run: the model receives the reason and continues.
        return excesses.length === 0 || request.signal.aborted
          ? { ...result, limitsMet }
          : { ...result, aborted: false, limitsMet: [...limitsMet, ...excesses] };
      } finally {
        stopWatching();
        started?.group?.close();
        active.delete(controller);
      }
    },
    async endAll() {
      for (const controller of active) controller.abort(new Error('the run ended'));
      while (active.size > 0) await clock.sleep(stepMs);
    },
  };
}
