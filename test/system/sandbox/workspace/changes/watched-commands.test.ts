import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { ChangeJudge, ChangeOutcome, FileChange, PathChange } from '../../../../../src/core/types/change.ts';
import type { CommandResult } from '../../../../../src/core/ports/sandbox.ts';
import type { RunSandbox } from '../../../../../src/sandbox/run-sandbox.ts';
import { defaultChangeLimits } from '../../../../../src/sandbox/workspace/changes/workspace-watch.ts';
import { readTree } from '../../../../scenarios/scenario.ts';
import { createTestSandbox, runCommand } from '../../../../fixtures/sandbox.ts';
import { openSession } from '../../../../fixtures/session.ts';
import { createDirectory, createRepository } from '../../../../fixtures/workspace.ts';

const shell = (script: string): [string, ...string[]] => ['/bin/sh', '-c', script];

interface TestJudge extends ChangeJudge {
  readonly outcomes: ChangeOutcome[];
  readonly asked: PathChange[];
  readonly read: FileChange[];
}

/** Refuses every path except those that `allows` accepts. Reads all contents. */
function createJudge(allows: (path: string) => boolean): TestJudge {
  const outcomes: ChangeOutcome[] = [];
  const asked: PathChange[] = [];
  const read: FileChange[] = [];
  return {
    outcomes,
    asked,
    read,
    decide(changes, readChange) {
      asked.push(...changes);
      const refused = changes.filter(({ path }) => !allows(path));
      read.push(...refused.map(readChange));
      return new Map(refused.map(({ key }) => [key, { rule: 'none', reason: 'no rule allows it' }]));
    },
    report: (outcome) => void outcomes.push(outcome),
  };
}

function runJudged(
  sandbox: RunSandbox,
  script: string,
  judge: ChangeJudge,
  signal = new AbortController().signal,
): Promise<CommandResult> {
  return runCommand(sandbox, shell(script), { signal }, judge);
}

/** Waits for an effect of a command, which its changes show. */
async function waitUntil(isSo: () => boolean): Promise<void> {
  for (let look = 0; look < 3_000 && !isSo(); look += 1) await delay(10);
  expect(isSo()).toBe(true);
}

