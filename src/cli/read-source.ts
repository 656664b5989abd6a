import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CommandContext } from '../run/command-context.ts';
import { hasCode, HarnessError, readErrorMessage } from '../core/types/error.ts';
import { readTask } from '../task/read-task.ts';

/** The text of a file that the command line names, or of standard input for `-`. Rejects with `usage`. */
export async function readSource(file: string, context: CommandContext): Promise<string> {
  if (file === '-') return (await readTask({ type: 'stdin', stream: context.stdin, trust: 'trusted' })).text;
  try {
    return await readFile(resolve(context.host.workingFolder, file), 'utf8');
  } catch (thrown) {
    throw new HarnessError({
      code: 'usage',
      message: `${file} cannot be read: ${explain(thrown)}`,
      hint: 'Give a file, or - for standard input.',
      cause: thrown,
    });
  }
}

function explain(thrown: unknown): string {
  if (hasCode(thrown, 'ENOENT')) return 'it does not exist';
  return hasCode(thrown, 'EISDIR') ? 'it is a folder' : readErrorMessage(thrown);
}
