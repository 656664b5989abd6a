import { expect, test } from 'vitest';
import { detectProject } from '../../../src/cli/init/detect-project.ts';

type Given = Parameters<typeof detectProject>[1];

function detect(files: Readonly<Record<string, string>>, given: Given = {}) {
  return detectProject((name) => files[name] ?? null, given);
}

const nodePackage = JSON.stringify({ scripts: { test: 'node --test' }, devDependencies: { a: '1' } });

test.each([
  [{ 'package-lock.json': '{}' }, 'npm ci', 'npm test'],
  [{}, 'npm install --no-package-lock', 'npm test'],
  [{ 'pnpm-lock.yaml': '' }, 'corepack pnpm install --frozen-lockfile', 'npm test'],
  [{ 'yarn.lock': '' }, 'yarn install --frozen-lockfile', 'npm test'],
  [{ 'yarn.lock': '', '.yarnrc.yml': '' }, 'yarn install --immutable', 'yarn test'],
])('a Node project with %j is installed by its package manager', (files, setup, verify) => {
  expect(detect({ 'package.json': nodePackage, ...files })).toEqual({
    setup,
    verify,
    registry: 'npm',
  });
});

test('a Node project without packages needs no setup, and one without a test script has no verify', () => {
  const plain = detect({ 'package.json': '{"scripts":{"test":"node --test"}}' });
  expect(plain).toEqual({ setup: null, verify: 'npm test', registry: null });
  const unset = '{"scripts":{"test":"echo \\"Error: no test specified\\" && exit 1"}}';
  expect(detect({ 'package.json': unset }).verify).toBeNull();
  expect(() => detect({ 'package.json': '{' })).toThrow(/package.json is not valid/);
  expect(() => detect({ 'package.json': '{"scripts":[]}' })).toThrow(/package.json is not valid/);
});

test('a Python project is installed into a virtual environment of the workspace', () => {
  expect(detect({ 'pyproject.toml': '[project]\nname = "a"\n', 'requirements-dev.txt': '' })).toMatchObject({
    setup: 'python3 -m venv .venv && .venv/bin/python -m pip install -r requirements-dev.txt -e . pytest',
    verify: '.venv/bin/python -m pytest',
    registry: 'pypi',
  });
});

test('Go, Rust and Java projects keep what they download inside the workspace', () => {
  expect(detect({ 'go.mod': 'module a', 'go.sum': 'x' }).setup).toBe('go mod vendor');
  expect(detect({ 'go.mod': 'module a' })).toMatchObject({ setup: null, registry: null, verify: 'go test ./...' });
  const lock = '[[package]]\nname = "a"\nsource = "registry"\n';
  expect(detect({ 'Cargo.toml': '[package]', 'Cargo.lock': lock })).toMatchObject({
    setup: 'CARGO_HOME="$PWD/.cargo-home" cargo fetch --locked',
    verify: 'CARGO_HOME="$PWD/.cargo-home" cargo test --offline',
  });
  expect(detect({ 'Cargo.toml': '[package]', 'Cargo.lock': '[[package]]\nname = "a"\n' }).setup).toBeNull();
  expect(detect({ 'pom.xml': '' }).verify).toBe('mvn -B -Dmaven.repo.local=.m2 -o test');
  expect(detect({ 'build.gradle.kts': '' }).verify).toBe('gradle --no-daemon -g .gradle-home --offline test');
});

test('no language and several languages need a name', () => {
  expect(() => detect({})).toThrow(/no file by which its language is known/);
  const two = { 'package.json': nodePackage, 'go.mod': '' };
  expect(() => detect(two)).toThrow(/several languages: node, go/);
  expect(detect(two, { language: 'go' }).verify).toBe('go test ./...');
});

test('given commands replace those of the language, and are enough without one', () => {
  const verify = 'prove -l t';
  expect(detect({}, { verify })).toEqual({ setup: null, verify, registry: null });
  expect(detect({ Gemfile: '' }, { setup: 'bundle install', verify })).toEqual({
    setup: 'bundle install',
    verify,
    registry: null,
  });
  const two = { 'package.json': nodePackage, 'go.mod': '' };
  expect(detect(two, { setup: ' ', verify })).toEqual({ setup: null, verify, registry: null });
  // Which packages `setup` would install is not known.
  expect(() => detect(two, { verify })).toThrow(/several languages: node, go/);
  expect(detect({ 'package.json': nodePackage }, { verify })).toMatchObject({
    setup: 'npm install --no-package-lock',
    verify,
    registry: 'npm',
  });
});
