import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { EngineProcess, StartEngine } from '../../../../src/core/ports/script.ts';

export const engineEntry = join(inject('program'), 'engine/index.js');

export interface EngineStarts {
  readonly startEngine: StartEngine;
  /** Process ids in the order of their start. */
  readonly pids: readonly number[];
}

/** Starts engines as plain child processes with an empty environment: what the sandbox does, without its boundaries. */
export function createEngineStarts(entry: string = engineEntry): EngineStarts {
  const pids: number[] = [];
  return {
    pids,
    startEngine: async () => {
      const child = spawn(process.execPath, [entry], { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] });
      if (child.pid !== undefined) pids.push(child.pid);
      return readLines(child);
    },
  };
}

function readLines(child: ReturnType<typeof spawn>): EngineProcess {
  const { stdin, stdout, stderr } = child;
  if (stdin === null || stdout === null || stderr === null) throw new Error('no pipes');
  const listeners: ((line: string) => void)[] = [];
  // Joined once for each line: a line of 4 MB comes in many pieces.
  let pending: string[] = [];
  let said = '';
  stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const [first = '', ...others] = chunk.split('\n');
    pending.push(first);
    for (const next of others) {
      const line = pending.join('');
      pending = [next];
      for (const listener of listeners) listener(line);
    }
  });
  stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said = `${said}${chunk}`.slice(-8_192);
  });
  stdin.on('error', () => undefined);
  return {
    writeLine: (line) => void stdin.write(`${line}\n`),
    onLine: (listener) => void listeners.push(listener),
    onExit: (listener) => void child.once('close', (code) => listener(said === '' ? `exit ${code}` : said)),
    kill: () => void child.kill('SIGKILL'),
  };
}
