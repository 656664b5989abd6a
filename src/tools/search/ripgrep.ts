import { ToolFailure, type ToolContext } from '../../core/ports/tool.ts';
import {
  cleanPath,
  maxLineCharacters,
  readMatchRecords,
  readSearchOutput,
  renderPart,
  renderSearchedPath,
  ripgrepErrors,
  runSearchProgram,
  sideCharacters,
  type SearchBackEnd,
  type SearchHit,
  type SearchRequest,
} from './search.ts';
import type { WorkspacePath } from '../../core/ports/sandbox.ts';

/** Arguments to search hidden files, but not files that git ignores. No configuration of ripgrep is used. */
export const ignoreArguments = [
  '--no-config',
  '--hidden',
  '--glob=!.git',
  '--no-require-git',
  '--no-ignore-global',
  '--no-ignore-dot',
  '--no-ignore-messages',
] as const;

/** The end of a line of which ripgrep shows the start alone. */
const omittedEnd = / \[\.\.\. (?:omitted end of long line|\d+ more match(?:es)?)\]$/;
/** Files whose long lines are searched again for the place of the match. */
const maxLongFiles = 50;
/** Separates the parts of a match. */
const separator = '\x01';

/** Searches with ripgrep. */
export const searchWithRipgrep: SearchBackEnd = async (request, context) => {
  // A type narrows without overriding the ignore files, as --glob would. An include that names a file's type is no exception to them.
  const types = request.nameGlobs.flatMap((glob) => [`--type-add=included:${glob}`]);
  const result = await runSearchProgram(
    [
      'rg',
      ...ignoreArguments,
      '--color=never',
      '--sort=path',
      '--null',
      '--with-filename',
      ...(types.length === 0 || request.pathKind === 'file' ? [] : [...types, '--type=included']),
      // The lines of a binary file are shown if the file was named.
      ...(request.pathKind === 'file' ? ['--text'] : []),
      ...(request.multiline ? ['--multiline'] : []),
      ...matchArguments(request),
      ...(request.output === 'files'
        ? ['--files-with-matches']
        : [
            '--line-number',
            '--no-heading',
            ...previewArguments,
            `--max-count=${request.limit + 1}`,
            `--context=${request.context}`,
          ]),
      `--regexp=${request.pattern}`,
      '--',
      renderSearchedPath(request.path),
    ],
    context,
  );
  const found = readSearchOutput(result, request, context, ripgrepErrors);
  return { ...found, hits: await showLongLines(found.hits, request, context) };
};

// A whole file can be one line. Without it, the results after it would not fit into the output.
const previewArguments = ['--max-columns=1000', '--max-columns-preview'];

function matchArguments({ pattern, multiline, caseSensitive }: SearchRequest): readonly string[] {
  return [
    // Then no line may contain a carriage return: ripgrep refuses a pattern with one.
    ...(!multiline && pattern.includes('\\r') ? [] : ['--crlf']),
    caseSensitive ? '--case-sensitive' : '--ignore-case',
  ];
}

/** The hits with the part of each long line that is around its first match, or with its start if that is not found. */
async function showLongLines(
  hits: readonly SearchHit[],
  request: SearchRequest,
  context: ToolContext,
): Promise<readonly SearchHit[]> {
  const isLong = ({ text }: SearchHit): boolean => omittedEnd.test(text);
  const paths = [...new Set(hits.filter((hit) => isLong(hit) && !hit.isContext).map(({ path }) => path))];
  const parts =
    paths.length === 0 || request.multiline
      ? new Map()
      : await findParts(paths.slice(0, maxLongFiles), request, context);
  return hits.map((hit) => {
    if (!isLong(hit)) return hit;
    const part = hit.isContext ? undefined : parts.get(`${hit.path}\0${hit.line}`);
    return { ...hit, text: part ?? renderPart('', hit.text.replace(omittedEnd, '')) };
  });
}

/** The parts of lines around the first match of each, by path and line. Empty if the search for them fails. */
async function findParts(
  paths: readonly string[],
  request: SearchRequest,
  context: ToolContext,
): Promise<ReadonlyMap<string, string>> {
  const command = [
    '--no-config',
    '--color=never',
    '--null',
    '--with-filename',
    '--line-number',
    '--no-heading',
    '--text',
    ...previewArguments,
    ...matchArguments(request),
    '--only-matching',
    `--replace=\${before_}${separator}\${match_}\${after_}`,
    `--regexp=(?P<before_>.{0,${sideCharacters}}?)(?P<match_>${request.pattern})(?P<after_>.{0,${maxLineCharacters}})`,
    '--',
    ...paths.map((path) => renderSearchedPath(path as WorkspacePath)),
  ];
  const parts = new Map<string, string>();
  try {
    const { stdout } = await runSearchProgram(['rg', ...command], context);
    for (const { path, line, text } of readMatchRecords(stdout)) {
      const [before = '', after] = text.replace(omittedEnd, '').split(separator, 2);
      const key = `${cleanPath(path)}\0${line}`;
      if (after === undefined || parts.has(key)) continue;
      parts.set(key, renderPart(before, after));
    }
  } catch (thrown) {
    if (context.signal.aborted || !(thrown instanceof ToolFailure)) throw thrown;
  }
  return parts;
}
