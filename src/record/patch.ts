import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HarnessError } from '../core/types/error.ts';
import type { ChangedFile } from '../core/types/result.ts';
import type { CommandResult } from '../core/ports/sandbox.ts';

// Other repositories are no part of a patch.
const plain = ['--no-ext-diff', '--no-textconv', '--no-renames', '--ignore-submodules=all'];

export interface PatchOptions {
  /** A private git folder for this run's snapshots; made here. */
  readonly gitFolder: string;
  /** The repository's own git folders, read only. */
  readonly repositoryGitFolder: string;
  readonly repositoryCommonFolder: string;
  /** Runs the harness's git on the work tree with the private git folder. */
  readonly runGit: (args: readonly string[], gitFolder: string, stdin?: string) => Promise<CommandResult>;
  /** Paths that may differ from the base, from the repository's root; null if every path has to be compared. */
  readonly listTouched: () => TouchedFiles | null;
}

/** Paths that may differ from the base. */
export interface TouchedFiles {
  /** Files and links that stand there, or paths with nothing. */
  readonly present: readonly string[];
  /** Paths at which no file and no link stands any more. */
  readonly replaced: readonly string[];
  /** Describes changes that no patch can hold; empty if there are none. */
  readonly missing: string;
  /** Another text if one of the paths has changed. */
  readonly version: string;
}

export interface Base {
  /** Null in a repository without a commit. */
  readonly commit: string | null;
  readonly tree: string;
}

/** One side of a changed path: its mode as git writes it and the object that holds it. */
export interface PatchSide {
  readonly mode: string;
  readonly object: string;
}

/** A changed path, from the repository's root. Null where there is nothing. */
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
  /** The tree that the base becomes by it, as git names it. */
  readonly tree: string;
  /** Changes that no patch can hold, for example special files; empty if there are none. */
  readonly missing: string;
  /** What git reported of files that it could not read and could read before; empty if it read all. Such a patch hides changes. */
  readonly unreadable: string;
}

type Snapshot = Pick<Patch, 'tree' | 'missing' | 'unreadable'>;

export interface PatchMaker {
  readonly base: Base;
  /** The work tree as it is now, as git names it. */
  readTree(): Promise<string>;
  /** The work tree as it is now against the base. */
  make(): Promise<Patch>;
  /**
   * Applies a patch to the base in an index, as whoever publishes it does: no work tree, no filters, no hooks. True where every file is
   * then what it was when the patch was made.
   */
  isWhole(patch: Pick<Patch, 'bytes' | 'tree'>): Promise<boolean>;
  /** Whether a file of the base contains a text, which has no line break. */
  isInBase(text: string): Promise<boolean>;
}

/**
 * Snapshots the work tree as the patch's base, a dirty one too. The private git folder has a configuration of its own and attributes that
 * switch off every filter, so that neither `.gitattributes` nor the repository's configuration changes or runs anything.
 */
