import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { ClosedPaths } from '../../../core/ports/policy.ts';
import { HarnessError, readErrorMessage } from '../../../core/types/error.ts';
import { findObject, listGitNames, listModules, readCleanConfig, runHostGit, type GitLayout } from './git-layout.ts';
import { isBelow, readStats } from '../../host/files/paths.ts';
import { holdsNoSecret } from '../../host/harmless-settings.ts';
import { chownTree, type RunPlace } from '../../host/run-user.ts';
import { copyFirst, readBranch, readModuleTree } from './private-git.ts';

export interface VisibleGitOptions extends Pick<RunPlace, 'workspace' | 'user'> {
  readonly layout: GitLayout;
  readonly git: string;
  /** A directory that does not exist yet. */
  readonly directory: string;
  readonly closed: ClosedPaths;
  /** True for a path of the workspace whose present content no process may read. */
  readonly isUnreadable: (path: string) => boolean;
  readonly isLinkedToUnreadable: (path: string) => boolean;
  /** The same for a path of the repository outside the workspace, from the root of the repository. */
  readonly outside: { readonly isUnreadable: (path: string) => boolean };
}

/** One path of a tree or of an index. Its bytes are read as latin1, since a name need not be valid Unicode. */
interface Entry {
  readonly mode: string;
  readonly oid: string;
  readonly path: string;
}

/** A submodule: the commit that is checked out, and the one that takes its place. */
interface Module {
  readonly workTree: string;
  readonly from: string;
  readonly to: string;
}

const gitlink = '160000';

/**
 * Makes a repository of one commit with the files that processes may read, and returns it as the layout of the workspace. It has only the
 * objects of this commit and of the index: no history, no refs besides the branch, no remotes. Submodules are repositories of one commit too; one whose
 * place in the workspace is not known is left out. A path that is closed now, or whose committed content may be a secret, is neither in the commit nor
 * in the index. Proved by test/system/sandbox/workspace/git/visible-git.test.ts.
 */
