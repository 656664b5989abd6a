import { isAllowed, isDenial } from '../../../core/types/decision.ts';
import { compareRules, coversRule } from '../../compare/rules.ts';
import type { Rule } from '../../decide/rule.ts';
import { listWider } from '../../resolve/floor.ts';
import type { LayeredProfile } from '../../resolve/profiles.ts';
import { mergeSettings } from '../../resolve/settings.ts';
import type { LayerLint, RuleLint } from './finding.ts';
import { listActive } from '../../decide/compiled-policy.ts';

/** Settings that have no effect, or not all of it, because a policy that the layer extends, or the policy of an organisation, sets a stricter value. */
export const lintStricterElsewhere: LayerLint = ({ sources, compiled, files }) =>
  function* (layer) {
    const { providers } = sources.context.catalogue;
    const extended = files.slice(0, files.indexOf(layer) + 1);
    for (const { place, path, before, after } of listWider(mergeSettings(extended, [], providers), layer, providers))
      yield {
        code: 'overridden-setting',
        path,
        message: `${place}: ${after} has no effect: a policy that it extends sets ${before}, and the stricter value applies`,
        hint: 'Leave it out. A policy cannot weaken a setting of a policy that it extends.',
      };
    const unbound = listWider(mergeSettings(sources.layers, [], providers), layer, providers);
    for (const { place, path, before, after } of listWider(compiled, layer, providers))
      if (unbound.every((other) => other.place !== place))
        yield {
          code: 'below-floor',
          path,
          message: `${place}: ${after} has no effect: the organisation’s policy makes it ${before}`,
          hint: 'Leave it out, or write what the organisation permits.',
        };
  };

/** Rules that allow nothing, or not all that they name, because the policy of an organisation is stricter. */
export const lintFloorRules: RuleLint = ({ sources }) =>
  function* (rule) {
    for (const floor of sources.profiles.filter(({ isFloor }) => isFloor)) {
      const forbidden = explainForbidden(rule, floor);
      if (forbidden !== null)
        yield { code: 'below-floor', path: [], message: `rule ${rule.id} ${forbidden}`, hint: 'Narrow it.' };
    }
  };

function explainForbidden(rule: Rule, { type, policy }: LayeredProfile): string | null {
  if (rule.audit || (!isAllowed(rule.decision) && rule.decision !== 'escalate')) return null;
  const denial = listActive(policy).find((other) => isDenial(other.decision) && coversRule(other, rule));
  if (denial !== undefined) return `never allows anything: ${denial.id} of ${denial.layer} denies all of it`;
  if (type === 'restricting' || isAllowed(policy.defaultDecision)) return null;
  const alone = { rules: [rule], defaultDecision: policy.defaultDecision };
  const isWithin = compareRules(policy, alone, 'rules').every(({ place }) => place !== `rules.${rule.id}`);
  return isWithin ? null : 'may allow more than the organisation’s policy does, and the rest is denied';
}
