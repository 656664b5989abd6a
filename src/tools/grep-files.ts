import * as z from 'zod';
import { ToolFailure } from '../core/ports/tool.ts';
import { cutLine } from '../core/text/cut-text.ts';
import { defineTool } from './definition/define-tool.ts';
import { directoryField, textField } from './definition/text-field.ts';
import { lowerPath, renderHostileText, requireInside } from './files/path-access.ts';
import { searchWithGit } from './search/git-grep.ts';
import { compilePathGlob, listGlobs, pathGlob } from './search/path-glob.ts';
import { searchWithRipgrep } from './search/ripgrep.ts';
import {
  describeClosed,
  listUnread,
  maxLineCharacters,
  renderSearch,
  searchWithFirst,
  type SearchBackEnd,
  type SearchHit,
} from './search/search.ts';
import { compareText } from '../core/text/compare-text.ts';

/** The best first; the next is used if a program is not installed. */
const backEnds: readonly SearchBackEnd[] = [searchWithRipgrep, searchWithGit];

const input = z
  .strictObject({
    pattern: textField(4_000)
      .min(1)
      .regex(/^[^\0\r]*$/, 'holds NUL or a carriage return')
      .describe('Regular expression.'),
    include: pathGlob.optional().describe('Glob.'),
    path: directoryField.default('.').describe('Directory or file.'),
    limit: z.int().min(1).max(2_000).default(100),
    caseSensitive: z.boolean().default(true),
    context: z.int().min(0).max(50).optional().describe('Lines around a match.'),
    multiline: z.boolean().optional().describe('Matches may span lines.'),
    output: z.enum(['matches', 'files']).default('matches'),
  })
  .refine(({ pattern, multiline }) => multiline === true || !pattern.includes('\n'), {
    path: ['pattern'],
    message: 'has several lines: set multiline, or search for one of its lines',
  });

/** Searches file contents inside the sandbox. Hidden files are searched; `.git` and files that git ignores are not. */
export const grepFiles = defineTool({
  name: 'grepFiles',
  structuredName: 'grep_files',
  kind: 'read',
  packs: ['core-codex', 'file-ops', 'read-only'],
  aliases: ['grep', 'ripgrep', 'search_file_content', 'search_files', 'grep_search'],
  description: 'Searches file contents.',
  input,
  accept: readFlags,
  returns:
    '{ matches: { path: string; line: number; text: string; context?: true }[]; files: string[]; truncated: boolean }',

  accesses: async ({ path }, files) => [await lowerPath('read', path, files)],

  async run(search, context) {
    const { path } = await requireInside(search.path, context.sandbox.files);
    const stats = await context.sandbox.files.stat(path);
    if (stats === null) throw new ToolFailure(`${renderHostileText(path)} does not exist`);
    if (stats.isClosed) throw new ToolFailure(describeClosed(path));
    if (stats.kind !== 'file' && stats.kind !== 'directory')
      throw new ToolFailure(`${renderHostileText(path)} is neither a file nor a directory`);
    const { pattern, multiline = false, context: contextLines = 0 } = search;
    const request = {
      pattern: quoteBraces(pattern),
      multiline,
      context: contextLines,
      path,
      pathKind: stats.kind,
      include: search.include === undefined ? null : compilePathGlob(search.include, context.sandbox.files.root),
      nameGlobs: search.include === undefined ? [] : listNameGlobs(search.include),
      caseSensitive: search.caseSensitive,
      output: search.output,
      limit: search.limit,
    };
    const found = await searchWithFirst(backEnds.map((searchWith) => () => searchWith(request, context)));
    const hits = found.hits.toSorted(compareHits);
    const shown = takeMatches(hits, search.limit);
    const truncated = found.truncated || hits.length > shown.length;
    const files = [...new Set(shown.map((hit) => hit.path))];
    const matches = (search.output === 'files' ? [] : shown).map((hit) => ({
      path: hit.path,
      line: hit.line,
      text: cutLine(hit.text, maxLineCharacters),
      ...(hit.isContext && { context: true }),
    }));
    return {
      value: { matches, files, truncated, unread: listUnread(found.unread) },
      text: renderSearch(
        search.output === 'files' ? files.map(renderHostileText) : shown.flatMap(renderHit),
        { truncated, unread: found.unread },
        { nothing: describeNothing(search), advice: 'narrow the search or raise limit' },
      ),
      images: [],
    };
  },
});

