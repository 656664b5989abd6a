import { expect, test } from 'vitest';
import {
  decidesOtherwise,
  installsOtherwise,
  isDependencyFile,
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

test.each([
  ...['package.json', 'packages/a/package-lock.json', 'pnpm-workspace.yaml', 'Pipfile.lock', 'requirements-dev.txt'],
  ...['pyproject.toml', 'setup.py', 'go.mod', 'go.sum', 'Cargo.lock', 'pom.xml', 'build.gradle', 'gradle.lockfile'],
  ...['Gemfile', 'a.gemspec', 'composer.json', 'src/App.csproj', 'packages.lock.json', 'mix.exs', 'mix.lock'],
])('%s decides what is installed', (path) => {
  expect(isDependencyFile(path)).toBe(true);
});

test.each([
  ...['src/a.js', 'Makefile', 'conftest.py', '.npmrc', 'vitest.config.ts', 'Rakefile'],
  // Manifests that tests read, and packages that are installed already.
  ...['test/fixtures/app/package.json', 'testFixtures/go.mod', 'node_modules/a/package.json', 'mocks/Cargo.toml'],
])('%s does not decide what is installed', (path) => {
  expect(isDependencyFile(path)).toBe(false);
});

test('of a package.json, only some fields decide what is installed', () => {
  const before = '{"name":"a","scripts":{"test":"vitest"},"dependencies":{"x":"1"}}';
  expect(installsOtherwise('package.json', before, before.replace('"1"', '"2"'))).toBe(true);
  expect(installsOtherwise('package.json', before, before.replace('vitest', 'true').replace('"a"', '"b"'))).toBe(false);
  expect(installsOtherwise('package.json', before, before.replace('{', '{"overrides":{"y":"2"},'))).toBe(true);
  expect(installsOtherwise('package.json', null, '{"name":"a"}')).toBe(false);
  expect(installsOtherwise('package.json', null, before)).toBe(true);
  expect(installsOtherwise('package.json', before, 'no JSON')).toBe(true);
  // The content is not known.
  expect(installsOtherwise('package.json', null, null)).toBe(true);
  expect(installsOtherwise('go.mod', 'a', 'b')).toBe(true);
});

test('a smaller list of workspaces may change what runs', () => {
  const before = '{"workspaces":["a","b"]}';
  expect(decidesOtherwise('package.json', before, '{"workspaces":["a"]}')).toBe(true);
});
