import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandResult } from '../../core/ports/sandbox.ts';
import { createSerializer } from '../../core/serialize.ts';
import { parseGitHeader, splitPatch } from '../../core/text/diff-names.ts';
import { HarnessError } from '../../core/types/error.ts';
import type { ChangedFile } from '../../core/types/result.ts';
import { copyIndex, makeGitDirectory, makeListingDirectory, placeFile, type Repository } from './git-directory.ts';
import {
  checkScript,
  differFromBaseScript,
  differScript,
  readObjectsScript,
  readTreeScript,
  searchScript,
  takeBaseScript,
  takeTouchedScript,
} from './patch-scripts.ts';

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
  /** The two trees of git between which it leads. They hold all files, or only those that may have changed. */
  readonly trees: { readonly before: string; readonly after: string };
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

/** The work tree of which patches are made. */
export interface PatchedWorkTree {
  readonly git: Repository;
  /** The commit that is checked out; null for none. */
  readonly headCommit: string | null;
  /** Tracked files, from the repository's root, that the work tree need not have: they are unchanged in the base. */
  readonly closedFiles: readonly string[];
  /** Tracked files that the repository's index marks, so that git would not look at them. The base has their content. */
  readonly markedFiles: readonly string[];
  /** Runs git on the work tree with the private git directory; with a script, that script, in which `git` is such a call. */
  readonly runGit: (args: readonly string[], gitDirectory: string, script?: string) => Promise<CommandResult>;
  /** Larger files, in bytes, are never in the patch, and the base leaves them out if they differ from the commit. */
  readonly patchBytes: number;
}

export interface PatchOptions {
  readonly workTree: PatchedWorkTree;
  /** The path of the private git directory. */
  readonly gitDirectory: string;
  /** Paths that may differ from the base, from the repository's root. */
  readonly listTouched: () => TouchedFiles;
  /** True for a path, from the repository's root, that is as before the agent, byte for byte. */
  readonly isAsBefore: (path: string) => boolean;
}

/** Paths that may differ from the base. */
export interface TouchedFiles {
  /** Paths with a file or a link. */
  readonly present: readonly string[];
  /** Paths that no longer have a file or a link. */
  readonly replaced: readonly string[];
  /** Describes changes that a patch cannot hold; empty if it holds all. */
  readonly missing: string;
  /** Another text if one of the paths has changed. */
  readonly version: string;
}

/** When a patch is made. In progress, not again if nothing seems to have changed. At the end it always is. */
export type PatchPurpose = 'progress' | 'end';

export type PatchMaker = Awaited<ReturnType<typeof createPatchMaker>>;

/**
 * Takes the present work tree, including uncommitted changes, as the base of the run's patch. The private git directory has its own configuration and
 * its own attributes, which switch off every filter. So neither `.gitattributes` nor the repository's configuration runs anything. Line ends are the
 * ends that a commit would have, because the patch is for the commit.
 */
