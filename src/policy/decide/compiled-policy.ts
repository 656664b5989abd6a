import type { Access } from '../../core/types/access.ts';
import type { Decision } from '../../core/types/decision.ts';
import type { SearchSettings } from '../../core/types/search.ts';
import type { TypedResult } from '../../core/types/result.ts';
import type { PolicyFacts } from '../../core/types/policy-facts.ts';
import type { ApprovalPreset } from './approval-preset.ts';
import type { NetworkSettings } from './hosts/open-hosts.ts';
import type { Registries } from './hosts/registry-addresses.ts';
import type { PolicyCatalogue } from '../../core/tool-catalogue.ts';
import type { HostSource, Rule, RuleFile } from './rule.ts';

/** All data that a decision needs. */
export interface CompiledPolicy {
  readonly catalogue: PolicyCatalogue;
  readonly rules: readonly Rule[];
  /** The rules that may match a kind of access, in their order. */
  readonly rulesFor: (type: Access['type']) => readonly Rule[];
  readonly tools: { readonly offered: readonly string[] | null; readonly denied: readonly string[] };
  readonly approvals: ApprovalPreset;
  readonly defaultDecision: Decision;
  readonly opaqueDecision: Decision;
  readonly isOffered: (tool: string) => boolean;
  readonly protectedPaths: readonly string[];
  readonly facts: PolicyFacts | null;
  /** Absolute, to recognize the workspace's own files in absolute paths of commands. Null if it is not known. */
  readonly workspace: string | null;
  /** Absolute paths of programs, each mapped to the name under which the policy decides it. */
  readonly programs: ReadonlyMap<string, string>;
  /** Lowers one access of a call. */
  readonly lower: (access: Access) => readonly Access[];
  /** The hosts that the policy names for `registry:NAME`. */
  readonly registries: Registries;
  /** The service that searches ask; null if the policy names no service. */
  readonly search: SearchSettings | null;
  /** What an answer in `mode: comment` consists of; null if it is a text. */
  readonly typedResult: TypedResult | null;
  /** The hosts of custom tools, by the name of the tool. */
  readonly toolHosts: ReadonlyMap<string, HostSource>;
  /** The network settings for every command. */
  readonly network: NetworkSettings;
  /** The facts select which profiles apply. A call needs an allow of each `complete` profile that applies. */
  readonly profiles: readonly Profile[];
}

/**
 * A compiled profile. A `complete` profile is a policy in itself: it denies everything that it does not allow. A `restricting` profile only adds
 * denials and settings to the policy that contains it.
 */
export interface Profile {
  readonly name: string;
  readonly when: RuleFile['when'];
  readonly type: 'complete' | 'restricting';
  readonly policy: CompiledPolicy;
  /** True if the profile applies to a run with these facts. If a condition cannot be decided, the profile applies. */
  readonly isSelected: (facts: PolicyFacts) => boolean;
}

/** The policies that narrow a policy for its run, each with the run's facts. Empty without facts: then there is no run, and no profile applies. */
export function listNarrowing(policy: CompiledPolicy): readonly { profile: Profile; policy: CompiledPolicy }[] {
  const { facts } = policy;
  if (facts === null || policy.profiles.length === 0) return [];
  return policy.profiles.flatMap((profile) =>
    profile.isSelected(facts) ? [{ profile, policy: { ...profile.policy, facts } }] : [],
  );
}
