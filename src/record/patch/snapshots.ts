import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { HarnessError } from '../../core/types/error.ts';
import type { CommandResult } from '../../core/ports/sandbox.ts';

export interface SnapshotOptions {
  /** A private git folder for this run's snapshots; made here. */
  readonly gitFolder: string;
  /** The repository's own git folders, read only. */
  readonly repositoryGitFolder: string;
  readonly repositoryCommonFolder: string;
  /** The commit that is checked out; null in a repository without one. */
  readonly headCommit: string | null;
  /** Runs git on the work tree with the private git folder; with a script, that script, in which `git` is such a call. */
  readonly runGit: (args: readonly string[], gitFolder: string, script?: string) => Promise<CommandResult>;
  /** Paths that may differ from the base, from the repository's root; null if every path has to be compared. */
  readonly listTouched: () => TouchedFiles | null;
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

export interface Snapshots {
  readonly base: Base;
  /** The patch of the last snapshot. */
  readPatch(snapshot: Snapshot): Buffer;
  take(): Promise<Snapshot>;
  /** The whole base with the changes of a snapshot. */
  readTree(snapshot: Snapshot): Promise<string>;
  /** Writes a file for a script into the private git folder. */
  place(name: string, content: string | Uint8Array): void;
  /** Reads a file that a script wrote into the private git folder. */
  readFile(name: string): Buffer;
  /** Runs a script in the private git folder and returns its output. A failure is a bug. */
  runScript(script: string, args: readonly string[]): Promise<string>;
}

/** How two trees are compared: other repositories are no part of a patch. */
export const plainDiff = '--no-ext-diff --no-textconv --no-renames --ignore-submodules=all';

// A clean work tree is the tree of its commit, which spares reading and writing all of it. Equal size and time are enough here: if the
// owner differs inside, git would otherwise read every file again.
const takeBaseScript = `
git init --quiet --template=
mkdir -p "$GIT_DIR/info"
mv "$GIT_DIR/attributes" "$GIT_DIR/info/"
if [ -e "$GIT_DIR/exclude" ]; then mv "$GIT_DIR/exclude" "$GIT_DIR/info/"; fi
mv "$GIT_DIR/alternates" "$GIT_DIR/objects/info/"
settings='-c core.checkStat=minimal -c core.trustctime=false'
tree=
: >"$GIT_DIR/failures"
if [ -n "$1" ]; then
  printf '%s\\n' "$1" >"$GIT_DIR/HEAD"
  changes=$(git $settings --no-optional-locks status --porcelain --no-renames --ignore-submodules=all 2>&1) || changes=unknown
  if [ -z "$changes" ]; then tree=$(git rev-parse --verify --quiet "$1^{tree}") || tree=; fi
fi
if [ -z "$tree" ]; then
  git $settings add --all --ignore-errors 2>"$GIT_DIR/failures" && : >"$GIT_DIR/failures"
  tree=$(git write-tree)
fi
printf '%s\\n' "$tree"`;

const compareScript = `
printf '%s\\n' "$before" "$after"
git diff --binary --full-index --output="$GIT_DIR/changes.patch" ${plainDiff} "$before" "$after"
git diff --raw --no-abbrev -z ${plainDiff} "$before" "$after"`;

// One file that cannot be read must not cost the rest of the patch.
const takeAllScript = `
before=$1
git add --all --ignore-errors 2>"$GIT_DIR/failures" && : >"$GIT_DIR/failures"
after=$(git write-tree)
${compareScript}`;

// A separate index for the touched paths, so that the size of the repository does not count. Warnings of git, for example of line ends, are no
// failures. A path in a submodule belongs to another repository: the base has only the submodule's commit.
const takeTouchedScript = `
update() { git update-index "$@" 2>"$GIT_DIR/said" || cat "$GIT_DIR/said" >>"$GIT_DIR/failures"; }
: >"$GIT_DIR/failures"
if [ -s "$GIT_DIR/new" ]; then
  xargs -0 -n 500 "$git" --literal-pathspecs ls-tree -r -z --full-tree "$1" -- <"$GIT_DIR/new" >"$GIT_DIR/found"
  for index in before after; do
    GIT_INDEX_FILE="$GIT_DIR/$index" git update-index --replace -z --index-info <"$GIT_DIR/found"
  done
fi
if [ -s "$GIT_DIR/folders" ]; then
  xargs -0 -n 500 "$git" --literal-pathspecs ls-tree -z --full-tree "$1" -- <"$GIT_DIR/folders" >"$GIT_DIR/found"
  if grep -z '^160000 ' <"$GIT_DIR/found" >"$GIT_DIR/entries"; then
    GIT_INDEX_FILE="$GIT_DIR/modules" git update-index --add -z --index-info <"$GIT_DIR/entries"
  fi
fi
before=$(GIT_INDEX_FILE="$GIT_DIR/before" git write-tree)
export GIT_INDEX_FILE="$GIT_DIR/after"
update --force-remove -z --stdin <"$GIT_DIR/replaced"
update --add --remove --replace -z --stdin <"$GIT_DIR/present"
: >"$GIT_DIR/foreign"
: >"$GIT_DIR/submodules"
if [ -e "$GIT_DIR/modules" ]; then
  GIT_INDEX_FILE="$GIT_DIR/modules" git ls-files -z >"$GIT_DIR/submodules"
  xargs -0 "$git" --literal-pathspecs ls-files -z -- <"$GIT_DIR/submodules" >"$GIT_DIR/foreign"
  update --force-remove -z --stdin <"$GIT_DIR/foreign"
fi
after=$(git write-tree)
${compareScript}`;

const readTreeScript = `
export GIT_INDEX_FILE="$GIT_DIR/whole"
git read-tree "$1"
git diff --name-only -z --diff-filter=D ${plainDiff} "$2" "$3" | git update-index --force-remove -z --stdin
git ls-tree -r -z --full-tree "$3" | git update-index --add --replace -z --index-info
git write-tree`;

/**
 * Snapshots the work tree as the base of the patch, including uncommitted changes. The private git folder has its own configuration and its
 * own attributes, which switch off every filter. So neither `.gitattributes` nor the repository's configuration runs anything. Line ends are
 * the ends that a commit would have, because the patch is for the commit.
 */
export async function openSnapshots(options: SnapshotOptions): Promise<Snapshots> {
  const { gitFolder } = options;
  const runScript = async (script: string, args: readonly string[]): Promise<string> => {
    const result = await options.runGit(args, gitFolder, script);
    if (result.exitCode === 0) return result.stdout;
    const message = `git failed: ${result.stderr.trim() || `exit ${result.exitCode}`}`;
    throw new HarnessError({ code: 'internal', message });
  };

  const place = (name: string, content: string | Uint8Array): void => placeFile(gitFolder, name, content);
  mkdirSync(gitFolder, { recursive: true, mode: 0o700 });
  placeGitFiles(options);
  const readList = (name: string): string[] =>
    readFileSync(join(gitFolder, name), 'utf8')
      .split('\0')
      .filter((entry) => entry !== '');
  const readFailures = (): string => readFileSync(join(gitFolder, 'failures'), 'utf8').trim();
  const commit = options.headCommit;
  const tree = (await runScript(takeBaseScript, [commit ?? ''])).trim();
  const unreadableBefore = readFailures();
  const known = new Set<string>();
  const knownFolders = new Set<string>();
  let last: { readonly version: string; readonly snapshot: Snapshot } | null = null;

  async function take(script: string): Promise<Omit<Snapshot, 'missing' | 'unreadable'>> {
    const [before = '', after = '', ...changes] = (await runScript(script, [tree])).split('\n');
    return { before, after, changes: changes.join('\n') };
  }

  async function takeAll(): Promise<Snapshot> {
    const taken = await take(takeAllScript);
    const failures = readFailures();
    return failures === unreadableBefore
      ? { ...taken, missing: failures, unreadable: '' }
      : { ...taken, missing: '', unreadable: failures };
  }

  async function takeTouched(touched: TouchedFiles): Promise<Snapshot> {
    if (touched.present.length + touched.replaced.length + known.size === 0)
      return { before: tree, after: tree, changes: '', missing: touched.missing, unreadable: '' };
    const fresh = [...touched.present, ...touched.replaced].filter((path) => !known.has(path));
    const folders = [...new Set(fresh.flatMap(listFolders))].filter((path) => !knownFolders.has(path));
    const lists = { new: fresh, folders, present: touched.present, replaced: touched.replaced };
    for (const [name, paths] of Object.entries(lists)) place(name, paths.map((path) => `${path}\0`).join(''));
    const taken = await take(takeTouchedScript);
    for (const path of fresh) known.add(path);
    for (const path of folders) knownFolders.add(path);
    const [foreign, submodules] = [readList('foreign'), readList('submodules')];
    const missing = submodules
      .filter((path) => foreign.some((file) => file.startsWith(`${path}/`)))
      .map((path) => `${path} is a submodule, and its changes are left out`);
    return { ...taken, missing: [touched.missing, ...missing].filter(Boolean).join('; '), unreadable: readFailures() };
  }

  return {
    base: { commit, tree },
    readPatch: ({ before, after }) =>
      before === after ? Buffer.alloc(0) : readFileSync(join(gitFolder, 'changes.patch')),
    ...{ place, runScript },
    readFile: (name) => readFileSync(join(gitFolder, name)),
    async take() {
      const touched = options.listTouched();
      if (touched === null) return takeAll();
      if (last?.version !== touched.version) last = { version: touched.version, snapshot: await takeTouched(touched) };
      return last.snapshot;
    },
    async readTree({ before, after }) {
      if (before === tree) return after;
      return (await runScript(readTreeScript, [tree, before, after])).trim();
    },
  };
}

/**
 * Places the files that a git folder of the harness takes from a repository: the path of its objects, its exclude file and its index, and
 * attributes that switch off every filter. No setting of the repository reaches it. `git init` runs before or after; then `attributes` and
 * `exclude` belong into `info`, and `alternates` into `objects/info`.
 */
export function placeGitFiles({
  gitFolder,
  repositoryGitFolder,
  repositoryCommonFolder,
}: Pick<SnapshotOptions, 'gitFolder' | 'repositoryGitFolder' | 'repositoryCommonFolder'>): void {
  placeFile(gitFolder, 'attributes', '* -filter -merge -working-tree-encoding !diff\n');
  const exclude = join(repositoryCommonFolder, 'info/exclude');
  if (existsSync(exclude)) placeFile(gitFolder, 'exclude', readFileSync(exclude));
  placeFile(gitFolder, 'alternates', `${join(repositoryCommonFolder, 'objects')}\n`);
  // The repository's own index knows tracked files that are ignored, and spares reading files that have not changed.
  for (const name of readdirSync(repositoryGitFolder)) {
    if (name !== 'index' && !name.startsWith('sharedindex.')) continue;
    const file = join(repositoryGitFolder, name);
    placeFile(gitFolder, name, readFileSync(file));
    // Git reads a file again if it changed as late as the index.
    const { atime, mtime } = statSync(file);
    utimesSync(join(gitFolder, name), atime, mtime);
  }
}

function listFolders(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

// Readable to whom git runs as.
function placeFile(folder: string, name: string, content: string | Uint8Array): void {
  writeFileSync(join(folder, name), content);
  chmodSync(join(folder, name), 0o644);
}
