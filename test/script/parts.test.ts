import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutMiddle, keepTail } from '../../src/core/text/cut-text.ts';
import { readMemoryImage, writeMemoryImage } from '../../src/script/guest/memory-image.ts';
import { listNearestNames } from '../../src/core/text/nearest-name.ts';
import { protocolLimits } from '../../src/script/protocol/protocol-limits.ts';
import { createOutputQuota } from '../../src/script/guest/output-quota.ts';
import { createRunningCalls } from '../../src/script/facade/running-calls.ts';
import { createDeferred } from '../../src/core/deferred.ts';
import { createRunControl } from '../../src/script/protocol/run-control.ts';
import { enginePrefixLength } from '../../src/script/parse/parse-frame.ts';
import { readScriptStack } from '../../src/script/results/script-stack.ts';
import { resolveWorkerEntry } from '../../src/script/engine/worker-entry.ts';
import { systemClock } from '../../src/run/host/system-clock.ts';

describe('cutting text', () => {
  test('any text keeps whole characters, its head and its tail', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 8, max: 200 }), (text, max) => {
        const cut = cutMiddle(text, { maxBytes: max, describe: (bytes) => `<${bytes}>` });
        if (Buffer.byteLength(text) <= max) expect(cut).toBe(text);
        else {
          const match = /^(.*)<(\d+)>(.*)$/su.exec(cut);
          const [head, bytes, tail] = [match?.[1] ?? '', Number(match?.[2]), match?.[3] ?? ''];
          expect(text.startsWith(head) && text.endsWith(tail)).toBe(true);
          expect(Buffer.byteLength(head) + bytes + Buffer.byteLength(tail)).toBe(Buffer.byteLength(text));
          expect(Buffer.byteLength(head) + Buffer.byteLength(tail)).toBeLessThanOrEqual(max + 6);
          expect(cut.isWellFormed()).toBe(true);
        }
      }),
    );
  });

  test('the tail starts with a whole character', () => {
    expect(keepTail('ééé', 3)).toBe('é');
    expect(keepTail('abc', 3)).toBe('abc');
  });
});

describe('stacks', () => {
  test('only exact frames of the script are kept', () => {
    const { frames, text } = readScriptStack(
      [
        '    at run (script.ts:3:4)',
        '    at <anonymous> (script.ts:1:1)',
        `    at first (script.ts:1:${enginePrefixLength + 3})`,
        '    at <anonymous> (script.ts:2:9)',
        '    at start (harness:479:25)',
        'x at script.ts:5:5',
        '    at script.ts:6:7',
        '    at f (script.ts:8:1) and more',
        '    at a b (script.ts:8:1)',
      ].join('\n'),
    );
    expect(frames).toEqual([
      { functionName: 'run', line: 3, column: 4 },
      { functionName: 'first', line: 1, column: 3 },
      { functionName: '', line: 2, column: 9 },
      { functionName: '', line: 6, column: 7 },
    ]);
    expect(text).toBe('at run (script.ts:3:4)\nat first (script.ts:1:3)\nat script.ts:2:9\nat script.ts:6:7');
  });

  test('any text gives nothing but frames', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (stack) => {
        for (const line of readScriptStack(stack).text.split('\n').filter(Boolean))
          expect(line).toMatch(/^at (?:\S+ \()?script\.ts:\d+:\d+\)?$/);
      }),
    );
  });
});

describe('the memory image', () => {
  test('writing it restores the memory, byte for byte', () => {
    const memory = new WebAssembly.Memory({ initial: 4, maximum: 4 });
    const bytes = new Uint8Array(memory.buffer);
    for (const offset of [0, 4095, 8192, 20_000, bytes.length - 1]) bytes[offset] = 7;
    const before = bytes.slice();
    const image = readMemoryImage(memory);
    expect([...image.pages]).toEqual([0, 2, 4, 63]);
    bytes.fill(255);
    writeMemoryImage(memory, image);
    expect(Buffer.compare(bytes, before)).toBe(0);
  });
});

