import { isAbsolute } from 'node:path';
import type { CommandResult, WorkspacePath } from '../../core/ports/sandbox.ts';
import type { ToolContext } from '../../core/ports/tool.ts';
import { isIgnored } from './git-grep.ts';
import { ignoreArguments } from './ripgrep.ts';
import {
  createGitErrors,
  joinDirectory,
  readUnread,
  renderSearchedPath,
  ripgrepErrors,
  runSearchProgram,
  searchWithFirst,
  type Unread,
} from './search.ts';

/** Paths of about half a million files. */
const maxListBytes = 64 * 1024 * 1024;

interface FileList {
  readonly paths: readonly string[];
  readonly truncated: boolean;
  readonly unread: Unread;
}

/** The files below a directory that git does not ignore, hidden ones included, in no order. Lists inside the sandbox. */
export async function listFiles(directory: WorkspacePath, context: ToolContext): Promise<FileList> {
  return searchWithFirst([
    async () => {
      const command = ['--files', ...ignoreArguments, '--null', '--', renderSearchedPath(directory)];
      const result = await runSearchProgram(['rg', ...command], context, maxListBytes);
      return readList(result, '.', readUnread(result, directory, ripgrepErrors));
    },
    async () => {
      const base = isAbsolute(directory) ? directory : '.';
      const listIn = (selection: readonly string[]): Promise<CommandResult> =>
        runSearchProgram(['git', '-C', base, ...listWithGit(directory, selection)], context, maxListBytes);
      const listed = await listIn(['--exclude-standard']);
      const isOfIgnored = listed.stdout === '' && (await isIgnored({ directory: base, inside: directory }, context));
      const result = isOfIgnored ? await listIn([]) : listed;
      return readList(result, base, readUnread(result, directory, createGitErrors(base)));
    },
  ]);
}

// Outside a repository, git lists files only by a search: here for those that lack a match of an expression which nothing matches.
function listWithGit(directory: WorkspacePath, selection: readonly string[]): readonly string[] {
  return isAbsolute(directory)
    ? ['grep', '--no-index', ...selection, '--null', '-L', '--extended-regexp', '-e', 'x^']
    : ['ls-files', '-z', '--cached', '--others', ...selection, '--', `:(literal)${directory}`];
}

function readList(result: CommandResult, directory: string, unread: Unread): FileList {
  const truncated = result.flooded || result.stdoutBytes > maxListBytes;
  const records = (truncated ? result.stdout.slice(0, maxListBytes / 8) : result.stdout).split('\0');
  // What follows the last NUL is empty, or a record that was cut.
  records.pop();
  // git lists a nested repository as a directory.
  const paths = records.filter((path) => !path.endsWith('/')).map((path) => joinDirectory(directory, path));
  return { paths, truncated, unread };
}
