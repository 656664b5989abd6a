import type { Access } from '../../core/types/access.ts';
import type { Decision } from '../../core/types/decision.ts';
import type { PolicyFacts } from '../../core/ports/policy.ts';
import type { ApprovalPreset } from '../file/approval-preset.ts';
import type { Layer } from './layers.ts';
import type { NetworkSettings } from '../file/network-settings.ts';
import type { Registries } from '../file/registry-addresses.ts';
import type { PolicyCatalogue } from '../file/load-options.ts';
import type { Rule } from '../rules/rule.ts';
import type { RuleFile } from '../file/schema.ts';

/** All that deciding needs. */
export interface CompiledPolicy {
  readonly catalogue: PolicyCatalogue;
  readonly rules: readonly Rule[];
  /** Of all rules those that may speak of a kind of access, in their order. */
  readonly rulesFor: (type: Access['type']) => readonly Rule[];
  readonly tools: { readonly offered: readonly string[] | null; readonly denied: readonly string[] };
  readonly approvals: ApprovalPreset;
  readonly defaultDecision: Decision;
  readonly opaqueDecision: Decision;
  readonly isOffered: (tool: string) => boolean;
  readonly protectedPaths: readonly string[];
  readonly facts: PolicyFacts | null;
  /** Absolute, to know the workspace's own files where a command names them absolutely; null where it is not known. */
  readonly workspace: string | null;
  /** Absolute paths that the policy takes for programs of these names. */
  readonly programs: ReadonlyMap<string, string>;
  /** Lowers one access of a call. */
  readonly lower: (access: Access) => readonly Access[];
  /** The hosts that `registry:NAME` stands for. */
  readonly registries: Registries;
  /** What is open to every command. */
  readonly network: NetworkSettings;
  /** Which of them hold follows from the facts; a call has to be allowed by each that does. */
  readonly profiles: readonly Profile[];
}

/**
 * A profile, ready to be asked. A `complete` one is a policy of its own: what it does not allow is denied. A `restricting` one only adds
 * denials and settings to the policy that it stands in.
 */
export interface Profile {
  readonly name: string;
  readonly when: RuleFile['when'];
  readonly type: 'complete' | 'restricting';
  readonly policy: CompiledPolicy;
  readonly layers: readonly Layer[];
  /** True where the profile holds for a run with these facts. What is not known holds. */
  readonly isSelected: (facts: PolicyFacts) => boolean;
}
