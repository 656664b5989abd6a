import { parentPort, workerData } from 'node:worker_threads';
import { createGuestInstance } from './guest-instance.ts';
import type { GuestImage, GuestInstance, GuestLimits } from './guest-instance.ts';
import { startGuestRun } from './guest-run.ts';
import type { GuestRun } from './guest-run.ts';
import type { GuestJob, WorkerCommand, WorkerMessage } from './protocol.ts';
import { compileQuickJs } from './quickjs-module.ts';
import type { CompiledQuickJs } from './quickjs-module.ts';
import { createRunControl } from './run-control.ts';

/** Scripts after which an instance is replaced, whatever became of them. */
const scriptsPerInstance = 100;

/** What the engine hands to a worker. `compiled` and `image` come from an earlier worker of the same engine, or are null. */
export interface WorkerSetup {
  readonly limits: GuestLimits;
  readonly control: SharedArrayBuffer;
  readonly compiled: CompiledQuickJs | null;
  readonly image: GuestImage | null;
}

const port = parentPort;
if (port === null) throw new Error('worker.ts is the entry of a worker thread');

const setup = workerData as WorkerSetup;
const control = createRunControl(setup.control);
const send = (message: WorkerMessage): void => port.postMessage(message);
const compiled = setup.compiled ?? (await compileQuickJs());
let instance = await createGuestInstance(compiled, setup.limits, setup.image);
let scripts = 0;
let current: { epoch: number; run: GuestRun } | null = null;

port.on('message', (command: WorkerCommand) => {
  if (command.type === 'run') void runJob(command.job);
  else if (current?.epoch !== command.epoch) return;
  else if (command.type === 'settle') current.run.settle(command.id, command.ok, command.json);
  else current.run.checkClock();
});
send({ type: 'ready', compiled, image: instance.image });

async function runJob(job: GuestJob): Promise<void> {
  const { epoch } = job;
  const run = startGuestRun({ instance, job, control, nowNs: () => process.hrtime.bigint(), send });
  current = { epoch, run };
  const { outcome, metrics, reusable } = await run.ended;
  current = null;
  send({ type: 'done', epoch, outcome, metrics });
  // The next script's context is made ready off its critical path. A failure here ends the worker, which the engine replaces.
  scripts += 1;
  instance = await renewInstance(instance, reusable && scripts % scriptsPerInstance !== 0);
  send({ type: 'idle', epoch });
}

async function renewInstance(used: GuestInstance, reusable: boolean): Promise<GuestInstance> {
  return reusable && used.restore() ? used : createGuestInstance(compiled, setup.limits, used.image);
}
