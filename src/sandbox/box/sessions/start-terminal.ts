import type { Clock } from '../../../core/ports/clock.ts';
import type { SessionRequest } from '../../../core/ports/sandbox.ts';
import { ToolFailure } from '../../../core/ports/tool.ts';
import { watchFloor, type DiskFloor } from '../limits/disk-floor.ts';
import { watchHeldMemory, type HeldLimits } from '../limits/held-memory.ts';
import type { CommandGroup } from '../limits/cgroup.ts';
import type { StartedSandbox } from '../launch/launcher.ts';
import type { Programs } from '../../host/find-programs.ts';
import { buildTerminalCommand, terminalEnvironment } from './terminal-command.ts';
import { startTerminalProcess, type TerminalProcess } from './terminal-process.ts';

const maxFloodBytes = 16 * 1024 * 1024;

/** The resources of the sandbox for the start of a session. */
export interface TerminalSurroundings {
  readonly programs: Programs;
  /** The environment of every command, with the variables of the proxy. */
  readonly environment: Readonly<Record<string, string>>;
  /** Starts a command in the sandbox with one additional pipe. `onRefused` is called if it must not begin. */
  readonly start: (
    argv: (pipes: readonly number[]) => readonly string[],
    env: Readonly<Record<string, string>>,
    onRefused: (reason: unknown) => void,
  ) => StartedSandbox;
  readonly floor: DiskFloor;
  /** The limits of all its processes together; null if a control group limits them. */
  readonly held: HeldLimits | null;
  /** The output of a command that is too large. */
  readonly floodBytes: number;
  readonly clock: Clock;
  /** Called once, when no process of it is left. */
  readonly onEnd: () => void;
}

/** Starts a session's program. Throws `ToolFailure` if this machine has no `script` or no `stty`. */
export function startTerminal(request: SessionRequest, surroundings: TerminalSurroundings): TerminalProcess {
  const { script, stty, sh } = surroundings.programs;
  let onShortage: () => void = () => undefined;
  let stopWatching: () => void = () => undefined;
  let stopHeld: () => void = () => undefined;
  let group: CommandGroup | null = null;
  let pid = 0;
  const onEnd = (): void => {
    stopWatching();
    stopHeld();
    group?.close();
    surroundings.onEnd();
  };
  try {
    if (script === null || stty === null)
      throw new ToolFailure(
        'sessions need the programs script (util-linux) and stty (coreutils), which are not installed',
      );
    const env = { ...surroundings.environment, ...terminalEnvironment, ...request.env, SHELL: sh };
    stopWatching = watchFloor(surroundings.floor, () => onShortage());
    const terminal = startTerminalProcess({
      start(onRefused) {
        const started = surroundings.start(
          ([control]) => {
            if (control === undefined) throw new Error('a session needs a pipe');
            return buildTerminalCommand({ ...request, control, programs: { sh, script, stty } });
          },
          env,
          onRefused,
        );
        group = started.group;
        pid = started.child.pid ?? 0;
        return started;
      },
      timeoutMs: request.timeoutMs,
      maxOutputBytes: request.maxOutputBytes,
      floodBytes: Math.min(maxFloodBytes, surroundings.floodBytes),
      clock: surroundings.clock,
    });
    onShortage = () => terminal.stop('out-of-disk');
    if (surroundings.held !== null && pid !== 0)
      stopHeld = watchHeldMemory(pid, surroundings.held, 'command', () => terminal.stop('out-of-memory'));
    terminal.ended.then(onEnd, onEnd);
    return terminal;
  } catch (thrown) {
    onEnd();
    throw thrown;
  }
}
