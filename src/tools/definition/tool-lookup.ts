import { listNearestNames } from '../../core/text/nearest-name.ts';
import type { Tool } from '../../core/ports/tool.ts';

interface ToolLookup {
  /** By either of a tool's names; null if there is no such tool. */
  readonly findTool: (name: string) => Tool | null;
  /** The names most like a name that does not exist, in its own spelling style. */
  readonly listNearestNames: (name: string) => readonly string[];
  /** The same as scripts name them. */
  readonly listNearestScriptNames: (name: string) => readonly string[];
}

const maxNearest = 3;

/** Looks tools up by the names that a model wrote. Names are keys of a Map, so `constructor` is no tool. */
export function createToolLookup(tools: readonly Tool[]): ToolLookup {
  const byName = new Map(tools.flatMap((tool) => [[tool.name, tool] as const, [tool.structuredName, tool] as const]));
  const listNearest = (written: string, style: 'name' | 'structuredName'): readonly string[] => {
    // Both names of a tool may be near, and it is listed once.
    const nearest = listNearestNames(written, [...byName.keys()], 2 * maxNearest);
    const names = nearest.flatMap((name) => byName.get(name)?.[style] ?? []);
    return [...new Set(names)].slice(0, maxNearest);
  };
  return {
    findTool: (name) => byName.get(name) ?? null,
    listNearestNames: (written) => listNearest(written, written.includes('_') ? 'structuredName' : 'name'),
    listNearestScriptNames: (written) => listNearest(written, 'name'),
  };
}
