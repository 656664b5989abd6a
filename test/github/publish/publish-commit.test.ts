import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createGitHubClient } from '../../../src/github/client.ts';
import { publishCommit } from '../../../src/github/publish/publish-changes.ts';
import { readEntries } from '../../../src/record/patch/patch.ts';
import { createGitApi } from '../../fixtures/git-api.ts';
import { startGitHubServer } from '../../fixtures/github-server.ts';
import { createStoppedLimit } from '../../fixtures/time-limit.ts';
import { commitFiles, createDirectory, runGit, writeFiles } from '../../fixtures/workspace.ts';

/** Publishes what `change` does to a repository. Returns the tree that git makes of it, the one that GitHub has, and the numbers of requests. */
async function publish(files: Record<string, string | Buffer>, change: (root: string) => void) {
  const root = createDirectory();
  writeFiles(root, files);
  commitFiles(root);
  const bare = join(createDirectory(), 'bare');
  runGit(root, 'clone', '--quiet', '--bare', root, bare);
  change(root);
  runGit(root, 'add', '--all');
  const [before, after] = [runGit(root, 'rev-parse', 'HEAD^{tree}').trim(), runGit(root, 'write-tree').trim()];
  const server = await startGitHubServer();
  onTestFinished(() => server.close());
  server.state.git = createGitApi(bare, 'github-actions[bot]');
  const limit = createStoppedLimit();
  const client = createGitHubClient({
    token: 't',
    repository: { owner: 'octo', name: 'repo' },
    apiUrl: server.url,
    limit,
  });
  const entries = readEntries(runGit(root, 'diff-tree', '-r', '-z', '--raw', '--no-renames', before, after));
  const commit = await publishCommit(
    client.publishing,
    {
      commit: runGit(root, 'rev-parse', 'HEAD').trim(),
      before,
      after,
      files: entries.map(({ path, after: state }) => ({
        path,
        mode: state?.mode ?? '000000',
        blob: state?.object ?? null,
      })),
      readBlob: (blob) => execFileSync('git', ['cat-file', 'blob', blob], { cwd: root }),
    },
    { message: 'Fix', runId: '1', signer: null },
  );
  const count = (path: string): number => server.requests.filter((request) => request.path.endsWith(path)).length;
  return {
    after,
    published: runGit(bare, 'rev-parse', `${commit}^{tree}`).trim(),
    blobs: count('git/blobs'),
    trees: count('git/trees'),
  };
}

test('texts are sent with their tree, and only what GitHub might store differently by itself', async () => {
  const result = await publish({ 'old.txt': 'x', link: 'x' }, (root) => {
    rmSync(join(root, 'old.txt'));
    rmSync(join(root, 'link'));
    symlinkSync('plain.txt', join(root, 'link'));
    writeFiles(root, {
      'plain.txt': '\uFEFFgrün \u{1F600}\u2028\n\ttab, no line end',
      'run.sh': '#!/bin/sh\n',
      'windows.txt': 'a\r\n',
      'nul.bin': 'a\0',
      'latin.txt': Buffer.from([0x67, 0xfc]),
      'large.txt': 'x'.repeat(1_000_001),
      'empty.txt': '',
    });
    chmodSync(join(root, 'run.sh'), 0o755);
  });
  expect(result).toMatchObject({ published: result.after, blobs: 5, trees: 1 });
});

test('many files, and files in the place of directories, need few requests', async () => {
  const numbers = Array.from({ length: 150 }, (_, index) => `${index}`);
  const named = (directory: string): Record<string, string> =>
    Object.fromEntries(numbers.map((number) => [`${directory}/${number}`, `${directory} ${number}\n`]));
  const result = await publish({ ...named('first'), ...named('second'), becomes: 'a file' }, (root) => {
    rmSync(join(root, 'first'), { recursive: true });
    rmSync(join(root, 'becomes'));
    writeFiles(root, { first: 'a file now', 'becomes/a/directory': 'x', ...named('third') });
  });
  expect(result).toMatchObject({ published: result.after, blobs: 0, trees: 4 });
});

test('one tree has at most a megabyte of texts', async () => {
  const result = await publish({ a: '' }, (root) => {
    for (const name of ['a', 'b', 'c']) writeFiles(root, { [name]: name.repeat(600_000) });
  });
  expect(result).toMatchObject({ published: result.after, blobs: 0, trees: 3 });
});
