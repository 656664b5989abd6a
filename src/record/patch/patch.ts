import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { createSerializer } from '../../core/serialize.ts';
import { readGitQuoted } from '../../core/text/git-quoted.ts';
import type { ChangedFile } from '../../core/types/result.ts';
import { appliesScript, plainDiff } from './snapshot-scripts.ts';
import { openSnapshots, type Base, type Snapshot, type SnapshotOptions, type SnapshotPurpose } from './snapshots.ts';

/** One side of a changed path: its mode as git writes it and the object that holds it. */
export interface PatchSide {
  readonly mode: string;
  readonly object: string;
}

/** A changed path, from the repository's root. A side is null if the path does not exist there. */
export interface PatchEntry {
  readonly path: string;
  readonly before: PatchSide | null;
  readonly after: PatchSide | null;
}

export interface Patch {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly files: readonly ChangedFile[];
  readonly entries: readonly PatchEntry[];
  /** The snapshot that it shows. */
  readonly snapshot: Snapshot;
  /** Changes that no patch can hold, for example special files; empty if there are no such changes. */
  readonly missing: string;
  /** Messages of git about files that it cannot read now and could read before; empty if it read all. Such a patch hides changes. */
  readonly unreadable: string;
}

export interface BinaryChange {
  readonly path: string;
  /** Empty for a new file. */
  readonly before: Buffer;
  /** Empty for a deleted file. */
  readonly after: Buffer;
}

export interface PatchMaker {
  readonly base: Base;
  /** The paths of the base that git converts by a filter or to another encoding: the base has what git stores. */
  readonly filtered: ReadonlySet<string>;
  /** The files of a patch made at the end that are in it as in the work tree, and that git would convert. */
  listUnfiltered(patch: Pick<Patch, 'entries'>): readonly string[];
  /** The current work tree, as a git tree id. */
  readTree(): Promise<string>;
  /** The patch from the base to the current work tree. */
  make(purpose: SnapshotPurpose): Promise<Patch>;
  /** True if a patch, applied to the base as a publisher does it, gives the files from which it was made. Costs nothing for a patch made at the end. */
  isWhole(patch: Pick<Patch, 'bytes' | 'snapshot'>): Promise<boolean>;
  /** The contents of the files whose changes the patch holds as bytes, not as lines. */
  readBinaries(patch: Pick<Patch, 'bytes' | 'entries'>): Promise<readonly BinaryChange[]>;
  /** The paths that differ between the base and another tree; null if git does not know that tree. */
  listDifferent(tree: string): Promise<readonly string[] | null>;
  /** The texts that files of the base contain, of some texts without line breaks. Asks git once for all of them. */
  listInBase(texts: readonly string[]): Promise<ReadonlySet<string>>;
}

const searchScript = `
git grep --text --no-color -h --only-matching --fixed-strings -f "$GIT_DIR/texts" "$1" || [ $? = 1 ]`;

const differScript = `
if git cat-file -e "$1^{tree}" 2>/dev/null; then git diff --name-only -z ${plainDiff} "$1" "$2"; else echo unknown; fi`;

const readScript = `git cat-file --batch <"$GIT_DIR/wanted" >"$GIT_DIR/contents"`;

