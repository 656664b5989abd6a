import { readFile, stat } from 'node:fs/promises';
import { explainUnreadable, HarnessError } from '../core/types/error.ts';

export interface Task {
  readonly text: string;
  /** For people: `input task`, `file TASK.md`, `standard input`. */
  readonly origin: string;
  /** `trusted` text is an instruction. In an `enveloped` one, texts whose authors may not give instructions are in envelopes, amid instructions. */
  readonly trust: 'trusted' | 'enveloped';
}

export const maxTaskBytes = 256 * 1024;

/** Reads a task from a file, which its user or the job names by an absolute path. Rejects with `usage`. */
export async function readTaskFile(path: string, origin: string): Promise<Task> {
  try {
    const stats = await stat(path);
    if (!stats.isFile()) throw refuse(`the task (${origin}) is not a file`, 'Give a text file.');
    if (stats.size > maxTaskBytes) throw refuseLong(origin);
    return createTask(await readFile(path), origin);
  } catch (cause) {
    if (cause instanceof HarnessError) throw cause;
    throw refuse(
      `the task (${origin}) cannot be read: ${explainUnreadable(cause)}`,
      'Check the path; it starts from the root of the checkout.',
      cause,
    );
  }
}

/** Throws `usage` for a task that is empty, too long, or not UTF-8 text. */
export function createTask(bytes: Uint8Array, origin: string): Task {
  if (bytes.length > maxTaskBytes) throw refuseLong(origin);
  const text = decode(bytes, origin).trim();
  if (text === '') throw refuse(`the task (${origin}) is empty`, 'Describe what the agent has to do.');
  if (text.includes('\0')) throw refuse(`the task (${origin}) is not text`, 'Give a text without NUL characters.');
  return { text, origin, trust: 'trusted' };
}

function decode(bytes: Uint8Array, origin: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw refuse(`the task (${origin}) is not UTF-8 text`, 'Save it as UTF-8.', cause);
  }
}

function refuseLong(origin: string): HarnessError {
  return refuse(
    `the task (${origin}) is longer than ${maxTaskBytes} bytes`,
    'Describe the task shortly, and name the files to read.',
  );
}

function refuse(message: string, hint: string, cause?: unknown): HarnessError {
  return new HarnessError({ code: 'usage', message, hint, cause });
}
