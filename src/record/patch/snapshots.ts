import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HarnessError } from '../../core/types/error.ts';
import type { CommandResult } from '../../core/ports/sandbox.ts';
import {
  copyIndex,
  makeGitDirectory,
  makeListingDirectory,
  placeFile,
  type GitDirectoryOptions,
} from './git-directory.ts';
import { checkTakenScript, readTreeScript, takeBaseScript, takeTouchedScript } from './snapshot-scripts.ts';

export interface SnapshotOptions extends GitDirectoryOptions {
  /** The repository's own git directory, read only. */
  readonly repositoryGitDirectory: string;
  /** Tracked files, from the repository's root, that the work tree need not have: they are unchanged in the base. */
  readonly closedFiles: readonly string[];
  /** Tracked files that the repository's index marks, so that git would not look at them. The base has their content. */
  readonly markedFiles: readonly string[];
  /** Runs git on the work tree with the private git directory; with a script, that script, in which `git` is such a call. */
  readonly runGit: (args: readonly string[], gitDirectory: string, script?: string) => Promise<CommandResult>;
  /** Larger files, in bytes, are never in the patch, and the base leaves them out if they differ from the commit. */
  readonly patchBytes: number;
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

export interface Base {
  /** Null in a repository without a commit. */
  readonly commit: string | null;
  readonly tree: string;
}

/** The work tree as two trees of git that differ in what has changed. They hold all files, or only those that may have changed. */
export interface Snapshot {
  readonly before: string;
  readonly after: string;
  /** The differences, in the format of `git diff --raw -z`. */
  readonly changes: string;
  /** Changes that a patch cannot hold, for example special files; empty if it holds all. */
  readonly missing: string;
  /** Messages of git about files that it cannot read now and could read before; empty if it read all. Such a patch hides changes. */
  readonly unreadable: string;
}

export type SnapshotPurpose = 'progress' | 'end';

export interface Snapshots {
  readonly base: Base;
  /** The paths of the base that git converts by a filter or to another encoding: the base has what git stores. */
  readonly filtered: ReadonlySet<string>;
  /** The touched paths that git would convert, at the end. The snapshot has what is in the work tree. */
  listFiltered(): readonly string[];
  /** The patch of the last snapshot. */
  readPatch(snapshot: Snapshot): Buffer;
  /** Not taken again if nothing seems to have changed. At the end it always is, and the same step also tries the patch. */
  take(purpose: SnapshotPurpose): Promise<Snapshot>;
  /** True if the patch of the last snapshot leads from the base to it. Null if that was not tried. */
  isLastWhole(): boolean | null;
  /** The whole base with the changes of a snapshot. */
  readTree(snapshot: Snapshot): Promise<string>;
  /** Writes a file for a script into the private git directory. */
  place(name: string, content: string | Uint8Array): void;
  /** Reads a file that a script wrote into the private git directory. */
  readFile(name: string): Buffer;
  /** Runs a script in the private git directory and returns its output. A failure is a bug. */
  runScript(script: string, args: readonly string[]): Promise<string>;
}

/**
 * Snapshots the work tree as the base of the patch, including uncommitted changes. The private git directory has its own configuration and its
 * own attributes, which switch off every filter. So neither `.gitattributes` nor the repository's configuration runs anything. Line ends are
 * the ends that a commit would have, because the patch is for the commit.
 */
export async function openSnapshots(options: SnapshotOptions): Promise<Snapshots> {
  const { gitDirectory } = options;
  const runScript = async (script: string, args: readonly string[]): Promise<string> => {
    const result = await options.runGit(args, gitDirectory, script);
    if (result.exitCode === 0) return result.stdout;
    const message = `git failed: ${result.stderr.trim() || `exit ${result.exitCode}`}`;
    throw new HarnessError({ code: 'internal', message });
  };

  const place = (name: string, content: string | Uint8Array): void => placeFile(gitDirectory, name, content);
  mkdirSync(gitDirectory, { recursive: true, mode: 0o700 });
  makeGitDirectory(options);
  makeListingDirectory(options);
  copyIndex(options, options.repositoryGitDirectory);
  const placeList = (name: string, paths: readonly string[]): void =>
    place(name, paths.map((path) => `${path}\0`).join(''));
  placeList('closed', options.closedFiles);
  placeList('marked', options.markedFiles);
  const readFailures = (): string => readFileSync(join(gitDirectory, 'failures'), 'utf8').trim();
  const commit = options.headCommit;
  const tree = (await runScript(takeBaseScript, [commit ?? '', String(options.patchBytes)])).trim();
  const readPaths = (name: string): string[] => readFileSync(join(gitDirectory, name), 'utf8').split('\0').slice(0, -1);
  const filtered = new Set(readPaths('filtered'));
  const known = new Set<string>();
  let last: { readonly version: string; readonly snapshot: Snapshot } | null = null;

  let isLastWhole: boolean | null = null;

  // The side of the base, until more paths belong to it. Empty if git has to make it.
  let lastBefore = '';

  async function take(script: string, purpose: SnapshotPurpose): Promise<Omit<Snapshot, 'missing' | 'unreadable'>> {
    isLastWhole = null;
    const whole = purpose === 'end' ? `${script}${checkTakenScript}` : script;
    const [before = '', after = '', ...changes] = (await runScript(whole, [tree, lastBefore])).split('\n');
    if (purpose === 'end') isLastWhole = readFileSync(join(gitDirectory, 'whole'), 'utf8') === 'yes\n';
    return { before, after, changes: changes.join('\n') };
  }

  async function takeTouched(touched: TouchedFiles, purpose: SnapshotPurpose): Promise<Snapshot> {
    if (touched.present.length + touched.replaced.length + known.size === 0)
      return { before: tree, after: tree, changes: '', missing: touched.missing, unreadable: '' };
    const fresh = [...touched.present, ...touched.replaced].filter((path) => !known.has(path));
    if (fresh.length > 0) lastBefore = '';
    // A filtered file that is as before is no change, though git stores it in another form.
    const restored = touched.present.filter((path) => filtered.has(path) && options.isAsBefore(path));
    const lists = { new: fresh, present: touched.present, replaced: touched.replaced, restored };
    for (const [name, paths] of Object.entries(lists)) place(name, paths.map((path) => `${path}\0`).join(''));
    const taken = await take(takeTouchedScript, purpose);
    lastBefore = taken.before;
    for (const path of fresh) known.add(path);
    return { ...taken, missing: touched.missing, unreadable: readFailures() };
  }

  return {
    base: { commit, tree },
    filtered,
    listFiltered: () => readPaths('unfiltered'),
    readPatch: ({ before, after }) =>
      before === after ? Buffer.alloc(0) : readFileSync(join(gitDirectory, 'changes.patch')),
    place,
    runScript,
    readFile: (name) => readFileSync(join(gitDirectory, name)),
    isLastWhole: () => isLastWhole,
    async take(purpose) {
      const touched = options.listTouched();
      // A mapped file can change without its times, so the end relies on none.
      if (purpose === 'end' || last?.version !== touched.version)
        last = { version: touched.version, snapshot: await takeTouched(touched, purpose) };
      return last.snapshot;
    },
    async readTree({ before, after }) {
      if (before === tree) return after;
      return (await runScript(readTreeScript, [tree, before, after])).trim();
    },
  };
}
