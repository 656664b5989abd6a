import { catalogue } from '../../../../src/run/policy/catalogue.ts';
import { type Judge, createCallToDecide } from '../../../../src/core/types/decision.ts';
import { chmodSync, existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FileState } from '../../../../src/core/types/change.ts';
import type { CallResult } from '../../../../src/core/ports/tool.ts';
import { closeGlobs, createTestSandbox } from '../../../fixtures/sandbox.ts';
import { createDirectory, createRepository, runGit, writeFiles } from '../../../fixtures/workspace.ts';
import { loadPolicy } from '../../../../src/policy/resolve/load.ts';
import { cliFacts } from '../../../../src/run/policy/load-policy-file.ts';
import { builtinPolicies } from '../../../fixtures/builtin-policies.ts';
import { openDispatcher } from '../../../dispatch/open-dispatcher.ts';
import { loadText } from '../../../policy/test-policy.ts';
import { readTree } from '../../../scenarios/scenario.ts';

const load = (head: string, rules = '') =>
  loadPolicy({
    source: 'p.yml',
    readFile: async () => `version: 1
name: p
${head}
rules:
  - { id: run, when: { tool: exec, contained: true }, decision: allow, reason: The task. }
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: edit, when: { write: '**' }, decision: allow, reason: The task. }
${rules}`,
    catalogue,
    builtinPolicies,
    facts: cliFacts,
    protectedPaths: [],
    floors: [],
    today: '2026-01-01',
  });

const file: FileState = { kind: 'file', executable: false, content: null };
const program: FileState = { kind: 'file', executable: true, content: null };
const link: FileState = { kind: 'symlink', executable: true, content: null };
const special: FileState = { kind: 'special', executable: false, content: null };

const changes = [
  { what: 'a new file', before: null, after: file, refused: '' },
  { what: 'a new program', before: null, after: program, refused: '' },
  { what: 'a deleted link', before: link, after: null, refused: '' },
  { what: 'a new link', before: null, after: link, refused: 'symbolic link', risk: 'links' },
  { what: 'a file in place of a link', before: link, after: file, refused: 'symbolic link', risk: 'links' },
  { what: 'another mode', before: file, after: program, refused: 'mode of a file', risk: 'modes' },
  {
    what: 'attributes',
    path: 'a/.gitattributes',
    before: null,
    after: file,
    refused: 'what git does',
    risk: 'attributes',
  },
  { what: 'a FIFO', before: null, after: special, refused: 'files and links only', risk: null },
  { what: 'a file of a submodule', before: file, after: file, submodule: 'a', refused: 'a is a submodule', risk: null },
  { what: 'a file that setup made', before: file, after: file, madeBy: 'setup', refused: 'setup made a/b', risk: null },
  {
    what: 'a file in place of a directory with files that stay',
    before: { kind: 'directory', executable: true, content: null },
    after: file,
    keepsFiles: true,
    refused: 'files stay at a/b',
    risk: null,
  },
  {
    what: 'a file that the checkout left out',
    before: null,
    after: file,
    isUnfetched: true,
    refused: 'the commit has a/b, and the checkout left it out',
    risk: null,
  },
  {
    what: 'a deleted file that an earlier step made',
    before: file,
    after: null,
    madeBy: 'earlier-step',
    refused: 'an earlier step of the job made a/b, and the commit does not have it',
    risk: null,
  },
] as const;

test.each(changes)('$what: the reason why no patch may hold it', async (change) => {
  const { before, after, refused } = change;
  const path = 'path' in change ? change.path : 'a/b';
  const asked = {
    path,
    before,
    after,
    submodule: 'submodule' in change ? change.submodule : null,
    ...('madeBy' in change && { madeBy: change.madeBy }),
    ...('keepsFiles' in change && { keepsFiles: change.keepsFiles }),
    ...('isUnfetched' in change && { isUnfetched: change.isUnfetched }),
  };
  const facts = { tainted: false, approved: new Set<string>() };
  const judge = async (head: string, by: Parameters<Judge>[2]) =>
    (await load(head)).judge([asked], facts, by)[0] ?? null;
  const risk = 'risk' in change ? change.risk : null;
  // The same for a call as for a whole run.
  for (const call of [null, createCallToDecide({ tool: 'exec', accesses: [] })]) {
    const refusal = await judge('', call);
    if (refused === '') expect(refusal).toBeNull();
    else
      expect(refusal).toMatchObject({ decision: 'deny', reason: expect.stringContaining(refused), byContent: false });
    if (refused !== '')
      expect((await judge(`patch: { allow: [${risk ?? 'links, modes, attributes'}] }`, call)) === null).toBe(
        risk !== null,
      );
  }
});

