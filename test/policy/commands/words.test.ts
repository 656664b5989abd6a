import { describe, expect, test } from 'vitest';
import { renderAccess, type Access } from '../../../src/core/types/access.ts';
import { explainStarter, lowerCommand } from '../../../src/policy/commands/lower.ts';
import { splitCommand } from '../../../src/policy/decide/split-command.ts';

function render(accesses: readonly Access[]): string[] {
  const lines = accesses.map((access) => {
    if (access.type === 'opaque') return 'opaque';
    const directory = access.type === 'command' && access.cwd !== '.' ? `${access.cwd || '?'}: ` : '';
    const inert = access.type === 'env' && access.inert === true ? ' (inert)' : '';
    return `${directory}${renderAccess(access).replace(/^command /, '')}${inert}`;
  });
  return [...new Set(lines)];
}

/** The commands that a list of words starts, without the command itself. */
function lower(text: string): string[] {
  const words = (splitCommand(text) ?? []).map((value) => ({ type: 'literal' as const, value }));
  return render(lowerCommand({ type: 'command', words, cwd: '.' }, '/w').slice(1));
}

/** The commands that a text starts in bash. */
function lowerText(text: string): string[] {
  const words = ['bash', '-lc', text].map((value) => ({ type: 'literal' as const, value }));
  return render(lowerCommand({ type: 'command', words, cwd: '.' }, '/w').slice(1));
}

describe('the operand of a wrapper is the command', () => {
  test.each([
    ['env npm test', ['npm test']],
    ['env A=1 -x y', ['env A', '-x y']],
    ['env CI=1 PYTHONPATH=src npm test', ['env CI', 'env PYTHONPATH (inert)', 'npm test']],
    ['env -u NODE_OPTIONS npm test', ['env NODE_OPTIONS', 'npm test']],
    ['env --unset=A -- npm test', ['env A', 'npm test']],
    ['env', []],
    ['timeout 60 npm test', ['npm test']],
    ['timeout -k 5 -s KILL 60 npm test -s', ['npm test -s']],
    ['timeout --signal=KILL --foreground 60s npm test', ['npm test']],
    ['nice -n 10 nohup setsid -w stdbuf -oL -e L time -p npm test', ['nohup setsid -w stdbuf -oL -e L time -p npm test', 'setsid -w stdbuf -oL -e L time -p npm test', 'stdbuf -oL -e L time -p npm test', 'time -p npm test', 'npm test']],
    ['command npm test', ['npm test']],
    ['command -v npm', []],
    ['exec npm test', ['npm test']],
    ["bash -euo pipefail -c 'npm test'", ['npm test']],
    ["sh -c 'npm test'", ['npm test']],
    ["timeout 5 bash -lc 'npm test; s1'", ["bash -lc 'npm test; s1'", 'npm test', 's1']],
  ])('%s', (text, expected) => {
    expect(lower(text)).toEqual(expected);
  }); // prettier-ignore

  test.each(['env -i npm test', 'env -S "npm test"', 'env - npm test', 'env -C /tmp npm test', 'timeout --weird 5 npm test', 'time -o out npm test', 'nice -5 npm test', 'exec -a x npm test', 'command -p npm'])(
    'a word before the operand that is not listed is opaque: %s',
    (text) => {
      expect(lower(text)).toContain('opaque');
    },
  ); // prettier-ignore

  test.each(['xargs rm', 'find . -exec rm {} +', 'git rebase -x ./a HEAD~1', 'awk BEGIN{system("id")}', 'make -C /tmp', 'sort -o a b', './env npm test', '/usr/bin/env ls', 'bash scripts/a.sh -c x', 'npm exec x'])(
    'every other program is its own matter: %s',
    (text) => {
      expect(lower(text)).toEqual([]);
      const words = (splitCommand(text) ?? []).map((value) => ({ type: 'literal' as const, value }));
      expect(explainStarter({ type: 'command', words, cwd: '.' })).toBe(null);
    },
  ); // prettier-ignore
});

