import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { createJob, type Ended, keepCompiled, readEnd } from '../fixtures/job.ts';
import { createMark, findSleep } from '../fixtures/processes.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createDirectory, createRepository, writeFiles } from '../fixtures/workspace.ts';
import { copyProgram } from './attempts/place.ts';
import { readTree } from './scenario.ts';

const policy = `version: 1
name: permissive
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: run, when: { tool: exec, command: [sh, work.sh, '**'] }, decision: allow, reason: The task. }
  - { id: edit, when: { write: '**' }, decision: allow, reason: The task. }
`;

const own = process.getuid?.() ?? 0;
const ordinary = own === 0 ? 61_260 : own;

let program: ReturnType<typeof copyProgram>;
beforeAll(() => {
  program = copyProgram(join(import.meta.dirname, '../../dist'));
});
afterAll(() => program.remove());

const seconds = createMark(603);
const work = `for file in a.txt src/b.txt z.txt new; do echo agent > $file; done
rm src/c.txt
[ "$1" != wait ] || sleep ${seconds} || true
`;
const files: Readonly<Record<string, string>> = {
  'work.sh': work,
  'a.txt': 'a\n',
  'src/b.txt': 'b\n',
  'src/c.txt': 'c\n',
  'z.txt': 'z\n',
};
const published = {
  'work.sh': work,
  'a.txt': 'agent\n',
  'src/b.txt': 'agent\n',
  'z.txt': 'agent\n',
  new: 'agent\n',
};

