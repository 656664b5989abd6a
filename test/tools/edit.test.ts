import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ToolFailure } from '../../src/core/ports/tool.ts';
import { edit } from '../../src/tools/edit.ts';
import { createDirectory, writeFiles } from '../fixtures/workspace.ts';
import { bindCall, openFiles, runOnFiles } from './tool-context.ts';

const text = 'const a = 1;\nconst b = 2;\nconst c = a + 1;\n';

async function apply(content: string, edits: unknown): Promise<string> {
  const root = createDirectory();
  writeFiles(root, { 'a.ts': content });
  await runOnFiles(edit, root, { filePath: 'a.ts', edits });
  return readFileSync(join(root, 'a.ts'), 'utf8');
}

describe('edit', () => {
  it('replaces a part of a line, and several lines', async () => {
    expect(await apply(text, [{ oldText: 'b = 2', newText: 'b = 3' }])).toBe(text.replace('b = 2', 'b = 3'));
    expect(await apply(text, [{ oldText: '1;\nconst b = 2;\n', newText: '1;\n' }])).toBe(
      'const a = 1;\nconst c = a + 1;\n',
    );
  });

  it('applies each edit to the result of the one before, all or none', async () => {
    expect(
      await apply(text, [
        { oldText: 'a = 1', newText: 'x = 1' },
        { oldText: 'x = 1', newText: 'y = 1' },
      ]),
    ).toContain('const y = 1;');
    const root = createDirectory();
    writeFiles(root, { 'a.ts': text });
    const edits = [
      { oldText: 'a = 1', newText: 'x = 1' },
      { oldText: 'absent', newText: '' },
    ];
    await expect(runOnFiles(edit, root, { filePath: 'a.ts', edits })).rejects.toThrow('a.ts: oldText of edit 2');
    expect(readFileSync(join(root, 'a.ts'), 'utf8')).toBe(text);
  });

  it('refuses a text that is there several times, and replaces each if all is set', async () => {
    await expect(apply(text, [{ oldText: '1', newText: '2' }])).rejects.toThrow(
      'a.ts: oldText is there several times (lines 1, 3): add lines around it to both texts, or set all to replace each',
    );
    expect(await apply(text, [{ oldText: '1', newText: '2', all: true }])).toBe(text.replaceAll('1', '2'));
    expect(await apply('aaaaa', [{ oldText: 'aa', newText: 'b', all: true }])).toBe('bba');
  });

  it('shows the nearest lines for a text that is not there', async () => {
    await expect(apply(text, [{ oldText: 'const b = 4;', newText: 'x' }])).rejects.toThrow(
      'oldText does not fit: line 2 should be "const b = 4;", but is "const b = 2;". The file has there:\n2: const b = 2;',
    );
    // The first line of the file has nothing before it.
    await expect(apply('one\ntwo\n', [{ oldText: '\none\ntwo', newText: 'x' }])).rejects.toThrow(
      'line 1 should be "", but is "one". The file has there:\n1: one\n2: two',
    );
    await expect(apply(text, [{ oldText: 'a', newText: 'a' }])).rejects.toThrow('oldText and its newText are equal');
  });

  it('advises to leave out line numbers that were copied with the text', async () => {
    const advice = 'oldText does not fit (leave out the line numbers, such as "L3: ")';
    await expect(apply(text, [{ oldText: 'L2: const b = 2;', newText: 'x' }])).rejects.toThrow(advice);
    await expect(apply('a\n\nb\n', [{ oldText: 'L1: a\nL2:\nL3: b', newText: 'x' }])).rejects.toThrow(advice);
    await expect(apply(text, [{ oldText: 'L2 = const', newText: 'x' }])).rejects.not.toThrow('leave out');
  });

  it('creates a file for an empty text, and never replaces one', async () => {
    const root = createDirectory();
    const output = await runOnFiles(edit, root, { filePath: 'new/b.ts', edits: [{ oldText: '', newText: 'b\n' }] });
    expect(output.value).toMatchObject({ success: true, changes: [{ path: 'new/b.ts', kind: 'add' }] });
    expect(readFileSync(join(root, 'new/b.ts'), 'utf8')).toBe('b\n');
    await expect(
      runOnFiles(edit, root, { filePath: 'new/b.ts', edits: [{ oldText: '', newText: 'c' }] }),
    ).rejects.toThrow('oldText is empty, and the file is not');
    await expect(
      runOnFiles(edit, root, { filePath: 'absent.ts', edits: [{ oldText: 'a', newText: 'c' }] }),
    ).rejects.toThrow('absent.ts does not exist');
    expect(existsSync(join(root, 'absent.ts'))).toBe(false);
  });

  it('keeps the line ends of the file', async () => {
    expect(await apply('a\r\nb\r\nc\r\n', [{ oldText: 'a\nb', newText: 'x\ny\nz' }])).toBe('x\r\ny\r\nz\r\nc\r\n');
    expect(await apply('a\nb\r\n', [{ oldText: 'a', newText: 'x' }])).toBe('x\nb\r\n');
    expect(await apply('a\nb\nc\n', [{ oldText: 'a\r\nb', newText: 'x\r\ny\r\nz' }])).toBe('x\ny\nz\nc\n');
    expect(await apply('a\r\nb\r\n', [{ oldText: 'a\r\nb', newText: 'x\ny' }])).toBe('x\r\ny\r\n');
    expect(await apply('a\nb\n', [{ oldText: 'a\n', newText: 'a\r\n' }])).toBe('a\r\nb\n');
    expect(await apply('a', [{ oldText: 'a', newText: 'a\r\nb' }])).toBe('a\r\nb');
  });

  it('indents new lines as the file does if the old text differs in its whitespace alone', async () => {
    expect(await apply('if (a) {\n\tb();\n}\n', [{ oldText: '    b();\n', newText: '    c();\n' }])).toBe(
      'if (a) {\n\tc();\n}\n',
    );
  });

  it('keeps the lines that it repeats and the characters that it does not change as the file has them', async () => {
    expect(await apply('one  \ntwo\nthree \n', [{ oldText: 'one\ntwo\nthree', newText: 'one\n2\nthree' }])).toBe(
      'one  \n2\nthree \n',
    );
    const quoted = 'it’s “big” — so\n“other”\n';
    expect(await apply(quoted, [{ oldText: 'it\'s "big" - so\n"other"', newText: 'it\'s "new" - so\n"other"' }])).toBe(
      'it’s “new” — so\n“other”\n',
    );
    expect(await apply(quoted, [{ oldText: 'it\'s "big" - so', newText: 'a separate "line"' }])).toBe(
      'a separate "line"\n“other”\n',
    );
    expect(
      await apply('a:\n  b:\n    c\n', [
        { oldText: '    b:\n        c', newText: '    b:\n        c\n        d:\n            e' },
      ]),
    ).toBe('a:\n  b:\n    c\n    d:\n      e\n');
  });

  it('finds letters in their other Unicode form, and text with characters without a width in it', async () => {
    expect(await apply('cafe\u0301 1\n', [{ oldText: 'caf\u00E9 1', newText: 'tea 1' }])).toBe('tea 1\n');
    expect(await apply('caf\u00E9 1\n', [{ oldText: 'cafe\u0301 1', newText: 'tea 1' }])).toBe('tea 1\n');
    expect(await apply('he\u200Bllo\n', [{ oldText: 'hello', newText: 'bye' }])).toBe('bye\n');
  });

  it('reads and writes its file, as rules see it', async () => {
    const root = createDirectory();
    writeFiles(root, { 'src/a.ts': text });
    const call = bindCall(edit, { filePath: 'src/a.ts', edits: [{ oldText: 'b = 2', newText: 'b = 3' }] });
    const files = openFiles(root);
    expect(await call.listAccesses(files)).toMatchObject([
      { type: 'write', path: 'src/a.ts' },
      { type: 'read', path: 'src/a.ts' },
    ]);
    const [change] = (await call.planChanges(files)) ?? [];
    expect(Buffer.from(change?.after?.content ?? []).toString()).toBe(text.replace('b = 2', 'b = 3'));
    await expect(
      bindCall(edit, { filePath: 'src/a.ts', edits: [{ oldText: 'z', newText: '' }] }).planChanges(files),
    ).rejects.toThrow(ToolFailure);
  });

  it('takes time in proportion to the text and the searched text', async () => {
    const long = 'a'.repeat(2_000_000);
    await expect(
      apply(long, [{ oldText: `${'a'.repeat(500_000)}b${'a'.repeat(500_000)}`, newText: '' }]),
    ).rejects.toThrow('does not fit');
  });
});

