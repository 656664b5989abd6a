import type { ChangeJudge } from '../types/change.ts';
import type { ConnectionDecision, NetworkGrant } from '../types/network.ts';

/**
 * Isolation levels, weakest first. `full` is namespaces, seccomp and limits. `strict` is `full` with the memory of the whole command bounded
 * by a control group, and a bubblewrap without known holes.
 */
export const isolationLevels = ['off', 'namespaces', 'full', 'strict'] as const;

export type IsolationLevel = (typeof isolationLevels)[number];

/** Levels that a policy or an input can require. */
export const requiredLevels = ['namespaces', 'full', 'strict'] as const satisfies readonly IsolationLevel[];

export type RequiredLevel = (typeof requiredLevels)[number];

/** True if a level is as strong as another, or stronger. */
export function isAtLeast(level: IsolationLevel, other: IsolationLevel): boolean {
  return isolationLevels.indexOf(level) >= isolationLevels.indexOf(other);
}

/** What is said at the start, in the summary and in the record of everything that runs without isolation. */
export const unisolatedWarning =
  'isolation is OFF: commands run as this user, with the whole file system, the network and every secret that this user can read';

/** What is active and why; stands in the summary, the record and `doctor`. */
export interface IsolationReport {
  readonly level: IsolationLevel;
  /** The rung of the ladder in words, for example `bwrap as uid 65534 (started as root)`. */
  readonly rung: string;
  readonly seccomp: boolean;
  /** Null without a sandbox. `isFixed`: this version has no known hole. */
  readonly bubblewrap: { readonly version: string; readonly isFixed: boolean } | null;
  /** The walls that a command in the sandbox has proved at the start, one phrase each. */
  readonly walls: readonly string[];
  readonly limits: readonly string[];
  /** What is weaker here than it could be, one sentence each. */
  readonly notes: readonly string[];
}

export interface CommandRequest {
  readonly argv: readonly [string, ...string[]];
  /** Relative to the workspace. */
  readonly cwd: string;
  /** Added to the sandbox's own clean environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Bytes kept of each stream (head and tail); what is over is counted. */
  readonly maxOutputBytes: number;
  /** A stream that is longer is stored whole for the model; none is stored if this is left out. */
  readonly storeOverBytes?: number;
  /** `policy`: what the policy lets the agent write. `none`: nothing but temporary space. */
  readonly writable: 'policy' | 'none';
  readonly stdin: string;
  /** What of the outside the command may reach beside what the policy opens for all; null where it has no network at all. */
  readonly network: CommandNetwork | null;
}

export interface CommandNetwork {
  /** `nothing`: not even the hosts that the policy opens to every command are open. */
  readonly scope?: 'nothing';
  readonly grants: readonly NetworkGrant[];
  /** Sees every connection that the command asks for. */
  readonly onDecision: (decision: ConnectionDecision) => void;
}

export interface CommandResult {
  /** Null when a signal or the harness ended it. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Both streams in the order in which they came. */
  readonly aggregatedOutput: string;
  readonly stdoutBytes: number;
  readonly stderrBytes: number;
  /** Where a stored stream is found by commands and file tools; null if it was not stored. */
  readonly stdoutFile: string | null;
  readonly stderrFile: string | null;
  readonly timedOut: boolean;
  readonly aborted: boolean;
  /** True when the output passed its hard cap and the command was ended for it. */
  readonly flooded: boolean;
  /** The limits that the command ran into, one sentence each. */
  readonly limitsMet: readonly string[];
  readonly durationMs: number;
}

/** The size of a terminal, in characters. */
export interface TerminalSize {
  readonly rows: number;
  readonly columns: number;
}

/** A command that is to run in a terminal of its own. It may write what the policy lets the agent write. */
export interface SessionRequest extends Pick<
  CommandRequest,
  'argv' | 'cwd' | 'env' | 'timeoutMs' | 'maxOutputBytes' | 'network'
> {
  readonly size: TerminalSize;
  /** Ends the start only: a session that is open lives until its program or somebody ends it, at the longest until the sandbox is closed. */
  readonly signal: AbortSignal;
}

/** How a session came to its end. `closed`: somebody ended it. */
export interface SessionEnd {
  readonly reason: 'exited' | 'timed-out' | 'flooded' | 'out-of-disk' | 'out-of-memory' | 'closed';
  /** Null unless the program ended by itself. */
  readonly exitCode: number | null;
}

