import { resolveProfiles, type ResolvedPolicy, type ResolvedProfile } from '../resolve/load.ts';
import { describeProof, type Difference, type Relation } from '../compare/comparison.ts';
import { coversConditions } from '../compare/conditions.ts';
import { compareRules } from '../compare/rules.ts';
import { compareSettings, compareTools } from '../resolve/compare-settings.ts';

/**
 * Compares two policies, loaded without facts about a run: each rule, each setting and each profile. No calls are tried. A difference that cannot be
 * proven to be equal or tighter is looser or not comparable.
 */
export function diffPolicies(before: ResolvedPolicy, after: ResolvedPolicy): readonly Difference[] {
  const own = [
    ...compareSettings(before.compiled, after.compiled),
    ...compareTools(before.compiled.tools, after.compiled.tools),
    ...compareRules(before.compiled, after.compiled, 'rules'),
  ];
  const known = new Set(own.map((difference) => JSON.stringify(difference)));
  const [old, now] = [before, after].map((policy) => nameProfiles(resolveProfiles(policy)));
  const names = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [
    ...own,
    ...[...names].flatMap((name) => compareProfile(old?.get(name), now?.get(name), `profiles.${name}`, known)),
  ];
}

/** True for a difference that a reviewer has to accept. */
export function isLoosening({ relation }: { readonly relation: Relation }): boolean {
  return relation === 'looser' || relation === 'not comparable';
}

// Two layers may have profiles of one name.
function nameProfiles(profiles: readonly ResolvedProfile[]): ReadonlyMap<string, ResolvedProfile> {
  return new Map(
    profiles.map((profile, index) => {
      const sameBefore = profiles.slice(0, index).filter(({ name }) => name === profile.name).length;
      return [sameBefore === 0 ? profile.name : `${profile.name} ${sameBefore + 1}`, profile];
    }),
  );
}

function compareProfile(
  before: ResolvedProfile | undefined,
  after: ResolvedProfile | undefined,
  place: string,
  known: ReadonlySet<string>,
): readonly Difference[] {
  // A profile only makes a run stricter.
  if (before === undefined || after === undefined)
    return describeProof(
      place,
      { looser: after === undefined, tighter: before === undefined },
      before && describeProfile(before),
      after && describeProfile(after),
    );
  const isSelectedFor = (wide: ResolvedProfile, narrow: ResolvedProfile): boolean =>
    coversConditions(wide.when, narrow.when, { outer: 'restrict', inner: 'restrict' });
  // The settings of the whole policy while the profile applies. Differences of the policy itself are listed once.
  const narrowed = compareSettings(before.narrowed, after.narrowed).filter(
    (difference) => !known.has(JSON.stringify(difference)),
  );
  const [old, now] = [before.policy, after.policy];
  const isComplete = before.type === 'complete' && after.type === 'complete';
  const own = [
    ...compareTools(old.tools, now.tools),
    ...(isComplete ? compareSettings(old, now, ['defaultDecision', 'opaqueDecision']) : []),
  ];
  return [
    ...describeProof(
      `${place}.when`,
      { looser: !isSelectedFor(after, before), tighter: !isSelectedFor(before, after) },
      before.when,
      after.when,
    ),
    ...(before.type === after.type
      ? []
      : describeProof(
          place,
          { looser: after.type === 'restricting', tighter: before.type === 'restricting' },
          describeProfile(before),
          describeProfile(after),
        )),
    ...[...narrowed, ...own].map((difference) => ({ ...difference, place: `${place}.${difference.place}` })),
    ...compareRules(readRules(before), readRules(after), `${place}.rules`),
  ];
}

function describeProfile({ type }: ResolvedProfile): string {
  return type === 'complete' ? 'a separate policy' : 'restrictions';
}

// A profile that only restricts allows all that it does not deny: the policy decides that.
function readRules({ type, policy }: ResolvedProfile): Parameters<typeof compareRules>[0] {
  const { rules, defaultDecision } = policy;
  return { rules, defaultDecision: type === 'restricting' ? 'allow' : defaultDecision };
}

const order: readonly Relation[] = ['looser', 'not comparable', 'tighter'];

/** The differences as text, first the differences that a reviewer has to accept. */
export function renderDiff(differences: readonly Difference[]): string {
  const sorted = differences.toSorted((left, right) => order.indexOf(left.relation) - order.indexOf(right.relation));
  const lines = sorted.map(
    ({ relation, place, before, after }) => `${relation.padEnd(15)}${place}: ${before} → ${after}`,
  );
  const counts = order.map(
    (relation) => `${differences.filter((one) => one.relation === relation).length} ${relation}`,
  );
  return [...lines, differences.length === 0 ? 'no difference' : counts.join(', '), ''].join('\n');
}
