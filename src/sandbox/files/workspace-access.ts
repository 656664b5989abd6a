import type { FileKind } from '../../core/types/change.ts';
import type { WatchedTree } from '../changes/workspace-watch.ts';
import type { View } from './mounts.ts';
import type { WorkspaceCopy } from './workspace-copy.ts';

/**
 * What a process sees. `policy`: a command of the agent. `policy-with-hosts`: one that reaches hosts which are allowed for this call only.
 * `search`: a search program, which reads what commands read and writes nothing. `none`: other processes, which write nothing and see no
 * folder that commands write outside the workspace.
 */
export type ViewKind = 'policy' | 'policy-with-hosts' | 'search' | 'none';

/** How a run accesses its workspace: through a layer over it, or in place if no layer can be made. */
export interface WorkspaceAccess {
  /** Describes what keeps the real workspace unchanged, for the isolation report; null if nothing does. */
  readonly rung: string | null;
  readonly notes: readonly string[];
  /** Temporary folders that commands and file tools share. */
  readonly scratchFolders: readonly ScratchFolder[];
  /** The paths that commands may have changed. */
  readonly tree: WatchedTree;
  /** The path at which the harness itself finds the files. */
  readFolder(): string;
  /** The path of the files from before the agent began, with the changes of setup; null if they are not kept apart. */
  readSealedFolder(): string | null;
  readView(kind: ViewKind): View;
  /** True for a file that the base ignores or that is in an output folder: every command may replace it. */
  isDisposable(path: string): boolean;
  /** The view of processes which write nothing, with the files from before the agent began; null if they are not kept apart. */
  readSealedView(): Promise<View | null>;
  /** The view of the harness's own git: nothing masked, nothing writable. */
  readOwnView(): View;
  /** Runs the command that prepares the workspace, with a view in which everything except the fixed paths is writable. */
  setUp<Result>(run: (view: View) => Promise<Result>): Promise<Result>;
  /** Ends the preparation. Returns the files that it changed and that were restored; null if its changes stay. */
  sealSetup(): Promise<readonly string[] | null>;
  copy(signal: AbortSignal): Promise<WorkspaceCopy>;
  /**
   * Restores the state before a patch that an earlier part of the run has written to the workspace. False if the workspace does not contain that
   * patch, or if there is no layer. Call it before anything of the agent has run.
   */
  takeBack(patch: Uint8Array, paths: readonly string[], signal: AbortSignal): Promise<boolean>;
  /** The paths that may differ from the base; null if every path has to be compared. Unreadable files become readable for their owner first. */
  listTouched(): TouchedPaths | null;
  /** Called for each file that a file tool wrote. */
  keep(path: string): void;
  /**
   * After this call nothing writes. Every process of the agent must have ended before; a layer that has to be mounted again waits for `released`, when
   * no sandbox has it mounted any more.
   */
  seal(released: Promise<void>): Promise<void>;
  /** The files and links that the agent changed, without disposable paths and some other paths; empty if git compares every path itself. */
  listKept(isExcepted: (path: string) => boolean): readonly string[];
  /** Writes the sealed changes of the wanted paths to the real workspace. Disposable paths are not written. */
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
  /** Describes changes that no patch can contain; empty if there are no such changes. */
  readonly missing: string;
  /** Changes if one of the paths changes. */
  readonly version: string;
}

/** A folder of the run outside the workspace. */
export interface ScratchFolder {
  /** Its absolute path for commands and the model. */
  readonly target: string;
  /** The path at which the harness finds it. */
  readonly folder: string;
  readonly access: 'writable' | 'read-only';
}
