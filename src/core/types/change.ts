import * as z from 'zod';
import type { Recorded } from '../recorded.ts';

/**
 * The kind of file at a path. `special` is a FIFO, a socket, a device, or a directory that cannot be listed because it is too deep or closed.
 */
export type FileKind = 'file' | 'directory' | 'symlink' | 'special';

/** What git records of a path besides its content. */
export interface PathOutline {
  readonly kind: FileKind;
  readonly executable: boolean;
}

/** One state of a path. `content` is the bytes of a file or the target of a link; null if it is not known. */
export interface FileState extends PathOutline {
  readonly content: Uint8Array | null;
}

/** The states of a path before and after a change. Null if it does not exist. `path` is relative to the workspace. */
export interface FileChange {
  readonly path: string;
  readonly before: FileState | null;
  readonly after: FileState | null;
}

/** Who made a file before the agent began: the setup command, or a step of the job before the run. */
export type FileMaker = 'setup' | 'earlier-step';

/** What the patch of a run is applied to. A commit lacks the files that earlier steps of a job left in the work tree. */
export type PatchTarget = 'work-tree' | 'commit';

/** What is known of a path in the base of the run besides its state. */
export interface BaseFacts {
  /** The submodule that contains the path, relative to the workspace; null if the path belongs to the repository itself. */
  readonly submodule: string | null;
  /** Who made a file that the base of the run has, and that is missing where the patch is applied; left out for every other path. */
  readonly madeBy?: FileMaker;
  /** True for a path that replaces files which stay there, because rules close them or git ignores them; left out for every other path. */
  readonly keepsFiles?: true;
  /** True for a path that the commit has, and that a sparse checkout of a partial clone left out with its content; left out for every other path. */
  readonly isUnfetched?: true;
}

/** A change with what the policy needs to judge it. `before` is the state at the base of the run; contents are null if they are not known. */
export interface ChangeToJudge extends FileChange, BaseFacts {}

/** How a path changed. `type` is a change of kind, for example a file that became a link. */
const changeKinds = ['created', 'modified', 'deleted', 'mode', 'type'] as const;

export type ChangeKind = (typeof changeKinds)[number];

/**
 * A path that a command changed. `key` identifies it in the sandbox only. `path` is for rules and people, with U+FFFD for bytes that are
 * not UTF-8, so that no rule allows such a path.
 */
export interface PathChange {
  readonly key: string;
  readonly path: string;
  readonly kind: ChangeKind;
  /** The current kind; null if the path was deleted. */
  readonly now: FileKind | null;
}

/** The state of a path in the base of the run. */
export interface BasePath extends BaseFacts {
  readonly before: PathOutline | null;
}

/** A change of a command, with what the patch of the run would compare. */
export interface JudgedChange extends PathChange {
  readonly base: BasePath;
  /** The present state; null if the path was deleted. */
  readonly after: PathOutline | null;
}

/**
 * Contents that a patch may have only if the policy allows them: links, changed modes of existing files, and `.gitattributes`, which
 * controls how git treats files.
 */
export const patchRisks = ['links', 'modes', 'attributes'] as const;

export type PatchRisk = (typeof patchRisks)[number];

/** Why a change is not allowed. */
export interface ChangeRefusal {
  readonly rule: string;
  readonly reason: string;
}

/** A refused change, in the form for the record and reports. */
export const refusedChangeSchema = z.object({
  path: z.string(),
  kind: z.enum(changeKinds),
  rule: z.string(),
  reason: z.string(),
  /** False if it could not be restored; the run ends then. */
  restored: z.boolean(),
});

export type RefusedChange = Recorded<typeof refusedChangeSchema>;

/** The result of deciding the changes of a command. */
export interface ChangeOutcome {
  readonly kept: number;
  readonly refused: readonly RefusedChange[];
}

/** Decides the changes of a command. Called by the sandbox, provided by the dispatcher. */
export interface ChangeJudge {
  /**
   * Called when the command has ended, and for a session from time to time. Returns the refused changes, by `key`. `readChange` returns the
   * contents of one change. If it throws, all changes are refused.
   */
  decide(
    changes: readonly JudgedChange[],
    readChange: (change: JudgedChange) => FileChange,
  ): ReadonlyMap<string, ChangeRefusal>;
  /** Called when the refused changes have been restored. */
  report(outcome: ChangeOutcome): void;
}

const fileMode = z.int().min(0).max(0o777);

/**
 * The states of a path of the workspace. `mode` has the permission bits. `target` has a character for each byte, since the target of a link
 * need not be UTF-8.
 */
export const acceptedStateSchemas = {
  file: z.object({ kind: z.literal('file'), mode: fileMode, bytes: z.int().nonnegative() }),
  directory: z.object({ kind: z.literal('directory'), mode: fileMode }),
  symlink: z.object({ kind: z.literal('symlink'), target: z.string() }),
  missing: z.object({ kind: z.literal('missing') }),
} as const;

export type AcceptedState = Recorded<(typeof acceptedStateSchemas)[keyof typeof acceptedStateSchemas]>;

/** A path whose change may stay. The contents are read only in the call that reports it: later, commands may have changed them. */
export interface AcceptedChange {
  readonly path: string;
  readonly state: AcceptedState;
  /** The content of a file; null if a process changes it meanwhile, which is another change. */
  readonly read: () => Uint8Array | null;
  /** The content before the run; null if the path was not a file. */
  readonly readBase: () => Uint8Array | null;
}

/** A state to bring back. `contentFile` is an absolute path; null for what is not a file. */
export interface StateToPlace {
  readonly path: string;
  readonly state: AcceptedState;
  readonly contentFile: string | null;
}

/** The registries of packages of which a manifest can name packages, by their names in `sandbox.network.registries`. */
export const dependencyRegistries = ['npm', 'pypi', 'crates', 'go', 'rubygems'] as const;

export type DependencyRegistry = (typeof dependencyRegistries)[number];

/** A dependency that a change adds to a manifest, with what its registry answered. */
export const addedDependencySchema = z.object({
  /** The path of the manifest, relative to the workspace. */
  path: z.string(),
  name: z.string(),
  registry: z.enum(dependencyRegistries),
  /** The one version that the manifest accepts; empty for a range. */
  version: z.string(),
  /** Empty for a package of the registry, else the text that names another source: an address, a path, a replacement. */
  source: z.string(),
  /** The licence as the registry states it, as SPDX; null if it is not known. */
  licence: z.string().nullable(),
  /** Whole days since the release of `version`, or of the youngest version for a range; null if it is not known. */
  ageDays: z.number().nullable(),
});

export type AddedDependency = Recorded<typeof addedDependencySchema>;
