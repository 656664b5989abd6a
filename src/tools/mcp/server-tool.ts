import { createServerAccess } from '../../core/types/mcp.ts';
import type { Tool } from '../../core/ports/tool.ts';
import { defineTool } from '../define-tool.ts';
import type { AdmittedTool } from './admit-tools.ts';
import { readCallResult } from './call-result.ts';
import type { ServerConnection } from './connect-server.ts';

// Short, since the model is told of it with every tool.
const returns =
  '{ content: { type: string; text?: string; data?: string; mimeType?: string }[]; structuredContent?: Record<string, unknown> }';

/** A tool of a server, as one of the harness's own: what it does is not known beforehand, and what it returns others have written. */
export function createServerTool(connection: ServerConnection, admitted: AdmittedTool): Tool {
  const { name, structuredName, description, input } = admitted;
  return defineTool({
    name,
    structuredName,
    kind: 'server',
    packs: [],
    description,
    input,
    returns,
    accesses: async () => [createServerAccess(name)],
    outputTrust: 'untrusted',
    async run(args, { signal, sandbox }) {
      const asked = { name: admitted.ownName, arguments: args };
      const result = await connection.request('tools/call', asked, signal);
      return readCallResult(connection.server, result, sandbox.storeOutput);
    },
  });
}
