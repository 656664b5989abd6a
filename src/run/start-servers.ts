import type { Emit } from '../core/types/event.ts';
import type { McpServer } from '../core/types/mcp.ts';
import type { Host } from './host.ts';
import type { RunSandbox } from '../sandbox/create-sandbox.ts';
import type { OpenedServers } from '../tools/mcp/open-servers.ts';

/** Starts the servers of a policy in the sandbox, and records what came of it and whatever they connect to. */
export async function startServers(options: {
  readonly servers: readonly McpServer[];
  readonly sandbox: RunSandbox;
  readonly host: Host;
  readonly emit: Emit;
  readonly signal: AbortSignal;
}): Promise<OpenedServers> {
  const { servers, sandbox, host, emit } = options;
  if (servers.length === 0) return { opened: [], tools: [], readLogs: () => [] };
  // Loaded only where it is needed: the library takes its time.
  const { openServers } = await import('../tools/mcp/open-servers.ts');
  const opened = await openServers({
    servers,
    start: (server) =>
      sandbox.startServer(server, (connection) => emit({ type: 'connection-decided', callId: null, connection })),
    version: host.version,
    signal: options.signal,
    onWarning: (message) => emit({ type: 'warning', message }),
  });
  for (const report of opened.opened) {
    emit({ type: 'server-opened', ...report });
    if (report.failure !== '')
      emit({ type: 'warning', message: `the MCP server ${report.server} is not there: ${report.failure}` });
    else if (report.refused.length > 0)
      emit({
        type: 'warning',
        message: `the MCP server ${report.server} has ${report.refused.length} tools that are not offered: ${report.refused
          .slice(0, 5)
          .map(({ name, reason }) => `${name} (${reason})`)
          .join(', ')}`,
      });
  }
  return opened;
}
