import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CorpusCommand } from './corpora.ts';
import {
  createPlace,
  listNamedPaths,
  needles,
  readState,
  type Effect,
  type Listeners,
  type Place,
} from './canaries.ts';

const program = join(import.meta.dirname, '../../dist/main/index.js');
/** A script makes at most 200 calls, of which 30 may be denied. */
const callsOfScript = 25;
/** Of commands. A script may have 20 KiB, with the texts that it searches for. */
const bytesOfScript = 12 * 1024;
const commandTimeoutMs = 2_000;
/** Scripts that run at the same time. */
const atOnce = 10;

/** How one command ended: whether the policy refused it, and what got through. */
export interface CommandEnd {
  readonly command: CorpusCommand;
  readonly refused: boolean;
  readonly effects: readonly Effect[];
}

/**
 * Runs commands as the calls of scripts under `builtin:fix-tests`; those that the policy refuses then run in the sandbox alone, without a decision. If the
 * machine has changed after several commands, each of them runs again alone, so that the one that did it is named.
 */
export async function runCommands(
  commands: readonly CorpusCommand[],
  listeners: Listeners,
  onProgress: (done: number) => void,
): Promise<readonly CommandEnd[]> {
  const chunks = splitCommands(commands);
  const ended: Awaited<ReturnType<typeof runWatched>>[] = [];
  const left = [...chunks.entries()];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [index, chunk] = next;
      ended[index] = await runWatched(chunk, listeners);
      done += chunk.length;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const ends = ended.flatMap((one) => one.ends);
  const named = new Set(ends.flatMap(({ effects }) => effects));
  // A command of another script may have done it, which then is named.
  const unexplained = ended.flatMap(({ changed }) => changed).filter((effect) => !named.has(effect));
  if (unexplained.length > 0)
    throw new Error(
      `something ${[...new Set(unexplained)].join(' and ')}, and no command alone does. Another program of the machine may have done it: run it again.`,
    );
  return ends;
}

function splitCommands(commands: readonly CorpusCommand[]): readonly (readonly CorpusCommand[])[] {
  const chunks: CorpusCommand[][] = [];
  let bytes = 0;
  for (const command of commands) {
    const size = Buffer.byteLength(JSON.stringify(command.argv));
    const last = chunks.at(-1);
    if (last === undefined || last.length === callsOfScript || bytes + size > bytesOfScript) {
      chunks.push([command]);
      bytes = size;
    } else {
      last.push(command);
      bytes += size;
    }
  }
  return chunks;
}

async function runWatched(
  chunk: readonly CorpusCommand[],
  listeners: Listeners,
): Promise<{ ends: readonly CommandEnd[]; changed: readonly Effect[] }> {
  const first = await runChunk(chunk, listeners);
  const isClean = first.changed.length === 0;
  const ends: CommandEnd[] = [];
  for (const [index, command] of chunk.entries()) {
    const { refused = false, effects = [] } = first.said[index] ?? {};
    const again = refused ? await runAlone(command, listeners) : isClean ? [] : await runAsOnlyCall(command, listeners);
    ends.push({ command, refused, effects: [...new Set([...effects, ...again])] });
  }
  return { ends, changed: first.changed };
}

async function runAsOnlyCall(command: CorpusCommand, listeners: Listeners): Promise<readonly Effect[]> {
  const { changed } = await runChunk([command], listeners);
  return changed;
}

interface Said {
  readonly refused: boolean;
  readonly effects: readonly Effect[];
}

async function runChunk(
  chunk: readonly CorpusCommand[],
  listeners: Listeners,
): Promise<{ said: readonly Said[]; changed: readonly Effect[] }> {
  return watch(chunk, listeners, async (place) => {
    const script = `
      const said = [];
      for (const command of ${JSON.stringify(chunk.map(({ argv }) => argv))}) {
        let refused = false;
        let output = '';
        try {
          const { stdout, stderr } = await tools.exec({ command, timeoutMs: ${commandTimeoutMs} });
          output = stdout + stderr;
        } catch (error) {
          refused = error.code === 'approval-denied';
          output = String(error);
        }
        said.push({ refused, found: ${JSON.stringify(needles)}.filter(({ text }) => output.includes(text)).map(({ effect }) => effect) });
      }
      return said;`;
    writeFileSync(join(place.root, 'script.js'), script);
    const { stdout, stderr } = await runProgram(place, ['script', join(place.root, 'script.js'), '--format', 'json']);
    const { ok, returnValue, error } = JSON.parse(stdout || '{}') as {
      ok?: boolean;
      returnValue?: { refused: boolean; found: Effect[] }[];
      error?: unknown;
    };
    if (ok !== true || returnValue?.length !== chunk.length)
      throw new Error(`the script of ${chunk[0]?.id} did not end: ${JSON.stringify(error)} ${stderr}`);
    return returnValue.map(({ refused, found }) => ({ refused, effects: [...new Set(found)] }));
  });
}