describe('inline code and code from the input are opaque', () => {
  test.each([
    'bash', 'bash -s', 'bash -', 'bash /dev/stdin', 'bash --rcfile x y', 'bash +e x', '/bin/sh -c ls', './bash -c x', 'zsh -c ls', 'fish -c x', 'sh -c "ls\nif"', 'bash -lc "`npm` test"', 'dash -c "[[ a ]]"',
    'node', 'node -', 'node -e 1', 'node --eval=1', 'node -p 1', 'node -pe 1', 'node --import=data:text/javascript,1 a.js', 'node inspect a.js', 'nodejs -e 1', 'node22 -e 1', 'deno eval 1', 'bun -e 1',
    'python -c 1', 'python3 -c 1', 'python3.12 -Bc 1', 'python', 'python -', 'python -i a.py', 'python -u -c 1', 'python -W error -c 1', '/usr/bin/python3 -c 1',
    'perl -e 1', 'perl -ne 1 a', 'perl -i -pe 1 a', 'ruby -e 1', 'php -r 1', 'lua -e 1', 'env node -e 1', 'timeout 5 python -c 1',
  ])('%s', (text) => {
    expect(lower(text)).toContain('opaque');
  }); // prettier-ignore

  test.each([
    'node --test', 'node a.js -e 1', 'node --version', 'node --test-name-pattern a --test', 'python -m pytest -c x', 'python a.py', 'python a.py -c x', 'python --version', 'bash scripts/a.sh -c', 'bash -eu a.sh', 'perl -w a.pl', 'npm test -- --script-shell=x', 'npx vitest run -c a', 'go test ./...',
  ])('but not %s', (text) => {
    expect(lower(text)).toEqual([]);
  }); // prettier-ignore

  test('a program that is computed, a word with bytes that no argument has, and a computed option of an interpreter', () => {
    const types = (words: readonly (string | null)[]) =>
      lowerCommand(
        {
          type: 'command',
          cwd: '.',
          words: words.map((value) => (value === null ? { type: 'dynamic', text: '$X' } : { type: 'literal', value })),
        },
        null,
      ).map(({ type }) => type);
    expect(types([])).toEqual(['command', 'opaque']);
    expect(types([null])).toEqual(['command', 'opaque']);
    expect(types(['a\0b'])).toEqual(['command', 'opaque']);
    expect(types(['node', null])).toEqual(['command', 'opaque']);
    expect(types(['node', 'a.js', null])).toEqual(['command']);
    expect(types(['ls', null])).toEqual(['command']);
  });
});

