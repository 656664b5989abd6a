import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { HarnessError, readErrorMessage } from '../../core/types/error.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { BubblewrapFeatures } from '../launch/bubblewrap.ts';
import type { Programs } from '../processes/find-programs.ts';
import type { RunUser } from '../processes/run-user.ts';
import { findForeign, listMountsBelow } from './foreign-files.ts';
import { renderIdmap } from './idmap.ts';
import { markProcess, openLayer, type Layer, type LayerOptions, type LayerPlace } from './layer.ts';
import { openNamespaces, openRoot, startMountHolder, type Holder } from './mount-holder.ts';
import type { Namespaces } from './namespaces.ts';

/** The run's own mount namespace, with the temporary space that all commands of the run share. */
export interface Space {
  /** The kind of layer, as text for the isolation report. */
  readonly rung: string;
  /** The user namespace for networks that commands of a layer join; null for root, whose networks have their own. */
  readonly userNamespace: Namespaces | null;
  /** True if the workspace contains files of an owner whose files commands cannot change. */
  readonly hasForeignFiles: boolean;
  /** The mount source of a repository that is larger than the workspace. */
  readonly repository: string;
  /** A mount source in the namespaces of every layer: a folder for all commands, within the temporary space of the run. */
  makeShared(name: string, mode: number): string;
  /** A mount source in those namespaces: a folder in memory, for what the harness writes. */
  readonly ownFolder: string;
  /** The path at which the harness finds a path of those namespaces. */
  locate(path: string): string;
  openLayer(options: LayerOptions): Promise<Layer>;
  /** Throws `sandbox` if a process that keeps the mounts has ended: its mounts must not be used any more. */
  checkAlive(): void;
  /** Ends every layer and the space itself, whose mounts are gone some time later. */
  kill(): void;
  /** Ends them, and resolves when their mounts are gone. */
  end(): Promise<void>;
}

export interface SpaceOptions {
  readonly workspace: string;
  readonly repositoryRoot: string;
  /** The folder of the run. */
  readonly scratch: string;
  /** The user that commands run as if the harness is root; else null. */
  readonly user: RunUser | null;
  readonly programs: Programs;
  readonly features: BubblewrapFeatures;
  readonly arch: string;
  /** Bytes that the temporary folders and the home folder of commands may contain together. */
  readonly temporaryBytes: number;
  /** Bytes that a layer in memory may contain; used if the disk does not support overlays. */
  readonly memoryBytes: number;
  readonly clock: Clock;
}

/** Returned instead of a `Space` if this machine or workspace has no layers. The workspace itself is used then. */
export interface NoSpace {
  readonly reason: string;
}

const maxInodes = 1_000_000;
const maxSharedInodes = 200_000;

// Makes the workspace available as `lower`, and meanwhile tries a layer with every operation that fails on some file systems. That layer stays
// mounted, since removing a mount takes longer than all of them. $0 to $5: the folder, the workspace and its repository, the options of an overlay,
// the bytes of layers in memory and of temporary space. The rest is a command that mounts $1 at `lower`.
const spaceScript = `
set -e
cd "$0"
workspace=$1 repository=$2 options=$3 bytes=$4 shared=$5
shift 5
mount -t tmpfs -o "mode=0755,size=$bytes,nr_inodes=${maxInodes}" tmpfs memory
mount -t tmpfs -o "mode=0755,size=$shared,nr_inodes=${maxSharedInodes}" tmpfs shared
{ "$@" "$workspace" lower && { [ "$repository" = "$workspace" ] || "$@" "$repository" repository; }; } >&2 &
probe() {
  mkdir -p "$1/lower/folder" "$1/upper" "$1/work" "$1/merged" && echo old > "$1/lower/folder/file" &&
  mount -t overlay overlay -o "lowerdir=$1/lower,upperdir=$1/upper,workdir=$1/work,volatile,$options" "$1/merged" &&
  rm -r "$1/merged/folder" && mkdir "$1/merged/folder" && echo new > "$1/merged/folder/other" &&
  mv "$1/merged/folder/other" "$1/merged/other" && [ "$(echo "$1/merged/folder/"*)" = "$1/merged/folder/*" ] &&
  read -r text < "$1/merged/other" && [ "$text" = new ]
}
if probe probe; then place=disk
elif probe memory/probe; then place=memory
else exit 1
fi
wait $!
echo "ready $$ $place"
exec cat`;

/**
 * Starts the process that keeps the run's mounts. It has a separate user namespace, or for root only separate mounts. Returns the reason if
 * overlays do not work here. Nothing of it is visible outside, and everything ends with the process.
 */
