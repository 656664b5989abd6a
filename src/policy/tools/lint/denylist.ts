import { isAllowed } from '../../../core/types/decision.ts';
import type { Rule } from '../../decide/rule.ts';
import { listOf } from '../../../core/schema-parts.ts';
import { findAtRule, type AdviceLint } from './finding.ts';

/**
 * Rules that allow all writes, or all calls of a tool, and rely on other rules to deny the dangerous ones. Such lists are nearly always incomplete.
 */
export const lintDenylist: AdviceLint = function* ({ compiled }) {
  // With containment, changes are decided by their effects, and a list of the protected files is the right form.
  if (compiled.rules.some(({ contains }) => contains)) return;
  const active = compiled.rules.filter(({ audit }) => !audit);
  for (const rule of active) {
    const kind = isAllowed(rule.decision) && rule.unless === null ? readWholeKind(rule) : null;
    const denials = active.filter(({ decision, binds }) => !isAllowed(decision) && binds === kind);
    if (kind === null || denials.length === 0) continue;
    yield findAtRule(
      rule,
      'denylist',
      ['when'],
      `rule ${rule.id} allows every ${kind}, and ${denials.map(({ id }) => id).join(', ')} ${denials.length === 1 ? 'takes' : 'take'} some back; all others stay allowed`,
      'Allow what the task needs.',
    );
  }
};

function readWholeKind(rule: Rule): 'command' | 'write' | null {
  const { write } = rule.written.when as { readonly write?: string | readonly string[] };
  if (rule.when.every(({ key }) => key === 'tool' || key === 'write') && write !== undefined)
    return listOf<string>(write).some((glob) => glob === '**' || glob === '**/*') ? 'write' : null;
  return rule.binds === null &&
    rule.when.every(({ key }) => key === 'tool') &&
    rule.tools.listNames('command').some((tool) => rule.namedTools.includes(tool))
    ? 'command'
    : null;
}