describe.each(['overlay', 'copy'] as const)('%s', (workspaceAs) => {
  const open = (root: string, options: Parameters<typeof createTestSandbox>[1] = {}): Promise<RunSandbox> =>
    createTestSandbox(root, { workspaceAs, ...options });

  test('a change in the git directory of another repository in the workspace is decided like every change', async () => {
    const root = createRepository({ 'a.txt': 'a\n', 'sub/file': 'x\n', 'sub/.git/config': '[core]\n' });
    const sandbox = await open(root);
    const judge = createJudge((path) => !path.split('/').includes('.git'));
    await runJudged(sandbox, 'echo "[alias] x = !sh" >> sub/.git/config; echo y > sub/.git/new; mv sub moved', judge);
    const look = sandbox.readDirectory();
    expect(readFileSync(join(look, 'sub/.git/config'), 'utf8')).toBe('[core]\n');
    expect([existsSync(join(look, 'sub/.git/new')), existsSync(join(look, 'moved/.git'))]).toEqual([false, false]);
    expect(readFileSync(join(look, 'moved/file'), 'utf8')).toBe('x\n');
  });

  test('refused changes are restored byte for byte, allowed changes stay, and both are reported', async () => {
    const root = createRepository({
      'package.json': '{"name":"a"}\n',
      '.env': 'KEY=1\n',
      'test/a.test.js': 'test();\n',
      'src/a.js': 'a\n',
      'bin/run': '#!/bin/sh\n',
      'docs/deep/page.md': 'page\n',
      'gone/only.txt': 'only\n',
      'kept.log': 'old\n',
    });
    symlinkSync('src/a.js', join(root, 'link'));
    mkdirSync(join(root, 'empty'));
    const before = { ...readTree(root), mode: String(statSync(join(root, 'bin/run')).mode) };
    const times = statSync(join(root, 'package.json')).mtimeMs;
    const sandbox = await open(root);
    const look = sandbox.readDirectory();
    const judge = createJudge((path) => path.endsWith('.log') || path.startsWith('src'));
    const result = await runJudged(
      sandbox,
      `echo '{"scripts":{}}' > package.json
     printf 'KEY=2' > .env; rm test/a.test.js; echo b > src/a.js; chmod +x bin/run
     mv docs moved; rm -rf gone; rmdir empty; ln -sf /etc/passwd link; ln -s / newlink
     echo new > not-yet.txt; mkdir -p made/deep; echo x > made/deep/x; mkdir -p logs; echo x > logs/x.log
     echo new > kept.log; touch README`,
      judge,
    );
    expect(result.exitCode, result.stderr).toBe(0);
    expect(readTree(look)).toEqual({
      ...Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'mode')),
      'src/a.js': 'b\n',
      link: 'b\n',
      'kept.log': 'new\n',
      'logs/x.log': 'x\n',
    });
    expect(String(statSync(join(look, 'bin/run')).mode)).toBe(before.mode);
    expect(Math.round(statSync(join(look, 'package.json')).mtimeMs)).toBe(Math.round(times));
    expect(readlinkSync(join(look, 'link'))).toBe('src/a.js');
    expect(statSync(join(look, 'empty')).isDirectory()).toBe(true);
    for (const path of ['newlink', 'moved', 'made', 'not-yet.txt', 'README'])
      expect(existsSync(join(look, path)), path).toBe(false);
    const [outcome] = judge.outcomes;
    expect(judge.outcomes).toHaveLength(1);
    expect(outcome?.refused.every(({ restored }) => restored)).toBe(true);
    expect(outcome?.refused.map(({ path, kind }) => `${kind} ${path}`).toSorted()).toEqual(
      [
        'created README',
        'created made/deep/x',
        'created moved/deep/page.md',
        'created newlink',
        'created not-yet.txt',
        'deleted docs/deep/page.md',
        'deleted empty',
        'deleted gone/only.txt',
        'deleted test/a.test.js',
        'mode bin/run',
        'modified .env',
        'modified link',
        'modified package.json',
      ].toSorted(),
    );
    expect(outcome?.kept).toBe(3);
    const manifest = judge.read.find(({ path }) => path === 'package.json');
    expect([manifest?.before, manifest?.after].map((state) => Buffer.from(state?.content ?? '').toString())).toEqual([
      '{"name":"a"}\n',
      '{"scripts":{}}\n',
    ]);
  });

  test('a refused change brings back what was kept before it, and the state before the run of a file that is too large to be held', async () => {
    const root = createRepository({
      'a.js': 'a\n',
      'b.js': 'b\n',
      'gone.txt': 'gone\n',
      'large.txt': 'large\n',
      'directory/file': 'x\n',
    });
    const sandbox = await open(root);
    const look = sandbox.readDirectory();
    const first = createJudge(() => true);
    await runJudged(
      sandbox,
      `echo edited > a.js; chmod +x a.js; echo edited > b.js; rm gone.txt; ln -s a.js link; mkdir -p made/deep; echo x > made/deep/x
       head -c 1100000 /dev/zero > large.txt; rm -r directory; echo file > directory`,
      first,
    );
    expect(first.outcomes[0]?.refused).toEqual([]);
    const second = createJudge(() => false);
    const times = statSync(join(look, 'a.js')).mtimeMs;
    await runJudged(
      sandbox,
      `echo again > a.js; chmod -x a.js; rm b.js; mkdir b.js; echo back > gone.txt; ln -sf b.js link; echo other > directory
       chmod 700 made; echo y > made/deep/x; echo z > made/deep/z; echo small > large.txt`,
      second,
    );
    expect(second.outcomes[0]?.kept).toBe(0);
    expect(second.outcomes[0]?.refused.every(({ restored }) => restored)).toBe(true);
    expect(readTree(look)).toEqual({
      'a.js': 'edited\n',
      'b.js': 'edited\n',
      'large.txt': 'large\n',
      directory: 'file\n',
      link: 'edited\n',
      'made/deep/x': 'x\n',
    });
    expect(statSync(join(look, 'a.js')).mode & 0o777).toBe(0o755);
    expect(Math.round(statSync(join(look, 'a.js')).mtimeMs)).toBe(Math.round(times));
    expect(readlinkSync(join(look, 'link'))).toBe('a.js');
    expect(statSync(join(look, 'made')).mode & 0o777).toBe(0o755);
    // A state that was brought back needs no decision.
    const third = createJudge(() => false);
    await runJudged(sandbox, 'rm -r made; touch a.js', third);
    expect(third.asked).toEqual([]);
    expect(third.outcomes[0]).toMatchObject({ kept: 3, refused: [] });
  });

  test('a command that changes nothing is not judged, even if it touched files', async () => {
    const root = createRepository({ 'a.txt': 'a\n', 'b.txt': 'b\n' });
    const sandbox = await open(root);
    const judge = createJudge(() => false);
    await runJudged(sandbox, 'cat a.txt; touch a.txt; cp a.txt c; mv c a.txt; chmod 600 b.txt; chmod 644 b.txt', judge);
    expect(judge.asked).toEqual([]);
    expect(judge.outcomes).toEqual([{ kept: 0, refused: [] }]);
  });

  test('hostile trees are restored: links instead of directories, closed directories, FIFOs, odd names, depths beyond any path', async () => {
    const outside = createDirectory('outside-');
    writeFileSync(join(outside, 'victim'), 'untouched');
    const root = createRepository({
      'dir/a.txt': 'a\n',
      'dir/sub/b.txt': 'b\n',
      'closed/c.txt': 'c\n',
      'd.txt': 'd\n',
    });
    const before = readTree(root);
    const sandbox = await open(root);
    const look = sandbox.readDirectory();
    const attempts = [
      `rm -rf dir; ln -s ${outside} dir`,
      'rm d.txt; mkfifo d.txt; mkfifo extra',
      'rm d.txt; mkdir d.txt; echo x > d.txt/inner',
      'rm -rf dir/sub; echo file > dir/sub',
      'echo x > closed/c.txt; echo new > closed/new; chmod 000 closed',
      'mkdir shut; echo x > shut/x; chmod 000 shut',
      `touch "$(printf 'a\\nb')" "$(printf '\\377\\376')" "$(printf 'tab\\there')" -- '-rf' ' ' '~' '\\'`,
      'ln d.txt other; echo changed > other',
      'ln d.txt dir/other; rm d.txt',
      'i=0; while [ $i -lt 60 ]; do n=$(printf "%0200d" $i); mkdir $n; cd $n || exit 1; echo x > f; i=$((i+1)); done',
      'mv dir/a.txt x; mv d.txt dir/a.txt; mv x d.txt',
      'truncate -s 100M big; head -c 3000000 /dev/zero > zeros',
      'chmod 000 d.txt; chmod 500 dir; chmod 777 .',
    ];
    for (const attempt of attempts) {
      const judge = createJudge(() => false);
      const result = await runJudged(sandbox, attempt, judge);
      expect(result.timedOut, attempt).toBe(false);
      expect(judge.outcomes[0]?.refused.length, `${attempt}: ${result.stderr}`).toBeGreaterThan(0);
      expect(
        judge.outcomes[0]?.refused.filter(({ restored }) => !restored),
        attempt,
      ).toEqual([]);
      expect(readTree(look), attempt).toEqual(before);
      expect(lstatSync(join(look, 'closed')).mode & 0o777, attempt).toBe(0o755);
      expect(lstatSync(join(look, 'dir')).mode & 0o777, attempt).toBe(0o755);
      const again = createJudge(() => false);
      await runJudged(sandbox, 'true', again);
      expect(again.asked, `after ${attempt}`).toEqual([]);
    }
    expect(readFileSync(join(outside, 'victim'), 'utf8')).toBe('untouched');
  });

  test('a name that is not valid text is reported so that no rule can allow it', async () => {
    const root = createRepository({ 'a.txt': 'a\n' });
    const sandbox = await open(root);
    const judge = createJudge(() => true);
    await runJudged(sandbox, `touch "$(printf 'x\\377')"`, judge);
    expect(judge.asked.map(({ path }) => path)).toEqual(['x\uFFFD']);
  });

  test('processes that a command leaves running are dead before its changes are compared, also if the command is killed', async () => {
    const root = createRepository({ 'a.txt': 'a\n' });
    const sandbox = await open(root);
    const look = sandbox.readDirectory();
    const daemon = '(setsid sh -c "trap \'\' TERM HUP; while :; do date +%N > a.txt; done" &)';
    const isChanged = (): boolean => readFileSync(join(look, 'a.txt'), 'utf8') !== 'a\n';
    const killed = new AbortController();
    for (const [script, isKilled] of [
      [`${daemon}; until [ "$(cat a.txt)" != a ]; do sleep 0.02; done`, false],
      [`${daemon}; sleep 60`, true],
    ] as const) {
      const judge = createJudge(() => false);
      const running = runJudged(sandbox, script, judge, killed.signal);
      if (isKilled) {
        await waitUntil(isChanged);
        killed.abort();
      }
      await running;
      expect(judge.outcomes[0]?.refused).toMatchObject([{ path: 'a.txt', kind: 'modified', restored: true }]);
      await delay(100);
      expect(isChanged()).toBe(false);
    }
  });

  test('a file with several hard links gets its content back under each name', async () => {
    const root = createRepository({ 'src/a.txt': 'a\n', 'other/keep.txt': 'k\n' });
    linkSync(join(root, 'src/a.txt'), join(root, 'other/a.txt'));
    const sandbox = await open(root, {});
    const look = sandbox.readDirectory();
    await runJudged(
      sandbox,
      'echo b > src/a.txt',
      createJudge(() => false),
    );
    expect(readFileSync(join(look, 'src/a.txt'), 'utf8')).toBe('a\n');
    expect(readFileSync(join(look, 'other/a.txt'), 'utf8')).toBe('a\n');
  });

  test('a directory that is denied with all its contents keeps them, and the directory above can be changed', async () => {
    const root = createRepository({ 'pkg/locked/x/index.js': 'x\n', 'pkg/a.js': 'a\n' });
    const sandbox = await open(root, {});
    const look = sandbox.readDirectory();
    const command = shell(
      'echo y > pkg/locked/x/index.js; mv pkg/locked/x pkg/y; mv pkg/locked pkg/z; echo b > pkg/a.js',
    );
    await runCommand(
      sandbox,
      command,
      {},
      createJudge((path) => path === 'pkg/a.js'),
    );
    expect(readTree(look)).toMatchObject({ 'pkg/locked/x/index.js': 'x\n', 'pkg/a.js': 'b\n' });
    expect(Object.keys(readTree(look)).filter((path) => /^pkg\/[yz]/.test(path))).toEqual([]);
  });

  test('a directory with a denied file that a command replaces by a link comes back with that file', async () => {
    const root = createRepository({ 'src/package.json': '{}\n', 'src/a.js': 'a\n' });
    const sandbox = await open(root);
    const judge = createJudge((path) => !path.endsWith('package.json'));
    await runJudged(sandbox, 'echo changed > src/a.js; echo new > src/b.js', judge);
    await runJudged(sandbox, 'rm -r src; ln -s /tmp src', judge);
    const look = sandbox.readDirectory();
    expect(readTree(look)).toMatchObject({ 'src/package.json': '{}\n' });
    expect(lstatSync(join(look, 'src')).isDirectory()).toBe(true);
    expect(judge.outcomes.flatMap(({ refused }) => refused).filter(({ restored }) => !restored)).toEqual([]);
  });

  test('more changes than the limit are all restored, including certain paths and large files', async () => {
    const root = createRepository({ 'a.txt': 'a\n', 'large.bin': 'x'.repeat(2_000) });
    const sandbox = await open(root, {
      changeLimits: { ...defaultChangeLimits, changes: 5 },
    });
    const judge = createJudge(() => true);
    await runJudged(sandbox, 'for i in 1 2 3 4 5 6; do echo $i > new-$i; done; echo b > a.txt; rm large.bin', judge);
    expect(judge.asked).toEqual([]);
    expect(judge.outcomes[0]?.refused.map(({ rule }) => rule)).toContain('limit');
    expect(judge.outcomes[0]?.refused.every(({ restored }) => restored)).toBe(true);
    expect(readTree(sandbox.readDirectory())).toEqual({ 'a.txt': 'a\n', 'large.bin': 'x'.repeat(2_000) });
  });

  test('changes that make the patch too large are restored, the largest first, with both sides and all commands counted', async () => {
    const large = 'x'.repeat(6_000);
    const root = createRepository({ 'a.txt': 'a\n', 'large.bin': large });
    const sandbox = await open(root, { changeLimits: { ...defaultChangeLimits, patchBytes: 10_000 } });
    const judge = createJudge(() => true);
    const write = (name: string, bytes: number): string => `head -c ${bytes} /dev/zero > ${name}`;
    await runJudged(sandbox, 'chmod +x large.bin', judge);
    await runJudged(sandbox, `${write('dump', 9_999)}; ${write('small', 3_000)}; echo b > a.txt; mkdir d`, judge);
    await runJudged(sandbox, `${write('more', 4_000)}; echo c > c.txt`, judge);
    await runJudged(sandbox, 'cp a.txt large.bin', judge);
    await runJudged(sandbox, `rm more; ${write('next', 6_500)}`, judge);
    await runJudged(sandbox, 'rm large.bin; mkdir large.bin', judge);
    expect(
      judge.outcomes.map(({ refused }) => refused.map(({ path, rule, restored }) => [path, rule, restored])),
    ).toEqual([[], [['dump', 'limit', true]], [], [['large.bin', 'limit', true]], [], [['large.bin', 'limit', true]]]);
    expect(judge.outcomes[1]?.refused[0]?.reason).toContain('its 9,999 bytes are too many');
    expect(Object.keys(readTree(sandbox.readDirectory())).toSorted()).toEqual([
      'a.txt',
      'c.txt',
      'large.bin',
      'next',
      'small',
    ]);
    expect(readFileSync(join(sandbox.readDirectory(), 'large.bin'), 'utf8')).toBe(large);
  });

  test('what a session writes after the decision is undecided, and its last decided state counts', async () => {
    const root = createRepository({ 'src/a.txt': 'a\n', 'src/b.txt': 'b\n', 'README.md': 'Read me.\n' });
    const sandbox = await open(root);
    const look = sandbox.readDirectory();
    const { session } = await openSession(
      sandbox,
      shell('echo fine > src/a.txt; while read -r file; do echo stolen > "$file"; done'),
      {},
      createJudge((path) => path.startsWith('src')),
    );
    await expect.poll(() => readFileSync(join(look, 'src/a.txt'), 'utf8')).toBe('fine\n');
    await sandbox.runAlone(async () => {
      expect(sandbox.listTouched()).toMatchObject({ present: ['src/a.txt'], replaced: [] });
      for (const path of ['src/b.txt', 'README.md']) {
        session.send(`${path}\n`);
        await expect.poll(() => readFileSync(join(look, path), 'utf8')).toBe('stolen\n');
      }
      expect(sandbox.listTouched()).toMatchObject({ present: ['src/a.txt'], replaced: [] });
      expect(['src/a.txt', 'src/b.txt', 'README.md'].filter((path) => sandbox.isUndecided(path))).toEqual([
        'src/b.txt',
        'README.md',
      ]);
    });
    await sandbox.runAlone(async () => {
      expect(sandbox.listTouched()).toMatchObject({ present: ['src/a.txt', 'src/b.txt'], replaced: [] });
      expect(sandbox.isUndecided('src/b.txt')).toBe(false);
      expect(readFileSync(join(look, 'README.md'), 'utf8')).toBe('Read me.\n');
    });
    await session.close();
  });
});

