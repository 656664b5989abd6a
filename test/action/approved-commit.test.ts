import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { HarnessError } from '../../src/core/types/error.ts';
import { checkApprovedCommit } from '../../src/github/approved-commit.ts';
import { openGitHubClient } from '../../src/github/client.ts';
import { readTriggerEvent } from '../../src/github/event/event.ts';
import { checkTrust } from '../../src/github/permission.ts';
import { readRunContext } from '../../src/github/request/run-context.ts';
import { checkWorkTree } from '../../src/run/check-work-tree.ts';
import { openCheckout } from '../../src/sandbox/workspace/git/checkout.ts';
import { createApprovedWorld, dispatch, setComment } from '../fixtures/approved-world.ts';
import { createJob, type Job } from '../fixtures/job.ts';
import { createLimit } from '../fixtures/time-limit.ts';
import { createDirectory, createRepository, runGit, shareForBlock, writeFiles } from '../fixtures/workspace.ts';

interface World {
  readonly root: string;
  readonly job: Job;
}

/** Checks the checkout as a job does before its run. Resolves with what the log of the job contains. */
async function check({ root, job }: World): Promise<string> {
  const context = readRunContext(job.environment);
  const client = openGitHubClient(context, 't', createLimit());
  const event = await readTriggerEvent(context);
  const rules = { allowUsers: [], allowBotUsers: [], minPermission: 'write' } as const;
  const { head } = await checkTrust({ client, event, rules });
  const checkout = openCheckout(root, process.env['PATH'] ?? '');
  const { sha, checked } = await checkApprovedCommit({ client, event, head, eventSha: context.sha, checkout });
  return [checked, ...checkWorkTree(checkout, sha, job.temporary)].join('\n');
}

async function expectRefusal(world: World): Promise<string> {
  const thrown: unknown = await check(world).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ code: 'untrusted' });
  const { message, hint } = thrown as HarnessError;
  return `${message}. ${hint ?? ''}`;
}

test('a pull request runs on its head, and its tree is untrusted', async () => {
  const world = await createApprovedWorld();
  world.checkOut(world.head);
  expect(await check(world)).toContain(`The checkout is at the head ${world.head}.`);
});

test('a pull request runs on the merge of its head with a commit of the base, in a shallow clone', async () => {
  const world = await createApprovedWorld();
  const newer = world.commit(world.base, world.base);
  world.job.github.state.branches.set('main', newer);
  world.job.github.state.commits.set(newer, [world.base]);
  // The merged base is older than the newest commit of the branch.
  const merge = world.commit(world.head, world.base, world.head);
  world.job.environment['GITHUB_SHA'] = merge;
  world.job.github.state.commits.set(merge, []);
  world.checkOut(merge);
  expect(await check(world)).toContain(`at ${merge}, the merge of the head ${world.head} with main`);
});

test.each([
  ['2026-01-01T00:59:30Z', 'just before the label was set'],
  ['2026-01-01T01:00:30Z', 'after the label was set, to another branch of the fork'],
])('a head in a fork that was pushed to at %s, %s, is refused', async (pushedAt) => {
  const world = await createApprovedWorld();
  world.checkOut(world.head);
  const pull = world.job.github.state.pulls.get(7);
  if (pull !== undefined) pull.pushedAt = pushedAt;
  const shown = await expectRefusal(world);
  expect(shown).toContain(
    `nothing shows that writer has seen the head ${world.head} of #7 before setting the label agent-fix-tests`,
  );
  expect(shown).toContain('take the label off and set it again');
});

test('a merge that a step of the job made is accepted', async () => {
  const world = await createApprovedWorld();
  world.checkOut(world.commit(world.head, world.head, world.base));
  expect(await check(world)).toContain(`the merge of the head ${world.head} with main`);
});

test('a work tree at another commit is refused with both commits and the ref of the checkout', async () => {
  const world = await createApprovedWorld();
  const other = world.commit(world.head, world.head);
  world.checkOut(other);
  const shown = await expectRefusal(world);
  expect(shown).toContain(
    `the checkout is at ${other}, which is neither the head ${world.head} of the event nor its merge with main`,
  );
  expect(shown).toContain("with: { ref: '${{ github.event.pull_request.head.sha }}' }");
});

