import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { applyPatch } from '../../src/tools/apply-patch.ts';
import { createDirectory, writeFiles } from '../fixtures/workspace.ts';
import { runOnFiles } from './tool-context.ts';

const tree = z.record(z.string(), z.string());

// Written by codex-envelopes/generate.mjs. `after` is null if codex refuses the envelope; random envelopes have the files that were meant.
const { cases } = z
  .object({
    cases: z.array(
      z.object({
        name: z.string(),
        files: tree,
        envelope: z.string(),
        after: tree.nullable(),
        wanted: tree.optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'codex-envelopes/corpus.json'), 'utf8')));

type Tree = z.output<typeof tree>;

interface Difference {
  /** The files after the envelope, or a part of the message that refuses it. */
  readonly ours: Tree | string;
  readonly why: string;
}

const severalPlaces = 'fits at several places';
const inSecondClass = 'class A:\n  def f():\n    x = 1\n    return x\nclass B:\n  def f():\n    x = 2\n    return x\n';
const headers = 'headers narrow the place, and may be a line that earlier hunks or the context contain';
const ends = 'a file keeps its end: codex adds a newline';
const lenient = 'the meaning is clear, and a refusal would cost a turn';

/** All deliberate differences from codex. */
const differences: Readonly<Record<string, Difference>> = {
  'adds a file that exists': { ours: 'exists already', why: 'codex overwrites it; the model may not know its content' },
  'moves onto a file that exists': { ours: 'exists already', why: 'codex overwrites it' },
  'fits at two places': { ours: severalPlaces, why: 'codex takes the first place, which may be the wrong one' },
  'fits at two places, the second hunk behind the first': { ours: severalPlaces, why: 'the same' },
  'has context and no change': { ours: 'changes nothing', why: 'a + or - is missing; codex reports a success' },
  'has an environment': { ours: 'expected "*** Add File: "', why: 'there is one workspace' },
  'has two headers': { ours: { 'a.txt': inSecondClass }, why: headers },
  'has two headers with other indentation': { ours: { 'a.txt': inSecondClass }, why: headers },
  'has a header that is repeated as context': { ours: { 'a.txt': inSecondClass }, why: headers },
  'has a header that ends with @@': { ours: { 'a.txt': inSecondClass }, why: lenient },
  'has the line numbers of a unified diff': { ours: { 'a.txt': 'a\nB\nc\n' }, why: lenient },
  'has line numbers and a header': { ours: { 'a.txt': inSecondClass }, why: lenient },
  'adds lines with a header and no context': {
    ours: { 'a.txt': inSecondClass.replace('class A:\n', 'class A:\n  y = 0\n').replace('x = 2', 'x = 1') },
    why: 'the lines go behind the header; codex adds them at the end of the file',
  },
  'has no newline at the end': { ours: { 'a.txt': 'A\nb' }, why: ends },
  'has no newline at the end, and the last line changes': { ours: { 'a.txt': 'a\nB' }, why: ends },
  'has context with other whitespace at the beginning': {
    ours: { 'a.txt': '    a\n    B\n    c\n' },
    why: 'added lines get the indentation that the whole hunk lacks',
  },
  'has context with tabs for spaces': {
    ours: { 'a.txt': '\ta\n\tB\n' },
    why: 'added lines get the whitespace of the file; codex mixes tabs and spaces',
  },
  'has an ellipsis as three dots': { ours: { 'a.txt': 'wait…\nD\n' }, why: lenient },
  'has both line ends in the file': {
    ours: { 'a.txt': 'a\r\nB\nc\r\nd\n' },
    why: 'a line keeps the end of the line that it replaces; codex takes the first line end of the file',
  },
  'has a byte order mark in the file': { ours: { 'a.txt': '\uFEFFa\nB\n' }, why: lenient },
  'has text after the end mark': { ours: { 'a.txt': 'a\nB\n' }, why: lenient },
  'adds two files, an empty line between them': { ours: { 'b.txt': 'one\n', 'c.txt': 'two\n' }, why: lenient },
  'moves without hunks': { ours: { 'b.txt': 'a\nb\n' }, why: lenient },
  'moves to itself': { ours: { 'a.txt': 'a\nB\n' }, why: 'codex deletes the file' },
  'has a comment of a diff about the newline': { ours: { 'a.txt': 'a\nB' }, why: lenient },
  'has whitespace before and after a path': { ours: { 'a.txt': 'a\nB\n' }, why: lenient },
  'has an empty line before the first section': { ours: { 'a.txt': 'a\nB\n' }, why: lenient },
  'is in a Markdown fence': { ours: { 'a.txt': 'a\nB\n' }, why: lenient },
};

function readTree(root: string): Tree {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(root, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** The files after the envelope, or the message that refuses it. */
async function apply(files: Tree, envelope: string): Promise<Tree | string> {
  const root = createDirectory();
  writeFiles(root, files);
  try {
    await runOnFiles(applyPatch, root, { patch: envelope });
    return readTree(root);
  } catch (thrown) {
    // All or nothing.
    expect(readTree(root)).toEqual(files);
    return (thrown as Error).message;
  }
}

const written = cases.filter(({ wanted }) => wanted === undefined);
const random = cases.filter(({ wanted }) => wanted !== undefined);

describe('an envelope gives what the apply_patch of codex gives', () => {
  it.each(written)('$name', async ({ name, files, envelope, after }) => {
    const ours = await apply(files, envelope);
    const difference = differences[name];
    if (difference === undefined) {
      if (after === null) expect(ours).toBeTypeOf('string');
      else expect(ours).toEqual(after);
      return;
    }
    expect(ours).not.toEqual(after);
    if (typeof difference.ours === 'string') expect(ours).toContain(difference.ours);
    else expect(ours).toEqual(difference.ours);
  });

  it('and each listed difference is of an envelope of the corpus', () => {
    const names = written.map(({ name }) => name);
    expect(Object.keys(differences).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('for random changes too, except that no place and no indentation is guessed, and that more headers are understood', async () => {
    expect(random.length).toBeGreaterThan(100);
    for (const { name, files, envelope, after, wanted } of random) {
      const ours = await apply(files, envelope);
      if (typeof ours !== 'string') expect(ours, name).toEqual(after ?? wanted);
      else if (after !== null) expect(ours, name).toMatch(/fits at several places|fits only with other whitespace/);
    }
  });
});
