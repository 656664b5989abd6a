import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { copyProgram } from './attempts/place.ts';
import { runCliHere } from '../fixtures/command-line.ts';
import { keepCompiled, readEnd } from '../fixtures/job.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createDirectory } from '../fixtures/workspace.ts';

// An ordinary user may have no access to the directory of this checkout.
let program: ReturnType<typeof copyProgram>;
beforeAll(() => {
  program = copyProgram(join(import.meta.dirname, '../../dist'));
});
afterAll(() => program.remove());
const isRoot = process.getuid?.() === 0;
const hasLfs = spawnSync('git', ['lfs', 'version']).status === 0;

/** Users that start the program. An ordinary user runs these tests as itself only. */
const users = isRoot
  ? [
      { user: 'root', become: [] },
      { user: 'an ordinary user', become: ['setpriv', '--reuid=61239', '--regid=61239', '--clear-groups', '--'] },
    ]
  : [{ user: 'an ordinary user', become: [] }];

const ownFilter = 'a filter of the repository';

/**
 * Each makes a repository with a filter for `*.bin`, which writes to `../ran` when it runs. The files in the work tree are content; git stores
 * another form.
 */
const filters = [
  {
    filter: 'Git LFS',
    missing: !hasLfs,
    configure: `git lfs install --local >/dev/null; git config --unset filter.lfs.process; git config filter.lfs.clean 'echo >>../ran; git-lfs clean -- %f'`,
    attributes: '*.bin filter=lfs -text',
    stored: 'version https://git-lfs.github.com/spec/v1',
  },
  {
    filter: ownFilter,
    missing: false,
    configure: `git config filter.x.clean 'echo >>../ran; rev'; git config filter.x.smudge rev; git config filter.x.required true`,
    attributes: '*.bin filter=x',
    stored: '1 tnetnoc',
  },
  {
    filter: 'another encoding',
    missing: false,
    configure: 'true',
    attributes: '*.bin text working-tree-encoding=UTF-16LE',
    stored: 'content 1',
  },
];

const policy = `version: 1
name: own
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: run, when: { tool: exec, contained: true }, decision: allow, reason: The task. }
  - { id: edit, when: { write: '**' }, decision: allow, reason: The task. }
`;

const call = (name: string, args: unknown): ScriptedTurn => ({ calls: [{ name, args }] });
const shell = (script: string): ScriptedTurn => call('shell', { command: ['sh', '-c', script] });

