import { isAllowed, isDenial } from '../../../core/types/decision.ts';
import { compareRules, coversRule } from '../../compare/rules.ts';
import type { Rule } from '../../decide/rule.ts';
import { listWider } from '../../resolve/floor.ts';
import type { LayeredProfile } from '../../resolve/profiles.ts';
import { mergeSettings } from '../../resolve/settings.ts';
import { createFinding, findAtRule, type AdviceLint } from './finding.ts';

/** Settings and rules that have no effect, or not all of it, because the policy of an organisation is stricter. */
export const lintFloors: AdviceLint = function* ({ sources, compiled, files }) {
  const floors = sources.profiles.filter(({ isFloor }) => isFloor);
  if (floors.length === 0) return;
  const { providers } = sources.context.catalogue;
  const unbound = mergeSettings(sources.layers, [], providers);
  for (const layer of files) {
    const others = new Set(listWider(unbound, layer, providers).map(({ place }) => place));
    for (const { place, path, before, after } of listWider(compiled, layer, providers))
      if (!others.has(place))
        yield createFinding(
          'below-floor',
          layer.yaml.problemAt(
            path,
            `${place}: ${after} has no effect: the organisation’s policy makes it ${before}`,
            'Leave it out, or write what the organisation permits.',
          ),
        );
  }
  for (const rule of compiled.rules)
    for (const floor of floors) {
      const forbidden = explainForbidden(rule, floor);
      if (forbidden !== null) yield findAtRule(rule, 'below-floor', [], `rule ${rule.id} ${forbidden}`, 'Narrow it.');
    }
};

function explainForbidden(rule: Rule, { type, policy }: LayeredProfile): string | null {
  if (rule.audit || (!isAllowed(rule.decision) && rule.decision !== 'escalate')) return null;
  const denial = policy.rules.find((other) => !other.audit && isDenial(other.decision) && coversRule(other, rule));
  if (denial !== undefined) return `never allows anything: ${denial.id} of ${denial.layer} denies all of it`;
  if (type === 'restricting' || isAllowed(policy.defaultDecision)) return null;
  const alone = { rules: [rule], defaultDecision: policy.defaultDecision };
  const isWithin = compareRules(policy, alone, 'rules').every(({ place }) => place !== `rules.${rule.id}`);
  return isWithin ? null : 'may allow more than the organisation’s policy does, and the rest is denied';
}
