import * as z from 'zod';
import { ToolFailure, type ToolContext } from '../core/ports/tool.ts';
import { defineTool } from './definition/define-tool.ts';
import { directoryField, textField } from './definition/text-field.ts';
import { lowerPath, renderHostileText, requireInside } from './files/path-access.ts';
import { listFiles } from './search/list-files.ts';
import { compilePathGlob, hasFewAlternatives, pathGlob } from './search/path-glob.ts';
import { describeClosed, listUnread, renderSearch, selectResults } from './search/search.ts';
import { compareText } from '../core/text/compare-text.ts';

const input = z.strictObject({
  pattern: textField(200).regex(/\S/, 'is empty').refine(hasFewAlternatives, 'has too many alternatives'),
  limit: z.int().min(1).max(1_000).default(25),
  searchDirectory: directoryField.default('.'),
  exclude: z.array(pathGlob).max(50).optional(),
});

interface FoundFile {
  readonly path: string;
  /** Up to 1 for a match in the path, above 1 for one in the base name. */
  readonly score: number;
  /** Where the compared text begins in the path. */
  readonly start: number;
  /** The positions of the matched characters in that text, computed when they are read. */
  readonly match: { readonly indexes: readonly number[] };
}

/** The best files, and how many there are. */
interface Ranked {
  readonly files: readonly FoundFile[];
  readonly total: number;
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
    const compile = (glob: string) => selectResults(path, compilePathGlob(glob, context.sandbox.files.root), context);
    const excluded = exclude.map(compile);
    const wanted = listed.paths.filter((file) => isResult(file) && !excluded.some((matches) => matches(file)));
    // Models write globs too. No path has a star in it.
    const found = pattern.includes('*')
      ? takeFirst(wanted.filter(compile(pattern)).map(createEqual), limit)
      : await rankFiles(wanted, pattern, limit, context);
    const truncated = listed.truncated || found.total > found.files.length;
    const unread = listed.unread.filter((entry) => isResult(entry.path));
    return {
      value: {
        files: found.files.map(({ path: file, score, start, match }) => ({
          path: file,
          score: Math.round(score * 1_000) / 1_000,
          indices: match.indexes.map((index) => start + index),
        })),
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
): Promise<Ranked> {
  // Loaded with the first search: most runs make none.
  const { cleanup, single } = await import('fuzzysort');
  context.signal.throwIfAborted();
  const words = pattern.toLowerCase().split(/\s+/);
  const found = paths.flatMap((path): FoundFile[] => {
    const text = path.toLowerCase();
    // The library prepares each text that it compares, which takes most of the time in a large tree.
    if (!words.every((word) => containsInOrder(text, word))) return [];
    const start = path.lastIndexOf('/') + 1;
    const inName = single(pattern, path.slice(start));
    if (inName !== null) return [{ path, score: 1 + inName.score, start, match: inName }];
    const inPath = single(pattern, path);
    return inPath === null ? [] : [{ path, score: inPath.score, start: 0, match: inPath }];
  });
  // It keeps every text that it has prepared.
  cleanup();
  return takeFirst(found, limit);
}

function createEqual(path: string): FoundFile {
  return { path, score: 1, start: 0, match: { indexes: [] } };
}

function takeFirst(found: readonly FoundFile[], limit: number): Ranked {
  return { files: found.toSorted(compareFiles).slice(0, limit), total: found.length };
}

// Programs list files in any order.
function compareFiles(left: FoundFile, right: FoundFile): number {
  return right.score - left.score || left.path.length - right.path.length || compareText(left.path, right.path);
}

function containsInOrder(text: string, word: string): boolean {
  let at = -1;
  for (const character of word) {
    at = text.indexOf(character, at + 1);
    if (at < 0) return false;
  }
  return true;
}
