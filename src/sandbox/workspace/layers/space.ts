import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HarnessError, readErrorMessage } from '../../../core/types/error.ts';
import { buildKeeper, buildRootArguments, renderMounts } from '../../box/launch/bubblewrap.ts';
import { startProcess } from '../../box/processes/start-process.ts';
import { findUnmappedFile, listMountsBelow, provideOverlays, renderIdmap } from './overlay-files.ts';
import { provideCopies } from './copied-files.ts';
import { type Layer, LayerFailure, type LayerOptions, type SpaceOptions } from './layer.ts';
import { listPaths } from '../../../core/text/path-text.ts';
import { type ClosedEntries, makeWhiteouts } from '../view/closed-entries.ts';
import { programEnvironment } from '../../host/find-programs.ts';
import { chownPath, findClosedDirectory } from '../../host/run-user.ts';
import { explainStart } from '../../host/start-failure.ts';
import { type Holder, watchHolder } from '../../host/processes/holder.ts';
import { isBelow } from '../../host/files/paths.ts';
import { type Mount, type Namespaces, renderEnter, showReadOnly } from '../../box/mounts/mounts.ts';
import type { Clock } from '../../../core/ports/clock.ts';

/** The run's own mount namespace, with the temporary space that all commands of the run share. */
export interface Space {
  /** The kind of layer, as text for the isolation report. */
  readonly backend: string;
  /** Limitations of commands under this kind of layer, one sentence each, for the model. */
  readonly shortcomings: readonly string[];
  /** Notes for the maintainer about the workspace under this kind of layer, one sentence each. Complete after the first layer is open. */
  readonly notes: readonly string[];
  /** Its namespaces, for processes that see no layer. */
  readonly namespaces: Namespaces;
  /** The mount source of a repository that is larger than the workspace. */
  readonly repository: string;
  /**
   * Hides paths of `repository` from every layer that is opened later, with an overlay. Null if this machine or workspace has no overlays. Throws
   * `LayerFailure` if it cannot be mounted.
   */
  readonly closeRepository: ((closed: ClosedEntries) => void) | null;
  /** The path at which the harness finds the workspace, with the owners that commands see. */
  readonly base: string;
  /** A mount source in the namespaces of every layer: a directory for all commands, within the temporary space of the run. */
  makeShared(name: string, mode: number): string;
  /** A mount source in those namespaces: a directory in memory, for files of the harness. */
  readonly ownDirectory: string;
  /** The path at which the harness finds a path of those namespaces. */
  locate(path: string): string;
  /**
   * The path at which the user of commands reaches each mount source: the source itself, or, if a directory above it is closed to this user as root's
   * home is, the place at which it is mounted for the run, in the namespaces of the space and of every layer. One process makes all new mounts. Proved
   * by test/system/sandbox/workspace/layers/space.test.ts.
   */
  reach(sources: readonly string[]): ReadonlyMap<string, string>;
  openLayer(options: LayerOptions): Promise<Layer>;
  /** Throws `sandbox` if a process that keeps the mounts has ended: its mounts must not be used any more. */
  checkAlive(): void;
  /** Ends every layer and the space itself, whose mounts are gone some time later. */
  kill(): void;
}

const maxInodes = 1_000_000;
const maxSharedInodes = 200_000;

// Makes the workspace available as `lower`, and meanwhile tries a layer with every operation that fails on some file systems. That layer stays
// mounted, since removing a mount takes longer than all of them. `memory` is shared, so that each layer sees the mounts that `reach` makes there.
// Commands can fill layers in memory, and must not fill the file system of the harness's own files with them. $0 to $5: the directory, the workspace
// and its repository, the options of an overlay (empty for copies), the bytes of layers in memory and of temporary space. The rest is a command that
// mounts $1 at `lower`.
const spaceScript = `
set -e
cd "$0"
workspace=$1 repository=$2 options=$3 limits=mode=0755,size=$4,nr_inodes=${maxInodes} shared=$5
shift 5
mount -t tmpfs -o "$limits" tmpfs memory
mount --make-shared memory
mount -t tmpfs -o "mode=0755,size=$shared,nr_inodes=${maxSharedInodes}" tmpfs shared
{ "$@" "$workspace" lower && { [ "$repository" = "$workspace" ] || "$@" "$repository" repository; }; } >&2 &
probe() {
  mkdir -p "$1/lower/directory" "$1/upper" "$1/work" "$1/merged" && echo old > "$1/lower/directory/file" &&
  mount -t overlay overlay -o "lowerdir=$1/lower,upperdir=$1/upper,workdir=$1/work,volatile,$options" "$1/merged" &&
  rm -r "$1/merged/directory" && mkdir "$1/merged/directory" && echo new > "$1/merged/directory/other" &&
  mv "$1/merged/directory/other" "$1/merged/other" && [ "$(echo "$1/merged/directory/"*)" = "$1/merged/directory/*" ] &&
  read -r text < "$1/merged/other" && [ "$text" = new ]
}
if [ -z "$options" ]; then place=copy
elif probe probe; then place=disk
elif probe memory/probe; then
  place=memory
  mkdir memory/layers
  mount -t tmpfs -o "$limits" tmpfs memory/layers
else exit 1
fi
wait $!
echo "ready $place"
exec cat`;

