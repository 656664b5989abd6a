import type { WorkspacePath } from '../../core/ports/sandbox.ts';
import { ToolFailure, type ToolContext } from '../../core/ports/tool.ts';
import { ignoreArguments } from './ripgrep.ts';
import { cleanPath, failSearch, runSearchProgram } from './search.ts';

/** Paths of about half a million files. */
const maxListBytes = 64 * 1024 * 1024;

/** The files below a folder that git does not ignore, hidden ones included, in no order. Lists inside the sandbox. */
export async function listFiles(
  folder: WorkspacePath,
  context: ToolContext,
): Promise<{ readonly paths: readonly string[]; readonly truncated: boolean }> {
  const commands: readonly [string, ...string[]][] = [
    ['rg', '--files', ...ignoreArguments, '--null', '--', folder === '.' ? '.' : `./${folder}`],
    ['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', `:(literal)${folder}`],
  ];
  for (const command of commands) {
    const result = await runSearchProgram(command, context, maxListBytes);
    if (result === 'unavailable') continue;
    // 1: no file. 2 without a message: some folder could not be read.
    if ((result.exitCode ?? 0) > 1 && result.stderr.trim() !== '') throw failSearch(command[0], result);
    const truncated = result.flooded || result.stdoutBytes > maxListBytes;
    const records = (truncated ? result.stdout.slice(0, maxListBytes / 8) : result.stdout).split('\0');
    // What follows the last NUL is empty, or a record that was cut.
    records.pop();
    // git lists a nested repository as a folder.
    return { paths: records.filter((path) => !path.endsWith('/')).map(cleanPath), truncated };
  }
  throw new ToolFailure('no program that lists files could be started in the sandbox (rg or git)');
}