// The flags of the program, and one that means another expression.
function readFlags(written: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { '-i': i, '-n': _, '-A': after, '-B': before, '-C': around, ...options } = written;
  const { ignoreCase, ignore_case: folded = ignoreCase, literal, output_mode: mode, ...rest } = options;
  const { caseInsensitive, case_insensitive: insensitive = caseInsensitive, ...named } = rest;
  // As if they were left out.
  const idle: Readonly<Record<string, unknown>> = { isRegexp: true, head_limit: 0, offset: 0 };
  const others = Object.fromEntries(
    Object.entries(named).filter(([key, value]) => !(key in idle) || idle[key] !== value),
  );
  const lines = [after, before, around].filter((count) => typeof count === 'number');
  const output = mode === 'content' ? 'matches' : mode === 'files_with_matches' ? 'files' : undefined;
  return {
    ...(lines.length > 0 && { context: Math.max(...lines) }),
    ...((i ?? folded ?? insensitive) === true && { caseSensitive: false }),
    ...(output === undefined ? mode !== undefined && { output_mode: mode } : { output }),
    ...others,
    ...(literal === true &&
      typeof others['pattern'] === 'string' && {
        pattern: others['pattern'].replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
      }),
  };
}

/** The first matches, with the lines around them. */
function takeMatches(hits: readonly SearchHit[], limit: number): readonly SearchHit[] {
  let left = limit;
  const end = hits.findIndex(({ isContext }) => !isContext && (left -= 1) < 0);
  return end < 0 ? hits : hits.slice(0, end);
}

// As grep writes it: other marks for the lines around a match, and a line between places.
function renderHit({ path, line, text, isContext }: SearchHit, index: number, hits: readonly SearchHit[]): string[] {
  const mark = isContext ? '-' : ':';
  const before = hits[index - 1];
  const isApart =
    before !== undefined && hits.some((hit) => hit.isContext) && (before.path !== path || before.line + 1 !== line);
  return [
    ...(isApart ? ['--'] : []),
    `${renderHostileText(path)}${mark}${line}${mark} ${cutLine(text, maxLineCharacters)}`,
  ];
}

// The programs refuse a brace that begins no repetition, as in `interface{}`. Models know expressions in which it is a character.
function quoteBraces(pattern: string): string {
  return pattern.replaceAll(/\\[pPxuUgkoN]\{[^{}]*\}|\\[^]|\{\d+(?:,\d*)?\}|[{}]/g, (part) =>
    part === '{' || part === '}' ? `\\${part}` : part,
  );
}

function describeNothing({ pattern, include }: z.output<typeof input>): string {
  const where = include === undefined ? '' : ' in files that include selects';
  const advice = pattern.includes(String.raw`\|`)
    ? String.raw` \| is the character |; write a|b for alternatives.`
    : '';
  return `No matches${where}.${advice}`;
}

// Only globs that mean the same to every program, and no name of a directory; for others the matcher alone decides.
function listNameGlobs(include: string): readonly string[] {
  const names = listGlobs(include).map((glob) => glob.slice(glob.lastIndexOf('/') + 1));
  return names.every((name) => /^[\w.,*?+@ -]+$/.test(name) && /[*?]/.test(name) && !name.includes('**'))
    ? [...new Set(names)]
    : [];
}

function compareHits(left: SearchHit, right: SearchHit): number {
  return compareText(left.path, right.path) || left.line - right.line;
}