test('a merge with a commit that is not on the base is refused', async () => {
  const world = await createApprovedWorld();
  const stray = world.commit(world.base);
  world.job.github.state.commits.set(stray, []);
  world.checkOut(world.commit(world.head, stray, world.head));
  expect(await expectRefusal(world)).toContain('is neither the head');
});

test('a pushed commit that has the parents of the merge and other content is refused', async () => {
  const world = await createApprovedWorld();
  const evil = world.commit(world.head, world.base, world.head);
  world.job.github.state.commits.set(evil, [world.base, world.head]);
  world.checkOut(evil);
  expect(await expectRefusal(world)).toContain('is neither the head');
});

test('a changed tracked file is refused, and a new file is reported', async () => {
  const world = await createApprovedWorld();
  world.checkOut(world.head);
  writeFiles(world.root, { 'build/out.js': '1\n' });
  expect(await check(world)).toMatch(/earlier steps left files that are not in the commit \w{12}: build\/$/m);
  const changed = await createApprovedWorld();
  changed.checkOut(changed.head);
  writeFiles(changed.root, { 'src/a.js': 'export const a = 2;\n' });
  const shown = await expectRefusal(changed);
  expect(shown).toContain(`files of the commit ${changed.head} were changed before the run: src/a.js`);
  const bare = await createApprovedWorld();
  bare.checkOut(bare.head);
  rmSync(join(bare.root, '.git/index'));
  expect(await expectRefusal(bare)).toContain(`the checkout of the commit ${bare.head} has no index`);
  expect(shown).toContain('`git checkout -- .`');
});

test.each([
  ['removed', (root: string) => runGit(root, 'rm', '--quiet', 'src/a.js')],
  [
    'changed and staged',
    (root: string) => {
      writeFiles(root, { 'src/a.js': '2\n' });
      runGit(root, 'add', '--all');
    },
  ],
  [
    'changed and marked as unchanged',
    (root: string) => {
      runGit(root, 'update-index', '--assume-unchanged', 'src/a.js');
      writeFiles(root, { 'src/a.js': '2\n' });
    },
  ],
] as const)('a tracked file that was %s is refused', async (_name, change) => {
  const world = await createApprovedWorld();
  world.checkOut(world.head);
  change(world.root);
  expect(await expectRefusal(world)).toContain('src/a.js');
});

test('line ends, modes, times and Git LFS files do not count as changes', async () => {
  const world = await createApprovedWorld();
  const content = 'large\0content';
  const digest = createHash('sha256').update(content).digest('hex');
  runGit(world.source, 'checkout', '--quiet', 'topic');
  writeFiles(world.source, {
    'crlf.txt': 'one\ntwo\n',
    'large.bin': `version https://git-lfs.github.com/spec/v1\noid sha256:${digest}\nsize ${content.length}\n`,
    'logo.png': 'a\0b',
    '.gitattributes': '*.txt text eol=crlf\n*.bin filter=lfs\n',
  });
  runGit(world.source, 'add', '--all');
  runGit(world.source, 'commit', '--quiet', '--message', 'more');
  const head = runGit(world.source, 'rev-parse', 'HEAD').trim();
  world.checkOut(head);
  world.job.github.state.pulls.set(7, {
    headSha: head,
    pushedAt: '2026-01-01T00:00:00Z',
    state: 'open',
    labels: ['agent-fix-tests'],
  });
  const path = world.job.environment['GITHUB_EVENT_PATH'] ?? '';
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(world.head, head));
  expect(readFileSync(join(world.root, 'crlf.txt'), 'utf8')).toContain('\r\n');
  // Written again after the checkout, so that the index does not match the files' metadata.
  writeFileSync(join(world.root, 'large.bin'), content);
  for (const name of ['src/a.js', 'logo.png']) chmodSync(join(world.root, name), 0o755);
  for (const name of ['crlf.txt', 'README.md']) utimesSync(join(world.root, name), 1, 1);
  await check(world);
  writeFileSync(join(world.root, 'large.bin'), `${content.slice(0, -1)}T`);
  expect(await expectRefusal(world)).toContain('were changed before the run: large.bin');
});

