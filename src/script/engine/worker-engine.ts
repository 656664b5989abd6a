import { createDeferred } from '../../core/deferred.ts';
import { createGuestInstance } from '../guest/guest-instance.ts';
import type { GuestImage, GuestLimits } from '../guest/guest-instance.ts';
import { startGuestRun } from '../guest/guest-run.ts';
import type { GuestRun, GuestRunOptions } from '../guest/guest-run.ts';
import { createIsolateInstance, loadIsolatedVm } from './isolate-instance.ts';
import { startIsolateRun } from './isolate-run.ts';
import { compileQuickJs } from '../guest/quickjs-module.ts';
import type { CompiledQuickJs } from '../guest/quickjs-module.ts';

/** Scripts after which a QuickJS instance is replaced, whether they succeeded or failed. */
const scriptsPerInstance = 100;

type RunOptions = Omit<GuestRunOptions, 'instance'>;

/** Runs the scripts of one worker, one at a time. */
export interface WorkerEngine {
  /** The parts that the other workers of the process can reuse. */
  readonly shared: { readonly compiled: CompiledQuickJs; readonly image: GuestImage } | null;
  start(options: RunOptions): GuestRun;
  /** Makes ready for the next script, off its critical path. `stuck` if the last script's code cannot be stopped. */
  renew(reusable: boolean): Promise<'ready' | 'stuck'>;
}

/** Runs scripts in QuickJS, from the image of an earlier worker or a stored one if there is one that fits. */
export async function createQuickJsEngine(
  limits: GuestLimits,
  given: WorkerEngine['shared'],
  readStored: () => GuestImage | null,
): Promise<WorkerEngine> {
  const compiled = given?.compiled ?? (await compileQuickJs());
  let instance = await createGuestInstance(compiled, limits, given?.image ?? readStored());
  const { image } = instance;
  let scripts = 0;
  return {
    shared: { compiled, image },
    start: (options) => startGuestRun({ ...options, instance }),
    async renew(reusable) {
      scripts += 1;
      const kept = reusable && scripts % scriptsPerInstance !== 0 && instance.restore();
      if (!kept) instance = await createGuestInstance(compiled, limits, image);
      return 'ready';
    },
  };
}

/** Runs each script in its own V8 isolate, made ready while the worker is idle. */
export async function createIsolateEngine(limits: GuestLimits, packageDirectory: string): Promise<WorkerEngine> {
  const ivm = loadIsolatedVm(packageDirectory);
  const make = async () => {
    const lost = createDeferred<void>();
    return { memoryLost: lost.promise, instance: await createIsolateInstance(ivm, limits, lost.resolve) };
  };
  let next = await make();
  let left: Promise<'clean' | 'stuck'> = Promise.resolve('clean');
  return {
    shared: null,
    start(options) {
      const run = startIsolateRun({ ...options, ...next });
      left = run.left;
      return run;
    },
    async renew() {
      if ((await left) === 'stuck') return 'stuck';
      next = await make();
      return 'ready';
    },
  };
}
