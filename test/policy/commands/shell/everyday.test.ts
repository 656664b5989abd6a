import { describe, expect, test } from 'vitest';
import { renderAccess } from '../../../../src/core/types/access.ts';
import { lowerCommand } from '../../../../src/policy/commands/lower.ts';

/** The effects of a text in bash, by the lowering: commands with their folder, files and variables. `opaque` if they are not known. */
function lower(text: string, isRepository = true): string[] {
  const words = ['bash', '-lc', text].map((value) => ({ type: 'literal' as const, value }));
  const [, ...found] = lowerCommand({ type: 'command', words, cwd: '.' }, '/w', { isRepository });
  if (found.some(({ type }) => type === 'opaque')) return ['opaque'];
  return [
    ...new Set(
      found.map((access) =>
        access.type === 'command' && access.cwd !== '.'
          ? `${access.cwd}: ${renderAccess(access)}`
          : renderAccess(access),
      ),
    ),
  ];
}

describe('cd, pushd and popd change the folder of the following commands', () => {
  test.each([
    ['cd /w && s1', ['command s1']],
    ['cd /w/src && s1', ['src: command s1']],
    ['cd /w/src/; cd /w; s1', ['command s1', 'src: command s1']],
    ['cd src && cd .. && s1', ['command s1']],
    ['cd src/a && cd ../b && s1', ['src/b: command s1']],
    ['cd src/a && cd ../.. && s1', ['command s1']],
    ['cd "$(git rev-parse --show-toplevel)" && s1', ['command git rev-parse --show-toplevel', 'command s1']],
    ['pushd src && s1 && popd && s2', ['src: command s1', 'command s2']],
    ['pushd src; popd; s1', ['src: command s1', 'command s1']],
  ])('%s', (text, expected) => {
    expect(lower(text).toSorted()).toEqual(expected.toSorted());
  });

  test('a cd to the root of a repository that is above the workspace is opaque', () => {
    expect(lower('cd "$(git rev-parse --show-toplevel)" && s1', false)).toEqual(['opaque']);
  });

  test.each([
    'cd / && s1',
    'cd /tmp && s1',
    'cd /wx && s1',
    'cd /w/.. && s1',
    'cd /w/src/../.. && s1',
    'cd .. && s1',
    // If the first cd fails, the second leads out of the workspace.
    'cd src; cd ..; s1',
    'cd src/../a && s1',
    'cd - && s1',
    'cd "$PWD/.." && s1',
    'cd "$(git rev-parse --show-toplevel)/.." && s1',
    'cd "$(git rev-parse --show-toplevel; echo /)" && s1',
    'cd "$(git rev-parse --show-cdup)" && s1',
    // A folder below the root may be a repository with its work tree in another place.
    'cd src; cd "$(git rev-parse --show-toplevel)" && s1',
    // The folder may be a link, so `..` may lead to another folder.
    'cd src && cat < ../x',
    'cd src && grep -f../x y',
    "cd src && sed 'r ../x' y",
    "cd src && bash -c 'cat < ../x'",
    "cd src && bash -c 'sort -o../x y'",
    'pushd / && s1',
    'pushd +1 && s1',
    'pushd && s1',
    'pushd src && popd +0 && s1',
    // The body is lowered once, before pushd puts a folder on the stack.
    'f() { popd; s1; }; pushd src; f',
    'trap popd EXIT; pushd src; s1',
    'CDPATH=/ cd src && s1',
    'DIRSTACK=/ popd; s1',
  ])('a move that is not followed is opaque: %s', (text) => {
    expect(lower(text)).toEqual(['opaque']);
  });
});

