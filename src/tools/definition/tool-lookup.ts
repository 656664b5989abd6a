import { adviseMissingTool } from '../../core/calls/missing-tools.ts';
import { listNearestNames } from '../../core/text/nearest-name.ts';
import type { Tool } from '../../core/ports/tool.ts';

const maxNearest = 3;

/** Looks tools up by the names that a model wrote. Names are keys of a Map, so `constructor` is no tool. */
export function createToolLookup(tools: readonly Tool[]) {
  const byName = new Map(tools.flatMap((tool) => [[tool.name, tool] as const, [tool.structuredName, tool] as const]));
  const byAlias = new Map([
    ...tools.flatMap((tool) => tool.aliases.map((alias) => [normalizeName(alias), tool] as const)),
    // Later, since a tool's own name is not an alias of another one.
    ...tools.flatMap((tool) => [tool.name, tool.structuredName].map((name) => [normalizeName(name), tool] as const)),
  ]);
  const findTool = (name: string): Tool | null => byName.get(name) ?? byAlias.get(normalizeName(name)) ?? null;
  return {
    /** By either of a tool's names, or by a name that other agents have for it; null if there is no such tool. */
    findTool,
    /** The script name of the tool that a script calls by another of its names; null for a script name and for no tool. */
    findAlias(name: string): string | null {
      const tool = findTool(name);
      return tool === null || tool.name === name ? null : tool.name;
    },
    /** The tools with names most like one that does not exist, as scripts name them, or as structured calls do. */
    listNearestNames(written: string, style: 'name' | 'structuredName' = 'name'): readonly string[] {
      if (adviseMissingTool(written) !== null) return [];
      // Both names of a tool may be near, and it is listed once.
      const nearest = listNearestNames(written, [...byName.keys()], 2 * maxNearest);
      const names = nearest.flatMap((name) => byName.get(name)?.[style] ?? []);
      return [...new Set(names)].slice(0, maxNearest);
    },
  };
}

function normalizeName(name: string): string {
  return name.slice(0, 64).toLowerCase().replaceAll(/[_.-]/g, '');
}
