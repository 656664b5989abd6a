import { existsSync } from 'node:fs';
import { median, type Goal } from './goal.ts';
import { measureRun, type Client, type MeasureOptions, type RunCost } from './whole-runs/measure-run.ts';
import { startMockModel, type MockModel, type Turn } from './whole-runs/mock-model.ts';
import { commands, reads, scenarios, type ScenarioName } from './whole-runs/scenarios.ts';

const rounds = 3;
const manyTurns = 200;
/** Turns at the beginning and at the end of a long run that are compared; the very first ones warm up. */
const compared = 50;

type Costs = Readonly<Record<ScenarioName, Readonly<Record<Client, readonly RunCost[]>>>>;

/**
 * The user-visible cost of whole runs of the built program, with policy, sandbox and record, against a model on loopback that answers at once.
 * Times are ratios to a minimal agent without any of these (`minimal-agent.mjs`) in the same interleaved run; sizes and counts are absolute.
 */
export function benchWholeRuns(): Promise<Goal[]> {
  return withModel(async (model) => {
    const costs = await measureScenarios(model);
    return [
      ...listTimes(costs),
      ...listSizes(costs),
      ...(await benchManyFiles(model)),
      ...(await benchManyTurns(model)),
    ];
  });
}

/** What a whole run starts and writes: counts that are the same on every machine, however busy it is. */
export function benchCounts(): Promise<Goal[]> {
  return withModel(measureCounts);
}

async function withModel(measure: (model: MockModel) => Promise<Goal[]>): Promise<Goal[]> {
  const model = await startMockModel();
  try {
    return await measure(model);
  } finally {
    model.close();
  }
}

// Interleaved, so that other load on the machine affects both clients.
async function measureScenarios(model: MockModel): Promise<Costs> {
  const names = Object.keys(scenarios) as ScenarioName[];
  const clients: readonly Client[] = ['program', 'minimal'];
  const costs = Object.fromEntries(
    names.map((name) => [name, { program: [] as RunCost[], minimal: [] as RunCost[] }]),
  ) as Record<ScenarioName, Record<Client, RunCost[]>>;
  for (let round = 0; round < rounds; round += 1)
    for (const name of names)
      for (const client of clients)
        costs[name][client].push(
          await measureRun(model, { client, turns: scenarios[name], sumsMemory: name === 'S4' }),
        );
  return costs;
}

function listTimes(costs: Costs): Goal[] {
  const compare = (name: ScenarioName, read: (cost: RunCost) => number): number =>
    medianOf(costs[name].program, read) / medianOf(costs[name].minimal, read);
  const gap = (cost: RunCost): number => median(cost.gapsMs);
  const end = ({ endMs }: RunCost): number => endMs;
  const wall = ({ wallMs }: RunCost): number => wallMs;
  return [
    // Peers without a sandbox take 6 to 15 times the minimal agent.
    atMost(
      'runs: start to the first request, times a minimal agent',
      compare('S1', ({ startMs }) => startMs),
      6,
    ),
    // 5 ms there and less than 20 ms more here.
    atMost('runs: from an answer to the next request in S4, times a minimal agent', compare('S4', gap), 5),
    atMost('runs: from an answer to the next request in S3, times a minimal agent', compare('S3', gap), 5),
    // 7 ms there, 50 and 100 ms here.
    atMost('runs: last answer to exit without changes, times a minimal agent', compare('S1', end), 7),
    atMost('runs: last answer to exit with changes, times a minimal agent', compare('S3', end), 14),
    atMost('runs: fifty calls (S4), times a minimal agent', compare('S4', wall), 4),
    // 0.23 s there and 1.2 s here.
    atMost('runs: fifty calls by one script, times a minimal agent', compare('S4-script', wall), 5.2),
    atMost('runs: a bug fixed by calls (S3), times a minimal agent', compare('S3', wall), 4),
    atMost('runs: a bug fixed by one script, times a minimal agent', compare('S3-script', wall), 4),
  ];
}

