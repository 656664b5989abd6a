import { createTwoFilesPatch } from 'diff';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyHunks } from '../../../src/tools/patch/apply-hunks.ts';
import { findRuns } from '../../../src/core/find-runs.ts';
import { parsePatch } from '../../../src/tools/patch/parse-patch.ts';
import { createWorkBudget, type Hunk } from '../../../src/tools/patch/patch.ts';

function readHunks(patch: string): readonly Hunk[] {
  const [operation] = parsePatch(patch);
  if (operation?.type !== 'update') throw new Error(`not an update: ${operation?.type}`);
  return operation.hunks;
}

function apply(text: string, patch: string): string {
  return applyHunks('file', text, readHunks(patch), createWorkBudget(1_000_000)).text;
}

const envelope = (...lines: readonly string[]): string =>
  ['*** Begin Patch', '*** Update File: file', ...lines, '*** End Patch', ''].join('\n');

const unified = (...lines: readonly string[]): string => ['--- a/file', '+++ b/file', ...lines, ''].join('\n');

// Lines that look like parts of a patch, differ only in white space, or repeat.
const line = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\t',
    'a',
    'a ',
    'b',
    '}',
    '--- x',
    '+++ y',
    '@@ -1 +1 @@',
    '\\ No newline',
    '*** End Patch',
    '-- x',
    'a\rb',
  ),
  fc.string({ unit: fc.constantFrom('a', 'b', ' ', '-', '+', '@', 'é', '😀') }),
);
const body = fc.record({ lines: fc.array(line, { maxLength: 30 }), endsBare: fc.boolean() });
const render = ({ lines, endsBare }: { lines: readonly string[]; endsBare: boolean }, end: string): string =>
  lines.join(end) + (endsBare || lines.length === 0 ? '' : end);

const edits = fc.array(fc.record({ at: fc.nat(30), removed: fc.nat(3), added: fc.array(line, { maxLength: 3 }) }), {
  minLength: 1,
  maxLength: 4,
});

function edit(
  lines: readonly string[],
  changes: readonly { at: number; removed: number; added: readonly string[] }[],
): string[] {
  return changes.reduce(
    (current, { at, removed, added }) => current.toSpliced(Math.min(at, current.length), removed, ...added),
    [...lines],
  );
}

describe('a unified diff of a random edit', () => {
  it.each([0, 1, 3])('gives exactly the new text with %i lines of context', (context) => {
    fc.assert(
      fc.property(body, edits, fc.boolean(), fc.constantFrom('\n', '\r\n'), (before, changes, endsBare, end) => {
        const old = render(before, end);
        const updated = render({ lines: edit(before.lines, changes), endsBare }, end);
        fc.pre(old !== updated);
        const patch = createTwoFilesPatch('a/file', 'b/file', old, updated, '', '', { context });
        expect(apply(old, patch)).toBe(updated);
      }),
      { numRuns: 300 },
    );
  });

  it('still applies if lines were added before everything that it names', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { minLength: 3, maxLength: 30 }),
        fc.nat(),
        fc.integer({ min: 1, max: 20 }),
        (numbers, at, shift) => {
          const lines = numbers.map((number) => `line ${number}`);
          const updated = lines.with(at % lines.length, 'changed');
          const patch = createTwoFilesPatch('a/file', 'b/file', `${lines.join('\n')}\n`, `${updated.join('\n')}\n`);
          const above = Array.from({ length: shift }, (_, index) => `above ${index}\n`).join('');
          expect(apply(`${above}${lines.join('\n')}\n`, patch)).toBe(`${above}${updated.join('\n')}\n`);
        },
      ),
    );
  });
});

describe('an envelope of a random edit', () => {
  it('gives exactly the new text if the lines differ from each other', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(), { minLength: 2, maxLength: 30 }),
        fc.nat(),
        fc.array(fc.string({ unit: 'grapheme-ascii' }), { maxLength: 3 }),
        fc.boolean(),
        (numbers, position, added, removes) => {
          const lines = numbers.map((number) => `line ${number}`);
          const at = position % lines.length;
          fc.pre(removes || added.length > 0);
          const updated = lines.toSpliced(at, removes ? 1 : 0, ...added);
          const before = lines[at - 1];
          const patch = envelope(
            '@@',
            ...(before === undefined ? [] : [` ${before}`]),
            ...(removes ? [`-${lines[at]}`] : []),
            ...added.map((text) => `+${text}`),
            ...lines.slice(removes ? at + 1 : at, at + 2).map((text) => ` ${text}`),
          );
          expect(apply(`${lines.join('\n')}\n`, patch)).toBe(`${updated.join('\n')}\n`);
        },
      ),
    );
  });
});

