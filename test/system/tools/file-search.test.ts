import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fileSearch } from '../../../src/tools/file-search.ts';
import { createTestSandbox, runCommand } from '../../fixtures/sandbox.ts';
import { createDirectory, createRepository, shareForBlock, writeFiles, type OnEnd } from '../../fixtures/workspace.ts';
import {
  bindCall,
  createContext,
  createFilesOnlySandbox,
  openFiles,
  readField,
  runTool,
} from '../../tools/tool-context.ts';
import { withoutPrograms } from '../../tools/without-programs.ts';

const files = [
  'src/tools/read-file.ts',
  'src/tools/apply-patch.ts',
  'src/read/file/other.md',
  'src/read/file/deep.ts',
  'docs/Reader Profile.md',
  '.github/workflows/ci.yml',
  'ignored/read-file.ts',
  'docs/[x].md',
];

describe.each([
  { name: 'ripgrep', missing: [], program: 'rg' },
  { name: 'git', missing: ['rg'], program: 'git' },
])('fileSearch with $name', ({ missing, program }) => {
  async function create(onEnd: OnEnd) {
    const root = createRepository({ '.gitignore': 'ignored/\n*.log\n' }, onEnd);
    writeFiles(root, Object.fromEntries(files.map((path) => [path, ''])));
    writeFiles(root, { 'read-file.log': '', 'module/.git': 'gitdir: none\n' });
    symlinkSync('src', join(root, 'linked'));
    const whole = await createTestSandbox(root, {}, onEnd);
    const { sandbox, started } = withoutPrograms(whole, missing);
    const command = (text: string) => runCommand(whole, ['sh', '-c', text]);
    const search = (args: object) => runTool(fileSearch, args, createContext(sandbox));
    const list = async (args: object): Promise<string[]> =>
      (readField(await search(args), 'files') as { path: string }[]).map(({ path }) => path);
    return { search, list, started, command };
  }
  const open = shareForBlock(create);

  it('ranks a match in the base name before one in the directories, with the positions of the characters', async () => {
    const { search, started } = open();
    const output = await search({ pattern: 'readfile', exclude: ['docs/**'] });
    expect(output.value).toMatchObject({
      files: [
        { path: 'src/tools/read-file.ts' },
        { path: 'src/read/file/deep.ts' },
        { path: 'src/read/file/other.md' },
      ],
      truncated: false,
    });
    const found = readField(output, 'files') as { path: string; score: number; indices: number[] }[];
    for (const { path, indices } of found) expect(indices.map((index) => path[index]).join('')).toBe('readfile');
    expect(found[0]?.indices).toEqual([10, 11, 12, 13, 15, 16, 17, 18]);
    expect(found[0]?.score).toBeGreaterThan(1);
    expect(found[1]?.score).toBeLessThanOrEqual(1);
    expect(output.text).toBe('src/tools/read-file.ts\nsrc/read/file/deep.ts\nsrc/read/file/other.md');
    expect([...started]).toEqual([program]);
  });

  it('finds by letters, words, parts of a path, and hidden files, but not files that git ignores', async () => {
    const { list } = open();
    expect((await list({ pattern: 'apptch' }))[0]).toBe('src/tools/apply-patch.ts');
    expect(await list({ pattern: 'tools/read' })).toEqual(['src/tools/read-file.ts']);
    expect(await list({ pattern: 'profile reader' })).toEqual(['docs/Reader Profile.md']);
    expect(await list({ pattern: 'CI.YML' })).toEqual(['.github/workflows/ci.yml']);
    expect(await list({ pattern: '[x]' })).toEqual(['docs/[x].md']);
    expect(await list({ pattern: 'log' })).toEqual([]);
    expect(await list({ pattern: 'ignored' })).toEqual([]);
    // Unless their directory is named.
    expect(await list({ pattern: 'read', searchDirectory: 'ignored' })).toEqual(['ignored/read-file.ts']);
    expect(await list({ pattern: 'gitHEAD' })).toEqual([]);
  });

  it('takes a pattern with a star for a glob, and the name of a directory for what is in it', async () => {
    const { list, search } = open();
    expect(await list({ pattern: 'src/**/*.md' })).toEqual(['src/read/file/other.md']);
    expect(await list({ pattern: '*-file.*' })).toEqual(['src/tools/read-file.ts']);
    expect(await list({ pattern: 'tools/*', searchDirectory: 'src', limit: 1 })).toEqual(['src/tools/read-file.ts']);
    expect(await list({ pattern: 'file.ts', exclude: ['read', 'docs/'] })).toEqual(['src/tools/read-file.ts']);
    await expect(search({ pattern: `*${'{a,b}'.repeat(9)}` })).rejects.toThrow('has too many alternatives');
  });

  it('returns with a limit the first files of the whole list, with equal scores in the order of their paths', async () => {
    const { list } = open();
    for (const pattern of ['e', 'read']) {
      const all = await list({ pattern, limit: 1_000 });
      expect(all.length).toBeGreaterThan(1);
      for (let limit = 1; limit <= all.length; limit += 1)
        expect(await list({ pattern, limit })).toEqual(all.slice(0, limit));
    }
  });

  it('stays in its directory, omits excluded files, and reports a cut', async () => {
    const { list, search } = open();
    expect(await list({ pattern: 'file', searchDirectory: 'src/read' })).toEqual([
      'src/read/file/deep.ts',
      'src/read/file/other.md',
    ]);
    expect(await list({ pattern: 'file', searchDirectory: 'src', exclude: ['*.ts'] })).toEqual([
      'src/read/file/other.md',
    ]);
    const cut = await search({ pattern: 'e', limit: 1 });
    expect(readField(cut, 'truncated')).toBe(true);
    expect(cut.text).toContain('[there are more; write more of the path or raise limit]');
    expect((await search({ pattern: 'zzz' })).text).toBe('No file matches.');
  });

  it('finds files below /tmp as in the workspace, returns absolute paths, and names directories that it could not read', async () => {
    const { list, search, command } = await create(onTestFinished);
    await command(`mkdir -p /tmp/work/deep /tmp/work/closed && cd /tmp/work && touch found.txt deep/found.md empty-found
      printf 'a\\0b' > binary-found && echo '*.log' > .gitignore && touch found.log && chmod 000 closed`);
    const paths = ['binary-found', 'deep/found.md', 'empty-found', 'found.txt'].map((path) => `/tmp/work/${path}`);
    expect((await list({ pattern: 'found', searchDirectory: '/tmp/work' })).toSorted()).toEqual(paths);
    expect((await list({ pattern: 'work found', searchDirectory: '/tmp' })).toSorted()).toEqual(paths);
    expect(await list({ pattern: 'found', searchDirectory: '/tmp/work/deep' })).toEqual(['/tmp/work/deep/found.md']);
    expect(
      (await list({ pattern: 'found', searchDirectory: '/tmp/work', exclude: ['deep/**', '*.txt'] })).toSorted(),
    ).toEqual([paths[0], paths[2]]);
    // The workspace of this test is itself below /tmp.
    expect(await list({ pattern: 'read-file', searchDirectory: '/tmp' })).toEqual([]);
    const output = await search({ pattern: 'none', searchDirectory: '/tmp/work' });
    expect(readField(output, 'unread')).toEqual([{ path: '/tmp/work/closed', reason: 'Permission denied' }]);
    expect(output.text).toBe(
      'No file matches.\n[could not be read and were not searched: /tmp/work/closed (Permission denied)]',
    );
    await expect(search({ pattern: 'x', searchDirectory: '/tmp/work/closed' })).rejects.toThrow('Permission denied');
  });
});

