import { keepLine } from '../../core/text/cut-text.ts';
import {
  maxLineCharacters,
  readSearchOutput,
  renderSearchedPath,
  ripgrepErrors,
  runSearchProgram,
  type SearchBackEnd,
} from './search.ts';

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

/** The end of a line of which ripgrep shows the start alone, by `--max-columns-preview`. */
const omittedEnd = / \[\.\.\. (?:omitted end of long line|\d+ more match(?:es)?)\]$/;

/** Searches with ripgrep. */
export const searchWithRipgrep: SearchBackEnd = async (request, context) => {
  // A type narrows without overriding the ignore files, as --glob would. An include that names a file's type is no exception to them.
  const types = request.nameGlobs.flatMap((glob) => [`--type-add=included:${glob}`]);
  const searchAs = (...dialect: readonly string[]) =>
    runSearchProgram(
      [
        'rg',
        ...ignoreArguments,
        ...dialect,
        '--color=never',
        '--sort=path',
        '--null',
        '--with-filename',
        ...(types.length === 0 || request.pathKind === 'file' ? [] : [...types, '--type=included']),
        // The lines of a binary file are shown if the file was named.
        ...(request.pathKind === 'file' ? ['--text'] : []),
        ...(request.multiline ? ['--multiline'] : []),
        // Then no line may contain a carriage return: ripgrep refuses a pattern with one.
        ...(!request.multiline && request.pattern.includes('\\r') ? [] : ['--crlf']),
        request.caseSensitive ? '--case-sensitive' : '--ignore-case',
        ...(request.output === 'files'
          ? ['--files-with-matches']
          : [
              '--line-number',
              '--no-heading',
              // A whole file can be one line. Without it, the results after it would not fit into the output.
              '--max-columns=1000',
              '--max-columns-preview',
              `--max-count=${request.limit + 1}`,
              `--context=${request.context}`,
            ]),
        `--regexp=${request.pattern}`,
        '--',
        renderSearchedPath(request.path),
      ],
      context,
    );
  const own = await searchAs();
  // Its own expressions have neither look-around nor backreferences.
  const perl = own.stderr.includes('Consider enabling PCRE2') ? await searchAs('--pcre2') : own;
  const result = perl.stderr.includes('PCRE2 is not available') ? own : perl;
  const found = readSearchOutput(result, request, context, ripgrepErrors);
  return { ...found, hits: found.hits.map((hit) => ({ ...hit, text: cutPreview(hit.text) })) };
};

// The length of the line, and the place of the match in it, are not known.
function cutPreview(text: string): string {
  return omittedEnd.test(text)
    ? `${keepLine(text.replace(omittedEnd, ''), maxLineCharacters - cutMark.length)}${cutMark}`
    : text;
}

const cutMark = '… [long line: the match may be after this]';
