import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolFailure } from '../../src/core/ports/tool.ts';
import { parsePatch } from '../../src/tools/patch/parse-patch.ts';

function renderChange(old: string, updated: string): string {
  return `--- ${old}\n+++ ${updated}\n@@ -1 +1 @@\n-a\n+b\n`;
}

function catchThrown(action: () => unknown): unknown {
  try {
    action();
    return null;
  } catch (thrown) {
    return thrown;
  }
}

describe('parsePatch', () => {
  it('reads every section of an envelope', () => {
    const patch = [
      '*** Begin Patch',
      '*** Add File: new/file.txt',
      '+one',
      '+',
      '+*** End Patch',
      '*** Delete File: gone.txt',
      '',
      '*** Update File: from.txt',
      '*** Move to: to.txt',
      '*** Update File: changed.txt',
      '@@ class A',
      '-old',
      '+new',
      '*** End Patch',
    ].join('\n');
    expect(parsePatch(patch)).toEqual([
      { type: 'add', path: 'new/file.txt', content: 'one\n\n*** End Patch\n', executable: false },
      { type: 'delete', path: 'gone.txt', hunks: null },
      { type: 'update', path: 'from.txt', target: 'to.txt', hunks: [], executable: null },
      {
        type: 'update',
        path: 'changed.txt',
        target: 'changed.txt',
        executable: null,
        hunks: [
          {
            label: 'hunk 1 (line 11 of the patch)',
            place: { type: 'search', headers: ['class A'], atEnd: false },
            lines: [
              { kind: 'remove', text: 'old' },
              { kind: 'add', text: 'new' },
            ],
            oldEndsBare: false,
            newEndsBare: false,
          },
        ],
      },
    ]);
  });

  it('takes off a/ and b/ only where both sides have them', () => {
    expect(parsePatch(renderChange('a/x.ts', 'b/x.ts'))).toMatchObject([
      { type: 'update', path: 'x.ts', target: 'x.ts' },
    ]);
    expect(parsePatch(renderChange('a/x.ts', 'a/x.ts'))).toMatchObject([
      { type: 'update', path: 'a/x.ts', target: 'a/x.ts' },
    ]);
    expect(parsePatch(renderChange('x.ts', 'x.ts\t2020-01-01'))).toMatchObject([{ type: 'update', path: 'x.ts' }]);
    expect(parsePatch('--- /dev/null\n+++ b/x.ts\n@@ -0,0 +1 @@\n+b\n')).toMatchObject([
      { type: 'add', path: 'x.ts', content: 'b\n' },
    ]);
    expect(parsePatch('--- a/x.ts\n+++ /dev/null\n@@ -1 +0,0 @@\n-b\n')).toMatchObject([
      { type: 'delete', path: 'x.ts' },
    ]);
  });

  it('reads git renames and modes', () => {
    expect(parsePatch('diff --git a/x b/y\nsimilarity index 100%\nrename from x\nrename to y\n')).toMatchObject([
      { type: 'update', path: 'x', target: 'y', hunks: [] },
    ]);
    expect(parsePatch('diff --git a/x b/x\nold mode 100644\nnew mode 100755\n')).toMatchObject([
      { type: 'update', path: 'x', target: 'x', executable: true },
    ]);
    expect(parsePatch('diff --git a/x b/x\nnew file mode 100755\nindex 0000000..e69de29\n')).toEqual([
      { type: 'add', path: 'x', content: '', executable: true },
    ]);
  });

  it.each([
    ['', 'the patch is empty'],
    ['just words', 'the patch has no file section'],
    ['*** Begin Patch\n*** Add File: a\n+x\n', 'does not end with "*** End Patch"'],
    ['*** Begin Patch\n*** End Patch', 'the patch changes nothing'],
    [
      '*** Begin Patch\n*** Add File: a\nx\n*** End Patch',
      'line 3 of the patch: every line of a new file starts with +, but this is "x"',
    ],
    ['*** Begin Patch\n*** Update File: a\n*** End Patch', 'line 2 of the patch: this update has no lines that change'],
    ['*** Begin Patch\n*** Update File: a\n@@\n one\n*** End Patch', 'line 3 of the patch: this hunk changes nothing'],
    [
      '*** Begin Patch\n*** Update File: a\n@@\n-one\nx\n*** End Patch',
      'line 5 of the patch: a hunk line starts with a space, + or -',
    ],
    [
      '*** Begin Patch\n*** Update File: a\n@@ -1,2 +1,2 @@\n-one\n*** End Patch',
      'line 3 of the patch: here @@ is followed by a line',
    ],
    ['*** Begin Patch\n*** Rename File: a\n*** End Patch', 'line 2 of the patch: expected "*** Add File: "'],
    [
      '*** Begin Patch\n*** Delete File: a\nx\n*** End Patch',
      'line 3 of the patch: nothing belongs under "*** Delete File"',
    ],
    ['*** Begin Patch\n*** Delete File:  \n*** End Patch', 'line 2 of the patch: the path is missing'],
    ['--- a/x\n+++ b/x\n', 'x: the section has no hunks'],
    ['--- a/x\n+++ b/x\n@@ def f\n-a\n', 'line 3 should be like "@@ -1,3 +1,4 @@", but is "@@ def f"'],
    ['--- a/x\n+++ b/x\n@@ -1,2 +1,1 @@\n-a\n', 'the patch cannot be read: '],
    ['--- a/x\n+++ b/x\n@@ -1,1 +1,1 @@\n-a\n+b\n+c\n', 'the patch cannot be read: '],
    ['--- a/x\n+++ b/y\n@@ -1 +1 @@\n-a\n+b\n', '"x" and "y" differ'],
    ['--- /dev/null\n+++ /dev/null\n@@ -1 +1 @@\n-a\n+b\n', '/dev/null on both sides'],
    ['@@ -1 +1 @@\n-a\n+b\n', 'hunks without --- and +++ lines'],
    ['diff --git a/x b/y\ncopy from x\ncopy to y\n', 'copies are not supported'],
    ['diff --git a/x b/x\nBinary files a/x and b/x differ\n', 'binary changes cannot be patched'],
    [
      'diff --git a/x b/x\nnew file mode 120000\n--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+/etc/passwd\n',
      'file mode 120000 is not supported',
    ],
    ['--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\0\n+b\n', 'holds NUL'],
    ['--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+\uD800\n', 'not valid Unicode'],
  ])('refuses %j', (patch, message) => {
    expect(() => parsePatch(patch)).toThrow(message);
    expect(() => parsePatch(patch)).toThrow(ToolFailure);
  });

  it('throws nothing but ToolFailure, whatever it gets', () => {
    const piece = fc.constantFrom(
      '*** Begin Patch\n',
      '*** End Patch\n',
      '*** Update File: a\n',
      '*** Add File: b\n',
      '*** Move to: c\n',
      '*** End of File\n',
      '--- a/x\n',
      '+++ b/x\n',
      '--- /dev/null\n',
      '@@ -1 +1 @@\n',
      '@@ -1,0 +1,9 @@\n',
      '@@\n',
      '@@ x\n',
      ' c\n',
      '-r\n',
      '+a\n',
      '\n',
      '\\ No newline at end of file\n',
      'diff --git a/x b/x\n',
      'diff --git "a/x\\n\n',
      'rename from x\n',
      'rename to \n',
      'new file mode 100644\n',
      '\r',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 25 }), (pieces) => {
        const thrown = catchThrown(() => parsePatch(pieces.join('')));
        expect(thrown === null || thrown instanceof ToolFailure).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
