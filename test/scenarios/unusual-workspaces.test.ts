import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { copyProgram } from './attempts/place.ts';
import { keepCompiled, readEnd } from '../fixtures/job.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createDirectory } from '../fixtures/workspace.ts';
import { hasUutils } from '../fixtures/programs.ts';

// An ordinary user may have no access to the directory of this checkout.
let program: ReturnType<typeof copyProgram>;
beforeAll(() => {
  program = copyProgram(join(import.meta.dirname, '../../dist'));
});
afterAll(() => program.remove());
const isRoot = process.getuid?.() === 0;

/** Users that start the program. An ordinary user runs these tests as itself only. */
const users = isRoot
  ? [
      { user: 'root', become: [] },
      { user: 'an ordinary user', become: ['setpriv', '--reuid=61239', '--regid=61239', '--clear-groups', '--'] },
    ]
  : [{ user: 'an ordinary user', become: [] }];

interface Workspace {
  readonly what: string;
  /** A script of bash that makes it in an empty directory. */
  readonly make: string;
  /** A further script, as root. */
  readonly asRoot?: string;
  /** The directory in which the run starts, if it is another one. */
  readonly directory?: string;
  /** The end of an error that the run ends with; left out if it works. */
  readonly error?: string;
  /** True if it cannot be copied on this machine. */
  readonly skip?: boolean;
  /** Neither the user nor permissions matter. */
  readonly isForAll?: boolean;
  /** Warnings, for an ordinary user only. */
  readonly warnings?: readonly string[];
  /** A warning for every user. */
  readonly warns?: string;
  /** The path of the source file, if it is another one. */
  readonly source?: string;
}

const base = 'git init -q; mkdir src; echo a > src/a.js; git add -A; git commit -qm base;';
const dig = (depth: number, letter: string): string =>
  `perl -e 'for (1..${depth}) { $n = "${letter}" x 200; mkdir $n; chdir $n } open F, ">f"';`;

const workspaces: readonly Workspace[] = [
  {
    what: 'names that are not UTF-8, names with a line break, another repository, and paths near and over the limit of the kernel, below commas, colons, backslashes, quotation marks and spaces',
    directory: ' a,b:c\\d "e',
    make: `mkdir ' a,b:c\\d "e'; cd ' a,b:c\\d "e'; ${base} mkdir $'l\\xff' $'u\\xff'; echo x > $'l\\xff/f'; echo x > $'f\\xff'; echo x > $'src/new\\nline'; ${dig(18, 'd')} git add -A; git commit -qm l
      echo x > $'u\\xff/f'; git init -q other; echo x > other/x; ${dig(40, 'e')}`,
    warns: 'empty directory in place of e',
  },
  {
    what: 'a closed file below a directory whose name is not UTF-8',
    isForAll: true,
    make: `${base} mkdir $'l\\xff'; echo x > $'l\\xff/.env'`,
    error: 'l\\xff/.env cannot be hidden from commands: the policy denies reading it, and its path is not valid UTF-8',
  },
  {
    what: 'another repository below a directory whose name is not UTF-8',
    isForAll: true,
    make: `${base} git init -q $'l\\xff'`,
    error: 'l\\xff/.git cannot be hidden from commands: it belongs to another repository',
  },
  {
    what: 'directories without permissions, directories that cannot be searched, tracked ones, and directories of another user',
    make: `${base} mkdir tracked; echo x > tracked/x; git add -A; git commit -qm d; mkdir closed held foreign; for f in closed held foreign; do echo x > $f/.env; done; chmod 000 closed tracked; chmod 600 held`,
    // The directory of another user makes the workspace a copy.
    skip: hasUutils(),
    asRoot: 'chown -R 0:0 foreign; chmod 700 foreign',
    warnings: ['closed', 'held', 'tracked', ...(isRoot ? ['foreign'] : [])].map(
      (name) => `commands see an empty directory in place of ${name}: this user has no permission to list it`,
    ),
  },
  {
    what: 'object names of SHA-256, in a subdirectory of a linked worktree',
    isForAll: true,
    make: `mkdir o; cd o; ${base
      .replace('init -q', 'init -q --object-format=sha256')
      .replace(
        'git add',
        'for i in 1 2 3 4 5; do echo $i > src/$i.js; done; head -c 2000 /dev/urandom > src/b.bin; git add',
      )} git worktree add -q ../w`,
    directory: 'w/src',
    source: 'a.js',
  },
  { what: 'no commit', isForAll: true, make: 'git init -q; mkdir src; echo a > src/a.js' },
  {
    what: 'no tracked file',
    isForAll: true,
    make: 'git init -q; mkdir src; echo a > src/a.js; git commit -qm base --allow-empty',
  },
  {
    what: 'a shallow and partial clone with a detached HEAD, a sparse checkout, a sparse index, and names that are .git in another case',
    isForAll: true,
    make: `mkdir o; cd o; ${base} mkdir other; echo x > other/x; git add -A; git commit -qm s; git config uploadpack.allowFilter true; git clone -q --depth 1 --filter=blob:none --sparse "file://$PWD" ../w; cd ../w; git checkout -q --detach; git sparse-checkout set --sparse-index src; mkdir src/.GIT; echo x > src/.GIT/config; git init -q --bare x.git`,
    directory: 'w',
  },
  {
    what: 'a path that is not UTF-8',
    isForAll: true,
    make: `mkdir $'l\\xff'; cd $'l\\xff'; ${base}`,
    directory: 'l\\xff',
    error: 'has bytes that are not valid UTF-8, so it cannot be the workspace',
  },
];