describe('loops over lists are read round by round', () => {
  test.each([
    ['for x in a b; do s1 $x; done', ['command s1 a', 'command s1 b']],
    ['for x in a "b c"; do s1 "$x.ts"; done', ['command s1 a.ts', "command s1 'b c.ts'"]],
    ['for x in a b; do (cd $x && s1); done', ['a: command s1', 'b: command s1']],
    ['for i in {1..2}; do s1 $((i*10)),$(($i + 5)); done', ['command s1 10,6', 'command s1 20,7']],
    ['for x in src/*.ts; do wc -l "$x"; done', ['command wc -l "$x"', 'read src']],
    ['for x in src/*.ts; do wc -l $x; done', ['command wc -l $x', 'read src']],
    ['for x in packages/*; do cat $x/package.json; done', ['command cat $x/package.json', 'read packages']],
  ])('%s', (text, expected) => {
    expect(lower(text)).toEqual(expected);
  });

  test.each([
    'for x in a b; do x=/etc; cat $x; done',
    'for x in a b; do cat $x; x=/etc; done',
    'for x in a b; do cat $x; read x; done',
    'f() { x=/etc; }; for x in a; do f; cat $x; done',
    'for x in a; do f() { cat $x; }; done; for x in b; do f; done',
    "for x in a; do trap 'cat $x' EXIT; done",
    'for x in a b; do :; done; cat $x',
    'for x in "-f .env"; do grep a $x; done',
    'for x in *; do sort $x; done',
    'for x in src/*; do rg a $x; done',
    'for x in src/*; do rm "$x"; done',
    'for x in src/*; do $x; done',
    'for x in packages/*; do cat "$x/../../../etc/passwd"; done',
    'for x in packages/*; do cd $x && s1; done',
    'for i in 1 2; do s1 $((i=5)); done',
    'for i in 1 2; do s1 $((i++)); done',
    'for i in 1 2; do s1 $((i<<=1)); done',
    "for i in 'a[$(s2)]'; do s1 $((i)); done",
    'for i in 1 2; do s1 $((j)); done',
    'i=1; s1 $((i))',
  ])('a loop variable whose value is not certain is opaque: %s', (text) => {
    expect(lower(text)).toEqual(['opaque']);
  });

  test('a variable of a loop that shadows a program is the command that it names', () => {
    expect(lower('for x in publish; do npm $x; done')).toContain('command npm publish');
  });
});

describe('a computed list of file names is accepted only by programs that read', () => {
  test.each([
    ['wc -l *.ts', 'read .'],
    ['grep -n a *.py src/*.py', 'read src'],
    ['cat */package.json', 'read .'],
    ['cat .github/workflows/*.yml', 'read .github/workflows'],
    ['for x in *; do cat $x.d.ts; done', 'read .'],
    ['cd src && rg "from \'../x\'" .', 'read src'],
    ['find src -name "*.ts" | xargs grep -l foo', 'read src'],
    ['find src lib -type f 2>/dev/null | sort | head -5 | xargs wc -l', 'read .'],
    ['find src -print0 | xargs -0 sed -n 1,5p', 'read src'],
    ['find src -print0 | xargs -0 rg foo', 'read src'],
    ['find . | grep -v node_modules | xargs -I{} cat {}', 'read .'],
    ["find . | xargs -d '\\n' cat", 'read .'],
    ['grep -rl foo src | xargs head -5', 'read src'],
    ['grep -rln --include "*.py" foo src | grep -v -e test | xargs cat', 'read src'],
    ['rg --files -g "*.ts" | xargs wc -l', 'read .'],
    ['git ls-files "*.ts" | xargs wc -l', 'read .'],
    ['git grep -l foo -- src | xargs wc -l', 'read .'],
    ['git diff --name-only HEAD~1..HEAD | xargs cat', 'read .'],
    ['ls src/*.ts | xargs -n1 wc', 'read .'],
    ['sort -- *.txt', 'read .'],
    ["wc -l $(git ls-files '*.ts' | head -5)", 'read .'],
    ["for f in $(find src -name '*.ts'); do grep -c a $f; done", 'read src'],
  ])('%s', (text, expected) => {
    expect(lower(text)).toContain(expected);
  });

  test.each([
    // A name may be `--pre=./x`, `-i` or `-o`.
    'rg foo *',
    'sort *.txt',
    'nice -- rg foo *',
    'env -- sort *',
    'timeout -- 5 rg foo *',
    'rsync -- * out',
    'sed -n 1p *.py',
    'tar cf x.tar *',
    'find src | xargs sed -n 1p',
    'find src | xargs rg foo',
    'find src | xargs rm',
    'find src | xargs sh -c',
    'find src | xargs -I{} {}',
    'find src -print0 | xargs sed -n 1p',
    'find src | xargs -0 sed -n 1p',
    'find src -print0 | sort | xargs -0 sed -n 1p',
    'git ls-files -z | xargs -0 sort',
    // The text may name any file.
    'echo /etc/passwd | xargs cat',
    'cat list | xargs cat',
    'xargs cat',
    'find src | xargs cat < list',
    'find src | xargs cat <<< /etc/passwd',
    'find src | xargs -a list cat',
    'find src | xargs -d / cat',
    "find src -printf '/etc/passwd' | xargs cat",
    'find src -exec s1 {} \\; | xargs cat',
    'grep -rh . src | xargs cat',
    // `-l` is the value of another option here.
    'grep -r -e -l src | xargs cat',
    'grep -r --include -l . src | xargs cat',
    'rg -g -l . src | xargs cat',
    'find src | grep -v -e -i list | xargs cat',
    'grep -rl --label=/etc/passwd a | xargs cat',
    'find src | sed s,src,/etc, | xargs cat',
    "find src | grep -o '/etc.*' | xargs cat",
    'find src | grep -v a list | xargs cat',
    'find src | tail -c 12 | xargs cat',
    'find src | cut -c2- | xargs cat',
    'find src | sort -o x | xargs cat',
    '(cd d1; find src) | xargs cat',
    'find src 2>&1 | xargs cat',
    'ls -l | xargs cat',
    'ls /etc | xargs cat',
    'git diff --name-only /etc/passwd /etc/hosts | xargs cat',
    'git diff --no-index --name-only a b | xargs cat',
    // An option after the operands makes the program print other words.
    'git ls-files a --format=/etc/passwd | xargs cat',
    "git diff --name-only HEAD --line-prefix='/etc/passwd ' | xargs cat",
    'git diff --name-only HEAD -p | xargs cat',
    'rg foo $(git ls-files)',
    'cat $(echo /etc/passwd)',
    'cat "$(find src)"',
    'cat $(find src; echo /etc/passwd)',
    'cat $(find src && echo /etc/passwd)',
    'cat $(find src | cat - list)',
    'cat $(< list)',
    'cat /etc$(find src)',
    'cat $(find src)/../x',
    // The path leads up again after the matched names.
    'cat src/*/../../../etc/passwd',
    'cat -*',
    'cat .e*',
    // A hidden name follows the matched names.
    'cat */.env',
    'cat ./*/.ssh/id',
    'for x in packages/*; do cat "$x/.env"; done',
    'for x in packages/*/; do cat ${x}.env; done',
  ])('words that may become options or other files are opaque: %s', (text) => {
    expect(lower(text)).toEqual(['opaque']);
  });

  test('names in a folder outside the workspace are reads of that folder', () => {
    expect(lower('find /etc -name passwd | xargs cat')).toContain('read /etc');
    expect(lower('find -L /etc -print0 | xargs -0 cat')).toContain('read /etc');
  });
});

