import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { type Ended, keepCompiled, readEnd } from '../fixtures/job.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createMark, listProcesses } from '../fixtures/processes.ts';
import { hasUutils } from '../fixtures/programs.ts';
import { createDirectory, createRepository, runGit, writeFiles } from '../fixtures/workspace.ts';
import { copyProgram } from './attempts/place.ts';
import { readTree } from './scenario.ts';

// Only root can mount a directory or make a file of another user, which no overlay can show.
const isRoot = process.getuid?.() === 0;
const ordinary = 61_251;

const policy = `version: 1
name: copied
defaults: { decision: deny, opaque: allow, onError: deny-and-abort }
patch: { allow: [links, modes] }
rules:
  - { id: commands, when: { tool: [exec, execCommand], command: ['**'] }, decision: allow, reason: The task. }
  - { id: reads, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: writes, when: { write: ['src/**', 'mounted/**'] }, decision: allow, reason: The task. }
`;

let program: ReturnType<typeof copyProgram>;
beforeAll(() => {
  program = copyProgram(join(import.meta.dirname, '../../dist'));
});
afterAll(() => program.remove());

interface Place {
  readonly root: string;
  readonly temporary: string;
  readonly record: string;
  run(args: readonly string[]): Promise<Ended>;
}

/** A repository of a user, with a temporary directory and a home directory. `prepare` gets the root after everything belongs to that user. */
function createPlace(uid: number, prepare: (root: string) => void = () => undefined): Place {
  const outside = createDirectory('outside-');
  const root = createRepository({
    '.gitignore': 'node_modules\n',
    'package.json': '{}\n',
    'src/old.js': 'old\n',
    'mounted/in.txt': 'below\n',
    'change.sh': change,
    'src/a.js': 'old\n',
    'src/gone.js': 'gone\n',
    'src/kept.js': 'kept\n',
    'policy.yml': policy,
  });
  const [temporary, home, record] = [join(outside, 'tmp'), join(outside, 'home'), join(outside, 'record')];
  for (const directory of [temporary, home]) mkdirSync(directory);
  chmodSync(outside, 0o755);
  if (uid !== 0) execFileSync('chown', ['-R', `${uid}:${uid}`, root, outside]);
  prepare(root);
  const prefix = uid === 0 ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--'];
  return {
    root,
    temporary,
    record,
    async run(args) {
      const [first = '', ...rest] = [...prefix, program.node, program.main, ...args];
      const child = spawn(first, rest, {
        cwd: root,
        env: { ...keepCompiled(), PATH: '/usr/bin:/bin', HOME: home, TMPDIR: temporary, OPENAI_API_KEY: 'model-key' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      return readEnd(child);
    },
  };
}

function mount(directory: string, options: readonly string[] = []): void {
  mkdirSync(directory, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', ...options, 'tmpfs', directory]);
  onTestFinished(() => void execFileSync('umount', [directory]));
}

/** A directory of the repository is a mount with the same contents. */
function mountSame(root: string): void {
  mount(join(root, 'mounted'));
  writeFiles(root, { 'mounted/in.txt': 'below\n' });
}

const makeForeign = (root: string): void => void execFileSync('chown', ['0:0', join(root, 'src/kept.js')]);

// The change of package.json is refused.
const change = `cat node_modules/installed
rm src/gone.js
echo no > package.json
mkdir src/made
echo x > src/made/x
chmod 555 src/made
ln -s a.js src/link
chmod +x src/old.js
echo more >> mounted/in.txt
`;

const turns: readonly ScriptedTurn[] = [
  { calls: [{ name: 'read_file', args: { filePath: 'src/old.js' } }] },
  { calls: [{ name: 'shell', args: { command: ['sh', 'change.sh'] } }] },
  { calls: [{ name: 'write_file', args: { filePath: 'src/a.js', content: 'wrong\n' } }] },
  { calls: [{ name: 'write_file', args: { filePath: 'src/a.js', content: 'new\n' } }] },
  { calls: [{ name: 'shell', args: { command: ['git', 'status', '--short'] } }] },
  { text: 'Fixed.' },
];

/** A whole run, with everything in its results that does not differ between two runs of the same kind. */
async function runWhole(place: Place) {
  const model = await startModelServer({ turns: [...turns] });
  onTestFinished(() => model.close());
  const ended = await place.run([
    ...['run', 'Fix it.', '--policy', 'policy.yml', '--provider', 'openai-chat', '--model', 'm'],
    ...['--base-url', `${model.url}/v1`, '--record', place.record, '--format', 'json'],
    ...['--setup', 'mkdir node_modules; echo installed-by-setup > node_modules/installed; echo broken > package.json'],
    ...['--verify', 'grep -q new src/a.js && cat node_modules/installed'],
  ]);
  expect(ended.stdout, ended.stderr).not.toBe('');
  const result = JSON.parse(ended.stdout) as {
    outcome: string;
    changedFiles: unknown;
    verify: unknown;
  };
  const results = model.requests.map(({ body }) => {
    const { messages } = body as { messages: { role: string; content: string }[] };
    return messages
      .filter(({ role }) => role === 'tool')
      .map(({ content }) => content.replaceAll(/\(\d+\.\d s\)/g, ''));
  });
  const summary = readFileSync(join(place.record, 'summary.md'), 'utf8');
  return {
    summary,
    compared: {
      exitCode: ended.exitCode,
      outcome: result.outcome,
      changedFiles: result.changedFiles,
      results,
      changes: /### Changed.*?(?=### The model)/s.exec(summary)?.[0],
      patch: readFileSync(join(place.record, 'changes.patch'), 'utf8'),
      tree: readTree(place.root),
      status: runGit(place.root, 'status', '--short'),
    },
  };
}

test.runIf(isRoot)(
  'a run under a copy, with setup and verify, has the same results as under an overlay, as root and as an ordinary user',
  async () => {
    const plain = await runWhole(createPlace(ordinary));
    expect(plain.summary).not.toContain('the workspace is copied');
    expect(plain.compared, plain.summary).toMatchObject({ exitCode: 0, outcome: 'completed' });
    expect(plain.compared.tree).toMatchObject({
      'src/a.js': 'new\n',
      'src/made/x': 'x\n',
      'package.json': '{}\n',
      'mounted/in.txt': 'below\nmore\n',
    });
    for (const { uid, prepare, reason } of [
      { uid: 0, prepare: mountSame, reason: '/mounted is a separate mount' },
      { uid: ordinary, prepare: makeForeign, reason: '/src/kept.js belongs to another user' },
    ]) {
      const place = createPlace(uid, prepare);
      const copied = await runWhole(place);
      expect(copied.summary).toContain('the workspace is copied, because no overlay can be mounted over it');
      expect(copied.summary).toContain(reason);
      expect(copied.compared).toEqual(plain.compared);
      await vi.waitFor(() => expect(readdirSync(place.temporary)).toEqual([]), { timeout: 50_000 });
    }
  },
);

test.runIf(isRoot && !hasUutils())(
  'files that the user cannot read are named, and the workspace keeps them',
  async () => {
    const place = createPlace(ordinary, (root) => {
      writeFiles(root, { 'data/secret': 's', 'closed.txt': 'closed\n' });
      execFileSync('chown', ['-R', '0:0', join(root, 'data'), join(root, 'closed.txt')]);
      chmodSync(join(root, 'data'), 0o700);
      chmodSync(join(root, 'closed.txt'), 0o600);
    });
    const ended = await place.run([
      ...['sandbox', '--policy', 'policy.yml', '--format', 'json', '--'],
      ...['sh', '-c', 'ls data; cat closed.txt; echo new > src/a.js'],
    ]);
    const result = JSON.parse(ended.stdout) as { stdout: string; isolation: { notes: string[] } };
    expect(result.isolation.notes).toContain('the copy lacks what this user cannot read: closed.txt, data');
    expect(result.stdout).toBe('');
    expect(readTree(place.root)).toMatchObject({ 'src/a.js': 'new\n', 'data/secret': 's', 'closed.txt': 'closed\n' });
  },
);

test.runIf(isRoot)(
  'a directory that commands could enter, and that cannot be searched for closed files, is covered',
  async () => {
    const place = createPlace(ordinary, (root) => {
      writeFiles(root, { 'data/secret': 's' });
      execFileSync('chown', ['-R', '0:0', join(root, 'data')]);
      chmodSync(join(root, 'data'), 0o711);
    });
    const ended = await place.run(['sandbox', '--policy', 'policy.yml', '--', 'cat', 'data/secret']);
    expect(ended).toMatchObject({ exitCode: 1, stdout: '' });
    expect(ended.stderr).toContain('data/secret: No such file or directory');
  },
);

const odd = Buffer.from([0x61, 0xe9, 0x62]);

test.runIf(isRoot).each(['overlay', 'copy'] as const)(
  'names that are not valid Unicode stay (%s)',
  async (workspaceAs) => {
    const place = createPlace(0, (root) => {
      for (const inner of ['', 'src/']) {
        const directory = Buffer.concat([Buffer.from(`${root}/${inner}`), odd]);
        mkdirSync(directory);
        writeFileSync(Buffer.concat([directory, Buffer.from('/'), odd]), 'odd\n');
      }
      if (workspaceAs === 'copy') mountSame(root);
    });
    const command = ['sandbox', '--policy', 'policy.yml', '--format', 'json', '--', 'sh', '-c', 'cat a*b/* src/a*b/*'];
    const ended = await runCliHere(command, { cwd: place.root });
    expect(JSON.parse(ended.stdout), ended.stderr).toMatchObject({ exitCode: 0, stdout: 'odd\nodd\n' });
  },
);

test.runIf(isRoot)('a file to be closed whose name is not valid Unicode ends the start', async () => {
  const place = createPlace(0, (root) => {
    const directory = Buffer.concat([Buffer.from(`${root}/`), odd]);
    mkdirSync(directory);
    writeFileSync(Buffer.concat([directory, Buffer.from('/.env')]), 'KEY=a-secret-that-is-long-enough\n');
  });
  const closing = policy.replace(
    'rules:',
    `rules:\n  - { id: keys, when: { read: '**/.env' }, decision: deny, reason: A secret. }`,
  );
  writeFileSync(join(place.root, 'policy.yml'), closing);
  const ended = await runCliHere(['sandbox', '--policy', 'policy.yml', '--', 'sh', '-c', 'cat */.env'], {
    cwd: place.root,
  });
  expect(ended).toMatchObject({ exitCode: 2, stdout: '' });
  expect(ended.stderr).toContain(
    'cannot be hidden from commands: the policy denies reading it, and its path is not valid UTF-8',
  );
});

test.runIf(isRoot)(
  'a temporary directory that is too small for the copies ends the start, before anything is copied',
  async () => {
    const place = createPlace(0, (root) => {
      mountSame(root);
      writeFileSync(join(root, 'large.bin'), Buffer.alloc(27 << 20));
    });
    mount(place.temporary, ['-o', 'size=20m']);
    const ended = await place.run(['sandbox', '--policy', 'policy.yml', '--', 'true']);
    expect(ended.exitCode, ended.stderr).toBe(6);
    expect(ended.stderr).toMatch(/its copies \(for the agent\) need 2\d MB; the temporary directory has 1\d MB/);
    expect(ended.stderr).toContain('Set TMPDIR to a directory on a larger disk');
    await vi.waitFor(() => expect(readdirSync(place.temporary)).toEqual([]), { timeout: 50_000 });
  },
);

test.runIf(isRoot)('a disk that is full before the copy is complete ends the start, and nothing is left', async () => {
  const place = createPlace(0, (root) => {
    mountSame(root);
    // The sum of the sizes leaves out how many files there are.
    for (let at = 0; at < 400; at += 1) writeFileSync(join(root, `src/${at}.js`), '');
  });
  mount(place.temporary, ['-o', 'size=64m,nr_inodes=300']);
  const ended = await place.run(['sandbox', '--policy', 'policy.yml', '--', 'true']);
  expect(ended.exitCode, ended.stderr).toBe(6);
  expect(ended.stderr).toMatch(/the workspace cannot be copied: .*No space left on device/);
  expect(ended.stderr).toContain('docs/sandbox.md');
  await vi.waitFor(() => expect(readdirSync(place.temporary)).toEqual([]), { timeout: 50_000 });
});

test.runIf(isRoot).each([
  [0, [350, 800, 2_500]],
  [ordinary, [150, 500, 2_500]],
])(
  'a run of uid %i that is killed while it copies, or during a command, leaves nothing behind',
  async (uid, delays) => {
    const place = createPlace(uid, (root) => {
      for (let at = 0; at < 2_000; at += 1) writeFiles(root, { [`src/many/${at % 100}/${at}.js`]: 'x' });
      if (uid === 0) mountSame(root);
      else makeForeign(root);
    });
    const seconds = createMark(7_654);
    const prefix = uid === 0 ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--'];
    const before = readTree(place.root);
    for (const delayMs of delays) {
      const args = ['sandbox', '--policy', 'policy.yml', '--', 'sh', '-c', `echo x > src/a.js; sleep ${seconds}`];
      const [first = '', ...rest] = [...prefix, program.node, program.main, ...args];
      const child = spawn(first, rest, {
        cwd: place.root,
        env: {
          ...keepCompiled(),
          PATH: '/usr/bin:/bin',
          HOME: dirname(place.temporary),
          TMPDIR: place.temporary,
        },
        stdio: 'ignore',
      });
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      child.kill('SIGKILL');
      await vi.waitFor(() => expect(listProcesses(place.temporary, place.root, seconds)).toEqual([]), {
        timeout: 50_000,
      });
    }
    // The next start removes what a guardian could not.
    await place.run(['sandbox', '--policy', 'policy.yml', '--', 'true']);
    await vi.waitFor(() => expect(readdirSync(place.temporary)).toEqual([]), { timeout: 50_000 });
    expect(readTree(place.root)).toEqual(before);
    expect(readFileSync('/proc/self/mounts', 'utf8')).not.toContain(place.temporary);
    expect(existsSync(join(place.root, '.github'))).toBe(false);
  },
);