describe('line ends', () => {
  it('keeps a lone carriage return, and gives added lines the ends of those that they replace', () => {
    expect(apply('a\rb\rc', unified('@@ -1 +1 @@', '-a\rb\rc', '\\ No newline', '+a\rB\rc', '\\ No newline'))).toBe(
      'a\rB\rc',
    );
    const mixed = 'one\r\ntwo\r\nthree\nfour\n';
    expect(apply(mixed, envelope('@@', ' one', '-two', '+2', '+2.5'))).toBe('one\r\n2\r\n2.5\r\nthree\nfour\n');
    expect(apply(mixed, envelope('@@', ' three', '-four', '+4'))).toBe('one\r\ntwo\r\nthree\n4\n');
    expect(apply(mixed, unified('@@ -2,2 +2,2 @@', ' two\r', '-three', '+3'))).toBe('one\r\ntwo\r\n3\nfour\n');
  });

  it('takes an empty last line of a hunk as the end of the file', () => {
    expect(apply('a\nb\n', envelope('@@', ' a', '-b', '+c', ' ', '*** End of File'))).toBe('a\nc\n');
    expect(apply('a\nb\n', unified('@@ -1,3 +1,3 @@', ' a', '-b', '+c', ' '))).toBe('a\nc\n');
  });

  it('keeps carriage returns if the patch has no carriage returns', () => {
    expect(apply('a\r\nb\r\nc\r\n', unified('@@ -1,3 +1,4 @@', ' a', '-b', '+B', '+new', ' c'))).toBe(
      'a\r\nB\r\nnew\r\nc\r\n',
    );
    expect(apply('a\r\nb\r\n', envelope('@@', ' a', '-b', '+B'))).toBe('a\r\nB\r\n');
  });

  it('keeps bare newlines if the whole patch has carriage returns', () => {
    expect(apply('a\nb\nc\n', unified('@@ -1,3 +1,3 @@', ' a', '-b', '+B', ' c').replaceAll('\n', '\r\n'))).toBe(
      'a\nB\nc\n',
    );
  });

  it('leaves no carriage return at an end without a newline', () => {
    expect(apply('a\r\nb', envelope('@@', ' a', '-b', '+B'))).toBe('a\r\nB');
  });

  it('keeps a missing newline, and adds or removes one if the patch does', () => {
    const none = '\\ No newline at end of file';
    expect(apply('a\nb', envelope('@@', '-b', '+B'))).toBe('a\nB');
    expect(apply('a\nb', unified('@@ -1,2 +1,2 @@', ' a', '-b', none, '+B'))).toBe('a\nB\n');
    expect(apply('a\nb\n', unified('@@ -1,2 +1,2 @@', ' a', '-b', '+B', none))).toBe('a\nB');
    expect(() => apply('a\nb\n', unified('@@ -1,2 +1,2 @@', ' a', '-b', none, '+B', none))).toThrow(
      'file: hunk 1 (@@ -1,2) states that the file has no newline at its end, but it has one',
    );
  });

  it('keeps a byte order mark that the patch does not mention', () => {
    expect(apply('\uFEFFa\nb\n', envelope('@@', '-a', '+A'))).toBe('\uFEFFA\nb\n');
  });
});