describe('a shell text is its simple commands', () => {
  test.each([
    ['s1 a; s2 "b c" && s3 || s4 | s5 &', ['s1 a', "s2 'b c'", 's3', 's4', 's5']],
    ['echo $(s1 "$(s2)") `s3` <(s4)', ['s2', 's1 "$(s2)"', 's3', 's4']],
    ['if s1; then s2; elif s3; then s4; else s5; fi', ['s1', 's2', 's3', 's4', 's5']],
    ['while s1; do s2; done; for x in a b; do s3 $x; done; case $x in a) s4;; esac', ['s1', 's2', 's3 $x', 's4']],
    ["trap 's1' EXIT; eval 's2 a'; bash -c 's3'; (s4); { s5; }", ['?: s1', 's2 a', 'bash -c s3', 's3', 's4', 's5']],
    ["trap 'cd /tmp' DEBUG; s1", ['?: s1']],
    ["trap 's1; eval cd /tmp' 0 CHLD; s2", ['?: s1', '?: s2']],
    ["trap 'cd /tmp; s1' EXIT; trap 's2' INT; s3", ['?: s1', '?: s2', 's3']],
    ['cd src && s1; cd /w/lib && s2', ['src: s1', 'lib: s2']],
    ['cd src; s1', ['src: s1', 's1']],
    ['cd src && cd .. && s1', ['s1']],
    ['(cd src && s1); s2', ['src: s1', 's2']],
    ['cd $X && s1', ['?: s1']],
    ['cd /tmp && s1', ['/tmp: s1']],
    ['cd src/../x && s1', ['?: s1']],
    ['cd - && s1', ['?: s1']],
    ['for x in a b; do cd $x; s1; done', ['?: s1']],
    ['export CI=1; test -f a && [ -n "$X" ] && true && set -e && printf x && s1', ['env CI', 's1']],
    ['IFS=: read -r x; s1', ['s1']],
    ['s1 > out 2>&1 < in', ['write out', 's1']],
    ['cd src && s1 >> out', ['write src/out', 'src: s1']],
    ['s1 > /tmp/out > /dev/null', ['write /tmp/out', 's1']],
    ["cat > a <<'E'\n$(s1)\nE", ['write a', 'cat']],
    ['cat > a <<E\n$(s1)\nE', ['write a', 's1', 'cat']],
    ['FOO=1 s1', ['env FOO', 's1']],
    ['PYTHONPATH=$PWD/src:$PYTHONPATH s1', ['env PYTHONPATH (inert)', 's1']],
    ['foo=1; s1 $foo', ['s1 $foo']],
    ['s1 *.py src/{a,b} $(s2)', ['s2', 's1 *.py src/{a,b} $(s2)']],
  ])('%j', (text, expected) => {
    expect(lowerText(text).toSorted()).toEqual(expected.toSorted());
  });

  test.each([
    'f() { s1; }; f', 'alias a=b; s1', 'hash -p ./a s1', 'enable -f a s1', 'source a', '. a', 'shopt -s expand_aliases', 'set -a; x=1 s1',
    's1 > $X', 'cd $X && s1 > out', 's1 <<E\nno end', 'eval "$X"', 'trap "$X" EXIT', 'echo ${!x}', 'echo $((a[x]))', 'i=1; s1 $((i))', '[[ -v x ]]', 'test -v x', 'printf -v x y', 'printf "%n" x', 'declare x=1', 'unset -f s1', 'coproc s1', 'if s1', '"$X" a', 'x[$(s2)]=1', 's1 {fd}> out',
    "cat <<E\n${x:-'$(s1)'}\nE", "cat <<E\n${x#'$(s1)'}\nE",
  ])('what redefines a name, evaluates a value or cannot be read is opaque: %j', (text) => {
    expect(lowerText(text)).toContain('opaque');
  }); // prettier-ignore

  test('the commands of a function are lowered as well, so that denials match their words', () => {
    expect(lowerText('f() { git push; }; f')).toEqual(['opaque', '?: git push', 'f']);
  });

  test('a here-document of 256 KB is read, and thousands of them in one text are refused', () => {
    const body = `${'x'.repeat(63)}\n`.repeat(4_096);
    expect(lowerText(`cat > /tmp/x <<'E'\n${body}E\n`)).toEqual(['write /tmp/x', 'cat']);
    expect(lowerText('<<A '.repeat(65_000))).toEqual(['opaque']);
  });
});

describe('an assignment needs no rule if its value cannot change what a program runs', () => {
  test.each(['PYTHONPATH=src', 'PYTHONPATH="${PYTHONPATH}:src/lib"', 'PYTHONPATH=$PWD/src', 'PYTHONPATH=$(pwd)', 'PYTHONPATH=/w/src', 'GOFLAGS="-count=1 -v"', 'CGO_ENABLED=0', 'DJANGO_SETTINGS_MODULE=tests.settings'])(
    '%s',
    (text) => {
      expect(lowerText(`${text} s1`)[0]).toMatch(/ \(inert\)$/);
    },
  ); // prettier-ignore

  test.each(['PYTHONPATH=/tmp', 'PYTHONPATH=/wx', 'PYTHONPATH=../src', 'PYTHONPATH=src:/tmp', 'PYTHONPATH=.$PYTHONPATH', 'PYTHONPATH=${PWD}x', 'PYTHONPATH=$PWD/../x', 'PYTHONPATH=~/x', 'PYTHONPATH=$X', 'PYTHONPATH=$(s2)', 'PYTHONPATH+=/../x', 'GOFLAGS=-toolexec=./x', 'GOPROXY=http://example.com', 'NODE_OPTIONS=--max-old-space-size=4096', 'PATH=src:$PATH', 'GIT_PAGER=cat', 'DJANGO_SETTINGS_MODULE=../x'])(
    'but not %s',
    (text) => {
      expect(lowerText(`${text} s1`).filter((line) => line.endsWith('(inert)'))).toEqual([]);
    },
  ); // prettier-ignore
});
