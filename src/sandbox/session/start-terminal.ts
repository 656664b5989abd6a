import type { ChildProcess } from 'node:child_process';
import type { Clock } from '../../core/clock.ts';
import type { SessionRequest } from '../../core/sandbox.ts';
import { ToolFailure } from '../../core/tool.ts';
import type { Programs } from '../wrapper.ts';
import { buildTerminalCommand, terminalEnvironment } from './terminal-command.ts';
import { startTerminalProcess, type TerminalProcess } from './terminal-process.ts';

const floodBytes = 16 * 1024 * 1024;

/** What the sandbox gives a session to start with. */
export interface TerminalSurroundings {
  readonly programs: Programs;
  /** The environment of every command, with what leads to the network. */
  readonly environment: Readonly<Record<string, string>>;
  /** The descriptor of the last pipe. */
  readonly control: number;
  /** Starts the sandboxed command line, with so many pipes after its own descriptors. */
  readonly start: (argv: readonly string[], env: Readonly<Record<string, string>>, pipes: number) => ChildProcess;
  readonly clock: Clock;
  readonly onStart: (pid: number) => void;
  /** Called once, when nothing of it is left. */
  readonly onEnd: () => void;
}

/** Starts a session's program. Throws `ToolFailure` where this machine has no `script` or no `stty`. */
export function startTerminal(request: SessionRequest, surroundings: TerminalSurroundings): TerminalProcess {
  const { script, stty, sh } = surroundings.programs;
  try {
    if (script === null || stty === null)
      throw new ToolFailure(
        'sessions need the programs script (util-linux) and stty (coreutils), which are not installed',
      );
    const argv = buildTerminalCommand({ ...request, control: surroundings.control, programs: { sh, script, stty } });
    const env = { ...surroundings.environment, ...terminalEnvironment, ...request.env, SHELL: sh };
    const terminal = startTerminalProcess({
      start: () => surroundings.start(argv, env, 1),
      timeoutMs: request.timeoutMs,
      maxOutputBytes: request.maxOutputBytes,
      floodBytes,
      clock: surroundings.clock,
      onStart: surroundings.onStart,
    });
    terminal.ended.then(surroundings.onEnd, surroundings.onEnd);
    return terminal;
  } catch (thrown) {
    surroundings.onEnd();
    throw thrown;
  }
}
