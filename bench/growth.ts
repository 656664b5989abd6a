import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from './goal.ts';
import { measureRun, type MeasureOptions, type RunCost } from './whole-runs/measure-run.ts';
import { startMockModel, type Turn } from './whole-runs/mock-model.ts';
import { commands } from './whole-runs/scenarios.ts';

/**
 * Prints how a run grows with its repository, its changes and its turns, as the tables of `docs/performance.md`. Needs root, since it measures
 * files of several owners. `npm run bench:growth` takes about ten minutes; an argument sets the
 * number of runs of which each value is the median (3).
 */
const rounds = Number(process.argv[2] ?? 3);
const ordinary = { uid: 1000, gid: 1000, group: 1000 };
const owners = {
  'an ordinary user': ordinary,
  'that user, files of a group that is not theirs': { ...ordinary, group: 60_000 },
  root: { uid: 0, gid: 0, group: 0 },
} as const;

/** The time of the model for an answer in the first two tables, in milliseconds. A real one takes longer, and hides what is done meanwhile. */
const answerMs = 50;

const shell = (command: string): Turn => ({ call: { name: 'shell', args: { command: ['bash', '-c', command] } } });
const done: Turn = { text: 'Done.' };
/** Turns that change nothing, and turns that change a file; the first of each kind warms up. */
const reading = [0, 1, 2, 3].map(() => shell('true'));
const writing = [0, 1, 2].map((index) => shell(`echo ${index} >> src/new.js`));

const model = await startMockModel();
const milliseconds = (costs: readonly RunCost[], read: (cost: RunCost) => number): string =>
  median(costs.map(read)).toFixed(0);
const printTable = (rows: readonly (readonly string[])[]): void => {
  const [head = [], ...body] = rows;
  for (const row of [head, head.map(() => '---'), ...body]) console.log(`| ${row.join(' | ')} |`);
  console.log('');
};
const measure = async (turns: readonly Turn[], more: Omit<MeasureOptions, 'client' | 'turns'>): Promise<RunCost[]> => {
  const costs: RunCost[] = [];
  const slowed = turns.map((turn) => ({ ...turn, delayMs: answerMs }));
  for (let round = 0; round < rounds; round += 1)
    costs.push(await measureRun(model, { client: 'program', turns: slowed, policy: 'builtin:fix-tests', ...more }));
  return costs;
};

async function measureFiles(): Promise<string[][]> {
  const rows: string[][] = [];
  // Files that git ignores, like installed dependencies.
  const addDependencies = (workspace: string): void => {
    writeFileSync(join(workspace, '.gitignore'), 'node_modules/\n');
    for (let index = 0; index < 20_000; index += 1) {
      const directory = join(workspace, `node_modules/package-${index % 200}`);
      mkdirSync(directory, { recursive: true });
      writeFileSync(join(directory, `file-${index}.js`), 'export {};\n');
    }
  };
  for (const [name, owner] of Object.entries(owners))
    for (const files of [0, 1_000, 20_000, 100_000])
      for (const dependencies of files === 20_000 ? [false, true] : [false]) {
        const costs = await measure([...reading, ...writing, done], {
          moreFiles: files,
          owner,
          ...(dependencies && { prepare: addDependencies }),
        });
        const gap = (from: number, to: number) => (cost: RunCost) => median(cost.gapsMs.slice(from, to));
        rows.push([
          ...[name, files.toLocaleString('en'), dependencies ? '20,000' : '0'],
          milliseconds(costs, ({ startMs }) => startMs),
          milliseconds(costs, gap(0, 1)),
          milliseconds(costs, gap(1, 4)),
          milliseconds(costs, gap(5, 7)),
          milliseconds(costs, ({ endMs }) => endMs),
        ]);
        console.error(rows.at(-1)?.join(' '));
      }
  return rows;
}

async function measureChanges(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const files of [1, 10, 1_000]) {
    const change = shell(`for i in $(seq ${files}); do echo x > src/new-$i.js; done`);
    const costs = await measure([...reading, change, ...reading, done], { owner: ordinary });
    rows.push([
      files.toLocaleString('en'),
      milliseconds(costs, ({ gapsMs }) => gapsMs[4] ?? 0),
      milliseconds(costs, ({ gapsMs }) => median(gapsMs.slice(5))),
      milliseconds(costs, ({ endMs }) => endMs),
    ]);
  }
  return rows;
}

async function measureTurns(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const turns of [10, 100, 1_000]) {
    // The last turn is the answer.
    const { gapsMs, residentMb, peakMb, endMs } = await measureRun(model, {
      client: 'program',
      turns: commands(turns - 1),
      owner: ordinary,
    });
    rows.push([
      turns.toLocaleString('en'),
      median(gapsMs.slice(-10)).toFixed(0),
      (residentMb.at(-1) ?? 0).toFixed(0),
      peakMb.toFixed(0),
      endMs.toFixed(0),
    ]);
  }
  return rows;
}

try {
  const columns = ['start', 'first command', 'command', 'command that writes a file', 'last answer to exit'];
  printTable([['owner', 'files', 'ignored files', ...columns], ...(await measureFiles())]);
  printTable([
    ['files changed by one command', 'that command', 'each later command', 'last answer to exit'],
    ...(await measureChanges()),
  ]);
  printTable([
    ['turns', 'gap of the last ten, ms', 'memory at the end, MB', 'peak, MB', 'last answer to exit, ms'],
    ...(await measureTurns()),
  ]);
} finally {
  model.close();
}
