import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { PathChange } from '../../../../src/core/types/change.ts';
import { listWorkspace } from '../../../../src/sandbox/workspace/view/list-workspace.ts';
import {
  publish,
  type Published,
  readStartTime,
  type WorkspaceStart,
} from '../../../../src/sandbox/workspace/publish/publish.ts';
import { locateJournal, recoverSteps } from '../../../../src/sandbox/workspace/publish/publish-journal.ts';
import { createDirectory, writeFiles } from '../../../fixtures/workspace.ts';
import { readTree } from '../../../scenarios/scenario.ts';

const isRoot = process.getuid?.() === 0;

interface Place {
  readonly root: string;
  readonly sealed: string;
  readonly journal: string;
  /** Publishes the difference of the two directories. */
  publish(): Published;
}

function readStart(root: string): WorkspaceStart {
  const time = readStartTime(root);
  const { files: regular, links, directories } = listWorkspace(root, 'all');
  return { time, files: new Set([...regular, ...links]), directories };
}

/** A workspace with files, and a sealed copy of it that a test changes. */
function createPlace(files: Readonly<Record<string, string>>): Place {
  const [root, sealed, state] = [createDirectory('workspace-'), createDirectory('sealed-'), createDirectory('state-')];
  writeFiles(root, files);
  writeFiles(sealed, files);
  const journal = locateJournal(state, root);
  // The next change gets a later time than this one.
  const start = readStart(root);
  waitForTick(start.time);
  return {
    root,
    sealed,
    journal,
    publish: () =>
      publish({
        workspace: root,
        directory: sealed,
        changes: listChanges(files, sealed, []),
        start,
        base: new Map(Object.entries(files).map(([path, content]) => [path, describeForGit(content)])),
        journal,
      }),
  };
}

const describeForGit = (content: string): { mode: string; object: string } => ({
  mode: '100644',
  object: createHash('sha1').update(`blob ${content.length}\0${content}`).digest('hex'),
});

function waitForTick(since: bigint): void {
  const directory = createDirectory('tick-');
  while (readStartTime(directory) <= since) continue;
}

function listChanges(
  files: Readonly<Record<string, string>>,
  sealed: string,
  modes: readonly string[],
): readonly PathChange[] {
  const before = new Set(Object.keys(files).flatMap((path) => [path, ...listParents(path)]));
  const now = new Set(readdirSync(sealed, { recursive: true, encoding: 'utf8' }));
  return [...new Set([...before, ...now])].toSorted().flatMap((path): PathChange[] => {
    const stats = now.has(path) ? lstatSync(join(sealed, path)) : undefined;
    const kind = stats === undefined ? null : stats.isDirectory() ? 'directory' : stats.isFile() ? 'file' : 'symlink';
    if (kind === 'file' && files[path] === readFileSync(join(sealed, path), 'utf8') && !modes.includes(path)) return [];
    if (kind === 'directory' && before.has(path) && files[path] === undefined) return [];
    const change =
      kind === null ? 'deleted' : modes.includes(path) ? 'mode' : before.has(path) ? 'modified' : 'created';
    return [{ key: path, path, kind: change, now: kind }];
  });
}

function listParents(path: string): string[] {
  const parent = dirname(path);
  return parent === '.' ? [] : [parent, ...listParents(parent)];
}

const files = { 'a.txt': 'a\n', 'src/b.txt': 'b\n', 'src/deep/c.txt': 'c\n', 'z.txt': 'z\n' };

/** Changes of every kind. */
function work(sealed: string): Record<string, string> {
  writeFileSync(join(sealed, 'a.txt'), 'agent\n');
  writeFileSync(join(sealed, 'src/b.txt'), 'agent\n');
  rmSync(join(sealed, 'src/deep'), { recursive: true });
  writeFiles(sealed, { 'new/deep/d.txt': 'd\n', 'z.txt': 'agent\n' });
  return { 'a.txt': 'agent\n', 'src/b.txt': 'agent\n', 'new/deep/d.txt': 'd\n', 'z.txt': 'agent\n' };
}

/** The workspace has no temporary file, and there is no journal. */
function expectClean({ root, journal }: Place): void {
  expect(readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.script-'))).toEqual(
    [],
  );
  expect(readdirSync(dirname(journal))).toEqual([]);
}

test('publish writes, creates and removes paths, and leaves neither temporary files nor a journal', () => {
  const place = createPlace(files);
  const expected = work(place.sealed);
  symlinkSync('a.txt', join(place.sealed, 'link'));
  expect(place.publish()).toEqual({ type: 'published', warnings: [] });
  expect(readlinkSync(join(place.root, 'link'))).toBe('a.txt');
  expect(readTree(place.root)).toEqual({ ...expected, link: 'agent\n' });
  expect(existsSync(join(place.root, 'src/deep'))).toBe(false);
  expectClean(place);
});

