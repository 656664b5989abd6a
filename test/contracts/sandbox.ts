import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ChangeJudge, ChangeOutcome, FileChange } from '../../src/core/types/change.ts';
import type { CommandRequest, CommandResult, Sandbox, WorkspacePath } from '../../src/core/ports/sandbox.ts';
import { createRepository } from '../fixtures/workspace.ts';

/** A sandbox, and the directory in which the test sees its workspace. */
type Opened = Sandbox & { readDirectory(): string };

const limits = { timeoutMs: 30_000, maxOutputBytes: 100_000 };

/** A judge that refuses the changes of some paths, and notes what it was asked and told. */
function createJudge(...refused: readonly string[]) {
  const asked: FileChange[] = [];
  const outcomes: ChangeOutcome[] = [];
  const judge: ChangeJudge = {
    decide(changes, readChange) {
      asked.push(...changes.map(readChange));
      const matching = changes.filter(({ path }) => refused.includes(path));
      return new Map(matching.map(({ key }) => [key, { rule: 'test', reason: 'refused' }]));
    },
    report: (outcome) => void outcomes.push(outcome),
  };
  return { judge, asked, outcomes };
}

/** What every sandbox does for the dispatcher and the tools, apart from its boundary. */
export function describeSandbox(name: string, open: (root: string) => Promise<Opened>): void {
  async function setUp() {
    const root = createRepository({ 'a.txt': 'alpha\n', 'b.txt': 'beta\n', 'dir/c.txt': 'gamma\n' });
    symlinkSync('/etc/hostname', join(root, 'out'));
    symlinkSync('a.txt', join(root, 'link'));
    const sandbox = await open(root);
    const run = (script: string, more: Partial<CommandRequest> = {}, judge?: ChangeJudge): Promise<CommandResult> =>
      sandbox.run(
        {
          argv: ['sh', '-c', script],
          cwd: '.',
          env: {},
          signal: new AbortController().signal,
          writable: 'policy',
          stdin: '',
          network: null,
          ...limits,
          ...more,
        },
        judge,
      );
    const read = (path: string): string => readFileSync(join(sandbox.readDirectory(), path), 'utf8');
    const locate = async (path: string): Promise<WorkspacePath> => {
      const found = await sandbox.files.resolve(path);
      if (found.type !== 'inside') throw new Error(`${path} is ${found.type}`);
      return found.path;
    };
    const openSession = (script: string, judge?: ChangeJudge) =>
      sandbox.sessions.open(
        {
          argv: ['sh', '-c', script],
          cwd: '.',
          env: {},
          size: null,
          signal: new AbortController().signal,
          network: null,
          ...limits,
        },
        judge,
      );
    return { sandbox, run, read, locate, openSession };
  }

  describe(`the contract of a sandbox: ${name}`, () => {
    test('a command has its directory, its variables and its input, and its result has both streams and its exit code', async () => {
      const { run } = await setUp();
      const more = { cwd: 'dir', env: { NAME: 'value' }, stdin: 'typed' };
      expect(await run('cat; echo " $NAME"; cat c.txt; echo err >&2; exit 3', more)).toMatchObject({
        exitCode: 3,
        stdout: 'typed value\ngamma\n',
        stderr: 'err\n',
        stdoutBytes: 18,
        stderrBytes: 4,
        timedOut: false,
        aborted: false,
      });
    });

    test('a line of one stream is never within a line of the other', async () => {
      const { run } = await setUp();
      const { aggregatedOutput } = await run(
        'printf "first "; sleep 0.3; echo error >&2; sleep 0.3; echo line; printf last',
      );
      expect(aggregatedOutput).toBe('error\nfirst line\nlast');
    });

    test('a command is ended at its time limit, or if its call is aborted, with all that it has started', async () => {
      const { run } = await setUp();
      expect(await run('sleep 600 & wait', { timeoutMs: 200 })).toMatchObject({ exitCode: null, timedOut: true });
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 200);
      expect(await run('sleep 600 & wait', { signal: controller.signal })).toMatchObject({
        exitCode: null,
        aborted: true,
      });
    });

    test('of a long output, head and tail are kept, and all bytes are counted', async () => {
      const { run } = await setUp();
      const { stdout, stdoutBytes } = await run('echo first; seq 10000; echo last', { maxOutputBytes: 200 });
      expect(stdout).toMatch(/^first\n[^]*last\n$/);
      expect(stdout.length).toBeLessThan(400);
      expect(stdoutBytes).toBe(48_905);
    });

    test('the judge receives each change with both contents, and refused changes are as before when the command has ended', async () => {
      const { run, read, sandbox } = await setUp();
      const { judge, asked, outcomes } = createJudge('a.txt', 'new.txt', 'dir/c.txt');
      await run('echo x > a.txt; echo y > b.txt; echo n > new.txt; rm dir/c.txt; echo k > kept.txt', {}, judge);
      const texts = asked.map(({ path, before, after }) => [path, ...[before, after].map(readText)]);
      // Parents before their contents, otherwise in the order of the names.
      expect(texts).toEqual([
        ['a.txt', 'alpha\n', 'x\n'],
        ['b.txt', 'beta\n', 'y\n'],
        ['dir/c.txt', 'gamma\n', null],
        ['kept.txt', null, 'k\n'],
        ['new.txt', null, 'n\n'],
      ]);
      expect([read('a.txt'), read('b.txt'), read('dir/c.txt'), read('kept.txt')]).toEqual([
        'alpha\n',
        'y\n',
        'gamma\n',
        'k\n',
      ]);
      expect(existsSync(join(sandbox.readDirectory(), 'new.txt'))).toBe(false);
      expect(outcomes).toEqual([
        {
          kept: 2,
          refused: [
            { path: 'a.txt', kind: 'modified', rule: 'test', reason: 'refused', restored: true },
            { path: 'dir/c.txt', kind: 'deleted', rule: 'test', reason: 'refused', restored: true },
            { path: 'new.txt', kind: 'created', rule: 'test', reason: 'refused', restored: true },
          ],
        },
      ]);
    });

    test('a kept change is not asked about again, and a judge that throws refuses all', async () => {
      const { run, read } = await setUp();
      const first = createJudge();
      await run('echo y > b.txt', {}, first.judge);
      const second = createJudge();
      await run('cat b.txt; chmod +x a.txt', {}, second.judge);
      expect(second.asked.map(({ path }) => path)).toEqual(['a.txt']);
      const broken = createJudge();
      await run(
        'echo z > b.txt; echo n > new.txt',
        {},
        {
          ...broken.judge,
          decide: () => {
            throw new Error('broken');
          },
        },
      );
      expect(broken.outcomes[0]?.refused.map(({ path, rule }) => [path, rule])).toEqual([
        ['b.txt', 'error'],
        ['new.txt', 'error'],
      ]);
      // Back to the state that was kept.
      expect(read('b.txt')).toBe('y\n');
    });

    test('the changes of commands that run at the same time are decided by the judges of all', async () => {
      const { run, read } = await setUp();
      const [one, other] = [createJudge('b.txt'), createJudge()];
      await Promise.all([
        run('until [ -e go ]; do sleep 0.02; done; echo x > a.txt', {}, one.judge),
        run('echo y > b.txt; touch go', {}, other.judge),
      ]);
      expect([read('a.txt'), read('b.txt')]).toEqual(['x\n', 'beta\n']);
      for (const { outcomes } of [one, other]) expect(outcomes.flatMap(({ refused }) => refused)).toHaveLength(1);
    });

    test('file tools resolve links, refuse what is outside, and never open the git directory', async () => {
      const { sandbox, locate } = await setUp();
      expect(await sandbox.files.resolve('link')).toEqual({ type: 'inside', path: 'a.txt', exists: true });
      expect(await sandbox.files.resolve('dir/../new')).toMatchObject({ type: 'inside', path: 'new', exists: false });
      expect(await sandbox.files.resolve('out')).toMatchObject({ type: 'outside' });
      expect(await sandbox.files.resolve('/etc/passwd')).toMatchObject({ type: 'outside' });
      const config = await locate('.git/config');
      await expect(sandbox.files.read(config, 10)).rejects.toThrow('git directory');
      await expect(sandbox.files.write(config, Buffer.from('x'))).rejects.toThrow('git directory');
    });

    test('file tools write, list and remove files that commands see, and their changes belong to no command', async () => {
      const { sandbox, locate, run } = await setUp();
      const { files } = sandbox;
      expect(await files.write(await locate('deep/new.txt'), Buffer.from('n\n'))).toEqual({ created: true });
      expect(await files.write(await locate('a.txt'), Buffer.from('x\n'))).toEqual({ created: false });
      await files.remove(await locate('b.txt'));
      const { judge, asked } = createJudge();
      expect(await run('cat deep/new.txt a.txt; ls b.txt', {}, judge)).toMatchObject({ stdout: 'n\nx\n' });
      expect(asked).toEqual([]);
      expect(await files.list(await locate('dir'))).toEqual([{ name: 'c.txt', kind: 'file' }]);
      expect(await files.stat(await locate('deep/new.txt'))).toMatchObject({ kind: 'file', size: 2, isClosed: false });
      expect(await files.stat(await locate('b.txt'))).toBeNull();
      // The base is the state before the run.
      expect(files.readBase('b.txt')).toMatchObject({ before: { kind: 'file' }, submodule: null });
      expect(files.readBase('deep/new.txt').before).toBeNull();
    });

    test('a session takes input and gives its output, and its changes are decided when it is read', async () => {
      const { sandbox, openSession, read } = await setUp();
      const { judge, outcomes } = createJudge('a.txt');
      const session = await openSession(
        'read line; echo "got $line"; echo x > a.txt; echo y > b.txt; read line',
        judge,
      );
      expect(sandbox.sessions.listOpen()).toEqual([session.id]);
      expect(sandbox.sessions.find(session.id)).toBe(session);
      session.send('one\n');
      let text = '';
      await expect
        .poll(async () => {
          text += (await session.read(50, new AbortController().signal)).text;
          return [text, read('b.txt')];
        })
        .toEqual(['got one\n', 'y\n']);
      session.send('two\n');
      expect(await session.read(30_000, new AbortController().signal)).toMatchObject({
        end: { reason: 'exited', exitCode: 0 },
      });
      expect(read('a.txt')).toBe('alpha\n');
      expect(outcomes.flatMap(({ refused }) => refused.map(({ path }) => path))).toContain('a.txt');
      expect(sandbox.sessions.listOpen()).toEqual([]);
    });

    test('a session that is closed has no exit code, and none is open after the end of all', async () => {
      const { sandbox, openSession } = await setUp();
      const session = await openSession('sleep 600 & wait');
      await session.close();
      expect(await session.read(0, new AbortController().signal)).toMatchObject({
        end: { reason: 'closed', exitCode: null },
      });
      await openSession('sleep 600');
      await sandbox.sessions.closeAll();
      expect(sandbox.sessions.listOpen()).toEqual([]);
      await expect(openSession('true')).rejects.toThrow('the run is ending');
    });

    test('what a command writes after a refusal in the same file is decided again', async () => {
      const { run, read } = await setUp();
      await run('echo x > a.txt', {}, createJudge('a.txt').judge);
      const { judge, asked } = createJudge();
      await run('echo x > a.txt', {}, judge);
      expect(asked.map(({ path }) => path)).toEqual(['a.txt']);
      expect(read('a.txt')).toBe('x\n');
    });
  });
}

function readText(state: FileChange['before']): string | null {
  const content = state?.content ?? null;
  return content === null ? null : Buffer.from(content).toString();
}
