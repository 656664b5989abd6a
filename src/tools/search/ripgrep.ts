import { failSearch, readSearchOutput, runSearchProgram, type SearchBackEnd } from './search.ts';

/** Arguments to search hidden files, but not files that git ignores. No configuration of ripgrep is used. */
export const ignoreArguments = [
  '--no-config',
  '--hidden',
  '--glob=!.git',
  '--no-require-git',
  '--no-ignore-global',
  '--no-ignore-dot',
  '--no-messages',
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
      request.caseSensitive ? '--case-sensitive' : '--ignore-case',
      ...(request.output === 'files'
        ? ['--files-with-matches']
        : [
            '--line-number',
            '--no-heading',
            '--max-columns=1000',
            '--max-columns-preview',
            `--max-count=${request.limit + 1}`,
          ]),
      `--regexp=${request.pattern}`,
      '--',
      request.path === '.' ? '.' : `./${request.path}`,
    ],
    context,
  );
  if (result === 'unavailable') return 'unavailable';
  // 2 without a message: some file could not be read, which is how hidden files look.
  if (result.exitCode === 2 && result.stderr.trim() !== '') throw failSearch('rg', result);
  if (result.exitCode !== null && result.exitCode > 2) throw failSearch('rg', result);
  return readSearchOutput(result, request);
};