/** What a session has said since it was last asked. */
export interface SessionOutput {
  /** As a terminal would show it, line by line; head and tail where there is more than is kept. */
  readonly text: string;
  readonly totalBytes: number;
  /** Null while it runs. */
  readonly end: SessionEnd | null;
}

export interface Session {
  readonly id: string;
  readonly argv: readonly [string, ...string[]];
  /** Types a text, control characters as they are. Throws `ToolFailure` where the program has left too much unread; does nothing after the end. */
  send(text: string): void;
  /** Resolves when the program can see the new size, or never will. */
  resize(size: TerminalSize): Promise<void>;
  /** Waits until the session has ended or the time is over. What it has changed in the workspace until then is decided when this resolves. */
  read(waitMs: number, signal: AbortSignal): Promise<SessionOutput>;
  /** Ends every process of it. Resolves when its changes are decided. */
  close(): Promise<void>;
}

/** The sessions of a run. */
export interface Sessions {
  /** Throws `ToolFailure` where it cannot be, or too many are open. With a judge, changes are decided as those of a command are. */
  open(request: SessionRequest, judge?: ChangeJudge): Promise<Session>;
  /** A session that runs, or that has ended and was not asked since. */
  find(id: string): Session | null;
  /** Ids of the sessions that run. */
  listOpen(): readonly string[];
  closeAll(): Promise<void>;
}

/**
 * A path inside the workspace: canonical, relative, `/` between components, never through a symlink. Absolute for a path in the run's
 * scratch folder `/tmp`. Made by `WorkspaceFiles.resolve`.
 */
export type WorkspacePath = string & { readonly __brand: 'WorkspacePath' };

/** Where a path of the model leads. */
export type ResolvedPath =
  | { readonly type: 'inside'; readonly path: WorkspacePath; readonly exists: boolean }
  | { readonly type: 'outside'; readonly path: string }
  | { readonly type: 'invalid'; readonly reason: string };

export interface FileEntry {
  readonly name: string;
  readonly kind: 'file' | 'directory' | 'symlink' | 'other';
}

/**
 * The workspace's files for the harness's own tools. No component is followed when it is opened, only regular files are read or
 * replaced, protected paths and mount points are never renamed or replaced.
 */
export interface WorkspaceFiles {
  readonly root: string;
  /** Resolves symlinks; relative paths start at `cwd` (relative to the workspace). */
  resolve(path: string, cwd?: string): Promise<ResolvedPath>;
  read(path: WorkspacePath, maxBytes: number): Promise<Uint8Array>;
  /** The bytes of a file of any size, from its start on. The caller may stop at any chunk. */
  readChunks(path: WorkspacePath): AsyncIterable<Uint8Array>;
  /** Creates folders as needed; keeps the mode of a file that exists. Returns whether it was created. */
  write(path: WorkspacePath, content: Uint8Array, options?: { executable?: boolean }): Promise<{ created: boolean }>;
  remove(path: WorkspacePath): Promise<void>;
  list(path: WorkspacePath): Promise<readonly FileEntry[]>;
  /** Null where there is nothing. */
  stat(path: WorkspacePath): Promise<{ kind: FileEntry['kind']; size: number; executable: boolean } | null>;
}

/** A command of a tool. Network and changes are decided per call by the dispatcher, which adds both. */
export type ToolCommand = Omit<CommandRequest, 'network'>;

/** Stores a text whole, of which the model sees a part. Returns its path for commands and file tools; null if it cannot be stored. */
export type StoreOutput = (name: string, text: string) => string | null;

/** The sandbox as a tool sees it. */
export interface ToolSandbox {
  readonly files: WorkspaceFiles;
  readonly storeOutput: StoreOutput;
  run(request: ToolCommand): Promise<CommandResult>;
  readonly sessions: Pick<Sessions, 'find' | 'listOpen'> & {
    /** Throws `ToolFailure` if it cannot be opened, or too many are open. */
    open(request: Omit<SessionRequest, 'network'>): Promise<Session>;
  };
}

/** The one boundary. Implemented by `sandbox/`. */
export interface Sandbox {
  readonly isolation: IsolationReport;
  readonly files: WorkspaceFiles;
  readonly storeOutput: StoreOutput;
  /**
   * With a judge, what a command with `writable: 'policy'` changed is decided when it has ended, and refused changes are put back before
   * this resolves or rejects. Without one only the mounts hold; whatever an agent starts has one.
   */
  run(request: CommandRequest, judge?: ChangeJudge): Promise<CommandResult>;
  readonly sessions: Sessions;
  close(): Promise<void>;
}
