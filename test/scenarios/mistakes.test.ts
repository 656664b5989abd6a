import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { keepCompiled } from '../fixtures/job.ts';
import { createDirectory, createRepository, runGit, writeFiles } from '../fixtures/workspace.ts';
import { copyProgram } from './attempts/place.ts';

const own = process.getuid?.() ?? -1;
// Root can read every file, so root runs the program as another user.
const user = own === 0 ? 61_237 : own;
const become = own === 0 ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--'] : ['env'];

const rules = `version: 1
name: open
defaults: { decision: deny, opaque: allow, onError: deny-and-abort }
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: Everything. }
  - { id: commands, when: { tool: exec, command: ['**'] }, decision: allow, reason: Everything. }
`;

/** Each argument with which a user names a file or a directory. */
const places: readonly ((path: string) => readonly string[])[] = [
  (path) => ['run', 'task', '--policy', path],
  (path) => ['run', '--task-file', path, '--policy', 'p.yml', '--dry-run'],
  (path) => ['run', 'task', '--policy', 'p.yml', '--provider', 'replay', '--replay', path],
  (path) => ['run', 'task', '--policy', 'p.yml', '--working-directory', path, '--dry-run'],
  (path) => ['run', 'task', '--policy', 'p.yml', '--approvals', path, '--dry-run'],
  (path) => ['run', 'task', '--policy', 'p.yml', '--record', path, '--provider', 'replay', '--replay', 'none'],
  (path) => ['approve', path, '--by', 'me'],
  (path) => ['call', 'exec', '{}', '--policy', path],
  (path) => ['call', 'exec', path, '--policy', 'p.yml'],
  (path) => ['call', 'exec', '{}', '--policy', 'p.yml', '--cwd', path],
  (path) => ['script', path, '--policy', 'p.yml'],
  (path) => ['script', 'p.yml', '--policy', path],
  (path) => ['parse', path],
  (path) => ['sandbox', '--policy', path, '--', 'true'],
  (path) => ['sandbox', '--policy', 'p.yml', '--cwd', path, '--', 'true'],
  (path) => ['audit', 'verify', path],
  (path) => ['doctor', '--policy', path],
  (path) => ['doctor', '--cwd', path],
  (path) => ['policy', 'check', path],
  (path) => ['policy', 'check', 'p.yml', '--cwd', path],
  (path) => ['policy', 'test', path],
  (path) => ['policy', 'test', 'p.yml', '--tests', path],
  (path) => ['policy', 'explain', '--policy', path, '--', 'ls'],
  (path) => ['policy', 'explain', '--policy', 'p.yml', '--calls', path],
  (path) => ['policy', 'explain', '--policy', 'p.yml', '--call', path],
  (path) => ['policy', 'diff', path, 'p.yml'],
  (path) => ['policy', 'suggest', path],
  (path) => ['policy', 'replay', path, '--policy', 'p.yml'],
  (path) => ['policy', 'mutate', path],
];

/** Mistakes in the argument for a file or directory. The rare ones are only for arguments with their own reading code. */
const mistakes = ['none', 'directory', 'unreadable', 'garbage', 'loop', 'bad-run'];
const rare = ['directory', 'unreadable', 'loop', 'bad-run'];
const readAlone =
  /--(?:replay|working-directory|approvals|record|cwd|run)$|^(?:audit|policy) (?:verify|suggest|replay)$/;

let program: ReturnType<typeof copyProgram>;
let root: string;
beforeAll(() => {
  program = copyProgram(join(import.meta.dirname, '../../dist'));
  root = mkdtempSync(join(tmpdir(), 'mistakes-'));
  writeFiles(root, { 'p.yml': rules, garbage: 'a: [1,\n{"b":\n\0\u{fffd}', unreadable: 'version: 1' });
  runGit(root, 'init', '--quiet');
  runGit(root, 'add', 'p.yml');
  runGit(root, 'commit', '--quiet', '--message', 'start');
  for (const directory of ['directory', 'bad-run']) mkdirSync(join(root, directory));
  for (const name of ['history.jsonl', 'audit.jsonl', 'events.jsonl', 'run.json'])
    writeFileSync(join(root, 'bad-run', name), '{"x": 1}\nnot JSON\n');
  symlinkSync('loop', join(root, 'loop'));
  chmodSync(join(root, 'unreadable'), 0);
  if (own === 0) execFileSync('chown', ['-R', `${user}:${user}`, root]);
});
afterAll(() => {
  program.remove();
  rmSync(root, { recursive: true, force: true });
});

interface Said {
  readonly code: number | null;
  readonly text: string;
}

