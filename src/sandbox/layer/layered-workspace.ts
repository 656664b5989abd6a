import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { PathChange } from '../../core/types/change.ts';
import type { CommandRequest, CommandResult } from '../../core/ports/sandbox.ts';
import { restoreChanges } from '../changes/restore-changes.ts';
import { readKey, readKind, renderKey, type Stamp } from '../changes/walk-workspace.ts';
import { listChanges, type WatchedTree } from '../changes/workspace-watch.ts';
import { applyPatch } from '../files/apply-patch.ts';
import { buildSurroundings, buildWorkspaceMounts, type Mount, type MountFacts, type View } from '../files/mounts.ts';
import { hideRepositories } from '../files/nested-repositories.ts';
import { chmodNoFollow, readStatsBelow, withPath } from '../changes/no-follow.ts';
import type { OwnGit } from '../files/own-git.ts';
import { isBelow, readStats } from '../files/paths.ts';
import type { WorkspacePlan } from '../files/plan-workspace.ts';
import type { TouchedPaths, WorkspaceAccess } from '../files/workspace-access.ts';
import type { WorkspaceCopy } from '../files/workspace-copy.ts';
import type { RunUser } from '../processes/run-user.ts';
import type { DisposablePaths } from './disposable-paths.ts';
import { createLayerTree } from './layer-tree.ts';
import type { PrivateGit } from './private-git.ts';
import { openSharedSpace } from './shared-space.ts';
import type { Layer, Space } from './space.ts';
import { readRealStamp, writeBack } from './write-back.ts';

/** bubblewrap takes 9,000 arguments, and each mount takes three. Changes to paths beyond the limit are still decided after each command. */
const maxProtected = 1_000;

export interface LayeredWorkspaceOptions {
  readonly space: Space;
  readonly mountFacts: Omit<MountFacts, 'writablePaths' | 'protectedPaths' | 'replacements'>;
  readonly plan: WorkspacePlan;
  readonly disposable: DisposablePaths;
  readonly gitPath: string;
  readonly privateGit: PrivateGit;
  readonly scratch: string;
  readonly user: RunUser | null;
  readonly ownGit: OwnGit;
  /** The home folder of commands, and the cache folders that may be mounted in it. */
  readonly home: string;
  readonly cacheFolders: readonly string[];
  /** Folders of PATH in the workspace. They are read-only, so that a command cannot replace a program that rules name. */
  readonly programFolders: readonly string[];
  /** Stored output of commands. */
  readonly outputsMount: Mount;
  /** Runs a command of the harness, or of verify, in a view. */
  readonly run: (view: View, request: CommandRequest) => Promise<CommandResult>;
}

/**
 * The workspace under a layer: commands can write all of it that is not protected. The real workspace stays unchanged until allowed changes
 * are written to it at the end.
 */
