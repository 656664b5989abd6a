import type { StoredName } from '../text/stored-output.ts';
import type { IsolationReport } from '../types/isolation.ts';
import type { BasePath, ChangeJudge, FileKind } from '../types/change.ts';
import type { CallGrant, ConnectionDecision } from '../types/network.ts';

export interface CommandRequest {
  readonly argv: readonly [string, ...string[]];
  /** Relative to the workspace, or absolute for a command of the harness itself. */
  readonly cwd: string;
  /** Added to the sandbox's own clean environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Bytes that are kept of each stream (head and tail). The remaining bytes are only counted. */
  readonly maxOutputBytes: number;
  /** A longer stream is stored completely for the model. If left out, no stream is stored. */
  readonly storeOverBytes?: number;
  /** `policy`: the paths that the policy lets the agent write. `none`: only temporary space. */
  readonly writable: 'policy' | 'none';
  readonly stdin: string;
  /** `sealed`: the program is a file that the agent has not written. If left out, any program may run. */
  readonly program?: 'sealed';
  /** The network of the command; null for none. */
  readonly network: CommandNetwork | null;
}

export interface CommandNetwork {
  /** The hosts of the command, in addition to those that the policy opens to all, and how it runs with them. */
  readonly grant: CallGrant;
  /** Receives the decision about every connection that the command requests. */
  readonly onDecision: (decision: ConnectionDecision) => void;
  /** Receives the paths that a sealed command has left for the run. */
  readonly onKept?: (paths: readonly string[]) => void;
}

export interface CommandResult {
  /** Null if a signal or the harness ended it. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Both streams in the order of arrival. */
  readonly aggregatedOutput: string;
  readonly stdoutBytes: number;
  readonly stderrBytes: number;
  /** The path of the stored stream for commands and file tools; null if it was not stored. */
  readonly stdoutFile: string | null;
  readonly stderrFile: string | null;
  readonly timedOut: boolean;
  readonly aborted: boolean;
  /** True if the output exceeded its hard limit and the command was ended because of it. */
  readonly flooded: boolean;
  /** The limits that the command reached, one sentence each. */
  readonly limitsMet: readonly string[];
  readonly durationMs: number;
}

/** The size of a terminal, in characters. */
export interface TerminalSize {
  readonly rows: number;
  readonly columns: number;
}

/** A command that is to run in a separate terminal. It may write the paths that the policy lets the agent write. */
export interface SessionRequest extends Pick<
  CommandRequest,
  'argv' | 'cwd' | 'env' | 'timeoutMs' | 'maxOutputBytes' | 'network'
> {
  /** Null runs the program with pipes instead of a terminal. */
  readonly size: TerminalSize | null;
  /** Aborts only the start. An open session lives until its program ends, a caller ends it, or the sandbox is closed. */
  readonly signal: AbortSignal;
}

/** How a session ended. `closed`: a caller ended it. */
export interface SessionEnd {
  readonly reason: 'exited' | 'timed-out' | 'flooded' | 'out-of-disk' | 'out-of-memory' | 'closed';
  /** Null unless the program exited without being stopped. */
  readonly exitCode: number | null;
}

/** The output of a session since it was last read. */
export interface SessionOutput {
  /** The text that a terminal would show, line by line; only head and tail if there is more than is kept. */
  readonly text: string;
  readonly totalBytes: number;
  /** The bytes between head and tail, which are not kept; 0 if the text is whole. */
  readonly missingBytes: number;
  /** Null while it runs. */
  readonly end: SessionEnd | null;
}

export interface Session {
  readonly id: string;
  readonly argv: readonly [string, ...string[]];
  /** False for a program with pipes. */
  readonly hasTerminal: boolean;
  /**
   * Sends a text to the program, control characters unchanged. Without a terminal, Ctrl-D as the last character closes its input instead.
   * Throws `ToolFailure` if the program has left too much input unread, or its input is closed. Does nothing after the end.
   */
  send(text: string): void;
  /** Resolves when the program can see the new size, or never will. */
  resize(size: TerminalSize): Promise<void>;
  /**
   * Waits until the session has ended or `waitMs` has passed. When this resolves, the changes that it has made in the workspace are
   * decided.
   */
  read(waitMs: number, signal: AbortSignal): Promise<SessionOutput>;
  /** Ends all its processes. Resolves when its changes are decided. */
  close(): Promise<void>;
}

