import { createRequire } from 'node:module';
import { join } from 'node:path';
import type isolatedVm from 'isolated-vm';
import type { GuestLimits } from '../guest/guest-instance.ts';
import { scriptFileName } from '../guest/hardening.ts';
import { preludeFileName, preludeSource } from '../guest/prelude.ts';

type IsolatedVm = typeof isolatedVm;

/** One V8 isolate with a hardened context, for one script. Its code runs on its own thread. */
export type IsolateInstance = Awaited<ReturnType<typeof createIsolateInstance>>;

export type OnPost = (kind: number, id: number, text: string) => void;

/** Loads the package from its directory; nothing else on the disk is searched for it. */
export function loadIsolatedVm(packageDirectory: string): IsolatedVm {
  return createRequire(join(packageDirectory, 'package.json'))(packageDirectory) as IsolatedVm;
}

/** Makes an isolate and runs the prelude in it. `onMemoryLost` is called when V8 has given the isolate up: its thread then never returns. */
export async function createIsolateInstance(ivm: IsolatedVm, limits: GuestLimits, onMemoryLost: () => void) {
  let memoryBytes = 0;
  let listener: OnPost | null = null;
  const isolate = new ivm.Isolate({ memoryLimit: limits.memoryMb, onCatastrophicError: onMemoryLost });
  const context = await isolate.createContext();
  const post = new ivm.Callback((kind: number, id: number, text: string) => listener?.(kind, id, text));
  const prelude: isolatedVm.Reference = await context.eval(preludeSource, {
    filename: preludeFileName,
    reference: true,
  });
  const bridge = (await prelude.apply(undefined, [post], {
    result: { reference: true },
  })) as isolatedVm.Reference<Record<'run' | 'settle', (...values: unknown[]) => unknown>>;
  const run = await bridge.get('run', { reference: true });
  const settle = await bridge.get('settle', { reference: true });

  // The package rejects for a rejection that nothing handles yet. The guest reports those that nothing has handled at the end.
  async function waitForJobs(jobs: Promise<unknown>): Promise<void> {
    try {
      await jobs;
    } catch (thrown) {
      if (isolate.isDisposed) throw thrown;
    }
  }

  return {
    /** Settles when the script's synchronous part and all its jobs are through. */
    async start(js: string, configJson: string, onPost: OnPost): Promise<void> {
      listener = onPost;
      const script = await context.eval(js, { filename: scriptFileName, reference: true });
      await waitForJobs(run.apply(undefined, [script.derefInto(), configJson], { result: { reference: true } }));
    },
    async settle(id: number, succeeded: boolean, json: string): Promise<void> {
      await waitForJobs(settle.apply(undefined, [id, succeeded, json], { result: { reference: true } }));
    },
    /** True when the isolate has ended, by `dispose` or for want of memory. */
    get ended(): boolean {
      return isolate.isDisposed;
    },
    readMemoryBytes(): number {
      // A disposed isolate has no statistics, so the last values count.
      if (!isolate.isDisposed) {
        const heap = isolate.getHeapStatisticsSync();
        memoryBytes = heap.total_heap_size + heap.externally_allocated_size;
      }
      return memoryBytes;
    },
    /** Ends what runs. Some of V8’s own loops do not notice. */
    dispose(): void {
      listener = null;
      if (!isolate.isDisposed) isolate.dispose();
    },
  };
}