/** From the sources in this process, where a start of the built program takes most of the time. */
async function startHere(args: readonly string[]): Promise<Said> {
  const { exitCode, stdout, stderr } = await runCliHere(args, { cwd: root, env: { OPENAI_API_KEY: 'none' } });
  return { code: exitCode, text: `${stdout}${stderr}` };
}

/** The built program as the user that cannot read every file. */
function startBuilt(args: readonly string[], home: string): Promise<Said> {
  const [first = '', ...rest] = [...become, program.node, program.main, ...args];
  const env = { ...keepCompiled(), PATH: process.env['PATH'] ?? '', HOME: home, OPENAI_API_KEY: 'none' };
  return new Promise((resolve) => {
    const child = execFile(first, rest, { cwd: root, env, encoding: 'utf8' }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, text: `${stdout}${stderr}` }),
    );
    child.stdin?.end();
  });
}

function createHome(): string {
  const home = createDirectory('home-');
  if (own === 0) execFileSync('chown', [`${user}:${user}`, home]);
  return home;
}

const stack = /^\s+at .*(?:node:|file:|\.[jt]s:\d)/m;

test.each(mistakes)('no command prints a stack trace for %s in place of a file or directory', async (mistake) => {
  const home = createHome();
  const wrong: string[] = [];
  const pending = places
    .map((place) => place(mistake))
    .filter(
      (args) =>
        !rare.includes(mistake) ||
        readAlone.test(args.slice(0, args.indexOf(mistake)).slice(-2).join(' ')) ||
        readAlone.test(args[args.indexOf(mistake) - 1] ?? ''),
    );
  const work = async (): Promise<void> => {
    for (let args = pending.shift(); args !== undefined; args = pending.shift()) {
      // Root reads an unreadable file.
      const { code, text } = mistake === 'unreadable' ? await startBuilt(args, home) : await startHere(args);
      if (stack.test(text) || code === null || ![0, 1, 2, 3].includes(code))
        wrong.push(`${args.join(' ').slice(0, 120)}: ${code} ${text.slice(0, 300)}`);
    }
  };
  await Promise.all([work(), work()]);
  expect(wrong).toEqual([]);
});

test('no command without arguments prints a stack trace', async () => {
  const commands = ['', 'run', 'approve', 'call', 'script', 'parse', 'sandbox', 'policy', 'audit', 'audit verify'];
  const ofPolicies = ['check', 'test', 'explain', 'diff', 'suggest', 'replay', 'mutate', 'nothing'];
  for (const command of [...commands, 'nothing', ...ofPolicies.map((name) => `policy ${name}`)]) {
    const { code, text } = await startHere(command.split(' ').filter(Boolean));
    expect([0, 2], `${command}: ${text}`).toContain(code);
    expect(text, command).not.toMatch(stack);
  }
});

// `true` reads nothing, and ends long before the first line is written.
test.each([
  ['policy schema', '2> "$HOME/err" | true', 0],
  ['sandbox --policy p.yml -- seq 1 100000', '2> "$HOME/err" | head -n 1', 0],
  ['nothing', '2>&1 > /dev/null | true', 2],
])('a reader that closes its end of `%s` gets no stack trace and changes no exit code: %s', (command, pipe, code) => {
  const line = `${become.join(' ')} ${program.node} ${program.main} ${command} ${pipe}`;
  const script = `${line} > /dev/null; code=\${PIPESTATUS[0]}; [ ! -e "$HOME/err" ] || cat "$HOME/err"; exit $code`;
  const done = spawnSync('bash', ['-c', script], {
    cwd: root,
    env: { ...keepCompiled(), PATH: process.env['PATH'] ?? '', HOME: createHome() },
    encoding: 'utf8',
  });
  expect(done.stdout).not.toMatch(/EPIPE|^\s+at /m);
  expect(done.status, done.stdout).toBe(code);
});

test('a reader that begins late gets all of an output that is larger than a pipe', async () => {
  const line = `${become.join(' ')} ${program.node} ${program.main} policy schema`;
  const script = `${line} | { sleep 1; cat; }`;
  const environment = { ...keepCompiled(), PATH: process.env['PATH'] ?? '', HOME: createHome() };
  const done = spawnSync('bash', ['-c', script], { cwd: root, env: environment, encoding: 'utf8' });
  const { text: whole } = await startHere(['policy', 'schema']);
  expect(whole.length).toBeGreaterThan(65_536);
  expect(done.stdout === whole, done.stderr).toBe(true);
});

