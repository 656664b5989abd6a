import type { CacheName } from '../caches.ts';
import type { RunLimits, ScriptLimits } from '../limits.ts';
import type { Price } from './model.ts';
import type { ScriptMode, ScriptRuntime } from './script.ts';
import type { AgentSettings } from '../types/agents.ts';
import type { PatchRisk } from '../types/change.ts';
import type { CustomTool } from '../types/custom-tool.ts';
import type { Decision } from '../types/decision.ts';
import type { IsolationLevel } from '../types/isolation.ts';
import type { McpServer } from '../types/mcp.ts';
import type { HostAuthority, NetworkGrant } from '../types/network.ts';
import type { TypedResult } from '../types/result.ts';
import type { SearchSettings } from '../types/search.ts';

/**
 * The effect of `explain` and `escalate` rules.
 * `untrusted`: they apply as written.
 * `on-request`: `escalate` applies only to a call with a justification; any other call is denied with that reason.
 * `on-failure`: they apply as written. In addition, a command for which the sandbox refused changes or connections may be repeated once with a
 * justification. It is then decided together with them, and they are granted if rules or a person allow them.
 * `never`: no approval is requested.
 * The order is from the most lenient preset to the strictest.
 */
export const approvalPresets = ['untrusted', 'on-failure', 'on-request', 'never'] as const;

export type ApprovalPreset = (typeof approvalPresets)[number];

/** The values of `sandbox.unixSockets`, the strictest first. */
export const unixSocketModes = ['deny', 'without-hosts', 'allow'] as const;
export type UnixSockets = (typeof unixSocketModes)[number];

/** The values of `sandbox.git`, the strictest first. */
export const gitModes = ['visible', 'history'] as const;
export type GitMode = (typeof gitModes)[number];

/** The settings of all layers and profiles together: the plain values of a policy. No layer can weaken what another has set. */
export interface PolicySettings {
  readonly approvals: ApprovalPreset;
  readonly defaultDecision: Decision;
  readonly opaqueDecision: Decision;
  /** The mode for providers without their own setting. */
  readonly scriptMode: ScriptMode;
  /** The modes of wire APIs that differ from the general mode, by the name of the API. */
  readonly scriptModes: ReadonlyMap<string, ScriptMode>;
  /** True if the next script of a message runs although an earlier one failed. */
  readonly continueOnError: boolean;
  /** True if scripts may start calls that outlive them. */
  readonly spawn: boolean;
  /** The engine of scripts. Every engine except `quickjs` has to be installed next to the program. */
  readonly scriptRuntime: ScriptRuntime['type'];
  readonly scriptLimits: ScriptLimits;
  /** Only the limits in the policy file. The run uses the stricter of these and the inputs. */
  readonly limits: Partial<RunLimits>;
  /** Prices of models, which take precedence over the built-in table. */
  readonly prices: readonly Price[];
  readonly isolation: IsolationLevel | null;
  /** Variables of the runner that commands may see. */
  readonly passEnv: readonly string[];
  /** Closed files of the workspace that only `setup` sees. */
  readonly setupSees: readonly string[];
  /** Variables of the runner that only `setup` gets. */
  readonly setupEnv: readonly string[];
  /** Caches of package managers of which commands get copies. */
  readonly caches: readonly CacheName[];
  /** Contents of a run's patch that the policy allows and that are otherwise refused. */
  readonly patchAllows: readonly PatchRisk[];
  readonly network: NetworkSettings;
  /** Null if no layer sets it: then no call may ask a model. */
  readonly agents: AgentSettings | null;
  /** Servers whose tools are available in addition to the harness's own. */
  readonly mcpServers: readonly McpServer[];
  /** Tools that run a command which the policy declares. */
  readonly customTools: readonly CustomTool[];
  /** The service that searches ask; null if the policy names no service. */
  readonly search: SearchSettings | null;
  /** What a response in `mode: comment` consists of; null if it is a text. */
  readonly typedResult: TypedResult | null;
  readonly commandLimits: CommandLimits;
  /** A command is ended, or not started, if the workspace's disk has less free space than this. A minimum, so the greater of two values is the stricter. */
  readonly freeDiskMb: number;
  /**
   * What processes see of the repository. `history`: all of it. `visible`: one commit with the files that they may read. Null counts as `history`, and
   * then no rule of the author may close a file that git tracks.
   */
  readonly git: GitMode | null;
  /** Which processes may create and connect unix sockets. `without-hosts`: all but servers that reach hosts. */
  readonly unixSockets: UnixSockets;
  /** Whether commands may trace their own processes. */
  readonly ptrace: 'deny' | 'allow';
  /** Null if any actor may start the run. */
  readonly permissions: readonly string[] | null;
  /** Null if the actor's association does not matter. */
  readonly associations: readonly string[] | null;
  /** True if an account in `allow-users` or `allow-bot-users` may start the run regardless of its role. */
  readonly acceptsListed: boolean;
  readonly acceptsSchedule: boolean;
  readonly refusesForks: boolean;
  /** The task of a run that was started by an event without a task: the template of the last layer that has one. */
  readonly taskTemplate: string | null;
}

export interface CommandLimits {
  readonly commandTimeoutMs: number;
  readonly memoryMb: number;
  readonly processes: number;
  readonly fileMb: number;
  readonly tmpMb: number;
  /** Megabytes of all copies of caches together. */
  readonly cacheMb: number;
  /** CPU time of one process. */
  readonly cpuSeconds: number;
  /** A command that writes more output is ended. */
  readonly outputMb: number;
}

/** The limits of a command under a policy that sets none. */
export const defaultCommandLimits: CommandLimits = {
  commandTimeoutMs: 120_000,
  memoryMb: 4_096,
  // With their threads: under 512, `go test` of a hundred packages failed with GOMAXPROCS=64.
  processes: 2_048,
  fileMb: 1_024,
  tmpMb: 1_024,
  cacheMb: 2_048,
  cpuSeconds: 3_600,
  outputMb: 64,
};

export const defaultFreeDiskMb = 256;

/** `sandbox.network` of all layers together. */
export interface NetworkSettings {
  readonly allow: readonly NetworkGrant[];
  readonly setup: readonly NetworkGrant[];
  readonly forward: readonly number[];
  /** The hosts that the policy names for registries (`HOST` or `HOST:PORT`), by the name of the registry in `registry:NAME`. */
  readonly registries: ReadonlyMap<string, readonly string[]>;
  readonly authorities: readonly HostAuthority[];
  /** The author knows that commands with these hosts run what the agent can write. */
  readonly acknowledged: boolean;
}
