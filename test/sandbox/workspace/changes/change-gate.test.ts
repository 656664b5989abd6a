import { expect, test } from 'vitest';
import { createDeferred } from '../../../../src/core/deferred.ts';
import { createChangeGate } from '../../../../src/sandbox/workspace/changes/change-gate.ts';
import {
  createWorkspaceWatch,
  defaultChangeLimits,
} from '../../../../src/sandbox/workspace/changes/workspace-watch.ts';
import { systemClock } from '../../../../src/run/host/system-clock.ts';
import { createDirectory } from '../../../fixtures/workspace.ts';

test('of many writes during a command that does not end, only the first waits for it', async () => {
  const watch = createWorkspaceWatch({
    tree: { root: createDirectory('watched-'), walk: () => undefined, readBase: () => null },
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
  const limits = { ...defaultChangeLimits, patienceMs: 300 };
  const gate = createChangeGate({ watch, clock: systemClock, limits, onKept: () => undefined });
  const [begun, command] = [createDeferred<void>(), createDeferred<void>()];
  const judge = { decide: () => new Map(), report: () => undefined };
  const ended = gate.runWatched({ judge, type: 'command' }, new AbortController().signal, () => {
    begun.resolve();
    return command.promise;
  });
  await begun.promise;
  const waitedMs: number[] = [];
  for (let count = 0; count < 10; count += 1) {
    const startMs = performance.now();
    await gate.runAlone(async () => undefined);
    waitedMs.push(performance.now() - startMs);
  }
  expect(waitedMs[0]).toBeGreaterThan(200);
  expect(waitedMs.slice(1).reduce((total, ms) => total + ms, 0)).toBeLessThan(600);
  command.resolve();
  await ended;
});
