import { expect, test } from 'vitest';
import {
  decidesOtherwise,
  isRunnerFile,
  isRunnerScript,
  listNamedPaths,
} from '../../../src/run/verify/runner-files.ts';

test.each([
  ...[
    'package.json',
    'packages/a/package.json',
    'vitest.config.ts',
    'jest.config.cjs',
    '.mocharc.yml',
    'tsconfig.test.json',
  ],
  ...['conftest.py', 'tests/conftest.py', 'pyproject.toml', 'Makefile', 'ci/rules.mk', 'sitecustomize.py', 'x.pth'],
  ...[
    'Cargo.toml',
    '.cargo/config.toml',
    'go.mod',
    'build.gradle.kts',
    'pom.xml',
    'node_modules/.bin/x',
    '.env.test',
    '.npmrc',
  ],
])('%s decides what a test command runs', (path) => {
  expect(isRunnerFile(path)).toBe(true);
});

test.each([
  'src/config.ts',
  'src/package.ts',
  'test/a.test.js',
  'docs/makefile.md',
  'src/build/index.ts',
  'package-lock.json',
])('%s does not', (path) => {
  expect(isRunnerFile(path)).toBe(false);
});

test('scripts are known by the commands that run them', () => {
  const named = listNamedPaths(['./ci/test.sh && sh "scripts/more.sh";make', '{"test":"node tools/run.js --all"}']);
  for (const path of ['ci/test.sh', 'scripts/more.sh', 'tools/run.js']) expect(named.has(path), path).toBe(true);
  expect(named.has('ci/other.sh')).toBe(false);
  expect([...named].filter(isRunnerScript)).toEqual(['ci/test.sh', 'scripts/more.sh', 'tools/run.js']);
  for (const path of ['src/sum.js', 'main.py', 'test/run.js']) expect(isRunnerScript(path), path).toBe(false);
});

test('a changed name or dependency of a package does not change what runs', () => {
  const before = '{"name":"a","scripts":{"test":"vitest"},"dependencies":{"x":"1"}}';
  expect(decidesOtherwise('package.json', before, before.replace('"1"', '"2"').replace('"a"', '"b"'))).toBe(false);
  expect(decidesOtherwise('package.json', before, before.replace('vitest', 'true'))).toBe(true);
  expect(decidesOtherwise('package.json', before, 'no JSON')).toBe(true);
  expect(decidesOtherwise('package.json', null, before)).toBe(true);
  expect(decidesOtherwise('Makefile', 'a', 'b')).toBe(true);
});
