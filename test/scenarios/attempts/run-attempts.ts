import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readEnd } from '../../fixtures/job.ts';
import type { Attempt } from './attempt.ts';
import { renderCommand, type Identity, type Place } from './place.ts';

export interface Program {
  readonly node: string;
  readonly main: string;
}

/** The output of each attempt. */
export type Said = ReadonlyMap<string, string>;

interface Run {
  readonly place: Place;
  readonly program: Program;
  readonly identity: Identity;
}

/** Runs attempts one after the other in one command of the built program: tests only the sandbox, without any decision. */
export async function runInOneCommand(run: Run, attempts: readonly Attempt[]): Promise<Said> {
  const list = attempts.map((attempt) => ({
    name: attempt.name,
    command: renderCommand(attempt, run.program.node),
    token: run.place.token(attempt),
  }));
  writeFileSync(join(run.place.root, 'ws/attempts/list.json'), JSON.stringify(list));
  writeFileSync(join(run.place.root, 'ws/attempts/facts.json'), JSON.stringify(run.place.facts));
  const ended = await start(
    run,
    ['sandbox', '--policy', 'ci/deep/policy.yml', '--', '/usr/bin/python3', 'attempts/run.py'],
    '',
  );
  const said = ended.stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { name: string; output: string });
  expect(
    said.map(({ name }) => name),
    ended.stderr,
  ).toEqual(attempts.map(({ name }) => name));
  return new Map(said.map(({ name, output }) => [name, output.split('').toReversed().join('')]));
}

/** Runs each attempt as a separate call, with a separate time limit, through policy and decisions. */
export async function runAsCalls(run: Run, attempts: readonly Attempt[]): Promise<Said> {
  const list = attempts.map((attempt) => ({
    name: attempt.name,
    command: renderCommand(attempt, run.program.node),
    env: { ...run.place.facts, BITE: run.place.token(attempt) },
  }));
  const source = `
    const said = [];
    for (const { name, command, env } of ${JSON.stringify(list)}) {
      const result = await tools.exec({ command, env, timeoutMs: 700 }).catch((error) => ({ aggregatedOutput: String(error) }));
      said.push({ name, output: result.aggregatedOutput.slice(0, 2000) + result.aggregatedOutput.slice(-2000) });
    }
    return said;`;
  const ended = await start(run, ['script', '-', '--format', 'json', '--policy', 'ci/deep/calls.yml'], source);
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(0);
  const { returnValue } = JSON.parse(ended.stdout) as { returnValue: { name: string; output: string }[] };
  return new Map(returnValue.map(({ name, output }) => [name, output]));
}

/** The control: runs each attempt as a plain process of the identity, one after the other. */
export async function runAlone(run: Run, attempts: readonly Attempt[]): Promise<Said> {
  const said = new Map<string, string>();
  for (const attempt of attempts) said.set(attempt.name, await runPlain(run, attempt));
  return said;
}

async function runPlain({ place, program, identity }: Run, attempt: Attempt): Promise<string> {
  const [first = '', ...rest] = [...identity.prefix, ...renderCommand(attempt, program.node)];
  const child = spawn(first, rest, {
    cwd: join(place.root, 'ws'),
    env: { ...place.environment, ...place.facts, BITE: place.token(attempt) },
    stdio: ['ignore', 'pipe', 'ignore', 'ignore', 'ignore', 'ignore', 'ignore', 'ignore', 'ignore', place.descriptor],
  });
  const end = (): void => {
    child.kill('SIGKILL');
    child.stdout?.destroy();
  };
  // Those that show themselves as processes run until they are killed. A busy machine needs long for some others.
  const isShort = attempt.sign.type === 'process' || attempt.control === 'either';
  const timer = setTimeout(end, isShort ? 2_000 : 60_000);
  let said = '';
  child.stdout?.setEncoding('latin1').on('data', (chunk: string) => {
    said += chunk;
    if (said.length > 1_000_000) end();
  });
  await once(child, 'close');
  clearTimeout(timer);
  return said;
}

function start({ place, program, identity }: Run, args: readonly string[], stdin: string) {
  const [first = program.node, ...rest] = [...identity.prefix, program.node, program.main, ...args];
  const child = spawn(first, rest, {
    cwd: join(place.root, 'ws'),
    env: { ...place.environment },
    stdio: ['pipe', 'pipe', 'pipe', 'ignore', 'ignore', 'ignore', 'ignore', 'ignore', 'ignore', place.descriptor],
  });
  child.stdin?.end(stdin);
  return readEnd(child);
}

/** Checks the output and the host. Returns the names of the attempts that succeeded. */
export function listThrough(place: Place, attempts: readonly Attempt[], said: Said): string[] {
  const processes = readEnvironments();
  return attempts
    .filter((attempt) => isThrough(attempt, place, said.get(attempt.name) ?? '', processes))
    .map(({ name }) => name);
}

/** Names of the planted secrets that are in any output, even in the output of other attempts. */
export function listLeaked(place: Place, said: Said): string[] {
  const all = [...said.values()].join('\n');
  return Object.entries(place.secrets).flatMap(([name, value]) => (all.includes(value) ? [name] : []));
}

function isThrough(attempt: Attempt, place: Place, said: string, processes: string): boolean {
  const { sign } = attempt;
  const token = place.token(attempt);
  const locate = (path: string): string =>
    path.startsWith('/') ? path.replace('$T_NAME', place.facts['T_NAME'] ?? '') : join(place.root, path);
  switch (sign.type) {
    case 'said':
      return said.includes(token);
    case 'secret':
      return said.includes(place.secrets[sign.name]);
    case 'file': {
      const path = locate(sign.path);
      return existsSync(path) && readFileSync(path, 'latin1').includes(token);
    }
    case 'gone':
      return lstatSync(locate(sign.path), { throwIfNoEntry: false }) === undefined;
    case 'process':
      return processes.includes(token);
    case 'message':
      return place.received().includes(token);
  }
}

function readEnvironments(): string {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'latin1');
      } catch {
        // It belongs to another user, or has ended.
        return '';
      }
    })
    .join('\n');
}

/** Ends the processes that a control has left running: those with the token of an attempt. */
export function endLeftOver(place: Place, attempts: readonly Attempt[]): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, 'latin1');
      if (attempts.some((attempt) => environment.includes(place.token(attempt)))) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It belongs to another user, or has ended.
    }
  }
}
