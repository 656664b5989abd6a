import type { Clock } from '../../../core/ports/clock.ts';
import type { WatchedTree } from '../changes/workspace-watch.ts';
import type { MinimalRoot, Mount, Namespaces, PreparedRoot } from '../../box/mounts/mounts.ts';
import type { BubblewrapFeatures } from '../../box/launch/bubblewrap.ts';
import type { RunPlace } from '../../host/run-user.ts';
import type { ClosedEntries } from '../view/closed-entries.ts';
import type { TreeOptions } from './layer-tree.ts';
import type { Programs } from '../../host/find-programs.ts';

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

/** Provides the files of a layer of this name. Rejects with `LayerFailure` if that may work with the other kind of layer. */
export type ProvideFiles = (name: string, options: Omit<LayerOptions, 'mounts' | 'root'>) => Promise<LayerFiles>;
