import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../../core/ports/clock.ts';
import { readErrorMessage } from '../../../core/types/error.ts';
import type { WatchedTree } from '../changes/workspace-watch.ts';
import {
  type MinimalRoot,
  type Mount,
  type Namespaces,
  type PreparedRoot,
  renderEnter,
  showReadOnly,
} from '../../box/mounts/mounts.ts';
import { isBelow } from '../../host/files/paths.ts';
import { type BubblewrapFeatures, buildKeeper, buildRootArguments, renderMounts } from '../../box/launch/bubblewrap.ts';
import type { RunPlace } from '../../host/run-user.ts';
import type { ClosedEntries } from '../view/closed-entries.ts';
import type { TreeOptions } from './layer-tree.ts';
import { type Holder, watchHolder } from '../../host/processes/holder.ts';
import { startProcess } from '../../box/processes/start-process.ts';
import { programEnvironment, type Programs } from '../../host/find-programs.ts';

/** The workspace as some processes of a run see and change it: an overlay over the real one, or a copy. All its paths stay valid until `end`. */
export interface Layer {
  /** For `lowers` of another layer, after this one has ended. */
  readonly name: string;
  /** The namespaces in which commands find the mounts. */
  readonly namespaces: Namespaces;
  /** Mount sources in those namespaces: the workspace as commands see it, and, for the harness's own git, without mounts in it. */
  readonly view: string;
  readonly merged: string;
  /** The root of commands; null if they make their own. */
  readonly root: PreparedRoot | null;
  /** The paths for file access by the harness: the files of the layer, and the files below it. */
  readonly directory: string;
  readonly lower: string;
  /** The paths that may differ from the files below. For a copy, call it before any process has the layer mounted. */
  createTree(options: TreeOptions): WatchedTree;
  /** Unmounts it. Rejects if a process that keeps it mounted does not end. */
  end(): Promise<void>;
  /** As `end`, for a layer that nothing needs any more. */
  discard(): Promise<void>;
}

export interface LayerOptions {
  /** Names of ended layers, the topmost first. The workspace is below all of them. Changes are compared with them. */
  readonly lowers: readonly string[];
  /** Paths of the files below the layer that neither it nor `lower` shows. */
  readonly closed: ClosedEntries;
  /** Mounts over paths of the workspace, by their absolute path in it, and others by their own path. */
  readonly mounts: readonly Mount[];
  /** The root of commands: its directories of the system, and the mounts over them with a layer; null if each command makes its own. */
  readonly root: {
    readonly base: MinimalRoot;
    readonly listMounts: (layer: Pick<Layer, 'view' | 'merged'>) => readonly Mount[];
  } | null;
}

/** How the files of a layer are provided, before its mounts are made. */
interface LayerFiles {
  /** The mounts that make `merged`, and the view to compare with, of the layer. */
  readonly steps: readonly LayerStep[];
  /** The path of the files below the layer; null if the last step mounts them. */
  readonly lower: string | null;
  /** Paths of `merged` to which nothing may write, relative to it. */
  readonly readOnly: readonly string[];
  createTree(sides: { readonly directory: string; readonly lower: string }, options: TreeOptions): WatchedTree;
  discard(): void;
}

/** One mount: its source, or the options of an overlay, and its target. Paths are relative to the directory of the run. */
type LayerStep = readonly [type: 'overlay' | 'bind', source: string, target: string];

/** A layer could not be mounted. */
export class LayerFailure extends Error {
  override readonly name = 'LayerFailure';
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

/** The workspace, the programs and the limits from which the layers of a run are made. */
export interface SpaceOptions extends RunPlace {
  readonly repositoryRoot: string;
  readonly programs: Programs;
  readonly features: BubblewrapFeatures;
  readonly arch: string;
  /** Bytes that the temporary directories and the home directory of commands may contain together. */
  readonly temporaryBytes: number;
  /** Bytes that a layer in memory may contain; used if the disk does not support overlays. */
  readonly memoryBytes: number;
  /** Why layers have to be copies; null to use overlays if they work here. */
  readonly copyBecause: string | null;
  /** The phases of the run that work on further layers, besides the agent. A copy has to have room for them. */
  readonly forks: readonly string[];
  readonly clock: Clock;
}

/** The parts of the space that a layer in it uses. */
export interface LayerPlace {
  readonly options: SpaceOptions;
  readonly namespaces: Namespaces;
  /** The path at which the harness finds the root of the space. */
  readonly root: string;
  /** The processes that keep the mounts of the run. */
  readonly holders: Set<Holder>;
  /** Provides the files of a layer of this name. Rejects with `LayerFailure` if that may work with the other kind of layer. */
  readonly provide: (name: string, options: Omit<LayerOptions, 'mounts' | 'root'>) => Promise<LayerFiles>;
}

/** Mounts a layer in the directory `name` of the space. Rejects with `LayerFailure`. */
export async function openLayer(place: LayerPlace, name: string, asked: LayerOptions): Promise<Layer> {
  const { options, namespaces, holders } = place;
  const { workspace, scratch, user, features, programs } = options;
  const directory = join(place.root, scratch, name);
  mkdirSync(directory, { mode: 0o755 });
  for (const part of ['merged', 'view', 'lower', 'root']) mkdirSync(join(directory, part), { mode: 0o755 });
  const files = await place.provide(name, asked);
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
  const root =
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
    root,
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
    if (root === null || asked.root === null) return layer;
    // A separate process: bwrap finds no source among the mounts that it has made itself.
    const inside = { user: namespaces.user, mount: layer.openNamespace('mnt') };
    const command = buildKeeper(programs, scratch, buildRootArguments(root, asked.root.base, features, users));
    return replaceHolder(layer, inside, options, command);
  }
}

/** Starts a command that makes mounts, prints one line that begins with `ready`, and then only keeps them. */
export async function startMountHolder([program = '', ...args]: readonly string[], clock: Clock): Promise<Holder> {
  return watchHolder(
    startProcess({ program, args, env: programEnvironment, descriptors: [], status: null }).child,
    clock,
  );
}

/**
 * Starts a command as `startMountHolder` in the namespaces of another process, and ends that process. A program that bwrap starts cannot do this work: a profile of
 * AppArmor lets bwrap make namespaces and mounts, and takes all capabilities from what it starts (Ubuntu 25.04 and later). A program that enters the
 * namespaces from outside has them.
 */
export async function replaceHolder(
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
