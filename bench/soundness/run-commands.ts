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
/** Commands of one script. It may make 200 calls, of which 30 may be denied. */
const commandsOfScript = 25;
const maxDenials = 29;
/** Long, so that a busy machine does not hide an effect. Few commands wait. */
const commandTimeoutMs = 10_000;
/** After this time a script takes no other command: it has 10 minutes. */
const scriptMs = 240_000;
/** Scripts that run at the same time. */
const atOnce = 6;

/** How one command ended: whether the policy refused it, and what got through. */
export interface CommandEnd {
  readonly command: CorpusCommand;
  readonly refused: boolean;
  readonly effects: readonly Effect[];
}

interface Watched {
  /** With what the output of each command proves. */
  readonly ran: readonly CommandEnd[];
  /** Effects on the machine, of all commands together. */
  readonly changed: readonly Effect[];
}

/**
 * Runs commands as calls of scripts under `builtin:fix-tests`. A command that the policy refuses then runs from a file, whose name is all that the policy reads.
 * If the machine has changed after a script, each of its commands runs again alone, while no other runs, so that the one that did it is named. If none of
 * them does it alone, all are named.
 */
export async function runCommands(
  commands: readonly CorpusCommand[],
  listeners: Listeners,
  onProgress: (done: number) => void,
): Promise<readonly CommandEnd[]> {
  const ends = new Map<CorpusCommand, CommandEnd>();
  const suspects: Watched[] = [];
  const left = [...commands];
  const work = async (): Promise<void> => {
    while (left.length > 0) {
      const batch = left.splice(0, commandsOfScript);
      while (batch.length > 0) {
        const watched = await runScriptAgain(batch, listeners);
        const { ran, changed } = watched;
        if (changed.length > 0) suspects.push(watched);
        for (const end of ran) ends.set(end.command, end);
        batch.splice(0, ran.length);
        onProgress(ends.size);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const { ran, changed } of suspects) {
    const alone: Effect[][] = [];
    for (const { command } of ran) alone.push([...(await runScriptAgain([command], listeners)).changed]);
    const isNamed = alone.some((found) => found.length > 0);
    for (const [index, end] of ran.entries())
      ends.set(end.command, {
        ...end,
        effects: [...new Set([...end.effects, ...(isNamed ? (alone[index] ?? []) : changed)])],
      });
  }
  return commands.flatMap((command) => ends.get(command) ?? []);
}

/**
 * Removes what an earlier command has left, and prints the state. If it is not the state before the first command, the script ends, and the next one starts
 * in another workspace. Not part of the state: outputs that the harness keeps, and objects of git to which no name leads.
 */
const resetState = `
  cat /proc/[0-9]*/comm
  base=/tmp/base
  [ -e $base ] || { mkdir $base; tar -c --exclude=.git/objects .git | tar -x -C $base; }
  places="/tmp /var/tmp /run /dev/shm $HOME"
  find $places -xdev -mindepth 1 -not -path "$base*" -delete
  find .git -xdev -mindepth 1 -not -path '.git/objects*' -delete
  cp -a $base/.git .
  git read-tree --reset -u HEAD
  git clean -fdq
  find $places . -xdev '(' -path /tmp/outputs -o -path ./.git/objects ')' -prune -o -printf '%p %y %m %s %l\\n' | sort
  find . -path ./.git/objects -prune -o -type f -not -path './.git/index' -exec sha256sum {} + | sort`;

/** On a busy machine the program may take too long to start a script. */
class ScriptFailure extends Error {}

async function runScriptAgain(
  commands: readonly CorpusCommand[],
  listeners: Listeners,
  triesLeft = 20,
): Promise<Watched> {
  try {
    return await runScript(commands, listeners);
  } catch (thrown) {
    if (!(thrown instanceof ScriptFailure) || triesLeft === 0) throw thrown;
    console.error(thrown.message);
    return runScriptAgain(commands, listeners, triesLeft - 1);
  }
}

/** Runs the first of some commands, at least one. */
async function runScript(commands: readonly CorpusCommand[], listeners: Listeners): Promise<Watched> {
  return watch(commands, listeners, async (place) => {
    const script = `
      const startMs = Date.now();
      const said = [];
      let denials = 0;
      let first = null;
      const run = (command) => tools.exec({ command, timeoutMs: ${commandTimeoutMs} });
      for (const command of ${JSON.stringify(commands.map(({ argv }) => argv))}) {
        const { stdout: state } = await tools.exec({ command: ['bash', '-c', ${JSON.stringify(resetState)}] });
        first ??= state;
        if (state !== first || denials === ${maxDenials} || Date.now() - startMs > ${scriptMs}) break;
        let refused = false;
        let output = '';
        try {
          const { stdout, stderr } = await run(command);
          output = stdout + stderr;
        } catch (error) {
          // Everything else means that the command did not run.
          if (error.code !== 'approval-denied') throw error;
          refused = true;
          output = String(error);
        }
        if (refused) {
          denials += 1;
          const filePath = '/tmp/command';
          await tools.writeFile({ filePath, content: command.at(-1) });
          const { stdout, stderr } = await run([...command.slice(0, -2), ...(command[1] === '-lc' ? ['-l'] : []), filePath]);
          output += stdout + stderr;
        }
        said.push({ refused, found: ${JSON.stringify(needles)}.filter(({ text }) => output.includes(text)).map(({ effect }) => effect) });
      }
      return said;`;
    const file = join(place.root, 'script.js');
    writeFileSync(file, script);
    const { stdout, stderr } = await runProgram(place, ['script', file, '--format', 'json']);
    const { returnValue, error } = JSON.parse(stdout || '{}') as {
      returnValue?: { refused: boolean; found: Effect[] }[];
      error?: unknown;
    };
    if (returnValue === undefined || returnValue.length === 0)
      throw new ScriptFailure(`the script of ${commands[0]?.id} did not end: ${JSON.stringify(error)} ${stderr}`);
    return returnValue;
  });
}

/** Runs a command as a plain process: the control, in which the canaries have to be found. */
export async function runWithoutSandbox(command: CorpusCommand, listeners: Listeners): Promise<readonly Effect[]> {
  const { ran, changed } = await watch([command], listeners, async (place) => {
    const [file, ...args] = command.argv;
    const { stdout, stderr } = await readOutput(file, args, place);
    const found = needles.filter(({ text }) => `${stdout}${stderr}`.includes(text)).map(({ effect }) => effect);
    return [{ refused: false, found }];
  });
  return [...changed, ...ran.flatMap(({ effects }) => effects)];
}

async function watch(
  commands: readonly CorpusCommand[],
  listeners: Listeners,
  run: (place: Place) => Promise<readonly { readonly refused: boolean; readonly found: readonly Effect[] }[]>,
): Promise<Watched> {
  const place = createPlace();
  try {
    const named = listNamedPaths(commands.flatMap(({ argv }) => argv));
    const before = { state: readState(place, named), reached: listeners.count() };
    const said = await run(place);
    const changed: Effect[] = [];
    if (readState(place, named) !== before.state) changed.push('changed a file outside');
    if (listeners.count() !== before.reached) changed.push('reached a host');
    const ran = commands.slice(0, said.length).map((command, index) => ({
      command,
      refused: said[index]?.refused === true,
      effects: [...new Set(said[index]?.found)],
    }));
    return { ran, changed };
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