describe('running calls', () => {
  test('the end aborts those that run, and names those that do not end', async () => {
    const calls = createRunningCalls({ clock: systemClock, cleanupMs: 100 });
    const aborted: string[] = [];
    const deaf = createDeferred<void>();
    await calls.start('done', async () => 1);
    await expect(calls.start('failed', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    const pending = calls.start('slow', async (signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      aborted.push('slow');
    });
    const stubborn = calls.start('deaf', () => deaf.promise);
    expect([calls.size, calls.has('slow'), calls.has('done')]).toEqual([2, true, false]);
    expect(await calls.end('the end')).toEqual(['deaf']);
    expect(aborted).toEqual(['slow']);
    expect(calls.isEnded).toBe(true);
    deaf.resolve();
    await Promise.all([pending, stubborn]);
  });

  test('one of them is cancelled by its id', async () => {
    const calls = createRunningCalls({ clock: systemClock, cleanupMs: 100 });
    const call = calls.start('a', async (signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return String(signal.reason);
    });
    expect([calls.cancel('b', 'no'), calls.cancel('a', 'enough')]).toEqual([false, true]);
    expect(await call).toBe('Error: enough');
  });

  test('work that throws at once is a rejection', async () => {
    const calls = createRunningCalls({ clock: systemClock, cleanupMs: 10 });
    const call = calls.start('a', () => {
      throw new Error('at once');
    });
    await expect(call).rejects.toThrow('at once');
  });
});

describe('quotas', () => {
  test('console lines are limited in number and in size, not by the second', () => {
    let nowMs = 0;
    const quota = createOutputQuota(
      {
        runningMs: 1,
        consoleLines: 40,
        progressEvents: 2,
        progressIntervalMs: 500,
      },
      () => nowMs,
    );
    expect(Array.from({ length: 38 }, () => quota.takeLog('a')).every(Boolean)).toBe(true);
    expect(quota.takeLog('a'.repeat(protocolLimits.consoleChars))).toBe(false);
    expect([quota.takeLog('b'), quota.takeLog('c'), quota.takeLog('d')]).toEqual([true, true, false]);
    expect(quota.droppedLogs()).toBe(2);
    expect([quota.takeProgress(), quota.takeProgress()]).toEqual([true, false]);
    nowMs = 5_500;
    expect(quota.takeProgress()).toBe(true);
    nowMs = 9_000;
    expect(quota.takeProgress()).toBe(false);
    expect(quota.droppedProgress()).toBe(2);
  });
});

test('the other thread sees why a run is stopped, until the next run', () => {
  const control = createRunControl();
  const other = createRunControl(control.buffer);
  control.reset();
  expect(other.read()).toBeNull();
  control.stop('wall');
  expect(other.read()).toBe('wall');
  control.stop('cancelled');
  expect(other.read()).toBe('cancelled');
  control.reset();
  expect(other.read()).toBeNull();
});

test('nearest names are near', () => {
  const names = ['exec', 'readFile', 'applyPatch', 'grepFiles', 'mcp.server.tool'];
  expect(listNearestNames('readfile', names)).toEqual(['readFile']);
  expect(listNearestNames('grep', names)).toEqual(['grepFiles']);
  expect(listNearestNames('zzzzzz', names)).toEqual([]);
  expect(listNearestNames('x'.repeat(100_000), names)).toEqual([]);
});

test('the worker is found next to the engine, from source, compiled and bundled', () => {
  expect(resolveWorkerEntry('/app/src/script/engine.ts')).toBe('/app/src/script/worker.ts');
  expect(resolveWorkerEntry('/app/lib/script/engine.js')).toBe('/app/lib/script/worker.js');
  expect(resolveWorkerEntry('/app/dist/engine/index.js')).toBe('/app/dist/worker/index.js');
});
