import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { hostileTexts, readers } from './fixtures/hostile-texts.ts';

const lastText = [...hostileTexts.keys()].at(-1);

// The time limit of a test is the only limit here: a reader that is not linear does not end. Each runs in a thread, which ends with its test.
test.each(Object.keys(readers))(
  'reads texts of 1 MB that are made to be slow: %s',
  { timeout: 300_000 },
  async (reader) => {
    const script = new URL('fixtures/hostile-texts.ts', import.meta.url);
    const worker = new Worker(script, { workerData: { reader } });
    let current = '';
    worker.on('message', ({ consistsOf }: { readonly consistsOf: string }) => (current = consistsOf));
    onTestFinished(async () => {
      await worker.terminate();
      // Also of a test that ran into its time limit.
      if (current !== lastText) throw new Error(`${reader} did not finish the text of ${current}`);
    });
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', () => resolve());
    });
    expect(current).toBe(lastText);
  },
);