/** Runs a command in the sandbox without a decision. */
async function runAlone(command: CorpusCommand, listeners: Listeners): Promise<readonly Effect[]> {
  const { said, changed } = await watch([command], listeners, async (place) => {
    const { stdout, stderr } = await runProgram(place, [
      'sandbox',
      '--',
      'timeout',
      '-s',
      'KILL',
      '2',
      ...command.argv,
    ]);
    return [{ refused: false, effects: findNeedles(stdout + stderr) }];
  });
  return [...changed, ...said.flatMap(({ effects }) => effects)];
}

/** Runs a command as a plain process: the control, in which the canaries have to be found. */
export async function runWithoutSandbox(command: CorpusCommand, listeners: Listeners): Promise<readonly Effect[]> {
  const { said, changed } = await watch([command], listeners, async (place) => {
    const [file, ...args] = command.argv;
    const { stdout, stderr } = await readOutput(file, args, place);
    return [{ refused: false, effects: findNeedles(stdout + stderr) }];
  });
  return [...changed, ...said.flatMap(({ effects }) => effects)];
}

export function findNeedles(output: string): readonly Effect[] {
  return [...new Set(needles.filter(({ text }) => output.includes(text)).map(({ effect }) => effect))];
}

async function watch(
  commands: readonly CorpusCommand[],
  listeners: Listeners,
  run: (place: Place) => Promise<readonly Said[]>,
): Promise<{ said: readonly Said[]; changed: readonly Effect[] }> {
  const place = createPlace();
  try {
    const named = listNamedPaths(commands.flatMap(({ argv }) => argv));
    const before = { state: readState(place, named), reached: listeners.count() };
    const said = await run(place);
    const changed: Effect[] = [];
    if (readState(place, named) !== before.state) changed.push('changed a file outside');
    if (listeners.count() !== before.reached) changed.push('reached a host');
    return { said, changed };
  } finally {
    place.remove();
  }
}

function runProgram(place: Place, args: readonly string[]) {
  const [command = '', ...rest] = args;
  return readOutput(process.execPath, [program, command, '--policy', place.policy, ...rest], place);
}

async function readOutput(file: string, args: readonly string[], { workspace, environment }: Place) {
  const child = spawn(file, args, { cwd: workspace, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('latin1').on('data', (chunk: string) => (output[name] += chunk));
  await once(child, 'close');
  return output;
}

/** The commands that `builtin:fix-tests` refuses, by `policy explain`. */
export async function listRefused(
  commands: readonly CorpusCommand[],
): Promise<readonly { readonly command: CorpusCommand; readonly rule: string }[]> {
  const place = createPlace();
  try {
    const file = join(place.root, 'calls.jsonl');
    writeFileSync(
      file,
      commands.map(({ argv }) => JSON.stringify({ tool: 'exec', args: { command: argv } })).join('\n'),
    );
    const { stdout, stderr } = await readOutput(
      process.execPath,
      [program, 'policy', 'explain', '--policy', place.policy, '--calls', file],
      place,
    );
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { decision?: string; rule?: string });
    if (lines.length !== commands.length)
      throw new Error(`policy explain answered ${lines.length} of ${commands.length} calls: ${stderr}`);
    return commands.flatMap((command, index) => {
      const { decision, rule = 'not a call' } = lines[index] ?? {};
      return decision === 'allow' ? [] : [{ command, rule }];
    });
  } finally {
    place.remove();
  }
}

/** The outcome of each entry point in the sandbox: `allowed`, or the error of the kernel. */
export async function tryEntryPoints(script: string): Promise<ReadonlyMap<string, string>> {
  const place = createPlace();
  try {
    const { stdout } = await runProgram(place, ['sandbox', '--', 'python3', '-c', script]);
    return new Map(
      stdout
        .trim()
        .split('\n')
        .map((line) => [line.split(' ')[0] ?? '', line.split(' ')[1] ?? '']),
    );
  } finally {
    place.remove();
  }
}
