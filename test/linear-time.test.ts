import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { createDeferred } from '../src/core/deferred.ts';
import { readers } from './fixtures/hostile-texts.ts';

type Message =
  | { readonly type: 'reading'; readonly consistsOf: string }
  | { readonly type: 'read'; readonly problem: string | null };

// One thread for all readers, since it loads the modules once. It ends with a reader that hangs, and the next test starts another.
let worker: Worker | null = null;
const end = async (): Promise<void> => {
  const ended = worker;
  worker = null;
  await ended?.terminate();
};
afterAll(end);

test.for(Object.keys(readers))(
  'the CPU time for texts of 50 KB that are made to be slow is bounded: %s',
  { timeout: 900_000 },
  async (reader, { signal }) => {
    worker ??= new Worker(new URL('fixtures/hostile-texts.ts', import.meta.url));
    const { promise, resolve, reject } = createDeferred<string | null>();
    let current = '';
    const receive = (message: Message): void => {
      if (message.type === 'reading') current = message.consistsOf;
      else resolve(message.problem);
    };
    worker.on('message', receive);
    worker.once('error', reject);
    signal.addEventListener('abort', () => reject(new Error(`${reader} did not finish the text of ${current}`)));
    worker.postMessage(reader);
    const problem = await promise.catch(async (thrown: unknown) => {
      await end();
      throw thrown;
    });
    worker.off('message', receive);
    worker.off('error', reject);
    expect(problem).toBeNull();
  },
);
