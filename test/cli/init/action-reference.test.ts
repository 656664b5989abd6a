import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readActionReference } from '../../../src/cli/init/action-reference.ts';
import { createDirectory, createRepository, runGit } from '../../fixtures/workspace.ts';

function createClone(origin: string): { readonly root: string; readonly dist: string; readonly commit: string } {
  const root = createRepository({ 'dist/main/index.js': '' });
  runGit(root, 'remote', 'add', 'origin', origin);
  return { root, dist: join(root, 'dist'), commit: runGit(root, 'rev-parse', 'HEAD').trim() };
}

test.each([
  'https://github.com/octo/script-harness-action',
  'https://github.com/octo/script-harness-action.git',
  'https://user:token@github.com/octo/script-harness-action.git',
  'git@github.com:octo/script-harness-action.git',
  'ssh://git@github.com/octo/script-harness-action.git',
])('a clone of %s is named by its origin and its commit', (origin) => {
  const { root, dist, commit } = createClone(origin);
  runGit(root, 'update-ref', 'refs/remotes/origin/main', commit);
  expect(readActionReference(undefined, dist)).toBe(`octo/script-harness-action@${commit}`);
});

test('a copy without a repository on GitHub, or with a commit that is only here, needs --action', () => {
  const expectRefused = (dist: string, why: RegExp): void => {
    expect(() => readActionReference(undefined, dist)).toThrow(why);
    expect(readActionReference('octo/action@v1', dist)).toBe('octo/action@v1');
  };
  expectRefused(join(createDirectory('copy-'), 'dist'), /the reference of this action is not known: .* is not a clone/);
  const inside = createClone('https://github.com/octo/project');
  expectRefused(join(inside.root, 'dist/main'), /is not a clone of its repository/);
  expectRefused(createClone('https://example.com/octo/a').dist, /is not a repository on github\.com/);
  const local = createClone('https://github.com/octo/a');
  expectRefused(local.dist, /no branch of the origin and no tag contains the commit/);
  runGit(local.root, 'tag', 'v1.0.0');
  expect(readActionReference(undefined, local.dist)).toBe(`octo/a@${local.commit}`);
});

test('a reference that is given has the form of one', () => {
  expect(() => readActionReference('a b', '/dist')).toThrow(/is not a reference of an action/);
  expect(() => readActionReference('OWNER/REPOSITORY@COMMIT', '/dist')).toThrow(/is not a reference of an action/);
  expect(readActionReference('./', '/dist')).toBe('./');
});
