/** What stands at a path. `special` is a FIFO, a socket, a device, or a folder too deep or too closed to be looked into. */
export type FileKind = 'file' | 'directory' | 'symlink' | 'special';

/** One state of a path. `content` is the bytes of a file or the target of a link; null where it is not known. */
export interface FileState {
  readonly kind: FileKind;
  readonly executable: boolean;
  readonly content: Uint8Array | null;
}

/** What a path was and is, or is to be. Null where there is nothing. `path` is relative to the workspace. */
export interface FileChange {
  readonly path: string;
  readonly before: FileState | null;
  readonly after: FileState | null;
}

/** How a path changed. `type` is a change of kind, for example a file that became a link. */
export type ChangeKind = 'created' | 'modified' | 'deleted' | 'mode' | 'type';

/**
 * A path that a command changed. `key` names it for the sandbox alone; `path` is for rules and people, with U+FFFD where its bytes are
 * no UTF-8, so that no rule allows it.
 */
export interface PathChange {
  readonly key: string;
  readonly path: string;
  readonly kind: ChangeKind;
  /** What stands there now; null for what was deleted. */
  readonly now: FileKind | null;
}

/**
 * What a patch holds none of unless the policy allows it: links, other modes of files that were there, and `.gitattributes`, which says what
 * git does with files.
 */
export const patchRisks = ['links', 'modes', 'attributes'] as const;

export type PatchRisk = (typeof patchRisks)[number];

/** Why a change may not stay. */
export interface ChangeRefusal {
  readonly rule: string;
  readonly reason: string;
}

/** A change that was refused, as it is recorded and told. */
export interface RefusedChange extends ChangeRefusal {
  readonly path: string;
  readonly kind: ChangeKind;
  /** False where it could not be put back: the run ends. */
  readonly restored: boolean;
}

/** What became of the changes of a command. */
export interface ChangeOutcome {
  readonly kept: number;
  readonly refused: readonly RefusedChange[];
}

/** Decides what a command changed. Asked by the sandbox; given by the one door. */
export interface ChangeJudge {
  /** True where every change of this path would stay: the sandbox then keeps no copy of it. */
  isCertain(path: string): boolean;
  /**
   * Called once no process of the command lives. Returns what may not stay, by `key`. `readChange` gives the contents of one change.
   * What is thrown counts as a refusal of all of them.
   */
  decide(
    changes: readonly PathChange[],
    readChange: (change: PathChange) => FileChange,
  ): ReadonlyMap<string, ChangeRefusal>;
  /** Called when the refused changes have been put back. */
  report(outcome: ChangeOutcome): void;
}

/**
 * The state of a path of the workspace. `mode` has the permission bits. `target` has a character for each byte, since the target of a link
 * need not be UTF-8.
 */
export type AcceptedState =
  | { readonly kind: 'file'; readonly mode: number; readonly bytes: number }
  | { readonly kind: 'directory'; readonly mode: number }
  | { readonly kind: 'symlink'; readonly target: string }
  | { readonly kind: 'missing' };

/** A path whose change may stay. The contents are read while no command can change them, so only in the call that reports it. */
export interface AcceptedChange {
  readonly path: string;
  readonly state: AcceptedState;
  /** The content of a file. */
  readonly read: () => Uint8Array;
  /** The content before the run; null if the path was not a file. */
  readonly readBase: () => Uint8Array | null;
}

/** A state to bring back. `contentFile` is an absolute path; null for what is no file. */
export interface StateToPlace {
  readonly path: string;
  readonly state: AcceptedState;
  readonly contentFile: string | null;
}