test('no filter, hook or monitor that the repository configures runs', async () => {
  const world = await createApprovedWorld();
  world.checkOut(world.head);
  const mark = join(createDirectory('mark-'), 'mark');
  const program = join(world.root, '.git/hooks/post-index-change');
  writeFileSync(program, `#!/bin/sh\necho x >> ${mark}\ncat\n`, { mode: 0o755 });
  runGit(world.root, 'config', 'core.fsmonitor', program);
  runGit(world.root, 'config', 'filter.x.clean', program);
  writeFileSync(join(world.root, '.git/info/attributes'), '* filter=x\n');
  utimesSync(join(world.root, 'README.md'), 1, 1);
  await check(world);
  expect(existsSync(mark)).toBe(false);
});

const allowFiles = ['-c', 'protocol.file.allow=always'];

/** Checkouts of a commit with a submodule `vendor/lib`, which itself has a submodule `deep`: as actions/checkout leaves them, and with the submodules. */
const checkouts = shareForBlock(async (onEnd) => {
  const add = (root: string, url: string, path: string): void => {
    runGit(root, ...allowFiles, 'submodule', '--quiet', 'add', url, path);
    runGit(root, 'commit', '--quiet', '--message', 'submodule');
  };
  const library = createRepository({ 'lib.js': 'export const lib = 1;\n', 'test.js': 'export {};\n' }, onEnd);
  add(library, createRepository({ 'deep.js': 'export const deep = 1;\n' }, onEnd), 'deep');
  const source = createRepository({ 'src/a.js': 'export const a = 1;\n' }, onEnd);
  add(source, library, 'vendor/lib');
  const [absent, present] = [createDirectory('absent-', onEnd), createDirectory('present-', onEnd)];
  runGit(absent, 'clone', '--quiet', '--depth=1', `file://${source}`, '.');
  cpSync(absent, present, { recursive: true, preserveTimestamps: true });
  runGit(present, ...allowFiles, 'submodule', '--quiet', 'update', '--init', '--recursive');
  return { absent, present };
});

async function createWorldWithSubmodules(submodules: 'absent' | 'present'): Promise<World> {
  const root = createDirectory('checkout-');
  cpSync(checkouts()[submodules], root, { recursive: true, preserveTimestamps: true });
  const job = await createJob({ workspace: root });
  job.github.state.branches.set('main', job.environment['GITHUB_SHA'] ?? '');
  return { root, job };
}

test('submodules at the recorded commits are accepted, and their new files are reported', async () => {
  const absent = await createWorldWithSubmodules('absent');
  expect(await check(absent)).not.toContain('earlier steps left');
  const world = await createWorldWithSubmodules('present');
  expect(await check(world)).not.toContain('earlier steps left');
  writeFiles(world.root, { 'vendor/lib/deep/built.js': '1\n' });
  expect(await check(world)).toMatch(/files that are not in the commit \w{12}: vendor\/lib\/deep\/built\.js$/m);
});

test('files in the directory of a submodule that is not checked out are reported', async () => {
  const world = await createWorldWithSubmodules('absent');
  writeFiles(world.root, { 'vendor/lib/lib.js': 'another\n' });
  expect(await check(world)).toContain('vendor/lib/ (a submodule that is not checked out)');
});

test('a repository that a step added to the index does not count as a submodule of the commit', async () => {
  const world = await createWorldWithSubmodules('absent');
  runGit(world.root, 'clone', '--quiet', createRepository({ 'x.js': '1\n' }), 'tool');
  runGit(world.root, 'add', 'tool');
  writeFiles(world.root, { 'tool/x.js': '2\n' });
  expect(await check(world)).toMatch(/files that are not in the commit \w{12}: tool\/$/m);
});

