import { createServerAccess } from '../../core/types/mcp.ts';
import type { Tool } from '../../core/ports/tool.ts';
import { defineTool } from '../definition/define-tool.ts';
import type { AdmittedTool } from './admit-tools.ts';
import { readCallResult } from './call-result.ts';
import type { ServerConnection } from './connect-server.ts';

// Short, since the model receives it with every tool.
const returns =
  '{ content: { type: string; text?: string; data?: string; mimeType?: string }[]; structuredContent?: Record<string, unknown> }';

/** Wraps a tool of a server as a tool of the harness. Its effect cannot be determined before the call, and its output is untrusted. */
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