// `/dev/full` fails as a full disk does.
test.each([
  ['sandbox --policy p.yml -- echo done', '> /dev/full', 1, 'error: standard output is not complete: ENOSPC'],
  ['sandbox --policy p.yml -- sh -c "echo done >&2; exit 7"', '> /dev/full 2> /dev/full', 7, ''],
  ['policy schema', '< /dev/null > /dev/full', 1, 'error: standard output is not complete: ENOSPC'],
])('`%s %s` ends with %s and no stack trace', (command, redirect, code, text) => {
  const line = `${become.join(' ')} ${program.node} ${program.main} ${command} ${redirect}`;
  const environment = { ...keepCompiled(), PATH: process.env['PATH'] ?? '', HOME: createHome() };
  const done = spawnSync('bash', ['-c', line], { cwd: root, env: environment, encoding: 'utf8' });
  expect(done.stderr).not.toMatch(stack);
  expect(done.stderr).toContain(text);
  expect(done.status, done.stderr).toBe(code);
});

test('commands start although the user cannot enter the home directory', () => {
  const home = createDirectory('home-');
  chmodSync(home, 0);
  onTestFinished(() => chmodSync(home, 0o700));
  const [first, ...rest] = [
    ...become,
    program.node,
    program.main,
    'sandbox',
    '--policy',
    'p.yml',
    '--',
    'echo',
    'done',
  ];
  const environment = { ...keepCompiled(), PATH: process.env['PATH'] ?? '', HOME: home, XDG_STATE_HOME: createHome() };
  const done = spawnSync(first, rest, { cwd: root, env: environment, encoding: 'utf8' });
  expect([done.status, done.stdout], done.stderr).toEqual([0, 'done\n']);
});

test('a current directory that was removed is an error with its reason', () => {
  const line = `cd "$(mktemp -d)" && rmdir "$PWD" && exec ${become.join(' ')} ${program.node} ${program.main} policy check`;
  const environment = { ...keepCompiled(), PATH: process.env['PATH'] ?? '', HOME: createHome() };
  const done = spawnSync('bash', ['-c', line], { env: environment, encoding: 'utf8' });
  expect([done.status, done.stderr]).toEqual([
    2,
    'error: the current directory was removed\nChange to a directory that exists.\n',
  ]);
});

test('a record that cannot be created is the only error of a demo', () => {
  const [first, ...rest] = [...become, program.node, program.main, 'demo'];
  const environment = {
    ...keepCompiled(),
    PATH: process.env['PATH'] ?? '',
    HOME: createHome(),
    XDG_STATE_HOME: '/proc/x',
  };
  const done = spawnSync(first, rest, { cwd: root, env: environment, encoding: 'utf8' });
  expect(done.stderr).toContain('error: the record cannot be created in /proc/x/script-harness');
  expect(done.stderr).not.toMatch(stack);
  expect(done.status).toBe(2);
});

test.runIf(own === 0 || spawnSync('unshare', ['-Ur', 'true']).status === 0)(
  'in a namespace with a single uid, a run ends with 6 and the reason, as root and as its own uid',
  () => {
    const home = createHome();
    for (const option of ['-Ur', '-Uc']) {
      const command = [
        ...become,
        'unshare',
        option,
        program.node,
        program.main,
        'sandbox',
        '--policy',
        'p.yml',
        '--',
        'id',
      ];
      const done = spawnSync(command[0] ?? '', command.slice(1), {
        cwd: root,
        encoding: 'utf8',
        env: { ...keepCompiled(), PATH: process.env['PATH'] ?? '', HOME: home },
      });
      expect([option, done.status, done.stderr]).toEqual([
        option,
        6,
        expect.stringContaining('this user namespace maps a single uid'),
      ]);
      expect(done.stderr).not.toMatch(stack);
    }
  },
);

test.runIf(own === 0)(
  'root whose TMPDIR and repository are below closed directories runs commands as another user',
  () => {
    const closed = createDirectory('closed-');
    chmodSync(closed, 0o700);
    const temporary = join(closed, 'a/b');
    mkdirSync(temporary, { recursive: true, mode: 0o700 });
    const repository = join(temporary, 'repository');
    execFileSync('git', ['clone', '--quiet', createRepository({ 'a.txt': 'content\n', 'p.yml': rules }), repository]);
    const done = spawnSync(
      process.execPath,
      [
        program.main,
        'sandbox',
        '--policy',
        'p.yml',
        '--',
        'sh',
        '-c',
        'id -u; cat a.txt; echo x > /tmp/x && cat /tmp/x',
      ],
      { cwd: repository, encoding: 'utf8', env: { PATH: process.env['PATH'] ?? '', HOME: closed, TMPDIR: temporary } },
    );
    expect([done.status, done.stdout], done.stderr).toEqual([0, expect.stringMatching(/^[1-9]\d*\ncontent\nx\n$/)]);
  },
);
