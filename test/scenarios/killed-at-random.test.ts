import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { copyProgram } from './attempts/place.ts';
import { keepCompiled } from '../fixtures/job.ts';
import { startModelServer, type ModelServerRequest, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createMark, listProcesses } from '../fixtures/processes.ts';
import { countTrials, createRandom } from '../fixtures/trials.ts';
import { commitFiles, createDirectory, runGit, writeFiles } from '../fixtures/workspace.ts';

vi.setConfig({ testTimeout: countTrials(600_000) });

const seconds = createMark(4_321);
const own = process.getuid?.() ?? 0;
const other = own === 0 ? 61_236 : own;

// With a network, so that the run has a proxy, sockets and a process that holds the namespace.
const policy = `version: 1
name: open
defaults: { decision: deny, opaque: allow, onError: deny-and-abort }
sandbox: { network: { allow: [example.com], acknowledge: executes-workspace } }
rules:
  - { id: commands, when: { tool: exec, command: ['**'] }, decision: allow, reason: Everything. }
  - { id: writes, when: { write: ['**'] }, decision: allow, reason: Everything. }
`;

let program: ReturnType<typeof copyProgram>;
beforeAll(() => {
  program = copyProgram(join(import.meta.dirname, '../../dist'));
});
afterAll(() => program.remove());

interface Place {
  readonly root: string;
  start(args: readonly string[], group?: 'own-group'): ChildProcess;
}

function createPlace(uid: number): Place {
  const root = createDirectory('killed-');
  writeFiles(root, { 'ws/policy.yml': policy, 'ws/src/a.txt': 'a', 'home/x': '', 'tmp/x': '' });
  commitFiles(join(root, 'ws'));
  chmodSync(root, 0o755);
  if (own === 0) execFileSync('chown', ['-R', `${uid}:${uid}`, root]);
  const prefix = uid === own ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--'];
  return {
    root,
    start(args, group) {
      const [first = '', ...rest] = [...prefix, program.node, program.main, ...args];
      return spawn(first, rest, {
        cwd: join(root, 'ws'),
        env: { ...keepCompiled(), PATH: '/usr/bin:/bin', HOME: join(root, 'home'), TMPDIR: join(root, 'tmp') },
        stdio: ['ignore', 'ignore', 'ignore'],
        detached: group === 'own-group',
      });
    },
  };
}

/**
 * The remains of a run: processes that name its directories or its program, sockets, mounts. A scratch directory may stay until the
 * next start if the run was killed before the guardian could remove it.
 */
function listLeft(place: Place): string[] {
  const processes = listProcesses(place.root, dirname(dirname(program.node)), `sleep ${seconds}`).map(
    (line) => `process ${line.slice(0, 300)}`,
  );
  const lines = ['/proc/net/unix', '/proc/self/mounts'].flatMap((file) => readFileSync(file, 'latin1').split('\n'));
  return [
    ...processes,
    ...lines.filter((line) => line.includes(place.root) && !line.includes(` ${place.root}/ws/mounted `)),
  ];
}

/** For each test. The tests divide the time of a run among them, so that few kills are at many moments. */
const kills = countTrials(2);

/** Kills while the command runs, and then at moments before it, which begin in a third of the time. */
async function killAtRandom(place: Place, args: readonly string[], third: number): Promise<void> {
  const startMs = performance.now();
  const first = place.start(args);
  const isRunning = (): boolean => listProcesses(`sleep ${seconds}`).some((line) => line.startsWith('sleep'));
  await expect.poll(() => isRunning() || first.exitCode !== null, { interval: 100 }).toBe(true);
  // The control: the list is not empty while a run is alive.
  expect(listLeft(place).length).toBeGreaterThan(3);
  const wholeMs = performance.now() - startMs;
  // The same moments in every run, as far as timing on a machine is repeatable.
  const random = createRandom();
  for (let kill = 0; kill < kills; kill += 1) {
    const child = kill === 0 ? first : place.start(args);
    const at = (((third + kill) % 3) + random(100) / 100) / 3;
    if (kill > 0) await new Promise((resolve) => setTimeout(resolve, at * wholeMs));
    child.kill('SIGKILL');
    await expect.poll(() => listLeft(place), { message: `kill ${kill}` }).toEqual([]);
  }
  const [status] = (await once(place.start(['sandbox', '--policy', 'policy.yml', '--', 'true']), 'exit')) as [number];
  expect(status).toBe(0);
  await expect.poll(() => listLeft(place)).toEqual([]);
  // The guardian of a run removes its directory when the run has ended.
  await expect.poll(() => readdirSync(join(place.root, 'tmp'))).toEqual(['x']);
  const state = join(place.root, 'home/.local/state/script-harness/workspaces');
  expect(existsSync(state) ? readdirSync(state) : []).toEqual([]);
  expect(runGit(join(place.root, 'ws'), '--no-optional-locks', 'status', '--porcelain')).toBe('');
}

function listOwners(place: Place): string {
  return execFileSync('find', [join(place.root, 'ws'), '-printf', '%u:%g\n'], { encoding: 'utf8' })
    .split('\n')
    .toSorted()
    .filter((line, index, all) => line !== all[index - 1])
    .join(' ');
}

test('a command that is killed with its harness at a random moment leaves nothing', async () => {
  const place = createPlace(own);
  const owners = listOwners(place);
  await killAtRandom(place, ['sandbox', '--policy', 'policy.yml', '--', 'sleep', seconds], 0);
  expect(listOwners(place)).toBe(owners);
});

