import type { Access } from '../../core/types/access.ts';
import type { PolicyFacts } from '../../core/types/policy-facts.ts';
import type { PolicySettings } from '../../core/ports/policy-settings.ts';
import type { PolicyCatalogue } from '../../core/tool-catalogue.ts';
import type { Rule } from './rule.ts';
import type { RuleFile } from './rule-file.ts';
import { createUniqueNames } from '../../core/text/unique-name.ts';

/** A policy as data: its settings, and its rules as compiled tests. `decide`, `view` and `judge` need nothing else. */
export interface CompiledPolicy extends PolicySettings {
  readonly catalogue: PolicyCatalogue;
  readonly rules: readonly Rule[];
  readonly tools: { readonly offered: readonly string[] | null; readonly denied: readonly string[] };
  /** False for a tool that `tools` leaves out, or whose key is missing. Whether rules allow a call of it is not considered: see `isOffered`. */
  readonly hasTool: (tool: string) => boolean;
  readonly protectedPaths: readonly string[];
  readonly facts: PolicyFacts | null;
  /** Lowers one access of a call. */
  readonly lower: (access: Access) => readonly Access[];
  /** The profiles that apply. A call needs an allow of each `complete` one. */
  readonly profiles: readonly Profile[];
}

/** The rules that decide calls: those that are not on trial. */
export function listActive({ rules }: Pick<CompiledPolicy, 'rules'>): readonly Rule[] {
  return rules.filter(({ audit }) => !audit);
}

/** All policies that decide a call: the policy itself first, then its profiles. */
export function listPolicies(policy: CompiledPolicy): readonly CompiledPolicy[] {
  return [policy, ...policy.profiles.map((profile) => profile.policy)];
}

/** Makes ids for more rules of a policy: the rules of its profiles and floors have other ids too. */
export function createRuleIds(policy: CompiledPolicy, added: readonly RuleFile[] = []): (id: string) => string {
  const rules = [...listPolicies(policy).flatMap((one) => one.rules), ...added];
  return createUniqueNames(
    rules.map(({ id }) => id),
    '-',
  );
}

/** The policies that have to allow a call: the policy itself, then its complete profiles. */
export function listGranting(policy: CompiledPolicy): readonly CompiledPolicy[] {
  const complete = policy.profiles.filter(({ type }) => type === 'complete');
  return [policy, ...complete.map((profile) => profile.policy)];
}

/** The name of the profile that narrows the policy for a child agent. Its rules are `agent-1`, `agent-2` and so on. */
export const agentProfile = 'agent';

/**
 * A compiled profile. A `complete` profile is a policy in itself: it denies everything that it does not allow. A `restricting` profile only adds
 * denials and settings to the policy that contains it.
 */
export interface Profile {
  readonly name: string;
  readonly when: RuleFile['when'];
  readonly type: 'complete' | 'restricting';
  /** True for the policy of an organisation: it applies to every run, and to every decision without a run. */
  readonly isFloor: boolean;
  /** Whose policy has the profile. A floor and its profiles are the organisation's, and a repository decides nothing in them. */
  readonly owner: 'organisation' | 'repository';
  /** Its own rules, tools and defaults, with all other settings of the run. */
  readonly policy: CompiledPolicy;
}