describe('a function replaces a program', () => {
  test.each([
    ['f() { s1; }; f', ['command s1']],
    ["eval 'f() { s1; }'; f", ['command s1']],
    ['f() { s1; }; g() { f; f; }; g && f | cat', ['command s1', 'command cat']],
    ['f() { s1; }; command f', ['command s1', 'command f']],
    ['f() { s1; }; exec f a', ['command s1', 'command f a']],
  ])('%s', (text, expected) => {
    expect(lower(text)).toEqual(expected);
  });

  test.each([
    '(f() { s1; }); f',
    'f() { s1; } | cat; f',
    'f() { s1; } & f',
    'false && f() { s1; }; f',
    'if false; then f() { s1; }; fi; f',
    'for x in $y; do f() { s1; }; done; f',
    'case a in b) f() { s1; };; esac; f',
    '{ f() { s1; }; } < nowhere; f',
    'g() { f() { s1; }; }; f',
    "trap 'f() { s1; }' EXIT; f",
    'cat "$(f() { s1; })"; f',
    'f() { s1; }; unset f; f',
    'g() { unset f; }; f() { s1; }; g; f',
  ])('a call is opaque if the function may be missing: %s', (text) => {
    expect(lower(text)).toEqual(['opaque']);
  });
});

describe('IFS before the builtin read has no effect', () => {
  test.each([
    ['while IFS= read -r line; do echo "$line"; done < a', ['read a']],
    ['IFS=: read -r x y; s1', ['command s1']],
    ["IFS=$'\\t' read x", []],
    ['IFS="$x" read -r x', []],
    ['s1 | while IFS= read -r x; do s2; done', ['command s1', 'command s2']],
  ])('%s', (text, expected) => {
    expect(lower(text).toSorted()).toEqual(expected.toSorted());
  });

  test.each([
    'IFS=; read x',
    'IFS=x s1',
    'IFS=x eval "read y"',
    'IFS=x command read y',
    'IFS= PATH=. read x',
    'IFS= LD_PRELOAD=x read x',
    'IFS[0]=x read y',
    'IFS=x read IFS',
    'IFS=x read y PATH',
    'IFS=x $z',
    'IFS=x export y',
    'IFS=x r$z',
    'export IFS=x',
    'IFS= read -a x',
    'while IFS= read -r x; do $x; done < a',
    'while IFS= read -r x; do cat $x; done < a',
    'for x in a b; do IFS= read -r x < c; cat $x; done',
  ])('before another command, or with another variable, it is opaque: %s', (text) => {
    expect(lower(text)).toEqual(['opaque']);
  });
});

