/**
 * Measures whether the tests notice a mistake in the code. Usage: npm run mutation -- [--seed N] [--count N] [--minutes N] [DIRECTORY ...]
 *
 * It picks `count` mutants (see `mutants.ts`) of the directories by the seed, the same number of each directory, makes each in a copy of the
 * repository, and runs the type check and the tests that import the file. A mutant that fails one of them is killed. Prints each mutant with the
 * check that killed it, and the share of killed ones; exits with 1 if it is below 85 %. A survivor has either no effect, or a test is missing. A
 * suite that takes longer than `minutes` decides nothing. Tests that start the built program do not see a mutant, since `dist/` is not built again.
 */
import { execFileSync, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createRandom } from '../fixtures/trials.ts';
import { listMutants, type Mutant } from './mutants.ts';

interface Placed {
  readonly file: string;
  readonly mutant: Mutant;
}

/** The part of the JSON report of vitest that is read here. */
const resultsSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const root = join(import.meta.dirname, '../..');
const goal = 0.85;
const usualDirectories = ['policy', 'sandbox', 'dispatch', 'github', 'action', 'record'].map((name) => `src/${name}`);

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '24' },
    minutes: { type: 'string', default: '10' },
  },
});
const random = createRandom(Number(values.seed));
const directories = positionals.length > 0 ? positionals : usualDirectories;
const perDirectory = Math.ceil(Number(values.count) / directories.length);
const picked = directories.flatMap((directory) => pick(listPlaced(directory), perDirectory));

const copy = mkdtempSync(join(tmpdir(), 'mutation-'));
try {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) cpSync(join(root, file), join(copy, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  let killed = 0;
  for (const { file, mutant } of picked) {
    const verdict = judge(copy, file, mutant);
    if (verdict.type === 'killed') killed += 1;
    const change = `${shorten(mutant.before)} => ${shorten(mutant.after)}`;
    stdout.write(`${file}:${mutant.line}  ${mutant.kind}: ${change}\n`);
    stdout.write(`  ${verdict.type === 'killed' ? `killed by: ${verdict.by}` : verdict.type.toUpperCase()}\n`);
  }
  const share = killed / picked.length;
  stdout.write(
    `seed ${values.seed}: ${killed} of ${picked.length} killed (${Math.round(share * 100)} %, goal ${goal * 100} %)\n`,
  );
  if (share < goal) exit(1);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

type Verdict = { readonly type: 'killed'; readonly by: string } | { readonly type: 'survived' | 'out of time' };

/** Runs the checks on the mutant, the nearest first, until one of them fails. */
function judge(directory: string, file: string, mutant: Mutant): Verdict {
  const place = join(directory, file);
  const original = readFileSync(place);
  writeFileSync(place, mutant.text);
  try {
    if (run(directory, 'tsc', ['-p', '.']).status !== 0) return { type: 'killed', by: 'types' };
    // Tests of the parts and of the system have the same paths below their directories.
    const nearby = file.replace(/^src/, '').replace(/\.ts$/, '');
    const suites = [
      ['run', `${nearby}.test.ts`],
      ['run', `${dirname(nearby)}/`],
      ['related', '--run', '--project', 'parts', file],
      ['related', '--run', '--project', 'system', '--exclude', 'test/scenarios/**', file],
    ];
    for (const suite of suites) {
      const verdict = test(directory, suite);
      if (verdict !== null) return verdict;
    }
    return { type: 'survived' };
  } finally {
    writeFileSync(place, original);
  }
}

/** Runs tests until one fails. Null if none fails. */
function test(directory: string, suite: readonly string[]): Verdict | null {
  const results = join(directory, 'results.json');
  rmSync(results, { force: true });
  const options = ['--passWithNoTests', '--bail=1', '--maxWorkers=2', '--reporter=json', `--outputFile=${results}`];
  const { status, error } = run(directory, 'vitest', [...suite, ...options]);
  if (status === 0) return null;
  if (error !== undefined) return { type: 'out of time' };
  if (!existsSync(results)) return { type: 'killed', by: 'an error before the first test' };
  const { testResults } = resultsSchema.parse(JSON.parse(readFileSync(results, 'utf8')));
  const failed = testResults.flatMap(({ assertionResults }) => assertionResults).find((one) => one.status === 'failed');
  return {
    type: 'killed',
    by: failed?.fullName ?? testResults.find((one) => one.status === 'failed')?.name ?? 'vitest',
  };
}

/** `error` is set if the program ran longer than the option `minutes`. */
function run(directory: string, program: string, args: readonly string[]): SpawnSyncReturns<Buffer> {
  const timeout = Number(values.minutes) * 60_000;
  return spawnSync(join(root, 'node_modules/.bin', program), args, { cwd: directory, stdio: 'ignore', timeout });
}

function listPlaced(directory: string): readonly Placed[] {
  const files = execFileSync('git', ['ls-files', '-z', '--', directory], { cwd: root, encoding: 'utf8' }).split('\0');
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => listMutants(readFileSync(join(root, file), 'utf8')).map((mutant) => ({ file, mutant })));
}

function pick(placed: readonly Placed[], count: number): readonly Placed[] {
  const left = [...placed];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random(left.length), 1)).flat();
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 67)}...` : line;
}
