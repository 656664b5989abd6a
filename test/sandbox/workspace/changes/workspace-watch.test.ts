import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
  return { root, base, tree, watch, listKeys: () => watch.list().changes.map(({ key }) => key) };
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

test('what a process writes between two restored paths was not kept', () => {
  const { root, base, watch, listKeys } = watchFiles(['a.txt', 'b.txt'], (key, from) => {
    // The last path that is restored.
    if (key === 'a.txt' && isRestoring) writeFileSync(join(root, 'b.txt'), 'refused again\n');
    return readEntry(from, key);
  });
  let isRestoring = false;
  for (const place of [root, base]) writeFileSync(join(place, 'a.txt'), 'base\n');
  writeFileSync(join(root, 'b.txt'), 'kept\n');
  watch.keep(watch.list().changes);
  for (const key of ['a.txt', 'b.txt']) writeFileSync(join(root, key), 'refused\n');
  const refused = watch.list().changes;
  isRestoring = true;
  watch.restore(refused);
  isRestoring = false;
  expect(readFileSync(join(root, 'b.txt'), 'utf8')).toBe('refused again\n');
  expect(watch.readStatus('b.txt')).toBe('undecided');
  expect(listKeys()).toEqual(['b.txt']);
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

test('the content of files of which only the mode was kept is not held, and they get both back', () => {
  const keys = Array.from({ length: 4 }, (_, index) => `${index}.txt`);
  const { root, base, watch } = watchFiles(keys);
  for (const key of keys)
    for (const place of [root, base]) writeFileSync(join(place, key), Buffer.alloc(1_000_000, key), { mode: 0o644 });
  for (const key of keys) chmodSync(join(root, key), 0o640);
  const kept = watch.list().changes;
  expect(kept.every(({ kind }) => kind === 'mode') && kept.length === keys.length).toBe(true);
  watch.keep(kept);
  expect(watch.list().changes).toEqual([]);
  // What is put back comes from the base, so the watch holds no content.
  writeFileSync(join(base, '0.txt'), Buffer.alloc(1_000_000, 'base'));
  writeFileSync(join(root, '0.txt'), 'refused\n');
  expect([...watch.restore(watch.list().changes)]).toEqual([]);
  expect(readFileSync(join(root, '0.txt')).equals(readFileSync(join(base, '0.txt')))).toBe(true);
  expect(statSync(join(root, '0.txt')).mode & 0o777).toBe(0o640);
  expect(watch.list().changes).toEqual([]);
});
