import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nothingClosed, type SandboxPolicy } from '../../../../../src/core/ports/policy.ts';
import type { ChangeJudge } from '../../../../../src/core/types/change.ts';
import type { RunSandbox } from '../../../../../src/sandbox/run-sandbox.ts';
import { closeGlobs, createTestSandbox, runCommand } from '../../../../fixtures/sandbox.ts';
import { createDirectory, createRepository, runGit, writeFiles } from '../../../../fixtures/workspace.ts';

const everything: ChangeJudge = { decide: () => new Map(), report: () => undefined };

function open(root: string, globs: readonly string[], policy: Partial<SandboxPolicy> = {}): Promise<RunSandbox> {
  return createTestSandbox(root, {
    policy: { programs: 'any', git: 'visible', closed: closeGlobs(globs), ...policy },
  });
}

/** Runs a script, and returns its output. The test fails if the script fails. */
async function run(sandbox: RunSandbox, script: string): Promise<string> {
  const { exitCode, stdout, stderr } = await runCommand(sandbox, ['/bin/sh', '-c', script], {}, everything);
  expect(exitCode, `${script}: ${stdout}${stderr}`).toBe(0);
  return stdout;
}

const canaries = ['earlier', 'head', 'staged', 'stash', 'reflog', 'packed', 'tag', 'dangling', 'remote', 'note'];