export async function createPatchMaker(options: PatchOptions): Promise<PatchMaker> {
  const { gitFolder } = options;
  mkdirSync(gitFolder, { recursive: true });
  const git = async (...args: readonly string[]): Promise<string> => {
    const result = await options.runGit(args, gitFolder);
    if (result.exitCode !== 0)
      throw new HarnessError({
        code: 'internal',
        message: `git ${args[0]} failed: ${result.stderr.trim() || `exit ${result.exitCode}`}`,
      });
    return result.stdout;
  };

  await git('init', '--quiet');
  mkdirSync(join(gitFolder, 'info'), { recursive: true });
  writeFileSync(
    join(gitFolder, 'info/attributes'),
    '* -text -crlf -filter -ident -merge -working-tree-encoding !diff\n',
  );
  const exclude = join(options.repositoryCommonFolder, 'info/exclude');
  if (existsSync(exclude)) copyFileSync(exclude, join(gitFolder, 'info/exclude'));
  writeFileSync(join(gitFolder, 'objects/info/alternates'), `${join(options.repositoryCommonFolder, 'objects')}\n`);
  // The repository's own index knows tracked files that are ignored, and spares reading files that have not changed.
  for (const name of readdirSync(options.repositoryGitFolder))
    if (name === 'index' || name.startsWith('sharedindex.'))
      copyFileSync(join(options.repositoryGitFolder, name), join(gitFolder, name));

  const head = await options.runGit(
    [`--git-dir=${options.repositoryGitFolder}`, 'rev-parse', '--verify', '--quiet', 'HEAD'],
    gitFolder,
  );
  const first = await takeBase();
  const base: Base = { commit: head.exitCode === 0 ? head.stdout.trim() : null, tree: first.tree };
  let last: { readonly version: string; readonly snapshot: Snapshot } | null = null;
  let lastPatch: Patch | null = null;

  // If the owner differs inside, git would read every file again. For the base alone, equal size and time are enough.
  async function takeBase(): Promise<Snapshot> {
    return addAll(
      options.listTouched() === null ? [] : ['-c', 'core.checkStat=minimal', '-c', 'core.trustctime=false'],
    );
  }

  async function snapshot(): Promise<Snapshot> {
    const touched = options.listTouched();
    if (touched === null) {
      const taken = await addAll([]);
      return taken.unreadable === first.unreadable ? { ...taken, missing: taken.unreadable, unreadable: '' } : taken;
    }
    if (last?.version === touched.version) return last.snapshot;
    const update = async (args: readonly string[], paths: readonly string[]): Promise<string> => {
      if (paths.length === 0) return '';
      const input = paths.map((path) => `${path}\0`).join('');
      const updated = await options.runGit(['update-index', ...args, '-z', '--stdin'], gitFolder, input);
      return updated.exitCode === 0 ? '' : updated.stderr.trim();
    };
    const failures = [
      await update(['--force-remove'], touched.replaced),
      await update(['--add', '--remove', '--replace'], touched.present),
    ];
    const taken = {
      tree: (await git('write-tree')).trim(),
      missing: touched.missing,
      unreadable: failures.filter((text) => text !== '').join('; '),
    };
    last = { version: touched.version, snapshot: taken };
    return taken;
  }

  // One file that cannot be read must not cost the rest of the patch.
  async function addAll(settings: readonly string[]): Promise<Snapshot> {
    const added = await options.runGit([...settings, 'add', '--all', '--ignore-errors'], gitFolder);
    const tree = (await git('write-tree')).trim();
    return { tree, missing: '', unreadable: added.exitCode === 0 ? '' : added.stderr.trim() };
  }

  return {
    base,
    readTree: async () => (await snapshot()).tree,
    async make() {
      const { tree, missing, unreadable } = await snapshot();
      if (lastPatch?.tree === tree && lastPatch.missing === missing && lastPatch.unreadable === unreadable)
        return lastPatch;
      const output = join(gitFolder, 'changes.patch');
      const compare = [...plain, base.tree, tree];
      await git('diff', '--binary', '--full-index', `--output=${output}`, ...compare);
      const bytes = existsSync(output) ? readFileSync(output) : Buffer.alloc(0);
      const entries = readEntries(await git('diff', '--raw', '--no-abbrev', '-z', ...compare));
      const files = entries.map(({ path, before, after }): ChangedFile => {
        const kind = before === null ? 'added' : after === null ? 'deleted' : 'modified';
        return { path, kind };
      });
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      lastPatch = { bytes, sha256, files, entries, tree, missing, unreadable };
      return lastPatch;
    },
    async isWhole({ bytes, tree }) {
      const [index, kept, file] = ['index', 'index.kept', 'applied.patch'].map((name) => join(gitFolder, name)) as [
        string,
        string,
        string,
      ];
      // The index of the snapshots spares reading files that have not changed.
      copyFileSync(index, kept);
      try {
        writeFileSync(file, bytes);
        await git('read-tree', base.tree);
        const applied = await options.runGit(['apply', '--cached', '--whitespace=nowarn', file], gitFolder);
        if (applied.exitCode !== 0) return false;
        const others = await git('diff', '--raw', '-z', ...plain, (await git('write-tree')).trim(), tree);
        return others === '';
      } finally {
        renameSync(kept, index);
      }
    },
    async isInBase(text) {
      const args = ['grep', '--quiet', '--fixed-strings', '-e', text, base.tree];
      return (await options.runGit(args, gitFolder)).exitCode === 0;
    },
  };
}

/** The files that a git patch names. For a run that died before it could say them. */
export function readPatchFiles(patch: string): ChangedFile[] {
  return patch.split(/^(?=diff --git )/m).flatMap((part) => {
    const path = /^diff --git a\/(.*) b\/\1$/m.exec(part)?.[1];
    if (path === undefined) return [];
    const kind = /^new file mode/m.test(part) ? 'added' : /^deleted file mode/m.test(part) ? 'deleted' : 'modified';
    return [{ path, kind } satisfies ChangedFile];
  });
}

function readEntries(listed: string): PatchEntry[] {
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
