import { createCallToDecide, isAllowed } from '../../core/types/decision.ts';
import type { PolicyFacts } from '../../core/types/policy-facts.ts';
import { type CompiledPolicy, type Profile, listActive } from '../decide/compiled-policy.ts';
import type { Layer, LayersRead, ProfileLayers } from './layers.ts';
import { namedProfiles } from '../file/profile-names.ts';
import { ask } from '../decide/matchers/matcher.ts';
import { compileConditions, matchAll } from '../decide/rule.ts';
import type { RuleFile } from '../decide/rule-file.ts';

/** A profile with the layers from which it was compiled. */
export interface LayeredProfile extends Profile {
  readonly layers: readonly Layer[];
  /** The settings that a floor does not let other layers open wider. */
  readonly lock: readonly string[];
  /** True if the profile applies to a run with these facts. If a condition cannot be decided, the profile applies. */
  readonly isSelected: (facts: PolicyFacts) => boolean;
}

/** Creates a profile from its layers and the policy that was compiled from them. */
export function createProfile(
  { name, written, layers }: ProfileLayers,
  policy: CompiledPolicy,
  owner: Profile['owner'],
): LayeredProfile {
  const when: RuleFile['when'] = written.when ?? namedProfiles.get(name) ?? {};
  const conditions = compileConditions(when, {
    id: '',
    tools: policy.catalogue.tools,
    lower: policy.lower,
    registries: policy.network.registries,
  });
  return {
    name,
    when,
    type: isComplete(layers, policy) ? 'complete' : 'restricting',
    policy,
    layers,
    isFloor: false,
    owner,
    lock: [],
    isSelected: (facts) => matchAll(conditions, ask(someCall, { type: 'none' }, facts), 'restrict') !== 'no',
  };
}

/** Creates the profile of an organisation's policy. One that allows nothing only restricts, also if it sets defaults. */
export function createFloor({ layers }: LayersRead, policy: CompiledPolicy): LayeredProfile {
  return {
    name: 'organisation',
    when: { event: '*' },
    type: allowsAnything(policy) ? 'complete' : 'restricting',
    policy,
    layers,
    isFloor: true,
    owner: 'organisation',
    lock: layers.flatMap(({ file }) => file.lock ?? []),
    isSelected: () => true,
  };
}

const someCall = createCallToDecide({ tool: '', accesses: [], args: null, tainted: true });

// A profile that extends a policy, sets defaults or allows anything defines what a run may do. Any other profile only restricts.
function isComplete(layers: readonly Layer[], policy: CompiledPolicy): boolean {
  return layers.length > 1 || layers.some(({ file }) => file.defaults !== undefined) || allowsAnything(policy);
}

function allowsAnything(policy: CompiledPolicy): boolean {
  return listActive(policy).some(({ decision }) => isAllowed(decision));
}
