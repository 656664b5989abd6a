import * as z from 'zod';
import { outputShownBytes } from '../../core/limits.ts';
import type { ToolFacts } from '../../core/tool-catalogue.ts';
import type { JsonObject } from '../../core/text/json.ts';
import type { StoreOutput } from '../../core/ports/sandbox.ts';
import type { Tool, ToolOutput } from '../../core/ports/tool.ts';
import { createServerAccess } from '../../core/types/mcp.ts';
import { defineTool } from '../define-tool.ts';
import { toJson } from './call-result.ts';
import type { ServerConnection } from './connect-server.ts';
import { renderServerText } from './shown-text.ts';

/** The servers that a tool can ask: the argument that names one, and the connection of a name. */
export interface ServerChoice {
  readonly argument: z.ZodType<string>;
  pick(name: string): ServerConnection;
}

/** Rules about the argument `server` apply to every call: it is always set. A single server is the default. */
export function createServerChoice(connections: readonly ServerConnection[]): ServerChoice {
  const names = connections.map(({ server }) => server);
  const argument = z.enum(names);
  const [only] = names;
  return {
    argument: only !== undefined && names.length === 1 ? argument.default(only) : argument,
    pick(name) {
      const found = connections.find(({ server }) => server === name);
      if (found === undefined) throw new Error(`no server ${name} among ${names.join(', ')}`);
      return found;
    },
  };
}

/** A tool that lists what a server has, page by page. `field` is the name of the list in the answers of servers. */
export function createListTool(
  facts: ToolFacts,
  servers: ServerChoice,
  options: {
    readonly method: 'resources/list' | 'resources/templates/list' | 'prompts/list';
    readonly field: 'resources' | 'resourceTemplates' | 'prompts';
    readonly description: string;
    /** The type of an item, as TypeScript. */
    readonly item: string;
  },
): Tool {
  const { method, field, description, item } = options;
  return defineTool({
    ...facts,
    description,
    input: z.strictObject({
      server: servers.argument,
      cursor: z.string().max(4_096).optional().describe('From nextCursor of the page before.'),
    }),
    returns: `{ ${field}: ${item}[]; nextCursor?: string }`,
    accesses: async () => [createServerAccess(facts.name)],
    outputTrust: 'untrusted',
    async run({ server, cursor }, { signal, sandbox }) {
      const asked = servers.pick(server).request(method, cursor === undefined ? {} : { cursor }, signal);
      const page = toJson(await asked) as JsonObject;
      const items = Array.isArray(page[field]) ? (page[field] as JsonObject[]) : [];
      const next = page['nextCursor'];
      const value = {
        [field]: items.map((one) => ({ ...one, server })),
        ...(next !== undefined && { nextCursor: next }),
      };
      return renderAnswer(server, value, sandbox.storeOutput);
    },
  });
}

/** The answer of a server: as a value for scripts, and as text in an envelope. */
export function renderAnswer(server: string, value: JsonObject, storeOutput: StoreOutput): ToolOutput {
  const text = JSON.stringify(value, null, 1);
  return {
    value,
    text: renderServerText(server, text, { maxBytes: outputShownBytes, storeOutput }),
    images: [],
  };
}
