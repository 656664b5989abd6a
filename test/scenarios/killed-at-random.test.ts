import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { copyProgram } from './attempts/place.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createFolder, runGit, writeFiles } from '../fixtures/workspace.ts';

vi.setConfig({ testTimeout: 300_000 });

const seconds = 4_321.5;
const own = process.getuid?.() ?? 0;
const other = own === 0 ? 61_236 : own;

// With a network, so that the run has a proxy, sockets and a process that holds the namespace.
const policy = `version: 1
name: open
defaults: { decision: deny, opaque: allow, onError: deny-and-abort }
sandbox: { network: { allow: [example.com] } }
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
  start(args: readonly string[]): ChildProcess;
}

function createPlace(uid: number): Place {
  const root = createFolder('killed-');
  writeFiles(root, { 'ws/policy.yml': policy, 'ws/src/a.txt': 'a', 'home/x': '', 'tmp/x': '' });
  runGit(join(root, 'ws'), 'init', '--quiet');
  runGit(join(root, 'ws'), 'add', '--all');
  runGit(join(root, 'ws'), 'commit', '--quiet', '--message', 'base');
  chmodSync(root, 0o755);
  if (own === 0) execFileSync('chown', ['-R', `${uid}:${uid}`, root]);
  const prefix = uid === own ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--'];
  return {
    root,
    start(args) {
      const [first = '', ...rest] = [...prefix, program.node, program.main, ...args];
      return spawn(first, rest, {
        cwd: join(root, 'ws'),
        env: { PATH: '/usr/bin:/bin', HOME: join(root, 'home'), TMPDIR: join(root, 'tmp') },
        stdio: ['ignore', 'ignore', 'ignore'],
      });
    },
  };
}

/**
 * The remains of a run: processes that name its folders or its program, sockets, mounts, placeholders. A scratch folder may stay until the next start
 * if the run was killed before the guardian could remove it.
 */
function listLeft(place: Place): string[] {
  const names = [place.root, dirname(dirname(program.node)), `sleep\0${seconds}`];
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'latin1');
        return names.some((name) => line.includes(name)) ? [`process ${line.replaceAll('\0', ' ').slice(0, 300)}`] : [];
      } catch {
        // The process has ended meanwhile.
        return [];
      }
    });
  const lines = ['/proc/net/unix', '/proc/self/mounts'].flatMap((file) => readFileSync(file, 'latin1').split('\n'));
  return [
    ...processes,
    ...lines.filter((line) => line.includes(place.root)),
    ...(existsSync(join(place.root, 'ws/.github')) ? ['the placeholder .github'] : []),
  ];
}

async function waitUntil(check: () => boolean, tries = 400): Promise<void> {
  for (let tried = 0; tried < tries && !check(); tried += 1) await new Promise((resolve) => setTimeout(resolve, 25));
}

// The same moments in every run, as far as timing on a machine is repeatable.
function createRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

async function killAtRandom(place: Place, args: readonly string[], kills: number): Promise<{ kills: number }> {
  const isRunning = (): boolean => listLeft(place).some((line) => line.startsWith(`process sleep ${seconds}`));
  const startMs = performance.now();
  const first = place.start(args);
  await waitUntil(() => isRunning() || first.exitCode !== null);
  // The control: the list is not empty while a run is alive.
  expect(listLeft(place).length).toBeGreaterThan(3);
  const wholeMs = performance.now() - startMs;
  const random = createRandom(kills);
  for (let kill = 0; kill < kills; kill += 1) {
    const child = kill === 0 ? first : place.start(args);
    if (kill > 0) await new Promise((resolve) => setTimeout(resolve, random() * wholeMs));
    child.kill('SIGKILL');
    await expect.poll(() => listLeft(place), { timeout: 10_000, message: `kill ${kill}` }).toEqual([]);
  }
  const [status] = (await once(place.start(['sandbox', '--policy', 'policy.yml', '--', 'true']), 'exit')) as [number];
  expect(status).toBe(0);
  await waitUntil(() => listLeft(place).length === 0);
  // The guardian of a run removes its folder when the run has ended.
  await expect.poll(() => readdirSync(join(place.root, 'tmp')), { timeout: 10_000 }).toEqual(['x']);
  const state = join(place.root, 'home/.local/state/script-harness/workspaces');
  expect(existsSync(state) ? readdirSync(state) : []).toEqual([]);
  expect(runGit(join(place.root, 'ws'), 'status', '--porcelain')).toBe('');
  return { kills };
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
  await killAtRandom(place, ['sandbox', '--policy', 'policy.yml', '--', 'sleep', String(seconds)], 30);
  expect(listOwners(place)).toBe(owners);
});

// If the harness is root, the git folder of the patch belongs to the user that runs commands.
test.each([['an ordinary user', other, 20], ...(own === 0 ? ([['root', own, 8]] as const) : [])] as const)(
  'a killed run with a model and a script leaves nothing, started as %s',
  async (_, uid, kills) => {
    const call = `<tool-calls>\nawait tools.exec({ command: ['sleep', '${seconds}'] });\n</tool-calls>`;
    const model = await startModelServer({ turns: Array.from({ length: 100 }, () => ({ text: call })) });
    onTestFinished(() => model.close());
    const place = createPlace(uid);
    const args = ['run', 'x', '--policy', 'policy.yml', '--provider', 'openai-chat', '--model', 'm'];
    expect(await killAtRandom(place, [...args, '--base-url', `${model.url}/v1`], kills)).toEqual({ kills });
  },
);
