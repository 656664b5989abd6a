import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listDir } from '../../src/tools/list-dir.ts';
import { readFile } from '../../src/tools/read-file.ts';
import { updatePlan } from '../../src/tools/update-plan.ts';
import { writeFile } from '../../src/tools/write-file.ts';
import type { Tool } from '../../src/core/ports/tool.ts';
import type { Plan } from '../../src/core/types/event.ts';
import { createDirectory, writeFiles } from '../fixtures/workspace.ts';
import {
  bindCall,
  createContext,
  createFilesOnlySandbox,
  openFiles,
  readField,
  runOnFiles,
  runTool,
} from './tool-context.ts';

async function readContent(tool: Tool, root: string, args: unknown): Promise<unknown> {
  return readField(await runOnFiles(tool, root, args), 'content');
}

describe('readFile', () => {
  it('gives a script the text and a structured call numbered lines, from offset, at most limit', async () => {
    const root = createDirectory();
    writeFiles(root, { 'a.txt': 'one\ntwo\r\n\nfour' });
    expect(await readContent(readFile, root, { filePath: 'a.txt' })).toBe('one\ntwo\r\n\nfour');
    expect(await readContent(readFile, root, { filePath: 'a.txt', numbered: true })).toBe(
      'L1: one\nL2: two\nL3: \nL4: four',
    );
    const output = await runOnFiles(readFile, root, { filePath: 'a.txt', offset: 2, limit: 2 });
    expect(output.value).toEqual({ content: 'two\r\n\n', success: true });
    expect(output.text).toBe('L2: two\nL3: \n[lines 2–3 of 4]');
  });

  it('reports that a file is empty, and that a line does not exist', async () => {
    const root = createDirectory();
    writeFiles(root, { 'empty.txt': '', 'a.txt': 'one\n' });
    expect((await runOnFiles(readFile, root, { filePath: 'empty.txt' })).text).toBe('empty.txt is empty.');
    await expect(runOnFiles(readFile, root, { filePath: 'a.txt', offset: 2 })).rejects.toThrow(
      'a.txt has 1 lines; there is no line 2',
    );
  });

  it('shows long lines cut, and no more than a model can take', async () => {
    const root = createDirectory();
    writeFiles(root, { 'long.txt': `${'x'.repeat(3_000)}\n`.repeat(1_000) });
    const output = await runOnFiles(readFile, root, { filePath: 'long.txt' });
    // A script can write back the same content.
    expect(readField(output, 'content')).toBe(`${'x'.repeat(3_000)}\n`.repeat(1_000));
    expect(output.text?.length).toBeLessThan(101_000);
    expect(output.text).toMatch(/^L1: x{2000}… \[1000 more characters\]\n[\s\S]*\n\[lines 1–\d+ of 1000\]$/);
  });

  it('gives a script all lines of a long file, and shows 2000 of them', async () => {
    const root = createDirectory();
    const text = Array.from({ length: 2_500 }, (_, index) => `line ${index + 1}\n`).join('');
    writeFiles(root, { 'long.txt': text });
    const output = await runOnFiles(readFile, root, { filePath: 'long.txt' });
    expect(readField(output, 'content')).toBe(text);
    expect(output.text).toMatch(/\nL2000: line 2000\n\[lines 1–2000 of 2500\]$/);
  });

  it('refuses binary files, directories, pipes and paths outside the workspace', async () => {
    const root = createDirectory();
    const wide = `${'x'.repeat(6_000_000)}\n`;
    writeFiles(root, { 'large.txt': 'x'.repeat(11 * 1024 * 1024), 'wide.txt': wide + wide, 'directory/a.txt': '' });
    writeFileSync(join(root, 'large.bin'), Buffer.alloc(11 * 1024 * 1024));
    writeFileSync(join(root, 'binary'), Buffer.from([0x7f, 0x45, 0x00, 0x46]));
    expect(spawnSync('mkfifo', [join(root, 'pipe')]).status).toBe(0);
    symlinkSync('/etc/passwd', join(root, 'link'));
    const read = (filePath: string) => runOnFiles(readFile, root, { filePath });
    await expect(read('binary')).rejects.toThrow('binary is a binary file of 4 bytes, not text');
    await expect(read('large.bin')).rejects.toThrow('large.bin is a binary file of 11534336 bytes, not text');
    await expect(read('large.txt')).rejects.toThrow(
      'large.txt has 11534336 bytes, and line 1 alone has more than the 10485760 that can be read at once; cut it by a command (cut -c1-2000)',
    );
    await expect(read('wide.txt')).rejects.toThrow(
      'wide.txt has 12000002 bytes, and lines 1 to 2 have more than the 10485760 that can be read at once; give a smaller limit',
    );
    await expect(read('directory')).rejects.toThrow('directory is a directory');
    await expect(read('pipe')).rejects.toThrow('not a regular file');
    await expect(read('link')).rejects.toThrow('is outside the workspace');
    await expect(read('../x')).rejects.toThrow('is outside the workspace');
    await expect(read('a\nb')).rejects.toThrow('"a\\\\x0ab" is not a usable path');
    await expect(read('none')).rejects.toThrow('none does not exist');
  });

  it('reads a slice of a file of any size', async () => {
    const root = createDirectory();
    const numbers = Array.from({ length: 1_500_000 }, (_, index) => `line ${index + 1}`);
    writeFiles(root, { 'large.log': `${numbers.join('\n')}\n`, 'long.txt': `${'é'.repeat(12_000_000)}\nshort` });
    const read = (args: object) => runOnFiles(readFile, root, { filePath: 'large.log', ...args });
    const near = await read({ offset: 1_400_000, limit: 2 });
    expect(near.value).toEqual({ content: 'line 1400000\nline 1400001\n', success: true });
    expect(near.text).toBe('L1400000: line 1400000\nL1400001: line 1400001\n[lines 1400000–1400001 of more]');
    expect((await read({ offset: 1_500_000, limit: 9 })).text).toBe('L1500000: line 1500000');
    await expect(read({ offset: 1_500_001 })).rejects.toThrow('large.log has 1500000 lines; there is no line 1500001');
    const whole = await read({});
    expect(String(readField(whole, 'content')).split('\n')).toHaveLength(2_001);
    expect(readField(whole, 'note')).toMatch(/^The file has \d+ bytes: give offset and limit to read other lines\.$/);
    expect((await read({ filePath: 'long.txt', offset: 2 })).value).toMatchObject({ content: 'short' });
    writeFiles(root, { 'large.py': `${'# filler\n'.repeat(1_200_000)}def f():\n    return 1\nf()\n` });
    const block = await read({
      filePath: 'large.py',
      mode: 'indentation',
      anchorLine: 1_200_002,
      numbered: true,
      limit: 2,
    });
    expect(readField(block, 'content')).toMatch(/L1200002: {5}return 1$/);
  });

  it('reads UTF-16, Latin-1, and unknown encodings, and reports which', async () => {
    const root = createDirectory();
    const utf16 = Buffer.from('\uFEFFgrün\nzwei\n', 'utf16le');
    writeFileSync(join(root, 'le.txt'), utf16);
    writeFileSync(join(root, 'be.txt'), Buffer.from(utf16).swap16());
    writeFileSync(join(root, 'bare.txt'), utf16.subarray(2));
    writeFileSync(join(root, 'latin.txt'), Buffer.from('grün\nzwei\n', 'latin1'));
    writeFileSync(join(root, 'other.txt'), Buffer.from([0x61, 0x93, 0x94, 0x0a]));
    writeFileSync(join(root, 'damaged.txt'), Buffer.concat([Buffer.from('grün '), Buffer.from([0xff, 0x0a])]));
    const read = async (filePath: string) => (await runOnFiles(readFile, root, { filePath })).value;
    const text = (content: string, note: string) => ({ content, success: true, note });
    expect(await read('le.txt')).toEqual(text('\uFEFFgrün\nzwei\n', 'The file is encoded as UTF-16LE.'));
    expect(await read('be.txt')).toEqual(text('\uFEFFgrün\nzwei\n', 'The file is encoded as UTF-16BE.'));
    expect(await read('bare.txt')).toEqual(text('grün\nzwei\n', 'The file is encoded as UTF-16LE.'));
    expect(await read('latin.txt')).toEqual(text('grün\nzwei\n', 'The file is encoded as Latin-1.'));
    const unknown = 'The encoding is unknown: bytes that are not UTF-8 are shown as U+FFFD.';
    expect(await read('other.txt')).toEqual(text('a\uFFFD\uFFFD\n', unknown));
    expect(await read('damaged.txt')).toEqual(text('grün \uFFFD\n', unknown));
    const shown = await runOnFiles(readFile, root, { filePath: 'latin.txt', limit: 1 });
    expect(shown.text).toBe('[The file is encoded as Latin-1.]\nL1: grün\n[lines 1–1 of 2]');
  });

  it('reads the block around a line by its indentation', async () => {
    const root = createDirectory();
    const source = [
      'import x', // 1
      '',
      '@decorated', // 3
      'class A:',
      '    """Doc."""', // 5
      '',
      '    def run(self):', // 7
      '        if x:',
      '            one()', // 9
      '        else:',
      '            two()', // 11
      '        return 1',
      '', // 13
      '    def other(self):',
      '        pass', // 15
      '',
      'def last():', // 17
      '    pass',
    ];
    writeFiles(root, { 'a.py': source.join('\n') });
    const readBlock = async (anchorLine: number, maxLevels: number, limit = 2_000): Promise<string> => {
      const content = String(
        await readContent(readFile, root, {
          filePath: 'a.py',
          mode: 'indentation',
          anchorLine,
          maxLevels,
          limit,
          numbered: true,
        }),
      );
      const numbers = content.split('\n').map((line) => Number(/^L(\d+): /.exec(line)?.[1]));
      expect(content).toBe(numbers.map((number) => `L${number}: ${source[number - 1]}`).join('\n'));
      return `${numbers[0]}-${numbers.at(-1)}`;
    };
    expect(await readBlock(9, 0)).toBe('9-9');
    expect(await readBlock(11, 1)).toBe('8-11');
    expect(await readBlock(9, 2)).toBe('7-12');
    expect(await readBlock(9, 3)).toBe('3-15');
    expect(await readBlock(9, 9)).toBe('3-15');
    expect(await readBlock(17, 1)).toBe('17-18');
    expect(await readBlock(13, 1)).toBe('3-15');
    expect(await readBlock(9, 3, 5)).toBe('7-11');
  });

  it('ends a block of braces with its closing line', async () => {
    const root = createDirectory();
    writeFiles(root, {
      'a.ts': 'const a = 1;\nfunction f() {\n\tif (a) {\n\t\treturn 1;\n\t} else {\n\t\treturn 2;\n\t}\n}\nf();\n',
    });
    const read = (anchorLine: number, maxLevels: number) =>
      readContent(readFile, root, { filePath: 'a.ts', mode: 'indentation', anchorLine, maxLevels, numbered: true });
    expect(await read(6, 1)).toBe('L3: \tif (a) {\nL4: \t\treturn 1;\nL5: \t} else {\nL6: \t\treturn 2;\nL7: \t}');
    expect(String(await read(6, 2)).split('\n')).toHaveLength(7);
  });
});

