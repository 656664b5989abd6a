import type { UnixSockets, GitMode } from '../../core/ports/policy.ts';
import type { McpServer } from '../../core/types/mcp.ts';
import type { AgentSettings } from '../../core/types/agents.ts';
import type { NetworkSettings } from '../decide/hosts/open-hosts.ts';
import type { PatchRisk } from '../../core/types/change.ts';
import type { CacheName } from '../../core/caches.ts';
import type { IsolationLevel } from '../../core/types/isolation.ts';
import type { Price } from '../../core/ports/model.ts';
import type { ScriptLimits, RunLimits } from '../../core/limits.ts';
import type { ScriptMode, ScriptRuntime } from '../../core/ports/script.ts';
import type { Decision } from '../../core/types/decision.ts';
import type { ApprovalPreset } from '../decide/approval-preset.ts';

/** The settings of all layers together. No layer can weaken what another has set. */
export interface Settings {
  readonly approvals: ApprovalPreset;
  readonly defaultDecision: Decision;
  readonly opaqueDecision: Decision;
  readonly scriptMode: ScriptMode;
  readonly continueOnError: boolean;
  readonly spawn: boolean;
  readonly scriptRuntime: ScriptRuntime['type'];
  readonly scriptLimits: ScriptLimits;
  readonly limits: Partial<RunLimits>;
  readonly prices: readonly Price[];
  readonly isolation: IsolationLevel | null;
  readonly passEnv: readonly string[];
  readonly caches: readonly CacheName[];
  readonly patchAllows: readonly PatchRisk[];
  readonly network: NetworkSettings;
  /** Null if no layer sets it: then no call may ask a model. */
  readonly agents: AgentSettings | null;
  readonly mcpServers: readonly McpServer[];
  readonly commandLimits: CommandLimits;
  /** A minimum, so the greater of two values is the stricter. */
  readonly freeDiskMb: number;
  /** Null if no layer sets it. */
  readonly git: GitMode | null;
  readonly unixSockets: UnixSockets;
  readonly ptrace: 'deny' | 'allow';
  /** Null if any actor may start the run. */
  readonly permissions: readonly string[] | null;
  /** Null if the actor's association does not matter. */
  readonly associations: readonly string[] | null;
  /** True if an account in `allow-users` or `allow-bot-users` may start the run regardless of its role. */
  readonly acceptsListed: boolean;
  readonly acceptsSchedule: boolean;
  readonly refusesForks: boolean;
  /** The template of the last layer that has one. */
  readonly taskTemplate: string | null;
}

export interface CommandLimits {
  readonly commandTimeoutMs: number;
  readonly memoryMb: number;
  readonly processes: number;
  readonly fileMb: number;
  readonly tmpMb: number;
  readonly cacheMb: number;
  readonly cpuSeconds: number;
  readonly outputMb: number;
}
