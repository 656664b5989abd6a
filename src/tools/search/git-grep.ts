import { failSearch, readSearchOutput, runSearchProgram, type SearchBackEnd, type SearchRequest } from './search.ts';

/** Searches with `git grep` over the work tree, tracked or not; the repository's index and configuration play no part. */
export const searchWithGit: SearchBackEnd = async (request, context) => {
  const perl = await runSearchProgram(buildCommand(request, '--perl-regexp'), context);
  if (perl === 'unavailable') return 'unavailable';
  // Some builds of git know no Perl expressions.
  const result = /USE_LIBPCRE/.test(perl.stderr)
    ? await runSearchProgram(buildCommand(request, '--extended-regexp'), context)
    : perl;
  if (result === 'unavailable') return 'unavailable';
  if (result.exitCode !== null && result.exitCode > 1) throw failSearch('git grep', result);
  return readSearchOutput(result, request);
};

function buildCommand(request: SearchRequest, dialect: string): readonly [string, ...string[]] {
  return [
    'git',
    '--no-pager',
    'grep',
    '--no-index',
    // A file that was named is searched, ignored or not.
    ...(request.pathKind === 'file' ? [] : ['--exclude-standard']),
    '--no-recurse-submodules',
    '--no-textconv',
    '--no-color',
    '--no-column',
    '--no-break',
    '--no-heading',
    '--full-name',
    '-I',
    '--null',
    ...(request.caseSensitive ? [] : ['--ignore-case']),
    ...(request.output === 'files' ? ['--files-with-matches'] : ['--line-number']),
    dialect,
    '-e',
    request.pattern,
    '--',
    ...listPathspecs(request),
  ];
}

function listPathspecs({ path, pathKind, nameGlobs }: SearchRequest): string[] {
  if (pathKind === 'file' || nameGlobs.length === 0) return [`:(literal)${path}`];
  const folder = path === '.' ? '' : `${path.replaceAll(/[*?[\]\\]/g, '\\$&')}/`;
  return nameGlobs.map((glob) => `:(glob)${folder}**/${glob}`);
}