describe('fileSearch', () => {
  it('reads the directory that it searches, and refuses a file and a missing directory', async () => {
    const root = createDirectory();
    writeFiles(root, { 'a.txt': 'x' });
    expect(await bindCall(fileSearch, { pattern: 'x', searchDirectory: '/etc' }).listAccesses(openFiles(root))).toEqual(
      [{ type: 'read', path: '/etc', valid: true }],
    );
    const context = createContext(createFilesOnlySandbox(openFiles(root)));
    const search = (args: object) => runTool(fileSearch, { pattern: 'x', ...args }, context);
    await expect(search({})).rejects.toThrow(
      'no search program could be started in the sandbox: this sandbox runs no commands',
    );
    await expect(search({ searchDirectory: 'none' })).rejects.toThrow('none does not exist');
    await expect(search({ searchDirectory: 'a.txt' })).rejects.toThrow('a.txt is not a directory');
    await expect(search({ searchDirectory: '..' })).rejects.toThrow('is outside the workspace');
    for (const pattern of ['', ' ', '\uD800']) expect(fileSearch.input.safeParse({ pattern }).success).toBe(false);
  });

  it('lists and ranks 10,000 files', async () => {
    const root = createRepository({});
    for (let directory = 0; directory < 100; directory += 1) {
      mkdirSync(join(root, `package-${directory}/src`), { recursive: true });
      for (let file = 0; file < 100; file += 1)
        writeFileSync(join(root, `package-${directory}/src/file-${file}.ts`), '');
    }
    const output = await runTool(fileSearch, { pattern: 'file-99' }, createContext(await createTestSandbox(root)));
    const found = readField(output, 'files') as { path: string }[];
    expect(found).toHaveLength(25);
    for (const { path } of found) expect(path).toMatch(/\/file-99\.ts$/);
    expect(readField(output, 'truncated')).toBe(true);
  });
});
