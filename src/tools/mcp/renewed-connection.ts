import { readErrorMessage } from '../../core/types/error.ts';
import { ToolFailure } from '../../core/ports/tool.ts';
import { SessionEnded, type ServerConnection } from './connect-server.ts';
import { renderServerLine } from './shown-text.ts';

/**
 * A connection to a server elsewhere, which may end its session at any time. The request that found the session ended is repeated once in a
 * new one, because the server did not carry it out. Throws `ToolFailure` if no session can be opened; the next request tries again.
 */
export function createRenewedConnection(
  first: ServerConnection,
  open: () => Promise<ServerConnection>,
): ServerConnection {
  let current = Promise.resolve(first);

  async function renew(ended: ServerConnection, failure: SessionEnded): Promise<ServerConnection> {
    try {
      return await open();
    } catch (thrown) {
      current = Promise.resolve(ended);
      const reason = renderServerLine(readErrorMessage(thrown), 500);
      throw new ToolFailure(`${failure.message}, and no new one could be opened: ${reason}`, { cause: thrown });
    }
  }

  return {
    ...first,
    async request(method, params, signal) {
      const seen = current;
      const connection = await seen;
      try {
        return await connection.request(method, params, signal);
      } catch (thrown) {
        if (!(thrown instanceof SessionEnded)) throw thrown;
        // Requests at the same time open one session.
        if (current === seen) current = renew(connection, thrown);
        return (await current).request(method, params, signal);
      }
    },
  };
}