export function makeVisibleGit(options: VisibleGitOptions): GitLayout {
  const { layout, git, workspace } = options;
  const configFiles = new Map<string, string>();
  try {
    make(layout.gitDirectory, layout.commonDirectory, layout.repositoryRoot, options.directory);
  } catch (thrown) {
    throw new HarnessError({
      code: 'sandbox',
      message: `git cannot make a repository of the files that processes may read: ${readErrorMessage(thrown)}`,
      hint: 'Look for damage with `git fsck`, or let processes see the history: `sandbox: { git: history }`.',
      cause: thrown,
    });
  }
  chownTree(options.directory, options.user);
  return { ...layout, gitDirectory: options.directory, commonDirectory: options.directory, configFiles };

  function make(
    gitDirectory: string,
    commonDirectory: string,
    workTree: string,
    to: string,
  ): Omit<Module, 'workTree'> | null {
    for (const name of ['objects/info', 'objects/pack', 'refs/heads', 'info'])
      mkdirSync(join(to, name), { recursive: true, mode: 0o755 });
    const alternates = join(to, 'objects/info/alternates');
    writeFileSync(alternates, `${join(commonDirectory, 'objects')}\n`);
    writeConfig(join(commonDirectory, 'config'), join(to, 'config'), workTree);
    const branch = readBranch(git, gitDirectory);
    const head = branch === '' ? join(to, 'HEAD') : join(to, 'refs/heads', branch);
    mkdirSync(dirname(head), { recursive: true, mode: 0o755 });
    writeFileSync(join(to, 'HEAD'), `ref: refs/heads/${branch === '' ? 'main' : branch}\n`);
    for (const name of ['exclude', 'sparse-checkout'])
      copyFirst([gitDirectory, commonDirectory], join('info', name), to);
    const modules = listModules(join(commonDirectory, 'modules')).flatMap((name): Module[] => {
      const module = join(commonDirectory, 'modules', name);
      const place = readModuleTree(module);
      const made = place === null ? null : make(module, module, place, join(to, 'modules', name));
      return made === null || place === null ? [] : [{ ...made, workTree: place }];
    });

    const run = (
      args: readonly string[],
      more: { readonly input?: string; readonly env?: Readonly<Record<string, string>> } = {},
    ): string => {
      const settings = [
        // The settings of git inside: an entry that it would treat as unchanged has to be compared when the index is written.
        'core.checkStat=minimal',
        'core.trustctime=false',
        'core.splitIndex=false',
        'core.untrackedCache=false',
        'index.sparse=false',
        'pack.useBitmaps=false',
      ];
      const place = existsSync(workTree) ? workTree : to;
      return runHostGit(git, [...settings.flatMap((one) => ['-c', one]), ...args], {
        cwd: place,
        env: { GIT_DIR: to, GIT_WORK_TREE: place, ...more.env },
        input: Buffer.from(more.input ?? '', 'latin1'),
      }).toString('latin1');
    };
    const judge = createJudge(workTree, (oid) => Buffer.from(run(['cat-file', 'blob', oid]), 'latin1'));
    const findModule = ({ mode, oid, path }: Entry): string | null =>
      (mode === gitlink &&
        modules.find((one) => one.from === oid && one.workTree === join(workTree, readPath(path)))?.to) ||
      null;
    /** The lines for `update-index --index-info` that remove closed entries and name the commits that submodules have in this repository. */
    const renderChanges = (entries: readonly Entry[], open: ReadonlySet<Entry>): string =>
      entries
        .map((entry) => {
          if (!open.has(entry)) return `0 ${'0'.repeat(entry.oid.length)}\t${entry.path}\0`;
          const commit = findModule(entry);
          return commit === null ? '' : `${gitlink} ${commit}\t${entry.path}\0`;
        })
        .join('');

    const from = findObject(git, gitDirectory, 'HEAD^{commit}');
    const committed = new Map<string, string>();
    let commit: string | null = null;
    if (from !== null) {
      const entries = parseEntries(run(['ls-tree', '-r', '-z', '--full-tree', from]), /^(\d+) \w+ (\w+)\t(.*)$/s);
      const open = new Set(entries.filter((entry) => judge(entry, true)));
      for (const { path, oid } of open) committed.set(path, oid);
      commit = writeCommit(from, renderChanges(entries, open));
      writeFileSync(head, `${commit}\n`);
    }
    const staged = copyIndex();
    packObjects();
    rmSync(alternates);
    return from === null || commit === null ? null : { from, to: commit };

    function writeCommit(original: string, changes: string): string {
      const index = { GIT_INDEX_FILE: join(to, 'index-of-commit') };
      let tree = `${original}^{tree}`;
      if (changes !== '') {
        run(['read-tree', original], { env: index });
        run(['update-index', '-z', '--index-info'], { input: changes, env: index });
        tree = run(['write-tree', '--missing-ok'], { env: index }).trim();
        rmSync(index.GIT_INDEX_FILE);
      }
      // Of a shallow clone, git reads only the commit itself.
      const seconds = /^committer .*> (\d+) /m.exec(run(['cat-file', 'commit', original]))?.[1] ?? '0';
      const date = `${seconds} +0000`;
      const author = { GIT_AUTHOR_NAME: 'agent', GIT_AUTHOR_EMAIL: 'agent@localhost', GIT_AUTHOR_DATE: date };
      const committer = {
        GIT_COMMITTER_NAME: 'agent',
        GIT_COMMITTER_EMAIL: 'agent@localhost',
        GIT_COMMITTER_DATE: date,
      };
      const message = 'The files that may be read. The history is not there.\n';
      return run(['commit-tree', tree], { input: message, env: { ...author, ...committer } }).trim();
    }

    // The index keeps the times and sizes of the files, so that git does not read them again.
    function copyIndex(): readonly Entry[] {
      if (!copyFirst([gitDirectory], 'index', to)) return [];
      const shared = listGitNames(gitDirectory).filter((name) => name.startsWith('sharedindex.'));
      for (const name of shared) copyFirst([gitDirectory], name, to);
      const entries = parseEntries(run(['ls-files', '--stage', '-z']), /^(\d+) (\w+) \d\t(.*)$/s);
      const open = new Set(entries.filter((entry) => judge(entry, committed.get(entry.path) === entry.oid)));
      // Written again in any case: it may name closed files outside its list of entries.
      run(['update-index', '--clear-resolve-undo', '--force-write-index', '-z', '--index-info'], {
        input: renderChanges(entries, open),
      });
      for (const name of shared) rmSync(join(to, name), { force: true });
      return [...open];
    }

    function packObjects(): void {
      const known = new Set(committed.values());
      const extra = staged.filter(({ mode, oid }) => mode !== gitlink && !known.has(oid)).map(({ oid }) => oid);
      // A file of `git add --intent-to-add` has no object.
      const there = run(['cat-file', '--batch-check=%(objectname)'], { input: `${extra.join('\n')}\n` })
        .split('\n')
        .filter((line) => /^\w+$/.test(line));
      const wanted = [...(commit === null ? [] : [commit]), ...there];
      if (wanted.length > 0)
        // A partial clone lacks some objects.
        run(['pack-objects', '--quiet', '--revs', '--missing=allow-any', '--window=0', join(to, 'objects/pack/pack')], {
          input: `${wanted.join('\n')}\n`,
        });
      for (const name of readdirSync(join(to, 'objects')))
        if (/^[0-9a-f]{2}$/.test(name)) rmSync(join(to, 'objects', name), { recursive: true });
    }
  }

  function writeConfig(source: string, target: string, workTree: string): void {
    const entries = readCleanConfig(layout, source).split(/^(?=\[)/m);
    const kept = entries.filter((entry) => /^\[(?:core\]|extensions\]\n\tobjectformat )/.test(entry)).join('');
    writeFileSync(target, workTree === layout.repositoryRoot ? kept : `${kept}[core]\n\tworktree = ${workTree}\n`);
    configFiles.set(realpathSync(target), kept);
  }

  /** Whether an entry may be in the repository. `isCommitted`: the commit has the same content. */
  function createJudge(
    workTree: string,
    readBlob: (oid: string) => Buffer,
  ): (entry: Entry, isCommitted: boolean) => boolean {
    const directories = new Map<string, boolean>();
    const isOpenDirectory = (directory: string): boolean => {
      const known =
        directories.get(directory) ?? options.closed.judgeDirectory(directory === '.' ? '' : directory) === 'open';
      directories.set(directory, known);
      return known;
    };
    return ({ mode, oid, path }, isCommitted) => {
      const absolute = join(workTree, readPath(path));
      const isInside = isBelow(workspace, absolute);
      const ruled = relative(isInside ? workspace : layout.repositoryRoot, absolute);
      if (isInside && options.isLinkedToUnreadable(ruled)) return false;
      if (isOpenDirectory(dirname(ruled))) return true;
      const closure = options.closed.explain(ruled);
      if (closure === null) return true;
      if (!closure.unlessHarmless || mode === gitlink) return false;
      const { isUnreadable } = isInside ? options : options.outside;
      const isClosedNow = readStats(absolute) !== null && isUnreadable(ruled);
      return !isClosedNow && holdsNoSecret(ruled, readBlob(oid), () => isCommitted);
    };
  }
}

function parseEntries(listed: string, form: RegExp): readonly Entry[] {
  return listed
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => {
      const [, mode = '', oid = '', path = ''] = form.exec(line) ?? [];
      if (path === '') throw new Error('git listed an entry without a path');
      return { mode, oid, path };
    });
}

// No rule can allow a name that is not UTF-8, so its other characters decide, as for files.
function readPath(path: string): string {
  return Buffer.from(path, 'latin1').toString('utf8').replaceAll('\uFFFD', 'x');
}
