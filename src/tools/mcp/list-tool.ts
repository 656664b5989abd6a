import * as z from 'zod';
import { outputShownBytes } from '../../core/limits.ts';
import type { ToolFacts } from '../../core/tool-catalogue.ts';
import type { JsonObject } from '../../core/text/json.ts';
import type { StoreOutput } from '../../core/ports/sandbox.ts';
import { ToolFailure, type Tool, type ToolOutput } from '../../core/ports/tool.ts';
import { createServerAccess } from '../../core/types/mcp.ts';
import { defineTool } from '../definition/define-tool.ts';
import { toJson } from './call-result.ts';
import type { ServerConnection } from './connect-server.ts';
import { renderServerText } from './shown-text.ts';

/** The servers that a tool can ask: their names, the argument that names one, and the connection of a name. */
type ServerChoice = ReturnType<typeof createServerChoice>;

/** Rules about the argument `server` apply to every call: it is always set. A single server is the default. */
export function createServerChoice(connections: readonly ServerConnection[]) {
  const names = connections.map(({ server }) => server);
  const argument = z.enum(names);
  const [only] = names;
  return {
    names,
    argument: only !== undefined && names.length === 1 ? argument.default(only) : argument,
    pick(name: string): ServerConnection {
      const found = connections.find(({ server }) => server === name);
      if (found === undefined) throw new Error(`no server ${name} among ${names.join(', ')}`);
      return found;
    },
  };
}

/**
 * A tool that lists what servers have: of one server page by page, or the first page of all that the policy allows. `field` is the name of the
 * list in the responses of servers.
 */
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

  async function list(server: string, cursor: string | undefined, signal: AbortSignal): Promise<JsonObject> {
    const asked = servers.pick(server).request(method, cursor === undefined ? {} : { cursor }, signal);
    const page = toJson(await asked) as JsonObject;
    const items = Array.isArray(page[field]) ? (page[field] as JsonObject[]) : [];
    const next = page['nextCursor'];
    return { [field]: items.map((one) => ({ ...one, server })), ...(next !== undefined && { nextCursor: next }) };
  }

  return defineTool({
    ...facts,
    description,
    input: z
      .strictObject({
        // With one server it is always set.
        server:
          servers.names.length === 1 ? servers.argument : servers.argument.optional().describe('All if left out.'),
        cursor: z.string().max(4_096).optional().describe('From nextCursor of the page before, with its server.'),
      })
      .refine(({ server, cursor }) => cursor === undefined || server !== undefined, 'a cursor needs its server'),
    returns: `{ ${field}: ${item}[]; nextCursor?: string${servers.names.length === 1 ? '' : '; more?: { server: string; nextCursor?: string; error?: string }[]'} }`,
    // Rules about the argument `server` apply to each server.
    alternatives: ({ server }) => (server === undefined ? servers.names.map((name) => ({ server: name })) : []),
    accesses: async () => [createServerAccess(facts.name)],
    outputTrust: 'untrusted',
    async run({ server, cursor }, { signal, sandbox, isAllowed }) {
      if (server !== undefined) return renderPage(server, await list(server, cursor, signal), sandbox.storeOutput);
      const allowed = servers.names.filter((name) => isAllowed({ server: name }));
      const pages = await Promise.all(
        allowed.map(async (name) => ({ name, page: await list(name, undefined, signal).catch(readFailure) })),
      );
      const failed = pages.flatMap(({ page }) => (page instanceof ToolFailure ? [page.message] : []));
      if (failed.length === pages.length) throw new ToolFailure(failed.join('\n'));
      return mergePages(field, pages, sandbox.storeOutput);
    },
  });
}

interface NamedPage {
  readonly name: string;
  readonly page: JsonObject | ToolFailure;
}

// A server that fails must not hide the others.
function readFailure(thrown: unknown): ToolFailure {
  if (thrown instanceof ToolFailure) return thrown;
  throw thrown;
}

function mergePages(field: string, pages: readonly NamedPage[], storeOutput: StoreOutput): ToolOutput {
  const more = pages.flatMap(({ name: server, page }): JsonObject[] => {
    if (page instanceof ToolFailure) return [{ server, error: page.message }];
    const next = page['nextCursor'];
    return next === undefined ? [] : [{ server, nextCursor: next }];
  });
  const maxBytes = Math.floor(outputShownBytes / Math.max(1, pages.length));
  const shown = pages.map(({ name, page }) =>
    renderServerText(name, page instanceof ToolFailure ? page.message : JSON.stringify(page, null, 1), {
      maxBytes,
      storeOutput,
    }),
  );
  const items = pages.flatMap(({ page }) => (page instanceof ToolFailure ? [] : (page[field] as JsonObject[])));
  return { value: { [field]: items, ...(more.length > 0 && { more }) }, text: shown.join('\n'), images: [] };
}

/** A page of a server: as a value for scripts, and as text in an envelope. */
function renderPage(server: string, value: JsonObject, storeOutput: StoreOutput): ToolOutput {
  const text = JSON.stringify(value, null, 1);
  return {
    value,
    text: renderServerText(server, text, { maxBytes: outputShownBytes, storeOutput }),
    images: [],
  };
}
