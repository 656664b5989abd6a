import { readErrorMessage } from '../../core/types/error.ts';
import type { McpServer, OpenedServer, ServerProcess } from '../../core/types/mcp.ts';
import type { Tool } from '../../core/ports/tool.ts';
import { admitTools, digestDefinitions } from './admit-tools.ts';
import { connectServer, type ServerConnection } from './connect-server.ts';
import { createResourceTools } from './resource-tools.ts';
import { createServerTool } from './server-tool.ts';
import { renderServerLine } from './shown-text.ts';

export interface OpenServersOptions {
  readonly servers: readonly McpServer[];
  readonly start: (server: McpServer) => Promise<ServerProcess>;
  /** The harness's own, as it introduces itself. */
  readonly version: string;
  readonly signal: AbortSignal;
  readonly onWarning: (message: string) => void;
}

export interface OpenedServers {
  readonly opened: readonly OpenedServer[];
  readonly tools: readonly Tool[];
  /** What the servers have said on stderr. */
  readLogs(): readonly { readonly server: string; readonly text: string }[];
}

interface Opening {
  readonly report: OpenedServer;
  readonly connection: ServerConnection | null;
  readonly tools: readonly Tool[];
}

/**
 * Starts the servers of a policy, all at once, and makes tools of theirs. One that does not start, or is not what the policy holds it to,
 * has none, and says why; the others go on. Their tools stay as they are now, whatever a server says later.
 */
export async function openServers(options: OpenServersOptions): Promise<OpenedServers> {
  const processes = new Map<string, ServerProcess>();

  async function open(server: McpServer): Promise<Opening> {
    const report: OpenedServer = { server: server.name, tools: [], toolsSha256: '', refused: [], failure: '' };
    try {
      const process = await options.start(server);
      processes.set(server.name, process);
      const connection = await connectServer({
        ...{ server, process, version: options.version, signal: options.signal },
        onChanged: warnOnce(() =>
          options.onWarning(
            `the MCP server ${server.name} says that its tools have changed; they stay as they were at the start`,
          ),
        ),
      });
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
      await processes.get(server.name)?.end(failure);
      return { report: { ...report, failure }, connection: null, tools: [] };
    }
  }

  const openings = await Promise.all(options.servers.map(open));
  const connections = openings.flatMap(({ connection }) => connection ?? []);
  return {
    opened: openings.map(({ report }) => report),
    tools: [...openings.flatMap(({ tools }) => tools), ...createResourceTools(connections)],
    readLogs: () =>
      [...processes].flatMap(([server, process]) => {
        const text = process.readStderr();
        return text === '' ? [] : [{ server, text }];
      }),
  };
}

function warnOnce(warn: () => void): () => void {
  let warned = false;
  return () => {
    if (!warned) warn();
    warned = true;
  };
}
