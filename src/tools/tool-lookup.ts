import { measureEditDistance } from '../core/edit-distance.ts';
import type { Tool } from '../core/tool.ts';

interface ToolLookup {
  /** By either of a tool's names; null where there is none. */
  readonly findTool: (name: string) => Tool | null;
  /** The names most like one that does not exist, in its own spelling style. */
  readonly listNearestNames: (name: string) => readonly string[];
}

const maxNearest = 3;
const maxComparedCharacters = 64;

/** Looks tools up by the names that a model wrote. Names are keys of a Map, so `constructor` is no tool. */
export function createToolLookup(tools: readonly Tool[]): ToolLookup {
  const byName = new Map(tools.flatMap((tool) => [[tool.name, tool] as const, [tool.structuredName, tool] as const]));
  return {
    findTool: (name) => byName.get(name) ?? null,
    listNearestNames(name) {
      const wanted = name.slice(0, maxComparedCharacters);
      const style = wanted.includes('_') ? 'structuredName' : 'name';
      return tools
        .map((tool) => ({
          name: tool[style],
          distance: Math.min(measureDistance(wanted, tool.name), measureDistance(wanted, tool.structuredName)),
        }))
        .filter(({ name, distance }) => distance <= Math.max(2, Math.floor(Math.max(name.length, wanted.length) / 2)))
        .toSorted((left, right) => left.distance - right.distance)
        .slice(0, maxNearest)
        .map((entry) => entry.name);
    },
  };
}

// Blind to case and underscores.
function measureDistance(left: string, right: string): number {
  return measureEditDistance(left.toLowerCase().replaceAll('_', ''), right.toLowerCase().replaceAll('_', ''));
}