describe('assignments of inert values need no rule', () => {
  test.each([
    'PYTHONPATH=src s1',
    'PYTHONPATH=src:$PYTHONPATH s1',
    'PYTHONPATH="${PYTHONPATH}:src/lib" s1',
    'PYTHONPATH=$PWD/src s1',
    'PYTHONPATH=$(pwd) s1',
    'PYTHONPATH=/w/src s1',
    'export PYTHONPATH=src; s1',
    'env PYTHONPATH=src s1',
    'GOFLAGS=-count=1 s1',
    'GOFLAGS="-count=1 -v" s1',
    'CGO_ENABLED=0 s1',
    'DJANGO_SETTINGS_MODULE=tests.settings s1',
    'CI=1 NODE_ENV=test FORCE_COLOR=0 NO_COLOR=1 DEBUG=a:* TZ=UTC LANG=C RUST_BACKTRACE=full PYTHONDONTWRITEBYTECODE=1 s1',
  ])('%s', (text) => {
    expect(lower(text)).toContain('command s1');
  });

  test.each([
    'PYTHONPATH=/tmp s1',
    'PYTHONPATH=/wx s1',
    'PYTHONPATH=../src s1',
    'PYTHONPATH=src:/tmp s1',
    'PYTHONPATH=.$PYTHONPATH s1',
    'PYTHONPATH=${PWD}x s1',
    'PYTHONPATH=~/x s1',
    'PYTHONPATH=$X s1',
    'PYTHONPATH=$(s2) s1',
    'PYTHONPATH+=/../x s1',
    'PWD=/tmp; PYTHONPATH=$PWD s1',
    'read PYTHONPATH; s1',
    'PYTHONPATH=. pip list',
    'export PYTHONPATH=src; pip show x',
    'GOFLAGS=-toolexec=./x s1',
    'GOFLAGS="-count=1 -exec=./x" s1',
    'GOPROXY=http://example.com s1',
    'PYTHONWARNINGS=error::x.Y s1',
    'NODE_OPTIONS=--max-old-space-size=4096 s1',
    'PATH=src:$PATH s1',
    'GIT_PAGER=cat s1',
  ])('a value that may steer a program is opaque: %s', (text) => {
    expect(lower(text)).toEqual(['opaque']);
  });
});

test('a value that is not in the table leaves a variable to the rules', () => {
  const words = ['env', 'DJANGO_SETTINGS_MODULE=../x', 's1'].map((value) => ({ type: 'literal' as const, value }));
  expect(lowerCommand({ type: 'command', words, cwd: '.' }, '/w')).toContainEqual({
    type: 'env',
    name: 'DJANGO_SETTINGS_MODULE',
  });
});

describe('here-documents', () => {
  test('one of 256 KB is read', () => {
    const body = `${'x'.repeat(63)}\n`.repeat(4_096);
    expect(lower(`cat > /tmp/x <<'E'\n${body}E\n`)).toEqual(['write /tmp/x', 'command cat']);
  });

  test.each(["cat <<E\n${x:-'$(s1)'}\nE", "cat <<E\n${x#'$(s1)'}\nE"])(
    'one with a quote in an expansion is opaque: %j',
    (text) => {
      expect(lower(text)).toEqual(['opaque']);
    },
  );

  test('thousands of them in one text are refused in less than a second', () => {
    const started = performance.now();
    expect(lower('<<A '.repeat(65_000))).toEqual(['opaque']);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
