import { accessSync, constants, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Clock } from '../../core/ports/clock.ts';
import type { CommandRequest, CommandResult } from '../../core/ports/sandbox.ts';
import { ToolFailure } from '../../core/ports/tool.ts';
import type { CommandGroups } from '../limits/cgroup.ts';
import { endMarked, listMarked, markVariable } from '../processes/marked-processes.ts';
import { runProcessGroup } from '../processes/run-process-group.ts';

/** Commands as plain processes. */
export interface PlainCommands {
  /** Runs a command, and ends the processes that it has left running. Rejects with `ToolFailure` if its program cannot be started. */
  run(request: CommandRequest, floodBytes: number): Promise<CommandResult>;
  /** The running processes, for the freezer. */
  listRunning(): readonly number[];
  /**
   * Variables that mark servers and the script engine, so that they are found when the run is killed. Servers are stopped and ended
   * together with the commands.
   */
  readonly marks: Readonly<Record<'server' | 'engine', Readonly<Record<string, string>>>>;
  /** Ends all commands, and settles when no process of commands and servers is left. */
  end(): Promise<void>;
}

// Joins control groups, then becomes the rest of its arguments: no process of the command runs outside them.
const enterScript = 'while [ "$1" != -- ]; do echo 0 > "$1" || exit 125; shift; done; shift; exec "$@"';

/**
 * There is no namespace to end, so a command's processes are found in three ways: by its process group and descendants, by its control
 * group if there is one, and by a variable in the environment, which a daemon keeps after it has left the first two (proved by
 * test/scenarios/isolation-off.test.ts).
 */
export function createPlainCommands(options: {
  readonly workspace: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The run's own mark, which no other process on the machine has. */
  readonly mark: string;
  readonly groups: CommandGroups | null;
  readonly sh: string;
  readonly clock: Clock;
}): PlainCommands {
  const { workspace, clock, groups } = options;
  const agentMark = `${options.mark}/agent`;
  const running = new Set<number>();
  const active = new Set<Promise<unknown>>();
  let closing = new AbortController();
  let count = 0;

  async function runMarked(request: CommandRequest, floodBytes: number): Promise<CommandResult> {
    count += 1;
    const mark = `${agentMark}/${count}/`;
    const env: Record<string, string> = { ...options.environment, ...request.env, [markVariable]: mark };
    const cwd = resolve(workspace, request.cwd);
    checkProgram(request.argv[0], cwd, env['PATH'] ?? '');
    const group = groups?.open() ?? null;
    const [program, ...args] =
      group === null
        ? request.argv
        : ([options.sh, '-c', enterScript, 'sh', ...group.doors, '--', ...request.argv] as const);
    let leader: number | null = null;
    try {
      const result = await runProcessGroup({
        ...{ program, args, env, cwd, floodBytes, clock, sinks: null },
        stdin: request.stdin,
        timeoutMs: request.timeoutMs,
        signal: AbortSignal.any([request.signal, closing.signal]),
        maxOutputBytes: request.maxOutputBytes,
        onStart(pid) {
          leader = pid;
          running.add(pid);
        },
      });
      const ended = await endMarked(mark, clock);
      const met = group?.close() ?? [];
      return { ...result, limitsMet: ended ? met : [...met, 'not all of what it has left running could be ended'] };
    } finally {
      group?.close();
      if (leader !== null) running.delete(leader);
    }
  }

  return {
    marks: { server: { [markVariable]: `${agentMark}/0/` }, engine: { [markVariable]: `${options.mark}/engine/` } },
    listRunning: () => [...running, ...listMarked(`${agentMark}/`)],
    run(request, floodBytes) {
      const done = runMarked(request, floodBytes);
      active.add(done);
      return done.finally(() => active.delete(done));
    },
    async end() {
      closing.abort(new Error('the run ended'));
      await Promise.allSettled(active);
      closing = new AbortController();
      await endMarked(`${agentMark}/`, clock);
    },
  };
}

// Checked before the start, because the shell that joins the groups would report a missing program in another form.
function checkProgram(program: string, cwd: string, searchPath: string): void {
  const places = program.includes('/') ? [cwd] : searchPath.split(':').map((folder) => resolve(cwd, folder));
  if (program !== '' && places.some((folder) => isProgram(resolve(folder, program)))) return;
  throw new ToolFailure(
    program.includes('/') ? `${program} could not be started` : `${basename(program)} was not found on PATH`,
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