test('publish replaces a directory by a file, and a file by a directory', () => {
  const place = createPlace({ ...files, 'was-file': 'f\n' });
  rmSync(join(place.sealed, 'src'), { recursive: true });
  writeFileSync(join(place.sealed, 'src'), 'a file\n');
  rmSync(join(place.sealed, 'was-file'));
  writeFiles(place.sealed, { 'was-file/inside/x': 'x\n' });
  expect(place.publish()).toEqual({ type: 'published', warnings: [] });
  expect(readTree(place.root)).toEqual({
    'a.txt': 'a\n',
    'z.txt': 'z\n',
    src: 'a file\n',
    'was-file/inside/x': 'x\n',
  });
  expectClean(place);
});

const foreignChanges: readonly (readonly [string, readonly string[], (root: string) => void])[] = [
  ['an edit', ['z.txt'], (root) => writeFileSync(join(root, 'z.txt'), 'person\n')],
  [
    'an edit with the old time',
    ['z.txt'],
    (root) => {
      const { atime, mtime } = statSync(join(root, 'z.txt'));
      writeFileSync(join(root, 'z.txt'), 'P\n');
      utimesSync(join(root, 'z.txt'), atime, mtime);
    },
  ],
  ['a removed file', ['z.txt'], (root) => rmSync(join(root, 'z.txt'))],
  [
    'a new file in the place of one of the agent',
    ['new/deep/d.txt'],
    (root) => writeFiles(root, { 'new/deep/d.txt': 'p' }),
  ],
  ['a mode that git records', ['a.txt'], (root) => chmodSync(join(root, 'a.txt'), 0o755)],
  [
    'another content with another mode',
    ['a.txt'],
    (root) => {
      writeFileSync(join(root, 'a.txt'), 'P\n');
      chmodSync(join(root, 'a.txt'), 0o600);
    },
  ],
  [
    'a directory that is now a link',
    ['src', 'src/b.txt'],
    (root) => {
      renameSync(join(root, 'src'), join(root, 'away'));
      symlinkSync('away', join(root, 'src'));
    },
  ],
  ['a file in the place of a new directory', ['new'], (root) => writeFileSync(join(root, 'new'), 'person\n')],
  ['a new hard link', ['z.txt'], (root) => linkSync(join(root, 'z.txt'), join(root, 'other'))],
];

test.each(foreignChanges)(
  'after %s by another process, publish writes nothing and names the path',
  (_, paths, interfere) => {
    const place = createPlace(files);
    interfere(place.root);
    const before = readTree(place.root);
    work(place.sealed);
    const result = place.publish();
    expect(result).toMatchObject({ type: 'changed', paths: expect.arrayContaining([...paths]) });
    expect(readTree(place.root)).toEqual(before);
    expectClean(place);
  },
);

const honestChanges: readonly (readonly [string, (root: string) => void])[] = [
  ['files next to those of the agent', (root) => writeFiles(root, { log: '', 'src/log': '', 'src/deep/log': '' })],
  ['a mode that git does not record', (root) => chmodSync(join(root, 'a.txt'), 0o640)],
  ['another mode of the directory above', (root) => chmodSync(join(root, 'src'), 0o775)],
  [
    'another mode of the directory above, and files next to it',
    (root) => {
      chmodSync(join(root, 'src'), 0o775);
      writeFiles(root, { log: '' });
    },
  ],
  ['other times of the directory above', (root) => utimesSync(join(root, 'src'), 1, 1)],
  ['a removed file that the agent removes too', (root) => rmSync(join(root, 'src/deep/c.txt'))],
  ['a changed file that the agent did not change', (root) => writeFileSync(join(root, 'other.txt'), 'p')],
];

test.each(honestChanges)('publish still writes after %s by another process', (_, interfere) => {
  const place = createPlace({ ...files, 'other.txt': 'o' });
  interfere(place.root);
  const before = readTree(place.root);
  const expected = work(place.sealed);
  expect(place.publish()).toEqual({ type: 'published', warnings: [] });
  const kept = Object.entries(before).filter(([path]) => path !== 'src/deep/c.txt');
  expect(readTree(place.root)).toEqual({ ...Object.fromEntries(kept), ...expected });
  expectClean(place);
});