describe('writeFile', () => {
  it('creates with its directories, and replaces', async () => {
    const root = createDirectory();
    const created = await runOnFiles(writeFile, root, { filePath: 'a/b/c.txt', content: 'ü\n' });
    expect(created.value).toEqual({ bytes: 3, created: true });
    const replaced = await runOnFiles(writeFile, root, { filePath: 'a/b/c.txt', content: '' });
    expect(replaced.value).toEqual({ bytes: 0, created: false });
    expect(readFileSync(join(root, 'a/b/c.txt'), 'utf8')).toBe('');
  });

  it('writes through a link only to the decided path: its target', async () => {
    const root = createDirectory();
    writeFiles(root, { 'real.txt': 'a' });
    symlinkSync('real.txt', join(root, 'inside'));
    symlinkSync('/tmp', join(root, 'outside'));
    expect(await bindCall(writeFile, { filePath: 'inside', content: '' }).listAccesses(openFiles(root))).toEqual([
      { type: 'write', path: 'real.txt', valid: true, isFile: true },
    ]);
    expect(await bindCall(writeFile, { filePath: 'outside/x', content: '' }).listAccesses(openFiles(root))).toEqual([
      { type: 'write', path: '/tmp/x', valid: true, isFile: true },
    ]);
    await expect(runOnFiles(writeFile, root, { filePath: 'outside/x', content: '' })).rejects.toThrow(
      'is outside the workspace',
    );
  });

  it('writes the bytes that rules decide about, in the form of the file', async () => {
    const root = createDirectory();
    writeFileSync(join(root, 'a.ini'), Buffer.from('grün=1\r\n', 'latin1'));
    const call = bindCall(writeFile, { filePath: 'a.ini', content: 'grün=2\nb=3\n' });
    const [change] = (await call.planChanges(openFiles(root))) ?? [];
    const output = await call.run(createContext(createFilesOnlySandbox(openFiles(root))));
    expect(output.text).toBe(
      'Replaced a.ini (13 bytes). Kept from the old content: the encoding Latin-1, CRLF line ends.',
    );
    expect(readField(output, 'note')).toMatch(/^Kept /);
    const written = readFileSync(join(root, 'a.ini'));
    expect(written).toEqual(Buffer.from('grün=2\r\nb=3\r\n', 'latin1'));
    expect(Buffer.from(change?.after?.content ?? [])).toEqual(written);
  });

  it('refuses text that has no UTF-8 form', () => {
    expect(writeFile.input.safeParse({ filePath: 'a', content: '\uDC00' }).success).toBe(false);
  });
});

