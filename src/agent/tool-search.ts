import * as z from 'zod';
import { loopTools } from '../core/tool-catalogue.ts';
import type { ToolDeclaration } from '../core/ports/tool.ts';

const maxFound = 8;
const maxListedCharacters = 3_000;

const searchArguments = z.strictObject({ query: z.string().min(1).max(400) });

/** Creates the search of tools that are not declared from the start, because every request would pay for all of them. */
export function createToolSearch(searchable: readonly ToolDeclaration[]) {
  const found = new Set<ToolDeclaration>();
  const names = listNames(searchable);
  return {
    /** Null if every tool is declared. */
    declaration:
      searchable.length === 0
        ? null
        : {
            name: loopTools.search,
            description: `Finds tools by words of their names and descriptions and offers them from your next message on: ${names}.`,
            parameters: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
          },
    /** The tools that the searches so far have found. They are declared from the next request on. */
    get found(): readonly ToolDeclaration[] {
      return [...found];
    },
    /** Answers a call of the search. It reaches nothing but the declarations that the policy offers, so that it is no tool of the policy. */
    search(args: unknown): { readonly text: string; readonly failed: boolean } {
      const parsed = searchArguments.safeParse(args);
      if (!parsed.success) return { text: 'Give query: words of the name or the description of a tool.', failed: true };
      const hits = rankTools(searchable, parsed.data.query);
      for (const tool of hits) found.add(tool);
      return hits.length === 0
        ? { text: `No tool has one of these words. The tools: ${names}.`, failed: true }
        : { text: `Offered from your next message on: ${hits.map((tool) => tool.name).join(', ')}.`, failed: false };
    },
  };
}

// A word of the name counts more than one of the description.
function rankTools(tools: readonly ToolDeclaration[], query: string): readonly ToolDeclaration[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return tools
    .map((tool) => {
      const [own, text] = [tool.name.toLowerCase(), tool.description.toLowerCase()];
      const score = words.reduce((sum, word) => sum + (own.includes(word) ? 3 : text.includes(word) ? 1 : 0), 0);
      return { tool, score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, maxFound)
    .map(({ tool }) => tool);
}

function listNames(tools: readonly ToolDeclaration[]): string {
  const names: string[] = [];
  let characters = 0;
  for (const tool of tools) {
    characters += tool.name.length + 2;
    if (characters > maxListedCharacters) return `${names.join(', ')} and ${tools.length - names.length} more`;
    names.push(tool.name);
  }
  return names.join(', ');
}
