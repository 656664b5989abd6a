import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRunDirectory, sweepRunDirectories } from '../../../src/sandbox/host/run-directory.ts';
import { createDirectory } from '../../fixtures/workspace.ts';

/** The name of a directory whose run has ended. */
function nameAbandoned(): string {
  const namespace = Number(/\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0]);
  const { pid } = spawnSync('true');
  return `script-harness-${[namespace, pid, 1].map((part) => part.toString(36)).join('_')}-abcdef`;
}

test('a start removes the directory of a killed run while the guardian of that run removes it too', async () => {
  const temporary = createDirectory('sweep-');
  for (let round = 0; round < 3; round += 1) {
    const directory = join(temporary, nameAbandoned());
    for (let inner = 0; inner < 60; inner += 1) {
      mkdirSync(join(directory, `${inner}/a/b`), { recursive: true });
      for (let file = 0; file < 5; file += 1) writeFileSync(join(directory, `${inner}/a/b/${file}`), '');
    }
    const guardian = spawn('sh', [
      '-c',
      'for name in "$1"/*; do rm -rf -- "$name"; done; rm -rf -- "$1"',
      'sh',
      directory,
    ]);
    const ended = once(guardian, 'close');
    // It has begun.
    await expect.poll(() => existsSync(join(directory, '0')), { interval: 2, timeout: 50_000 }).toBe(false);
    sweepRunDirectories(temporary);
    await ended;
    // What neither of them has removed goes at the next start.
    sweepRunDirectories(temporary);
    expect(existsSync(directory)).toBe(false);
  }
});

test('a temporary directory that does not exist, or is none, is an error with its name and the remedy', () => {
  const file = join(createDirectory('none-'), 'file');
  for (const directory of [file, `${file}/below`]) {
    sweepRunDirectories(directory);
    expect(() => createRunDirectory(directory)).toThrow(
      expect.objectContaining({
        code: 'usage',
        message: expect.stringContaining(`the temporary directory ${directory}: ENO`),
        hint: expect.stringContaining('TMPDIR'),
      }),
    );
    writeFileSync(file, '');
  }
});
