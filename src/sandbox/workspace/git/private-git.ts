import { copyFileSync, cpSync, lstatSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { findObject, listGitNames, listModules, readCleanConfig, runHostGit, type GitLayout } from './git-layout.ts';
import type { Mount } from '../../box/mounts/mounts.ts';
import { isBelow, listAncestors, readStats, isFile, isDirectory } from '../../host/files/paths.ts';
import { removeTree } from '../../host/files/remove-tree.ts';
import { chownPath, chownTree, locateEmptyFile, type RunPlace } from '../../host/run-user.ts';

/** A private git directory that replaces the repository's. Commits, branches and stashes in it end with the run. */
export interface PrivateGit {
  /** Mounts over the real directory, which is in the workspace or above it. */
  readonly mounts: readonly Mount[];
  /**
   * Mounts over the real directory for processes that must not read the git data that commands write: read-only, with the state of the start. Proved by
   * test/system/sandbox/workspace/git/private-git.test.ts.
   */
  readonly pristineMounts: readonly Mount[];
  /** A directory with the state of the start for one process, whose configuration is read-only. It ends with `close`. */
  openFork(): { readonly mounts: readonly Mount[]; close(): void };
  /** Mounts of the repository's objects, which the private directory uses as alternates. */
  readonly objectMounts: readonly Mount[];
  /** Stashes and commits that the agent left and that no patch shows, one sentence each. */
  describeLeftovers(): readonly string[];
}

export interface PrivateGitOptions extends RunPlace {
  readonly layout: GitLayout;
  readonly git: string;
  /** Tracked files that commands see with other contents, relative to the repository: git must treat them as unchanged. */
  readonly masked: readonly string[];
  /**
   * Whether commands may change the configuration. `writable` only if rules do not depend on the names of commands: a setting can start any
   * program.
   */
  readonly config: 'writable' | 'read-only';
}

/** The directory in which commands find the objects. The agent cannot create this path before it is mounted. */
const objectPlace = '/run/git-objects';
const maxAlternates = 20;

// The files with the state of a repository, besides its refs. Hooks, heads of remotes and logs are left out.
const stateFiles = [
  'shallow',
  'index',
  'ORIG_HEAD',
  'MERGE_HEAD',
  'MERGE_MSG',
  'MERGE_MODE',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
];

// Read-only: otherwise a command could configure a filter or another repository for a later command.
const steering = ['config', 'commondir', 'config.worktree', 'hooks', 'info', 'objects/info'];

/**
 * Creates the private git directory: refs, HEAD, index and a cleaned configuration are copied, objects are used as alternates. Masked files
 * are marked, so that git treats them as unchanged, independent of their contents.
 */
export function createPrivateGit(options: PrivateGitOptions): PrivateGit {
  const { layout, workspace, scratch, user } = options;
  const place = join(scratch, 'git');
  const isWritable = options.config === 'writable';
  const objects: string[] = [];
  /** The directory itself and the directories of its submodules, relative to it. */
  const made = new Set<string>();

  const { gitPath, gitDirectory, commonDirectory } = layout;
  const isGitDirectory = lstatSync(gitPath).isDirectory();
  const target = isGitDirectory ? gitPath : '/run/git';
  mkdirSync(place, { mode: 0o755 });
  chownPath(place, user);
  const directory = makeDirectory('repository');
  // Made for the first process that needs it, from the repository, which no process of the run changes.
  let pristine: string | null = null;
  let forks = 0;
  const before = readRefs(directory);

  function makeDirectory(name: string): string {
    const root = join(place, name);
    make(root, '', gitDirectory, commonDirectory, layout.repositoryRoot);
    markMasked(root);
    chownTree(root, user);
    return root;
  }

  function make(root: string, path: string, from: string, common: string, workTree: string): void {
    const to = join(root, path);
    for (const name of ['objects/info', 'hooks', 'info', 'refs', 'logs'])
      mkdirSync(join(to, name), { recursive: true });
    made.add(path);
    for (const name of [...stateFiles, ...listGitNames(from).filter((each) => each.startsWith('sharedindex.'))])
      copyFirst([from, common], name, to);
    copyRefs(from, common, to);
    for (const name of ['exclude', 'sparse-checkout']) copyFirst([from, common], join('info', name), to);
    const alternates = listObjects(join(common, 'objects')).map((each) => {
      if (!objects.includes(each)) objects.push(each);
      return `${objectPlace}/${objects.indexOf(each)}`;
    });
    writeFileSync(join(to, 'objects/info/alternates'), `${alternates.join('\n')}\n`);
    writeFileSync(join(to, 'config'), renderConfig(join(common, 'config'), path === '' ? null : workTree));
    // A directory is its own common directory. The file only prevents that a command creates another.
    writeFileSync(join(to, 'commondir'), '.\n');
    writeFileSync(join(to, 'config.worktree'), '');
    for (const name of listModules(join(common, 'modules'))) {
      const module = join(common, 'modules', name);
      make(root, join(path, 'modules', name), module, module, readWorkTree(module));
    }
  }

  // Commands get a repository whose refs are files. Git alone reads a reftable.
  function copyRefs(from: string, common: string, to: string): void {
    writeFileSync(join(to, 'HEAD'), `${readHeadText(options.git, from)}\n`);
    if (readHeadFile(from) === tableHead) {
      const listed = ['for-each-ref', '--format=%(objectname) %(refname)'];
      writeFileSync(join(to, 'packed-refs'), runHostGit(options.git, [`--git-dir=${from}`, ...listed]));
      return;
    }
    copyFirst([from, common], 'packed-refs', to);
    for (const source of new Set([join(common, 'refs'), join(from, 'refs')]))
      if (isDirectory(source)) cpSync(source, join(to, 'refs'), { recursive: true, verbatimSymlinks: true });
  }

  function renderConfig(file: string, workTree: string | null): string {
    const lines = [
      readCleanConfig(layout, file),
      '[core]\n\thooksPath = /dev/null\n\tfsmonitor = false\n',
      // If root started the run, the owner differs inside, and git would read every file again.
      user === null ? '' : '\tcheckStat = minimal\n\ttrustctime = false\n',
      workTree === null ? '' : `\tworktree = ${workTree}\n`,
      '[gc]\n\tauto = 0\n\twriteCommitGraph = false\n[maintenance]\n\tauto = false\n[repack]\n\tupdateServerInfo = false\n',
      '[user]\n\tname = agent\n\temail = agent@localhost\n',
    ];
    return lines.join('');
  }

  function markMasked(root: string): void {
    if (options.masked.length === 0) return;
    const where = [`--git-dir=${root}`, `--work-tree=${layout.repositoryRoot}`];
    runHostGit(options.git, [...where, 'update-index', '--skip-worktree', '-z', '--stdin'], {
      cwd: layout.repositoryRoot,
      input: options.masked.map((path) => `${path}\0`).join(''),
    });
  }

  function listMounts(root: string, isGuarded: (path: string) => boolean): Mount[] {
    const guarded = [...made].flatMap((path) => steering.map((name) => join(path, name))).filter(isGuarded);
    // Otherwise a command could rename a directory, and its guards would move with it.
    const pinned = new Set(
      guarded.flatMap((path) => listAncestors(root, join(root, path))).filter((path) => path !== root),
    );
    const place = (path: string): string => join(target, path.slice(root.length));
    return [
      { type: 'writable', source: root, target },
      ...[...pinned].map((source): Mount => ({ type: 'writable', source, target: place(source) })),
      ...guarded.map((path): Mount => ({ type: 'read-only', source: join(root, path), target: join(target, path) })),
    ];
  }

  const file = join(place, 'file');
  if (!isGitDirectory) writeFileSync(file, `gitdir: ${target}\n`);
  const fileMounts: readonly Mount[] = isGitDirectory ? [] : [{ type: 'read-only', source: file, target: gitPath }];
  return {
    mounts: [
      // Git replaces a configuration by another file, so it must not be a mount. `git submodule update` writes the configurations of submodules.
      ...listMounts(directory, (path) => !isWritable || basename(path) !== 'config'),
      ...fileMounts,
    ],
    get pristineMounts() {
      pristine ??= makeDirectory('pristine');
      return [{ type: 'read-only', source: pristine, target }, ...fileMounts] as const;
    },
    openFork() {
      forks += 1;
      const fork = makeDirectory(`fork-${forks}`);
      return {
        mounts: [...listMounts(fork, () => true), ...fileMounts],
        close: () => removeTree(Buffer.from(fork)),
      };
    },
    objectMounts: objects.flatMap((source, index): Mount[] => {
      const to = `${objectPlace}/${index}`;
      // The alternates are all listed already, with the paths that they have inside.
      const hasOwn = isFile(join(source, 'info/alternates'));
      return [
        { type: 'read-only', source, target: to },
        ...(hasOwn
          ? [{ type: 'read-only', source: locateEmptyFile(scratch), target: `${to}/info/alternates` } as const]
          : []),
      ];
    }),
    describeLeftovers: () => listLeftovers(directory, before),
  };

  function readWorkTree(module: string): string {
    const path = readModuleTree(module);
    return path !== null && isBelow(workspace, path) ? path : workspace;
  }
}

function listLeftovers(directory: string, before: ReturnType<typeof readRefs>): string[] {
  const after = readRefs(directory);
  return [
    ...(after.stash === '' || after.stash === before.stash
      ? []
      : ['changes are left in a stash of the run’s own git, and the patch does not hold them']),
    ...(after.text === before.text && after.commit === before.commit
      ? []
      : [
          `HEAD of the run’s own git ${after.text === '' ? 'was removed' : 'moved'}${after.branch === '' ? '' : ` on branch ${after.branch}`}; its commits end with the run, and the patch is made from the files`,
        ]),
  ];
}

// Includes alternates of alternates, because inside only mounted directories exist.
function listObjects(directory: string): readonly string[] {
  const found = [directory];
  for (const one of found) {
    if (found.length >= maxAlternates) break;
    for (const line of (readText(join(one, 'info/alternates')) ?? '').split('\n')) {
      if (line === '' || line.startsWith('#')) continue;
      const path = resolve(one, line);
      if (isDirectory(path) && !found.includes(path)) found.push(path);
    }
  }
  return found;
}

/** The work tree of a submodule by its git directory; null if its configuration does not name it. */
export function readModuleTree(module: string): string | null {
  const named = /^[ \t]*worktree[ \t]*=[ \t]*(\S.*)$/m.exec(readText(join(module, 'config')) ?? '')?.[1];
  return named === undefined ? null : resolve(module, named.trim());
}

/** The text that HEAD of a repository has, or would have if its refs were files. */
function readHeadText(git: string, directory: string): string {
  const text = readHeadFile(directory);
  if (text !== tableHead) return text;
  try {
    return `ref: ${runHostGit(git, [`--git-dir=${directory}`, 'symbolic-ref', '--quiet', 'HEAD'])
      .toString()
      .trim()}`;
  } catch {
    return findObject(git, directory, 'HEAD') ?? '';
  }
}

const readHeadFile = (directory: string): string => (readText(join(directory, 'HEAD')) ?? '').trim();

/**
 * The text in the file HEAD of a repository whose refs are in a reftable, so that an older git takes it for a repository (technical/reftable of git).
 */
const tableHead = 'ref: refs/heads/.invalid';

/** The branch that is checked out; empty for a detached HEAD, and for a branch whose name is unusual. */
export const readBranch = (git: string, directory: string): string => findBranch(readHeadText(git, directory));

const findBranch = (head: string): string =>
  /^ref: refs\/heads\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/.exec(head)?.[1] ?? '';

/**
 * The text of HEAD of a repository whose refs are files, the commit and branch that it names, and the last stash. The agent may have written any text
 * there, and only an ordinary branch gets a name.
 */
function readRefs(directory: string): {
  readonly text: string;
  readonly commit: string;
  readonly branch: string;
  readonly stash: string;
} {
  const text = readHeadFile(directory);
  const branch = findBranch(text);
  const stash = readRef(directory, 'refs/stash');
  return { text, commit: branch === '' ? text : readRef(directory, `refs/heads/${branch}`), branch, stash };
}

function readRef(directory: string, ref: string): string {
  const packed = (readText(join(directory, 'packed-refs')) ?? '')
    .split('\n')
    .find((line) => line.endsWith(` ${ref}`))
    ?.split(' ')[0];
  return (readText(join(directory, ref)) ?? packed ?? '').trim();
}

// The agent may have replaced it with any file.
function readText(path: string): string | null {
  const stats = readStats(path);
  return stats?.isFile() === true && stats.size < 16 * 1024 * 1024 ? readFileSync(path, 'utf8') : null;
}

/** Copies a file of git, with its times, from the first of the directories that has it. Returns false if no directory has it. */
export function copyFirst(directories: readonly string[], name: string, to: string): boolean {
  const source = directories.map((directory) => join(directory, name)).find((path) => isFile(path));
  if (source === undefined) return false;
  copyFileSync(source, join(to, name));
  // Git compares the content of a file that is not older than the index.
  const { atime, mtime } = lstatSync(source);
  utimesSync(join(to, name), atime, mtime);
  return true;
}