/**
 * Starts the process that keeps the run's mounts. It has a separate user namespace, or for root only separate mounts. Its layers are overlays over
 * the workspace, or copies of it if this machine or workspace has no overlays. Nothing of it is visible outside, and everything ends with the
 * process. Rejects with `sandbox` if there are no namespaces of mounts.
 */
export async function openSpace(options: SpaceOptions): Promise<Space> {
  const { scratch, user } = options;
  const inner = listMountsBelow(options.workspace);
  for (const name of ['memory', 'shared', 'lower', 'repository', 'probe', 'layers'])
    mkdirSync(join(scratch, name), { mode: 0o755 });
  const reason =
    options.copyBecause ??
    (inner.length > 0
      ? `${listPaths(inner)} ${inner.length === 1 ? 'is a separate mount' : 'are separate mounts'}`
      : null) ??
    (user !== null && options.programs.perl === null
      ? 'perl is missing, which is needed to show root’s files as files of another user'
      : null);
  const overlaid = reason === null ? await openOverlaid(options) : reason;
  return typeof overlaid === 'string' ? openCopied(options, overlaid) : overlaid;
}

/** Returns the reason if overlays do not work here. */
async function openOverlaid(options: SpaceOptions): Promise<Space | string> {
  const { user, programs } = options;
  const finding = findUnmappedFile(options.workspace, user);
  // Neither makes or follows references: a moved directory has all its files in the upper directory, which shows what changed.
  const overlayOptions = user === null ? 'userxattr' : 'redirect_dir=nofollow';
  const bind =
    user === null || programs.perl === null
      ? [programs.mount, '--rbind']
      : renderIdmap(programs.perl, user, options.arch);
  let base: Holder;
  try {
    base = await startSpace(options, overlayOptions, bind);
  } catch (thrown) {
    return readErrorMessage(thrown);
  }
  const unmapped = await finding;
  if (user === null && unmapped !== '') {
    await base.end();
    return `${listPaths([unmapped])} belongs to another user or group; chown and chgrp the workspace to the user of the run`;
  }
  const isOnDisk = base.line.endsWith('disk');
  const notes =
    unmapped === ''
      ? []
      : ['Files whose owner is not the owner of `.git` cannot be changed; `ls -l` shows them as files of nobody.'];
  return createSpace(options, {
    base,
    layers: isOnDisk ? 'layers' : 'memory/layers',
    backend: `${isOnDisk ? 'a layer on disk' : 'a layer in memory'}${user === null ? '' : ' with the owner mapped'}`,
    notes,
    shortcomings: ['rename(2) of a directory of the repository fails with EXDEV; `mv` works.', ...notes],
    overlayOptions,
  });
}

// With the owner mapped, the run's user also reaches the repository around the workspace. Not every kernel can do that.
async function startCopied(options: SpaceOptions): Promise<Holder> {
  const plain = [options.programs.mount, '--rbind'];
  const { user } = options;
  const { perl } = options.programs;
  const start = (bind: readonly string[]): Promise<Holder> => startSpace(options, '', bind);
  const started = user === null || perl === null ? null : start(renderIdmap(perl, user, options.arch));
  return (started === null ? start(plain) : started.catch(() => start(plain))).catch((thrown: unknown) => {
    throw explainStart(
      readErrorMessage(thrown),
      `the sandbox does not start (${user === null ? `bwrap as uid ${process.getuid?.()}` : 'started as root'})`,
    );
  });
}

async function openCopied(options: SpaceOptions, reason: string): Promise<Space> {
  return createSpace(options, {
    base: await startCopied(options),
    notes: [`the workspace is copied, because no overlay can be mounted over it: ${reason}`],
    shortcomings: [],
    layers: 'layers',
    backend: 'a copy of the workspace',
    overlayOptions: null,
  });
}

