import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Clock } from '../core/clock.ts';
import type { McpServer, ServerProcess } from '../core/mcp.ts';
import { signalQuietly } from './process-tree.ts';
import { startServerProcess } from './server-process.ts';

const drainMs = 200;

/** The servers of a run without isolation: plain processes with a clean environment, each ended with its group. */
export function createPlainServers(options: {
  readonly workspace: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly clock: Clock;
}): { start(server: McpServer): Promise<ServerProcess>; endAll(): Promise<void> } {
  const running = new Set<ServerProcess>();
  return {
    async start(server) {
      const child = startServerProcess({
        start: () => startGroup(server, options),
        onEnd: () => void running.delete(child),
        clock: options.clock,
      });
      running.add(child);
      return child;
    },
    async endAll() {
      await Promise.all([...running].map((child) => child.end('the run is over')));
    },
  };
}

function startGroup(server: McpServer, options: Parameters<typeof createPlainServers>[0]) {
  const [program, ...args] = server.command;
  const child = spawn(program, args, {
    env: { ...options.environment, ...server.env },
    cwd: join(options.workspace, server.cwd),
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  // What has left the group may hold the pipes for ever.
  child.once('exit', () => {
    setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream.destroy()), drainMs).unref();
  });
  const end = (): void => {
    if (child.pid !== undefined) signalQuietly(-child.pid, 'SIGKILL');
  };
  return { child, group: null, end };
}