// If the harness is root, the git directory of the patch belongs to the user that runs commands.
test.each([['an ordinary user', other, 1], ...(own === 0 ? ([['root', own, 2]] as const) : [])] as const)(
  'a killed run with a model and a script leaves nothing, started as %s',
  async (_, uid, third) => {
    const call = `<tool-calls>\nawait tools.exec({ command: ['sleep', '${seconds}'] });\n</tool-calls>`;
    const model = await startModelServer({ turns: Array.from({ length: 100 }, () => ({ text: call })) });
    onTestFinished(() => model.close());
    const place = createPlace(uid);
    const owners = listOwners(place);
    const args = ['run', 'x', '--policy', 'policy.yml', '--provider', 'openai-chat', '--model', 'm'];
    await killAtRandom(place, [...args, '--base-url', `${model.url}/v1`], third);
    expect(listOwners(place)).toBe(owners);
  },
);

const files = Array.from({ length: 20 }, (_, index) => `ws/src/${index}.txt`);
const change = `for i in $(seq 0 19); do echo new > src/$i.txt; done; mkdir -p src/made; echo new > src/made/x.txt`;

/** The state of the change in the real workspace: `old` or `new` if all of it, else a list of the files. */
function readWhole(place: Place): string {
  const made = join(place.root, 'ws/src/made/x.txt');
  const states = [
    ...files.map((file) => readFileSync(join(place.root, file), 'utf8').trim()),
    existsSync(made) ? 'new' : 'old',
  ];
  const [first = ''] = states;
  return states.every((state) => state === first) ? first : states.join(' ');
}

// Each user and each layer once. A copy is forced by a mount below the workspace.
const layers = [
  ['an ordinary user', other, 'overlay', 0] as const,
  ...(own === 0 ? [['root', own, 'copy', 2] as const] : []),
];

test.each(layers)(
  'a run that is killed with its process group during start, setup, commands, verify or writing leaves the workspace whole: %s, uid %i, with %s',
  async (_, uid, layer, quarter) => {
    const answer = ({ body }: ModelServerRequest): ScriptedTurn =>
      JSON.stringify(body).includes('"role":"tool"')
        ? { text: 'Done.' }
        : { calls: [{ name: 'shell', args: { command: ['sh', '-c', change] } }] };
    const model = await startModelServer({ turns: Array.from({ length: 1_000 }, () => answer) });
    onTestFinished(() => model.close());
    const place = createPlace(uid);
    const ws = join(place.root, 'ws');
    writeFiles(place.root, {
      ...Object.fromEntries(files.map((file) => [file, 'old\n'])),
      'ws/mounted/x': 'x',
    });
    runGit(ws, 'add', '--all');
    runGit(ws, 'commit', '--quiet', '--message', 'files');
    if (own === 0) execFileSync('chown', ['-R', `${uid}:${uid}`, ws]);
    if (layer === 'copy') {
      execFileSync('mount', ['--bind', join(ws, 'mounted'), join(ws, 'mounted')]);
      onTestFinished(() => void execFileSync('umount', [join(ws, 'mounted')]));
    }
    const owners = listOwners(place);
    const args = [
      ...['run', 'x', '--policy', 'policy.yml', '--provider', 'openai-chat', '--model', 'm'],
      ...['--base-url', `${model.url}/v1`, '--setup', 'mkdir -p out && echo x > out/x', '--verify', 'cat src/0.txt'],
    ];
    const undo = (): void => {
      runGit(ws, 'checkout', '--quiet', '--', 'src');
      runGit(ws, 'clean', '--quiet', '--force', '-d', 'src');
      if (own === 0) execFileSync('chown', ['-R', `${uid}:${uid}`, join(ws, 'src'), join(ws, '.git')]);
    };
    const startMs = performance.now();
    const [status] = (await once(place.start(args), 'exit')) as [number];
    let wholeMs = performance.now() - startMs;
    expect([status, readWhole(place)]).toEqual([0, 'new']);
    undo();
    const random = createRandom();
    const seen: string[] = [];
    const isKilled = (): boolean => seen.some((one) => one.startsWith('killed'));
    // More often if each run has ended before its moment.
    for (let kill = 0; kill < countTrials(3) || !isKilled(); kill += 1) {
      const beganMs = performance.now();
      const child = place.start(args, 'own-group');
      // Every second one near the end, where the workspace is written. The others divide the time before it among the layers: a later run may be
      // quicker than the measured one, and has to be killed all the same.
      const at = (kill % 2 === 0 ? (15 * (quarter + kill / 2) + random(15)) % 60 : 60 + random(50)) / 100;
      await Promise.race([once(child, 'exit'), new Promise((resolve) => setTimeout(resolve, at * wholeMs))]);
      if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
      // A later run is quicker if the machine has become less busy.
      else wholeMs = Math.min(wholeMs, performance.now() - beganMs);
      await expect.poll(() => listLeft(place), { message: `kill ${kill}` }).toEqual([]);
      const [next] = (await once(place.start(['sandbox', '--policy', 'policy.yml', '--', 'true']), 'exit')) as [number];
      expect(next, `start after kill ${kill}`).toBe(0);
      const state = readWhole(place);
      expect(state, `kill ${kill}`).toMatch(/^(?:old|new)$/);
      seen.push(`${child.exitCode === null ? 'killed' : 'ended'} ${state}`);
      expect(listOwners(place), `kill ${kill}`).toBe(owners);
      undo();
      expect(runGit(ws, '--no-optional-locks', 'status', '--porcelain'), `kill ${kill}`).toBe('');
      // Removing the directory of a run takes long on a busy disk.
      await expect.poll(() => readdirSync(join(place.root, 'tmp')), { message: `kill ${kill}` }).toEqual(['x']);
    }
    expect(readdirSync(join(place.root, 'home/.local/state/script-harness/workspaces'))).toEqual([]);
  },
);
