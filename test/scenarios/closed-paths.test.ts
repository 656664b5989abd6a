import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { keepCompiled } from '../fixtures/job.ts';
import { commitFiles, createDirectory, createRepository, runGit, writeFiles } from '../fixtures/workspace.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { copyProgram } from './attempts/place.ts';
import { readTree } from './scenario.ts';

const own = process.getuid?.() ?? -1;
const stranger = 61_239;
const become = ['setpriv', `--reuid=${stranger}`, `--regid=${stranger}`, '--clear-groups', '--'];
type User = 'root' | 'an ordinary user';
type Layer = 'disk' | 'memory';
/** Where the layer of root is depends on the same as for a user. */
const places: readonly (readonly [User, Layer])[] =
  own === 0
    ? [
        ['root', 'disk'],
        ['an ordinary user', 'disk'],
        ['an ordinary user', 'memory'],
      ]
    : [['an ordinary user', 'disk']];
// Commands keep the name of a user that the machine knows.
const owner =
  new RegExp(`^([^:]+):[^:]*:${own}:`, 'm').exec(own === 0 ? '' : readFileSync('/etc/passwd', 'utf8'))?.[1] ?? 'agent';
const value = 'value-of-a-closed-file';

const policy = `version: 1
name: open
extends: [builtin:runner-files]
defaults: { decision: deny, opaque: allow, onError: deny-and-abort }
sandbox: { git: history }
rules:
  - { id: commands, when: { tool: exec, command: ['**'] }, decision: allow, reason: Everything. }
  - { id: reads, when: { read: ['**', '/**'] }, decision: allow, reason: Everything. }
  - { id: writes, when: { write: ['**', '/**'] }, decision: allow, reason: Everything. }
  - { id: variables, when: { env: { set: ['*'] } }, decision: allow, reason: Everything. }
  - { id: closed, when: { read: ['**/.env', 'keys/**'] }, decision: deny, reason: Secrets. }
`;

let program: ReturnType<typeof copyProgram>;
beforeAll(() => {
  program = copyProgram(join(import.meta.dirname, '../../dist'));
});
afterAll(() => program.remove());

/** A directory of the test that the user can enter; overlays cannot have their own files on an overlay. */
function createPlace(user: User): { directory: string; give: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'closed-'));
  chmodSync(directory, 0o755);
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return {
    directory,
    give: () => {
      if (own === 0 && user !== 'root') execFileSync('chown', ['-R', `${stranger}:${stranger}`, directory]);
    },
  };
}

function runIn(
  user: User,
  layer: Layer,
  { directory, script, file = 'policy.yml' }: { directory: string; script: string; file?: string },
): string {
  const command = [
    ...(own === 0 && user !== 'root' ? become : []),
    ...[program.node, program.main, 'sandbox', '--policy', join(directory, file), '--cwd', join(directory, 'ws')],
    ...['--', 'sh', '-c', script],
  ];
  const onOverlay = `set -e; cd "$0"; mkdir -p memory overlay; mount -t tmpfs tmpfs memory; mkdir memory/l memory/u memory/w
mount -t overlay overlay -o lowerdir=memory/l,upperdir=memory/u,workdir=memory/w overlay; chmod 777 overlay; TMPDIR=$0/overlay exec "$@"`;
  const [name = '', ...args] =
    layer === 'disk' ? command : ['unshare', '--mount', 'sh', '-c', onOverlay, directory, ...command];
  const ended = spawnSync(name, args, {
    cwd: directory,
    encoding: 'utf8',
    env: { ...keepCompiled(), PATH: process.env['PATH'], HOME: join(directory, 'home'), LANG: 'C.UTF-8' },
  });
  expect(ended.stderr, ended.stdout).not.toContain('error:');
  return ended.stdout;
}

