import { chmodSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ToolFailure } from '../../../src/core/ports/tool.ts';
import { grepFiles } from '../../../src/tools/grep-files.ts';
import { closeGlobs, createTestSandbox, runCommand } from '../../fixtures/sandbox.ts';
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

const files = {
  'src/a.ts': 'const needle = 1;\nconst other = 2;\nNEEDLE\n',
  'src/b.tsx': 'needle needle\n',
  'src/deep/c.ts': '// no match\n// needle\r\n',
  'src/deep/.hidden.ts': 'needle\n',
  'docs/a.md': 'needle\n',
  'docs/-e.md': 'dash needle\n',
  'docs/[x].md': 'bracket needle\n',
  '.env.ts': 'needle=hidden\n',
  '.gitignore': 'ignored/\n*.log\n!keep.log\n/root-only.txt\n',
  'ignored/a.ts': 'needle\n',
  'debug.log': 'needle\n',
  'keep.log': 'needle\n',
  'root-only.txt': 'needle\n',
  'docs/root-only.txt': 'needle\n',
  'sub/.gitignore': 'local.ts\n',
  'sub/local.ts': 'needle\n',
  'sub/other.ts': 'needle\n',
  'module/.git': 'gitdir: needle\n',
  'module/a.ts': 'needle\n',
  'special.txt': 'a.b\naxb\n--files\n-e\n$(id)\n',
  'secret.txt': 'needle secret\n',
} satisfies Record<string, string>;

const backEnds = [
  { name: 'ripgrep', missing: [], program: 'rg', directory: '.' },
  { name: 'git grep', missing: ['rg'], program: 'git', directory: '.' },
  { name: 'ripgrep', missing: [], program: 'rg', directory: 'packages/app' },
  { name: 'git grep', missing: ['rg'], program: 'git', directory: 'packages/app' },
];