export async function openSpace(options: SpaceOptions): Promise<Space | NoSpace> {
  const { workspace, scratch, user, programs, clock } = options;
  const { nsenter, unshare, mount, perl } = programs;
  if (nsenter === null || unshare === null || mount === null) return { reason: 'nsenter, unshare or mount is missing' };
  const foreign = findForeign(workspace, user);
  const inner = listMountsBelow(workspace);
  if (inner.length > 0) return { reason: `${inner[0]} is a separate mount` };
  if (user !== null && perl === null)
    return { reason: 'perl is missing, which shows root’s files as those of another user' };
  for (const name of ['memory', 'shared', 'lower', 'repository', 'probe', 'layers'])
    mkdirSync(join(scratch, name), { mode: 0o755 });
  const overlayOptions = user === null ? 'userxattr' : 'redirect_dir=on';
  let base: Holder;
  try {
    base = await startMountHolder(renderStart(options, { unshare, mount }, overlayOptions), clock);
  } catch (thrown) {
    return { reason: readErrorMessage(thrown) };
  }
  const other = await foreign;
  if (user === null && other !== '') {
    await base.end();
    return {
      reason: `${other} belongs to another user or group, so each command takes longer the more files there are; chown and chgrp the workspace to the user of the run`,
    };
  }
  return createSpace(options, { base, overlayOptions, nsenter, unshare, hasForeignFiles: other !== '' });
}

/** The command that keeps the mounts of the run: as root in separate mounts, else in a separate user namespace too. */
function renderStart(
  options: SpaceOptions,
  { unshare, mount }: { readonly unshare: string; readonly mount: string },
  overlayOptions: string,
): readonly string[] {
  const { workspace, scratch, user, programs } = options;
  const { bwrap, sh, perl } = programs;
  const start =
    user === null
      ? [
          ...[bwrap, ...markProcess(scratch), '--unshare-user', '--uid', '0', '--gid', '0'],
          ...['--cap-add', 'CAP_SYS_ADMIN', '--cap-add', 'CAP_DAC_OVERRIDE'],
          ...['--die-with-parent', '--dev-bind', '/', '/', '--'],
        ]
      : [unshare, '--mount', '--'];
  const bind = user === null || perl === null ? [mount, '--rbind'] : renderIdmap(perl, user, options.arch);
  return [
    ...[...start, sh, '-c', spaceScript, scratch, workspace, options.repositoryRoot, overlayOptions],
    ...[String(options.memoryBytes), String(options.temporaryBytes), ...bind],
  ];
}

function createSpace(
  options: SpaceOptions,
  opened: {
    readonly base: Holder;
    readonly overlayOptions: string;
    readonly nsenter: string;
    readonly unshare: string;
    readonly hasForeignFiles: boolean;
  },
): Space {
  const { scratch, user } = options;
  const { base, overlayOptions, nsenter, unshare } = opened;
  const holders = new Set([base]);
  const isOnDisk = base.said.endsWith('disk');
  const namespaces = openNamespaces(base, user === null);
  const root = openRoot(base, '/');
  const layers = isOnDisk ? 'layers' : 'memory/layers';
  let count = 0;
  if (!isOnDisk) mkdirSync(join(root.path, scratch, layers));
  const locate = (path: string): string => join(root.path, path);
  const place: LayerPlace = {
    options: { ...options, programs: { ...options.programs, nsenter, unshare } },
    ...{ namespaces: namespaces.namespaces, root: root.path, overlayOptions, holders },
  };
  // The newest first.
  const release = (): readonly Holder[] => {
    const all = [...holders].toReversed();
    if (all.length > 0) for (const handle of [namespaces, root]) handle.close();
    holders.clear();
    return all;
  };
  return {
    repository: join(scratch, 'repository'),
    ownFolder: join(scratch, 'memory'),
    hasForeignFiles: opened.hasForeignFiles,
    makeShared(name, mode) {
      const folder = join(scratch, 'shared', name);
      mkdirSync(locate(folder));
      chmodSync(locate(folder), mode);
      if (user !== null) chownSync(locate(folder), user.uid, user.gid);
      return folder;
    },
    locate,
    checkAlive() {
      if ([...holders].some(({ isAlive }) => !isAlive()))
        throw new HarnessError({
          code: 'sandbox',
          message: 'a process that keeps the mounts of the workspace has ended',
          hint: 'Look in the system log for what killed it, for example the out-of-memory killer.',
        });
    },
    rung: `${isOnDisk ? 'a layer on disk' : 'a layer in memory'}${user === null ? '' : ' with the owner mapped'}`,
    userNamespace: user === null ? { user: namespaces.namespaces.user, mount: null } : null,
    async openLayer(layerOptions) {
      count += 1;
      return openLayer(place, `${layers}/${count}`, layerOptions);
    },
    kill() {
      for (const holder of release()) holder.kill();
    },
    async end() {
      for (const holder of release()) await holder.end();
    },
  };
}
