import { outputShownBytes } from '../../core/limits.ts';
import * as z from 'zod';
import type { JsonObject } from '../../core/text/json.ts';
import { createServerAccess, resourceToolFacts } from '../../core/types/mcp.ts';
import type { ToolFacts } from '../../core/tool-catalogue.ts';
import { ToolFailure, type Tool, type ToolOutput } from '../../core/ports/tool.ts';
import type { StoreOutput } from '../../core/ports/sandbox.ts';
import { defineTool } from '../define-tool.ts';
import { toJson } from './call-result.ts';
import type { ServerConnection } from './connect-server.ts';
import { renderServerText } from './shown-text.ts';

const [listResources, listTemplates, readResource] = resourceToolFacts;

// Named always, so that a rule on it holds for every call.
const server = z.string().max(24);
const listInput = z.strictObject({
  server: server.describe('One server.'),
  cursor: z.string().max(4_096).optional().describe('From nextCursor of the page before.'),
});

/** The tools that list and read the resources of servers. */
export function createResourceTools(connections: readonly ServerConnection[]): readonly Tool[] {
  const holders = connections.filter(({ hasResources }) => hasResources);
  if (holders.length === 0) return [];

  function pick(name: string): ServerConnection {
    const found = holders.find((one) => one.server === name);
    if (found !== undefined) return found;
    const known = holders.map((one) => one.server).join(', ');
    throw new ToolFailure(`no server ${name} has resources; those that do: ${known}`);
  }

  function list(facts: ToolFacts, method: 'resources/list' | 'resources/templates/list'): Tool {
    const field = method === 'resources/list' ? 'resources' : 'resourceTemplates';
    return defineTool({
      ...facts,
      description: `Lists the ${field === 'resources' ? 'resources' : 'templates of resources'} of an MCP server.`,
      input: listInput,
      returns: `{ ${field}: { server: string; name: string; ${field === 'resources' ? 'uri' : 'uriTemplate'}: string }[]; nextCursor?: string }`,
      accesses: async () => [createServerAccess(facts.name)],
      outputTrust: 'untrusted',
      async run({ server: of, cursor }, { signal, sandbox }) {
        const holder = pick(of);
        const page = toJson(await holder.request(method, cursor === undefined ? {} : { cursor }, signal)) as JsonObject;
        const items = Array.isArray(page[field]) ? (page[field] as JsonObject[]) : [];
        const next = page['nextCursor'];
        const value = {
          [field]: items.map((item) => ({ ...item, server: of })),
          ...(next !== undefined && { nextCursor: next }),
        };
        return render(of, value, sandbox.storeOutput);
      },
    });
  }

  return [
    list(listResources, 'resources/list'),
    list(listTemplates, 'resources/templates/list'),
    defineTool({
      ...readResource,
      description: 'Reads a resource of an MCP server.',
      input: z.strictObject({
        server: server.describe('One server.'),
        uri: z.string().min(1).max(4_096),
      }),
      returns: '{ contents: { uri: string; mimeType?: string; text?: string; blob?: string }[] }',
      accesses: async () => [createServerAccess(readResource.name)],
      outputTrust: 'untrusted',
      async run({ server: of, uri }, { signal, sandbox }) {
        const { contents } = await pick(of).request('resources/read', { uri }, signal);
        return render(of, { contents: toJson(contents) }, sandbox.storeOutput);
      },
    }),
  ];
}

function render(server: string, value: JsonObject, storeOutput: StoreOutput): ToolOutput {
  const text = JSON.stringify(value, null, 1);
  return {
    value,
    text: renderServerText(server, text, { maxBytes: outputShownBytes, storeOutput }),
    images: [],
  };
}
