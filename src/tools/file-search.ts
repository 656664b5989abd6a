import * as z from 'zod';
import { ToolFailure, type ToolContext } from '../core/ports/tool.ts';
import { defineTool } from './definition/define-tool.ts';
import { directoryField, textField } from './definition/text-field.ts';
import { lowerPath, renderHostileText, requireInside } from './files/path-access.ts';
import { listFiles } from './search/list-files.ts';
import { compilePathGlob, pathGlob } from './search/path-glob.ts';
import { describeClosed, listUnread, renderSearch, selectResults } from './search/search.ts';

const input = z.strictObject({
  pattern: textField(200).regex(/\S/, 'is empty'),
  limit: z.int().min(1).max(1_000).default(25),
  searchDirectory: directoryField.default('.'),
  exclude: z.array(pathGlob).max(50).optional(),
});

interface FoundFile {
  readonly path: string;
  /** Up to 1 for a match in the path, above 1 for one in the base name. */
  readonly score: number;
  /** Positions of the matched characters in the path. */
  readonly indices: readonly number[];
}

/** Finds files by a part of their path, the best match first. Lists, inside the sandbox, the files that git does not ignore. */
export const fileSearch = defineTool({
  name: 'fileSearch',
  structuredName: 'file_search',
  kind: 'read',
  packs: ['core-codex', 'file-ops', 'read-only'],
  offer: 'if-named',
  description: 'Finds files by fuzzy path; exclude takes globs.',
  input,
  returns: '{ files: { path: string }[]; truncated: boolean }',

  accesses: async ({ searchDirectory }, files) => [await lowerPath('read', searchDirectory, files)],

  async run({ pattern, limit, searchDirectory, exclude = [] }, context) {
    const { path } = await requireInside(searchDirectory, context.sandbox.files);
    const stats = await context.sandbox.files.stat(path);
    if (stats === null) throw new ToolFailure(`${path} does not exist`);
    if (stats.isClosed) throw new ToolFailure(describeClosed(path));
    if (stats.kind !== 'directory')
      throw new ToolFailure(`${path} is not a directory; searchDirectory is the directory to search`);
    const listed = await listFiles(path, context);
    const isResult = selectResults(path, null, context);
    const excluded = exclude.map((glob) => selectResults(path, compilePathGlob(glob), context));
    const wanted = listed.paths.filter((file) => isResult(file) && !excluded.some((matches) => matches(file)));
    const found = await rankFiles(wanted, pattern, limit, context);
    const truncated = listed.truncated || found.total > found.files.length;
    const unread = listed.unread.filter((entry) => isResult(entry.path));
    return {
      value: {
        files: found.files.map((file) => ({ ...file, indices: [...file.indices] })),
        truncated,
        unread: listUnread(unread),
      },
      text: renderSearch(
        found.files.map((file) => renderHostileText(file.path)),
        { truncated, unread },
        { nothing: 'No file matches.', advice: 'write more of the path or raise limit' },
      ),
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
  const candidates = paths.filter((path) => {
    const text = path.toLowerCase();
    return words.every((word) => containsInOrder(text, word));
  });
  const byName = new Map<string, string[]>();
  for (const path of candidates) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const same = byName.get(name);
    if (same === undefined) byName.set(name, [path]);
    else same.push(path);
  }
  const options = { threshold: 0, limit: 0 };
  const named = go(pattern, [...byName.keys()], options);
  const total = named.reduce((sum, { target }) => sum + (byName.get(target)?.length ?? 0), 0);
  const best = takeBest(named, limit, ({ target, score, indexes }) =>
    (byName.get(target) ?? []).map((path): FoundFile => {
      const start = path.length - target.length;
      return { path, score: 1 + score, indices: indexes.map((index) => start + index) };
    }),
  );
  // A match in the base name is always before one in the path.
  const seen = total > limit ? null : new Set(best.map(({ path }) => path));
  const inPath =
    seen === null
      ? []
      : go(
          pattern,
          candidates.filter((path) => !seen.has(path)),
          options,
        );
  const others = takeBest(inPath, limit, ({ target, score, indexes }) => [
    { path: target, score, indices: [...indexes] },
  ]);
  // It keeps every text that it has prepared.
  cleanup();
  const files = [...best, ...others]
    .toSorted(compareFiles)
    .slice(0, limit)
    .map((file) => ({ ...file, score: Math.round(file.score * 1_000) / 1_000 }));
  return { files, total: total + inPath.length };
}

interface ScoredText {
  readonly target: string;
  readonly score: number;
  /** Computed when it is read. */
  readonly indexes: readonly number[];
}

/** The files of the best results, at least `limit` if there are so many, and all of the last score. Results come with the best first. */
function takeBest(
  results: Iterable<ScoredText>,
  limit: number,
  listFound: (result: ScoredText) => readonly FoundFile[],
): FoundFile[] {
  const taken: FoundFile[] = [];
  let last = 0;
  for (const result of results) {
    if (taken.length >= limit && result.score < last) break;
    taken.push(...listFound(result));
    last = result.score;
  }
  return taken;
}

// Programs list files in any order.
function compareFiles(left: FoundFile, right: FoundFile): number {
  if (left.score !== right.score) return right.score - left.score;
  if (left.path.length !== right.path.length) return left.path.length - right.path.length;
  return left.path < right.path ? -1 : 1;
}

function containsInOrder(text: string, word: string): boolean {
  let at = -1;
  for (const character of word) {
    at = text.indexOf(character, at + 1);
    if (at < 0) return false;
  }
  return true;
}