test.each([
  ['a changed file', 'vendor/lib/lib.js', (root: string) => writeFiles(root, { 'vendor/lib/lib.js': 'changed\n' })],
  [
    'a changed file of the submodule inside it',
    'vendor/lib/deep/deep.js',
    (root: string) => writeFiles(root, { 'vendor/lib/deep/deep.js': 'changed\n' }),
  ],
  [
    'a file marked as unchanged',
    'vendor/lib/lib.js',
    (root: string) => {
      runGit(join(root, 'vendor/lib'), 'update-index', '--assume-unchanged', 'lib.js');
      writeFiles(root, { 'vendor/lib/lib.js': 'changed\n' });
    },
  ],
  [
    'another commit',
    'vendor/lib',
    (root: string) => runGit(join(root, 'vendor/lib'), 'commit', '--quiet', '--allow-empty', '--message', 'other'),
  ],
  [
    'no commit',
    'vendor/lib',
    (root: string) => {
      runGit(join(root, 'vendor/lib'), 'checkout', '--quiet', '--orphan', 'nothing');
      writeFiles(root, { 'vendor/lib/lib.js': 'changed\n' });
    },
  ],
] as const)('a submodule with %s is refused', async (_name, path, change) => {
  const world = await createWorldWithSubmodules('present');
  change(world.root);
  expect(await expectRefusal(world)).toMatch(new RegExp(`changed before the run: ${path}(?: [(]|[.] Let)`));
});

test('no filter or monitor that a submodule configures runs', async () => {
  const world = await createWorldWithSubmodules('present');
  const mark = join(createDirectory('mark-'), 'mark');
  const library = join(world.root, 'vendor/lib');
  const program = join(createDirectory('program-'), 'program');
  writeFileSync(program, `#!/bin/sh\necho x >> ${mark}\ncat\n`, { mode: 0o755 });
  runGit(library, 'config', 'core.fsmonitor', program);
  runGit(library, 'config', 'filter.x.clean', program);
  writeFileSync(join(world.root, '.git/modules/vendor/lib/info/attributes'), '* filter=x\n');
  utimesSync(join(library, 'lib.js'), 1, 1);
  await check(world);
  expect(existsSync(mark)).toBe(false);
});

test('an event without a head runs on each branch of the repository, and on commits of the job', async () => {
  const world = await createApprovedWorld();
  world.job.setEvent('workflow_dispatch', dispatch);
  world.job.environment['GITHUB_SHA'] = world.base;
  world.checkOut(world.base);
  expect(await check(world)).toContain('the commit of the event');
  world.job.github.state.branches.set('release', world.head);
  world.checkOut(world.head);
  expect(await check(world)).toContain('a commit of a branch of this repository');
  runGit(world.root, 'checkout', '--quiet', '--detach', world.base);
  writeFiles(world.root, { VERSION: '2\n' });
  runGit(world.root, 'add', '--all');
  runGit(world.root, 'commit', '--quiet', '--message', 'version');
  expect(await check(world)).toContain('which a step of this job made');
});

test('an event without a head does not run on the head of a pull request, nor on a merge with it', async () => {
  const world = await createApprovedWorld();
  world.job.setEvent('workflow_dispatch', dispatch);
  world.job.environment['GITHUB_SHA'] = world.base;
  world.checkOut(world.head);
  const shown = await expectRefusal(world);
  expect(shown).toContain(`the checkout is at ${world.head}, which is on no branch of this repository`);
  world.checkOut(world.commit(world.head, world.base, world.head));
  expect(await expectRefusal(world)).toContain(`is built on ${world.head}`);
});

test('on a comment, the default branch as the work tree is refused with the ref of the pull request', async () => {
  const world = await createApprovedWorld();
  setComment(world);
  world.job.environment['GITHUB_SHA'] = world.base;
  world.checkOut(world.base);
  expect(await expectRefusal(world)).toContain('refs/pull/${{ github.event.issue.number }}/head');
});
