import { z } from 'zod';
import type { JsonObject } from '../../core/json.ts';
import { createServerAccess } from '../../core/mcp.ts';
import { ToolFailure, type Tool, type ToolOutput } from '../../core/tool.ts';
import { cutMiddle } from '../cut-text.ts';
import { defineTool } from '../define-tool.ts';
import { toJson } from './call-result.ts';
import type { ServerConnection } from './connect-server.ts';
import { renderServerText } from './shown-text.ts';

const shownBytes = 10 * 1024;

const server = z.string().max(24).optional();
const listInput = z.strictObject({
  server: server.describe('One server; without it, the first page of each.'),
  cursor: z.string().max(4_096).optional().describe('From nextCursor of the page before; needs server.'),
});

/** The tools for what servers hold beside their own tools. */
export function createResourceTools(connections: readonly ServerConnection[]): readonly Tool[] {
  const holders = connections.filter(({ hasResources }) => hasResources);
  if (holders.length === 0) return [];

  function pick(name: string | undefined): ServerConnection {
    const [only] = holders;
    if (name === undefined && holders.length === 1 && only !== undefined) return only;
    const found = holders.find((one) => one.server === name);
    if (found !== undefined) return found;
    const known = holders.map((one) => one.server).join(', ');
    throw new ToolFailure(
      name === undefined ? `name the server: ${known}` : `no server ${name} has resources; those that do: ${known}`,
    );
  }

  function list(name: string, structuredName: string, method: 'resources/list' | 'resources/templates/list'): Tool {
    const field = method === 'resources/list' ? 'resources' : 'resourceTemplates';
    return defineTool({
      name,
      structuredName,
      description: `Lists the ${field === 'resources' ? 'resources' : 'templates of resources'} of the MCP servers.`,
      input: listInput,
      returns: `{ ${field}: { server: string; name: string; ${field === 'resources' ? 'uri' : 'uriTemplate'}: string }[]; nextCursor?: string }`,
      accesses: async () => [createServerAccess(name)],
      outputTrust: 'untrusted',
      async run({ server: of, cursor }, { signal, callId }) {
        if (of === undefined && cursor !== undefined) throw new ToolFailure('a cursor belongs to one server: name it');
        const asked = of === undefined ? holders : [pick(of)];
        const pages = await Promise.all(
          asked.map(async (holder) => {
            const page = toJson(
              await holder.request(method, cursor === undefined ? {} : { cursor }, signal),
            ) as JsonObject;
            const items = Array.isArray(page[field]) ? (page[field] as JsonObject[]) : [];
            return { items: items.map((item) => ({ ...item, server: holder.server })), next: page['nextCursor'] };
          }),
        );
        const next = of === undefined ? undefined : pages[0]?.next;
        return render(
          { [field]: pages.flatMap(({ items }) => items), ...(next !== undefined && { nextCursor: next }) },
          callId,
        );
      },
    });
  }

  return [
    list('listMcpResources', 'list_mcp_resources', 'resources/list'),
    list('listMcpResourceTemplates', 'list_mcp_resource_templates', 'resources/templates/list'),
    defineTool({
      name: 'readMcpResource',
      structuredName: 'read_mcp_resource',
      description: 'Reads a resource of an MCP server.',
      input: z.strictObject({
        server: server.describe('May be left out where only one server has resources.'),
        uri: z.string().min(1).max(4_096),
      }),
      returns: '{ contents: { uri: string; mimeType?: string; text?: string; blob?: string }[] }',
      accesses: async () => [createServerAccess('readMcpResource')],
      outputTrust: 'untrusted',
      async run({ server: of, uri }, { signal, callId }) {
        const { contents } = await pick(of).request('resources/read', { uri }, signal);
        return render({ contents: toJson(contents) }, callId);
      },
    }),
  ];
}

function render(value: JsonObject, callId: string): ToolOutput {
  const text = JSON.stringify(value, null, 1);
  const where = `the record has more under ${callId}`;
  return {
    value,
    text: renderServerText(cutMiddle(text, { maxBytes: shownBytes, totalBytes: 0, where })),
    images: [],
  };
}
