import type { Access, PathAccess } from '../types/access.ts';
import type { Escalation } from './approval.ts';
import type { PatchRisk } from '../types/change.ts';
import type { CacheName } from '../caches.ts';
import type { Decide } from '../types/decision.ts';
import type { RunLimits, ScriptLimits } from '../limits.ts';
import type { McpServer } from '../types/mcp.ts';
import type { NetworkDenial, NetworkPolicy } from '../types/network.ts';
import type { Price } from './model.ts';
import type { IsolationLevel } from './sandbox.ts';
import type { ScriptMode, ScriptRuntime } from './script.ts';

/** What starts a run, as far as rules may ask for it. */
export interface PolicyFacts {
  /** `cli`, or the GitHub event's name. */
  readonly event: string;
  readonly ref: string;
  readonly label: string;
  readonly fork: boolean;
  readonly actorPermission: string;
  /** How GitHub says that the actor belongs to the repository (`OWNER`, `MEMBER` …). Empty where it does not say. */
  readonly actorAssociation: string;
  /** The same of whoever wrote the text or code that the run works on; of several, the furthest away. Null where nobody from outside did. */
  readonly authorAssociation: string | null;
}

/** What the policy says of the sandbox. Globs are relative to the workspace. */
export interface SandboxPolicy {
  readonly require: IsolationLevel | null;
  /** `any`: no rule allows a command for its name, so commands may install programs in the workspace's folders of PATH. */
  readonly programs: 'any' | 'by-name';
  /** Variables of the runner that commands may see. */
  readonly passEnv: readonly string[];
  /** Caches of package managers that commands get copies of. */
  readonly caches: readonly CacheName[];
  /** Megabytes that the copies may have together. */
  readonly cacheMb: number;
  /** Globs of all rules that allow writes. */
  readonly writableGlobs: readonly string[];
  /** Globs of everything that some rule may let any tool write, whatever the call; the rest is never in a patch. */
  readonly everWritableGlobs: readonly string[];
  /** Globs that some rule denies for writing without exception. */
  readonly protectedGlobs: readonly string[];
  /** Globs that some rule denies for reading; existing files are masked. */
  readonly maskedGlobs: readonly string[];
  /** Globs of files that stay readable although `maskedGlobs` names them. */
  readonly maskedExceptGlobs: readonly string[];
  /** Null where commands have no network at all. */
  readonly network: NetworkPolicy | null;
  /** Connections that rules deny to servers, whatever is opened to one. */
  readonly deniedToServers: readonly NetworkDenial[];
  readonly commandTimeoutMs: number;
  readonly memoryMb: number;
  readonly processes: number;
  readonly fileMb: number;
  readonly tmpMb: number;
  /** CPU time of one process. */
  readonly cpuSeconds: number;
  /** A command that writes more to its output is ended. */
  readonly outputMb: number;
  /** A command is ended, or not started, where the workspace's disk has less than this free. */
  readonly freeDiskMb: number;
  /** Whether commands may make and reach unix sockets. */
  readonly unixSockets: 'deny' | 'allow';
  /** Whether commands may trace their own processes. */
  readonly ptrace: 'deny' | 'allow';
}

/** A loaded, valid policy. Implemented by `policy/`; everybody else only asks it. */
export interface Policy {
  readonly name: string;
  /** SHA-256 (hex) over the resolved policy. */
  readonly sha256: string;
  readonly layers: readonly { readonly name: string; readonly sha256: string }[];
  /** The policy with all layers merged, as YAML, for the record. */
  readonly resolvedYaml: string;
  readonly decide: Decide;
  /** The files that commands read, as far as is known what the commands do. Links are not resolved. */
  listReads(accesses: readonly Access[]): readonly PathAccess[];
  /** Who may approve what a rule escalates. */
  readEscalation(rule: string): Escalation;
  /** False for a call whose outcome depends on files that the agent may change: it is never allowed for a whole run. */
  mayRemember(accesses: readonly Access[]): boolean;
  /** What a run's patch may hold that is refused otherwise. */
  readonly patchAllows: readonly PatchRisk[];
  /** True for a path that git, on any file system, could take for `.gitattributes`. */
  steersGit(path: string): boolean;
  /** True where a rule may ask the model for its reasons. */
  readonly asksForReasons: boolean;
  /** True if a rule may let a person decide. */
  readonly asksForApproval: boolean;
  /** True where a call whose changes were refused may be made again with a justification. */
  readonly retriesRefused: boolean;
  /** False for a tool that is denied whole: it is not offered to the model. */
  isOffered(tool: string): boolean;
  /** The rules in words, for the model: what is allowed, what is not, what to do instead. */
  readonly summary: string;
  /** What a run without a task of its own does about the event that started it; null where the policy does not say. */
  readonly taskTemplate: string | null;
  /** Only what the file sets; the run takes the stricter of these and the inputs. */
  readonly limits: Partial<RunLimits>;
  /** Prices of models, which precede the listed ones. */
  readonly prices: readonly Price[];
  /** Where nothing is said of the provider. */
  readonly scriptMode: ScriptMode;
  /** The mode for a model's wire API; what the policy says of a provider comes before what it says of all. */
  scriptModeFor(api: string): ScriptMode;
  /** True where a message's next script runs although one before it failed. */
  readonly continueOnError: boolean;
  /** True where scripts may start calls that outlive them. */
  readonly spawn: boolean;
  /** What scripts run in; anything but `quickjs` has to be installed beside the program. */
  readonly scriptRuntime: ScriptRuntime['type'];
  readonly scriptLimits: ScriptLimits;
  readonly sandbox: SandboxPolicy;
  /** Servers whose tools run beside the harness's own. */
  readonly mcpServers: readonly McpServer[];
  /** Reasons why a run with these facts must not start; empty where it may. */
  checkStart(facts: PolicyFacts): readonly string[];
}
