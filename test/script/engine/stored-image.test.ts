import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDeferred } from '../../../src/core/deferred.ts';
import { defaultScriptLimits } from '../../../src/core/limits.ts';
import { readStoredImage, renderStoredImage } from '../../../src/script/engine/stored-image.ts';
import { createQuickJsEngine } from '../../../src/script/engine/worker-engine.ts';
import { startWorkerThread } from '../../../src/script/engine/worker-thread.ts';

const worker = join(import.meta.dirname, '../../../dist/worker/index.js');

test('the image of the build fits the sources and the bundle of the worker', async () => {
  const stored = readStoredImage(worker);
  const { shared } = await createQuickJsEngine(defaultScriptLimits, null, () => stored);
  // The difference of two images would take minutes to print.
  expect(shared?.image === stored).toBe(true);
  // An image that the bundle had made itself would have another key.
  const thread = startWorkerThread({
    entry: worker,
    settings: { runtime: { type: 'quickjs' }, workers: 1, ...defaultScriptLimits },
    shared: null,
    onMessage: (message) => ready.resolve(message),
    onEnd: (reason) => ready.reject(new Error(reason)),
  });
  const ready = createDeferred<unknown>();
  onTestFinished(() => thread.end());
  expect(await ready.promise).toMatchObject({ type: 'ready', shared: { image: { key: stored?.key } } });
});

test('a worker with other limits makes its own image', async () => {
  const stored = readStoredImage(worker);
  const { shared } = await createQuickJsEngine({ memoryMb: 64, stackKb: 512 }, null, () => stored);
  expect(shared?.image === stored).toBe(false);
  expect(shared?.image.key).not.toBe(stored?.key);
});

test('an image is the same after it was stored and read', async () => {
  const { shared } = await createQuickJsEngine(defaultScriptLimits, null, () => null);
  const stored = readStoredImage(worker);
  if (shared === null || stored === null) throw new Error('there is no image');
  expect(renderStoredImage(stored).equals(readFileSync(join(worker, '../image.bin')))).toBe(true);
  expect(stored.memory.pages).toEqual(shared.image.memory.pages);
});

test('without a bundle there is no stored image', () => {
  expect(readStoredImage('/src/script/engine/worker.ts')).toBeNull();
});