// Who is asked about a change, and when, does not depend on the layer over the workspace.

test('commands that run at the same time form one group: all changes are reported to each, and a later command has its own group', async () => {
  const root = createRepository({ 'a.txt': 'a\n' });
  const sandbox = await createTestSandbox(root, { changeLimits: { ...defaultChangeLimits, patienceMs: 60_000 } });
  const look = sandbox.readDirectory();
  const [first, second, third] = [createJudge(() => false), createJudge(() => false), createJudge(() => false)];
  const firstRun = runJudged(sandbox, 'until [ -e two ]; do sleep 0.05; done; echo 1 > one', first);
  const secondRun = runJudged(sandbox, 'echo 2 > two; until [ -e one ]; do sleep 0.05; done; sleep 1; ls', second);
  await firstRun;
  const thirdRun = runJudged(sandbox, 'ls; echo 3 > three', third);
  const write = sandbox.files.resolve('by-tool.txt').then(async (found) => {
    if (found.type !== 'inside') throw new Error('outside');
    return sandbox.files.write(found.path, Buffer.from('tool'));
  });
  await Promise.all([secondRun, thirdRun, write]);
  for (const judge of [first, second])
    expect(judge.outcomes[0]?.refused.map(({ path }) => path)).toEqual(['one', 'two']);
  expect(third.outcomes.flatMap(({ refused }) => refused).map(({ path }) => path)).toEqual(['three']);
  expect((await thirdRun).stdout).not.toContain('two');
  expect(readTree(look)).toEqual({ 'a.txt': 'a\n', 'by-tool.txt': 'tool' });
});