/** Starts the process that keeps the mounts of the run: as root in separate mounts, else in a separate user namespace too. */
async function startSpace(options: SpaceOptions, overlayOptions: string, bind: readonly string[]): Promise<Holder> {
  const { workspace, scratch, user, programs, clock } = options;
  const { sh, unshare } = programs;
  const mounting = [
    sh,
    '-c',
    spaceScript,
    scratch,
    workspace,
    options.repositoryRoot,
    overlayOptions,
    String(options.memoryBytes),
    String(options.temporaryBytes),
    ...bind,
  ];
  if (user !== null) return startMountHolder([unshare, '--mount', '--', ...mounting], clock);
  const maker = await startMountHolder(
    buildKeeper(programs, scratch, ['--unshare-user', '--uid', '0', '--gid', '0']),
    clock,
  );
  const namespaces = { user: maker.openNamespace('user'), mount: maker.openNamespace('mnt') };
  return replaceHolder(maker, namespaces, options, mounting);
}

/** Starts a command that makes mounts, prints one line that begins with `ready`, and then only keeps them. */
async function startMountHolder([program = '', ...args]: readonly string[], clock: Clock): Promise<Holder> {
  return watchHolder(
    startProcess({ program, args, env: programEnvironment, descriptors: [], status: null }).child,
    clock,
  );
}

/**
 * Starts a command as `startMountHolder` in the namespaces of another process, and ends that process. A program that bwrap starts cannot do this
 * work: a profile of AppArmor lets bwrap make namespaces and mounts, and takes all capabilities from what it starts (Ubuntu 25.04 and later). A
 * program that enters the namespaces from outside has them.
 */
async function replaceHolder(
  holder: Holder,
  namespaces: Namespaces,
  { programs, clock }: Pick<SpaceOptions, 'programs' | 'clock'>,
  command: readonly string[],
): Promise<Holder> {
  try {
    return await startMountHolder([programs.nsenter, ...renderEnter(namespaces, null, null), ...command], clock);
  } finally {
    holder.kill();
  }
}

// $0: the directory. Then three words for each mount: its type, its source or options, its target; then `--` and a command.
const layerScript = `
set -e
cd "$0"
while [ "$1" != -- ]; do
  if [ "$1" = overlay ]; then mount -t overlay overlay -o "$2" "$3"; else mount --rbind "$2" "$3"; fi
  shift 3
done
shift
exec "$@"`;

