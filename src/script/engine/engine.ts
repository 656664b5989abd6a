import type { ScriptRuntime } from '../../core/ports/script.ts';
import { fileURLToPath } from 'node:url';
import { createWorkerPool } from './pool.ts';
import type { WorkerPool } from './pool.ts';
import type { EngineMessage, HostMessage } from '../protocol/protocol.ts';
import { resolveWorkerEntry } from './worker-entry.ts';

let pool: WorkerPool | null = null;
let runtime: ScriptRuntime['type'] = 'quickjs';

// Stdout carries the protocol and nothing else; messages of the process go to stderr.
const send = (message: EngineMessage): void => void process.stdout.write(`${JSON.stringify(message)}\n`);

// Kept in pieces until the line ends, since a large line comes in hundreds of chunks.
let pieces: string[] = [];
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk: string) => {
  const [first = '', ...others] = chunk.split('\n');
  pieces.push(first);
  for (const next of others) {
    receive(JSON.parse(pieces.join('')) as HostMessage);
    pieces = [next];
  }
});
// The host is gone, or wants this process gone.
process.stdin.on('end', () => leave(0));
process.stdin.on('error', () => leave(0));
process.stdout.on('error', () => leave(0));

function receive(message: HostMessage): void {
  if (message.type === 'start') startPool(message);
  else if (pool === null) fail('the host did not start the engine first');
  else if (message.type === 'run') pool.run(message.job);
  else if (message.type === 'settle') pool.settle(message);
  else pool.stop(message);
}

function startPool(message: Extract<HostMessage, { type: 'start' }>): void {
  if (pool !== null) {
    fail('the engine is started already');
    return;
  }
  runtime = message.runtime.type;
  const entry = resolveWorkerEntry(fileURLToPath(import.meta.url));
  pool = createWorkerPool({ entry, settings: message, send, onFailure: fail });
  pool.start();
}

function fail(reason: string): void {
  process.stderr.write(`${reason}\n`);
  leave(1);
}

// An orderly exit waits for the threads of isolates, which may never end.
function leave(code: number): void {
  if (runtime === 'isolated-vm') process.kill(process.pid, 'SIGKILL');
  else process.exit(code);
}