test('a call that waits too long for a command proceeds while the command runs, and the changes of the command are still decided', async () => {
  const root = createRepository({ 'a.txt': 'a\n', 'src/b.txt': 'b\n' });
  const sandbox = await createTestSandbox(root, { changeLimits: { ...defaultChangeLimits, patienceMs: 0 } });
  const look = sandbox.readDirectory();
  const judge = createJudge((path) => path.startsWith('out') || path === 'stop');
  const endless = runJudged(
    sandbox,
    // Paths that change all the time, and are refused.
    `mkdir out; (while :; do /bin/true; date +%N > a.txt; date +%N >> out/log; done) & (while [ ! -e stop ]; do sh -c 'rm -f src/b.txt; ln -s /etc/passwd src/b.txt'; sleep 0.01; done); exit 0`,
    judge,
  );
  await waitUntil(() => existsSync(join(look, 'out/log')));
  for (let round = 0; round < 8; round += 1) {
    const beside = createJudge((path) => path.startsWith('out'));
    await runJudged(sandbox, `echo ${round} > out/round-${round}; echo x > refused-${round}; echo x > a.txt`, beside);
    await runJudged(sandbox, 'true', beside);
    expect(beside.outcomes[0]?.refused.map(({ path }) => path)).toContain(`refused-${round}`);
    expect(beside.outcomes.flatMap(({ refused }) => refused).every(({ restored }) => restored)).toBe(true);
    expect(existsSync(join(look, `refused-${round}`))).toBe(false);
    const size = statSync(join(look, 'out/log')).size;
    const found = await sandbox.files.resolve(`by-tool-${round}`);
    if (found.type !== 'inside') throw new Error('outside');
    await sandbox.files.write(found.path, Buffer.from('tool'));
    // It continues meanwhile.
    await waitUntil(() => statSync(join(look, 'out/log')).size > size);
  }
  const stop = await sandbox.files.resolve('stop');
  if (stop.type !== 'inside') throw new Error('outside');
  await sandbox.files.write(stop.path, Buffer.from(''));
  expect((await endless).exitCode).toBe(0);
  expect(judge.outcomes.flatMap(({ refused }) => refused).every(({ restored }) => restored)).toBe(true);
  const tree = readTree(look);
  expect(tree).toMatchObject({ 'a.txt': 'a\n', 'src/b.txt': 'b\n', 'by-tool-7': 'tool' });
  expect(Object.keys(tree).filter((path) => !/^(out|by-tool-|stop$|a\.txt$|src\/b\.txt$)/.test(path))).toEqual([]);
});

