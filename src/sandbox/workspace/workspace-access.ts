import type { PatchToApply } from './git/apply-patch.ts';
import type { FileKind } from '../../core/types/change.ts';
import type { TouchedPaths } from './changes/touched-paths.ts';
import type { BaseReader, WatchedTree, WorkspaceWatch } from './changes/workspace-watch.ts';
import type { ClosedEntries } from './view/closed-entries.ts';
import type { Changed, GitBase, Published } from './publish/publish.ts';
import type { OwnCommand } from '../box/commands/command-runner.ts';
import type { Mount, View } from '../box/mounts/mounts.ts';
import type { CommandResult } from '../../core/ports/sandbox.ts';

/**
 * The view of a process: the workspace and the directories around it. `command`: a command of the agent, with the directories that all of them share.
 * `search`: a search program, which can read the same files as commands, with an empty home directory, and writes nothing. `alone`: a process that
 * sees no directory which commands write outside the workspace, and writes nothing. `copy`: a command in a copy, whose git directory is in the layer.
 * `git` and `git-apply`: the harness's own git, which writes the workspace only to apply a patch.
 */
export type ViewKind = 'command' | 'search' | 'alone' | 'copy' | 'git' | 'git-apply';

/** How a run accesses its workspace: through layers over it. The real workspace changes only by `publish`. */
export interface WorkspaceAccess {
  /** Temporary directories that commands and file tools share. */
  readonly scratchDirectories: readonly ScratchDirectory[];
  /** The paths that commands may have changed. */
  readonly tree: WatchedTree;
  readonly baseReader: BaseReader;
  /** The path at which the harness itself finds the current files. */
  readDirectory(): string;
  /** The path of the files from before the agent began, with the changes of setup. */
  readSealedDirectory(): string;
  readView(kind: 'command' | 'search' | 'alone'): View;
  /** The view of processes which write nothing, with the files from before the agent began. */
  readSealedView(): Promise<View>;
  /** The view of the harness's own git: without closed files, nothing writable. */
  readOwnView(): View;
  /** Ends the preparation. Returns the files that it changed and that were restored. */
  sealSetup(): Promise<readonly string[]>;
  /** Copies the workspace as before the agent, with the files installed in another copy if that is given. No command may run meanwhile. */
  copyWorkspace(above?: InstalledFiles | null): Promise<WorkspaceCopy>;
  /** A copy for one sealed call, which also sees the closed files `sees`. */
  openSealed(sees: readonly string[]): Promise<SealedCopy>;
  /** Shows closed files to one process in the workspace. Afterwards, nothing of them is left. */
  showClosed(sees: readonly string[]): { readonly mounts: readonly Mount[]; close(): void };
  /**
   * Restores the state before a patch that an earlier part of the run has written to the workspace. `absent`: the workspace contains nothing of that
   * patch. `changed`: its files are neither as before the patch nor as after it. Call it before anything of the agent has run.
   */
  takeBack(
    patch: Uint8Array,
    paths: readonly string[],
    signal: AbortSignal,
  ): Promise<'taken-back' | 'absent' | 'changed'>;
  /** The paths that may differ from the base, without undecided ones. Unreadable files become readable for their owner first. */
  listTouched(readStatus: WorkspaceWatch['readStatus']): TouchedPaths;
  /** Files that the verify command leaves or changes on the untouched tree: a command that does so too has changed nothing. Tracked ones are ignored. */
  addLeftovers(paths: readonly string[]): void;
  /** Makes every file readable. From now on nothing changes: call it after `endCommands` and before the final patch is made. */
  seal(): void;
  /** The files and links that the agent changed, without disposable paths and some other paths. */
  listKept(isExcepted: (path: string) => boolean): readonly string[];
  /** The changes of another process since the start of the run among the paths that the agent changed; null if there are no such changes. */
  findForeign(base: GitBase): Changed | null;
  /** True for a path that exists and is as before the agent, byte for byte. */
  isAsBefore(path: string): boolean;
  /** Writes the sealed changes of the wanted paths to the real workspace, all or none. Disposable paths are not written. */
  publish(isWanted: (path: string, kind: FileKind | null) => boolean, base?: GitBase): Promise<Published>;
  /** Stashes and commits that the agent left and that no patch shows, one sentence each. */
  describeLeftovers(): readonly string[];
  close(): Promise<void>;
}

/**
 * The workspace as before the agent, including ignored files, that commands see at the workspace's own path. Their changes to it are not visible
 * outside. The git directory is private and as before the run, read-only.
 */
export interface WorkspaceCopy {
  /** The path of the copy on the machine, for reading the files that a command has written. */
  readonly directory: string;
  /** Runs a command for which the complete copy is writable. */
  run(request: OwnCommand): Promise<CommandResult>;
  /** Applies a git patch with the harness's own git. */
  apply(patch: PatchToApply, signal: AbortSignal): Promise<CommandResult>;
  /** The files that are new or changed, without disposable ones. No command may run meanwhile. */
  listWritten(): readonly string[];
  /**
   * Ends the copy, and keeps the installed files below further copies. Every file of the workspace is restored, and `patched` paths that are
   * not in the workspace are removed. No command may run meanwhile.
   */
  keepInstalled(patched: readonly string[]): Promise<InstalledFiles>;
  close(): Promise<void>;
}

/** The files that a command has installed in a copy of the workspace. */
export interface InstalledFiles {
  /** Names of layers, the topmost first. */
  readonly layers: readonly string[];
  readonly closed: ClosedEntries;
  discard(): Promise<void>;
}

/**
 * The workspace as before the agent, with the changes of setup, for one call: a copy, home and temporary directories that no other process sees, and
 * a git directory with the state of the start.
 */
export interface SealedCopy {
  readonly view: View;
  /** Keeps the files that the call left below `/tmp/downloads` and drops everything else. Returns the kept paths. No process of the call may run. */
  close(): Promise<readonly string[]>;
}

/** A directory of the run outside the workspace. */
export interface ScratchDirectory {
  /** Its absolute path for commands and the model. */
  readonly target: string;
  /** The path at which the harness finds it. */
  readonly directory: string;
  readonly access: 'writable' | 'read-only';
}
