import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { MockModel, Turn } from './mock-model.ts';
import { createRepository, policyText, task } from './scenarios.ts';

export type Client = 'program' | 'minimal';

/** The cost of one run. Times are in milliseconds, memory in megabytes. */
export interface RunCost {
  /** From the start of the process to the first request. */
  readonly startMs: number;
  /** From each answer to the next request. */
  readonly gapsMs: readonly number[];
  readonly endMs: number;
  readonly wallMs: number;
  /** Of the main process: the largest resident set, and the resident set at each request. */
  readonly peakMb: number;
  readonly residentMb: readonly number[];
  readonly sentBytes: number;
  readonly firstBytes: number;
  /** Of the main process and all that it has started: the largest sum of their proportional sets that was seen, and how many they were then. */
  readonly allPeakMb: number;
  readonly allCount: number;
  /** The processes that the main process has started. */
  readonly processes: number;
  /** Objects and packs that the run has added to git directories: the largest number seen, counted every 100 ms. */
  readonly objects: number;
}

export interface MeasureOptions {
  readonly client: Client;
  readonly turns: readonly Turn[];
  /** Files in the repository in addition to the scenarios' files. */
  readonly moreFiles?: number;
  /** Counts processes and objects too, which takes time. */
  readonly counts?: boolean;
  /** Sums up the memory of all processes too, which takes time. */
  readonly sumsMemory?: boolean;
  /** The name of a policy. Default: the policy of the scenarios. */
  readonly policy?: string;
  /** The user that runs the program and owns all files; only for root. Default: the user of this process. */
  readonly owner?: { readonly uid: number; readonly gid: number; /** Of the files. */ readonly group: number };
  /** Adds to the repository before its only commit. */
  readonly prepare?: (workspace: string) => void;
}

const root = join(import.meta.dirname, '../..');
/** Not that of the machine: a run as root mounts the tool directories on it that only root reaches, by another process. */
const programPath = `${dirname(process.execPath)}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`;