/** The sessions of a run. */
export interface Sessions {
  /**
   * Throws `ToolFailure` if it cannot be opened, or if too many are open. With a judge, its changes are decided like the changes of a
   * command.
   */
  open(request: SessionRequest, judge?: ChangeJudge): Promise<Session>;
  /** A session that runs, or that has ended and was not read since. */
  find(id: string): Session | null;
  /** The ids of the running sessions. */
  listOpen(): readonly string[];
  closeAll(): Promise<void>;
}

/**
 * A path inside the workspace: canonical, relative, with `/` between components, never through a symlink. Absolute for a path in the run's
 * scratch directory `/tmp`. Created by `WorkspaceFiles.resolve`.
 */
export type WorkspacePath = string & { readonly __brand: 'WorkspacePath' };

/** The resolved target of a path that the model wrote. */
export type ResolvedPath =
  | { readonly type: 'inside'; readonly path: WorkspacePath; readonly exists: boolean }
  | { readonly type: 'outside'; readonly path: string }
  | { readonly type: 'invalid'; readonly reason: string };

export interface FileEntry {
  readonly name: string;
  readonly kind: FileKind;
}

/**
 * The workspace's files for the harness's own tools. No component is followed when a file is opened, only regular files are read or
 * replaced, and protected paths and mount points are never renamed or replaced.
 */
export interface WorkspaceFiles {
  readonly root: string;
  /** Resolves symlinks; relative paths start at `cwd` (relative to the workspace). */
  resolve(path: string, cwd?: string): Promise<ResolvedPath>;
  read(path: WorkspacePath, maxBytes: number): Promise<Uint8Array>;
  /** The bytes of a file of any size, from its start on. The caller may stop at any chunk. */
  readChunks(path: WorkspacePath): AsyncIterable<Uint8Array>;
  /** Creates directories if needed; keeps the mode of an existing file. Returns whether the file was created. */
  write(path: WorkspacePath, content: Uint8Array, options?: { executable?: boolean }): Promise<{ created: boolean }>;
  remove(path: WorkspacePath): Promise<void>;
  /** True for a file that lasts for the run and is not part of the patch: git ignores it, or tools write it. False if that is not known. */
  isIgnored(path: string): boolean;
  /** The state of the path in the base of the run. Nothing for a path outside the workspace. */
  readBase(path: string): BasePath;
  list(path: WorkspacePath): Promise<readonly FileEntry[]>;
  /** Null if the path does not exist. `isClosed`: no process of the run sees the file, searches neither. */
  stat(
    path: WorkspacePath,
  ): Promise<{ kind: FileEntry['kind']; size: number; executable: boolean; isClosed: boolean } | null>;
}

/** A command of a tool. The dispatcher decides network and changes for each call, and adds both. */
export type ToolCommand = Omit<CommandRequest, 'network'>;

/**
 * Stores the complete text of which the model receives only a part. Returns its path for commands and file tools; null if it cannot be
 * stored.
 */
export type StoreOutput = (name: StoredName, text: string) => string | null;

/** The part of the sandbox that a tool can use. */
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
   * With a judge, the changes of a command with `writable: 'policy'` are decided when it has ended, and refused changes are restored before
   * this resolves or rejects. Without a judge, only the mounts limit the changes. Every command of the agent has a judge.
   */
  run(request: CommandRequest, judge?: ChangeJudge): Promise<CommandResult>;
  /** True for a path of the workspace that commands do not see because the policy closes it. */
  readonly isClosed: (path: string) => boolean;
  readonly sessions: Sessions;
  close(): Promise<void>;
}