test('files that were made in the same tick as the start of the run do not count as changed', () => {
  for (let round = 0; round < 50; round += 1) {
    const [root, sealed] = [createDirectory('workspace-'), createDirectory('sealed-')];
    writeFiles(root, files);
    const start = readStart(root);
    writeFiles(sealed, { 'a.txt': 'agent\n', 'z.txt': 'agent\n' });
    const changes = ['a.txt', 'z.txt'].map((path): PathChange => ({ key: path, path, kind: 'modified', now: 'file' }));
    const journal = locateJournal(createDirectory('state-'), root);
    expect(publish({ workspace: root, directory: sealed, changes, start, journal })).toMatchObject({
      type: 'published',
    });
  }
});

test('publish finds a directory that was moved into the place of another one, whose files have their old times', () => {
  const place = createPlace({ ...files, 'other/b.txt': 'other\n' });
  renameSync(join(place.root, 'src'), join(place.root, 'away'));
  renameSync(join(place.root, 'other'), join(place.root, 'src'));
  writeFileSync(join(place.sealed, 'src/b.txt'), 'agent\n');
  expect(place.publish()).toMatchObject({ type: 'changed', paths: ['src'] });
  expect(readFileSync(join(place.root, 'src/b.txt'), 'utf8')).toBe('other\n');
});

test('publish returns what another process has written, if it is small', () => {
  const place = createPlace(files);
  writeFileSync(join(place.root, 'a.txt'), 'person\n');
  writeFileSync(join(place.root, 'z.txt'), Buffer.alloc(2 * 1024 * 1024));
  work(place.sealed);
  const result = place.publish();
  expect(result).toMatchObject({ type: 'changed', paths: ['a.txt', 'z.txt'] });
  expect(result.type === 'changed' ? result.contents.map(({ path, content }) => [path, String(content)]) : []).toEqual([
    ['a.txt', 'person\n'],
  ]);
});

test('publish writes nothing if a directory that a file replaces has other files, and names them', () => {
  const place = createPlace(files);
  const ignored = join(place.root, 'src/deep/ignored.o');
  writeFileSync(ignored, 'o');
  const start = readStart(place.root);
  rmSync(join(place.sealed, 'src/deep'), { recursive: true });
  writeFiles(place.sealed, { 'a.txt': 'agent\n', 'src/deep': 'a file\n' });
  const options = {
    workspace: place.root,
    directory: place.sealed,
    journal: place.journal,
    start,
    changes: listChanges(files, place.sealed, []),
  };
  expect(publish(options)).toEqual({
    type: 'failed',
    reason:
      'src/deep: a file replaces this directory, but src/deep/ignored.o is in it, which is not part of the changes',
    written: [],
  });
  expect(readTree(place.root)).toEqual({ ...files, 'src/deep/ignored.o': 'o' });
  expectClean(place);
});

test('replaced files keep their mode; only the executable bits follow the change', () => {
  const place = createPlace({ 'group.txt': '1', 'private.sh': '1', 'script.sh': '1', 'mode.txt': '1' });
  const modes = { 'group.txt': 0o664, 'private.sh': 0o700, 'script.sh': 0o640, 'mode.txt': 0o644 };
  // The agent's files are as a program creates them.
  const sealed = { 'group.txt': 0o644, 'private.sh': 0o644, 'script.sh': 0o755, 'mode.txt': 0o600 };
  for (const [path, mode] of Object.entries(modes)) chmodSync(join(place.root, path), mode);
  for (const [path, mode] of Object.entries(sealed)) {
    if (path !== 'mode.txt') writeFileSync(join(place.sealed, path), '2');
    chmodSync(join(place.sealed, path), mode);
  }
  const start = readStart(place.root);
  const result = publish({
    workspace: place.root,
    directory: place.sealed,
    journal: place.journal,
    start,
    changes: listChanges({ 'group.txt': '1', 'private.sh': '1', 'script.sh': '1', 'mode.txt': '1' }, place.sealed, [
      'mode.txt',
    ]),
  });
  expect(result).toEqual({ type: 'published', warnings: [] });
  const found = Object.keys(modes).map((path) => (statSync(join(place.root, path)).mode & 0o7777).toString(8));
  expect(found).toEqual(['664', '600', '750', '600']);
});

test('a replaced file with several hard links becomes a separate file, with a warning', () => {
  const [root, outside] = [createDirectory('workspace-'), createDirectory('outside-')];
  writeFiles(root, { 'a.txt': 'a\n' });
  linkSync(join(root, 'a.txt'), join(outside, 'other'));
  const start = readStart(root);
  const sealed = createDirectory('sealed-');
  writeFiles(sealed, { 'a.txt': 'agent\n' });
  const result = publish({
    workspace: root,
    directory: sealed,
    start,
    journal: locateJournal(createDirectory('state-'), root),
    changes: [{ key: 'a.txt', path: 'a.txt', kind: 'modified', now: 'file' }],
  });
  expect(result).toEqual({
    type: 'published',
    warnings: ['a.txt had several hard links: it is a separate file now, and the other names keep the old content'],
  });
  expect(readFileSync(join(outside, 'other'), 'utf8')).toBe('a\n');
  expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('agent\n');
});

