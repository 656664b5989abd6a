import { readErrorMessage } from '../../core/types/error.ts';
import { ToolFailure } from '../../core/ports/tool.ts';
import type { ServerConnection } from './connect-server.ts';
import { renderServerLine } from './shown-text.ts';

/**
 * A connection to a server that is started again if it has ended, at most `restarts` times. A request during which the server ends is not
 * repeated, because it may have had effects: the next one starts the server. Throws `ToolFailure` if that fails or is not possible any more.
 */
export function createRestartingConnection(
  first: ServerConnection,
  options: { readonly restarts: number; readonly open: () => Promise<ServerConnection> },
): ServerConnection {
  let left = options.restarts;
  let current = Promise.resolve(first);

  async function restart(ended: ServerConnection): Promise<ServerConnection> {
    const what = `the MCP server ${first.server}`;
    if (left === 0) throw new ToolFailure(`${what} has ended again; it is not started any more`);
    left -= 1;
    try {
      return await options.open();
    } catch (thrown) {
      const reason = renderServerLine(readErrorMessage(thrown), 500);
      // The next request tries again, as long as it may.
      current = Promise.resolve(ended);
      throw new ToolFailure(`${what} has ended and could not be started again: ${reason}`, { cause: thrown });
    }
  }

  async function find(): Promise<ServerConnection> {
    const seen = current;
    const connection = await seen;
    if (!connection.hasEnded()) return connection;
    // Requests at the same time start it once.
    if (current === seen) current = restart(connection);
    return current;
  }

  return {
    ...first,
    hasEnded: () => false,
    request: async (method, params, signal) => (await find()).request(method, params, signal),
  };
}
