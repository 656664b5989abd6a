/**
 * Runs `verify` of the built program on a small project of each test runner, and the same command without the program. Usage, after
 * `npm run build`: npm run matrix -- [RUNNER ...]. It installs packages of npm, needs the other runners on the machine, and prints a row for
 * each runner.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readReports } from '../../src/run/verify/read-reports.ts';
import { readReported, readTests } from '../../src/run/verify/read-tests.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { matrixProjects, type Extra, type MatrixProject } from './projects.ts';

const program = join(import.meta.dirname, '../../dist/main/index.js');
/** The time limit of one run, in minutes; a hanging test reaches it. */
const usualMinutes = 0.25;
const policy = `version: 1
name: matrix
sandbox: { caches: [npm] }
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: edit, when: { write: '**' }, decision: allow, reason: The task. }
`;

type Files = Readonly<Record<string, string>>;

interface State {
  readonly name: string;
  readonly files: (project: MatrixProject) => Files;
  /** The text that a verdict on the state has to contain; null for a patch that is accepted. */
  readonly problem: RegExp | null;
}

const fixedWith =
  (extra: Extra) =>
  (project: MatrixProject): Files => ({ ...project.source(true), ...project.tests(extra) });

/** In this order, each is the next answer of the model to the result of the one before. */
const states: readonly State[] = [
  { name: 'failing', files: () => ({ 'notes.txt': 'nothing\n' }), problem: /still failing: .*adds|ended with/i },
  {
    name: 'removed',
    files: fixedWith('gone'),
    problem: /ran \d+ \w+ after \d+ before|counted \d+ \w+ before|tests? fewer/,
  },
  {
    name: 'skipped',
    files: fixedWith('skipped'),
    problem: /skipped \d+ tests? after|ran \d+ \w+ after|marks that skip/,
  },
  { name: 'flaky', files: fixedWith('flaky'), problem: /flaky: .*extra|with 0 when it ran again/i },
  { name: 'hang', files: fixedWith('hang'), problem: /timed out after/ },
  { name: 'crash', files: fixedWith('crash'), problem: /ended with|newly failing/ },
  { name: 'fixed', files: fixedWith('plain'), problem: null },
];

interface Ran {
  readonly exit: string;
  readonly counts: string;
}

type RecordedEvent = Readonly<Record<string, unknown>> & { readonly type: string };

function writeAll(directory: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
}

/** A repository with a project in which the test `adds` fails, or without tests. */
function createProject(project: MatrixProject, extra: Extra | null): string {
  const root = mkdtempSync(join(tmpdir(), 'matrix-'));
  writeAll(root, { '.gitignore': 'node_modules\n', ...project.files });
  if ((project.packages ?? []).length > 0)
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', ...(project.packages ?? [])], { cwd: root });
  writeAll(root, { ...project.source(false), ...project.tests(extra) });
  const git = (...args: readonly string[]): void => {
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root });
  };
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'base');
  return root;
}

function createCache(): string {
  const cache = mkdtempSync(join(tmpdir(), 'matrix-cache-'));
  mkdirSync(join(cache, '.npm/_cacache'), { recursive: true });
  writeFileSync(join(cache, '.npm/_cacache/index'), '');
  return cache;
}