function createSpace(
  options: SpaceOptions,
  opened: {
    readonly base: Holder;
    readonly backend: string;
    readonly notes: string[];
    readonly shortcomings: readonly string[];
    /** The directory of layers, relative to the directory of the run. */
    readonly layers: string;
    /** Null without overlays. */
    readonly overlayOptions: string | null;
  },
): Space {
  const { scratch, user } = options;
  const { base, backend, notes, shortcomings, layers, overlayOptions } = opened;
  const holders = new Set([base]);
  const namespaces = {
    user: user === null ? base.openNamespace('user') : null,
    mount: base.openNamespace('mnt'),
  };
  const reached = new Map<string, string>();
  const root = base.openDirectory('/');
  let count = 0;
  const locate = (path: string): string => join(root, path);
  mkdirSync(locate(join(scratch, layers)), { recursive: true });
  const provide =
    overlayOptions === null ? provideCopies(options, notes) : provideOverlays(options, root, overlayOptions);
  return {
    base: locate(join(scratch, 'lower')),
    repository: join(scratch, 'repository'),
    closeRepository: overlayOptions === null ? null : (closed) => closeRepository(closed, overlayOptions),
    ownDirectory: join(scratch, 'memory'),
    backend,
    notes,
    shortcomings,
    makeShared(name, mode) {
      const directory = join(scratch, 'shared', name);
      mkdirSync(locate(directory));
      chmodSync(locate(directory), mode);
      chownPath(locate(directory), user);
      return directory;
    },
    locate,
    reach(sources) {
      const added = new Map<string, string>();
      for (const source of sources) {
        if (reached.has(source) || added.has(source)) continue;
        // Mounts in the directory of the run are not visible here, and it can be reached.
        const isOpen = user === null || isBelow(scratch, source) || findClosedDirectory(source, user) === null;
        added.set(source, isOpen ? source : makeTarget(source, reached.size + added.size));
      }
      const mounted = [...added].filter(([source, place]) => source !== place).flat();
      const bind = 'while [ $# -gt 0 ]; do "$0" --bind "$1" "$2" || exit; shift 2; done';
      if (mounted.length > 0) runInside(bind, options.programs.mount, ...mounted);
      for (const [source, place] of added) reached.set(source, place);
      return reached;
    },
    checkAlive() {
      if ([...holders].some(({ isAlive }) => !isAlive()))
        throw new HarnessError({
          code: 'sandbox',
          message: 'a process that keeps the mounts of the workspace has ended',
          hint: 'Look in the system log for the cause, for example the out-of-memory killer.',
        });
    },
    namespaces,
    openLayer,
    kill() {
      // The newest first.
      const all = [...holders].toReversed();
      holders.clear();
      for (const holder of all) holder.kill();
    },
  };

  /** Mounts a layer. Rejects with `LayerFailure`. */
  async function openLayer(asked: LayerOptions): Promise<Layer> {
    const { workspace, features, programs } = options;
    count += 1;
    const name = `${layers}/${count}`;
    const directory = locate(join(scratch, name));
    mkdirSync(directory, { mode: 0o755 });
    for (const part of ['merged', 'view', 'lower', 'root']) mkdirSync(join(directory, part), { mode: 0o755 });
    const files = await provide(name, asked);
    const absolute = (part: string): string => join(scratch, name, part);
    const [view, merged] = [absolute('view'), absolute('merged')];
    // For a path of the workspace that is mounted onto itself, the source is in the layer, never in the real workspace.
    const move = (path: string, to: string): string =>
      isBelow(workspace, path) ? `${to}${path.slice(workspace.length)}` : path;
    const inView = asked.mounts.map((one): Mount => {
      const target = move(one.target, view);
      return one.type === 'temporary' ? { ...one, target } : { ...one, target, source: move(one.source, merged) };
    });
    const readOnly = files.readOnly.map((path) => showReadOnly(join(merged, path)));
    const users = user === null ? 'own' : 'host';
    const prepared =
      asked.root === null ? null : { directory: absolute('root'), mounts: asked.root.listMounts({ view, merged }) };
    const holder = await startLayer().catch((cause: unknown) => {
      throw new LayerFailure(readErrorMessage(cause), { cause });
    });
    holders.add(holder);
    const sides = {
      directory: holder.openDirectory(merged),
      lower: files.lower ?? holder.openDirectory(absolute('lower')),
    };
    const end = async (): Promise<void> => {
      if (holders.delete(holder)) await holder.end();
    };
    return {
      name,
      namespaces: { user: namespaces.user, mount: holder.openNamespace('mnt') },
      view,
      merged,
      root: prepared,
      ...sides,
      createTree: (treeOptions) => files.createTree(sides, treeOptions),
      end,
      async discard() {
        await end();
        files.discard();
      },
    };

    async function startLayer(): Promise<Holder> {
      const layer = await startMountHolder(
        [
          programs.nsenter,
          ...renderEnter(namespaces, null, null),
          programs.unshare,
          '--mount',
          // It sees the mounts that the space makes later. The space does not see its mounts.
          '--propagation=slave',
          '--',
          programs.sh,
          '-c',
          layerScript,
          scratch,
          ...files.steps.flat(),
          '--',
          ...buildKeeper(
            programs,
            scratch,
            renderMounts([...readOnly, { type: 'writable', source: merged, target: view }, ...inView], features, users),
          ),
        ],
        options.clock,
      );
      if (prepared === null || asked.root === null) return layer;
      // A separate process: bwrap finds no source among the mounts that it has made itself.
      const inside = { user: namespaces.user, mount: layer.openNamespace('mnt') };
      const command = buildKeeper(programs, scratch, buildRootArguments(prepared, asked.root.base, features, users));
      return replaceHolder(layer, inside, options, command);
    }
  }

  /** Runs a script in the namespaces of the space; the first of its arguments is `$0`. */
  function runInside(script: string, ...args: readonly string[]): void {
    const { nsenter, sh } = options.programs;
    execFileSync(nsenter, [...renderEnter(namespaces, null, null), sh, '-c', script, ...args], {
      env: programEnvironment,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }

  function closeRepository(closed: ClosedEntries, settings: string): void {
    const { mount, mknod } = options.programs;
    const directory = join(scratch, 'repository-closed');
    try {
      makeWhiteouts(locate(directory), closed, mknod);
      const script = 'cd "$0" && exec "$1" -t overlay overlay -o "$2" repository';
      const lower = `lowerdir=repository-closed:repository,${settings}`;
      runInside(script, scratch, mount, lower);
    } catch (cause) {
      throw new LayerFailure(`closed files of the repository cannot be hidden: ${readErrorMessage(cause)}`, { cause });
    }
  }

  /** A mount target for a source. A target of a mount that failed is used again. */
  function makeTarget(source: string, number: number): string {
    const target = join(scratch, 'memory', `reached-${number}`);
    if (statSync(source).isDirectory()) mkdirSync(locate(target), { recursive: true, mode: 0o755 });
    else writeFileSync(locate(target), '', { mode: 0o644 });
    return target;
  }
}