test('two names of one file that both change are written as two files', () => {
  const place = createPlace({ 'a.txt': 'a\n' });
  linkSync(join(place.root, 'a.txt'), join(place.root, 'b.txt'));
  const changes = ['a.txt', 'b.txt'].map((path): PathChange => ({ key: path, path, kind: 'modified', now: 'file' }));
  writeFiles(place.sealed, { 'a.txt': '1', 'b.txt': '2' });
  const { root, sealed, journal } = place;
  expect(publish({ workspace: root, directory: sealed, changes, start: readStart(root), journal })).toMatchObject({
    type: 'published',
  });
  expect(readTree(root)).toEqual({ 'a.txt': '1', 'b.txt': '2' });
});

test.runIf(isRoot)('as root, replaced files keep their owner, and new ones get the owner of their directory', () => {
  const root = createDirectory('workspace-');
  writeFiles(root, { 'a.txt': 'a\n', 'src/b.txt': 'b\n' });
  chownSync(join(root, 'a.txt'), 61_251, 61_252);
  chownSync(join(root, 'src'), 61_253, 61_254);
  chmodSync(join(root, 'src'), 0o3775);
  const start = readStart(root);
  const sealed = createDirectory('sealed-');
  writeFiles(sealed, { 'a.txt': 'agent\n', 'src/b.txt': 'agent\n', 'src/new/c.txt': 'c\n' });
  const changes = (['a.txt', 'src/b.txt', 'src/new/c.txt'] as const).map((path): PathChange => ({
    key: path,
    path,
    kind: 'modified',
    now: 'file',
  }));
  const result = publish({
    workspace: root,
    directory: sealed,
    start,
    changes,
    journal: locateJournal(createDirectory('state-'), root),
  });
  expect(result).toEqual({ type: 'published', warnings: [] });
  const owners = ['a.txt', 'src/b.txt', 'src/new', 'src/new/c.txt'].map((path) => {
    const { uid, gid } = statSync(join(root, path));
    return `${uid}:${gid}`;
  });
  expect(owners).toEqual(['61251:61252', '0:0', '61253:61254', '61253:61254']);
  expect(statSync(join(root, 'src/new')).mode & 0o2000).toBe(0o2000);
});

// Publishes two files as another user, who may have no access to the directory of this program; prints the result.
const asUser = `
const [, , modulePath, root, sealed, journal, time] = process.argv;
const { publish } = await import(modulePath);
process.setgroups([]);
process.setgid(61250);
process.setuid(61250);
const changes = ['a.txt', 'src/b.txt'].map((path) => ({ key: path, path, kind: 'modified', now: 'file' }));
const start = { time: BigInt(time), files: new Set(['a.txt', 'src/b.txt']), directories: new Map() };
console.log(JSON.stringify(publish({ workspace: root, directory: sealed, changes, journal, start })));
`;

/** Another user publishes; `prepare` sets up who owns what. */
function publishAsUser(prepare: (root: string) => void) {
  const [root, sealed, state] = [createDirectory('workspace-'), createDirectory('sealed-'), createDirectory('state-')];
  writeFiles(root, { 'a.txt': 'a\n', 'src/b.txt': 'b\n' });
  writeFiles(sealed, { 'a.txt': 'agent\n', 'src/b.txt': 'agent\n' });
  writeFileSync(join(state, 'publish.mjs'), asUser);
  execFileSync('chown', ['-R', '61250:61250', root, sealed, state]);
  prepare(root);
  const journal = join(state, 'publish.json');
  const path = join(import.meta.dirname, '../../../../src/sandbox/workspace/publish/publish.ts');
  const said = execFileSync(
    process.execPath,
    [join(state, 'publish.mjs'), path, root, sealed, journal, String(readStartTime(root))],
    { encoding: 'utf8' },
  );
  return { root, result: JSON.parse(said) as Published, left: existsSync(journal) };
}

test.runIf(isRoot)('an ordinary user writes nothing if one directory is closed, with the path of the directory', () => {
  const { root, result, left } = publishAsUser((directory) => chmodSync(join(directory, 'src'), 0o555));
  expect(result).toEqual({
    type: 'failed',
    reason: 'src: this directory cannot be written: EACCES: permission denied',
    written: [],
  });
  expect(readTree(root)).toEqual({ 'a.txt': 'a\n', 'src/b.txt': 'b\n' });
  expect(left).toBe(false);
});

