import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { maxTaskBytes, readTask } from '../../src/task/read-task.ts';

let directory: string;
let root: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'read-task-'));
  root = join(directory, 'workspace');
  await mkdir(root);
});
afterEach(() => rm(directory, { recursive: true }));

async function* endless() {
  for (;;) yield Buffer.alloc(65_536, 'x');
}

const readFileTask = (path: string) => readTask({ type: 'file', path, root, trust: 'untrusted' });

describe('a task', () => {
  test('comes from text, a file or a stream, with origin and trust', async () => {
    await writeFile(join(root, 'TASK.md'), '\n Fix the tests.\n\n');
    expect(await readTask({ type: 'text', text: ' Fix it. ', origin: 'input task', trust: 'trusted' })).toEqual({
      text: 'Fix it.',
      origin: 'input task',
      trust: 'trusted',
    });
    expect(await readFileTask('TASK.md')).toEqual({
      text: 'Fix the tests.',
      origin: 'file TASK.md',
      trust: 'untrusted',
    });
    const stream = Readable.from([Buffer.from('gr\u00fc', 'utf8').subarray(0, 3), Buffer.from([0xbc])]);
    expect((await readTask({ type: 'stdin', stream, trust: 'trusted' })).text).toBe('grü');
  });

  test('may be an absolute path that the caller gave', async () => {
    await writeFile(join(directory, 'outside.md'), 'Do this.');
    expect((await readFileTask(join(directory, 'outside.md'))).text).toBe('Do this.');
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
      ['missing.md', /cannot be read: ENOENT/],
      ['.', /leads out of|is not a file/],
    ] as const;
    for (const [path, message] of cases) {
      await expect(readFileTask(path)).rejects.toMatchObject({
        code: 'usage',
        message: expect.stringMatching(message) as unknown,
        hint: expect.stringMatching(/./) as unknown,
      });
    }
  });

  test('does not follow a relative path out of the workspace', async () => {
    await writeFile(join(directory, 'secret.txt'), 'secret');
    await symlink(join(directory, 'secret.txt'), join(root, 'TASK.md'));
    await expect(readFileTask('TASK.md')).rejects.toThrow(/leads out of/);
    await expect(readFileTask('../secret.txt')).rejects.toThrow(/leads out of/);
  });

  test('from an endless stream ends at the limit', async () => {
    await expect(readTask({ type: 'stdin', stream: endless(), trust: 'trusted' })).rejects.toThrow(/is longer than/);
  });
});
