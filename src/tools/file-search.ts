import * as z from 'zod';
import { ToolFailure, type ToolContext } from '../core/ports/tool.ts';
import { defineTool } from './define-tool.ts';
import { lowerPath, renderHostileText, requireInside } from './path-access.ts';
import { listFiles } from './search/list-files.ts';
import { compilePathGlob, pathGlob } from './search/path-glob.ts';

const input = z.strictObject({
  pattern: z
    .string()
    .max(200)
    .regex(/\S/, 'is empty')
    .refine((text) => text.isWellFormed(), 'is not valid Unicode'),
  limit: z.int().min(1).max(1_000).default(25),
  searchDirectory: z.string().default('.'),
  exclude: z.array(pathGlob).max(50).optional(),
});

interface FoundFile {
  readonly path: string;
  /** Up to 1 for a match in the path, above 1 for one in the base name. */
  readonly score: number;
  /** Positions of the matched characters in the path. */
  readonly indices: readonly number[];
}

/** Finds files by a part of their path, the best match first. Lists inside the sandbox what git does not ignore. */
export const fileSearch = defineTool({
  name: 'fileSearch',
  structuredName: 'file_search',
  kind: 'read',
  packs: ['core-codex', 'file-ops', 'read-only'],
  description: 'Finds files by fuzzy path; exclude takes globs.',
  input,
  returns: '{ files: { path: string; score: number; indices: number[] }[]; truncated: boolean }',

  accesses: async ({ searchDirectory }, files) => [await lowerPath('read', searchDirectory, files)],

  async run({ pattern, limit, searchDirectory, exclude = [] }, context) {
    const { path } = await requireInside(searchDirectory, context.sandbox.files);
    const stats = await context.sandbox.files.stat(path);
    if (stats === null) throw new ToolFailure(`${path} does not exist`);
    if (stats.kind !== 'directory')
      throw new ToolFailure(`${path} is not a folder; searchDirectory is the folder to search`);
    const listed = await listFiles(path, context);
    const excluded = exclude.map(compilePathGlob);
    const wanted = listed.paths.filter((file) => !excluded.some((matches) => matches(file)));
    const found = await rankFiles(wanted, pattern, limit, context);
    const truncated = listed.truncated || found.total > found.files.length;
    return {
      value: { files: found.files.map((file) => ({ ...file, indices: [...file.indices] })), truncated },
      text: renderFound(found.files, truncated),
      images: [],
    };
  },
});

async function rankFiles(
  paths: readonly string[],
  pattern: string,
  limit: number,
  context: ToolContext,
): Promise<{ readonly files: readonly FoundFile[]; readonly total: number }> {
  // Loaded with the first search: most runs make none.
  const { cleanup, go } = await import('fuzzysort');
  context.signal.throwIfAborted();
  const words = pattern.toLowerCase().split(/\s+/);
  // The library prepares each text that it compares, which takes most of the time in a large tree.
  const candidates = paths
    .filter((path) => {
      const text = path.toLowerCase();
      return words.every((word) => containsInOrder(text, word));
    })
    // Programs list files in any order, and equal scores keep the order.
    .toSorted();
  const results = go(
    pattern,
    candidates.map((path) => ({ path, name: path.slice(path.lastIndexOf('/') + 1) })),
    {
      keys: ['name', 'path'],
      threshold: 0,
      limit,
      scoreFn: ([name, path]) => ((name?.score ?? 0) > 0 ? 1 + (name?.score ?? 0) : (path?.score ?? 0)),
    },
  );
  const files = results.map((result): FoundFile => {
    const { obj, score } = result;
    const [name, path] = result;
    const start = obj.path.length - obj.name.length;
    const indices = score > 1 ? (name?.indexes ?? []).map((index) => start + index) : (path?.indexes ?? []);
    return { path: obj.path, score: Math.round(score * 1_000) / 1_000, indices };
  });
  // It keeps every text that it has prepared.
  cleanup();
  return { files, total: results.total };
}

function containsInOrder(text: string, word: string): boolean {
  let at = -1;
  for (const character of word) {
    at = text.indexOf(character, at + 1);
    if (at < 0) return false;
  }
  return true;
}

function renderFound(files: readonly FoundFile[], truncated: boolean): string {
  const lines = files.map(({ path }) => renderHostileText(path));
  if (lines.length === 0) return truncated ? 'Nothing was found in the part that was searched.' : 'No file matches.';
  return truncated ? `${lines.join('\n')}\n[there are more; write more of the path or raise limit]` : lines.join('\n');
}
