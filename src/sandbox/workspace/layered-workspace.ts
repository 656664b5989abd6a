import { rmdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { downloadsDirectory } from '../../core/types/network.ts';
import type { PatchTarget, PathChange } from '../../core/types/change.ts';
import { listParents } from '../../core/text/path-text.ts';
import { orElse } from '../../core/types/error.ts';
import type { CommandResult } from '../../core/ports/sandbox.ts';
import { restoreChanges } from './changes/restore-changes.ts';
import { readKey, readKind, renderKey, type Stamp } from './changes/stamp.ts';
import { isAsBefore, listChanges, listKept, type ChangeLimits, type WatchedTree } from './changes/workspace-watch.ts';
import { listTouched } from './changes/touched-paths.ts';
import { applyPatch } from './git/apply-patch.ts';
import type { DisposablePaths } from './git/disposable-paths.ts';
import type { OwnCommand } from '../box/commands/command-runner.ts';
import { addMounts, type Mount, type View } from '../box/mounts/mounts.ts';
import { isBelow, readStats } from '../host/files/paths.ts';
import { readStatsBelow, withPath } from '../host/files/no-follow.ts';
import { removeEntry } from '../host/files/remove-tree.ts';
import { locateEmptyFile, type RunPlace } from '../host/run-user.ts';
import type { OwnGit } from './git/own-git.ts';
import type { InstalledFiles, WorkspaceAccess, WorkspaceCopy } from './workspace-access.ts';
import { readClosedEntries, type ClosedEntries } from './view/closed-entries.ts';
import { planLayerMounts, type LayerMountsOptions } from './layer-mounts.ts';
import type { Layer } from './layers/layer.ts';
import { moveDownloads, showFiles } from './sealed-files.ts';
import { compareWithStart, publish, type WorkspaceStart } from './publish/publish.ts';
import { listBelow, locateJournal } from './publish/publish-journal.ts';

export interface LayeredWorkspaceOptions extends LayerMountsOptions, RunPlace {
  readonly disposable: DisposablePaths;
  readonly ownGit: OwnGit;
  readonly stateDirectory: string;
  readonly start: WorkspaceStart;
  /** Whether a command prepares the workspace before the agent begins. */
  readonly hasSetup: boolean;
  readonly patchFor: PatchTarget;
  readonly patchBytes: ChangeLimits['patchBytes'];
  /** Runs a command of the harness, or of verify, in a view. */
  readonly run: (view: View, request: OwnCommand) => Promise<CommandResult>;
}

/**
 * The workspace under a layer: commands can write all of it that is not protected. The real workspace stays unchanged until allowed changes
 * are written to it at the end.
 */
export async function openLayeredWorkspace(options: LayeredWorkspaceOptions): Promise<WorkspaceAccess> {
  const { space, plan, disposable, scratch, privateGit, patchBytes } = options;
  const { workspace } = options.mountFacts;
  const mounts = planLayerMounts(options);
  // Keys that were reported once. If such a path disappears without a trace, it has to be reported again.
  const reported = new Set<string>();
  const inWorkspace = (paths: readonly string[]): readonly string[] =>
    paths.filter((path) => isBelow(workspace, path)).map((path) => relative(workspace, path));
  const readClosed = (view: string, paths: readonly string[]): ClosedEntries =>
    readClosedEntries(view, paths, {
      mountPoints: inWorkspace(mounts.fixedPaths),
      covered: inWorkspace([options.gitPath, ...options.mountFacts.hiddenDirectories]),
    });
  // Layers below the agent's layer: the changes of setup.
  let lowers: readonly string[] = [];
  // The closed paths of these layers and of the workspace, apart from those that one of these layers closes.
  let closed = readClosed(space.base, plan.unreadable);
  // Setup may install programs in the directories of PATH.
  let guarded = options.hasSetup ? mounts.fixedPaths : mounts.protectedPaths;
  let current = await openLayer();
  // A layer of the same files to which nothing writes.
  let untouched: Promise<Layer> | null = null;

  function openLayer(): Promise<Layer> {
    return space.openLayer({
      lowers,
      closed,
      mounts: mounts.inLayer(guarded, closed, privateGit.mounts),
      root: mounts.root,
    });
  }

  const openTree = (layer: Layer): WatchedTree =>
    layer.createTree({
      isLeftOut: (key) => mounts.covered.has(key),
      isDisposable: (path, kind) => disposable.isDisposable(path, kind),
    });
  let tree = openTree(current);

  const watched: WatchedTree = {
    get root() {
      return tree.root;
    },
    walk: (visit) => tree.walk(visit),
    readBase: (key) => tree.readBase(key),
  };

  let sealedCalls = 0;
  // Changes that an earlier part of the run has written to the real workspace and this one began without.
  let takenBack: readonly string[] = [];

  function openCopyLayer(above: InstalledFiles | null, git = privateGit.pristineMounts): Promise<Layer> {
    const hidden = above?.closed ?? closed;
    return space.openLayer({
      lowers: above?.layers ?? lowers,
      closed: hidden,
      mounts: mounts.inLayer(mounts.fixedPaths, hidden, git),
      root: null,
    });
  }

  const applyTo = (
    layer: Layer,
    patch: Pick<Parameters<typeof applyPatch>[0], 'patch' | 'signal' | 'direction'>,
  ): Promise<CommandResult> =>
    applyPatch({
      ...patch,
      place: options,
      ownGit: options.ownGit,
      run: (extras, request) => options.run(addMounts(mounts.see(layer, 'git-apply'), extras), request),
    });

  /** Ends a layer that will be below others, and returns the paths that the others close in it. */
  async function endLayer(layer: Layer): Promise<ClosedEntries> {
    const found = readClosed(layer.directory, plan.findUnreadable(layer.directory));
    await layer.end();
    return found;
  }

  // The files of `layer` are below the layer of the agent from now on.
  async function openAbove(layer: Layer): Promise<void> {
    closed = await endLayer(layer);
    lowers = [layer.name, ...lowers];
    reported.clear();
    current = await openLayer();
    tree = openTree(current);
  }

  async function copyWorkspace(above: InstalledFiles | null = null): Promise<WorkspaceCopy> {
    const layer = await openCopyLayer(above);
    // Before something writes: a workspace that is copied compares with the state at this call.
    const copied = openTree(layer);
    return {
      directory: layer.directory,
      run: (request) => options.run(mounts.see(layer, 'copy', privateGit.pristineMounts), request),
      apply: (patch, signal) => applyTo(layer, { patch, signal }),
      listWritten: () => listChanges(copied).flatMap(({ path, now }) => (now === 'file' ? [path] : [])),
      async keepInstalled(patched) {
        const paths = new Set(patched);
        const changed = listChanges(copied).filter(({ key, path }) => copied.readBase(key) !== null || paths.has(path));
        restoreChanges(copied, changed);
        const found = await endLayer(layer);
        return { layers: [layer.name, ...(above?.layers ?? lowers)], closed: found, discard: () => layer.discard() };
      },
      close: () => layer.discard(),
    };
  }

  return {
    scratchDirectories: mounts.scratchDirectories,
    tree: watched,
    baseReader: {
      findSubmodule: disposable.findSubmodule,
      isUnfetched: disposable.isUnfetched,
      findMaker(key, { stamp: { kind } }) {
        const path = renderKey(key);
        if (!['file', 'symlink'].includes(kind) || !disposable.isUncommitted(path)) return null;
        if (readStatsBelow(space.base, key) === null && !takenBack.includes(path)) return 'setup';
        return options.patchFor === 'commit' ? 'earlier-step' : null;
      },
      hidesOther(key, kind) {
        if (!plan.isClosed(renderKey(key))) return false;
        const isFile = (part: string): boolean => readStatsBelow(space.base, part)?.isDirectory() === false;
        const isReplaced = kind !== 'directory' && readStatsBelow(space.base, key) !== null;
        return isReplaced || [key, ...listParents(key)].some(isFile);
      },
      keepsFiles(key) {
        const files = [space.base, current.lower].flatMap((root) => listBelow(root, key).files);
        return files.some((file) => {
          const path = renderKey(file);
          const isClosed = tree.readBase(file) === null && !takenBack.includes(path);
          return isClosed || disposable.isDisposable(path, 'other');
        });
      },
    },
    readDirectory() {
      space.checkAlive();
      return current.directory;
    },
    readSealedDirectory: () => current.lower,
    readView: (kind) => {
      space.checkAlive();
      return mounts.see(current, kind);
    },
    async readSealedView() {
      space.checkAlive();
      untouched ??= openLayer();
      const layer = await untouched;
      return mounts.see(layer, 'alone');
    },
    readOwnView() {
      // Git would treat a directory with a `.git` as another repository: its files would be missing in the patch, and its configuration would apply.
      const hidden = plan.nestedRepositories.flatMap((target): Mount[] => {
        const stats = readStats(join(current.directory, relative(workspace, target)));
        if (stats?.isDirectory() === true) return [{ type: 'temporary', target, maxBytes: 4_096 }];
        return stats?.isFile() === true ? [{ type: 'read-only', source: locateEmptyFile(scratch), target }] : [];
      });
      return addMounts(mounts.see(current, 'git'), hidden);
    },
    async sealSetup() {
      const changed = listChanges(tree).filter(({ key }) => tree.readBase(key) !== null);
      restoreChanges(tree, changed);
      guarded = mounts.protectedPaths;
      await openAbove(current);
      return changed.filter(({ now }) => now !== 'directory').map(({ path }) => path);
    },
    copyWorkspace,
    async openSealed(sees) {
      const git = privateGit.openFork();
      const layer = await openCopyLayer(null, git.mounts);
      const view = mounts.see(layer, 'copy', git.mounts);
      sealedCalls += 1;
      const place = join(scratch, `sealed-${sealedCalls}`);
      const left = space.makeShared(`downloads-${sealedCalls}`, 0o755);
      return {
        view: addMounts(view, [
          { type: 'writable', source: left, target: downloadsDirectory },
          ...showFiles(sees, { base: space.base, workspace, place, user: options.user }),
        ]),
        async close() {
          await layer.discard();
          git.close();
          removeEntry(Buffer.from(place));
          return moveDownloads(space.locate(left), space.locate(mounts.downloads));
        },
      };
    },
    showClosed(sees) {
      const place = join(scratch, 'shown');
      const isAbsent = (key: string): boolean => readStatsBelow(tree.root, key) === null;
      const absent = sees.filter((path) => isAbsent(readKey(path)));
      const files = showFiles(absent, { base: space.base, workspace, place, user: options.user });
      const keys = files.map(({ target }) => readKey(relative(workspace, target)));
      const parents = [...new Set(keys.flatMap(listParents))].filter(isAbsent);
      return {
        mounts: files,
        close() {
          removeEntry(Buffer.from(place));
          // bwrap has made an empty file for each as the place of its mount, and the directories above it.
          for (const key of keys) if (!isAbsent(key)) withPath(tree.root, key, removeEntry);
          for (const key of parents.toReversed())
            if (!isAbsent(key))
              withPath(tree.root, key, (path) => orElse(() => rmdirSync(path), undefined, 'ENOTEMPTY', 'ENOTDIR'));
        },
      };
    },
    async takeBack(patch, paths, signal) {
      const layer = await openCopyLayer(null);
      const whole = { bytes: patch, except: [], stored: [] };
      const done = await applyTo(layer, { patch: whole, signal, direction: 'backward' });
      if (done.exitCode !== 0) {
        // git applies a patch as a whole or not at all: the layer is as before.
        const { exitCode } = await applyTo(layer, { patch: whole, signal });
        await layer.end();
        return exitCode === 0 ? 'absent' : 'changed';
      }
      await current.discard();
      takenBack = paths;
      await openAbove(layer);
      return 'taken-back';
    },
    listTouched: (readStatus) =>
      listTouched(watched, reported, { findSubmodule: disposable.findSubmodule, patchBytes, readStatus }),
    listKept: (isExcepted) => listKept(tree, isExcepted),
    isAsBefore: (path) => isAsBefore(tree, readKey(path)),
    addLeftovers: (paths) => disposable.addLeftovers(paths),
    seal() {
      // The patch would miss a file that cannot be read.
      listTouched(watched, reported, {
        findSubmodule: disposable.findSubmodule,
        patchBytes,
        readStatus: () => 'allowed',
      });
      tree = walkOnce(tree);
    },
    findForeign: (base) => compareWithStart({ workspace, changes: listChanges(tree), start: options.start, base }),
    async publish(isWanted, base = new Map()) {
      const listed = listChanges(tree);
      const known = new Set(listed.map(({ path }) => path));
      // They equal the state before the patch; the real workspace still has the changes of the patch.
      const undone = takenBack
        .filter((path) => !known.has(path))
        .map((path): PathChange => {
          const stats = readStatsBelow(tree.root, readKey(path));
          return { key: readKey(path), path, kind: 'modified', now: stats === null ? null : readKind(stats) };
        });
      const changes = [...listed, ...undone].filter(({ path, now }) => isWanted(path, now));
      return publish({
        workspace,
        directory: tree.root,
        changes,
        start: options.start,
        base,
        journal: locateJournal(options.stateDirectory, workspace),
      });
    },
    describeLeftovers: () => privateGit.describeLeftovers(),
    async close() {
      space.kill();
    },
  };
}

/** The same tree, to which nothing writes any more. A walk over a copy looks at every file, so each is made once. */
function walkOnce(tree: WatchedTree): WatchedTree {
  const met: (readonly [key: string, stamp: Stamp | null])[] = [];
  tree.walk((key, stamp) => met.push([key, stamp]));
  return {
    root: tree.root,
    walk(visit) {
      for (const [key, stamp] of met) visit(key, stamp);
    },
    readBase: (key) => tree.readBase(key),
  };
}
