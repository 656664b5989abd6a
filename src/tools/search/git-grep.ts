import { isAbsolute, posix } from 'node:path';
import type { CommandResult } from '../../core/ports/sandbox.ts';
import type { ToolContext } from '../../core/ports/tool.ts';
import {
  createGitErrors,
  readSearchOutput,
  runSearchProgram,
  SearchUnavailable,
  type SearchBackEnd,
  type SearchRequest,
} from './search.ts';

/** Lets `$` match before the CRLF of a line too. Source: pcre2pattern(3), newline conventions. Extended expressions have no such option. */
const anyLineEnd = '(*ANYCRLF)';

/** Searches with `git grep` over the work tree, tracked or not; the repository's index and configuration play no part. */
export const searchWithGit: SearchBackEnd = async (request, context) => {
  if (request.multiline) throw new SearchUnavailable('git grep matches single lines only');
  const target = locateTarget(request);
  const searchIn = async (selection: readonly string[]): Promise<CommandResult> => {
    const perl = await runSearchProgram(buildCommand(request, target, '--perl-regexp', selection), context);
    // Some builds of git know no Perl expressions.
    return /USE_LIBPCRE/.test(perl.stderr)
      ? runSearchProgram(buildCommand(request, target, '--extended-regexp', selection), context)
      : perl;
  };
  // A file that was named is searched, ignored or not, and its lines are shown even if it is binary.
  const found = await searchIn(request.pathKind === 'file' ? ['--text'] : ['--exclude-standard', '-I']);
  const isEmpty = request.pathKind === 'directory' && found.stdout === '';
  const result = isEmpty && (await isIgnored(target, context)) ? await searchIn(['-I']) : found;
  const prefix = result.stderr === '' ? '' : await readPrefix(target, context);
  // An error quotes the pattern.
  const shown = { ...result, stderr: result.stderr.replaceAll(anyLineEnd, '') };
  return readSearchOutput(shown, request, context, createGitErrors(target.directory, prefix), target.directory);
};

/** True for a directory that git ignores. If it was named, its files are searched, as ripgrep does it. */
export async function isIgnored({ directory, inside }: GitTarget, context: ToolContext): Promise<boolean> {
  const command = ['check-ignore', '--quiet', '--no-index', '--', `./${inside}`];
  return (await runSearchProgram(['git', '-C', directory, ...command], context)).exitCode === 0;
}

// In its errors, git writes paths from the root of the repository. Empty outside of one.
async function readPrefix({ directory }: GitTarget, context: ToolContext): Promise<string> {
  const { exitCode, stdout } = await runSearchProgram(['git', '-C', directory, 'rev-parse', '--show-prefix'], context);
  return exitCode === 0 ? stdout.replace(/\n$/, '') : '';
}

/** The directory in which git searches, and the path of the target in it. */
interface GitTarget {
  readonly directory: string;
  readonly inside: string;
}

// git refuses a path outside its working directory.
function locateTarget({ path, pathKind }: SearchRequest): GitTarget {
  if (!isAbsolute(path)) return { directory: '.', inside: path };
  return pathKind === 'file'
    ? { directory: posix.dirname(path), inside: posix.basename(path) }
    : { directory: path, inside: '.' };
}

function buildCommand(
  request: SearchRequest,
  target: GitTarget,
  dialect: string,
  selection: readonly string[],
): readonly [string, ...string[]] {
  return [
    'git',
    '--no-pager',
    '-C',
    target.directory,
    'grep',
    '--no-index',
    ...selection,
    '--no-recurse-submodules',
    '--no-textconv',
    '--no-color',
    '--no-break',
    '--no-heading',
    '--no-full-name',
    '--null',
    ...(request.caseSensitive ? [] : ['--ignore-case']),
    ...(request.output === 'files'
      ? ['--files-with-matches', '--no-column']
      : ['--line-number', '--column', `--context=${request.context}`]),
    dialect,
    '-e',
    dialect === '--perl-regexp' ? `${anyLineEnd}${request.pattern}` : request.pattern,
    '--',
    ...listPathspecs(request, target),
  ];
}

function listPathspecs({ pathKind, nameGlobs }: SearchRequest, { inside }: GitTarget): string[] {
  if (pathKind === 'file' || nameGlobs.length === 0) return [`:(literal)${inside}`];
  const directory = inside === '.' ? '' : `${inside.replaceAll(/[*?[\]\\]/g, '\\$&')}/`;
  return nameGlobs.map((glob) => `:(glob)${directory}**/${glob}`);
}