/** Takes the base of the run's patch from the present work tree. */
export async function createPatchMaker(options: SnapshotOptions): Promise<PatchMaker> {
  const snapshots = await openSnapshots(options);
  const { base } = snapshots;
  // A call that waits for a person asks for the tree, as many calls at once as there are, and while the patch of a turn is made.
  const inTurn = createSerializer();
  let last: Patch | null = null;

  async function make(purpose: SnapshotPurpose): Promise<Patch> {
    const snapshot = await snapshots.take(purpose);
    if (last !== null && isDeepStrictEqual(last.snapshot, snapshot)) return last;
    const bytes = snapshots.readPatch(snapshot);
    const entries = readEntries(snapshot.changes);
    const files = entries.map(({ path, before, after }): ChangedFile => {
      const kind = before === null ? 'added' : after === null ? 'deleted' : 'modified';
      return { path, kind };
    });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { missing, unreadable } = snapshot;
    last = { bytes, sha256, files, entries, snapshot, missing, unreadable };
    return last;
  }

  async function isWhole({ bytes, snapshot }: Pick<Patch, 'bytes' | 'snapshot'>): Promise<boolean> {
    const known = snapshots.isLastWhole();
    if (known !== null && snapshots.readPatch(snapshot).equals(bytes)) return known;
    snapshots.place('applied.patch', bytes);
    return (await snapshots.runScript(appliesScript, [snapshot.before, snapshot.after])).trim() === 'yes';
  }

  return {
    base,
    filtered: snapshots.filtered,
    listUnfiltered({ entries }) {
      if (entries.length === 0) return [];
      const known = new Set([...snapshots.filtered, ...snapshots.listFiltered()]);
      return entries.flatMap(({ path, after }) => (after !== null && known.has(path) ? [path] : []));
    },
    readTree: () => inTurn(async () => snapshots.readTree(await snapshots.take('progress'))),
    make: (purpose) => inTurn(() => make(purpose)),
    isWhole: (patch) => inTurn(() => isWhole(patch)),
    async readBinaries({ bytes, entries }) {
      const paths = new Set(listBinaryPaths(bytes));
      const changed = entries.filter(({ path }) => paths.has(path));
      const objects = changed.flatMap(({ before, after }) => [before, after].flatMap((side) => side?.object ?? []));
      if (objects.length === 0) return [];
      snapshots.place('wanted', objects.map((object) => `${object}\n`).join(''));
      await snapshots.runScript(readScript, []);
      const contents = readObjects(snapshots.readFile('contents'));
      const read = (side: PatchSide | null): Buffer => contents.get(side?.object ?? '') ?? Buffer.alloc(0);
      return changed.map(({ path, before, after }) => ({ path, before: read(before), after: read(after) }));
    },
    async listDifferent(tree) {
      const listed = await snapshots.runScript(differScript, [tree, base.tree]);
      return listed === 'unknown\n' ? null : listed.split('\0').filter((path) => path !== '');
    },
    async listInBase(texts) {
      if (texts.length === 0) return new Set();
      snapshots.place('texts', `${[...new Set(texts)].join('\n')}\n`);
      const found = new Set((await snapshots.runScript(searchScript, [base.tree])).split('\n'));
      // Git prints the longest text at a place.
      return new Set(texts.filter((text) => found.has(text) || [...found].some((other) => other.includes(text))));
    },
  };
}

const binaryMark = '\nGIT binary patch\n';

function listBinaryPaths(patch: Uint8Array): string[] {
  const bytes = Buffer.from(patch);
  if (!bytes.includes(binaryMark)) return [];
  return splitPatch(bytes.toString('latin1'))
    .filter((part) => part.includes(binaryMark))
    .flatMap((part) => readPatchPath(part.split('\n', 1)[0] ?? '') ?? []);
}

// Reads what `git cat-file --batch` writes: a line with the size, the content, a line break. A missing object has no content.
function readObjects(output: Buffer): Map<string, Buffer> {
  const objects = new Map<string, Buffer>();
  for (let at = 0; at < output.length;) {
    const start = output.indexOf('\n', at) + 1;
    const [, object = '', size = '0'] = /^(\w+) blob (\d+)\n$/.exec(output.toString('latin1', at, start)) ?? [];
    at = start + (object === '' ? 0 : Number(size) + 1);
    if (object !== '') objects.set(object, output.subarray(start, start + Number(size)));
  }
  return objects;
}

/** The parts of a patch, one for each file. */
export function splitPatch(patch: string): string[] {
  return patch.split(/^(?=diff --git )/m);
}

/** The files that a git patch names. For a run that died before it recorded them. */
export function readPatchFiles(patch: string): ChangedFile[] {
  return splitPatch(patch).flatMap((part) => {
    const path = readPatchPath(part.split('\n', 1)[0] ?? '');
    if (path === null) return [];
    const kind = /^new file mode/m.test(part) ? 'added' : /^deleted file mode/m.test(part) ? 'deleted' : 'modified';
    return [{ path, kind } satisfies ChangedFile];
  });
}

/** The path that a `diff --git` line names; null if it names none. */
export function readPatchPath(line: string): string | null {
  const start = 'diff --git ';
  // Both names are the same, so the space between them is in the middle.
  const middle = start.length + (line.length - start.length - 1) / 2;
  const [before, after] = [line.slice(start.length, middle), line.slice(middle + 1)];
  if (!line.startsWith(start) || line[middle] !== ' ') return null;
  if (before.startsWith('a/') && after === `b/${before.slice(2)}`) return before.slice(2);
  if (!before.startsWith('"a/') || !before.endsWith('"') || after !== `"b/${before.slice(3)}`) return null;
  return readGitQuoted(before.slice(3, -1));
}

/** Reads the raw output of `git diff` with `-z`. */
export function readEntries(listed: string): PatchEntry[] {
  const parts = listed.split('\0');
  const entries: PatchEntry[] = [];
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [, from = '', to = '', old = '', now = ''] = /^:(\d+) (\d+) (\w+) (\w+) /.exec(parts[index] ?? '') ?? [];
    entries.push({ path: parts[index + 1] ?? '', before: readSide(from, old), after: readSide(to, now) });
  }
  return entries;
}

function readSide(mode: string, object: string): PatchSide | null {
  return /^0+$/.test(mode) ? null : { mode, object };
}