/** The results of one command after another in a workspace with closed files. */
const rows: readonly [claim: string, script: string, shown: RegExp | string][] = [
  ['are absent', 'ls -A a; cat a/.env', 'code.txt\nsub\ncat: a/.env: No such file or directory\n'],
  ['are absent, with a directory that is closed', 'ls -A keys; cat keys/deep/k', /^cat: keys\/deep\/k: No such file/m],
  ['are absent by their links', 'cat link; cat hard', /^cat: link: No such file.*\ncat: hard: No such file/],
  [
    'keep mode and owner of the directories above',
    'stat -c "%a %U" . a a/sub',
    `755 ${owner}\n750 ${owner}\n711 ${owner}\n`,
  ],
  ['are unchanged for git', 'git status --short; git diff --stat; git add -A; git status --short', ''],
  [
    'cannot be linked',
    'ln a/.env x; ln hard y; cp -r a z; find z | sort; rm -r z',
    /No such file.*\n.*\nz\nz\/code.txt\nz\/sub\n$/,
  ],
  ['are not found', `grep -rs ${value} a keys *; git grep ${value}`, ''],
  ['do not prevent a stash', 'echo 2 >> a/code.txt; git stash -q && git stash pop -q && cat a/code.txt', '1\n2\n'],
  ['do not come back by git', 'git checkout -q -- . && git reset -q --hard; find a | sort', 'a\na/code.txt\na/sub\n'],
  ['leave their names to the agent', 'echo mine > a/.env; cat a/.env; rm a/.env; ls -A a', 'mine\ncode.txt\nsub\n'],
  [
    'stay where they are if a directory moves',
    'mv a b && find b | sort; mkdir a && ls -A a; rmdir a; mv b a',
    'b\nb/code.txt\nb/sub\n',
  ],
  [
    'stay absent in a directory that is made again',
    'rm -r a && mkdir -p a/sub keys && find a keys',
    'a\na/sub\nkeys\n',
  ],
];

