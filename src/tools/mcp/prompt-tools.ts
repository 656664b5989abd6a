import * as z from 'zod';
import { createServerAccess, promptToolFacts } from '../../core/types/mcp.ts';
import type { Tool } from '../../core/ports/tool.ts';
import { defineTool } from '../definition/define-tool.ts';
import { readCallResult, toJson } from './call-result.ts';
import type { ServerConnection } from './connect-server.ts';
import { createListTool, createServerChoice } from './list-tool.ts';

const [listPrompts, getPrompt] = promptToolFacts;

/** The tools that list and read the prompts of servers. A prompt is text of others, as every response of a server: no one has chosen it for the run. */
export function createPromptTools(connections: readonly ServerConnection[]): readonly Tool[] {
  const holders = connections.filter(({ hasPrompts }) => hasPrompts);
  if (holders.length === 0) return [];
  const servers = createServerChoice(holders);
  return [
    createListTool(listPrompts, servers, {
      method: 'prompts/list',
      field: 'prompts',
      description: 'Lists the prompts of MCP servers.',
      item: '{ server: string; name: string; description?: string; arguments?: { name: string; required?: boolean }[] }',
    }),
    defineTool({
      ...getPrompt,
      description: 'Reads a prompt of an MCP server.',
      input: z.strictObject({
        server: servers.argument,
        name: z.string().min(1).max(1_000),
        arguments: z.record(z.string().max(200), z.string().max(100_000)).optional(),
      }),
      returns: '{ description?: string; messages: { role: string; content: { type: string; text?: string } }[] }',
      accesses: async () => [createServerAccess(getPrompt.name)],
      outputTrust: 'untrusted',
      async run({ server, name, arguments: given }, { signal, sandbox }) {
        const asked = { name, ...(given !== undefined && { arguments: given }) };
        const { description, messages } = await servers.pick(server).request('prompts/get', asked, signal);
        const heading = description === undefined ? [] : [{ type: 'text' as const, text: description }];
        const parts = messages.flatMap(({ role, content }) => [{ type: 'text' as const, text: `${role}:` }, content]);
        return {
          ...readCallResult(server, { content: [...heading, ...parts] }, sandbox.storeOutput),
          value: { ...(description !== undefined && { description }), messages: toJson(messages) },
        };
      },
    }),
  ];
}
