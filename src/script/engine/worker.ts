import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { GuestRun } from '../guest/guest-run.ts';
import type { EngineSettings, GuestJob, WorkerCommand, WorkerMessage } from '../protocol/protocol.ts';
import { createRunControl } from '../protocol/run-control.ts';
import { readStoredImage } from './stored-image.ts';
import { createIsolateEngine, createQuickJsEngine } from './worker-engine.ts';
import type { WorkerEngine } from './worker-engine.ts';

/** The data that the engine passes to a worker. `shared` comes from an earlier worker of the same engine, or is null. */
export interface WorkerSetup {
  readonly settings: EngineSettings;
  readonly control: SharedArrayBuffer;
  readonly shared: WorkerEngine['shared'];
}

const port = parentPort;
if (port === null) throw new Error('worker.ts is the entry of a worker thread');

const { settings, shared, control: buffer } = workerData as WorkerSetup;
const control = createRunControl(buffer);
const send = (message: WorkerMessage): void => port.postMessage(message);
const engine =
  settings.runtime.type === 'quickjs'
    ? await createQuickJsEngine(settings, shared, () => readStoredImage(fileURLToPath(import.meta.url)))
    : await createIsolateEngine(settings, settings.runtime.packageDirectory);
let current: { epoch: number; run: GuestRun } | null = null;

port.on('message', (command: WorkerCommand) => {
  if (command.type === 'run') void runJob(command.job);
  else if (current?.epoch !== command.epoch) return;
  else if (command.type === 'settle') current.run.settle(command.id, command.ok, command.json);
  else current.run.checkClock();
});
send({ type: 'ready', shared: engine.shared });

async function runJob(job: GuestJob): Promise<void> {
  const { epoch } = job;
  const run = engine.start({ job, control, nowNs: () => process.hrtime.bigint(), send });
  current = { epoch, run };
  const { outcome, metrics, reusable } = await run.ended;
  current = null;
  send({ type: 'done', epoch, outcome, metrics });
  // A failure here ends the worker, which the engine replaces.
  const state = await engine.renew(reusable);
  send(state === 'ready' ? { type: 'idle', epoch } : { type: 'stuck' });
}
