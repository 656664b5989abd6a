import type { PolicyFacts } from '../types/policy-facts.ts';
import type { JsonValue } from '../text/json.ts';
import type { AgentSettings, Narrowing } from '../types/agents.ts';
import type { Access } from '../types/access.ts';
import type { Escalation } from '../types/approval.ts';
import type { PatchRisk } from '../types/change.ts';
import type { CacheName } from '../caches.ts';
import type { CallToDecide, Decide, Judge } from '../types/decision.ts';
import type { RunLimits, ScriptLimits } from '../limits.ts';
import type { CustomTool } from '../types/custom-tool.ts';
import type { SearchSettings } from '../types/search.ts';
import type { TypedResult } from '../types/result.ts';
import type { McpServer } from '../types/mcp.ts';
import type { ConnectionDecision, NetworkDenial, NetworkPolicy } from '../types/network.ts';
import type { Price } from './model.ts';
import type { IsolationLevel } from '../types/isolation.ts';
import type { ScriptMode, ScriptRuntime } from './script.ts';

/** The values of `sandbox.unixSockets`, the strictest first. */
export const unixSocketModes = ['deny', 'without-hosts', 'allow'] as const;
export type UnixSockets = (typeof unixSocketModes)[number];

/** The values of `sandbox.git`, the strictest first. */
export const gitModes = ['visible', 'history'] as const;
export type GitMode = (typeof gitModes)[number];

/** Paths that the read rules of a policy close to a reader. They are relative to the workspace, without links in them. */
export interface ClosedPaths {
  /** Why the reader may not read a file; null if it may. */
  explain(path: string): Closure | null;
  /**
   * What is certain for every file below a folder, without looking at the files: `open` or `closed`. Names that no rule can allow are left out.
   * `mixed` if nothing is.
   */
  judgeFolder(folder: string): 'open' | 'closed' | 'mixed';
  /** True if a rule that is not built in names a closed path: in a denial, or in an exception of an allow. */
  isNamedByAuthor(path: string): boolean;
}

/** Why a path is closed. */
export interface Closure {
  /** The id of the rule that denies the path; `default` if no rule allows it. */
  readonly rule: string;
  /** True if only the name of the file closes it: it is open if its content shows that it holds no secret. */
  readonly unlessHarmless: boolean;
}

/** A reader for which everything is open. */
export const nothingClosed: ClosedPaths = {
  explain: () => null,
  judgeFolder: () => 'open',
  isNamedByAuthor: () => false,
};

/** The sandbox settings of a policy. Globs are relative to the workspace. */
export interface SandboxPolicy {
  readonly require: IsolationLevel | null;
  /** `any`: no rule allows a command by its name, so commands may install programs in the workspace's folders of PATH. */
  readonly programs: 'any' | 'by-name';
  /** Variables of the runner that commands may see. */
  readonly passEnv: readonly string[];
  /** Caches of package managers of which commands get copies. */
  readonly caches: readonly CacheName[];
  /** Megabytes of all copies together. */
  readonly cacheMb: number;
  /** Globs of all rules that allow writes. */
  readonly writableGlobs: readonly string[];
  /** Globs of everything that some rule may let any tool write in some call. No other path is ever in a patch. */
  readonly everWritableGlobs: readonly string[];
  /** Globs that some rule denies for writing without exception. */
  readonly protectedGlobs: readonly string[];
  /** The paths of the workspace that no process may read. */
  readonly closed: ClosedPaths;
  /** Null if commands have no network at all. */
  readonly network: NetworkPolicy | null;
  /** Connections that rules deny to servers, even to hosts that are open to a server. */
  readonly deniedToServers: readonly NetworkDenial[];
  readonly commandTimeoutMs: number;
  readonly memoryMb: number;
  readonly processes: number;
  readonly fileMb: number;
  readonly tmpMb: number;
  /** CPU time of one process. */
  readonly cpuSeconds: number;
  /** A command that writes more output is ended. */
  readonly outputMb: number;
  /** A command is ended, or not started, if the workspace's disk has less free space than this. */
  readonly freeDiskMb: number;
  /**
   * What processes see of the repository. `history`: all of it. `visible`: one commit with the files that they may read. Null counts as `history`, and
   * then no rule of the author may close a file that git tracks.
   */
  readonly git: GitMode | null;
  /** Which processes may create and connect unix sockets. `without-hosts`: those that reach no host. */
  readonly unixSockets: UnixSockets;
  /** Whether commands may trace their own processes. */
  readonly ptrace: 'deny' | 'allow';
}

