import { join } from 'node:path';
import type { Clock } from '../../core/ports/clock.ts';
import type { CommandServer, ServerProcess, ServerStart } from '../../core/types/mcp.ts';
import { killGroup, startProcessGroup } from '../processes/run-process-group.ts';
import { startServerProcess } from '../launch/server-process.ts';

/** The servers of a run without isolation: plain processes with a clean environment. Each is ended together with its process group. */
export function createPlainServers(options: {
  readonly workspace: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly clock: Clock;
}): { start(server: CommandServer, start: ServerStart): Promise<ServerProcess>; endAll(): Promise<void> } {
  const running = new Set<ServerProcess>();
  return {
    async start(server, { files }) {
      if (files === 'sealed') throw new Error('without isolation the agent could have changed its program');
      const child = startServerProcess({
        start: () => startGroup(server, options),
        onEnd: () => void running.delete(child),
        ...{ held: null, clock: options.clock },
      });
      running.add(child);
      return child;
    },
    async endAll() {
      await Promise.all([...running].map((child) => child.end('the run is over')));
    },
  };
}

function startGroup(server: CommandServer, options: Parameters<typeof createPlainServers>[0]) {
  const [program, ...args] = server.command;
  const env = { ...options.environment, ...server.env };
  const child = startProcessGroup({ program, args, env, cwd: join(options.workspace, server.cwd) });
  return { child, group: null, end: () => killGroup(child.pid), isStartFailure: () => false };
}
