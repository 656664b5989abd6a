import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Clock } from '../../core/ports/clock.ts';
import { readErrorMessage } from '../../core/types/error.ts';
import type { Mount } from '../files/mounts.ts';
import { isBelow } from '../files/paths.ts';
import { buildLayerArguments, type BubblewrapFeatures } from '../launch/bubblewrap.ts';
import type { RunUser } from '../processes/run-user.ts';
import { openNamespaces, openRoot, startMountHolder, type Holder } from './mount-holder.ts';
import { renderEnter, type Namespaces } from './namespaces.ts';

/** One overlay over the workspace. All its paths stay valid until `end`. */
export interface Layer {
  /** For `lowers` of another layer, after this one has ended. */
  readonly name: string;
  /** The namespaces in which commands find the mounts. */
  readonly namespaces: Namespaces;
  /** Mount sources in those namespaces: the workspace as commands see it, and, for the harness's own git, without masks and protection. */
  readonly view: string;
  readonly merged: string;
  /** The paths for file access by the harness: the merged files, the layer's own files, and the files below it. */
  readonly folder: string;
  readonly upper: string | null;
  readonly lower: string;
  /** Unmounts it. Rejects if a process that keeps it mounted does not end. */
  end(): Promise<void>;
}

export interface LayerOptions {
  /** Names of ended layers, the topmost first. The workspace is below all of them. */
  readonly lowers: readonly string[];
  readonly access: 'writable' | 'read-only';
  /** The layers of `lowers` that changes are compared with, together with the workspace. */
  readonly compareWith: readonly string[];
  /** Folders that exist in the layer and not in the workspace, relative to it. Each is the first missing part of its path. */
  readonly folders: readonly string[];
  /** Mounts over paths of the workspace, by their absolute path in it, and others by their own path. */
  readonly mounts: readonly Mount[];
}

/** A layer could not be mounted. */
export class LayerFailure extends Error {
  override readonly name = 'LayerFailure';
}

// $0: the folder; $1 and $2: the options and target of the overlay; $3 and $4: the same for the view to compare with, empty if there is
// none.
const layerScript = `
set -e
cd "$0"
mount -t overlay overlay -o "$1" "$2"
[ -z "$3" ] || mount -t overlay overlay -o "$3" "$4"
shift 4
exec "$@"`;

/** The parts of the space that a layer in it uses. */
export interface LayerPlace {
  readonly options: {
    readonly workspace: string;
    /** The folder of the run. */
    readonly scratch: string;
    /** The user that commands run as if the harness is root; else null. */
    readonly user: RunUser | null;
    readonly programs: Readonly<Record<'bwrap' | 'nsenter' | 'sh' | 'unshare', string>>;
    readonly features: BubblewrapFeatures;
    readonly clock: Clock;
  };
  readonly namespaces: Namespaces & { readonly mount: string };
  /** The path at which the harness finds the root of the space. */
  readonly root: string;
  /** The options of every overlay here. */
  readonly overlayOptions: string;
  /** The processes that keep the mounts of the run. */
  readonly holders: Set<Holder>;
}

/** Mounts a layer in the folder `name` of the space. Rejects with `LayerFailure`. */
export async function openLayer(
  place: LayerPlace,
  name: string,
  { lowers, compareWith, access, folders, mounts }: LayerOptions,
): Promise<Layer> {
  const { options, namespaces, root, holders } = place;
  const { workspace, scratch, user, features, programs } = options;
  createFolders(place, name, folders);
  const isWritable = access === 'writable';
  const lowerDirectories = renderLowers(place, lowers);
  // `volatile`: otherwise the end of the mount writes everything to the disk that is in memory for its file system, as the files of a new checkout.
  // Nothing of a layer has to survive the machine (the kernel's documentation of overlayfs, "Volatile mount").
  const upperOptions = `upperdir=${name}/upper,workdir=${name}/work,volatile`;
  const absolute = (part: string): string => join(scratch, name, part);
  const view = absolute('view');
  // For a path of the workspace that is mounted onto itself, the source is in the layer, never in the real workspace.
  const move = (path: string, to: string): string =>
    isBelow(workspace, path) ? `${to}${path.slice(workspace.length)}` : path;
  const inView = mounts.map((one): Mount => {
    const target = move(one.target, view);
    return one.type === 'temporary'
      ? { ...one, target }
      : { ...one, target, source: move(one.source, absolute('merged')) };
  });
  const held = await startMountHolder(
    [
      ...renderEnter(programs.nsenter, namespaces, null, null),
      ...[programs.unshare, '--mount', '--', programs.sh, '-c', layerScript, scratch],
      ...(isWritable
        ? [`${lowerDirectories},${upperOptions}`, `${name}/merged`]
        : [lowerDirectories, `${name}/merged`]),
      // The view that changes are compared with, if it is more than the workspace.
      ...(compareWith.length > 0 ? [renderLowers(place, compareWith), `${name}/lower`] : ['', '']),
      ...[programs.bwrap, ...markProcess(scratch)],
      ...buildLayerArguments(
        [{ type: 'writable', source: absolute('merged'), target: view }, ...inView],
        features,
        user === null ? 'own' : 'host',
      ),
      ...[programs.sh, '-c', 'echo "ready $$"; exec cat'],
    ],
    options.clock,
  ).catch((cause: unknown) => {
    throw new LayerFailure(readErrorMessage(cause), { cause });
  });
  const own = openNamespaces(held, false);
  const folder = openRoot(held, absolute('merged'));
  const lower = compareWith.length > 0 ? openRoot(held, absolute('lower')) : null;
  const holder = closeBefore(held, [own, folder, ...(lower === null ? [] : [lower])]);
  holders.add(holder);
  return {
    name,
    namespaces: { user: namespaces.user, mount: own.namespaces.mount },
    view,
    merged: absolute('merged'),
    folder: folder.path,
    upper: isWritable ? join(root, scratch, name, 'upper') : null,
    lower: lower?.path ?? join(root, scratch, 'lower'),
    async end() {
      if (holders.delete(holder)) await holder.end();
    },
  };
}

// The last process that has a handle removes the mounts.
function closeBefore(holder: Holder, handles: readonly { close(): void }[]): Holder {
  const close = (): void => {
    for (const handle of handles) handle.close();
  };
  return {
    ...holder,
    kill() {
      close();
      holder.kill();
    },
    async end() {
      close();
      await holder.end();
    },
  };
}

/** Arguments of bwrap by which a process of this run is found after a kill. */
export function markProcess(scratch: string): readonly string[] {
  return ['--unsetenv', basename(scratch)];
}

function renderLowers({ overlayOptions }: LayerPlace, lowers: readonly string[]): string {
  return `lowerdir=${[...lowers.map((lower) => `${lower}/upper`), 'lower'].join(':')},${overlayOptions}`;
}

function createFolders({ root, options }: LayerPlace, name: string, extra: readonly string[]): void {
  const { scratch, workspace, user } = options;
  const folder = join(root, scratch, name);
  mkdirSync(folder, { mode: 0o755 });
  for (const part of ['upper', 'work', 'merged', 'view', 'lower']) mkdirSync(join(folder, part), { mode: 0o755 });
  chmodSync(join(folder, 'upper'), statSync(workspace).mode & 0o777);
  for (const part of extra) mkdirSync(join(folder, 'upper', part), { recursive: true, mode: 0o755 });
  const owned = ['upper', 'work', ...extra.map((part) => join('upper', part))];
  if (user !== null) for (const part of owned) chownSync(join(folder, part), user.uid, user.gid);
}