/** A loaded, valid policy. Implemented by `policy/`; all other parts only call it. */
export interface Policy {
  readonly name: string;
  /** SHA-256 (hex) over the resolved policy. */
  readonly sha256: string;
  readonly layers: readonly { readonly name: string; readonly sha256: string }[];
  /** The policy with all layers merged, as YAML, for the record. */
  readonly resolvedYaml: string;
  /** The facts about the start of the run, with which the policy was loaded. Null if there is no run, as in `policy check`. */
  readonly facts: PolicyFacts | null;
  readonly decide: Decide;
  readonly judge: Judge;
  /** Contents of a run's patch that the policy allows and that are otherwise refused. */
  readonly patchAllows: readonly PatchRisk[];
  /**
   * The policy with further denials, for a child agent. Nothing that this policy denies is allowed by it. Throws `policy` for conditions that
   * are not valid.
   */
  narrow(narrowing: Narrowing): Policy;
  /** The texts of a call's arguments that a rule compares as paths. */
  listPathArguments(args: JsonValue): readonly string[];
  /** The paths that a file tool never shows in any call. */
  readonly closedTo: (tool: string) => ClosedPaths;
  /** The people who may approve a call that a rule escalates. */
  readEscalation(rule: string): Escalation;
  /** False for a call of which it is not known what it starts. Such a call is never allowed for a whole run. */
  mayRemember(accesses: readonly Access[]): boolean;
  /** True if a rule may require the model to give its reasons. */
  readonly asksForReasons: boolean;
  /** True if a rule may let a person decide. */
  readonly asksForApproval: boolean;
  /** True if a call whose changes were refused may be made again with a justification. */
  readonly retriesRefused: boolean;
  /** What to add to the policy, as YAML, so that a call which was allowed also reaches hosts that were refused to it. Empty if nothing can open them. */
  renderOpening(call: CallToDecide, refused: readonly ConnectionDecision[]): string;
  /** False for a tool that is denied completely. Such a tool is not offered to the model. */
  isOffered(tool: string): boolean;
  /** The rules as text for the model: what is allowed, what is denied, and the alternatives. */
  readonly summary: string;
  /** The task of a run that was started by an event without a task; null if the policy does not set it. */
  readonly taskTemplate: string | null;
  /** Only the limits in the policy file. The run uses the stricter of these and the inputs. */
  readonly limits: Partial<RunLimits>;
  /** Prices of models, which take precedence over the built-in table. */
  readonly prices: readonly Price[];
  /** The mode for providers without their own setting. */
  readonly scriptMode: ScriptMode;
  /** The mode for a model's wire API. The setting of its provider takes precedence over the general setting. */
  scriptModeFor(api: string): ScriptMode;
  /** True if the next script of a message runs although an earlier one failed. */
  readonly continueOnError: boolean;
  /** True if scripts may start calls that outlive them. */
  readonly spawn: boolean;
  /** Null if no call may ask a model. */
  readonly agents: AgentSettings | null;
  /** The engine of scripts. Every engine except `quickjs` has to be installed next to the program. */
  readonly scriptRuntime: ScriptRuntime['type'];
  readonly scriptLimits: ScriptLimits;
  readonly sandbox: SandboxPolicy;
  /** Servers whose tools are available in addition to the harness's own. */
  readonly mcpServers: readonly McpServer[];
  /** The service that searches ask; null if the policy names no service. */
  readonly search: SearchSettings | null;
  /** What an answer in `mode: comment` consists of; null if it is a text. */
  readonly typedResult: TypedResult | null;
  /** Tools that run a command which the policy declares. */
  readonly customTools: readonly CustomTool[];
}
