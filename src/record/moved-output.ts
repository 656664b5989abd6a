import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { recordFiles } from '../core/types/record.ts';

/** The file of the record for a long JSON text of an event, and the text that replaces it in the event. */
export function nameMovedOutput(seq: number): { readonly name: string; readonly replacement: string } {
  const name = `${recordFiles.outputs}/${seq}.json`;
  return { name, replacement: JSON.stringify({ file: name }) };
}

const replacement = /^\{"file":"(outputs\/\d+\.json)"\}$/;

/** The JSON text of an event, from its file if it was moved. Throws `usage` if the record lacks the file. */
export function readMovedOutput(json: string, directory: string): string {
  const file = replacement.exec(json)?.[1];
  if (file === undefined) return json;
  try {
    return readFileSync(join(directory, file), 'utf8');
  } catch (cause) {
    throw new HarnessError({
      code: 'usage',
      message: `${directory}: ${file}, the output of a call, cannot be read: ${readErrorMessage(cause)}`,
      hint: 'Give the whole record directory as the run left it.',
      cause,
    });
  }
}