/** Runs a client once on a new repository with a new home directory. Rejects if it does not exit with 0. */
export async function measureRun(model: MockModel, options: MeasureOptions): Promise<RunCost> {
  const { client, turns, moreFiles = 0, counts = false, owner } = options;
  const directory = mkdtempSync(join(tmpdir(), 'bench-run-'));
  const [workspace, home, temporary] = ['repository', 'home', 'tmp'].map((name) => join(directory, name)) as [
    string,
    string,
    string,
  ];
  const processFile = join(directory, 'processes');
  try {
    // As root, commands run as another user, who has to reach the directory.
    chmodSync(directory, 0o755);
    for (const path of [workspace, home, temporary]) mkdirSync(path);
    writeFileSync(join(home, 'policy.yml'), policyText);
    writeFileSync(processFile, '');
    createRepository(workspace, moreFiles, options.prepare);
    if (owner !== undefined) {
      execFileSync('chown', ['--recursive', `${owner.uid}:${owner.gid}`, directory]);
      execFileSync('chgrp', ['--recursive', String(owner.group), workspace]);
    }
    const before = countObjects(directory);
    let objects = 0;
    let peakMb = 0;
    const residentMb: number[] = [];
    const startedMs = performance.now();
    const policy = options.policy ?? join(home, 'policy.yml');
    const child = spawn(process.execPath, listArguments(client, { home, policy, url: model.url, counts }), {
      cwd: workspace,
      ...(owner !== undefined && { uid: owner.uid, gid: owner.gid }),
      env: {
        PATH: programPath,
        HOME: home,
        TMPDIR: temporary,
        OPENAI_API_KEY: 'none',
        ...(counts && { BENCH_PROCESSES: processFile }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const sample = (): void => {
      const { resident, peak } = readMemory(child.pid ?? 0);
      peakMb = Math.max(peakMb, peak);
      residentMb.push(resident);
    };
    model.play(turns, sample);
    let all = { mb: 0, count: 0 };
    const sampler = setInterval(() => {
      peakMb = Math.max(peakMb, readMemory(child.pid ?? 0).peak);
      if (options.sumsMemory !== true) return;
      const sum = sumMemory(child.pid ?? 0);
      if (sum.mb > all.mb) all = sum;
    }, 100);
    const counter = counts
      ? setInterval(() => (objects = Math.max(objects, countObjects(directory) - before)), 100)
      : undefined;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
    const code = await new Promise((resolve) => child.once('close', resolve));
    const endedMs = performance.now();
    clearInterval(sampler);
    clearInterval(counter);
    if (code !== 0) throw new Error(`the ${client} agent ended with ${String(code)}:\n${output.slice(-2_000)}`);
    const { exchanges } = model;
    if (exchanges.length !== turns.length)
      throw new Error(`the ${client} agent sent ${exchanges.length} requests, not ${turns.length}:\n${output}`);
    return {
      startMs: (exchanges[0]?.arrivedMs ?? 0) - startedMs,
      gapsMs: exchanges.slice(1).map(({ arrivedMs }, index) => arrivedMs - (exchanges[index]?.answeredMs ?? 0)),
      endMs: endedMs - (exchanges.at(-1)?.answeredMs ?? 0),
      wallMs: endedMs - startedMs,
      peakMb,
      residentMb,
      allPeakMb: all.mb,
      allCount: all.count,
      sentBytes: exchanges.reduce((sum, { bytes }) => sum + bytes, 0),
      firstBytes: exchanges[0]?.bytes ?? 0,
      processes: readFileSync(processFile, 'utf8').split('\n').length - 1,
      objects,
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function listArguments(
  client: Client,
  {
    home,
    policy,
    url,
    counts,
  }: { readonly home: string; readonly policy: string; readonly url: string; readonly counts: boolean },
): string[] {
  if (client === 'minimal') return [join(import.meta.dirname, 'minimal-agent.mjs'), url, task];
  return [
    ...(counts ? ['--import', join(import.meta.dirname, 'count-processes.mjs')] : []),
    join(root, 'dist/main/index.js'),
    ...['run', task, '--policy', policy, '--provider', 'openai-chat', '--model', 'mock'],
    ...['--base-url', url, '--max-turns', '1000', '--record', join(home, 'record')],
  ];
}

function readMemory(pid: number): { readonly resident: number; readonly peak: number } {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const read = (name: string): number =>
    Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024;
  return { resident: read('VmRSS'), peak: read('VmHWM') };
}

// The kernel's account of each process, in which a page that several share counts in parts.
function sumMemory(root: number): { readonly mb: number; readonly count: number } {
  const read = (path: string): string => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      // It has ended meanwhile.
      return '';
    }
  };
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => [pid, / . (\d+) /.exec(read(`/proc/${pid}/stat`).split(')').at(-1) ?? '')?.[1]] as const);
  const list = (pid: string): string[] => [
    pid,
    ...parents.filter(([, parent]) => parent === pid).flatMap(([child]) => list(child)),
  ];
  const sizes = list(String(root)).map((pid) =>
    Number(/^Pss:\s*(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  );
  return { mb: sizes.reduce((sum, size) => sum + size, 0) / 1024, count: sizes.length };
}

/** Loose objects and packs of every git directory below a directory. */
function countObjects(directory: string): number {
  let count = 0;
  const visit = (path: string, isObjects: boolean): void => {
    let entries;
    try {
      entries = readdirSync(path, { withFileTypes: true });
    } catch {
      // The run has removed it meanwhile.
      return;
    }
    for (const entry of entries)
      if (entry.isDirectory()) visit(join(path, entry.name), isObjects || entry.name === 'objects');
      else if (isObjects && /^(?:[0-9a-f]{38}|pack-.*\.pack)$/.test(entry.name)) count += 1;
  };
  visit(directory, false);
  return count;
}