function listSizes(costs: Costs): Goal[] {
  const programs = Object.values(costs).flatMap(({ program }) => program);
  const kilobytes = (name: ScenarioName): number => medianOf(costs[name].program, ({ sentBytes }) => sentBytes) / 1_000;
  const minimal = medianOf(costs.S4.minimal, ({ sentBytes }) => sentBytes);
  return [
    atMost('runs: peak memory of the main process, MB', Math.max(...programs.map(({ peakMb }) => peakMb)), 130),
    informative(
      'runs: memory of all processes in S4 (sum of PSS), MB',
      medianOf(costs.S4.program, ({ allPeakMb }) => allPeakMb),
    ),
    informative(
      'runs: their number',
      medianOf(costs.S4.program, ({ allCount }) => allCount),
    ),
    atMost(
      'runs: first request with the pack core-codex and writeFile, kB',
      medianOf(costs.S1.program, ({ firstBytes }) => firstBytes) / 1_000,
      8,
    ),
    // Each of the seven requests has how to work, the facts of the repository and the grammar of patches, which are 0.9 kB.
    atMost('runs: sent in S3, kB', kilobytes('S3'), 63),
    atMost('runs: sent in S4, times a minimal agent', (1_000 * kilobytes('S4')) / minimal, 1.2),
    atMost('runs: sent in S3 by one script, kB', kilobytes('S3-script'), 20),
    atMost('runs: sent in S4 by one script, kB', kilobytes('S4-script'), 25),
  ];
}

async function benchManyFiles(model: MockModel): Promise<Goal[]> {
  const [few, many]: [RunCost[], RunCost[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    few.push(await measureProgram(model, commands(10)));
    many.push(await measureProgram(model, commands(10), { moreFiles: 5_000 }));
  }
  const compare = (read: (cost: RunCost) => number): number => medianOf(many, read) / medianOf(few, read);
  return [
    atMost(
      'runs: start with 5,000 files, times the start with fifty',
      compare(({ startMs }) => startMs),
      1.2,
    ),
    atMost(
      'runs: a command with 5,000 files, times one with fifty',
      compare(({ gapsMs }) => median(gapsMs)),
      1.3,
    ),
    atMost(
      'runs: last answer to exit with 5,000 files, times fifty',
      compare(({ endMs }) => endMs),
      1.3,
    ),
  ];
}

async function benchManyTurns(model: MockModel): Promise<Goal[]> {
  const { gapsMs, residentMb } = await measureProgram(model, commands(manyTurns));
  const [warm, last] = [compared, manyTurns - compared];
  return [
    atMost(
      'runs: gap of the last of 200 turns, times that of early ones',
      median(gapsMs.slice(last)) / median(gapsMs.slice(warm, 2 * warm)),
      1.3,
    ),
    atMost(
      'runs: memory after 200 turns, times after 100',
      median(residentMb.slice(last)) / median(residentMb.slice(warm, 2 * warm)),
      1.2,
    ),
  ];
}

async function measureCounts(model: MockModel): Promise<Goal[]> {
  const count = async (turns: readonly Turn[]): Promise<RunCost> => measureProgram(model, turns, { counts: true });
  // The answer is delayed, so that work in parallel with the first request has ended.
  const none = await count([{ text: 'Done.', delayMs: 1_500 }]);
  const tenCommands = await count(commands(10));
  const tenReads = await count(reads(10));
  const fix = await count(scenarios.S3);
  const everywhere = [
    exactly('counts: processes that ten reads of files add', tenReads.processes - none.processes, 0),
    exactly('counts: git objects written by a run without calls', none.objects, 0),
  ];
  // Another user, or control groups of version 2, need other processes.
  if (process.getuid?.() !== 0 || existsSync('/sys/fs/cgroup/cgroup.controllers')) return everywhere;
  return [
    ...everywhere,
    // One of them is the watchdog, which has to be outside the program; three read the uncommitted changes for the prompt.
    exactly('counts: processes started by a run without calls', none.processes, 20),
    // Each command has one sandbox. How many wait at the end depends on the time between the commands.
    atMost('counts: processes that ten commands add', tenCommands.processes - none.processes, 14),
    atMost('counts: processes started by a run that fixes a bug (S3)', fix.processes, 25),
  ];
}

function measureProgram(
  model: MockModel,
  turns: readonly Turn[],
  more: Omit<MeasureOptions, 'client' | 'turns'> = {},
): Promise<RunCost> {
  return measureRun(model, { client: 'program', turns, ...more });
}

function medianOf(costs: readonly RunCost[], read: (cost: RunCost) => number): number {
  return median(costs.map(read));
}

function atMost(name: string, ratio: number, goal: number): Goal {
  return { name, ratio, bound: 'at-most', goal };
}

function informative(name: string, ratio: number): Goal {
  return { name, ratio, bound: 'at-most', goal: Number.POSITIVE_INFINITY };
}

function exactly(name: string, ratio: number, goal: number): Goal {
  return { name, ratio, bound: 'exactly', goal };
}
