import type { Access } from '../../core/types/access.ts';
import type { PolicyFacts } from '../../core/types/policy-facts.ts';
import type { PolicySettings } from '../../core/ports/policy-settings.ts';
import type { PolicyCatalogue } from '../../core/tool-catalogue.ts';
import type { Rule } from './rule.ts';
import type { RuleFile } from './rule-file.ts';

/** A policy as data: its settings, and its rules as compiled tests. `decide`, `view` and `judge` need nothing else. */
export interface CompiledPolicy extends PolicySettings {
  readonly catalogue: PolicyCatalogue;
  readonly rules: readonly Rule[];
  /** The rules that may match a kind of access, in their order. */
  readonly rulesFor: (type: Access['type']) => readonly Rule[];
  readonly tools: { readonly offered: readonly string[] | null; readonly denied: readonly string[] };
  readonly isOffered: (tool: string) => boolean;
  readonly protectedPaths: readonly string[];
  readonly facts: PolicyFacts | null;
  /** Absolute, to recognize the workspace's own files in absolute paths of commands. Null if it is not known. */
  readonly workspace: string | null;
  /** Lowers one access of a call. */
  readonly lower: (access: Access) => readonly Access[];
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