interface Place {
  readonly root: string;
  readonly record: string;
  start(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ended>;
}

function createPlace(uid: number): Place {
  const [root, home] = [createRepository(files), createDirectory('home-')];
  writeFileSync(join(home, 'policy.yml'), policy);
  if (own === 0) execFileSync('chown', ['-R', `${uid}:${uid}`, root, home]);
  const prefix = uid === own ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--'];
  return {
    root,
    record: join(home, 'record'),
    start(args, env) {
      const words = [...args, '--policy', join(home, 'policy.yml')];
      const variables = { PATH: '/usr/bin:/bin', HOME: home, OPENAI_API_KEY: 'model-key' };
      // Another user and a kill need a separate process.
      if (uid === own && env === undefined) return runCliHere(words, { cwd: root, env: variables });
      const [first = '', ...rest] = [...prefix, program.node, program.main, ...words];
      const all = { ...keepCompiled(), ...variables, ...env };
      return readEnd(spawn(first, rest, { cwd: root, env: all, stdio: ['ignore', 'pipe', 'pipe'] }));
    },
  };
}

async function startModel(turns: readonly (ScriptedTurn | (() => ScriptedTurn))[]): Promise<string> {
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  return `${model.url}/v1`;
}

const turn: ScriptedTurn = { calls: [{ name: 'shell', args: { command: ['sh', 'work.sh'] } }] };
const waitingTurn: ScriptedTurn = { calls: [{ name: 'shell', args: { command: ['sh', 'work.sh', 'wait'] } }] };

type Moment = 'before the first command' | 'during the first command' | 'after the first command';

/** A run whose agent changes files, while another process interferes at moments. */
async function runWith(place: Place, moments: readonly Moment[], interfere: (moment: Moment) => void) {
  const interfered: Moment[] = [];
  const act = (moment: Moment): void => {
    if (!moments.includes(moment)) return;
    interfere(moment);
    interfered.push(moment);
  };
  const waitForCommand = async (): Promise<void> => {
    await expect.poll(() => findSleep(seconds), { interval: 20 }).not.toBeNull();
    act('during the first command');
    process.kill(findSleep(seconds) ?? 0);
  };
  const url = await startModel([
    // The workspace is open after a call.
    { calls: [{ name: 'read_file', args: { filePath: 'a.txt' } }] },
    () => {
      act('before the first command');
      if (!moments.includes('during the first command')) return turn;
      void waitForCommand();
      return waitingTurn;
    },
    () => {
      act('after the first command');
      return { text: 'Done.' };
    },
  ]);
  const args = ['run', 'Do it.', '--provider', 'openai-chat', '--model', 'm', '--base-url', url, '--format', 'json'];
  const ended = await place.start([...args, '--record', place.record]);
  expect(interfered).toEqual(moments);
  const texts = readdirSync(place.record, { recursive: true, encoding: 'utf8' })
    .map((name) => join(place.record, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'));
  expect([ended.stdout, ended.stderr, ...texts].filter((text) => text.includes('/proc/self/fd'))).toEqual([]);
  const result = JSON.parse(readFileSync(join(place.record, 'result.json'), 'utf8')) as Record<string, unknown>;
  return { ended, result };
}

function readRecorded(place: Place, name: string): string {
  return readFileSync(join(place.record, name), 'utf8');
}

// Each kind of a change is a case of test/sandbox/workspace/publish/publish.test.ts.
test('if another process edits files of the agent and restores their size and time at any moment, or makes a directory in the place of a new one, the run ends as tampered and keeps both versions', async () => {
  const place = createPlace(own);
  const paths = {
    'before the first command': 'z.txt',
    'during the first command': 'src/b.txt',
    'after the first command': 'a.txt',
  };
  const moments = Object.keys(paths) as Moment[];
  const { ended, result } = await runWith(place, moments, (moment) => {
    const path = join(place.root, paths[moment]);
    const { atime, mtime } = statSync(path);
    writeFileSync(path, 'P\n');
    utimesSync(path, atime, mtime);
    if (moment === 'after the first command') writeFiles(place.root, { 'new/x': 'person\n' });
  });
  expect(ended.exitCode, ended.stderr).toBe(1);
  expect(result).toMatchObject({ outcome: 'tampered', changed_files: [] });
  expect(result['reason']).toMatch(/^another process changed .* while the agent worked/);
  for (const path of [...Object.values(paths), 'new/x']) expect(result['reason']).toContain(path);
  const edited = { 'a.txt': 'P\n', 'src/b.txt': 'P\n', 'z.txt': 'P\n' };
  expect(readTree(place.root)).toEqual({ ...files, ...edited, 'new/x': 'person\n' });
  const kept = [1, 2, 3, 4].map((number) => readRecorded(place, `outputs/foreign-${number}`));
  expect(kept.toSorted()).toEqual(['P\n', 'P\n', 'P\n', 'person\n']);
  expect(readRecorded(place, 'changes.patch')).toContain('+agent');
});

test('with a read-only directory, a run ends as publish-failed, writes nothing and names no changed file', async () => {
  const place = createPlace(ordinary);
  const closed = join(place.root, 'src');
  onTestFinished(() => chmodSync(closed, 0o755));
  const { ended, result } = await runWith(place, ['after the first command'], () => chmodSync(closed, 0o555));
  expect(ended.exitCode, ended.stderr).toBe(1);
  const reason = /src: this directory cannot be written: EACCES: permission denied; nothing was written/;
  expect(result).toMatchObject({
    outcome: 'publish-failed',
    reason: expect.stringMatching(reason),
    changed_files: [],
  });
  expect(readTree(place.root)).toEqual(files);
  expect(readRecorded(place, 'changes.patch')).toContain('+agent');
});

test('changes of other files, permissions that git does not record, and times of directories do not end a run as tampered', async () => {
  const place = createPlace(own);
  const { ended } = await runWith(place, ['during the first command'], () => {
    chmodSync(join(place.root, 'src'), 0o775);
    chmodSync(join(place.root, 'z.txt'), 0o600);
    utimesSync(join(place.root, 'src'), 1, 1);
    writeFileSync(join(place.root, 'src/server.log'), 'log\n');
    writeFileSync(join(place.root, 'package-lock.json'), '{}\n');
  });
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(readTree(place.root)).toEqual({ ...published, 'src/server.log': 'log\n', 'package-lock.json': '{}\n' });
  expect(statSync(join(place.root, 'z.txt')).mode & 0o777).toBe(0o600);
});

// Kills the program before one of its calls for the temporary files of a publish.
const killer = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const [name, at] = (process.env.TEST_KILL ?? '').split(':');
const real = fs[name];
let calls = 0;
if (real !== undefined) {
  fs[name] = (...args) => {
    if (args.some((arg) => String(arg).includes('.script-harness-'))) {
      calls += 1;
      if (calls === Number(at)) process.kill(process.pid, 'SIGKILL');
    }
    return real(...args);
  };
  syncBuiltinESMExports();
}
`;

const kills = [
  { state: 'undone', kill: 'renameSync:6', expected: files },
  { state: 'complete', kill: 'unlinkSync:2', expected: published },
] as const;
const identities = [{ name: 'an ordinary user', uid: ordinary }, ...(own === 0 ? [{ name: 'root', uid: own }] : [])];
/** Each state, and each user that can be had here. */
const cases = kills.map((kill, at) => ({ ...kill, ...(identities[at % identities.length] ?? { name: '', uid: own }) }));

function expectHalf(root: string): void {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => name.includes('.script-harness-')).length).toBeGreaterThan(0);
  expect(readTree(root)).toMatchObject({ 'z.txt': expect.anything() });
  expect(readTree(root)).not.toEqual(files);
}

test.for(cases)('a run of $name that is killed while it publishes is $state at the next start', async (given) => {
  const place = createPlace(given.uid);
  const preload = join(createDirectory('killer-'), 'killer.mjs');
  writeFileSync(preload, killer);
  chmodSync(join(preload, '..'), 0o755);
  const url = await startModel([turn]);
  const args = ['run', 'Do it.', '--provider', 'openai-chat', '--model', 'm', '--base-url', url];
  const ended = await place.start(args, { TEST_KILL: given.kill, NODE_OPTIONS: `--import=${preload}` });
  expect(ended.signal, ended.stderr).toBe('SIGKILL');
  expectHalf(place.root);
  const next = await place.start(['run', 'Again.', ...args.slice(2), '--format', 'json', '--record', place.record]);
  expect(next.exitCode, next.stderr).toBe(0);
  const note = expect.stringMatching(
    new RegExp(
      `^an earlier run was killed while it wrote to the workspace; its changes of .*a\\.txt.* are ${given.state}`,
    ),
  ) as string;
  expect(JSON.parse(readRecorded(place, 'result.json'))).toMatchObject({ warnings: expect.arrayContaining([note]) });
  expect(readTree(place.root)).toEqual(given.expected);
});

test.for(cases.slice(0, 1))(
  'a job of $name that is killed while it publishes is $state after its post step',
  async (given) => {
    const root = createRepository(files);
    const preload = join(createDirectory('killer-'), 'killer.mjs');
    writeFileSync(preload, killer);
    chmodSync(join(preload, '..'), 0o755);
    const job = await createJob({
      workspace: root,
      preload,
      node: program.node,
      distDirectory: join(program.main, '../..'),
      ...(given.uid === own ? {} : { uid: given.uid }),
    });
    if (own === 0) execFileSync('chown', ['-R', `${given.uid}:${given.uid}`, root]);
    job.github.state.files.set(`${'b'.repeat(40)}:.github/script-harness.yml`, policy);
    const inputs = {
      task: 'Do it.',
      provider: 'openai-chat',
      model: 'm',
      'base-url': await startModel([turn]),
      'openai-api-key': 'model-key',
      'upload-artifact': 'false',
    };
    const ended = await job.run(inputs, { TEST_KILL: given.kill });
    expect(ended.signal, ended.stdout + ended.stderr).toBe('SIGKILL');
    expectHalf(root);
    const post = await job.post();
    expect(post.stdout).toMatch(
      new RegExp(`::warning::an earlier run was killed while it wrote .*a\\.txt.* are ${given.state}`),
    );
    expect(readTree(root)).toEqual(given.expected);
    rmSync(root, { recursive: true, force: true });
  },
);

test('if another process renames a directory in which a command changed files, the calls that meet its new name fail with that reason, and the run goes on', async () => {
  const place = createPlace(own);
  const calls = [
    { name: 'list_dir', args: { dirPath: '.' } },
    { name: 'read_file', args: { filePath: 'away/b.txt' } },
    { name: 'write_file', args: { filePath: 'away/n.txt', content: 'x' } },
    { name: 'shell', args: { command: ['sh', 'work.sh'] } },
  ];
  const rename = (): ScriptedTurn => {
    renameSync(join(place.root, 'src'), join(place.root, 'away'));
    return { calls };
  };
  const url = await startModel([turn, rename, { text: 'Done.' }]);
  const args = ['run', 'Do it.', '--provider', 'openai-chat', '--model', 'm', '--base-url', url, '--format', 'json'];
  const ended = await place.start([...args, '--record', place.record]);
  const moved = 'was moved by another process of the machine while this run worked';
  expect(ended.stderr).toMatch(/✓ listDir read \. .*\n✗ readFile .*\n✗ writeFile .*\n✓ exec /);
  for (const path of ['away/b.txt', 'away/n.txt']) expect(ended.stderr).toContain(`failed: ${path} ${moved})`);
  const result: unknown = JSON.parse(readRecorded(place, 'result.json'));
  expect(result).toMatchObject({ outcome: 'tampered', reason: expect.stringContaining('another process changed src') });
  expect(readRecorded(place, 'history.jsonl')).not.toContain('/proc/');
});
