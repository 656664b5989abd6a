import { renderCount, renderFirst } from '../../core/text/grouped-number.ts';
import type { Emit } from '../../core/types/event.ts';
import { HarnessError } from '../../core/types/error.ts';
import type { HostAuthority } from '../../core/types/network.ts';
import type { HeaderValue, McpServer, OpenedServer, ServerStart } from '../../core/types/mcp.ts';
import type { Host } from '../host/host.ts';
import type { RunSandbox } from '../../sandbox/run-sandbox.ts';
import { createDialer } from '../../sandbox/network/hosts/dial-host.ts';
import { createPinnedFetch } from '../../tools/web/requests/pinned-fetch.ts';
import type { OpenedServers } from '../../tools/mcp/open-servers.ts';

const maxNamed = 5;

/** Starts the servers of a policy in the sandbox. Records the result of each start and every connection that the servers make. */
export async function startServers(options: {
  readonly servers: readonly McpServer[];
  readonly sandbox: RunSandbox;
  readonly host: Host;
  readonly emit: Emit;
  readonly authorities: readonly HostAuthority[];
  readonly signal: AbortSignal;
  /** The files that the servers find at their first start. */
  readonly files: ServerStart['files'];
}): Promise<OpenedServers> {
  const { servers, sandbox, host, emit } = options;
  if (servers.length === 0) return { opened: [], tools: [], readLogs: () => [], close: async () => undefined };
  // Loaded only if it is needed, because the library loads slowly.
  const { openServers } = await import('../../tools/mcp/open-servers.ts');
  const opened = await openServers({
    servers,
    start: (server, files) =>
      sandbox.startServer(server, {
        files,
        onDecision: (connection) => emit({ type: 'connection-decided', callId: null, connection }),
      }),
    reach: (server) => ({
      headers: readSecretHeaders(server.headers, host),
      fetch: createPinnedFetch({
        dial: createDialer({ resolve: host.resolveName, authorities: options.authorities }),
        // The policy names the address, which is the permission to connect to it.
        grants: server.network,
        onDecision: (connection) => emit({ type: 'connection-decided', callId: null, connection }),
        signal: options.signal,
      }),
    }),
    version: host.version,
    files: options.files,
    signal: options.signal,
    onWarning: (message) => emit({ type: 'warning', message }),
  });
  for (const report of opened.opened) {
    emit({ type: 'server-opened', ...report });
    if (report.failure !== '')
      emit({ type: 'warning', message: `the MCP server ${report.server} is not there: ${report.failure}` });
    else if (report.refused.length > 0) emit({ type: 'warning', message: describeRefused(report) });
  }
  return opened;
}

function describeRefused({ server, refused }: OpenedServer): string {
  const named = refused.map(({ name, reason }) => `${name} (${reason})`);
  return `the MCP server ${server} has ${renderCount(refused.length, 'tool')} that ${refused.length === 1 ? 'is' : 'are'} not offered: ${renderFirst(named, maxNamed)}`;
}

/**
 * Headers with the values of their variables. Throws `usage` if a variable is not set, or if redaction does not know its value: such a secret
 * would be published if a server returned it.
 */
export function readSecretHeaders(
  headers: Readonly<Record<string, HeaderValue>>,
  { facts, redactor }: Pick<Host, 'facts' | 'redactor'>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (typeof value === 'string') return [name, value];
      const secret = facts.environment[value.env] ?? '';
      if (secret === '')
        throw new HarnessError({
          code: 'usage',
          message: `its header ${name} needs the variable ${value.env}, which is not set`,
        });
      if (redactor.redactText(secret).includes(secret))
        throw new HarnessError({
          code: 'usage',
          message: `the value of ${value.env} would not be redacted: give the variable a name that ends with _TOKEN, and a value of at least 16 characters`,
        });
      return [name, `${value.prefix}${secret}`];
    }),
  );
}
