import type { ChildProcess } from 'node:child_process';
import type { Clock } from '../../core/clock.ts';
import type { SessionRequest } from '../../core/sandbox.ts';
import { ToolFailure } from '../../core/tool.ts';
import { watchFloor, type DiskFloor } from '../disk-floor.ts';
import type { Programs } from '../wrapper.ts';
import { buildTerminalCommand, terminalEnvironment } from './terminal-command.ts';
import { startTerminalProcess, type TerminalProcess } from './terminal-process.ts';

const maxFloodBytes = 16 * 1024 * 1024;

/** What the sandbox gives a session to start with. */
export interface TerminalSurroundings {
  readonly programs: Programs;
  /** The environment of every command, with what leads to the network. */
  readonly environment: Readonly<Record<string, string>>;
  /** The number that the pipe has inside. */
  readonly control: number;
  /** Starts a command in the sandbox, with one more pipe; `onFailure` is told where it must not begin. */
  readonly start: (
    argv: readonly string[],
    env: Readonly<Record<string, string>>,
    onFailure: (reason: unknown) => void,
  ) => ChildProcess;
  readonly floor: DiskFloor;
  /** Output of a command that is too much. */
  readonly floodBytes: number;
  readonly clock: Clock;
  readonly onStart: (pid: number) => void;
  /** Called once, when nothing of it is left. */
  readonly onEnd: () => void;
}

/** Starts a session's program. Throws `ToolFailure` where this machine has no `script` or no `stty`. */
export function startTerminal(request: SessionRequest, surroundings: TerminalSurroundings): TerminalProcess {
  const { script, stty, sh } = surroundings.programs;
  let onShortage: () => void = () => undefined;
  let stopWatching: () => void = () => undefined;
  const onEnd = (): void => {
    stopWatching();
    surroundings.onEnd();
  };
  try {
    if (script === null || stty === null)
      throw new ToolFailure(
        'sessions need the programs script (util-linux) and stty (coreutils), which are not installed',
      );
    const argv = buildTerminalCommand({ ...request, control: surroundings.control, programs: { sh, script, stty } });
    const env = { ...surroundings.environment, ...terminalEnvironment, ...request.env, SHELL: sh };
    stopWatching = watchFloor(surroundings.floor, () => onShortage());
    const terminal = startTerminalProcess({
      start: (onFailure) => surroundings.start(argv, env, onFailure),
      control: surroundings.control,
      timeoutMs: request.timeoutMs,
      maxOutputBytes: request.maxOutputBytes,
      floodBytes: Math.min(maxFloodBytes, surroundings.floodBytes),
      clock: surroundings.clock,
      onStart: surroundings.onStart,
    });
    onShortage = () => terminal.stop('out-of-disk');
    terminal.ended.then(onEnd, onEnd);
    return terminal;
  } catch (thrown) {
    onEnd();
    throw thrown;
  }
}
