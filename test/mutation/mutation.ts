/**
 * Measures whether the tests notice a mistake in the code. Usage: npm run mutation -- [--seed N] [--count N] [--minutes N] [FOLDER ...]
 *
 * It picks `count` mutants (see `mutants.ts`) of the folders by the seed, the same number of each folder, makes each in a copy of the repository,
 * and runs the type check and the tests that import the file. A mutant that fails one of them is killed. Prints a line for each mutant and the
 * share of killed ones; exits with 1 if it is below 85 %. A survivor has either no effect, or a test is missing.
 * Tests that start the built program do not see a mutant, since `dist/` is not built again.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { createRandom } from '../fixtures/trials.ts';
import { listMutants, type Mutant } from './mutants.ts';

interface Placed {
  readonly file: string;
  readonly mutant: Mutant;
}

const root = join(import.meta.dirname, '../..');
const goal = 0.85;
const usualFolders = ['policy', 'sandbox', 'dispatch', 'github', 'action', 'record'].map((name) => `src/${name}`);

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
const folders = positionals.length > 0 ? positionals : usualFolders;
const perFolder = Math.ceil(Number(values.count) / folders.length);
const picked = folders.flatMap((folder) => pick(listPlaced(folder), perFolder));

const copy = mkdtempSync(join(tmpdir(), 'mutation-'));
try {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) cpSync(join(root, file), join(copy, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  let killed = 0;
  for (const { file, mutant } of picked) {
    const by = judge(copy, file, mutant);
    if (by !== null) killed += 1;
    const change = `${shorten(mutant.before)} => ${shorten(mutant.after)}`;
    stdout.write(
      `${by === null ? 'SURVIVED' : `killed by ${by}`}  ${file}:${mutant.line}  ${mutant.kind}: ${change}\n`,
    );
  }
  const share = killed / picked.length;
  stdout.write(
    `seed ${values.seed}: ${killed} of ${picked.length} killed (${Math.round(share * 100)} %, goal ${goal * 100} %)\n`,
  );
  if (share < goal) exit(1);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** What notices the mutant: types, or the name of the first tests that fail. Null if nothing does. */
function judge(folder: string, file: string, mutant: Mutant): string | null {
  const place = join(folder, file);
  const original = readFileSync(place);
  writeFileSync(place, mutant.text);
  try {
    const run = (program: string, args: readonly string[]): boolean =>
      spawnSync(join(root, 'node_modules/.bin', program), args, {
        cwd: folder,
        stdio: 'ignore',
        timeout: Number(values.minutes) * 60_000,
      }).status === 0;
    if (!run('tsc', ['-p', '.'])) return 'types';
    const vitest = (args: readonly string[]): boolean =>
      run('vitest', [...args, '--passWithNoTests', '--bail=1', '--maxWorkers=2']);
    // Tests of the parts and of the system have the same paths below their folders.
    const nearby = file.replace(/^src/, '').replace(/\.ts$/, '');
    if (!vitest(['run', `${nearby}.test.ts`])) return `test${nearby}`;
    const around = dirname(nearby);
    if (!vitest(['run', `${around}/`])) return `test${around}/`;
    return vitest(['related', '--run', '--exclude', 'test/scenarios/**', file]) ? null : 'related tests';
  } finally {
    writeFileSync(place, original);
  }
}

function listPlaced(folder: string): readonly Placed[] {
  const files = execFileSync('git', ['ls-files', '-z', '--', folder], { cwd: root, encoding: 'utf8' }).split('\0');
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