describe.each(backEnds)('grepFiles with $name in the directory $directory', ({ missing, program, directory }) => {
  async function create(onEnd: OnEnd) {
    const repository = createRepository({}, onEnd);
    const root = join(repository, directory);
    writeFiles(root, files);
    writeFileSync(join(root, 'binary.ts'), Buffer.concat([Buffer.from('needle\n'), Buffer.from([0, 1, 2])]));
    writeFileSync(join(repository, '.git/needle.ts'), 'needle\n');
    symlinkSync('src/a.ts', join(root, 'link.ts'));
    symlinkSync('src', join(root, 'linked'));
    chmodSync(join(root, 'secret.txt'), 0o644);
    const policy = { closed: closeGlobs(['secret.txt']) };
    const whole = await createTestSandbox(root, { policy }, onEnd);
    const { sandbox, started } = withoutPrograms(whole, missing);
    const context = createContext(sandbox);
    const search = async (args: object) => runTool(grepFiles, { pattern: 'needle', ...args }, context);
    return {
      started,
      search,
      sandbox,
      command: (text: string) => runCommand(whole, ['sh', '-c', text]),
      listFiles: async (args: object) => readField(await search(args), 'files'),
      listMatches: async (args: object) => readField(await search({ output: 'matches', ...args }), 'matches'),
    };
  }
  const open = shareForBlock(create);

  it('finds files, sorted, hidden ones too, without ignored, binary, linked and masked files and .git', async () => {
    const { listFiles, started } = open();
    expect(await listFiles({})).toEqual([
      '.env.ts',
      'docs/-e.md',
      'docs/[x].md',
      'docs/a.md',
      'docs/root-only.txt',
      'keep.log',
      'module/a.ts',
      'src/a.ts',
      'src/b.tsx',
      'src/deep/.hidden.ts',
      'src/deep/c.ts',
      'sub/other.ts',
    ]);
    expect([...started]).toEqual([program]);
  });

  it('finds lines with their numbers', async () => {
    const { listMatches, search } = open();
    expect(await listMatches({ path: 'src' })).toEqual([
      { path: 'src/a.ts', line: 1, text: 'const needle = 1;' },
      { path: 'src/b.tsx', line: 1, text: 'needle needle' },
      { path: 'src/deep/.hidden.ts', line: 1, text: 'needle' },
      { path: 'src/deep/c.ts', line: 2, text: '// needle' },
    ]);
    expect((await search({ path: 'src/deep', output: 'matches' })).text).toBe(
      'src/deep/.hidden.ts:1: needle\nsrc/deep/c.ts:2: // needle',
    );
  });

  it.each([
    ['*.ts', ['.env.ts', 'module/a.ts', 'src/a.ts', 'src/deep/.hidden.ts', 'src/deep/c.ts', 'sub/other.ts']],
    [
      '*.{ts,tsx}',
      ['.env.ts', 'module/a.ts', 'src/a.ts', 'src/b.tsx', 'src/deep/.hidden.ts', 'src/deep/c.ts', 'sub/other.ts'],
    ],
    [
      '*.ts, *.tsx',
      ['.env.ts', 'module/a.ts', 'src/a.ts', 'src/b.tsx', 'src/deep/.hidden.ts', 'src/deep/c.ts', 'sub/other.ts'],
    ],
    ['src/*.ts', ['src/a.ts']],
    ['src/**/*.ts', ['src/a.ts', 'src/deep/.hidden.ts', 'src/deep/c.ts']],
    ['docs/**', ['docs/-e.md', 'docs/[x].md', 'docs/a.md', 'docs/root-only.txt']],
    ['[a-b].*', ['docs/a.md', 'module/a.ts', 'src/a.ts', 'src/b.tsx']],
    ['src/deep', ['src/deep/.hidden.ts', 'src/deep/c.ts']],
    ['deep/', ['src/deep/.hidden.ts', 'src/deep/c.ts'], 'src'],
    ['deep/*.ts', ['src/deep/.hidden.ts', 'src/deep/c.ts'], 'src'],
    ['docs/[x].md', ['docs/[x].md']],
    ['a.ts', ['module/a.ts', 'src/a.ts']],
    ['debug.log', []],
    ['--files', []],
  ])('narrows to %s', async (include, expected, path = '.') => {
    const { listFiles } = open();
    expect(await listFiles({ include, path })).toEqual(expected);
  });

  it('narrows to an absolute glob, and states that only the files of a glob have no match', async () => {
    const { listFiles, search, sandbox } = open();
    expect(await listFiles({ include: `${sandbox.files.root}/src/*.ts` })).toEqual(['src/a.ts']);
    expect((await search({ include: '*.ts *.tsx' })).text).toBe('No matches in files that include selects.');
  });

  it.each(['docs/-e.md', 'docs/[x].md', 'debug.log'])('searches the file %s when it is named', async (path) => {
    const { listFiles } = open();
    expect(await listFiles({ path })).toEqual([path]);
  });

  it('searches a directory that git ignores if it is named', async () => {
    const { search } = open();
    expect((await search({ path: 'ignored' })).value).toMatchObject({ files: ['ignored/a.ts'] });
    expect((await search({ path: 'docs', pattern: 'absent' })).text).toBe('No matches.');
  });

  it('does not find a file that the policy closes, by its name or in a search of its directory', async () => {
    const { search } = open();
    await expect(search({ path: 'secret.txt' })).rejects.toThrow('secret.txt is closed to processes');
    const output = await search({ pattern: 'needle secret' });
    expect(output.value).toEqual({ matches: [], files: [], truncated: false, unread: [] });
    expect(output.text).toBe('No matches.');
  });

  // The other tests depend on the program and not on the directory.
  if (directory !== '.') return;

  it('shows the lines around matches, and counts only matches', async () => {
    const { search, command } = open();
    await command('mkdir -p /tmp/lines && seq 1 40 > /tmp/lines/a.txt');
    const output = await search({ pattern: '^(5|6|20|30)$', path: '/tmp/lines', context: 1, limit: 3 });
    expect(output.text).toBe(
      [
        ...['4-4- 4', '5:5: 5', '6:6: 6', '7-7- 7'].map((line) => line.replace(/^\d+/, '/tmp/lines/a.txt')),
        '--',
        ...['-19- 19', ':20: 20', '-21- 21'].map((line) => `/tmp/lines/a.txt${line}`),
        '--',
        '/tmp/lines/a.txt-29- 29',
        '[there are more; narrow the search or raise limit]',
      ].join('\n'),
    );
    expect(readField(output, 'matches')).toContainEqual({
      path: '/tmp/lines/a.txt',
      line: 4,
      text: '4',
      context: true,
    });
    expect(readField(output, 'files')).toEqual(['/tmp/lines/a.txt']);
  });

  it('matches over several lines if multiline is set', async () => {
    const { listMatches, search } = open();
    const args = { pattern: 'needle = 1;\nconst other', path: 'src', multiline: true };
    if (program === 'git') await expect(search(args)).rejects.toThrow('git grep matches single lines only');
    else
      expect(await listMatches(args)).toEqual([
        { path: 'src/a.ts', line: 1, text: 'const needle = 1;' },
        { path: 'src/a.ts', line: 2, text: 'const other = 2;' },
      ]);
  });

  it('ignores case if caseSensitive is false', async () => {
    const { listMatches } = open();
    expect(await listMatches({ path: 'src/a.ts', caseSensitive: false })).toEqual([
      { path: 'src/a.ts', line: 1, text: 'const needle = 1;' },
      { path: 'src/a.ts', line: 3, text: 'NEEDLE' },
    ]);
  });

  it('searches /tmp, its directories and its files as it searches the workspace, and returns absolute paths', async () => {
    const { listFiles, listMatches, command } = await create(onTestFinished);
    await command(`mkdir -p /tmp/work/deep /tmp/work/closed && cd /tmp/work && echo 'a needle' > x.txt
      echo needle > deep/y.ts; echo needle > ./-dash.ts; echo ignored.txt > .gitignore; echo needle > ignored.txt
      printf 'needle\\0\\1\\n' > binary`);
    const all = ['/tmp/work/-dash.ts', '/tmp/work/deep/y.ts', '/tmp/work/x.txt'];
    expect(await listFiles({ path: '/tmp/work' })).toEqual(all);
    expect(await listFiles({ path: '/tmp/work/../work/' })).toEqual(all);
    expect(await listFiles({ path: '/tmp' })).toEqual(all);
    expect(await listMatches({ path: '/tmp/work', include: '*.txt' })).toEqual([
      { path: '/tmp/work/x.txt', line: 1, text: 'a needle' },
    ]);
    expect(await listFiles({ path: '/tmp/work', include: 'deep/*' })).toEqual(['/tmp/work/deep/y.ts']);
    expect(await listFiles({ path: '/tmp/work', include: '/tmp/work/*.ts' })).toEqual(['/tmp/work/-dash.ts']);
    for (const name of ['x.txt', 'ignored.txt', '-dash.ts', 'binary'])
      expect(await listFiles({ path: `/tmp/work/${name}` })).toEqual([`/tmp/work/${name}`]);
  });

  it('searches the stored output of a command', async () => {
    const { sandbox, listMatches } = open();
    const path = sandbox.storeOutput('stdout', `${'line\n'.repeat(10)}the needle\n`);
    expect(path).toMatch(/^\/tmp\/outputs\//);
    expect(await listMatches({ path: path ?? '' })).toEqual([{ path, line: 11, text: 'the needle' }]);
    expect(await listMatches({ path: '/tmp/outputs' })).toEqual([{ path, line: 11, text: 'the needle' }]);
  });

  it('states which files and directories it could not read, and fails if that is the path itself', async () => {
    const { search, command } = open();
    await command(`mkdir -p /tmp/shut/closed && cd /tmp/shut && echo needle > open.txt && echo needle > shut.txt
      chmod 000 shut.txt closed`);
    const output = await search({ path: '/tmp/shut' });
    expect(output.value).toMatchObject({
      files: ['/tmp/shut/open.txt'],
      truncated: false,
      unread: [
        { path: '/tmp/shut/closed', reason: 'Permission denied' },
        { path: '/tmp/shut/shut.txt', reason: 'Permission denied' },
      ],
    });
    expect(output.text).toContain('/tmp/shut/shut.txt (Permission denied)');
    await expect(search({ path: '/tmp/shut/shut.txt' })).rejects.toThrow('Permission denied');
    await expect(search({ path: '/tmp/shut/closed' })).rejects.toThrow('Permission denied');
    await expect(search({ path: '/tmp/none' })).rejects.toThrow('/tmp/none does not exist');
  });

  it.each([
    ['a.b', [1, 2]],
    ['a\\.b', [1]],
    ['--files', [3]],
    ['-e', [4]],
    ['\\$\\(id\\)', [5]],
    ['^(?:a.b|-e)$', [1, 2, 4]],
    ['\\w\\wb', [2]],
  ])('takes %s for a pattern and never for an option', async (pattern, lines) => {
    const { listMatches } = open();
    const matches = await listMatches({ pattern, path: 'special.txt' });
    expect(Array.isArray(matches) ? matches.map(({ line }: { line: number }) => line) : matches).toEqual(lines);
  });

  it('stops at the limit and reports that there are more', async () => {
    const { search } = open();
    const output = await search({ limit: 2 });
    expect(output.value).toMatchObject({ files: ['.env.ts', 'docs/-e.md'], truncated: true });
    expect(output.text).toContain('[there are more;');
    expect((await search({ pattern: 'nowhere', path: 'docs' })).text).toBe('No matches.');
  });

  it('reports the error in a pattern, once and without the options of the program', async () => {
    const { search } = open();
    await expect(search({ pattern: 'a(' })).rejects.toThrow(ToolFailure);
    await expect(search({ pattern: 'a(' })).rejects.toThrow('the search failed: ');
    await expect(search({ pattern: 'a(' })).rejects.toMatchObject({ stderr: '' });
    await expect(search({ pattern: 'a(' })).rejects.not.toThrow('ANYCRLF');
  });

  it.each([
    ['needle$', ['// needle']],
    ['^// needle$', ['// needle']],
    ['needle\\r$', ['// needle']],
    ['needle.$', []],
  ])('matches %s at the end of a line with CRLF', async (pattern, expected) => {
    const { listMatches } = open();
    const matches = await listMatches({ pattern, path: 'src/deep/c.ts' });
    expect(Array.isArray(matches) ? matches.map(({ text }: { text: string }) => text) : matches).toEqual(expected);
  });

  it('takes a brace that begins no repetition for a character', async () => {
    const { listMatches, command } = open();
    await command("printf '%s\\n' 'var x interface{}' 'f() {' '`${x}`' 'aaa' '\u00e9' > braces.txt");
    const read = async (pattern: string) => {
      const matches = await listMatches({ pattern, path: 'braces.txt' });
      return Array.isArray(matches) ? matches.map(({ line }: { line: number }) => line) : matches;
    };
    expect(await read('interface{}$')).toEqual([1]);
    expect(await read('\\(\\) {')).toEqual([2]);
    expect(await read('\\${\\w}')).toEqual([3]);
    expect(await read('^[{}a]{2,3}$')).toEqual([4]);
    expect(await read('^a{3}$|\\{x\\}')).toEqual([3, 4]);
    expect(await read('\\x{61}a')).toEqual([4]);
  });

  it('states how alternatives are written if nothing is found with a bar that is a character', async () => {
    const { search } = open();
    expect((await search({ pattern: 'absent\\|needle' })).text).toBe(
      'No matches. \\| is the character |; write a|b for alternatives.',
    );
  });

  it('gives advice that a call can follow', async () => {
    if (program !== 'rg') return;
    const { search } = open();
    const failed = search({ pattern: 'a\\nb' });
    await expect(failed).rejects.toThrow('Each line is matched alone unless multiline is set');
    await expect(failed).rejects.not.toThrow(/--pcre2|--multiline/);
  });

  it('has look-around and backreferences, and reports their errors', async () => {
    const { search, listMatches } = open();
    const numbers = async (pattern: string) => {
      const matches = await listMatches({ pattern, path: 'src/a.ts' });
      return Array.isArray(matches) ? matches.map(({ line }: { line: number }) => line) : matches;
    };
    expect(await numbers('(?<=const )n(?=eedle)')).toEqual([1]);
    expect(await numbers('const (?!needle)')).toEqual([2]);
    expect(await numbers('n(e)\\1d')).toEqual([1]);
    expect(await numbers('\\w(?= = 2;$)')).toEqual([2]);
    await expect(search({ pattern: '(?<=a)b(' })).rejects.toThrow('the search failed: ');
  });

  it('cuts long lines, and survives output that is far too long', async () => {
    const { search, command } = open();
    await command(`mkdir -p /tmp/long && cd /tmp/long && printf 'needle%05000d\\n' 0 > long.txt
      awk 'BEGIN { while (i++ < 60000) printf "%200s needle\\n", "y" }' > many.txt`);
    const output = await search({ path: '/tmp/long', output: 'matches', limit: 2_000 });
    const matches = readField(output, 'matches');
    if (!Array.isArray(matches)) throw new Error('no matches');
    expect(matches).toHaveLength(2_000);
    expect(matches[0]).toMatchObject({
      path: '/tmp/long/long.txt',
      line: 1,
      text: expect.stringMatching(/^needle0+… \[(?:\d+ more characters|long line: the match may be after this)\]$/),
    });
    expect(matches.slice(1).map(({ line }: { line: number }) => line)).toEqual(
      Array.from({ length: 1_999 }, (_, index) => index + 1),
    );
    expect(readField(output, 'truncated')).toBe(true);
  });
});

describe('grepFiles', () => {
  it('searches stored output under a copy of the workspace too', async () => {
    const sandbox = await createTestSandbox(createRepository({}), { workspaceAs: 'copy' });
    const path = sandbox.storeOutput('stdout', 'the needle\n') ?? '';
    const context = createContext(sandbox);
    const output = await runTool(grepFiles, { pattern: 'needle', path, output: 'matches' }, context);
    expect(readField(output, 'matches')).toEqual([{ path, line: 1, text: 'the needle' }]);
  });

  it('reads the directory that it searches', async () => {
    const root = createDirectory();
    expect(await bindCall(grepFiles, { pattern: 'x' }).listAccesses(openFiles(root))).toEqual([
      { type: 'read', path: '.', valid: true },
    ]);
    expect(await bindCall(grepFiles, { pattern: 'x', path: '/etc' }).listAccesses(openFiles(root))).toEqual([
      { type: 'read', path: '/etc', valid: true },
    ]);
  });

  it('fails if no search program can be started, and for paths that do not exist or are outside the workspace', async () => {
    const root = createDirectory();
    const context = createContext(createFilesOnlySandbox(openFiles(root)));
    writeFiles(root, { 'a.txt': 'x' });
    await expect(runTool(grepFiles, { pattern: 'x' }, context)).rejects.toThrow('no search program could be started');
    await expect(runTool(grepFiles, { pattern: 'x', path: 'none' }, context)).rejects.toThrow('none does not exist');
    await expect(runTool(grepFiles, { pattern: 'x', path: '..' }, context)).rejects.toThrow('is outside the workspace');
  });

  it.each([
    { pattern: '' },
    { pattern: 'a\nb' },
    { pattern: 'a\0' },
    { pattern: 'x', output_mode: 'count' },
    { pattern: 'x', include: '!a' },
    { pattern: 'x', include: '{a,b}'.repeat(7) },
  ])('refuses %j', (args) => {
    expect(grepFiles.input.safeParse(args).success).toBe(false);
  });
});

it.each([
  [
    { pattern: 'a', output_mode: 'content', '-n': true, '-i': true, '-C': 2 },
    { context: 2, caseSensitive: false, output: 'matches' },
  ],
  [
    { pattern: 'a', output_mode: 'files_with_matches', head_limit: 5 },
    { output: 'files', limit: 5 },
  ],
  [
    { pattern: 'a.b', literal: true, ignoreCase: true, glob: '*.ts' },
    { pattern: 'a\\.b', caseSensitive: false, include: '*.ts' },
  ],
])('the arguments of other agents are accepted: %j', (args, expected) => {
  expect(grepFiles.bind(args)).toMatchObject({ type: 'bound', call: { args: expected } });
});