describe('the forms of other agents', () => {
  it.each([
    [{ file_path: 'a.ts', old_string: 'b = 2', new_string: 'b = 3' }],
    [{ file_path: 'a.ts', old_string: 'b = 2', new_string: 'b = 3', replace_all: false }],
    [{ filePath: 'a.ts', oldString: 'b = 2', newString: 'b = 3', replaceAll: true }],
    [{ file_path: 'a.ts', edits: [{ old_string: 'b = 2', new_string: 'b = 3', replace_all: true }] }],
    [{ path: 'a.ts', oldText: 'b = 2', newText: 'b = 3' }],
    [{ path: 'a.ts', edits: [{ oldText: 'b = 2', newText: 'b = 3' }] }],
    [{ command: 'str_replace', path: 'a.ts', old_str: 'b = 2', new_str: 'b = 3' }],
    [{ file_path: 'a.ts', instruction: 'b is 3', old_string: 'b = 2', new_string: 'b = 3', expected_replacements: 1 }],
  ])('%j is an edit', async (args) => {
    const root = createDirectory();
    writeFiles(root, { 'a.ts': text });
    await runOnFiles(edit, root, args);
    expect(readFileSync(join(root, 'a.ts'), 'utf8')).toBe(text.replace('b = 2', 'b = 3'));
  });

  it('sends the commands view and create of one tool to the tools for them', () => {
    const view = edit.bind({ command: 'view', path: 'a.ts', view_range: [2, 4] });
    expect(view).toMatchObject({
      type: 'bound',
      tool: { name: 'readFile' },
      call: { args: { filePath: 'a.ts', offset: 2, limit: 3 } },
    });
    const create = edit.bind({ command: 'create', path: 'a.ts', file_text: 'x' });
    expect(create).toMatchObject({ type: 'bound', tool: { name: 'writeFile' }, call: { args: { content: 'x' } } });
    expect(edit.bind({ command: 'insert', path: 'a.ts', insert_line: 1, new_str: 'x' })).toMatchObject({
      type: 'invalid',
    });
  });
});
