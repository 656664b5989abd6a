import { parentPort } from 'node:worker_threads';
import type { PreparationRequest } from './preparer-thread.ts';
import { prepareScript } from './prepare-script.ts';

const port = parentPort;
if (port === null) throw new Error('preparer-worker.ts is the entry of a worker thread');

port.on('message', ({ source, language, sourceBytes }: PreparationRequest) => {
  port.postMessage(prepareScript(source, language, sourceBytes));
});
port.postMessage('ready');
