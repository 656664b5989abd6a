import { readSearchOutput, renderSearchedPath, ripgrepErrors, runSearchProgram, type SearchBackEnd } from './search.ts';

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
      request.caseSensitive ? '--case-sensitive' : '--ignore-case',
      ...(request.output === 'files'
        ? ['--files-with-matches']
        : [
            '--line-number',
            '--no-heading',
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
  return readSearchOutput(result, request, context, ripgrepErrors);
};