describe('listDir', () => {
  it('shows a tree with marks, links not followed', async () => {
    const root = createDirectory();
    writeFiles(root, {
      'src/a.ts': '',
      'src/deep/b.ts': '',
      'src/deep/er/c.ts': '',
      '.hidden': '',
      'node_modules/x/y.js': '',
      'env/pyvenv.cfg': '',
      '.git/config': '',
    });
    symlinkSync('src', join(root, 'link'));
    expect(spawnSync('mkfifo', [join(root, 'pipe')]).status).toBe(0);
    writeFileSync(join(root, 'a\u001b[2Jb'), '');
    expect(await readContent(listDir, root, { dirPath: '.' })).toBe(
      ['.git/', '.hidden', 'a\\x1b[2Jb', 'env/', 'link@', 'node_modules/', 'pipe?', 'src/', '  a.ts', '  deep/'].join(
        '\n',
      ),
    );
    expect(await readContent(listDir, root, { dirPath: 'src', depth: 3 })).toBe('a.ts\ndeep/\n  b.ts\n  er/\n    c.ts');
    expect(await readContent(listDir, root, { dirPath: 'link', depth: 1 })).toBe('a.ts\ndeep/');
    expect(await readContent(listDir, root, { dirPath: 'node_modules' })).toBe('x/\n  y.js');
  });

  it('shows something of each directory on the first page, and the rest on the next ones', async () => {
    const names = ['a', 'b', 'lib', 'test'].flatMap((directory) =>
      Array.from({ length: 12 }, (_, index) => `${directory}/f${String(index + 10)}`),
    );
    const root = createDirectory();
    writeFiles(root, { ...Object.fromEntries(names.map((name) => [name, ''])), 'package.json': '{}' });
    const list = async (offset: number) =>
      String(await readContent(listDir, root, { dirPath: '.', offset, limit: 13 }));
    expect(await list(1)).toBe(
      [
        ...['a', 'b', 'lib'].flatMap((directory) => [`${directory}/`, '  f10', '  f11', '  … 10 more']),
        'package.json',
        ...['test/', '  f10', '  f11', '  … 10 more'],
        '[more entries: offset 14]',
      ].join('\n'),
    );
    const pages = await Promise.all([1, 14, 27, 40, 53].map(list));
    const files = pages
      .join('\n')
      .split('\n')
      .filter((line) => /^ {2}f/.test(line));
    expect(files).toHaveLength(names.length);
  });

  it('pages by offset and limit', async () => {
    const root = createDirectory();
    for (let index = 1; index <= 230; index += 1) writeFileSync(join(root, `f${String(index).padStart(3, '0')}`), '');
    const first = String(await readContent(listDir, root, { dirPath: '.' })).split('\n');
    expect(first).toHaveLength(201);
    expect(first.slice(199)).toEqual(['f200', '[more entries: offset 201]']);
    expect(await readContent(listDir, root, { dirPath: '.', offset: 229 })).toBe('f229\nf230');
    expect(await readContent(listDir, root, { dirPath: '.', limit: 1 })).toBe('f001\n[more entries: offset 2]');
    await expect(readContent(listDir, root, { dirPath: '.', offset: 231 })).rejects.toThrow(
      '. has 230 entries; there is no entry 231',
    );
  });

  it('fails for files, missing directories and the git directory', async () => {
    const root = createDirectory();
    writeFiles(root, { 'a.txt': '', '.git/config': '' });
    mkdirSync(join(root, 'empty'));
    await expect(runOnFiles(listDir, root, { dirPath: 'a.txt' })).rejects.toThrow('not a directory');
    await expect(runOnFiles(listDir, root, { dirPath: 'none' })).rejects.toThrow('does not exist');
    await expect(runOnFiles(listDir, root, { dirPath: '.git' })).rejects.toThrow('git directory');
    expect((await runOnFiles(listDir, root, { dirPath: 'empty' })).text).toBe('empty is empty.');
  });
});