test('a change that one judge of a group refuses is not kept for another', async () => {
  const root = createRepository({ 'a.txt': 'a\n' });
  const sandbox = await createTestSandbox(root, { changeLimits: { ...defaultChangeLimits, patienceMs: 60_000 } });
  const look = sandbox.readDirectory();
  // Each waits for the other, so that they are a group however slowly they start.
  await Promise.all([
    runJudged(
      sandbox,
      'until [ -e two ]; do sleep 0.02; done; echo 1 > one',
      createJudge(() => true),
    ),
    runJudged(
      sandbox,
      'echo 2 > two; until [ -e one ]; do sleep 0.02; done',
      createJudge((path) => path !== 'one'),
    ),
  ]);
  expect(existsSync(join(look, 'one'))).toBe(false);
});

test('a judge that throws refuses all changes', async () => {
  const root = createRepository({ 'a.txt': 'a\n' });
  const sandbox = await createTestSandbox(root);
  const look = sandbox.readDirectory();
  const judge = createJudge(() => false);
  const broken: ChangeJudge = {
    ...judge,
    decide: () => {
      throw new Error('broken matcher');
    },
  };
  await runJudged(sandbox, 'echo b > a.txt', broken);
  expect(judge.outcomes[0]?.refused).toMatchObject([{ path: 'a.txt', rule: 'error', restored: true }]);
  expect(readFileSync(join(look, 'a.txt'), 'utf8')).toBe('a\n');
});
