import type { AcceptedChange, PatchTarget, StateToPlace } from '../core/types/change.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { SandboxPolicy } from '../core/ports/policy.ts';
import type { CommandResult, Sandbox } from '../core/ports/sandbox.ts';
import type { IsolationLevel } from '../core/types/isolation.ts';
import type { EngineProcess } from '../core/ports/script.ts';
import type { CommandServer, ServerProcess, ServerStart } from '../core/types/mcp.ts';
import type { ConnectionDecision } from '../core/types/network.ts';
import type { OwnCommand } from './box/commands/command-runner.ts';
import type { TouchedPaths } from './workspace/changes/touched-paths.ts';
import type { ChangeLimits } from './workspace/changes/workspace-watch.ts';
import type { ResolveName } from './network/hosts/check-host.ts';
import type { HostFacts } from './host/environment.ts';
import type { GitLayout } from './workspace/git/git-layout.ts';
import type { RunGit } from './workspace/git/own-git.ts';
import type { WorkspaceAccess } from './workspace/workspace-access.ts';

export interface SandboxOptions {
  readonly workspace: string;
  readonly policy: SandboxPolicy;
  /** Workspace-relative paths that stay read-only in addition to `.git` and `.github`: the policy file and the files that it extends. */
  readonly protectedPaths: readonly string[];
  /** Absolute directories that commands must not see: the record, the state directory. */
  readonly hiddenDirectories: readonly string[];
  readonly facts: HostFacts;
  /** The directory for journals of writes to workspaces and changes of the machine, which outlive a killed run; outside the workspace. */
  readonly stateDirectory: string;
  /** The directory in which the run's scratch directory is created. */
  readonly temporaryDirectory: string;
  readonly requireIsolation: IsolationLevel;
  readonly uid: number;
  /** Finds the harness's own programs; if left out, system programs are used. */
  readonly findProgram?: (name: string) => string | null;
  readonly arch: string;
  readonly clock: Clock;
  readonly egress: {
    /** The bundled program that listens in the commands' network and forwards connections out of it. */
    readonly forwarderPath: string;
    readonly resolve: ResolveName;
    /** Receives every connection to a forwarded port. */
    readonly onForwarded: (decision: ConnectionDecision) => void;
  };
  /** Limits on watching the workspace; the default limits if left out. */
  readonly changeLimits?: ChangeLimits;
  /** Receives the function that starts script engines, before the sandbox of the commands is probed: an engine has a separate one. */
  readonly onEngines?: (start: RunSandbox['startEngine']) => void;
  /** Receives every change of the workspace that stays, while its contents cannot change. */
  readonly onAccepted?: (changes: readonly AcceptedChange[]) => void;
  /** The phases that will work on further forks of the workspace, besides the agent; none if left out. */
  readonly forks?: readonly ('setup' | 'verify')[];
  /** The work tree if left out. */
  readonly patchFor?: PatchTarget;
  /** `copy`: commands work in a copy of the workspace, as they do if no overlay can be mounted over it; else `overlay`. */
  readonly workspaceAs?: 'overlay' | 'copy';
}

/** The sandbox with the operations that only the harness itself uses. */
export interface RunSandbox extends Sandbox, WorkspaceAccess {
  readonly git: GitLayout;
  readonly headCommit: string | null;
  /** Tracked files that the policy closes, relative to the repository. A layer does not show them. */
  readonly closedFiles: readonly string[];
  /** Files of the workspace that the index marks, so that git does not compare them, relative to the repository. */
  readonly markedFiles: readonly string[];
  readonly runGit: RunGit;
  /** The path at which the run's own git directory can be created. It is removed with the sandbox. */
  readonly ownGitDirectory: string;
  /** Runs an operation of the harness after all changes are decided. No command runs meanwhile; a session may. */
  runAlone<Result>(use: () => Promise<Result>): Promise<Result>;
  /** The paths that may differ from the base, without paths that a session has written since the last decision. */
  listTouched(): TouchedPaths;
  /** The largest file that `listTouched` has, in bytes. Larger changes are refused. */
  readonly patchBytes: number;
  /** True for a path that a session has written since the last decision. */
  isUndecided(path: string): boolean;
  /** Starts a server of the policy. It never writes the workspace, so it is not watched. */
  startServer(server: CommandServer, options: ServerStart): Promise<ServerProcess>;
  /** Ends every command, session and server that still runs, and settles when none is left. Afterwards no session or server is started. */
  endCommands(): Promise<void>;
  /** Runs the command that prepares the workspace for the agent, which `forks` names. Everything except protected paths is writable to it. */
  runSetup(request: OwnCommand): Promise<CommandResult>;
  /** Limitations of commands here, one sentence each, for the model. */
  readonly shortcomings: readonly string[];
  /** Warnings about the workspace for the maintainer, one sentence each. */
  readonly warnings: readonly string[];
  /** Restores the changes of an earlier part of the run, after the base of the patch was taken. Returns the paths that could not be restored. */
  placeAccepted(states: readonly StateToPlace[]): Promise<readonly string[]>;
  /** Starts the script engine: no network, no workspace, no key, only the paths that `readOnly` lists. */
  startEngine(enginePath: string, readOnly: readonly string[]): Promise<EngineProcess>;
}
