import {
  Client,
  ProtocolError,
  SdkError,
  SdkErrorCode,
  SdkHttpError,
  type ResultTypeMap,
} from '@modelcontextprotocol/client';
import * as z from 'zod';
import { readErrorMessage } from '../../core/types/error.ts';
import type { JsonObject } from '../../core/text/json.ts';
import type { McpServer } from '../../core/types/mcp.ts';
import { ToolFailure } from '../../core/ports/tool.ts';
import type { ServerTransport } from './server-transport.ts';
import { renderServerLine } from './shown-text.ts';

const maxPages = 32;
const maxDefinitions = 256;
const maxDefinitionCharacters = 1_000_000;
const maxErrorCharacters = 500;

/** The requests that are made to a server once it runs. */
type ServerMethod =
  | 'tools/call'
  | 'resources/list'
  | 'resources/templates/list'
  | 'resources/read'
  | 'prompts/list'
  | 'prompts/get';

/** The server has ended the session, and so did not carry out the request. */
export class SessionEnded extends ToolFailure {}

/** A server that has introduced itself. */
export interface ServerConnection {
  readonly server: string;
  /** The server's definition of every tool, as read at the start. */
  readonly definitions: readonly JsonObject[];
  readonly hasResources: boolean;
  readonly hasPrompts: boolean;
  /** True if the server can answer no request any more. */
  readonly hasEnded: () => boolean;
  /** Asks the server. Throws `ToolFailure` with why it did not answer; of one that has ended, for good. Throws `SessionEnded` if only its session has ended. */
  readonly request: RequestServer;
}

export type RequestServer = <Method extends ServerMethod>(
  method: Method,
  params: Record<string, unknown>,
  signal: AbortSignal,
) => Promise<ResultTypeMap[Method]>;

// Lenient, so that one invalid definition does not cost a server all the others.
const toolPage = z.object({
  tools: z.array(z.record(z.string(), z.json())).max(maxDefinitions),
  nextCursor: z.string().max(4_096).optional(),
});

/**
 * Initializes the connection to a server and reads its tools, once: later reports of the server about its tools change nothing. Rejects
 * with the reason if that fails or exceeds the time limit. The client declares no capabilities such as sampling or roots.
 */
export async function connectServer(options: {
  readonly server: McpServer;
  readonly transport: ServerTransport;
  readonly version: string;
  readonly signal: AbortSignal;
  /** Called when the server reports that its tools have changed. */
  readonly onChanged: () => void;
}): Promise<ServerConnection> {
  const { server, transport } = options;
  const mayRestart = server.type === 'command' && server.restarts > 0;
  const client = new Client(
    { name: 'script-harness', version: options.version },
    // Results are not checked against schemas of the server's: its patterns would run here.
    { capabilities: {}, jsonSchemaValidator: { getValidator: refuseSchema } },
  );
  client.setNotificationHandler('notifications/tools/list_changed', () => options.onChanged());

  function explain(thrown: unknown, waitedMs: number): string {
    const ended = transport.readEnd();
    if (ended !== null) return `has ended (${renderServerLine(ended, maxErrorCharacters)})`;
    if (thrown instanceof SdkError && thrown.code === SdkErrorCode.RequestTimeout)
      return `did not answer within ${waitedMs} ms`;
    if (thrown instanceof SdkError && thrown.code === SdkErrorCode.ConnectionClosed)
      return 'closed the connection before it had answered';
    const message = renderServerLine(readErrorMessage(thrown), maxErrorCharacters);
    if (thrown instanceof ProtocolError) return `refused: ${message} (${thrown.code})${renderErrorData(thrown.data)}`;
    const status = thrown instanceof SdkHttpError ? ` (HTTP ${thrown.status})` : '';
    return `gave no response that can be used${status}: ${message}`;
  }

  async function listDefinitions(signal: AbortSignal): Promise<readonly JsonObject[]> {
    const definitions: JsonObject[] = [];
    let characters = 0;
    let cursor: string | undefined;
    for (let page = 1; page <= maxPages; page += 1) {
      transport.renew();
      const params = cursor === undefined ? {} : { cursor };
      const listed = await client.request({ method: 'tools/list', params }, toolPage, {
        signal,
        timeout: server.startupTimeoutMs,
      });
      definitions.push(...listed.tools);
      characters += JSON.stringify(listed.tools).length;
      if (characters > maxDefinitionCharacters) throw new Error('its definitions are too long');
      if (definitions.length > maxDefinitions) throw new Error(`it has more than ${maxDefinitions} tools`);
      // Some servers write an empty cursor on the last page.
      if (!listed.nextCursor) return definitions;
      cursor = listed.nextCursor;
    }
    throw new Error(`its list of tools has more than ${maxPages} pages`);
  }

  const deadline = AbortSignal.timeout(server.startupTimeoutMs);
  const signal = AbortSignal.any([options.signal, deadline]);
  let definitions: readonly JsonObject[] = [];
  try {
    await client.connect(transport, { signal, timeout: server.startupTimeoutMs });
    if (client.getServerCapabilities()?.tools !== undefined) definitions = await listDefinitions(signal);
  } catch (thrown) {
    if (deadline.aborted && transport.readEnd() === null)
      throw new Error(`it did not say its tools within ${server.startupTimeoutMs} ms`, { cause: thrown });
    throw new Error(`it ${explain(thrown, server.startupTimeoutMs)}`, { cause: thrown });
  }
  return {
    server: server.name,
    definitions,
    hasResources: client.getServerCapabilities()?.resources !== undefined,
    hasPrompts: client.getServerCapabilities()?.prompts !== undefined,
    hasEnded: () => transport.readEnd() !== null,
    async request(method, params, callSignal) {
      const what = `the MCP server ${server.name}`;
      const fail = (thrown: unknown): ToolFailure =>
        new ToolFailure(
          `${what} ${explain(thrown, server.callTimeoutMs)}${transport.readEnd() === null || mayRestart ? '' : '; it is not started again'}`,
          { cause: thrown },
        );
      if (transport.readEnd() !== null) throw fail(null);
      transport.renew();
      try {
        return await client.request(
          { method, params },
          { signal: callSignal, timeout: server.callTimeoutMs, maxTotalTimeout: server.callTimeoutMs },
        );
      } catch (thrown) {
        callSignal.throwIfAborted();
        if (thrown instanceof SdkHttpError && isAboutSession(thrown) && transport.hasSession())
          throw new SessionEnded(`${what} has ended the session (HTTP ${thrown.status})`, { cause: thrown });
        throw fail(thrown);
      }
    },
  };
}

// MCP asks for 404. Many servers refuse a session that they do not know with 400 or 401, and name it in the text.
function isAboutSession({ status, message }: SdkHttpError): boolean {
  return status === 404 || ((status === 400 || status === 401) && /session/i.test(message));
}

// Many servers name the wrong argument only there.
function renderErrorData(data: unknown): string {
  if (data === undefined || data === null) return '';
  return `: ${renderServerLine(typeof data === 'string' ? data : JSON.stringify(data), maxErrorCharacters)}`;
}

function refuseSchema(): never {
  throw new Error('no schema of a server is compiled here');
}