describe.each(users)('as $user', ({ user, become }) => {
  const isFirst = user === users[0]?.user;

  function bash(cwd: string, script: string): string {
    const made = spawnSync('env', [...become, 'bash', '-ec', script], {
      cwd,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        HOME: cwd,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_COUNT: '2',
        GIT_CONFIG_KEY_0: 'user.name',
        GIT_CONFIG_VALUE_0: 'test',
        GIT_CONFIG_KEY_1: 'user.email',
        GIT_CONFIG_VALUE_1: 'test@example.com',
      },
    });
    expect(made.status, made.stderr).toBe(0);
    return made.stdout;
  }

  /** A directory of the user with a policy and a workspace, which a script makes. */
  function makePlace(script: string): string {
    const place = createDirectory('filtered-');
    chmodSync(place, 0o755);
    writeFileSync(join(place, 'policy.yml'), policy);
    for (const name of ['home', 'temporary', 'workspace']) mkdirSync(join(place, name));
    if (become.length > 0) spawnSync('chown', ['-R', '61239:61239', place]);
    bash(join(place, 'workspace'), script);
    return place;
  }

  async function run(place: string, turns: readonly ScriptedTurn[], more: readonly string[] = [], directory = '') {
    const model = await startModelServer({ turns });
    onTestFinished(() => model.close());
    const args = [
      ...['run', 'Do it.', '--policy', join(place, 'policy.yml')],
      ...['--record', join(place, 'record'), '--provider', 'openai-chat', '--model', 'm'],
      ...['--base-url', `${model.url}/v1`, ...more],
    ];
    const cwd = join(place, 'workspace', directory);
    const env = { HOME: join(place, 'home'), LANG: 'C.UTF-8', OPENAI_API_KEY: 'some-key-0123456789' };
    // Another user needs a process.
    const ended = await (become.length === 0
      ? runCliHere(args, { cwd, env })
      : readEnd(
          spawn('env', [...become, program.node, program.main, ...args], {
            cwd,
            env: { ...keepCompiled(), PATH: process.env['PATH'], TMPDIR: join(place, 'temporary'), ...env },
            stdio: ['ignore', 'pipe', 'pipe'],
          }),
        ));
    const read = (name: string): string => {
      const path = join(place, 'record', name);
      return existsSync(path) ? readFileSync(path, 'utf8') : '';
    };
    const result = JSON.parse(read('result.json') || 'null') as {
      outcome: string;
      changed_files: { path: string }[];
    } | null;
    const [, baseTree = ''] = /^tree (\w+)$/m.exec(read('base.txt')) ?? [];
    return { ...ended, result, baseTree, sent: JSON.stringify(model.requests.at(-1)?.body ?? null) };
  }

  // What git reads does not depend on the user, who matters for the filter and for the files that a run writes.
  const used = filters.filter(({ filter }) => isFirst || filter === ownFilter);
  for (const { filter, missing, configure, attributes, stored } of used)
    // oxlint-disable-next-line vitest/valid-title -- a name of the list above
    describe.skipIf(missing)(missing ? `${filter}, which is not installed` : filter, () => {
      /**
       * A workspace whose index is newer than its files (settled), or one that makes git read each file again: the index is as old as some files (racy),
       * and others are newer than what it has of them (stale).
       */
      function createPlace(index: 'settled' | 'unsettled'): string {
        return makePlace(
          `git init -q; ${configure}
          mkdir src; echo a >src/a.js; echo '${attributes}' >.gitattributes
          for i in 1 2 3 4 5 6 7; do echo "content $i" >$i.bin; done
          ${attributes.includes('UTF-16') ? 'for i in 1 2 3 4 5 6 7; do iconv -t UTF-16LE $i.bin >x; mv x $i.bin; done' : ''}
          git add -A; git commit -qm base; [ -z "$(git status --porcelain)" ]
          find . -name .git -prune -o -type f -exec touch -d '2024-01-01 00:00:00' {} +; git update-index --refresh
          touch -d '${{ settled: '2024-01-02', unsettled: '2024-01-01' }[index]}' .git/index
          ${index === 'unsettled' ? "touch -d '2024-01-03' [1246].bin" : ''}
          rm -f ../ran`,
        );
      }

      /** Fails if the filter ran since the workspace was made. */
      const expectUnfiltered = (place: string): void => expect(existsSync(join(place, 'ran'))).toBe(false);
      const workspaceOf = (place: string): string => join(place, 'workspace');
      const readCommit = (place: string): string => bash(workspaceOf(place), 'git rev-parse HEAD^{tree}').trim();

      const indexes = [
        // The last user, who is an ordinary one.
        ...(user === users.at(-1)?.user && filter === ownFilter ? (['settled'] as const) : []),
        ...(isFirst ? (['unsettled'] as const) : []),
      ];
      test.each(indexes)(
        'the base is what git stores, and the patch has only what has changed: an index that is %s',
        async (index) => {
          const place = createPlace(index);
          const head = readCommit(place);
          const ended = await run(
            place,
            [
              shell('echo b >src/a.js; cp 1.bin x; cat x >1.bin; rm x; echo other >4.bin; echo other >2.bin; rm 5.bin'),
              shell('git show HEAD:4.bin >4.bin'),
              call('write_file', { filePath: '3.bin', content: 'by a tool\n' }),
              call('write_file', { filePath: 'new.bin', content: 'new\n' }),
            ],
            ['--verify', 'test "$(cat src/a.js)" = a || { cat [23].bin new.bin; test ! -e 5.bin; cmp 1.bin 1.bin; }'],
          );
          expect(ended.result, ended.stderr).toMatchObject({ outcome: 'completed' });
          expect(ended.result?.changed_files.map(({ path }) => path)).toEqual([
            ...['2.bin', '3.bin', '5.bin', 'new.bin', 'src/a.js'],
          ]);
          expect(ended.baseTree).toBe(head);
          expectUnfiltered(place);
          expect(ended.stderr).toContain('since the run executes no filter: 2.bin, 3.bin, new.bin. With Git LFS,');
          expect(ended.stderr).not.toContain('were not fetched');
          // The workspace has the content, and the filter stores it.
          const seen = bash(workspaceOf(place), 'cat 2.bin 3.bin new.bin; git add -A; git show :1.bin');
          // A file tool keeps the encoding of the file, here one with a NUL in each character.
          expect(seen.replaceAll('\0', '')).toContain('other\nby a tool\nnew\n');
          expect(seen).toContain(stored);
          // The patch applies to the commit. The steps that the warning advises for Git LFS.
          const apply =
            'git reset -q --hard; git clean -qfd; git apply --index ../record/changes.patch; git show :2.bin';
          expect(bash(workspaceOf(place), apply)).toBe('other\n');
          if (filter !== 'Git LFS') return;
          const renormalize = 'git commit -qam p; git add --renormalize 2.bin 3.bin new.bin; git show :2.bin';
          expect(bash(workspaceOf(place), renormalize)).toContain(stored);
        },
      );
    });

  test.runIf(isFirst)(
    'in a subdirectory of a repository with object names of SHA-256, a filtered file is verified and in the patch',
    async () => {
      const place = makePlace(
        `git init -q --object-format=sha256; git config filter.x.clean rev; git config filter.x.smudge rev; mkdir src
      echo abc >src/1.bin; echo abc >src/2.bin; echo '*.bin filter=x' >.git/info/attributes; git add -A; git commit -qm base; git update-index --refresh; touch -r src/1.bin .git/index`,
      );
      const turns = [shell('echo xyz >1.bin; touch 2.bin')];
      const ended = await run(place, turns, ['--verify', 'grep -q -e abc -e xyz 1.bin'], 'src');
      expect(ended.result, ended.stderr).toMatchObject({
        outcome: 'completed',
        changed_files: [{ path: 'src/1.bin' }],
      });
      const patch = readFileSync(join(place, 'record/changes.patch'), 'utf8');
      expect(patch).toContain('-cba\n+xyz\n');
    },
  );

  test.runIf(isFirst)(
    'without a change of a filtered file there is no warning; pointers of Git LFS without their files are named at the start, to the model too',
    async () => {
      const pointer = `version https://git-lfs.github.com/spec/v1\\noid sha256:${'0'.repeat(64)}\\nsize 9\\n`;
      const place = makePlace(
        `git init -q; git config filter.x.clean 'echo >>../ran; rev'; git config filter.x.smudge rev; mkdir src; echo a >src/a.js
        printf '*.bin filter=lfs\\n*.dat filter=x\\n' >.gitattributes; printf '${pointer}' >1.bin; echo content >2.dat
        git add -A; git commit -qm base; git update-index --refresh; touch -d '2100-01-01' .git/index; rm -f ../ran`,
      );
      const turns = [shell('echo b >src/a.js; touch 2.dat'), shell('true')];
      const ended = await run(place, turns, ['--verify', 'test -s 2.dat']);
      expect(ended.result, ended.stderr).toMatchObject({ outcome: 'completed', changed_files: [{ path: 'src/a.js' }] });
      expect(ended.stderr).not.toContain('executes no filter');
      expect(existsSync(join(place, 'ran'))).toBe(false);
      expect(ended.stderr).toContain(
        'files of Git LFS were not fetched; the agent finds pointers in their place: 1.bin. Set `lfs: true` for actions/checkout, or run `git lfs pull` before this step',
      );
      expect(ended.sent).toContain('Git LFS files that were not fetched, only their pointers are here: 1.bin');
    },
  );
});
