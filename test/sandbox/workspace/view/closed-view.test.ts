import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readGitLayout } from '../../../../src/sandbox/workspace/git/git-layout.ts';
import { createHarmlessCheck } from '../../../../src/sandbox/workspace/view/closed-view.ts';
import { createRepository, writeFiles } from '../../../fixtures/workspace.ts';

function open(root: string, workspace = root): (path: string) => boolean {
  const git = '/usr/bin/git';
  return createHarmlessCheck({ workspace, git, layout: readGitLayout(workspace, git) });
}

test.each([
  ['', true],
  ['package-lock=false\nregistry=https://registry.example/\n', true],
  ['//registry.example/:_authToken=${NPM_TOKEN}\n', true],
  ['//registry.example/:_authToken = ${NPM_TOKEN}\r\nsave-exact=true\r\n', true],
  ['//registry.example/:_authToken=npm_abc\n', false],
  ['//registry.example/:_authToken=${NPM_TOKEN}abc\n', false],
  ['//registry.example/:_authToken=abc${NPM_TOKEN}\n', false],
  ['//me:pw@registry.example/:_authToken=${NPM_TOKEN}\n', false],
  ['registry=https://me:pw@registry.example/\n', false],
  ['save-exact=true\r_auth=abc\n', false],
  ['email=a@example.com\n_PASSWORD=abc\n', false],
  ['; token abc\n', false],
  [`${'x'.repeat(70_000)}\n`, false],
])('a .npmrc with %j is harmless: %s', (text, expected) => {
  const root = createRepository({ 'a.txt': '' });
  writeFiles(root, { '.npmrc': text, 'other.npmrc': text });
  const isHarmless = open(root);
  expect([isHarmless('.npmrc'), isHarmless('other.npmrc')]).toEqual([expected, false]);
});

test('a .npmrc that is a link, a directory or missing is not harmless', () => {
  const root = createRepository({ settings: '' });
  writeFiles(root, { 'a/.npmrc/b': '', 'b/c': '' });
  symlinkSync('../settings', join(root, 'b/.npmrc'));
  for (const directory of ['a', 'b', 'c']) expect(open(root)(`${directory}/.npmrc`)).toBe(false);
});

test('a .env of tests is harmless only as it was committed', () => {
  const names = ['app/test/.env', 'app/t/x/.env.local', 'app/Tests/.env', 'app/.env', 'app/test/key.pem'];
  const root = createRepository(Object.fromEntries(names.map((name) => [name, 'KEY=test\n'])));
  writeFiles(root, { 'app/spec/.env': 'KEY=test\n' });
  const list = (): string[] =>
    [...names, 'app/spec/.env', 'app/test/gone/.env'].filter((name) => open(root, join(root, 'app'))(name.slice(4)));
  expect(list()).toEqual(names.slice(0, 3));
  // An earlier step of the job adds a key.
  writeFiles(root, { 'app/test/.env': 'KEY=test\nTOKEN=real\n' });
  expect(list()).toEqual(names.slice(1, 3));
});