export async function openLayeredWorkspace(options: LayeredWorkspaceOptions): Promise<WorkspaceAccess> {
  const { space, mountFacts, plan, disposable, scratch } = options;
  const { workspace, repositoryRoot } = mountFacts;
  const all = { ...mountFacts, writablePaths: [workspace] };
  const isDisposable = (path: string): boolean =>
    disposable.isDisposable(relative(workspace, path), readStats(path)?.isDirectory() === true ? 'folder' : 'other');
  const denied = plan.protectedPaths.filter((path) => !plan.fixedPaths.includes(path) && !isDisposable(path));
  const { gitPath, privateGit } = options;
  const isGitInside = isBelow(workspace, gitPath);
  const gitMounts = privateGit.mounts.filter(({ target }) => isGitInside && isBelow(gitPath, target));
  const outerGitMounts = privateGit.mounts.filter((mount) => !gitMounts.includes(mount));
  // The private directory replaces all of these.
  const fixedPaths = plan.fixedPaths.filter((path) => path !== gitPath);
  const replacements = plan.replacements.filter(({ target }) => !isGitInside || !isBelow(gitPath, target));
  const protectedPaths = [...fixedPaths, ...options.programFolders, ...denied.slice(0, maxProtected)];
  const covered = new Set(
    [...plan.fixedPaths, ...plan.replacements.map(({ target }) => target), ...mountFacts.hiddenFolders]
      .filter((path) => isBelow(workspace, path))
      .map((path) => readKey(relative(workspace, path))),
  );
  const placeholders = plan.placeholders.map((path) => relative(workspace, path));
  // Keys that were reported once. If such a path disappears without a trace, it has to be reported again.
  const told = new Set<string>();
  const firstSeen = new Map<string, Stamp | null>();
  // The layer contains the workspace.
  const surrounding = { ...mountFacts, writablePaths: [workspace] };
  // The owner of the repository may not be the user that commands run as.
  const root: readonly Mount[] =
    repositoryRoot === workspace ? [] : [{ type: 'read-only', source: space.repository, target: repositoryRoot }];
  const surround = (facts: Parameters<typeof buildSurroundings>[0]): readonly Mount[] => {
    const mounts = buildSurroundings({ ...facts, writablePaths: [repositoryRoot] });
    const at = mounts.findIndex(({ target }) => isBelow(repositoryRoot, target));
    return at === -1 ? [...mounts, ...root] : [...mounts.slice(0, at), ...root, ...mounts.slice(at)];
  };
  const outerGitFolders = mountFacts.gitFolders.filter((folder) => !isBelow(workspace, folder));
  const plain = surround({
    ...surrounding,
    // Commands have a private git directory of the run. Nothing of the real one is visible besides it.
    gitFolders: [],
    hiddenFolders: [...mountFacts.hiddenFolders, ...outerGitFolders],
    replacements: replacements.filter(({ target }) => !outerGitFolders.some((folder) => isBelow(folder, target))),
  });
  const sharedSpace = openSharedSpace({
    ...{ space, home: options.home, user: options.user },
    mounts: [
      ...plain,
      options.outputsMount,
      ...privateGit.objectMounts,
      ...outerGitMounts,
      ...[workspace, ...options.cacheFolders].map((target): Mount => ({ type: 'temporary', target, maxBytes: 0 })),
    ],
  });
  const around = [...sharedSpace.share(plain, 'shared'), options.outputsMount];
  // Files that an earlier command left in the home folder must not influence a program that reaches hosts of this call.
  const aroundOwnHome = [...sharedSpace.share(plain, 'own'), options.outputsMount];
  const verifyAround = surround({ ...surrounding, replacements: plan.replacements });
  const plainAround = surround({ ...surrounding, replacements: [] });

  const commandSurroundings = [plain, around, aroundOwnHome];
  // Layers below the agent's layer: the changes of setup.
  let lowers: readonly string[] = [];
  let current = await openLayer(protectedPaths);
  let sealed: Layer | null = null;
  // A layer of the same files to which nothing writes.
  let untouched: Promise<Layer> | null = null;

  function openLayer(guarded: readonly string[]): Promise<Layer> {
    return space.openLayer({
      ...{ lowers, compareWith: lowers, access: 'writable', folders: placeholders },
      mounts: [
        ...buildWorkspaceMounts({ ...all, protectedPaths: guarded, replacements }).filter(
          ({ target }) => target !== workspace,
        ),
        ...gitMounts,
        ...sharedSpace.pins,
      ],
    });
  }

  function see(
    layer: Layer,
    source: string,
    access: 'writable' | 'read-only',
    surroundings: readonly Mount[] = around,
  ): View {
    return {
      mounts: [
        ...surroundings,
        { type: access, source, target: workspace },
        ...(commandSurroundings.includes(surroundings) ? [...listObjectMounts(layer), ...outerGitMounts] : []),
      ],
      namespaces: layer.namespaces,
    };
  }

  // Through the layer, because the user of commands may have no access to the real folder.
  function listObjectMounts(layer: Layer): Mount[] {
    return privateGit.objectMounts.map((mount) =>
      mount.type !== 'temporary' && isBelow(workspace, mount.source)
        ? { ...mount, source: join(layer.merged, relative(workspace, mount.source)) }
        : mount,
    );
  }

  const openTree = (layer: Layer, upper: string): WatchedTree =>
    createLayerTree(
      { folder: layer.folder, upper, lower: layer.lower },
      {
        isLeftOut: (key) => covered.has(key),
        isDisposable: (path, kind) => disposable.isDisposable(path, kind),
      },
    );
  let tree = openTree(current, current.upper ?? '');
  const reset = (layer: Layer, upper: string): void => {
    current = layer;
    tree = openTree(layer, upper);
  };

  function readOwnView(layer: Layer = current): View {
    const view = see(layer, layer.merged, 'read-only', plainAround);
    const hidden = hideRepositories(plan.nestedRepositories, scratch, (path) =>
      join(layer.folder, relative(workspace, path)),
    );
    return { ...view, mounts: [...view.mounts, ...hidden] };
  }

  const watched: WatchedTree = {
    get root() {
      return tree.root;
    },
    walk: (maxPaths, closedFolders, visit) =>
      tree.walk(maxPaths, closedFolders, (key, stamp) => {
        if (!firstSeen.has(key)) firstSeen.set(key, readRealStamp(workspace, key));
        visit(key, stamp);
      }),
    readBase: (key) => tree.readBase(key),
  };

  // What an earlier part of the run has written to the real workspace and this one began without.
  let takenBack: readonly string[] = [];

  function openCopyLayer(): Promise<Layer> {
    return space.openLayer({
      ...{ lowers, compareWith: lowers, access: 'writable', folders: [] },
      mounts: buildWorkspaceMounts({
        ...all,
        protectedPaths: isGitInside ? [gitPath] : [],
        replacements: plan.replacements,
      }).filter(({ target }) => target !== workspace),
    });
  }

  const applyTo = (
    layer: Layer,
    patch: Pick<Parameters<typeof applyPatch>[0], 'patch' | 'except' | 'signal' | 'direction'>,
  ): Promise<CommandResult> =>
    applyPatch({
      ...{ ...patch, ownGit: options.ownGit, scratch, user: options.user },
      run(extra, request) {
        const view = see(layer, layer.merged, 'writable', plainAround);
        return options.run({ ...view, mounts: [...view.mounts, extra] }, request);
      },
    });

  async function openCopy(): Promise<WorkspaceCopy> {
    const layer = await openCopyLayer();
    return {
      folder: layer.folder,
      run: (request) =>
        options.run(see(layer, layer.view, 'writable', verifyAround), { ...request, writable: 'policy' }),
      apply: (patch, except, signal) => applyTo(layer, { patch, except, signal }),
      clone: openCopy,
      close: () => layer.end(),
    };
  }

  return {
    rung: space.rung,
    notes: plan.notes,
    scratchFolders: sharedSpace.scratchFolders,
    tree: watched,
    readFolder() {
      space.checkAlive();
      return current.folder;
    },
    readSealedFolder: () => current.lower,
    readView: (kind) => {
      space.checkAlive();
      if (kind === 'none') return see(current, current.view, 'read-only', plain);
      return see(current, current.view, 'writable', kind === 'policy' ? around : aroundOwnHome);
    },
    isDisposable: (path) => disposable.isDisposable(path, 'other'),
    async readSealedView() {
      space.checkAlive();
      untouched ??= openLayer(protectedPaths);
      const layer = await untouched;
      return see(layer, layer.view, 'read-only', plain);
    },
    readOwnView,
    async setUp(run) {
      await current.end();
      reset(...withUpper(await openLayer(fixedPaths)));
      return run(see(current, current.view, 'writable'));
    },
    async sealSetup() {
      const changed = listChanges(tree).filter(({ key }) => tree.readBase(key) !== null);
      restoreChanges({ root: tree.root, refused: changed, readEntry: (key) => tree.readBase(key) });
      await current.end();
      lowers = [current.name];
      firstSeen.clear();
      told.clear();
      reset(...withUpper(await openLayer(protectedPaths)));
      return changed.filter(({ now }) => now !== 'directory').map(({ path }) => path);
    },
    copy: openCopy,
    async takeBack(patch, paths, signal) {
      const layer = await openCopyLayer();
      const done = await applyTo(layer, { patch, except: [], signal, direction: 'backward' });
      await layer.end();
      if (done.exitCode !== 0) return false;
      await current.end();
      lowers = [layer.name, ...lowers];
      takenBack = paths;
      firstSeen.clear();
      told.clear();
      reset(...withUpper(await openLayer(protectedPaths)));
      return true;
    },
    listTouched: () => listTouched(watched, told),
    keep: (path) => disposable.keep(path),
    async seal() {
      if (sealed !== null) return;
      // Before the layer is sealed: afterwards the mode of an unreadable file cannot be changed, and the patch would miss it.
      listTouched(watched, told);
      await current.end();
      const upper = current.upper ?? '';
      sealed = await space.openLayer({
        ...{ lowers: [current.name, ...lowers], compareWith: lowers, access: 'read-only', folders: [], mounts: [] },
      });
      reset(sealed, upper);
    },
    async publish(isWanted) {
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
      writeBack({
        ...{ workspace, folder: tree.root, changes },
        readExpected: (key) => {
          const seen = firstSeen.get(key);
          return seen === undefined ? readRealStamp(workspace, key) : seen;
        },
      });
    },
    describeLeftovers: () => privateGit.describeLeftovers(),
    close: () => space.end(),
  };
}

