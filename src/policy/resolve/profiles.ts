import { createCallToDecide, isAllowed } from '../../core/types/decision.ts';
import type { CompiledPolicy, Profile } from '../decide/compiled-policy.ts';
import type { Layer, ProfileLayers } from './layers.ts';
import { namedProfiles } from '../file/profile-names.ts';
import { compileConditions, matchAll } from '../decide/rule.ts';
import type { RuleFile } from '../file/schema.ts';

/** Creates a profile from its layers and the policy that was compiled from them. */
export function createProfile({ name, written, layers }: ProfileLayers, policy: CompiledPolicy): Profile {
  const when: RuleFile['when'] = written.when ?? namedProfiles.get(name) ?? {};
  const conditions = compileConditions(when, policy.catalogue.tools);
  return {
    name,
    when,
    type: isComplete(layers, policy) ? 'complete' : 'restricting',
    policy,
    layers,
    isSelected: (facts) => matchAll(conditions, { ...blankQuestion, facts }) !== 'no',
  };
}

const blankQuestion = {
  call: createCallToDecide({ tool: '', accesses: [], args: null, tainted: true }),
  access: { type: 'none' },
  intent: 'restrict',
  path: null,
} as const;

/** The policies that narrow a policy for its run, each with the run's facts. Empty without facts: then there is no run, and no profile applies. */
export function listNarrowing(policy: CompiledPolicy): readonly { profile: Profile; policy: CompiledPolicy }[] {
  const { facts } = policy;
  if (facts === null || policy.profiles.length === 0) return [];
  return policy.profiles.flatMap((profile) =>
    profile.isSelected(facts) ? [{ profile, policy: { ...profile.policy, facts } }] : [],
  );
}

// A profile that extends a policy, sets defaults or allows anything defines what a run may do. Any other profile only restricts.
function isComplete(layers: readonly Layer[], policy: CompiledPolicy): boolean {
  return (
    layers.length > 1 ||
    layers.some(({ file }) => file.defaults !== undefined) ||
    policy.rules.some(({ decision, audit }) => isAllowed(decision) && !audit)
  );
}
