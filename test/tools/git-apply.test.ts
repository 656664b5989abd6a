import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch } from '../../src/tools/apply-patch.ts';
import { createDirectory, runGit, shareForBlock } from '../fixtures/workspace.ts';
import { runOnFiles } from './tool-context.ts';

interface File {
  readonly content: Buffer;
  readonly executable: boolean;
}

type Tree = Readonly<Record<string, File>>;

function writeTree(root: string, tree: Tree): void {
  for (const [path, { content, executable }] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
    chmodSync(join(root, path), executable ? 0o755 : 0o644);
  }
}

/** The id of git for all files with their modes. */
function readTreeId(root: string): string {
  runGit(root, 'add', '--all', '--force');
  return runGit(root, 'write-tree').trim();
}

/** An empty repository, which each case copies. */
const empty = shareForBlock(async (onEnd) => {
  const root = createDirectory('empty-', onEnd);
  runGit(root, 'init', '--quiet');
  runGit(root, 'config', 'core.autocrlf', 'false');
  return root;
});

/** A repository with one tree, and the patch of git to another one. */
function createPatch(before: Tree, after: Tree, options: readonly string[]): { root: string; patch: string } {
  const root = createDirectory();
  cpSync(empty(), root, { recursive: true });
  writeTree(root, before);
  const old = readTreeId(root);
  for (const path of Object.keys(before)) rmSync(join(root, path), { force: true });
  writeTree(root, after);
  const updated = readTreeId(root);
  const patch = runGit(root, 'diff', ...options, old, updated);
  for (const path of Object.keys(after)) rmSync(join(root, path), { force: true });
  writeTree(root, before);
  return { root, patch };
}

/** The result of `git apply`; null if git refuses the patch. */
function applyWithGit(root: string, patch: string, options: readonly string[] = []): string | null {
  const copy = createDirectory();
  cpSync(root, copy, { recursive: true });
  const applied = spawnSync('git', ['apply', ...options], { cwd: copy, input: patch });
  return applied.status === 0 ? readTreeId(copy) : null;
}

async function applyWithTool(root: string, patch: string): Promise<string> {
  await runOnFiles(applyPatch, root, { patch });
  return readTreeId(root);
}

const line = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'a',
    'b',
    '}',
    '--- a/x',
    '+++ b/x',
    '-- ',
    '@@ -1 +1 @@',
    'diff --git a/x b/x',
    '*** End Patch',
  ),
  fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\t', '-', '+', 'é'), maxLength: 6 }),
);
const content = fc
  .record({
    lines: fc.array(line, { maxLength: 25 }),
    end: fc.constantFrom('\n', '\n', '\r\n', '\r'),
    endsBare: fc.boolean(),
  })
  .map(({ lines, end, endsBare }) => Buffer.from(lines.join(end) + (endsBare ? '' : end)));
const name = fc.constantFrom('a', 'b', 'directory/c', 'directory/d e', 'ü.txt', 'deep/er/f.orig');
const file: fc.Arbitrary<File> = fc.record({ content, executable: fc.boolean() });
const tree: fc.Arbitrary<Tree> = fc.dictionary(name, file, { maxKeys: 5 });

/** A later tree: files are edited, moved to other names, removed. */
const step = fc.record({
  from: fc.nat(),
  to: name,
  type: fc.constantFrom('edit', 'move', 'remove', 'mode'),
  edit: fc.nat(),
  line,
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function takeStep(current: Tree, { from, to, type, edit, line: added }: Step): Tree {
  const names = Object.keys(current);
  const source = names[from % Math.max(1, names.length)];
  const old = source === undefined ? undefined : current[source];
  if (source === undefined || old === undefined) return current;
  const { [source]: _, ...others } = current;
  switch (type) {
    case 'edit': {
      const lines = old.content.toString('latin1').split('\n');
      const changed = lines.with(edit % lines.length, Buffer.from(added).toString('latin1')).join('\n');
      return { ...current, [source]: { ...old, content: Buffer.from(changed, 'latin1') } };
    }
    case 'move':
      return { ...others, [to]: old };
    case 'remove':
      return others;
    case 'mode':
      return { ...current, [source]: { ...old, executable: !old.executable } };
  }
}

describe('applyPatch against git apply', () => {
  it.each([[[]], [['--find-renames=20%']], [['--no-renames', '-U1']], [['--find-renames', '--no-prefix']]])(
    'gives the same tree for what git diff %j writes',
    { timeout: 240_000 },
    async (options) => {
      await fc.assert(
        fc.asyncProperty(tree, fc.array(step, { minLength: 1, maxLength: 6 }), async (before, steps) => {
          const after = steps.reduce(takeStep, before);
          const { root, patch } = createPatch(before, after, options);
          fc.pre(patch !== '');
          const wanted = applyWithGit(root, patch, options.includes('--no-prefix') ? ['-p0'] : []);
          fc.pre(wanted !== null);
          expect(await applyWithTool(root, patch), patch).toBe(wanted);
        }),
        { numRuns: 12, endOnFailure: true },
      );
    },
  );
});
