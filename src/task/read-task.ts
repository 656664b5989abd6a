import { open, realpath } from 'node:fs/promises';
import { isAbsolute, resolve, sep } from 'node:path';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';

/**
 * `trusted` text is an instruction. The author of `untrusted` text may not give instructions, so it goes into an envelope. In an `enveloped`
 * text it is in an envelope already, amid instructions.
 */
export type TaskTrust = 'trusted' | 'untrusted' | 'enveloped';

export interface Task {
  readonly text: string;
  /** For people: `input task`, `file TASK.md`, `standard input`. */
  readonly origin: string;
  readonly trust: TaskTrust;
}

export type TaskSource =
  | { readonly type: 'text'; readonly text: string; readonly origin: string; readonly trust: TaskTrust }
  | {
      readonly type: 'file';
      readonly path: string;
      /** The directory from which a relative path starts, and which it must not leave. */
      readonly root: string;
      /** The work tree of a pull request is its author's, and so is a task file in it. */
      readonly trust: TaskTrust;
    }
  | { readonly type: 'stdin'; readonly stream: AsyncIterable<Uint8Array | string>; readonly trust: TaskTrust };

export const maxTaskBytes = 256 * 1024;

/** Reads the task. Rejects with `usage` for a task that is empty, too long, not UTF-8 text, or not to be found. */
export async function readTask(source: TaskSource): Promise<Task> {
  switch (source.type) {
    case 'text':
      return createTask(Buffer.from(source.text, 'utf8'), source.origin, source.trust);
    case 'file':
      return createTask(await readTaskFile(source.path, source.root), `file ${source.path}`, source.trust);
    case 'stdin':
      return createTask(await readStream(source.stream), 'standard input', source.trust);
  }
}

async function readTaskFile(path: string, root: string): Promise<Uint8Array> {
  let file;
  try {
    const found = await realpath(resolve(root, path));
    // An absolute path is the caller's own word; a relative one may go through a link that the repository holds.
    if (!isAbsolute(path) && !found.startsWith((await realpath(root)) + sep)) {
      throw refuse(
        `the task file ${path} leads out of ${root}`,
        'Give a file inside the checkout, or an absolute path.',
      );
    }
    file = await open(found);
    if (!(await file.stat()).isFile()) throw refuse(`the task file ${path} is not a file`, 'Give a text file.');
    const buffer = Buffer.alloc(maxTaskBytes + 1);
    let length = 0;
    for (;;) {
      const { bytesRead } = await file.read(buffer, length, buffer.length - length);
      length += bytesRead;
      if (bytesRead === 0 || length === buffer.length) return buffer.subarray(0, length);
    }
  } catch (cause) {
    if (cause instanceof HarnessError) throw cause;
    throw refuse(
      `the task file ${path} cannot be read: ${readErrorMessage(cause)}`,
      'Check the path; it starts from the root of the checkout.',
      cause,
    );
  } finally {
    await file?.close();
  }
}

async function readStream(stream: AsyncIterable<Uint8Array | string>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, 'utf8') : chunk;
    chunks.push(bytes);
    length += bytes.length;
    if (length > maxTaskBytes) break;
  }
  return Buffer.concat(chunks);
}

function createTask(bytes: Uint8Array, origin: string, trust: TaskTrust): Task {
  if (bytes.length > maxTaskBytes) {
    throw refuse(
      `the task (${origin}) is longer than ${maxTaskBytes} bytes`,
      'Describe the task shortly, and name the files to read.',
    );
  }
  const text = decode(bytes, origin).trim();
  if (text === '') throw refuse(`the task (${origin}) is empty`, 'Describe what the agent has to do.');
  if (text.includes('\0')) throw refuse(`the task (${origin}) is not text`, 'Give a text without NUL characters.');
  return { text, origin, trust };
}

function decode(bytes: Uint8Array, origin: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw refuse(`the task (${origin}) is not UTF-8 text`, 'Save it as UTF-8.', cause);
  }
}

function refuse(message: string, hint: string, cause?: unknown): HarnessError {
  return new HarnessError({ code: 'usage', message, hint, ...(cause === undefined ? {} : { cause }) });
}