describe('accesses of paths', () => {
  it.each([
    ['src/../a.txt', { path: 'a.txt', valid: true }],
    ['.', { path: '.', valid: true }],
    ['/etc/passwd', { path: '/etc/passwd', valid: true }],
    ['~/.ssh/id', { path: '~/.ssh/id', valid: false }],
    ['a\0b', { path: 'a\\x00b', valid: false }],
    ['a\nb', { path: 'a\\x0ab', valid: false }],
    ['x/'.repeat(300) + 'x', { path: 'x/'.repeat(300) + 'x', valid: true }],
    ['x'.repeat(600), { path: `${'x'.repeat(500)}…`, valid: false }],
    ['x/'.repeat(1_000_000), { path: `${'x/'.repeat(250)}…`, valid: false }],
  ])('of %j', async (path, expected) => {
    const files = openFiles(createDirectory());
    expect(await bindCall(readFile, { filePath: path }).listAccesses(files)).toEqual([{ type: 'read', ...expected }]);
    expect(await bindCall(listDir, { dirPath: path }).listAccesses(files)).toEqual([{ type: 'read', ...expected }]);
    expect(await bindCall(writeFile, { filePath: path, content: '' }).listAccesses(files)).toEqual([
      { type: 'write', ...expected, ...(expected.valid && { isFile: true }) },
    ]);
  });
});

describe('updatePlan', () => {
  it('hands the plan on', async () => {
    const plans: Plan[] = [];
    const context = createContext(createFilesOnlySandbox(openFiles(createDirectory())), {
      onPlan: (plan) => plans.push(plan),
    });
    const plan = [
      { step: 'read', status: 'completed' },
      { step: 'write', status: 'in_progress' },
    ];
    const output = await runTool(updatePlan, { explanation: 'why', plan }, context);
    expect(output.value).toEqual({ success: true });
    expect(plans).toEqual([{ explanation: 'why', steps: plan }]);
    expect(await bindCall(updatePlan, { plan }).listAccesses(context.sandbox.files)).toEqual([{ type: 'none' }]);
  });

  it('takes at most one step in progress', () => {
    const step = { step: 'x', status: 'in_progress' };
    expect(updatePlan.input.safeParse({ plan: [step] }).success).toBe(true);
    expect(updatePlan.input.safeParse({ plan: [step, step] }).success).toBe(false);
  });
});
