import { describe, expect, test } from 'vitest';
import type { CommandAccess } from '../../../src/core/types/access.ts';
import { explainSelfDecided, lowerCommand } from '../../../src/policy/commands/lower.ts';
import { splitCommand } from '../../../src/policy/decide/arguments-text.ts';
import { readVariableKind } from '../../../src/policy/commands/programs/variables.ts';

function parse(text: string, cwd = '.'): CommandAccess {
  const words = splitCommand(text);
  if (words === null) throw new Error(`no plain command: ${text}`);
  return { type: 'command', cwd, words: words.map((value) => ({ type: 'literal', value })) };
}

function lower(text: string, cwd = '.', workspace: string | null = '/srv/repo'): string[] {
  return lowerCommand(parse(text, cwd), workspace)
    .slice(1)
    .map((access) => (access.type === 'read' ? `read ${access.path}${access.valid ? '' : ' (invalid)'}` : access.type));
}

describe('known read-only commands are lowered to their reads', () => {
  test.each([
    ['cat a b', ['read a', 'read b']],
    ['cat -n -- -a', ['read -a']],
    ['cat -', []],
    ['cat', []],
    ['ls', ['read .']],
    ['ls -la --color=auto src', ['read src']],
    ['head -n 5 a', ['read a']],
    ['head -n5 a', ['read a']],
    ['head -20 a', ['read a']],
    ['tail --lines=3 a', ['read a']],
    ['wc -l a b', ['read a', 'read b']],
    ['grep -rn x', ['read .']],
    ['grep x a b', ['read a', 'read b']],
    ['grep -e x a', ['read a']],
    ['grep -f patterns a', ['read patterns', 'read a']],
    ['grep --file=.env a', ['read .env', 'read a']],
    ['grep x', []],
    ['rg x', ['read .']],
    ['rg -n --hidden -g "*.ts" x src', ['read src']],
    ['rg -A3 x src', ['read src']],
    ['diff -u a b', ['read a', 'read b']],
    ['diff --context .env b', ['read .env', 'read b']],
    ['find', ['read .']],
    ['find src test -name "*.ts" -type f', ['read src', 'read test']],
    ['sed -n 1,20p a', ['read a']],
    ['pwd', []],
    ['echo .env', []],
    ['cat /srv/repo/src/a', ['read src/a']],
    ['cat /srv/repository/a', ['read /srv/repository/a']],
    ['cat /etc/passwd', ['read /etc/passwd']],
    ['cat ../../etc/passwd', ['read /etc/passwd']],
    ['cat ~/x', ['read ~/x (invalid)']],
    ['cat ""', ['read  (invalid)']],
  ])('%s', (text, expected) => {
    expect(lower(text)).toEqual(expected);
  });

  test('relative to their folder', () => {
    expect(lower('cat ../.env a', 'src')).toEqual(['read .env', 'read src/a']);
    expect(lower('cat ../../a', 'src', null)).toEqual(['read /a (invalid)']);
  });

  test.each([
    'tail -f a',
    'uniq a b',
    'rg --files0 x',
    'npm test',
    './cat a',
    '/bin/cat a',
    'CAT a',
    'grep',
    'wc --files0-from=a',
    'tree -o x',
    'head --weird a',
  ])('but not %s', (text) => {
    expect(explainSelfDecided(parse(text))).toBe(null);
  });

  test('a path that climbs out of a folder is not valid', () => {
    expect(lower('cat a/../b')).toEqual(['read a/../b (invalid)']);
  });

  test('a program that only has the same name has no known reads', () => {
    expect(lower('./cat a')).toEqual([]);
    expect(lower('/bin/cat a')).toEqual([]);
  });
});

