import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CommandContext } from '../../run/host/command-context.ts';
import { explainUnreadable, HarnessError } from '../../core/types/error.ts';

/** More than the arguments of any tool. */
const maxInputBytes = 32 * 1024 * 1024;

/** The text of a file that the command line names, or of standard input for `-`. Rejects with `usage`. */
export async function readSource(file: string, context: CommandContext): Promise<string> {
  if (file === '-') return (await readStandardInput(context)).toString();
  try {
    return await readFile(resolve(context.host.workingDirectory, file), 'utf8');
  } catch (thrown) {
    throw new HarnessError({
      code: 'usage',
      message: `${file} cannot be read: ${explainUnreadable(thrown)}`,
      hint: 'Give a file, or - for standard input.',
      cause: thrown,
    });
  }
}

/** The whole of standard input. Rejects with `usage`. */
export async function readStandardInput({ stdin }: CommandContext): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stdin) {
    chunks.push(Buffer.from(chunk));
    bytes += chunk.length;
    if (bytes > maxInputBytes)
      throw new HarnessError({
        code: 'usage',
        message: `standard input has more than ${maxInputBytes} bytes`,
        hint: 'Give less at once.',
      });
  }
  return Buffer.concat(chunks);
}
