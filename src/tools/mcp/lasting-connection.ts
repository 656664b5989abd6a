import { readErrorMessage } from '../../core/types/error.ts';
import { ToolFailure } from '../../core/ports/tool.ts';
import { SessionEnded, type ServerConnection } from './connect-server.ts';
import { renderServerLine } from './shown-text.ts';

/**
 * A connection that is opened again. A server that runs here is started again if it has ended, at most `restarts` times: a request during which
 * it ends is not repeated, because it may have had effects, and the next one starts the server. A server elsewhere may end its session at any
 * time: the request that found it ended is repeated once in a new one, because the server did not carry it out. Throws `ToolFailure` if no
 * connection can be opened; the next request tries again.
 */
export function createLastingConnection(
  first: ServerConnection,
  options: { readonly restarts: number; readonly open: () => Promise<ServerConnection> },
): ServerConnection {
  const what = `the MCP server ${first.server}`;
  let left = options.restarts;
  let current = Promise.resolve(first);

  // Requests at the same time open one connection.
  function replace(seen: typeof current, open: () => Promise<ServerConnection>): typeof current {
    if (current === seen) current = open();
    return current;
  }

  async function openAgain(lost: ServerConnection, failure: string): Promise<ServerConnection> {
    try {
      return await options.open();
    } catch (thrown) {
      current = Promise.resolve(lost);
      throw new ToolFailure(`${failure}: ${renderServerLine(readErrorMessage(thrown), 500)}`, { cause: thrown });
    }
  }

  async function restart(ended: ServerConnection): Promise<ServerConnection> {
    if (left === 0) throw new ToolFailure(`${what} has ended again; it is not started any more`);
    left -= 1;
    return openAgain(ended, `${what} has ended and could not be started again`);
  }

  return {
    ...first,
    async request(method, params, signal) {
      const seen = current;
      const connection = await seen;
      if (options.restarts > 0 && connection.hasEnded())
        return (await replace(seen, () => restart(connection))).request(method, params, signal);
      try {
        return await connection.request(method, params, signal);
      } catch (thrown) {
        if (!(thrown instanceof SessionEnded)) throw thrown;
        const failure = `${thrown.message}, and no new one could be opened`;
        return (await replace(seen, () => openAgain(connection, failure))).request(method, params, signal);
      }
    },
  };
}