function withUpper(layer: Layer): [Layer, string] {
  return [layer, layer.upper ?? ''];
}

function listTouched(tree: WatchedTree, told: Set<string>): TouchedPaths {
  const present: string[] = [];
  const replaced: string[] = [];
  const missing: string[] = [];
  const digest = createHash('sha256');
  const visited = new Set<string>();
  tree.walk(Number.POSITIVE_INFINITY, 'open', (key, stamp) => {
    const path = renderKey(key);
    if (path.split('/').some((part) => part.toLowerCase() === '.git')) return;
    visited.add(key);
    digest.update(`${key}\0${stamp === null ? '' : [stamp.kind, stamp.ino, stamp.size, stamp.ctimeNs].join()}\0`);
    if (path.includes('\uFFFD')) return void missing.push(`${path} has a name that is not valid Unicode`);
    if (stamp?.kind === 'special') missing.push(`${path} is no file`);
    if (stamp !== null && stamp.kind !== 'file' && stamp.kind !== 'symlink') {
      if (told.has(key) || ![null, 'directory'].includes(tree.readBase(key)?.stamp.kind ?? null)) replaced.push(path);
      return;
    }
    if (stamp?.kind === 'file' && (stamp.mode & 0o400) === 0)
      withPath(tree.root, key, (file) => chmodNoFollow(file, stamp.mode | 0o400));
    told.add(key);
    (stamp === null ? replaced : present).push(path);
  });
  for (const key of told)
    if (!visited.has(key)) (readStatsBelow(tree.root, key) === null ? replaced : present).push(renderKey(key));
  digest.update(String(told.size));
  return { present, replaced, missing: missing.join('; '), version: digest.digest('hex') };
}