describe('a command whose effects cannot be determined is opaque', () => {
  test.each([
    'sh -c "ls\nif"', 'bash -lc "`npm` test"', 'bash', 'bash -s', 'bash -', 'bash /dev/stdin', 'bash --rcfile x y', 'bash +e x', '/bin/sh -c ls', './bash -c x', 'zsh -c ls', 'dash -c "[[ a ]]"', 'busybox sh', 'BASH -c x', 'fish -c x',
    'xargs ls', 'watch ls', 'strace ls', 'script -c ls', '/usr/bin/env ls', '/lib64/ld-linux-x86-64.so.2 /bin/ls',
    'node', 'node -', 'node -e 1', 'node --eval=1', 'node -p 1', 'node -pe 1', 'node --import=data:text/javascript,1 a.js', 'node --import x a.js', 'node -r ./x a.js', 'node --test --require=./x', 'node --env-file=x a.js',
    'node --experimental-loader ./x a.js', 'node --test-reporter=./x.js --test', 'node data:text/javascript,1', 'nodejs -e 1', 'node22 -e 1',
    'python -c 1', 'python3 -c 1', 'python3.12 -Bc 1', 'python', 'python -', 'python -i a.py', 'python -u -c 1', 'perl -e 1', 'perl -ne 1 a', 'ruby -e 1', 'ruby -rx a.rb', 'php -r 1', 'lua -e 1', 'gawk -f a', "sed -n '1e ls' a",
    'rg --pre sh x', 'rg --pre=sh x', 'rg -z x', 'sort --compress-program=sh a', 'sort --compress=sh a', 'tar -xf a --to-command=sh', 'tar --checkpoint-action=exec=sh -cf a b',
    'git -c core.pager=sh log', 'git -C /tmp status', 'git --exec-path=/tmp status', 'git --git-dir=x status', 'git grep --open-files-in-pager=sh x',
    'npm exec x', 'npm test --script-shell=./x', 'npm test --node-options=-r', 'npm --prefix x test', 'npx -c x', 'npx --call x', 'npx --cal=x', 'yarn node -e 1', 'deno eval 1', 'bun -e 1',
    'make --eval=x', 'make SHELL=./x', 'make -E x', 'make -f - x', 'go test -exec ./x', 'go vet -vettool=./x', 'go generate', 'cargo test --config x',
    'vim a', 'gdb a', 'ssh host', 'docker run x',
  ])('%s', (text) => {
    expect(lower(text)).toContain('opaque');
  }); // prettier-ignore

  test.each([
    'node --test',
    'node a.js -e 1',
    'node --version',
    'node --test-name-pattern a --test',
    'python -m pytest -c x',
    'python a.py',
    'python -u a.py',
    'bash scripts/a.sh -c',
    'bash -eu a.sh',
    'git --no-pager log',
    'npm test -- --script-shell=x',
    'npx vitest run -c a',
    'make test',
    'go test ./...',
    'cargo test',
    'perl -w a.pl',
  ])('but not %s', (text) => {
    expect(lower(text)).not.toContain('opaque');
  });

  test('a program or folder that is not known', () => {
    const words = [{ type: 'literal', value: 'ls' }] as const;
    const types = (access: Parameters<typeof lowerCommand>[0]) => lowerCommand(access, null).map(({ type }) => type);
    expect(types({ type: 'command', cwd: '.', words: [] })).toEqual(['command', 'opaque']);
    expect(types({ type: 'command', cwd: '.', words: [{ type: 'dynamic', text: '$X', folder: null }] })).toEqual([
      'command',
      'opaque',
    ]);
    expect(types({ type: 'command', cwd: '.', words: [{ type: 'literal', value: 'a\0b' }] })).toEqual([
      'command',
      'opaque',
    ]);
    expect(types({ type: 'command', cwd: '/etc', words })).toEqual(['command', 'opaque']);
    expect(types({ type: 'command', cwd: '../x', words })).toEqual(['command', 'opaque']);
    expect(
      types({ type: 'command', cwd: '.', words: [...words, { type: 'dynamic', text: '$X', folder: null }] }),
    ).toEqual(['command', 'opaque']);
    expect(
      types({
        type: 'command',
        cwd: '.',
        words: [
          { type: 'literal', value: 'node' },
          { type: 'dynamic', text: '$X', folder: null },
        ],
      }),
    ).toEqual(['command', 'opaque']);
  });
});

test.each([
  ['CI', 'harmless'],
  ['LC_ALL', 'harmless'],
  ['NODE_ENV', 'harmless'],
  ['PATH', 'steering'],
  ['path', 'steering'],
  ['LD_PRELOAD', 'steering'],
  ['GIT_SSH_COMMAND', 'steering'],
  ['NODE_OPTIONS', 'steering'],
  ['BASH_ENV', 'steering'],
  ['BASH_FUNC_ls%%', 'steering'],
  ['PYTHONPATH', 'steering'],
  ['npm_config_script_shell', 'steering'],
  ['RUSTC_WRAPPER', 'steering'],
  ['GOFLAGS', 'steering'],
  ['JAVA_TOOL_OPTIONS', 'steering'],
  ['RIPGREP_CONFIG_PATH', 'steering'],
  ['', 'steering'],
  ['A=B', 'steering'],
  ['MY_SETTING', 'other'],
])('the variable %j is %s', (name, kind) => {
  expect(readVariableKind(name)).toBe(kind);
});
