import { spawnSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { explainSelfDecided, lowerCommand } from '../../../../src/policy/commands/lower.ts';
import { readCommandEffects } from '../../../../src/policy/commands/command-effects.ts';
import type { CommandAccess } from '../../../../src/core/types/access.ts';
import { parseCommand } from './render-effects.ts';

const bubblewrap = 'bwrap';
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder with files of known contents. Every command gets a new one. */
function createWorkspace(): string {
  const root = mkdtempSync(join(tmpdir(), 'programs-'));
  folders.push(root);
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  mkdirSync(join(root, 'out'));
  const files = {
    a: 'b\na\nls\n',
    b: 'c\n',
    'src/one.txt': 'one\na\n',
    'src/deep/two.txt': 'two\n',
    'a.json': '{"x":1}\n',
    script: 'w evil\n',
    prog: '{print > "evil"}\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  spawnSync('tar', ['-cf', 'a.tar', 'src'], { cwd: root });
  spawnSync('zip', ['-q', '-r', 'a.zip', 'src'], { cwd: root });
  spawnSync('gzip', ['-k', 'b'], { cwd: root });
  return root;
}

function listFiles(root: string, folder = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const stats = lstatSync(join(root, path));
    if (entry.isDirectory()) for (const [name, state] of listFiles(root, path)) found.set(name, state);
    else
      found.set(
        path,
        `${stats.mode} ${entry.isSymbolicLink() ? readlinkSync(join(root, path)) : readFileSync(join(root, path), 'latin1')}`,
      );
  }
  return found;
}

/** Runs a command that can write only in its folder, and lists the files that it changed. */
function runForChanges(access: CommandAccess, root: string): string[] {
  const before = listFiles(root);
  const words = access.words.map((word) => (word.type === 'literal' ? word.value : ''));
  spawnSync(
    bubblewrap,
    [
      '--ro-bind',
      '/',
      '/',
      '--bind',
      root,
      root,
      '--dev',
      '/dev',
      '--proc',
      '/proc',
      '--unshare-all',
      '--die-with-parent',
      '--chdir',
      root,
      '--',
      ...words,
    ],
    { timeout: 5_000, input: 'a\nsrc/one.txt\n', env: { PATH: '/usr/bin:/bin', HOME: '/nonexistent', LC_ALL: 'C' } },
  );
  const after = listFiles(root);
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
}

interface Checked {
  readonly changed: readonly string[];
  readonly missed: readonly string[];
}

/** The changed files that are missing in the lowered writes. A command that is opaque or only partly known may change any file. */
function findMissed(access: CommandAccess): Checked {
  const lowered = lowerCommand(access, null);
  const isOpen = lowered.some(
    (found) => found.type === 'opaque' || (found.type === 'command' && readCommandEffects(found).known === 'part'),
  );
  const changed = runForChanges(access, createWorkspace());
  const writes = lowered.flatMap((found) => (found.type === 'write' ? [found.path] : []));
  const missed = changed.filter(
    (name) => !writes.some((path) => path === '.' || name === path || name.startsWith(`${path}/`)),
  );
  return { changed, missed: isOpen ? [] : missed };
}

// Each of these commands changes the file in the second column, and its profile lists that file.
test.each([
  ['sort -o out/x a', 'out/x'],
  ['sort -uoout/x a', 'out/x'],
  ['sort a -o b', 'b'],
  ['sort --output=out/x a', 'out/x'],
  ['sed -i s/a/X/ a', 'a'],
  ['sed -i.bak s/a/X/ a', 'a.bak'],
  ['sed -Ei s/a/X/ a', 'a'],
  ["sed 's/a/b/w out/x' a", 'out/x'],
  ["sed -n '/a/w out/x' a", 'out/x'],
  ["sed -n '1,2{/a/w out/x\n}' a", 'out/x'],
  ['find src -delete', 'src/one.txt'],
  ['find . -fprint out/x', 'out/x'],
  ["find . -maxdepth 1 -fprintf out/x '%p'", 'out/x'],
  ["find a -exec cp {} out/x.txt ';'", 'out/x.txt'],
  ['cp a out', 'out/a'],
  ['cp -r src out', 'out/src/one.txt'],
  ['cp -t out a b', 'out/b'],
  ['mv a out/', 'out/a'],
  ['mv a src', 'a'],
  ['ln -s a link', 'link'],
  ['rm -rf src', 'src/one.txt'],
  ['tee out/x', 'out/x'],
  ['touch new', 'new'],
  ['chmod +x a', 'a'],
  ['chmod -w a', 'a'],
  ['truncate -s 0 a', 'a'],
  ['dd if=a of=out/x status=none', 'out/x'],
  ['uniq a out/x', 'out/x'],
  ['split -l 1 a out/part', 'out/partaa'],
  ['xxd a out/x', 'out/x'],
  ['install -m 755 a out/x.sh', 'out/x.sh'],
  ['tar -cf out/x.tar src', 'out/x.tar'],
  ['tar cf out/x.tar src', 'out/x.tar'],
  ['tar -xf a.tar -C out', 'out/src/one.txt'],
  ['zip -q -r out/x src', 'out/x.zip'],
  ['unzip -q -o a.zip -d out', 'out/src/one.txt'],
  ['gzip a', 'a.gz'],
  ['gunzip -f b.gz', 'b.gz'],
  ['env X=1 sort -o out/x a', 'out/x'],
  ['timeout 5 nice -n 1 touch new', 'new'],
  ['git diff --no-index --output=out/x a b', 'out/x'],
])('%s writes %s', (text, name) => {
  const { changed, missed } = findMissed(parseCommand(text));
  expect(changed).toContain(name);
  expect(missed).toEqual([]);
});

const names = [
  'a',
  'b',
  'src',
  'src/one.txt',
  'out',
  'out/x',
  'out/x.txt',
  'new',
  '.',
  'src/',
  '-',
  '--',
  'a.tar',
  'a.zip',
  'b.gz',
  'script',
  'prog',
];

const programs: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'sort',
    [
      '-o',
      '-oout/x',
      '-u',
      '-uo',
      '-n',
      '-k1',
      '-t',
      '--output=new',
      '--outp=new',
      '-c',
      '-m',
      '--parallel=1',
      '-T',
      '.',
    ],
  ],
  [
    'sed',
    [
      '-i',
      '-n',
      '-e',
      '-i.bak',
      '-ni',
      '-E',
      '-s',
      '-f',
      '--in-place',
      '--in-p',
      'p',
      's/a/b/',
      's/a/b/w new',
      'w new',
      '1w new',
      'r a',
      'e',
      '1e touch evil',
      's/ls/touch evil/e',
      '/[/]/w new',
      's/[]/]/x/w new/',
      '{p;w new',
      'a\\',
      'x;w new',
      'y/a/b/;w new',
      's,a,b,;w new',
    ],
  ],
  [
    'cp',
    [
      '-r',
      '-a',
      '-t',
      '-T',
      '-f',
      '-n',
      '-l',
      '-s',
      '-b',
      '--backup',
      '-S',
      '--parents',
      '-u',
      '-d',
      '-p',
      '--target-directory=out',
      '-rt',
    ],
  ],
  ['mv', ['-f', '-n', '-t', '-T', '-b', '-u', '--backup=numbered', '-v', '-ft']],
  ['ln', ['-s', '-f', '-sf', '-t', '-T', '-r', '-n', '-b']],
  [
    'tar',
    [
      '-c',
      '-x',
      '-t',
      '-f',
      '-cf',
      '-xf',
      'xf',
      'cf',
      '-C',
      '-z',
      '-O',
      '-v',
      '--to-command=touch evil',
      '--checkpoint=1',
      '--checkpoint-action=exec=touch evil',
      '-I',
      '--remove-files',
      '--overwrite',
      '-rf',
      '--one-top-level',
      '-k',
      '-P',
    ],
  ],
  [
    'find',
    [
      '-delete',
      '-name',
      '-type',
      'f',
      '-exec',
      'touch',
      'rm',
      'cat',
      '{}',
      ';',
      '+',
      '-fprint',
      '-fls',
      '-print',
      '-o',
      '!',
      '(',
      ')',
      '-prune',
      '-maxdepth',
      '1',
      '-execdir',
      '-empty',
    ],
  ],
  ['zip', ['-r', '-q', '-m', '-T', '-@', '-d', '-u', '-j', '-1', '-b', '-O']],
  ['unzip', ['-o', '-q', '-d', '-l', '-p', '-j', '-n', '-x', '-t', '-C', '-Z']],
  ['gzip', ['-k', '-c', '-d', '-f', '-r', '-S', '.x', '-t', '-l', '-n', '-1', '-N']],
  ['split', ['-l', '1', '-b', '2', '-d', '-n', '2', '-a', '3', '--filter=touch evil', '--additional-suffix=.x']],
  ['uniq', ['-c', '-d', '-f', '1', '-u', '-i']],
  ['tee', ['-a', '-i', '-p']],
  ['install', ['-d', '-D', '-m', '755', '-t', '-T', '-v', '-b', '-C', '-s']],
  ['xxd', ['-r', '-p', '-c', '4', '-l', '-s', '1', '-i', '-u', '-b', '-ps', '-R']],
  ['truncate', ['-s', '0', '-r', '-c', '-o']],
  [
    'awk',
    [
      '-F',
      ',',
      '-v',
      'x=1',
      '-f',
      '{print}',
      '{print > "evil"}',
      'NR>1{print}',
      '1',
      '$1>"evil"',
      '{print | "touch evil"}',
      'BEGIN{system("touch evil")}',
      '{ x="}"; print > "evil" }',
      'NR>1 { y = /}/; print > "evil" }',
    ],
  ],
  ['grep', ['-r', '-e', 'a', '-f', '-n', '-l', '--include=a', '-A', '1', '-m', '-c']],
  ['diff', ['-r', '-u', '-q', '-x', '-U', '1', '--from-file', '-N', '-l']],
  ['touch', ['-r', '-c', '-d', '@1', '-a', '-m', '-t']],
  ['env', ['A=1', '-u', 'X', '-i', '-S', 'touch evil', 'touch', 'rm', 'sort', '-o', '-C', '-0']],
  ['timeout', ['1', '-s', 'KILL', '-k', 'touch', 'rm', 'cp', '--foreground', '-v']],
  ['xargs', ['touch', 'rm', 'cat', '-n', '1', '-I', '{}', '-0', '-a', 'cp', '-t', '-r', '-I{}', '-d', 'a']],
  [
    'git',
    [
      'diff',
      '--no-index',
      '--output',
      '--output=new',
      'apply',
      'init',
      '-C',
      'grep',
      '-O',
      '--stat',
      'log',
      'status',
      '--ext-diff',
      '-o',
    ],
  ],
]);

const command = fc.constantFrom(...programs).chain(([program, tokens]) =>
  fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...tokens) },
        { weight: 2, arbitrary: fc.constantFrom(...names) },
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((words): CommandAccess => ({
      type: 'command',
      cwd: '.',
      words: [program, ...words].map((value) => ({ type: 'literal', value })),
    })),
);

test('no program changes a file that its lowered writes do not contain', { timeout: 240_000 }, () => {
  let changing = 0;
  fc.assert(
    fc.property(command, (access) => {
      const { changed, missed } = findMissed(access);
      if (changed.length > 0) changing += 1;
      expect(missed).toEqual([]);
      if (explainSelfDecided(access) === 'reads') expect(changed).toEqual([]);
    }),
    { numRuns: 400 },
  );
  expect(changing).toBeGreaterThan(5);
});
