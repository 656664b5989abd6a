import * as z from 'zod';
import { createServerAccess, resourceToolFacts } from '../../core/types/mcp.ts';
import type { Tool } from '../../core/ports/tool.ts';
import { defineTool } from '../definition/define-tool.ts';
import { readCallResult, toJson } from './call-result.ts';
import type { ServerConnection } from './connect-server.ts';
import { createListTool, createServerChoice } from './list-tool.ts';

const [listResources, listTemplates, readResource] = resourceToolFacts;

/** The tools that list and read the resources of servers. */
export function createResourceTools(connections: readonly ServerConnection[]): readonly Tool[] {
  const holders = connections.filter(({ hasResources }) => hasResources);
  if (holders.length === 0) return [];
  const servers = createServerChoice(holders);
  return [
    createListTool(listResources, servers, {
      method: 'resources/list',
      field: 'resources',
      description: 'Lists the resources of MCP servers.',
      item: '{ server: string; name: string; uri: string }',
    }),
    createListTool(listTemplates, servers, {
      method: 'resources/templates/list',
      field: 'resourceTemplates',
      description: 'Lists the templates of resources of MCP servers.',
      item: '{ server: string; name: string; uriTemplate: string }',
    }),
    defineTool({
      ...readResource,
      description: 'Reads a resource of an MCP server.',
      input: z.strictObject({ server: servers.argument, uri: z.string().min(1).max(4_096) }),
      returns: '{ contents: { uri: string; mimeType?: string; text?: string; blob?: string }[] }',
      accesses: async () => [createServerAccess(readResource.name)],
      outputTrust: 'untrusted',
      async run({ server, uri }, { signal, sandbox }) {
        const { contents } = await servers.pick(server).request('resources/read', { uri }, signal);
        const content = contents.map((resource) => ({ type: 'resource' as const, resource }));
        return { ...readCallResult(server, { content }, sandbox.storeOutput), value: { contents: toJson(contents) } };
      },
    }),
  ];
}
