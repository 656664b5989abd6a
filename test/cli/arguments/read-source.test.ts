import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readSource } from '../../../src/cli/arguments/read-source.ts';
import type { CommandContext } from '../../../src/run/host/command-context.ts';
import { createDirectory } from '../../fixtures/workspace.ts';

/** Reads the same text as a file and from standard input. */
async function readBoth(text: string): Promise<[string, string]> {
  const directory = createDirectory();
  writeFileSync(join(directory, 'source'), text);
  const host = { workingDirectory: directory };
  const context = { host, stdin: Readable.from([Buffer.from(text)]) } as unknown as CommandContext;
  return [await readSource('source', context), await readSource('-', context)];
}

test.each([
  ['a text that is longer than a task may be', 'a\n'.repeat(200_000)],
  ['whitespace around it', '\n  a \n'],
  ['nothing', ''],
  ['a NUL', 'a\0b'],
])('a source with %s is the same from standard input as from a file', async (_name, text) => {
  expect(await readBoth(text)).toEqual([text, text]);
});

test('standard input that is too long is refused by its own name', async () => {
  const chunk = Buffer.alloc(1024 * 1024, 'a');
  const stdin = Readable.from(Array.from({ length: 33 }, () => chunk));
  await expect(readSource('-', { stdin } as unknown as CommandContext)).rejects.toMatchObject({
    code: 'usage',
    message: 'standard input has more than 33554432 bytes',
  });
});