test.runIf(isRoot)(
  'an ordinary user writes nothing if the sticky bit of a directory protects a file of another user',
  () => {
    const { root, result } = publishAsUser((directory) => {
      chownSync(join(directory, 'src'), 0, 0);
      chownSync(join(directory, 'src/b.txt'), 0, 0);
      chmodSync(join(directory, 'src'), 0o1777);
    });
    expect(result).toMatchObject({
      type: 'failed',
      reason: 'src/b.txt: EPERM: operation not permitted',
      written: [],
    });
    expect(readTree(root)).toEqual({ 'a.txt': 'a\n', 'src/b.txt': 'b\n' });
  },
);

// No second name can be made for such a file (fs.protected_hardlinks).
test.runIf(isRoot)('an ordinary user replaces a file of another user in an own directory, with a warning', () => {
  const { root, result } = publishAsUser((directory) => chownSync(join(directory, 'src/b.txt'), 0, 0));
  expect(result).toEqual({
    type: 'published',
    warnings: ['src/b.txt could not keep owner or group: it has the owner and group of a new file'],
  });
  expect(readTree(root)).toEqual({ 'a.txt': 'agent\n', 'src/b.txt': 'agent\n' });
});

// An immutable file passes every check and cannot be replaced, also by root.
test.runIf(isRoot)('if a file cannot be renamed, the ones before it are restored', (context) => {
  const place = createPlace(files);
  const chattr = (flag: string): void => void execFileSync('env', ['chattr', flag, join(place.root, 'z.txt')]);
  const start = (() => {
    try {
      chattr('+i');
    } catch {
      return context.skip('no immutable files here');
    }
    return readStart(place.root);
  })();
  const inode = statSync(join(place.root, 'a.txt')).ino;
  try {
    work(place.sealed);
    const result = publish({
      workspace: place.root,
      directory: place.sealed,
      journal: place.journal,
      start,
      changes: listChanges(files, place.sealed, []),
    });
    expect(result).toEqual({ type: 'failed', reason: 'z.txt: EPERM: operation not permitted', written: [] });
    expect(readTree(place.root)).toEqual(files);
    expect(statSync(join(place.root, 'a.txt')).ino).toBe(inode);
    expectClean(place);
  } finally {
    chattr('-i');
  }
});

test('a journal that names a path outside of the workspace, or that others can write, is refused and changes nothing', () => {
  const place = createPlace(files);
  const victim = createDirectory('victim-');
  writeFileSync(join(victim, 'text'), 'of the machine\n');
  const { dev, ino } = statSync(place.root, { bigint: true });
  const stats = lstatSync(join(victim, 'text'), { bigint: true });
  const identity = {
    ino: String(stats.ino),
    size: String(stats.size),
    mtimeNs: String(stats.mtimeNs),
  };
  const write = (key: string, mode = 0o600): void => {
    const step = { key, place: '', hadOld: false, made: identity };
    const journal = {
      schema: 'publish/v1',
      phase: 'writing',
      id: '0123456789abcdef',
      steps: [step],
      emptied: [],
      workspace: { path: place.root, dev: String(dev), ino: String(ino) },
    };
    writeFileSync(place.journal, JSON.stringify(journal));
    chmodSync(place.journal, mode);
  };
  for (const key of [`../${victim.split('/').at(-1)}/text`, `${victim}/text`, 'src/../../x', '', 'a\0b']) {
    write(key);
    expect(() => recoverSteps(place.journal, place.root), key).toThrow('is not a journal');
  }
  write('a.txt', 0o622);
  expect(() => recoverSteps(place.journal, place.root)).toThrow('is not a journal');
  // A link in the workspace is not followed.
  symlinkSync(victim, join(place.root, 'link'));
  write('link/text');
  recoverSteps(place.journal, place.root);
  expect(readTree(victim)).toEqual({ text: 'of the machine\n' });
  expect(readTree(place.root)).toMatchObject(files);
});

test('the start of a run is read without a change of the workspace', () => {
  const root = createDirectory('workspace-');
  mkdirSync(join(root, 'src'));
  const { mtimeNs, ctimeNs } = statSync(root, { bigint: true });
  waitForTick(ctimeNs);
  expect(readStartTime(root)).toBeGreaterThan(ctimeNs);
  expect(statSync(root, { bigint: true })).toMatchObject({ mtimeNs, ctimeNs });
});
