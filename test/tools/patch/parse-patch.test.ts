import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolFailure } from '../../../src/core/ports/tool.ts';
import { parsePatch } from '../../../src/tools/patch/parse-patch.ts';

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

  it('removes a/ and b/ only if both sides have them', () => {
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

  it('counts the lines of a hunk itself if its header is wrong', () => {
    const lines = [' a', '-b', '+c', ''];
    for (const header of [
      '@@ -1,9 +1,9 @@',
      '@@ -1 +1 @@',
      '@@ -1,2 +1,2 @@',
      '@@ -1,3 +1 @@ def f',
      '@@ ... @@',
      '@@',
      '@@ def f',
    ])
      expect(parsePatch(['--- a/x', '+++ b/x', header, ...lines].join('\n')), header).toMatchObject([
        {
          hunks: [
            {
              lines: [
                { kind: 'context', text: 'a' },
                { kind: 'remove', text: 'b' },
                { kind: 'add', text: 'c' },
              ],
            },
          ],
        },
      ]);
    const mail = ['--- a/x', '+++ b/x', '@@ -1,9 +1,9 @@', ...lines.slice(0, 3), '-- ', '2.39.5', ''].join('\n');
    expect(parsePatch(mail)).toMatchObject([{ hunks: [{ lines: [{}, {}, { text: 'c' }] }] }]);
    // Correct line counts decide whether a line that looks like a header is one.
    const header = ['--- a/x', '+++ b/x', '@@ -1,2 +1,2 @@', '--- a', '-- b', '+++ a', '+++ b', ''].join('\n');
    expect(parsePatch(header)).toMatchObject([{ hunks: [{ lines: [{ text: '-- a' }, { text: '- b' }, {}, {}] }] }]);
  });

  it('reads an envelope that is indented, fenced, or a here-document, and line numbers in it', () => {
    const lines = [
      '*** Begin Patch',
      '*** Update File: a',
      '*** Move to: b',
      '@@ -3,1 +3,1 @@',
      '-x',
      '+y',
      '*** End of File ',
      '*** Add File: c',
      '+c',
      '*** Delete File: d',
      '*** End Patch',
    ];
    const wanted = [
      { type: 'update', path: 'a', target: 'b' },
      { type: 'add', path: 'c' },
      { type: 'delete', path: 'd' },
    ];
    const indented = lines.map((line) => (line.startsWith('***') && !line.includes('End of') ? `  ${line}` : line));
    for (const form of [lines, indented, ['```diff', ...lines, '```'], ["apply_patch <<'EOF'", ...lines, 'EOF']])
      expect(parsePatch(form.join('\n'))).toMatchObject(wanted);
    const numbered = ['*** Begin Patch', '*** Update File: a', '@@ -3,1 +3,1 @@', '-x', '+y', '*** End Patch'];
    expect(parsePatch(numbered.join('\n'))).toMatchObject([{ hunks: [{ place: { type: 'line', line: 2 } }] }]);
    // A line of the file may look like a mark.
    const quoted = ['*** Begin Patch', '*** Update File: a', '@@', ' *** Delete File: d', '-x', '+y', '*** End Patch'];
    expect(parsePatch(quoted.join('\n'))).toMatchObject([{ hunks: [{ lines: [{ kind: 'context' }, {}, {}] }] }]);
  });

  it('reads an envelope between words, several as one, and empty lines of a new file without +', () => {
    const update = ['*** Update File: a', '@@', '-x', '+y'];
    const added = ['*** Add File: b', '', '+b', '', '+c', '', ''];
    const wanted = [
      { type: 'update', path: 'a' },
      { type: 'add', path: 'b', content: 'b\n\nc\n' },
    ];
    const both = ['*** Begin Patch', ...update, ...added, '*** End Patch'];
    const each = ['*** Begin Patch', ...update, '*** End Patch', '', '*** Begin Patch', ...added, '*** End Patch'];
    for (const form of [both, each, ['Here is the patch:', '', ...both], [...both, '```', 'Done.'], ['```', ...both]])
      expect(parsePatch(form.join('\n'))).toMatchObject(wanted);
    // A diff of a file that contains an envelope.
    const diff = ['--- a/a', '+++ b/a', '@@ -1,2 +1,2 @@', ' *** Begin Patch', '-x', '+y', '*** Begin Patch'];
    expect(parsePatch(diff.join('\n'))).toMatchObject([{ type: 'update', path: 'a', hunks: [{}] }]);
  });

  it.each([
    ['*** Begin Patch\n*** Update File: a\n@@\n-x\n *** End Patch\n+y\n', 'it may have been cut off'],
    ['*** Begin Patch\n*** End Patch\n*** Begin Patch\n*** Add File: a\n+x\n', 'it may have been cut off'],
    ['*** Begin Patch\n*** Add File: a\n+x\n*** End Patch\n*** Add File: b\n', 'it may have been cut off'],
    ['', 'the patch is empty'],
    ['just words', 'the patch has no file section'],
    ['*** Begin Patch\n*** Add File: a\n+x\n', 'does not end with "*** End Patch"'],
    ['*** Begin Patch\n*** End Patch', 'the patch changes nothing'],
    [
      '*** Begin Patch\n*** Add File: a\nx\n*** End Patch',
      'line 3 of the patch: every line of a new file starts with +, but this is "x"',
    ],
    ['*** Begin Patch\n*** Update File: a\n*** End Patch', 'line 2 of the patch: this update has no lines that change'],
    [
      '*** Begin Patch\n*** Update File: a\n@@\n one\n*** End Patch',
      'line 3 of the patch: this update changes nothing',
    ],
    [
      '*** Begin Patch\n*** Update File: a\n@@\n-one\nx\n*** End Patch',
      'line 5 of the patch: a hunk line starts with a space, + or -',
    ],
    ['*** Begin Patch\n*** Rename File: a\n*** End Patch', 'line 2 of the patch: expected "*** Add File: "'],
    [
      '*** Begin Patch\n*** Delete File: a\nx\n*** End Patch',
      'line 3 of the patch: nothing belongs under "*** Delete File"',
    ],
    ['*** Begin Patch\n*** Delete File:  \n*** End Patch', 'line 2 of the patch: the path is missing'],
    ['--- a/x\n+++ b/x\n', 'x: the section has no hunks'],
    [
      '--- a/x\n+++ b/x\n@@ -1,2 +1,1 @@\n-a\nwords\n',
      'line 5 of the patch: a hunk line starts with a space, + or -, but this is "words"',
    ],
    ['--- a/x\n+++ b/x\n@@ -4,2 +4,9 @@\n+a\n', 'and the hunk has no old line that gives its place'],
    ['--- a/x\n+++ b/y\n@@ -1 +1 @@\n-a\n+b\n', '"x" and "y" differ'],
    ['--- /dev/null\n+++ /dev/null\n@@ -1 +1 @@\n-a\n+b\n', 'the names of the file are missing in "--- /dev/null"'],
    ['@@ -1 +1 @@\n-a\n+b\n', 'hunks without --- and +++ lines'],
    [
      'diff --git a/x b/x\nBinary files a/x and b/x differ\n',
      'x: a patch of a binary file is not applied here; use git apply in a command',
    ],
    [
      'diff --git a/x b/x\nindex 12..34\nGIT binary patch\nliteral 0\nHcmV?d00001\n\n',
      'x: a patch of a binary file is not applied here; use git apply in a command',
    ],
    [
      'diff --git a/x b/y\nsimilarity index 100%\ncopy from x\ncopy to y\n',
      'line 1 of the patch: copies are not applied here',
    ],
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

  it('throws only ToolFailure, for any input', () => {
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
