import type { EngineProcess } from '../../../core/ports/script.ts';
import { watchHeldMemory, type HeldLimits } from '../limits/held-memory.ts';
import { killWithNamespaces } from '../../host/processes/process-tree.ts';
import { startProcess, type Launch } from '../processes/start-process.ts';

const maxLineBytes = 16 * 1024 * 1024;
const maxStderrBytes = 8_192;

/**
 * Starts a process that reads lines on stdin and writes lines on stdout. Kills it if a line is too long, or if it holds more than `held`.
 */
export async function startEngineProcess(launch: Launch, held: HeldLimits | null): Promise<EngineProcess> {
  const { child, isStartFailure } = startProcess(launch);
  const { stdin, stdout, stderr } = child;
  if (stdin === null || stdout === null || stderr === null) throw new Error('the engine has no pipes');
  let isKilled = false;
  const kill = (): void => {
    isKilled = true;
    killWithNamespaces(child);
  };
  const lineListeners: ((line: string) => void)[] = [];
  let said = '';
  let pending = '';

  stdout.setEncoding('utf8');
  stdout.on('data', (chunk: string) => {
    const lines = `${pending}${chunk}`.split('\n');
    pending = lines.pop() ?? '';
    if (pending.length > maxLineBytes) kill();
    for (const line of lines) for (const listener of lineListeners) listener(line);
  });
  stderr.setEncoding('utf8');
  stderr.on('data', (chunk: string) => {
    said = `${said}${chunk}`.slice(-maxStderrBytes);
  });
  // A write error after the engine has ended is reported by its exit.
  stdin.on('error', () => undefined);

  const stopWatching =
    held === null || child.pid === undefined
      ? () => undefined
      : watchHeldMemory(child.pid, held, 'service', (excess) => {
          said = excess;
          kill();
        });
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => {
      stopWatching();
      const printed = said.trim() === '' ? `exit ${code ?? signal}` : said.trim();
      resolve(!isKilled && isStartFailure(code) ? `its sandbox could not be started: ${printed}` : printed);
    });
  });

  return {
    writeLine: (line) => void stdin.write(`${line}\n`),
    onLine: (listener) => void lineListeners.push(listener),
    onExit: (listener) => void exited.then(listener),
    kill,
  };
}