test.each(places)('no command opens, moves or removes a closed file, as %s with the layer on: %s', (user, layer) => {
  const { directory, give } = createPlace(user);
  const root = join(directory, 'ws');
  const files = {
    'a/code.txt': '1\n',
    'a/.env': `${value}\n`,
    'a/sub/.env': `${value}\n`,
    'keys/k': `${value}\n`,
    'keys/deep/k': `${value}\n`,
  };
  writeFiles(directory, { 'policy.yml': policy, 'home/.keep': '' });
  writeFiles(root, files);
  execFileSync('sh', ['-c', 'ln -s a/.env link; ln a/.env hard; chmod 750 a; chmod 711 a/sub; chmod 755 .'], {
    cwd: root,
  });
  writeFileSync(join(root, '.gitignore'), 'hard\nlink\n');
  commitFiles(root);
  give();
  const show = 'grep -o "upperdir=[^,]*" /proc/self/mountinfo | sort -u';
  const script = [show, ...rows.map(([, text], index) => `echo "== ${index}"; { ${text}; } 2>&1`)].join('\n');
  const output = runIn(user, layer, { directory, script });
  const [where, ...parts] = output.split(/^== \d+\n/m);
  expect(where).toMatch(layer === 'memory' ? /upperdir=memory\// : /upperdir=layers\//);
  expect(parts).toHaveLength(rows.length);
  for (const [index, [claim, , shown]] of rows.entries())
    if (typeof shown === 'string') expect(parts[index], `closed files ${claim}`).toBe(shown);
    else expect(parts[index], `closed files ${claim}`).toMatch(shown);
  expect(output).not.toContain(value);
  // The command removed all of it, and `sandbox` writes the changes of a command to the workspace.
  expect(readTree(root)).toEqual({
    '.gitignore': 'hard\nlink\n',
    'a/.env': `${value}\n`,
    'a/sub/.env': `${value}\n`,
    'keys/k': `${value}\n`,
    'keys/deep/k': `${value}\n`,
    hard: `${value}\n`,
    link: `${value}\n`,
  });
  expect(statSync(join(root, 'a')).mode & 0o777).toBe(0o750);
});

test('300 packages with a closed file each add no mount, and can be moved, removed and stashed', async () => {
  const count = async (packages: number, script: string): Promise<string> => {
    const names = Array.from({ length: packages }, (_, index) => `packages/p${index + 1}`);
    const files = names.flatMap((name) => [
      [`${name}/package.json`, '{}\n'],
      [`${name}/tsconfig.json`, '{}\n'],
      [`${name}/.npmrc`, `//npm.example/:_authToken=${value}\n`],
      [`${name}/a.js`, '1\n'],
    ]);
    const root = createRepository(Object.fromEntries(files) as Record<string, string>);
    const command = [
      'sandbox',
      '--policy',
      'builtin:fix-tests',
      '--',
      'sh',
      '-c',
      `wc -l < /proc/self/mountinfo; ${script}`,
    ];
    const { exitCode, stdout, stderr } = await runCliHere(command, { cwd: root });
    expect(exitCode, stderr).toBe(0);
    return stdout;
  };
  const work = `set -e; find . -name .npmrc; mv packages/p1 packages/q1; ls packages/q1; rm -r packages/p2; git status --short packages/p2
echo 2 > packages/p3/a.js; git stash --quiet; cat packages/p3/a.js packages/p2/a.js; git stash pop --quiet; cat packages/p3/a.js`;
  const mounts = (await count(2, 'true')).trim();
  const removed = ['a.js', 'package.json', 'tsconfig.json'];
  expect(await count(300, work)).toBe(
    [mounts, ...removed, ...removed.map((name) => ` D packages/p2/${name}`), ...['1', '1', '2', '']].join('\n'),
  );
});

test('setup and verify see the git directory and the closed files as commands do, and verify nothing that the agent did to git', async () => {
  const root = createRepository({
    'src/a.js': '1\n',
    '.gitignore': '.env\n',
    'conf/.npmrc': `//npm.example/:_authToken=${value}\n`,
  });
  runGit(root, 'tag', 'v1');
  writeFiles(root, {
    '.git/credentials': `https://user:${value}@git.example\n`,
    '.git/FETCH_HEAD': `${'0'.repeat(40)}\t\tbranch 'main' of https://user:${value}@git.example/a\n`,
  });
  runGit(root, 'config', 'http.https://git.example/.extraheader', `AUTHORIZATION: basic ${value}`);
  runGit(root, 'remote', 'add', 'origin', `https://user:${value}@git.example/a`);
  const outside = createDirectory('outside-');
  // Counts, since the record redacts what looks like a secret. The names are composed so that no rule denies the command.
  const look =
    'cat .git/cred* .git/FETCH* .en* conf/.np* made/.en* 2>/dev/null | wc -c; git config --list | grep -c -e user: -e AUTH';
  const facts =
    'git describe --tags; git log --format=%s; git status --short; git diff --stat; git branch --format="%(refname)"';
  const setup = `${look}; { ${facts}; } 2>&1; mkdir made; echo ${value} > .env; cp .env made/.env`;
  const verify = `${look}; { ${facts}; } 2>&1`;
  const spoil = `${look}; git branch planted; git config alias.x y; git commit --quiet --allow-empty --message planted; echo 2 > src/a.js`;
  const model = await startModelServer({
    turns: [{ calls: [{ name: 'shell', args: { command: ['sh', '-c', spoil] } }] }, { text: 'Done.' }],
  });
  onTestFinished(() => model.close());
  const record = join(outside, 'record');
  const ended = await runCliHere(
    [
      ...['run', 'Look.', '--policy', 'builtin:fix-tests', '--provider', 'openai-chat', '--model', 'm'],
      ...['--base-url', `${model.url}/v1`, '--record', record, '--setup', setup, '--verify', verify],
    ],
    { cwd: root },
  );
  expect(ended.exitCode, ended.stderr).toBe(0);
  const read = (name: string): string => readFileSync(join(record, name), 'utf8');
  const clean = '0\n0\nv1\nbase\nrefs/heads/main\n';
  expect(read('setup/output.log')).toContain(clean);
  expect(read('verify/before.log')).toContain(clean);
  const changed = ' M src/a.js\n src/a.js | 2 +-\n 1 file changed, 1 insertion(+), 1 deletion(-)\n';
  expect(read('verify/after.log')).toContain(`0\n0\nv1\nbase\n${changed}refs/heads/main\n`);
  expect(JSON.stringify(model.requests.at(-1)?.body)).toContain('stdout:\\n0\\n0"');
  const files = readdirSync(record, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(record, name)).isFile(),
  );
  expect(files.map(read).join('\n')).not.toContain(`_authToken=${value}`);
});
