import { isAllowed } from '../../../core/types/decision.ts';
import { findAtRule, type AdviceLint } from './finding.ts';

/** The effect of a `contained` rule, and the other rules that only match the spelling of a command. */
export const lintContained: AdviceLint = function* ({ compiled }) {
  const rules = compiled.rules.filter(({ audit }) => !audit);
  const containing = rules.filter(({ contains }) => contains);
  const [first] = containing;
  if (first === undefined) return;
  const network = compiled.network.allow.length === 0 ? 'without network' : 'with the hosts of sandbox.network.allow';
  for (const rule of containing)
    yield findAtRule(
      rule,
      'contained',
      ['when', 'contained'],
      `rule ${rule.id} allows any program, shell text and inline code, ${network}, at isolation full; reads, changes that stay and hosts still need rules`,
    );
  for (const rule of rules)
    if (rule.binds === 'command' && (!isAllowed(rule.decision) || rule.perRun !== null))
      yield findAtRule(
        rule,
        'advisory',
        ['when', 'command'],
        `rule ${rule.id} is advisory: it matches the spelling of a command, and rule ${first.id} allows other code that does the same`,
        'Bound the effect instead, by rules about read, write or net.',
      );
};
