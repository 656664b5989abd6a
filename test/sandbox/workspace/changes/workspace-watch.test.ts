import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEntry, readStamp } from '../../../../src/sandbox/workspace/changes/tree-entry.ts';
import {
  createWorkspaceWatch,
  defaultChangeLimits,
  type WatchedTree,
} from '../../../../src/sandbox/workspace/changes/workspace-watch.ts';
import { createAcceptedFiles } from '../../../../src/sandbox/workspace/changes/accepted-files.ts';
import { systemClock } from '../../../../src/run/host/system-clock.ts';
import { createDirectory } from '../../../fixtures/workspace.ts';

/** A watch of a directory whose base is another one. */
function watchFiles(keys: readonly string[], readBase?: (key: string, base: string) => ReturnType<typeof readEntry>) {
  const [root, base] = [createDirectory('watched-'), createDirectory('base-')];
  const tree: WatchedTree = {
    root,
    walk(visit) {
      for (const key of keys) visit(key, readStamp(root, key));
    },
    readBase: (key) => (readBase === undefined ? readEntry(base, key) : readBase(key, base)),
  };
  const watch = createWorkspaceWatch({
    tree,
    baseReader: {
      findSubmodule: () => null,
      isUnfetched: () => false,
      findMaker: () => null,
      keepsFiles: () => false,
      hidesOther: () => false,
    },
    limits: defaultChangeLimits,
    clock: systemClock,
  });
  return { root, base, tree, watch };
}

test('a path that cannot be restored at first gets the state that was kept at the next attempt', () => {
  let isBlocked = false;
  // Nothing can be made below a directory that is not known.
  const { root, base, watch } = watchFiles(['d', 'd/a.txt'], (key, from) =>
    isBlocked && key === 'd' ? null : readEntry(from, key),
  );
  for (const place of [root, base]) {
    mkdirSync(join(place, 'd'));
    writeFileSync(join(place, 'd/a.txt'), 'base\n');
  }
  writeFileSync(join(root, 'd/a.txt'), 'kept\n');
  watch.keep(watch.list().changes);
  rmSync(join(root, 'd'), { recursive: true });
  const refused = watch.list().changes;
  isBlocked = true;
  expect([...watch.restore(refused)]).toContain('d/a.txt');
  expect(readdirSync(root)).toEqual([]);
  isBlocked = false;
  expect([...watch.restore(refused)]).toEqual([]);
  expect(readFileSync(join(root, 'd/a.txt'), 'utf8')).toBe('kept\n');
});

test('a file that a process cuts and fills all the time is kept and reported without an error', async () => {
  const { root, tree, watch } = watchFiles(['a.txt']);
  const script = `const { ftruncateSync, openSync, writeSync } = require('node:fs');
const file = openSync(process.argv[1], 'w');
process.stdout.write('started');
for (const content = Buffer.alloc(1_000_000); ; ftruncateSync(file, 10)) writeSync(file, content, 0, content.length, 0);`;
  const writer = spawn(process.execPath, ['-e', script, join(root, 'a.txt')], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void writer.kill('SIGKILL'));
  await once(writer.stdout, 'data');
  const accepted = createAcceptedFiles({
    tree,
    owner: null,
    onAccepted: (changes) => {
      for (const change of changes) change.read();
    },
  });
  for (let count = 0; count < 300; count += 1) {
    const { changes } = watch.list();
    expect(() => {
      watch.keep(changes);
      accepted.note(changes.map(({ key }) => key));
    }).not.toThrow();
  }
});
