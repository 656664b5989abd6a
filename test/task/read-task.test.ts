import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTask, maxTaskBytes, readTaskFile } from '../../src/task/read-task.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'read-task-'));
});
afterEach(() => rm(root, { recursive: true }));

const readFileTask = (path: string) => readTaskFile(join(root, path), `file ${path}`);

describe('a task', () => {
  test('comes from bytes or a file, with its origin', async () => {
    await writeFile(join(root, 'TASK.md'), '\n Fix the tests.\n\n');
    const trust = 'trusted';
    expect(createTask(Buffer.from(' Fix it. '), 'input task')).toEqual({
      text: 'Fix it.',
      origin: 'input task',
      trust,
    });
    expect(await readFileTask('TASK.md')).toEqual({ text: 'Fix the tests.', origin: 'file TASK.md', trust });
  });

  test('is refused where it cannot be an instruction', async () => {
    await writeFile(join(root, 'empty.md'), ' \n');
    await writeFile(join(root, 'binary.md'), Buffer.from([0x66, 0xff, 0xfe]));
    await writeFile(join(root, 'nul.md'), 'a\0b');
    await writeFile(join(root, 'long.md'), 'x'.repeat(maxTaskBytes + 1));
    const cases = [
      ['empty.md', /is empty/],
      ['binary.md', /is not UTF-8 text/],
      ['nul.md', /is not text/],
      ['long.md', /is longer than/],
      ['missing.md', /cannot be read: it does not exist/],
      ['.', /is not a file/],
    ] as const;
    for (const [path, message] of cases) {
      await expect(readFileTask(path)).rejects.toMatchObject({
        code: 'usage',
        message: expect.stringMatching(message) as unknown,
        hint: expect.stringMatching(/./) as unknown,
      });
    }
  });
});