describe('findRuns', () => {
  it('finds every place that a plain comparison finds', () => {
    const few = fc.constantFrom('a', 'b');
    fc.assert(
      fc.property(
        fc.array(few, { maxLength: 30 }),
        fc.array(few, { minLength: 1, maxLength: 5 }),
        fc.nat(10),
        (lines, run, from) => {
          const plain = lines.flatMap((_, at) =>
            at >= from && run.every((text, index) => lines[at + index] === text) ? [at] : [],
          );
          expect(findRuns(lines, run, { from, to: lines.length, maxFound: 100 })).toEqual(plain);
          expect(findRuns(lines, run, { from, to: lines.length, maxFound: 2 })).toEqual(plain.slice(0, 2));
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('matching', () => {
  it("ignores differences of white space at line ends, and keeps the file's white space", () => {
    expect(apply('keep  \nold\t\nend\n', envelope('@@', ' keep', '-old', '+new', ' end'))).toBe('keep  \nnew\nend\n');
  });

  it('ignores white space at both ends if nothing else fits, and indents added lines like the file', () => {
    expect(apply('  keep\nold\n', envelope('@@', ' keep', '-old', '+new'))).toBe('  keep\nnew\n');
    const text = 'def f():\n    a()\n    if b:\n        c()\n';
    expect(apply(text, envelope('@@', ' a()', '-if b:', '-    c()', '+if d:', '+', '+    e()'))).toBe(
      'def f():\n    a()\n    if d:\n\n        e()\n',
    );
    expect(apply('a\n  b\n', envelope('@@', '   a', '-    b', '+    c'))).toBe('a\n  c\n');
    // New lines are indented as those that they replace.
    expect(apply('  a\n\tb\n', envelope('@@', ' a', '-b', '+c'))).toBe('  a\n\tc\n');
    expect(apply('old\n  old\n', envelope('@@', '-old', '+new', ''))).toBe('new\n  old\n');
    expect(() => apply(' old\n  old\n', envelope('@@', '-old', '+new'))).toThrow('fits at several places (lines 1, 2)');
  });

  it('writes tabs for spaces and spaces for tabs as the file has them, and reports it', () => {
    const patch = envelope('@@', ' if a:', '-    b()', '+    c()', '+    if d:', '+        e()');
    const hunks = readHunks(patch);
    expect(applyHunks('file', 'if a:\n\tb()\n', hunks, createWorkBudget(1_000))).toEqual({
      text: 'if a:\n\tc()\n\tif d:\n\t\te()\n',
      notes: ['file: the added lines of hunk 1 (line 3 of the patch) were indented as line 1 is'],
    });
    expect(apply('if a:\n  b()\n', envelope('@@', ' if a:', '-\tb()', '+\tc()', '+\t\td()'))).toBe(
      'if a:\n  c()\n    d()\n',
    );
    const exact = applyHunks('file', 'if a:\n    b()\n', hunks, createWorkBudget(1_000));
    expect(exact.notes).toEqual([]);
  });

  it('refuses added lines that cannot be indented as the file is, and shows its lines', () => {
    const text = '\tif a:\n\t\tb()\n';
    expect(() => apply(text, envelope('@@', '-    if a:', '-      b()', '+    c()'))).toThrow(
      /so it is not known how to indent the added ones: write the lines as the file has them\. The file has there:\n1: \tif a:\n2: \t\tb\(\)/,
    );
    expect(() => apply('\ta\n', envelope('@@', '-    a', '+   b'))).toThrow('not known how to indent');
    // Nothing is added, so nothing has to be indented.
    expect(apply(text, envelope('@@', '-    if a:', '-      b()'))).toBe('');
  });

  it("matches typographic characters with plain ones, and keeps the file's characters", () => {
    const text = 'It\u2019s \u201Cone\u201D\u00A0\u2014 two\u2026\nold\n';
    expect(apply(text, envelope('@@', ' It\'s "one" - two...', '-old', '+new'))).toBe(text.replace('old', 'new'));
    expect(apply('a-b\nold\n', envelope('@@', ' a\u2011b', '-old', '+new'))).toBe('a-b\nnew\n');
  });

  it('refuses a hunk that fits at several places', () => {
    const text = 'x\nsame\ny\nsame\nz\n';
    expect(() => apply(text, envelope('@@', '-same', '+new'))).toThrow('fits at several places (lines 2, 4)');
    expect(() => apply(text, unified('@@ -5,1 +5,1 @@', '-same', '+new'))).toThrow(
      'fits at several places (lines 2, 4)',
    );
  });

  it('lets a line number, a header, or the end of the file decide between equal places', () => {
    const text = 'def a\n  same\n\ndef b\n  same\n';
    expect(apply(text, unified('@@ -5,1 +5,1 @@', '-  same', '+  new'))).toBe('def a\n  same\n\ndef b\n  new\n');
    expect(apply(text, envelope('@@ def a', '-  same', '+  new'))).toBe('def a\n  new\n\ndef b\n  same\n');
    expect(apply(text, envelope('@@ def b', '-  same', '+  new'))).toBe('def a\n  same\n\ndef b\n  new\n');
    expect(apply(text, envelope('@@', '-  same', '+  new', '*** End of File'))).toBe('def a\n  same\n\ndef b\n  new\n');
  });

  it('expects later hunks as far off as the ones before', () => {
    const before = ['top', 'x', 'same', 'y', 'same', 'z'];
    const patch = unified('@@ -1,1 +1,1 @@', '-top', '+TOP', '@@ -5,1 +5,1 @@', '-same', '+new');
    expect(apply(`new 1\nnew 2\n${before.join('\n')}\n`, patch)).toBe('new 1\nnew 2\nTOP\nx\nsame\ny\nnew\nz\n');
  });

  it('follows a chain of headers', () => {
    const text = 'class A\n  def run\n    one\nclass B\n  def run\n    one\n';
    expect(apply(text, envelope('@@ class B', '@@ def run', '-    one', '+    two'))).toBe(
      'class A\n  def run\n    one\nclass B\n  def run\n    two\n',
    );
    expect(() => apply(text, envelope('@@ def run', '-    one', '+    two'))).toThrow(
      'fits at several places (lines 3, 6)',
    );
  });

  it('takes the start of a line as its header if no line is equal to it', () => {
    const text = '# def run\ndef runner(x):\n  one\ndef run(x):\n  one\n';
    expect(apply(text, envelope('@@ def run', '-  one', '+  two'))).toBe(text.replace(/one\n$/, 'two\n'));
    expect(apply(text, envelope('@@ def run', '+  zero'))).toBe(text.replace('run(x):\n', 'run(x):\n  zero\n'));
    // An equal line before the last hunk is the one that is meant.
    const both = 'class A\n  one\n  two\nclass A:\n  two\n';
    expect(apply(both, envelope('@@ class A', '-  one', '+  1', '@@ class A', '-  two', '+  2'))).toBe(
      'class A\n  1\n  2\nclass A:\n  two\n',
    );
    const two = 'def run(x):\n  one\ndef run(y):\n  one\n';
    expect(() => apply(two, envelope('@@ def run', '-  one', '+  two'))).toThrow('fits at several places (lines 2, 4)');
    expect(() => apply(two, envelope('@@ def ru', '-  one', '+  two'))).toThrow('is nowhere in the file: "def ru"');
  });

  it('applies several hunks under one header, and hunks that share context', () => {
    const text = 'def a\n  one\n  two\n  three\n';
    expect(
      apply(text, envelope('@@ def a', '-  one', '+  1', '   two', '@@ def a', '   two', '-  three', '+  3')),
    ).toBe('def a\n  1\n  two\n  3\n');
  });

  it('refuses to apply hunks backwards', () => {
    expect(() => apply('one\ntwo\n', envelope('@@', '-two', '+2', '@@', '-one', '+1'))).toThrow(
      'does not fit there: its lines are at line 1. Put the hunks in the order of the file',
    );
  });

  it('puts bare additions behind the line of the header, or at the end', () => {
    expect(apply('a\nb\n', envelope('@@ a', '+new'))).toBe('a\nnew\nb\n');
    expect(apply('a\nb\n', envelope('@@', '+new', '*** End of File'))).toBe('a\nb\nnew\n');
    expect(apply('a\nb\n', envelope('@@', '+new'))).toBe('a\nb\nnew\n');
    expect(() => apply('a\na\n', envelope('@@ a', '+new'))).toThrow('fits at several places (lines 1, 2)');
  });

  it('shows the expected line and the line of the file', () => {
    expect(() => apply('one\ntwo\nthree\n', unified('@@ -1,3 +1,3 @@', ' one', '-zwei', '+2', ' three'))).toThrow(
      'file: hunk 1 (@@ -1,3) does not fit: line 2 should be "zwei", but is "two"',
    );
    expect(() => apply('one\n', unified('@@ -1,2 +1,2 @@', ' one', '-two', '+2'))).toThrow(
      'line 2 should be "two", but is the end of the file',
    );
  });

  it('shows the place of the header if another place fits as well', () => {
    const text = 'def f():\n    x = 1\n    return x\n\n\ndef g():\n    x = 2\n    return x\n';
    const hunk = unified('@@ -6,3 +6,3 @@', ' def g():', '-    x = 1', '+    x = 3', '     return x');
    expect(() => apply(text, hunk)).toThrow('line 7 should be "    x = 1", but is "    x = 2"');
  });

  it('shows the nearest lines if the first line of a hunk is wrong, and if only words are alike', () => {
    const text = 'a\nfunction add(left, right) {\n  return left - right;\n}\nz\n';
    expect(() =>
      apply(text, envelope('@@', ' function sum(left, right) {', '-  return left - right;', '+  return 1;', ' }')),
    ).toThrow(
      'line 2 should be "function sum(left, right) {", but is "function add(left, right) {". The file has there:\n2: function add(left, right) {\n3:   return left - right;\n4: }',
    );
    expect(() => apply(text, envelope('@@', '-function add(a, right) {', '+x'))).toThrow(
      'should be "function add(a, right) {", but is "function add(left, right) {"',
    );
  });

  it('ends with hostile repetition instead of keeping the process busy', () => {
    const text = 'a\n'.repeat(200_000);
    const hunks = Array.from({ length: 200 }, () => [
      `@@`,
      ...Array.from({ length: 200 }, () => ' a'),
      '-b',
      '+c',
    ]).flat();
    expect(() => apply(text, envelope(...hunks))).toThrow(/does not fit|too much searching/);
  });
});