async function openFor(root: string, options: Parameters<typeof createTestSandbox>[1], head = '', rules = '') {
  const policy = await load(head, rules);
  const sandbox = await createTestSandbox(root, { ...options, policy: policy.view() });
  const opened = openDispatcher({ policy, sandbox });
  const shell = (script: string): Promise<CallResult> => opened.call('exec', { command: ['/bin/sh', '-c', script] });
  const readRefused = (result: CallResult): unknown =>
    result.type === 'completed' &&
    (result.output.value as { refusedChanges?: { path: string }[] }).refusedChanges?.map(({ path }) => path);
  return { look: sandbox.readDirectory(), ...opened, shell, readRefused, sandbox };
}

async function setUp(head = '') {
  const module = createRepository({ 'f.txt': 'f\n', '.gitignore': 'out/\n' });
  const root = createRepository({ 'a.txt': 'alpha\n', 'run.sh': '#!/bin/sh\n', 'other.txt': 'o\n' });
  symlinkSync('a.txt', join(root, 'link'));
  chmodSync(join(root, 'run.sh'), 0o755);
  runGit(root, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', module, 'vendor/lib');
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message', 'more');
  return openFor(root, {}, head);
}

test('what no patch may hold is reverted in the result of the command that makes it, to the state before the command', async () => {
  const { look, shell, readRefused, dispatcher } = await setUp();
  expect(readRefused(await shell('echo beta > a.txt; echo new > new.sh'))).toBeUndefined();
  const result = await shell(
    'ln -sf other.txt a.txt; ln -s / out; chmod -x run.sh; mkfifo pipe; rm link; echo x > link; echo "* -text" > .gitattributes',
  );
  expect(readRefused(result)).toEqual(['.gitattributes', 'a.txt', 'link', 'out', 'pipe', 'run.sh']);
  expect(readFileSync(join(look, 'a.txt'), 'utf8')).toBe('beta\n');
  expect(readFileSync(join(look, 'new.sh'), 'utf8')).toBe('new\n');
  expect(readlinkSync(join(look, 'link'))).toBe('a.txt');
  expect(lstatSync(join(look, 'run.sh')).mode & 0o100).toBe(0o100);
  for (const name of ['out', 'pipe', '.gitattributes']) expect(existsSync(join(look, name)), name).toBe(false);
  // Compared with the base: a file of the run may become a program, and a program may be written again.
  expect(readRefused(await shell('chmod +x new.sh; rm run.sh'))).toBeUndefined();
  expect(readRefused(await shell('echo "#!/bin/sh" > run.sh; chmod 755 run.sh'))).toBeUndefined();
  expect(readRefused(await shell('rm run.sh; echo "#!/bin/sh" > run.sh'))).toEqual(['run.sh']);
  expect(readRefused(await shell('rm link'))).toBeUndefined();
  expect(readRefused(await shell('echo x > link'))).toEqual(['link']);
  expect(dispatcher.closed).toBeNull();
});

test('a new mode of a test file is refused for the mode, and as weaker tests only if it checks less', async () => {
  const test = "test('a', () => { assert.equal(add(1, 1), 2); });\n";
  const root = createRepository({ 'test/a.test.js': test, 'test/b.test.js': test, 'b.txt': 'b\n' });
  const rule =
    '  - { id: no-test-weakening, when: { change: tests-weakened }, decision: deny, reason: Fix the code. }\n';
  const { call } = await openFor(root, {}, '', rule);
  const script = 'chmod +x test/*.js; echo "test(\'a\');" > test/b.test.js';
  expect(await call('exec', { command: ['/bin/sh', '-c', script] })).toMatchObject({
    output: {
      value: {
        refusedChanges: [
          {
            path: 'test/a.test.js',
            rule: 'rejected',
            reason: 'the patch changes the mode of a file, and the policy’s patch.allow does not name modes',
          },
          { path: 'test/b.test.js', rule: 'no-test-weakening', reason: expect.stringContaining('1 assertion fewer') },
        ],
      },
    },
  });
});

test('a policy that allows links and modes keeps them', async () => {
  const { look, shell, readRefused } = await setUp('patch: { allow: [links, modes] }');
  expect(readRefused(await shell('ln -s a.txt new; chmod -x run.sh; echo "* -text" > .gitattributes'))).toEqual([
    '.gitattributes',
  ]);
  expect(readlinkSync(join(look, 'new'))).toBe('a.txt');
});

test('a file tool cannot write attributes, over a deleted link or below a submodule: the call is denied', async () => {
  const { look, call, shell } = await setUp();
  await shell('rm link');
  for (const [filePath, reason] of [
    ['.gitattributes', 'what git does with files'],
    ['link', 'symbolic link'],
    ['vendor/lib/f.txt', 'vendor/lib is a submodule'],
    ['vendor/lib/out/x', 'vendor/lib is a submodule'],
  ] as const) {
    const result = await call('writeFile', { filePath, content: 'x\n' });
    expect(result, filePath).toMatchObject({
      type: 'denied',
      decision: { decision: 'deny', rule: 'rejected', reason: expect.stringContaining(reason) },
    });
  }
  expect(await call('writeFile', { filePath: 'vendor/lib.js', content: 'x\n' })).toMatchObject({ type: 'completed' });
  expect(readFileSync(join(look, 'vendor/lib/f.txt'), 'utf8')).toBe('f\n');
});

test('a change of a command below a submodule is reverted, except for output that the submodule ignores', async () => {
  const { look, shell, readRefused, sandbox } = await setUp();
  const result = await shell(
    'cd vendor/lib; echo x >> f.txt; echo n > n.txt; mkdir out; echo o > out/o; echo b > ../lib.js',
  );
  expect(readRefused(result)).toEqual(['vendor/lib/f.txt', 'vendor/lib/n.txt']);
  expect(readFileSync(join(look, 'vendor/lib/f.txt'), 'utf8')).toBe('f\n');
  expect(readFileSync(join(look, 'vendor/lib/out/o'), 'utf8')).toBe('o\n');
  expect(sandbox.listTouched()).toMatchObject({ present: ['vendor/lib.js'], missing: '' });
});

test('a file that a sparse checkout of a partial clone left out is written by no tool and no command', async () => {
  const origin = createRepository({ 'src/a.txt': 'a\n', 'docs/b.txt': 'b\n' });
  runGit(origin, 'config', 'uploadpack.allowFilter', 'true');
  const root = join(createDirectory('clone-'), 'clone');
  runGit(origin, 'clone', '--quiet', '--filter=blob:none', '--sparse', `file://${origin}`, root);
  runGit(root, 'sparse-checkout', 'set', 'src');
  const { call, shell, readRefused, look } = await openFor(root, {});
  expect(await call('writeFile', { filePath: 'docs/b.txt', content: 'x\n' })).toMatchObject({
    type: 'denied',
    decision: { rule: 'rejected', reason: expect.stringContaining('the checkout left it out') },
  });
  const result = await shell('mkdir -p docs; echo x > docs/b.txt; echo x > docs/c.txt; echo x > src/a.txt');
  expect(readRefused(result)).toEqual(['docs/b.txt']);
  expect(readFileSync(join(look, 'docs/c.txt'), 'utf8')).toBe('x\n');
});

test('a submodule that is not checked out takes no files either', async () => {
  const root = createDirectory('repository-');
  writeFiles(root, { 'a.txt': 'a\n' });
  runGit(root, 'init', '--quiet');
  runGit(root, 'add', '--all');
  runGit(root, 'update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},lib`);
  runGit(root, 'commit', '--quiet', '--message', 'base');
  const policy = await load('');
  const sandbox = await createTestSandbox(root, { policy: policy.view() });
  const { call } = openDispatcher({ policy, sandbox });
  const result = await call('exec', { command: ['/bin/sh', '-c', 'mkdir -p lib; echo x > lib/x; echo b > a.txt'] });
  expect(result).toMatchObject({ output: { value: { refusedChanges: [{ path: 'lib/x' }] } } });
});

describe.each(['overlay', 'copy'] as const)('a workspace as %s', (workspaceAs) => {
  async function prepare(files: Readonly<Record<string, string>>, setup: string, patchFor: 'work-tree' | 'commit') {
    const root = createRepository({ 'a.txt': 'a\n', '.gitignore': 'dist/\n' });
    writeFiles(root, files);
    const opened = await openFor(root, { workspaceAs, patchFor });
    const ended = await opened.sandbox.runSetup({
      argv: ['/bin/sh', '-c', setup],
      cwd: '.',
      env: {},
      timeoutMs: 30_000,
      signal: new AbortController().signal,
      maxOutputBytes: 10_000,
      stdin: '',
      network: null,
    });
    expect(ended).toMatchObject({ exitCode: 0 });
    await opened.sandbox.sealSetup();
    return { ...opened, root };
  }

  const setup =
    'mkdir gen dist build; echo g > gen.js; echo c > gen/client.js; echo d > dist/d.js; echo b > build/b.js; ln -s a.txt link; mkfifo pipe';

  test('a change of a file that setup made is refused and reverted, also if rules allow every path and the path is moved, replaced or a link', async () => {
    const { root, shell, readRefused, sandbox, call, dispatcher } = await prepare(
      { 'own.txt': 'o\n' },
      setup,
      'work-tree',
    );
    expect(readRefused(await shell('echo x >> gen.js; rm gen/client.js link pipe; echo x >> a.txt'))).toEqual([
      'gen.js',
      'gen/client.js',
      'link',
    ]);
    expect(readRefused(await shell('mv gen other; rm gen.js; mkdir gen.js; echo x > gen.js/x'))).toEqual([
      'gen.js',
      'gen.js/x',
      'gen/client.js',
    ]);
    const read = await shell('cat gen.js gen/client.js a.txt; readlink link');
    expect(read).toMatchObject({ output: { value: { stdout: 'g\nc\na\nx\na.txt\n' } } });
    // Compared with what the command line publishes to, the user's own file is part of the base.
    expect(
      readRefused(await shell('echo x >> own.txt; echo x > new.txt; rm a.txt; echo x >> dist/d.js')),
    ).toBeUndefined();
    for (const filePath of ['gen.js', 'build/b.js'])
      expect(await call('writeFile', { filePath, content: 'x\n' }), filePath).toMatchObject({
        type: 'denied',
        decision: { rule: 'rejected', reason: expect.stringContaining(`setup made ${filePath}, and the commit`) },
      });
    // No patch has them.
    expect(await call('writeFile', { filePath: 'dist/d.js', content: 'x\n' })).toMatchObject({ type: 'completed' });
    expect(await call('writeFile', { filePath: 'gen/new.js', content: 'x\n' })).toMatchObject({ type: 'completed' });
    expect(dispatcher.closed).toBeNull();
    await sandbox.endCommands();
    sandbox.seal();
    expect(await sandbox.publish(() => true)).toMatchObject({ type: 'published' });
    expect(readdirSync(root).toSorted()).toEqual(['.git', '.gitignore', 'gen', 'new.txt', 'other', 'own.txt']);
    expect(readdirSync(join(root, 'gen'))).toEqual(['new.js']);
  });

  test('a change of a file that an earlier step left is refused if the patch is for the commit, also if the file was added to the index', async () => {
    const files = { 'left.js': 'l\n', 'staged.js': 's\n', 'intended.js': 'i\n', 'dist/x.js': 'x\n' };
    const { shell, readRefused, root } = await prepare(files, 'true', 'commit');
    expect(
      readRefused(await shell('echo x >> left.js; echo x > new.js; echo x >> a.txt; echo x >> dist/x.js')),
    ).toEqual(['left.js']);
    runGit(root, 'add', 'staged.js');
    runGit(root, 'add', '--intent-to-add', 'intended.js');
    const again = await openFor(root, { workspaceAs, patchFor: 'commit' });
    expect(readRefused(await again.shell('rm staged.js intended.js; echo x > a.txt'))).toEqual([
      'intended.js',
      'staged.js',
    ]);
  });

  test('what rules close is replaced by nothing, and a new file beside it is kept', async () => {
    const root = createRepository({ 'hidden.txt': 'h\n', 'priv/p': 'p\n', 'a.txt': 'a\n' });
    writeFiles(root, { 'local.cfg': 'l\n' });
    const policy = await load('');
    const { closed } = (
      await loadText(`version: 1
name: closed
rules:
  - { id: open, when: { read: '**' }, decision: allow }
  - { id: no, when: { read: [hidden.txt, 'priv/**', local.cfg] }, decision: deny }
`)
    ).view();
    const sandbox = await createTestSandbox(root, {
      workspaceAs,
      policy: { ...policy.view(), closed, git: 'visible' },
    });
    const { call } = openDispatcher({ policy, sandbox });
    const change = (script: string): Promise<CallResult> => call('exec', { command: ['/bin/sh', '-ec', script] });
    const expectRefused = async (script: string, paths: readonly string[]): Promise<void> => {
      const refusedChanges = paths.map((path) => ({ path, rule: 'rejected' }));
      expect(await change(script), script).toMatchObject({ output: { value: { refusedChanges } } });
    };
    await expectRefused('echo x > hidden.txt; echo x > local.cfg; mkdir priv; echo x > priv/p; echo n > priv/new', [
      'hidden.txt',
      'local.cfg',
      'priv/p',
    ]);
    await expectRefused('mkdir hidden.txt; echo x > hidden.txt/a', ['hidden.txt/a']);
    await expectRefused('[ ! -e hidden.txt ]; rm -r priv; ln -s a.txt priv', ['priv']);
    // The directory that the agent had made is back.
    await change('echo n > priv/new');
    await sandbox.endCommands();
    sandbox.seal();
    expect(await sandbox.publish(() => true)).toMatchObject({ type: 'published' });
    expect(readTree(root)).toEqual({
      'hidden.txt': 'h\n',
      'local.cfg': 'l\n',
      'priv/p': 'p\n',
      'priv/new': 'n\n',
      'a.txt': 'a\n',
    });
  });

  test('a file in place of a directory is refused and the directory reverted if it has closed or ignored files, and kept if it has none', async () => {
    const root = createRepository({
      'a/b/.env': 'K=v\n',
      'a/b/c.txt': 'c\n',
      'conf/c.txt': 'c\n',
      'logs/deep/c.txt': 'c\n',
      'plain/c.txt': 'c\n',
      '.gitignore': '*.log\nconf/.env\n',
    });
    writeFiles(root, { 'conf/.env': 'K=v\n', 'logs/deep/x.log': 'l\n', 'plain/left.txt': 'l\n' });
    const policy = await load('');
    const sandbox = await createTestSandbox(root, {
      workspaceAs,
      policy: { ...policy.view(), closed: closeGlobs(['**/.env']) },
    });
    const { call, dispatcher } = openDispatcher({ policy, sandbox });
    const shell = (script: string): Promise<CallResult> => call('exec', { command: ['/bin/sh', '-c', script] });
    const result = await shell(
      'rm -r a conf logs plain; for name in a conf logs plain; do echo x > $name; done; echo y > y',
    );
    expect(result).toMatchObject({
      output: {
        value: {
          refusedChanges: [
            { path: 'a' },
            { path: 'a/b/c.txt' },
            { path: 'conf' },
            { path: 'conf/c.txt' },
            { path: 'logs' },
            { path: 'logs/deep/c.txt' },
          ],
        },
      },
    });
    expect(JSON.stringify(result)).not.toContain('.env');
    expect(await shell('cat a/b/c.txt conf/c.txt logs/deep/c.txt plain y')).toMatchObject({
      output: { value: { stdout: 'c\nc\nc\nx\ny\n' } },
    });
    // Without its other files too.
    expect(await shell('rm -r a')).not.toMatchObject({ output: { value: { refusedChanges: [{}] } } });
    expect(await call('writeFile', { filePath: 'a', content: 'x\n' })).toMatchObject({
      type: 'denied',
      decision: { rule: 'rejected', reason: expect.stringContaining('files stay at a, because') },
    });
    expect(dispatcher.closed).toBeNull();
    await sandbox.endCommands();
    sandbox.seal();
    expect(await sandbox.publish(() => true)).toMatchObject({ type: 'published' });
    expect(readdirSync(root).toSorted()).toEqual(['.git', '.gitignore', 'a', 'conf', 'logs', 'plain', 'y']);
    expect(readdirSync(join(root, 'a/b'))).toEqual(['.env']);
  });
});