export async function createPatchMaker(options: PatchOptions) {
  const { workTree, gitDirectory } = options;
  const { git, headCommit: commit } = workTree;
  const runScript = async (script: string, ...args: readonly string[]): Promise<string> => {
    const result = await workTree.runGit(args, gitDirectory, script);
    if (result.exitCode === 0) return result.stdout;
    const message = `git failed: ${result.stderr.trim() || `exit ${result.exitCode}`}`;
    throw new HarnessError({ code: 'internal', message });
  };
  const place = (name: string, content: string | Uint8Array): void => placeFile(gitDirectory, name, content);
  const placePaths = (name: string, paths: readonly string[]): void =>
    place(name, paths.map((path) => `${path}\0`).join(''));
  const read = (name: string): Buffer => readFileSync(join(gitDirectory, name));
  const readPaths = (name: string): readonly string[] => read(name).toString().split('\0').slice(0, -1);

  mkdirSync(gitDirectory, { recursive: true, mode: 0o700 });
  makeGitDirectory(gitDirectory, git, commit);
  makeListingDirectory(gitDirectory, git);
  copyIndex(gitDirectory, git);
  placePaths('closed', workTree.closedFiles);
  placePaths('marked', workTree.markedFiles);
  const tree = (await runScript(takeBaseScript, commit ?? '', String(workTree.patchBytes))).trim();
  const filtered = new Set(readPaths('filtered'));
  // A call that waits for a person asks for the tree, as many calls at once as there are, and while the patch of a turn is made.
  const inTurn = createSerializer();
  const known = new Set<string>();
  let last: { readonly version: string; readonly patch: Patch } | null = null;
  // The side of the base, until more paths belong to it. Empty if git has to make it.
  let lastBefore = '';

  async function make(purpose: PatchPurpose): Promise<Patch> {
    const touched = options.listTouched();
    // A mapped file can change without its times, so the end relies on none.
    if (purpose === 'progress' && last?.version === touched.version) return last.patch;
    const patch = await takePatch(touched);
    last = { version: touched.version, patch };
    return patch;
  }

  async function takePatch({ present, replaced, missing }: TouchedFiles): Promise<Patch> {
    if (present.length + replaced.length + known.size === 0)
      return { ...buildPatch(Buffer.alloc(0), ''), trees: { before: tree, after: tree }, missing, unreadable: '' };
    const fresh = [...present, ...replaced].filter((path) => !known.has(path));
    if (fresh.length > 0) lastBefore = '';
    placePaths('new', fresh);
    placePaths('present', present);
    placePaths('replaced', replaced);
    // A filtered file that is as before is no change, though git stores it in another form.
    placePaths(
      'restored',
      present.filter((path) => filtered.has(path) && options.isAsBefore(path)),
    );
    const [before = '', after = '', ...changes] = (await runScript(takeTouchedScript, tree, lastBefore)).split('\n');
    lastBefore = before;
    for (const path of fresh) known.add(path);
    const bytes = before === after ? Buffer.alloc(0) : read('changes.patch');
    const unreadable = read('failures').toString().trim();
    return { ...buildPatch(bytes, changes.join('\n')), trees: { before, after }, missing, unreadable };
  }

  async function readTree(): Promise<string> {
    const { before, after } = (await make('progress')).trees;
    return before === tree ? after : (await runScript(readTreeScript, tree, before, after)).trim();
  }

  return {
    /** `commit` is null in a repository without a commit. */
    base: { commit, tree },
    /** The paths of the base that git converts by a filter or to another encoding: the base has what git stores. */
    filtered: filtered as ReadonlySet<string>,
    /** The current work tree, as a git tree id. */
    readTree: () => inTurn(readTree),
    /** The patch from the base to the current work tree. */
    make: (purpose: PatchPurpose) => inTurn(() => make(purpose)),
    /**
     * Whether the patch that was made last, applied to the base as a publisher does it, gives the files from which it was made; and its files that
     * git would convert, which are in it as in the work tree.
     */
    async check({ bytes, entries, trees }: Pick<Patch, 'bytes' | 'entries' | 'trees'>) {
      if (entries.length === 0) return { isWhole: true, unfiltered: [] };
      place('applied.patch', bytes);
      const isWhole = (await runScript(checkScript, trees.before, trees.after)).trim() === 'yes';
      const converted = new Set([...filtered, ...readPaths('unfiltered')]);
      const kept = entries.filter(({ path, after }) => after !== null && converted.has(path));
      return { isWhole, unfiltered: kept.map(({ path }) => path) };
    },
    /** The contents of the files whose changes the patch holds as bytes, not as lines. */
    async readBinaries({ bytes, entries }: Pick<Patch, 'bytes' | 'entries'>): Promise<readonly BinaryChange[]> {
      const paths = new Set(listBinaryPaths(bytes));
      const changed = entries.filter(({ path }) => paths.has(path));
      const objects = changed.flatMap(({ before, after }) => [before, after].flatMap((side) => side?.object ?? []));
      if (objects.length === 0) return [];
      place('wanted', objects.map((object) => `${object}\n`).join(''));
      await runScript(readObjectsScript);
      const contents = readObjects(read('contents'));
      const readSide = (side: PatchSide | null): Buffer => contents.get(side?.object ?? '') ?? Buffer.alloc(0);
      return changed.map(({ path, before, after }) => ({ path, before: readSide(before), after: readSide(after) }));
    },
    /** Of some paths, those that the base has, and of which the work tree has the same contents. */
    async listEqual(paths: readonly string[]): Promise<ReadonlySet<string>> {
      placePaths('wanted', paths);
      await runScript(differFromBaseScript, tree);
      const differing = new Set(readPaths('differing'));
      return new Set(readPaths('found').filter((path) => !differing.has(path)));
    },
    /** The paths that differ between the base and another tree; null if git does not know that tree. */
    async listDifferent(other: string): Promise<readonly string[] | null> {
      const listed = await runScript(differScript, other, tree);
      return listed === 'unknown\n' ? null : listed.split('\0').filter((path) => path !== '');
    },
    /** The texts that files of the base contain, of some texts without line breaks. Asks git once for all of them. */
    async listInBase(texts: readonly string[]): Promise<ReadonlySet<string>> {
      if (texts.length === 0) return new Set();
      place('texts', `${[...new Set(texts)].join('\n')}\n`);
      const found = new Set((await runScript(searchScript, tree)).split('\n'));
      // Git prints the longest text at a place.
      return new Set(texts.filter((text) => found.has(text) || [...found].some((other) => other.includes(text))));
    },
  };
}

/** The contents of a patch. `changes` are the differences in the format of `git diff --raw -z`. */
export function buildPatch(bytes: Buffer, changes: string): Pick<Patch, 'bytes' | 'sha256' | 'files' | 'entries'> {
  const entries = readEntries(changes);
  const files = entries.map(({ path, before, after }): ChangedFile => {
    const kind = before === null ? 'added' : after === null ? 'deleted' : 'modified';
    return { path, kind };
  });
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex'), files, entries };
}

const binaryMark = '\nGIT binary patch\n';

function listBinaryPaths(patch: Uint8Array): string[] {
  const bytes = Buffer.from(patch);
  if (!bytes.includes(binaryMark)) return [];
  return splitPatch(bytes.toString('latin1'))
    .filter((part) => part.includes(binaryMark))
    .flatMap((part) => parseGitHeader(part.split('\n', 1)[0] ?? '') ?? []);
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

/** The files that a git patch names. For a run that died before it recorded them. */
export function readPatchFiles(patch: string): ChangedFile[] {
  return splitPatch(patch).flatMap((part) => {
    const path = parseGitHeader(part.split('\n', 1)[0] ?? '');
    if (path === null) return [];
    const kind = /^new file mode/m.test(part) ? 'added' : /^deleted file mode/m.test(part) ? 'deleted' : 'modified';
    return [{ path, kind } satisfies ChangedFile];
  });
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