/** The command without the program, in a copy of the project. */
function runOutside(project: MatrixProject, root: string, files: Files, home: string): Ran {
  const copy = mkdtempSync(join(tmpdir(), 'matrix-copy-'));
  try {
    cpSync(root, copy, { recursive: true, verbatimSymlinks: true });
    writeAll(copy, files);
    // In the sandbox, each run has its own `/tmp`.
    const temporary = join(home, 'tmp');
    rmSync(temporary, { recursive: true, force: true });
    mkdirSync(temporary);
    const verify = project.verify.replaceAll('/tmp/', `${temporary}/`);
    const startMs = Date.now();
    // A whole process group, so that nothing of a hanging test is left.
    const done = spawnSync('timeout', ['-k', '1', '120', '/bin/sh', '-c', `${verify} 2>&1`], {
      cwd: copy,
      env: {
        RUSTUP_HOME: join(homedir(), '.rustup'),
        ...process.env,
        HOME: home,
        NO_COLOR: '1',
        CI: 'true',
      },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return {
      exit: done.status === 124 ? 'timed out' : String(done.status),
      counts: renderCounts([...readTests(done.stdout), ...readReported(readReports(copy, startMs))]),
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const renderCounts = (tests: readonly { runner: string; total: number; failed: number; skipped: number }[]): string =>
  tests.map(({ runner, total, failed, skipped }) => `${runner} ${total}/${failed}/${skipped}`).join(' + ') || 'none';

async function runInside(
  project: MatrixProject,
  root: string,
  rounds: readonly State[],
): Promise<{ readonly events: readonly RecordedEvent[]; readonly outcome: string; readonly reason: string }> {
  const outside = mkdtempSync(join(tmpdir(), 'matrix-run-'));
  const turns = rounds.flatMap((state): ScriptedTurn[] => [
    {
      calls: Object.entries(state.files(project)).map(([filePath, content]) => ({
        name: 'write_file',
        args: { filePath, content },
      })),
    },
    { text: 'Done.' },
  ]);
  const model = await startModelServer({ turns: [...turns, { text: 'Done.' }] });
  writeFileSync(join(outside, 'policy.yml'), policy);
  const record = join(outside, 'record');
  const child = spawn(
    process.execPath,
    [
      ...[program, 'run', 'Fix the tests.', '--policy', join(outside, 'policy.yml'), '--provider', 'openai-chat'],
      ...['--model', 'm', '--base-url', `${model.url}/v1`, '--record', record, '--verify', project.verify],
      ...['--verify-rounds', String(rounds.length), '--verify-minutes', String(project.minutes ?? usualMinutes)],
    ],
    {
      cwd: root,
      env: { ...process.env, OPENAI_API_KEY: 'model-key', NPM_CONFIG_CACHE: join(createCache(), '.npm') },
      stdio: 'ignore',
    },
  );
  await new Promise((resolve) => child.on('close', resolve));
  await model.close();
  const result = JSON.parse(readFileSync(join(record, 'result.json'), 'utf8')) as { outcome: string; reason: string };
  const events = readFileSync(join(record, 'history.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const entry = JSON.parse(line) as { event?: RecordedEvent } & RecordedEvent;
      return entry.event ?? entry;
    });
  return { events, outcome: result.outcome, reason: result.reason };
}

async function testRunner(name: string, project: MatrixProject): Promise<string> {
  const root = createProject(project, 'plain');
  const { events } = await runInside(project, root, states);
  const verdicts = events.filter(({ type }) => type === 'verify-judged');
  const checks = events.filter(({ type }) => type === 'command-checked');
  // With a changed configuration of the runner, the second run is the one that has the whole patch.
  const runs = checks.reduce<RecordedEvent[]>((found, check) => {
    if (check['phase'] === 'verify-after') return [...found, check];
    return check['phase'] === 'verify-configured' ? [...found.slice(0, -1), check] : found;
  }, []);
  const home = createCache();
  // The last patch was accepted and published.
  execFileSync('git', ['checkout', '-q', '--', '.'], { cwd: root });
  const cells = states.map((state, index) => {
    const verdict = verdicts[index] as { problems: string[]; tests: { fixed: { names: string[] } } } | undefined;
    if (verdict === undefined) return `${state.name}: NOT JUDGED`;
    const problems = verdict.problems.join('; ');
    const isRight =
      state.problem === null
        ? problems === '' && verdict.tests.fixed.names.some((test) => /adds/i.test(test))
        : state.problem.test(problems);
    const inside = readRan(runs[index]);
    // The files of a command that was killed depend on the moment.
    const outside = state.name === 'hang' ? inside : runOutside(project, root, state.files(project), home);
    const isSame = inside.exit === outside.exit && inside.counts === outside.counts;
    return [
      `${state.name}: ${isRight ? 'ok' : `WRONG (${problems}; fixed ${verdict.tests.fixed.names.join()})`}`,
      isSame ? '' : ` DIFFERS (inside ${inside.exit} ${inside.counts}, outside ${outside.exit} ${outside.counts})`,
      ` [${inside.counts}]`,
    ].join('');
  });
  const empty = createProject(project, null);
  const none = await runInside(project, empty, []);
  const before = readRan(none.events.find(({ phase }) => phase === 'verify-before'));
  for (const directory of [root, empty, home]) rmSync(directory, { recursive: true, force: true });
  return [
    `${name} (before: ${readRan(checks[0]).counts})`,
    ...cells,
    `no tests: exit ${before.exit}, ${before.counts}, ${none.outcome} ${none.outcome === 'setup-failed' ? none.reason.slice(0, 160) : ''}`,
  ].join('\n  ');
}

function readRan(event: RecordedEvent | undefined): Ran {
  if (event === undefined) return { exit: 'not run', counts: 'none' };
  return {
    exit:
      event['timedOut'] === true || event['timed_out'] === true
        ? 'timed out'
        : String(event['exitCode'] ?? event['exit_code']),
    counts: renderCounts(event['tests'] as Parameters<typeof renderCounts>[0]),
  };
}

const asked = process.argv.slice(2);
for (const [name, project] of Object.entries(matrixProjects)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  try {
    process.stdout.write(`${await testRunner(name, project)}\n`);
  } catch (thrown) {
    process.stdout.write(`${name}: ${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  }
}