const policy = `version: 1
name: unusual
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: keys, when: { read: '**/.env' }, decision: deny, reason: Secrets. }
  - { id: run, when: { tool: exec, contained: true }, decision: allow, reason: The task. }
  - { id: edit, when: { write: '**' }, decision: allow, reason: The task. }
`;

describe.each(users)('as $user', ({ become }) => {
  function bash(cwd: string, script: string): void {
    const made = spawnSync('env', [...become, 'bash', '-ec', script], {
      cwd,
      encoding: 'utf8',
      // With a socket as its input, bash would read the startup file of this machine's user.
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_COUNT: '3',
        GIT_CONFIG_KEY_0: 'user.name',
        GIT_CONFIG_VALUE_0: 'test',
        GIT_CONFIG_KEY_1: 'user.email',
        GIT_CONFIG_VALUE_1: 'test@example.com',
        GIT_CONFIG_KEY_2: 'protocol.file.allow',
        GIT_CONFIG_VALUE_2: 'always',
      },
    });
    expect(made.status, made.stderr).toBe(0);
  }

  /** A directory of the user, with the workspace, a home directory and a policy in it. */
  function createPlace(make: string): string {
    const place = createDirectory('unusual-');
    chmodSync(place, 0o755);
    writeFileSync(join(place, 'policy.yml'), policy);
    for (const name of ['home', 'temporary', 'workspace']) mkdirSync(join(place, name));
    if (become.length > 0) spawnSync('chown', ['-R', '61239:61239', place]);
    bash(join(place, 'workspace'), make);
    onTestFinished(() => void spawnSync('chmod', ['-R', 'u+rwx', place]));
    return place;
  }

  /** Starts the run by a shell, which can enter a directory whose name is not UTF-8. */
  async function run(place: string, directory: string, turns: readonly ScriptedTurn[], more: readonly string[] = []) {
    const model = await startModelServer({ turns });
    onTestFinished(() => model.close());
    const args = [
      ...become,
      ...['bash', '-c', 'cd -- "$(printf "$0")" && exec "$@"'],
      join(place, 'workspace', directory)
        .replaceAll(/\\(?!xff)/g, '\\\\')
        .replaceAll('"', '\\"'),
      ...[program.node, program.main, 'run', 'Do it.', '--policy', join(place, 'policy.yml')],
      ...['--record', join(place, 'record'), '--provider', 'openai-chat', '--model', 'm'],
      ...['--base-url', `${model.url}/v1`, ...more],
    ];
    const ended = await readEnd(
      spawn('env', args, {
        cwd: '/',
        env: {
          ...keepCompiled(),
          PATH: process.env['PATH'],
          HOME: join(place, 'home'),
          TMPDIR: join(place, 'temporary'),
          LANG: 'C.UTF-8',
          OPENAI_API_KEY: 'some-key-0123456789',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    const read = (name: string): string => {
      const path = join(place, 'record', name);
      return existsSync(path) ? readFileSync(path, 'utf8') : '';
    };
    const sent = JSON.stringify(model.requests.at(-1)?.body ?? null);
    const result = JSON.parse(read('result.json') || 'null') as {
      outcome: string;
      changed_files: { path: string; kind: string }[];
    } | null;
    return { ...ended, result, sent };
  }

  const call = (name: string, args: unknown): ScriptedTurn => ({ calls: [{ name, args }] });
  const shell = (script: string): ScriptedTurn => call('shell', { command: ['sh', '-c', script] });

  // For root, permissions and paths of mounts differ. The rest is read as an ordinary user, as on the runners of GitHub.
  const isOrdinary = become.length > 0 || !isRoot;
  test.for(workspaces.filter(({ isForAll = false, skip = false }) => (isOrdinary || !isForAll) && !skip))(
    'a workspace with or below: $what',
    async (workspace) => {
      const { make, asRoot, directory = '', source = 'src/a.js' } = workspace;
      const place = createPlace(make);
      if (asRoot !== undefined && isRoot)
        spawnSync('bash', ['-ec', asRoot], { cwd: join(place, 'workspace'), stdio: 'ignore' });
      const [added, binary] = ['n.js', 'b.bin'].map((name) => source.replace('a.js', name)) as [string, string];
      const turns = [
        shell(`git status --short; echo b > ${source}; if [ -f ${binary} ]; then echo x > ${binary}; fi`),
        call('write_file', { filePath: added, content: 'n\n' }),
      ];
      // The binary file shows that the patch applies to a copy, too.
      const more = make.includes('sha256') ? ['--verify', `grep -q . ${source}`] : [];
      const ended = await run(place, directory, turns, more);
      if (workspace.error !== undefined) {
        expect(ended.stderr).toContain(workspace.error);
        expect(ended.exitCode).toBe(2);
        return;
      }
      expect(ended.result?.outcome, ended.stderr).toBe('completed');
      const prefix = source === 'a.js' ? 'src/' : '';
      expect(ended.result?.changed_files).toEqual(
        [source, ...(make.includes('sha256') ? [binary] : []), added].map((path) =>
          expect.objectContaining({ path: `${prefix}${path}` }),
        ),
      );
      const warnings = [
        ...(isOrdinary ? (workspace.warnings ?? []) : []),
        ...(workspace.warns === undefined ? [] : [workspace.warns]),
      ];
      for (const warning of warnings) expect(ended.stderr).toContain(warning);
      expect(ended.stderr.includes('empty directory in place of')).toBe(warnings.length > 0);
      if (directory === '') expect(readFileSync(join(place, 'workspace', source), 'utf8')).toBe('b\n');
    },
  );

  test.runIf(isOrdinary)(
    'files that a command adds to a sparse checkout are no change, and a changed one of them is',
    async () => {
      const make = `${base} mkdir other; echo x > other/x; echo y > other/y; git add -A; git commit -qm s; git sparse-checkout set src`;
      const place = createPlace(make);
      const ended = await run(place, '', [
        shell('git sparse-checkout disable; cat other/x'),
        shell('echo z > other/y'),
      ]);
      expect(ended.result, ended.stderr).toMatchObject({
        outcome: 'completed',
        changed_files: [{ path: 'other/y', kind: 'modified' }],
      });
      expect(ended.sent).toContain('\\nx');
      expect(existsSync(join(place, 'workspace/other/x'))).toBe(false);
      bash(place, 'git clone -q workspace clone; cd clone; git apply --check ../record/changes.patch');
    },
  );

  // The same as root: which changes a patch can hold depends on neither user nor permissions.
  test.runIf(isOrdinary)(
    'changes that no patch can hold are refused at their call with the reason, and the patch with the rest applies to the commit',
    async () => {
      const place = createPlace(
        `mkdir lib app; cd lib; ${base} cd ../app; ${base} mkdir d; echo d > d/d.js; echo m > src/m.js; echo '*.log' > .gitignore; git add -A; git commit -qm d; git submodule --quiet add "file://$PWD/../lib" vendor/lib; git commit -qam module; echo l > d/x.log`,
      );
      const turns = [
        shell('echo b > vendor/lib/src/a.js'),
        call('write_file', { filePath: 'vendor/lib/src/a.js', content: 'n\n' }),
        shell('echo b >> gen.js; rm gen/client.js; echo b > src/a.js'),
        shell('rm -r d; echo x > d'),
        shell('ln -s a.js src/l; chmod +x src/m.js; echo n > src/n.js'),
      ];
      const ended = await run(place, 'app', turns, ['--setup', 'mkdir gen; echo g > gen.js; echo c > gen/client.js']);
      expect(ended.result, ended.stderr).toMatchObject({
        outcome: 'completed',
        changed_files: [{ path: 'src/a.js' }, { path: 'src/n.js' }],
      });
      for (const refused of [
        '- modified vendor/lib/src/a.js: rule rejected: vendor/lib is a submodule',
        'Denied by rule rejected: vendor/lib is a submodule',
        '- modified gen.js: rule rejected: setup made gen.js, and the commit does not have it',
        '- deleted gen/client.js: rule rejected: setup made gen/client.js',
        '- type d, deleted d/d.js: rule rejected: files stay at d, because',
        '- created src/l: rule rejected: the patch makes or changes a symbolic link',
      ])
        expect(ended.sent).toContain(refused);
      expect(ended.sent).not.toContain('Replaced');
      expect(ended.stderr).not.toContain('not complete');
      const app = join(place, 'workspace/app');
      expect(existsSync(join(app, 'gen.js'))).toBe(false);
      expect(readFileSync(join(app, 'd/x.log'), 'utf8')).toBe('l\n');
      bash(place, 'git clone -q workspace/app clone; cd clone; git apply --check ../record/changes.patch');
    },
  );
});
