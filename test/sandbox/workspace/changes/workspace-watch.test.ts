import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEntry, readStamp } from '../../../../src/sandbox/workspace/changes/tree-entry.ts';
import {
  createWorkspaceWatch,
  defaultChangeLimits,
  type WatchedTree,
} from '../../../../src/sandbox/workspace/changes/workspace-watch.ts';
import { systemClock } from '../../../../src/run/host/system-clock.ts';
import { createDirectory } from '../../../fixtures/workspace.ts';

test('a path that cannot be restored at first gets the state that was kept at the next attempt', () => {
  const [root, base] = [createDirectory('watched-'), createDirectory('base-')];
  for (const place of [root, base]) {
    mkdirSync(join(place, 'd'));
    writeFileSync(join(place, 'd/a.txt'), 'base\n');
  }
  let isBlocked = false;
  const tree: WatchedTree = {
    root,
    walk(visit) {
      for (const key of ['d', 'd/a.txt']) visit(key, readStamp(root, key));
    },
    // Nothing can be made below a directory that is not known.
    readBase: (key) => (isBlocked && key === 'd' ? null : readEntry(base, key)),
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