/** A repository with a canary in each place in which git stores contents. Returns the names of objects with canaries. */
function plantCanaries(root: string): readonly string[] {
  const commit = (name: string): void => {
    writeFileSync(join(root, 'plan.txt'), `canary-${name}\n`);
    runGit(root, 'commit', '--quiet', '--all', '--message', `canary-${name}`);
  };
  commit('earlier');
  runGit(root, 'checkout', '--quiet', '-b', 'other');
  commit('packed');
  runGit(root, 'pack-refs', '--all');
  runGit(root, 'checkout', '--quiet', 'main');
  commit('reflog');
  runGit(root, 'reset', '--quiet', '--hard', 'HEAD~1');
  runGit(root, 'tag', '--annotate', 'v1', '--message', 'canary-tag');
  writeFileSync(join(root, 'plan.txt'), 'canary-stash\n');
  runGit(root, 'stash', '--quiet');
  runGit(root, 'notes', 'add', '--message', 'canary-note');
  const dangling = execFileSync('git', ['hash-object', '-w', '--stdin'], {
    cwd: root,
    input: 'canary-dangling\n',
    encoding: 'utf8',
  });
  commit('remote');
  runGit(root, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
  runGit(root, 'config', 'remote.origin.url', 'https://example.com/x');
  runGit(root, 'update-ref', 'ORIG_HEAD', 'HEAD');
  writeFileSync(join(root, '.git/FETCH_HEAD'), `${runGit(root, 'rev-parse', 'HEAD').trim()}\t\tbranch 'main' of x\n`);
  writeFiles(root, { 'plan.txt': 'open\n', 'private/plan.txt': 'canary-head\n' });
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message', 'now');
  writeFileSync(join(root, 'private/plan.txt'), 'canary-staged\n');
  runGit(root, 'add', '--all');
  runGit(root, 'gc', '--quiet', '--prune=never');
  return [dangling.trim(), ...runGit(root, 'rev-list', '--all', '--reflog', '--objects').split('\n')].flatMap(
    (line) => /^\w{40,64}/.exec(line)?.[0] ?? [],
  );
}

// Decompresses at each place of each file that may begin a stream of zlib, as in packs and loose objects.
const readRaw = `
const { readdirSync, readFileSync, statSync } = require('node:fs');
const { inflateSync } = require('node:zlib');
for (const root of ['.git', '/run/git-objects'])
  for (const name of readdirSync(root, { recursive: true })) {
    const path = root + '/' + name;
    if (!statSync(path).isFile()) continue;
    const bytes = readFileSync(path);
    console.log(bytes.toString('latin1'));
    for (let at = 0; at < bytes.length; at += 1)
      if (bytes[at] === 0x78) try { console.log(inflateSync(bytes.subarray(at)).toString('latin1')); } catch {}
  }`;

async function findCanaries(sandbox: RunSandbox, objects: readonly string[]): Promise<Record<string, string[]>> {
  const attempts = {
    show: objects.map((oid) => `git cat-file -p ${oid} 2>&1`).join('; '),
    log: 'git log --all --reflog -p; git stash list -p; git show v1 stash FETCH_HEAD ORIG_HEAD origin/main other; git notes show',
    blobs: 'git show HEAD:private/plan.txt :private/plan.txt; git diff --cached; git ls-files --stage',
    objects:
      'git cat-file --batch-all-objects --batch; git fsck --lost-found; find .git/lost-found -type f -exec cat {} +',
    raw: `node -e "${readRaw}"`,
  };
  const found: Record<string, string[]> = {};
  for (const [name, script] of Object.entries(attempts)) {
    const { stdout, stderr } = await runCommand(sandbox, ['/bin/sh', '-c', script], {}, everything);
    found[name] = canaries.filter((canary) => `${stdout}${stderr}`.includes(`canary-${canary}`));
  }
  return found;
}

const formats = [['sha1'], ['sha256']] as const;

test.each(formats)('of a repository (%s), processes find nothing but one commit with open files', async (format) => {
  const root = createDirectory('visible-');
  runGit(root, 'init', '--quiet', `--object-format=${format}`, '--initial-branch=main');
  writeFiles(root, { 'plan.txt': 'first\n', 'src/a.js': 'a\n' });
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message', 'first');
  const objects = plantCanaries(root);

  // The control: the same attempts find everything if the history is there.
  const history = await open(root, ['private/**'], { git: 'history' });
  const seen = await findCanaries(history, objects);
  expect([...new Set(Object.values(seen).flat())].toSorted()).toEqual(canaries.toSorted());
  await history.close();

  const sandbox = await open(root, ['private/**']);
  expect(await findCanaries(sandbox, objects)).toEqual({ show: [], log: [], blobs: [], objects: [], raw: [] });
  expect(await run(sandbox, 'git log --format=%an && git for-each-ref --format="%(refname)" && git remote')).toBe(
    'agent\nrefs/heads/main\n',
  );
  expect(await run(sandbox, 'git ls-tree -r --name-only HEAD && git ls-files && cat plan.txt src/a.js')).toBe(
    'plan.txt\nsrc/a.js\nplan.txt\nsrc/a.js\nopen\na\n',
  );
  expect(await run(sandbox, 'git fsck --full --strict 2>&1; git status --short')).toBe('');
});

test('git shows the same changes of open files as outside, and changes can be staged, stashed, committed and undone', async () => {
  const root = createRepository({
    'a.txt': 'a\n',
    'b.txt': 'b\n',
    'c.txt': 'c\n',
    'd/e.txt': 'e\n',
    '.env': 'KEY=1\n',
  });
  appendFileSync(join(root, 'a.txt'), 'more\n');
  writeFileSync(join(root, 'b.txt'), 'staged\n');
  runGit(root, 'add', 'b.txt');
  rmSync(join(root, 'c.txt'));
  runGit(root, 'mv', 'd/e.txt', 'd/f.txt');
  writeFiles(root, { 'new.txt': 'new\n', 'intended.txt': 'i\n' });
  runGit(root, 'add', '--intent-to-add', 'intended.txt');
  const views = ['status --short', 'diff', 'diff --cached', 'diff HEAD'];
  const outside = views.map((view) => runGit(root, ...view.split(' '))).join('');

  const sandbox = await open(root, ['**/.env']);
  expect(await run(sandbox, views.map((view) => `git ${view}`).join('; '))).toBe(outside);
  expect(await run(sandbox, 'git rev-parse --abbrev-ref HEAD')).toBe('main\n');
  await run(sandbox, 'git reset -q intended.txt && git stash -q && git stash pop -q --index');
  expect(await run(sandbox, 'git status --short')).toBe(
    runGit(root, 'status', '--short').replace(' A intended', '?? intended'),
  );
  await run(
    sandbox,
    'git checkout -q -- a.txt c.txt && git add --all && git commit -q -m work && git switch -q -c topic',
  );
  expect(await run(sandbox, 'git status --short; git log --format=%s; cat a.txt c.txt')).toMatch(
    /^work\nThe files .*\na\nc\n$/,
  );
  expect(readFileSync(join(root, '.env'), 'utf8')).toBe('KEY=1\n');
});

const npmrc: SandboxPolicy['closed'] = {
  ...nothingClosed,
  judgeDirectory: () => 'mixed',
  explain: (path) => (/(?:^|\/)(?:\.npmrc|\.env\.test)$/.test(path) ? { rule: 'secrets', unlessHarmless: true } : null),
};

test('a file that is harmless now is open, and a secret in its committed or staged content is not', async () => {
  const token = '//registry.example/:_authToken=canary-head\n';
  const root = createRepository({
    '.npmrc': token,
    'kept/.npmrc': 'save-exact=true\n',
    'staged/.npmrc': 'a=1\n',
    'now/.npmrc': 'a=1\n',
    'test/.env.test': 'A=1\n',
    'test/changed/.env.test': 'A=1\n',
    '.env.test': 'canary-head\n',
  });
  writeFiles(root, {
    '.npmrc': 'save-exact=true\n',
    'staged/.npmrc': token,
    'test/changed/.env.test': 'canary-head\n',
  });
  runGit(root, 'add', 'staged', 'test');
  writeFiles(root, { 'staged/.npmrc': 'a=1\n', 'now/.npmrc': token });

  const sandbox = await open(root, [], { closed: npmrc });
  expect(await run(sandbox, 'cat .npmrc staged/.npmrc; git ls-tree -r --name-only HEAD')).toBe(
    'save-exact=true\na=1\nkept/.npmrc\nstaged/.npmrc\ntest/.env.test\n',
  );
  expect(await run(sandbox, 'git ls-files; git status --short')).toBe(
    'kept/.npmrc\ntest/.env.test\nD  staged/.npmrc\n?? .npmrc\n?? staged/\n',
  );
  expect(await run(sandbox, 'git cat-file --batch-all-objects --batch')).not.toContain('canary');
  expect(await run(sandbox, 'find . -path ./.git -prune -o -type f -print | sort')).toBe(
    './.npmrc\n./kept/.npmrc\n./staged/.npmrc\n./test/.env.test\n',
  );
});

test('submodules are repositories of one commit with the open files, and do not look changed', async () => {
  const inner = createRepository({ 'inner.txt': 'i\n', 'private/plan.txt': 'canary-head\n' });
  writeFileSync(join(inner, 'inner.txt'), 'canary-earlier\n');
  runGit(inner, 'commit', '--quiet', '--all', '--message', 'canary-earlier');
  writeFileSync(join(inner, 'inner.txt'), 'open\n');
  runGit(inner, 'commit', '--quiet', '--all', '--message', 'now');
  const middle = createRepository({ 'middle.txt': 'm\n' });
  const root = createRepository({ 'a.txt': 'a\n' });
  for (const [outer, url, name] of [
    [middle, inner, 'deep'],
    [root, middle, 'sub'],
    [root, inner, 'changed'],
  ] as const) {
    runGit(outer, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', url, name);
    runGit(outer, 'commit', '--quiet', '--message', 'module');
  }
  runGit(root, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'update', '--init', '--recursive');
  runGit(join(root, 'changed'), 'checkout', '--quiet', 'HEAD~1');
  // A repository that is no submodule has its own git directory in the workspace.
  execFileSync('git', ['clone', '--quiet', inner, join(root, 'vendored')]);
  const scan = 'git cat-file --batch-all-objects --batch; git log -p; git show HEAD:private/plan.txt';

  const history = await open(root, ['**/private/**'], { git: 'history' });
  for (const directory of ['sub/deep', 'changed', 'vendored'])
    expect((await runCommand(history, ['/bin/sh', '-c', `cd ${directory}; ${scan}`], {}, everything)).stdout).toContain(
      'canary',
    );
  await history.close();

  const sandbox = await open(root, ['**/private/**', 'changed/inner.txt']);
  for (const directory of ['.', 'sub', 'sub/deep', 'changed', 'vendored'])
    expect(
      (await runCommand(sandbox, ['/bin/sh', '-c', `cd ${directory}; ${scan}`], {}, everything)).stdout,
    ).not.toContain('canary');
  expect(await run(sandbox, 'git status --short; git -C sub status --short; git -C sub/deep status --short')).toBe(
    ' M changed\n?? vendored/\n',
  );
  expect(await run(sandbox, 'git -C sub/deep ls-files; git -C sub/deep log --format=%s')).toMatch(
    /^inner.txt\nThe files .*\n$/,
  );
  await run(sandbox, 'echo 2 >> sub/deep/inner.txt; git -C sub/deep commit -q -a -m work');
  expect(await run(sandbox, 'git -C sub status --short')).toBe(' M deep\n');
});

test.each([
  'a linked worktree',
  'a shallow clone',
  'a sparse checkout',
  'a sparse index',
  'a split index',
  'a detached HEAD',
  'no commit',
  'a partial clone',
])('a repository of one commit is right for %s', async (kind) => {
  const main = createRepository({ 'a.txt': 'first\n', 'private/plan.txt': 'canary\n', 'src/b.txt': 'b\n' });
  writeFileSync(join(main, 'a.txt'), 'a\n');
  runGit(main, 'commit', '--quiet', '--all', '--message', 'second');
  let root = main;
  const away = join(createDirectory('away-'), 'tree');
  if (kind === 'a linked worktree') runGit(main, 'worktree', 'add', '--quiet', '-b', 'side', (root = away));
  if (kind === 'a shallow clone')
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${main}`, (root = away)]);
  if (kind === 'a partial clone') {
    runGit(main, 'config', 'uploadpack.allowFilter', 'true');
    execFileSync('git', ['clone', '--quiet', '--filter=blob:none', '--sparse', `file://${main}`, (root = away)]);
  }
  if (kind.startsWith('a sparse')) {
    runGit(main, 'sparse-checkout', 'set', '--cone', ...(kind === 'a sparse index' ? ['--sparse-index'] : []), 'other');
  }
  if (kind === 'a split index') runGit(main, 'update-index', '--split-index');
  if (kind === 'a detached HEAD') runGit(main, 'checkout', '--quiet', '--detach');
  if (kind === 'no commit') runGit(main, 'checkout', '--quiet', '--orphan', 'next');
  const outside = runGit(root, 'status', '--short').replace(/^.*private.*\n/m, '');
  const tracked = runGit(root, 'ls-files').replace('private/plan.txt\n', '');

  const sandbox = await open(root, ['private/**']);
  expect(await run(sandbox, 'git status --short')).toBe(outside);
  expect(await run(sandbox, 'git ls-files')).toBe(tracked);
  expect(await run(sandbox, 'ls .git | grep sharedindex; git cat-file --batch-all-objects --batch')).not.toMatch(
    /canary|first/,
  );
  await run(sandbox, 'echo 2 >> a.txt; git commit -q -a -m work');
  // Objects that a partial clone has not fetched are missing.
  if (kind !== 'a partial clone') await run(sandbox, 'git fsck --full --strict');
  expect(await run(sandbox, 'git log --format=%s | wc -l')).toBe(kind === 'no commit' ? '1\n' : '2\n');
});

test('the directory of the repository that is larger than the workspace keeps its other files', async () => {
  const root = createRepository({ 'other/x.txt': 'x\n', 'app/a.txt': 'a\n', 'app/private/plan.txt': 'canary\n' });
  const sandbox = await open(join(root, 'app'), ['private/**']);
  expect(await run(sandbox, 'git ls-files --full-name :/; git status --short')).toBe('app/a.txt\nother/x.txt\n');
  expect(await run(sandbox, 'git cat-file --batch-all-objects --batch')).not.toContain('canary');
});

test('names that are not valid Unicode stay, and a closed one is not in the repository', async () => {
  const root = createRepository({ 'a.txt': 'a\n' });
  for (const name of ['open', 'private']) {
    const path = Buffer.concat([Buffer.from(join(root, name, 'a')), Buffer.from([0xe9])]);
    mkdirSync(join(root, name));
    writeFileSync(path, 'odd\n');
  }
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message', 'odd');
  rmSync(join(root, 'private'), { recursive: true });
  const sandbox = await open(root, ['private/**']);
  expect(await run(sandbox, 'git ls-tree -r --name-only HEAD; git ls-files; git status --short')).toBe(
    'a.txt\n"open/a\\351"\na.txt\n"open/a\\351"\n',
  );
});

test('an entry whose file may have changed with the index is compared again', async () => {
  const root = createRepository({ 'a.txt': 'a\n', '.env': 'x\n' });
  const time = new Date('2026-01-01T00:00:00Z');
  const file = join(root, 'a.txt');
  utimesSync(file, time, time);
  runGit(root, 'update-index', '--refresh');
  // Git compares whole seconds. In another one, the change time tells, which git inside does not trust.
  const known = Math.floor(statSync(file).ctimeMs / 1000);
  const change = (): number => {
    writeFileSync(file, 'b\n');
    utimesSync(file, time, time);
    return Math.floor(statSync(file).ctimeMs / 1000);
  };
  await expect.poll(change).not.toBe(known);
  // Same size and time as the entry: only the content tells.
  utimesSync(join(root, '.git/index'), time, time);
  expect(await run(await open(root, ['**/.env']), 'git status --short')).toBe(' M a.txt\n');
});

test('a damaged repository ends the start with the reason', async () => {
  const root = createRepository({ 'a.txt': 'a\n', '.env': 'x\n' });
  const tree = runGit(root, 'rev-parse', 'HEAD^{tree}').trim();
  const object = join(root, '.git/objects', tree.slice(0, 2), tree.slice(2));
  rmSync(object);
  await expect(open(root, ['**/.env'])).rejects.toThrow(/git cannot make a repository of the files/);
});
