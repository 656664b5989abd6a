import { readErrorMessage } from '../../core/types/error.ts';
import type { FetchLike } from '@modelcontextprotocol/client';
import type {
  CommandServer,
  HttpServer,
  McpServer,
  OpenedServer,
  ServerProcess,
  ServerStart,
} from '../../core/types/mcp.ts';
import type { Tool } from '../../core/ports/tool.ts';
import { admitTools, digestDefinitions } from './admit-tools.ts';
import { connectServer, type ServerConnection } from './connect-server.ts';
import { createHttpTransport } from './http-transport.ts';
import { createLineTransport } from './line-transport.ts';
import { createPromptTools } from './prompt-tools.ts';
import { createLastingConnection } from './lasting-connection.ts';
import { createResourceTools } from './resource-tools.ts';
import { createServerTool } from './server-tool.ts';
import type { ServerTransport } from './server-transport.ts';
import { renderServerLine } from './shown-text.ts';

export interface OpenServersOptions {
  readonly servers: readonly McpServer[];
  readonly start: (server: CommandServer, files: ServerStart['files']) => Promise<ServerProcess>;
  /** What requests to a server elsewhere need. Throws if a header has no value. */
  readonly reach: (server: HttpServer) => {
    readonly headers: Readonly<Record<string, string>>;
    readonly fetch: FetchLike;
  };
  /** The harness's own, as it introduces itself. */
  readonly version: string;
  /** The files that the servers find at their first start. */
  readonly files: ServerStart['files'];
  readonly signal: AbortSignal;
  readonly onWarning: (message: string) => void;
}

export type OpenedServers = Awaited<ReturnType<typeof openServers>>;

interface Opening {
  readonly report: OpenedServer;
  readonly connection: ServerConnection | null;
  readonly tools: readonly Tool[];
}

/**
 * Starts the servers of a policy or connects to them, all at once, and creates a tool for each admitted tool. A server that fails, or whose
 * tools have another digest than the policy pins, has no tools, and its report gives the reason; the other servers continue. The tools
 * never change afterwards, even if a server reports a change.
 */
export async function openServers(options: OpenServersOptions) {
  const processes: { readonly server: string; readonly process: ServerProcess }[] = [];
  const remote: { readonly server: string; readonly transport: ServerTransport }[] = [];

  async function openTransport(server: McpServer, files: ServerStart['files']): Promise<ServerTransport> {
    if (server.type === 'http') {
      const transport = createHttpTransport({ url: server.url.href, ...options.reach(server) });
      remote.push({ server: server.name, transport });
      return transport;
    }
    const process = await options.start(server, files);
    processes.push({ server: server.name, process });
    return createLineTransport(process);
  }

  async function connect(server: McpServer, files: ServerStart['files']): Promise<ServerConnection> {
    const transport = await openTransport(server, files);
    return connectServer({
      server,
      transport,
      version: options.version,
      signal: options.signal,
      onChanged: warnOnce(() =>
        options.onWarning(
          `the MCP server ${server.name} reports that its tools have changed; those from the start stay in use`,
        ),
      ),
    });
  }

  function connectAgain(server: McpServer, first: ServerConnection): ServerConnection {
    const open = async (): Promise<ServerConnection> => {
      if (server.type === 'command') options.onWarning(`the MCP server ${server.name} has ended and is started again`);
      const connection = await connect(server, 'sealed');
      if (digestDefinitions(connection.definitions) === digestDefinitions(first.definitions)) return connection;
      await end(server, 'its tools have changed');
      throw new Error('it has other tools than before');
    };
    return createLastingConnection(first, { restarts: server.type === 'http' ? 0 : server.restarts, open });
  }

  async function end({ name }: McpServer, reason: string): Promise<void> {
    await processes.findLast(({ server }) => server === name)?.process.end(reason);
    await remote.findLast(({ server }) => server === name)?.transport.close();
  }

  async function open(server: McpServer): Promise<Opening> {
    const report: OpenedServer = { server: server.name, tools: [], toolsSha256: '', refused: [], failure: '' };
    try {
      const connection = connectAgain(server, await connect(server, options.files));
      const toolsSha256 = digestDefinitions(connection.definitions);
      if (server.toolsSha256 !== null && server.toolsSha256 !== toolsSha256)
        throw new Error(`its tools are not those that the policy holds it to: they have the digest ${toolsSha256}`);
      const { admitted, refused } = admitTools(server.name, connection.definitions);
      return {
        report: { ...report, toolsSha256, refused, tools: admitted.map(({ name, sha256 }) => ({ name, sha256 })) },
        connection,
        tools: admitted.map((one) => createServerTool(connection, one)),
      };
    } catch (thrown) {
      const failure = renderServerLine(readErrorMessage(thrown), 800);
      await end(server, failure);
      return { report: { ...report, failure }, connection: null, tools: [] };
    }
  }

  const openings = await Promise.all(options.servers.map(open));
  const connections = openings.flatMap(({ connection }) => connection ?? []);
  return {
    opened: openings.map(({ report }) => report),
    tools: [
      ...openings.flatMap(({ tools }) => tools),
      ...createResourceTools(connections),
      ...createPromptTools(connections),
    ],
    /** The stderr of the servers that run here. */
    readLogs: (): readonly { readonly server: string; readonly text: string }[] =>
      processes.flatMap(({ server, process }) => {
        const text = process.readStderr();
        return text === '' ? [] : [{ server, text }];
      }),
    /** Ends the connections to servers elsewhere. */
    async close(): Promise<void> {
      await Promise.all(remote.map(({ transport }) => transport.close()));
    },
  };
}

function warnOnce(warn: () => void): () => void {
  let warned = false;
  return () => {
    if (!warned) warn();
    warned = true;
  };
}
