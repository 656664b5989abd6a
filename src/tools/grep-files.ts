import * as z from 'zod';
import { expandBraces } from '../core/text/glob.ts';
import { ToolFailure } from '../core/ports/tool.ts';
import { cutLine } from '../core/text/cut-text.ts';
import { defineTool } from './definition/define-tool.ts';
import { lowerPath, renderHostileText, requireInside } from './files/path-access.ts';
import { searchWithGit } from './search/git-grep.ts';
import { compilePathGlob, pathGlob } from './search/path-glob.ts';
import { searchWithRipgrep } from './search/ripgrep.ts';
import {
  describeClosed,
  listUnread,
  renderSearch,
  searchWithFirst,
  type SearchBackEnd,
  type SearchHit,
} from './search/search.ts';

const maxTextCharacters = 300;

/** The best first; the next is used if a program is not installed. */
const backEnds: readonly SearchBackEnd[] = [searchWithRipgrep, searchWithGit];

const input = z.strictObject({
  pattern: z
    .string()
    .min(1)
    .max(4_000, { abort: true })
    .regex(/^[^\0\r\n]*$/, 'is one line without NUL')
    .refine((text) => text.isWellFormed(), 'is not valid Unicode')
    .describe('Regular expression, line by line.'),
  include: pathGlob.optional().describe('Glob such as *.ts or src/**/*.{ts,tsx}.'),
  path: z.string().default('.').describe('Folder or file.'),
  limit: z.int().min(1).max(2_000).default(100),
  caseSensitive: z.boolean().default(true),
  output: z.enum(['files', 'matches']).default('files'),
});

/** Searches file contents inside the sandbox. Hidden files are searched; `.git` and files that git ignores are not. */
export const grepFiles = defineTool({
  name: 'grepFiles',
  structuredName: 'grep_files',
  kind: 'read',
  packs: ['core-codex', 'file-ops', 'read-only'],
  aliases: ['grep', 'ripgrep', 'search_file_content', 'search_files'],
  description: 'Searches file contents: paths, or lines with output "matches".',
  input,
  returns:
    '{ files: string[]; truncated: boolean }; for output "matches", matches instead of files: { path: string; line: number; text: string }[]',

  accesses: async ({ path }, files) => [await lowerPath('read', path, files)],

  async run(search, context) {
    const { path } = await requireInside(search.path, context.sandbox.files);
    const stats = await context.sandbox.files.stat(path);
    if (stats === null) throw new ToolFailure(`${renderHostileText(path)} does not exist`);
    if (stats.isClosed) throw new ToolFailure(describeClosed(path));
    if (stats.kind !== 'file' && stats.kind !== 'directory')
      throw new ToolFailure(`${renderHostileText(path)} is neither a file nor a directory`);
    const request = {
      pattern: search.pattern,
      path,
      pathKind: stats.kind,
      include: search.include === undefined ? null : compilePathGlob(search.include),
      nameGlobs: search.include === undefined ? [] : listNameGlobs(search.include),
      caseSensitive: search.caseSensitive,
      output: search.output,
      limit: search.limit,
    };
    const found = await searchWithFirst(backEnds.map((searchWith) => () => searchWith(request, context)));
    const hits = found.hits.toSorted(compareHits);
    const shown = hits.slice(0, search.limit);
    const truncated = found.truncated || hits.length > shown.length;
    const matches = shown.map((hit) => ({
      path: hit.path,
      line: hit.line,
      text: cutLine(hit.text, maxTextCharacters),
    }));
    const files = shown.map((hit) => hit.path);
    const unread = listUnread(found.unread);
    return {
      value: search.output === 'files' ? { files, truncated, unread } : { matches, truncated, unread },
      text: renderSearch(
        search.output === 'files'
          ? files.map(renderHostileText)
          : matches.map(({ path, line, text }) => `${renderHostileText(path)}:${line}: ${text}`),
        { truncated, unread: found.unread },
        { nothing: 'No matches.', advice: 'narrow the search or raise limit' },
      ),
      images: [],
    };
  },
});

// Only globs that mean the same to every program; for others the matcher alone decides.
function listNameGlobs(include: string): readonly string[] {
  const names = expandBraces(include).map((glob) => glob.slice(glob.lastIndexOf('/') + 1));
  return names.every((name) => /^[\w.*?+@ -]+$/.test(name) && !name.includes('**')) ? [...new Set(names)] : [];
}

function compareHits(left: SearchHit, right: SearchHit): number {
  if (left.path !== right.path) return left.path < right.path ? -1 : 1;
  return left.line - right.line;
}
