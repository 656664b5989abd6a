import type { FileKind } from '../../core/types/change.ts';
import type { WatchedTree } from '../changes/workspace-watch.ts';
import type { View } from './mounts.ts';
import type { ScratchFolder } from './workspace-files.ts';
import type { WorkspaceCopy } from './workspace-copy.ts';

/** How a run reaches its workspace: through a layer over it, or in place where no layer can be had. */
export interface WorkspaceAccess {
  /** Describes what keeps the real workspace unchanged, for the isolation report; null if nothing does. */
  readonly rung: string | null;
  readonly notes: readonly string[];
  /** Temporary folders that commands and file tools share. */
  readonly scratchFolders: readonly ScratchFolder[];
  /** What commands may have changed. */
  readonly tree: WatchedTree;
  /** Where the files are for the harness itself. */
  readFolder(): string;
  /**
   * The view of an agent's commands, and of other processes that write nothing (`none`). `policy-with-hosts`: the command reaches hosts that are
   * open to its call alone.
   */
  readView(kind: 'policy' | 'policy-with-hosts' | 'none'): View;
  /** For the harness's own git: nothing masked, nothing writable. */
  readOwnView(): View;
  /** Runs what prepares the workspace, with a view to which all but the fixed paths is writable. */
  setUp<Result>(run: (view: View) => Promise<Result>): Promise<Result>;
  /** Ends the preparation. Returns the files that it changed and that were put back; null if its changes stay. */
  sealSetup(): Promise<readonly string[] | null>;
  copy(signal: AbortSignal): Promise<WorkspaceCopy>;
  /**
   * Begins with the state before a patch that an earlier part of the run has written to the workspace. False if it does not have that patch,
   * or if there is no layer. Before anything of the agent has run.
   */
  takeBack(patch: Uint8Array, paths: readonly string[], signal: AbortSignal): Promise<boolean>;
  /** The paths that may differ from the base; null if everything has to be looked at. A file is made readable for its owner first. */
  listTouched(): TouchedPaths | null;
  /** Told of each file that a file tool wrote. */
  keep(path: string): void;
  /** From here on nothing writes: no process of the agent may live. */
  seal(): Promise<void>;
  /** Writes sealed changes to the real workspace: those of wanted paths that are not disposable. */
  publish(isWanted: (path: string, kind: FileKind | null) => boolean): Promise<void>;
  /** Stashes and commits that the agent left and that no patch shows, one sentence each. */
  describeLeftovers(): readonly string[];
  close(): Promise<void>;
}

/** Paths relative to the workspace. */
export interface TouchedPaths {
  /** Files and links. */
  readonly present: readonly string[];
  /** Paths that are now missing, a folder or a special file. */
  readonly replaced: readonly string[];
  /** Describes changes that no patch can hold; empty if there are none. */
  readonly missing: string;
  /** Changes if one of the paths does. */
  readonly version: string;
}
