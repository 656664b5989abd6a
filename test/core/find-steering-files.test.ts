import { expect, test } from 'vitest';
import {
  decidesTests,
  findLaterUse,
  findSteeringFiles,
  isSecretPath,
  listSteeringGlobs,
} from '../../src/core/find-steering-files.ts';

test.each([
  ['a manifest', 'package.json'],
  ['a manifest in a directory', 'a/b/package.json'],
  ['a name in another case', 'MAKEFILE'],
  ['a file of a family of names', 'vite.config.ts'],
  ['a file by its extension', 'rules.mk'],
  ['every file of a directory', 'buildSrc/src/main/A.java'],
  ['a file of git', '.gitattributes'],
  ['a file of a package manager', 'sub/.npmrc'],
  ['a file of a hook', '.husky/pre-commit'],
  ['instructions of an agent', 'packages/a/CLAUDE.md'],
  ['a file of an editor', '.vscode/tasks.json'],
  ['a file of an interpreter', 'sitecustomize.py'],
])('later steps run %s: %s', (_, path) => {
  expect(findLaterUse(path)).toBe('run');
});

test.each(['yarn.lock', 'requirements/base.txt', 'go.mod'])('later steps install what %s names', (path) => {
  expect(findLaterUse(path)).toBe('install');
});

test.each(['src/a.ts', 'README.md', 'src/package.ts', 'docs/makefile.md', 'mypackage.json', 'docs/agents-guide.md'])(
  'later steps do not use %s, although its name may be similar',
  (path) => {
    expect(findLaterUse(path)).toBeNull();
  },
);

test.each([
  ...['.proverc', '.busted', '.rspec', '.rspec-local', 'phpunit.xml', 'phpunit.dist.xml', 'dart_test.yaml'],
  ...['src/test/resources/junit-platform.properties', 'CTestCustom.cmake', 'lib/BUILD.bazel', 'MODULE.bazel'],
  ...['WORKSPACE.bazel', 'WORKSPACE.bzlmod', '.bazelrc', 'ci.bazelrc', 'Makefile.PL', 'Build.PL', 'cabal.project'],
  ...['cabal.project.local', 'stack.yaml', 'project.clj', 'deps.edn'],
  ...['import_map.json', 'angular.json', 'jest.preset.js', '.yarn/cache/a-npm-1.0.0-1.zip'],
  ...['.yarn/unplugged/a-npm-1.0.0-1/node_modules/a/index.js', '.yarn/patches/a-npm-1.0.0-1.patch'],
])('%s decides what a test run does', (path) => {
  expect(findSteeringFiles(path).some(decidesTests)).toBe(true);
});

test.each([
  '.rspec_status',
  'build/CTestTestfile.cmake',
  'meson.build',
  'Makefile.am',
  'configure.ac',
  'src/stack.yml',
  'packages/a/project.json',
  '.nx/cache/1/terminalOutput',
])('a fix may write %s: a tool writes it, or it lists the sources, or it is another file', (path) => {
  expect(findSteeringFiles(path).some(decidesTests)).toBe(false);
});

test('a file with the name of a key is a secret, and a public key, a template or a test certificate is not', () => {
  const secrets = ['.env', '.env.local', 'id_ed25519', 'deploy/server.pem', 'A/.ENV'];
  const others = ['.env.example', 'id_ed25519.pub', 'certs/cacert.pem', 'test/server.pem', 'node_modules/a/key.pem'];
  expect([...secrets, ...others].filter(isSecretPath)).toEqual(secrets);
});

test('a pattern without a directory holds in every directory of a policy', () => {
  const globs = listSteeringGlobs(({ steers }) => steers === 'hooks');
  expect(globs).toContain('**/.husky/**');
  expect(listSteeringGlobs(() => false)).toEqual([]);
});
