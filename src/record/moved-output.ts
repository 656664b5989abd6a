import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { recordFiles } from '../core/types/record.ts';

const movedOutput = z.strictObject({ file: z.string().regex(/^outputs\/\d+\.json$/) });

/** The file of the record for a long JSON text of an event, and the text that replaces it in the event. */
export function nameMovedOutput(seq: number): { readonly name: string; readonly replacement: string } {
  const name = `${recordFiles.outputs}/${seq}.json`;
  return { name, replacement: JSON.stringify({ file: name }) };
}

/** The JSON text of an event, from its file if it was moved. Throws `usage` if the record lacks the file. */
export function readMovedOutput(json: string, directory: string): string {
  const moved = movedOutput.safeParse(parseJson(json));
  if (!moved.success) return json;
  const { file } = moved.data;
  try {
    return readFileSync(join(directory, file), 'utf8');
  } catch (cause) {
    throw new HarnessError({
      code: 'usage',
      message: `${directory}: ${file}, the output of a call, cannot be read: ${readErrorMessage(cause)}`,
      hint: 'Give the whole record folder as the run left it.',
      cause,
    });
  }
}

// A record that was not written by a run may contain any text here.
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
