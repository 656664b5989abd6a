import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { closeGlobs, createTestSandbox as openTestSandbox, runCommand } from '../../../fixtures/sandbox.ts';
import { createDirectory, createRepository, writeFiles } from '../../../fixtures/workspace.ts';
import { createPatchMaker } from '../../../../src/record/patch/patch.ts';
import type { CommandResult } from '../../../../src/core/ports/sandbox.ts';
import type { WorkspaceCopy } from '../../../../src/sandbox/workspace/workspace-access.ts';
import type { RunSandbox } from '../../../../src/sandbox/run-sandbox.ts';

const { signal } = new AbortController();

function run(copy: WorkspaceCopy, script: string): Promise<CommandResult> {
  return copy.run({
    argv: ['/bin/sh', '-c', script],
    cwd: '.',
    env: {},
    timeoutMs: 30_000,
    signal,
    maxOutputBytes: 100_000,
    stdin: '',
    network: null,
  });
}

// The repository is larger than the workspace of a sandbox.
function touched(sandbox: RunSandbox) {
  const { present, replaced, ...rest } = sandbox.listTouched();
  const below = (path: string): string => `pkg/${path}`;
  return { ...rest, present: present.map(below), replaced: replaced.map(below) };
}

describe.each(['overlay', 'copy'] as const)('%s', (workspaceAs) => {
  const createTestSandbox = (root: string, options: Parameters<typeof openTestSandbox>[1] = {}): Promise<RunSandbox> =>
    openTestSandbox(root, { workspaceAs, ...options });

  test('a copy is mounted at the workspace’s own path, with ignored files, links and modes, and its changes are not visible outside', async () => {
    const root = createRepository({
      'src/a.txt': 'a',
      '.gitignore': 'node_modules\n',
      '.env': 'SECRET',
      '.github/x': 'x',
    });
    writeFiles(root, { 'node_modules/tool/run.sh': '#!/bin/sh\necho ran\n' });
    chmodSync(join(root, 'node_modules/tool/run.sh'), 0o755);
    mkdirSync(join(root, 'node_modules/.bin'));
    symlinkSync(join(root, 'node_modules/tool/run.sh'), join(root, 'node_modules/.bin/absolute'));
    symlinkSync('../tool/run.sh', join(root, 'node_modules/.bin/relative'));
    spawnSync('mkfifo', [join(root, 'pipe')]);
    mkdirSync(join(root, 'closed'), { mode: 0o700 });
    const sandbox = await createTestSandbox(root, {
      policy: { closed: closeGlobs(['.env']) },
    });
    const copy = await sandbox.copyWorkspace();
    await runCommand(sandbox, ['/bin/sh', '-c', 'echo "echo evil" > node_modules/tool/run.sh; echo evil > src/a.txt']);
    const done = await run(
      copy,
      'pwd; node_modules/.bin/absolute; node_modules/.bin/relative; cat .env src/a.txt; test -p pipe && echo pipe; git status --short; git log --format=%s; echo x > .git/config; echo new > new.txt; rm -rf src .github; chmod 000 closed; echo done',
    );
    expect(done.stdout).toBe(`${root}\nran\nran\napipe\nbase\ndone\n`);
    for (const path of ['src/a.txt', '.github/x']) expect(existsSync(join(root, path)), path).toBe(true);
    expect(existsSync(join(root, 'new.txt'))).toBe(false);
    expect(statSync(join(root, 'closed')).mode & 0o777).toBe(0o700);
    await copy.close();
  });

  test('a copy contains no changes of another copy, nor of a command that ran before it', async () => {
    const root = createRepository({ 'a.txt': 'a' });
    const sandbox = await createTestSandbox(root);
    const first = await sandbox.copyWorkspace();
    await runCommand(sandbox, ['/bin/sh', '-c', 'echo c > a.txt; touch third']);
    const second = await sandbox.copyWorkspace();
    await run(first, 'echo b > a.txt; touch other');
    expect((await run(second, 'ls; cat a.txt')).stdout).toBe('a.txt\na');
  });

  test('an untracked file that verify leaves or changes is no change of a command that does so too', async () => {
    const root = createRepository({ 'a.txt': 'a' });
    writeFileSync(join(root, '.result.cache'), '0');
    const sandbox = await createTestSandbox(root);
    const copy = await sandbox.copyWorkspace();
    await run(
      copy,
      'echo 1 > dump.rdb; mkdir logs; echo 1 > logs/run.txt; echo b > a.txt; echo 1 > .result.cache; ln -s a.txt link',
    );
    expect(copy.listWritten().toSorted()).toEqual(['.result.cache', 'a.txt', 'dump.rdb', 'logs/run.txt']);
    sandbox.addLeftovers(copy.listWritten());
    await runCommand(sandbox, [
      '/bin/sh',
      '-c',
      'echo 2 > dump.rdb; mkdir logs; echo 2 > logs/run.txt; echo 2 > .result.cache; echo c > a.txt; echo new > b.txt',
    ]);
    expect(sandbox.listKept(() => false)).toEqual(['a.txt', 'b.txt']);
    // Writes of a file tool are intended.
    const found = await sandbox.files.resolve('dump.rdb');
    if (found.type !== 'inside') throw new Error('outside');
    await sandbox.files.write(found.path, Buffer.from('3'));
    expect(sandbox.listKept(() => false)).toEqual(['a.txt', 'b.txt', 'dump.rdb']);
  });

  test('what a command installs in a copy is below further copies, and files of the workspace are as before', async () => {
    const root = createRepository({
      '.gitignore': 'node_modules\n',
      'a.txt': 'a\n',
      'gone.txt': 'g\n',
      'src/b.txt': 'b\n',
    });
    writeFiles(root, { 'node_modules/tool/version': '1\n', 'node_modules/old/version': '1\n' });
    const sandbox = await createTestSandbox(root, { policy: { closed: closeGlobs(['**/.env']) } });
    const copy = await sandbox.copyWorkspace();
    // A patch changes a.txt and creates new.txt and directory/new.txt; the rest is of setup.
    await run(
      copy,
      'echo p > a.txt; echo p > new.txt; mkdir directory; echo p > directory/new.txt; rm gone.txt; rm -r src; rm -r node_modules/old; echo 2 > node_modules/tool/version; echo made > made.txt; echo secret > node_modules/.env',
    );
    const installed = await copy.keepInstalled(['a.txt', 'new.txt', 'directory/new.txt']);
    const above = await sandbox.copyWorkspace(installed);
    const seen = await run(
      above,
      'find . -path ./.git -prune -o -type f -print | sort; cat a.txt gone.txt src/b.txt node_modules/tool/version node_modules/.env; echo x > node_modules/tool/version',
    );
    expect(seen.stdout).toBe(
      './.gitignore\n./a.txt\n./gone.txt\n./made.txt\n./node_modules/tool/version\n./src/b.txt\na\ng\nb\n2\n',
    );
    // A further copy has nothing of it, and one of the workspace has what was installed before.
    const second = await sandbox.copyWorkspace(installed);
    expect((await run(second, 'cat node_modules/tool/version')).stdout).toBe('2\n');
    const plain = await sandbox.copyWorkspace();
    expect((await run(plain, 'ls; cat node_modules/*/version')).stdout).toBe(
      'a.txt\ngone.txt\nnode_modules\nsrc\n1\n1\n',
    );
    for (const each of [above, second, plain]) await each.close();
    await installed.discard();
  });

  test('a patch is applied byte for byte, without excluded paths, also below the root of the repository', async () => {
    const files = {
      'b.bin': '\0\u0001',
      'crlf.txt': 'a\r\nb\r\n',
      'run.bat': 'a\r\nb\r\n',
      'gone.txt': 'x\n',
      'od[d]*.txt': 'o\n',
      'odd.txt': 'o\n',
    };
    const root = createRepository({
      '.gitattributes': '*.txt filter=evil\n*.bat text eol=crlf\n',
      'other/b.txt': 'b\n',
      ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`pkg/${name}`, text])),
    });
    writeFileSync(join(root, 'pkg/ignored'), 'kept');
    const pkg = join(root, 'pkg');
    const sandbox = await createTestSandbox(pkg);
    const patches = await createPatchMaker({
      workTree: sandbox,
      gitDirectory: join(createDirectory('record-'), 'base.git'),
      listTouched: () => touched(sandbox),
      isAsBefore: () => false,
    });
    const copy = await sandbox.copyWorkspace();
    const changed = sandbox.readDirectory();
    writeFiles(changed, {
      'crlf.txt': 'a\r\nc\r\n',
      'run.bat': 'a\r\nc\r\n',
      'new/n.txt': 'no newline',
      'od[d]*.txt': 'changed\n',
      'odd.txt': 'changed\n',
    });
    writeFileSync(join(changed, 'b.bin'), Buffer.from([0, 255, 254]));
    rmSync(join(changed, 'gone.txt'));
    const { bytes } = await patches.make('progress');
    expect(await copy.apply({ bytes, except: ['pkg/od[d]*.txt'], stored: [] }, signal)).toMatchObject({
      exitCode: 0,
      stderr: '',
    });
    expect(readFileSync(join(copy.directory, 'crlf.txt'), 'utf8')).toBe('a\r\nc\r\n');
    expect(readFileSync(join(copy.directory, 'run.bat'), 'utf8')).toBe('a\r\nc\r\n');
    // The commit contains it with plain line endings, and so does the patch.
    expect(Buffer.from(bytes).toString()).toContain('-b\n+c\n');
    // A placeholder covers `.github`, which the workspace does not have.
    expect(
      readdirSync(copy.directory)
        .filter((name) => name !== '.github')
        .toSorted(),
    ).toEqual(['b.bin', 'crlf.txt', 'ignored', 'new', 'od[d]*.txt', 'odd.txt', 'run.bat']);
    expect(readFileSync(join(copy.directory, 'b.bin'))).toEqual(Buffer.from([0, 255, 254]));
    expect(readFileSync(join(copy.directory, 'new/n.txt'), 'utf8')).toBe('no newline');
    expect(readFileSync(join(copy.directory, 'od[d]*.txt'), 'utf8')).toBe('o\n');
    expect(readFileSync(join(copy.directory, 'odd.txt'), 'utf8')).toBe('changed\n');
    expect((await run(copy, 'cat ../other/b.txt')).stdout).toBe('b\n');
    expect((await copy.apply({ bytes: Buffer.from('no patch'), except: [], stored: [] }, signal)).exitCode).not.toBe(0);
    const out = `diff --git a/pkg/../../out b/pkg/../../out\nnew file mode 100644\n--- /dev/null\n+++ b/pkg/../../out\n@@ -0,0 +1 @@\n+x\n`;
    expect((await copy.apply({ bytes: Buffer.from(out), except: [], stored: [] }, signal)).exitCode).not.toBe(0);
  });
});
