import { expect, test } from 'vitest';
import { detectProject, type Language } from '../../../src/cli/init/detect-project.ts';

function detect(files: Readonly<Record<string, string>>, language: Language | null = null) {
  return detectProject((name) => files[name] ?? null, language);
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
    language: 'node',
    setup,
    verify,
    registry: 'npm',
  });
});

test('a Node project without packages needs no setup, and one without a test script has no verify', () => {
  const plain = detect({ 'package.json': '{"scripts":{"test":"node --test"}}' });
  expect(plain).toEqual({ language: 'node', setup: null, verify: 'npm test', registry: null });
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
  expect(detect(two, 'go').language).toBe('go');
});
