import { decisions, isAllowed } from '../../core/decision.ts';
import { renderCanonicalJson, type JsonValue } from '../../core/json.ts';
import { isBelow } from '../glob.ts';
import type { Rule } from '../rule.ts';
import { listOf } from '../schema-parts.ts';
import type { Finding, Lint } from './finding.ts';

/** Rules that can never decide anything, or say what another rule says. Only what is certain is reported. */
export const lintShadowed: Lint = ({ compiled }) => {
  const active = compiled.rules.filter(({ audit }) => !audit);
  const firsts = new Map<string, Rule>();
  // Only these can stand before another: most rules are left out of the comparison of each with each.
  const shadows = active.filter((other) => !isAllowed(other.decision) && canCover(other));
  return active.flatMap((rule): Finding[] => {
    const conditions = renderConditions(rule);
    const twin = firsts.get(conditions);
    if (twin === undefined) firsts.set(conditions, rule);
    else {
      const isSame = twin.decision === rule.decision;
      return [
        {
          severity: 'warning',
          code: isSame ? 'duplicate-rule' : 'contradictory-rules',
          ruleId: rule.id,
          problem: rule.problemAt(
            [],
            isSame
              ? `rule ${rule.id} says the same as ${twin.id}`
              : `rules ${rule.id} and ${twin.id} have the same conditions and different decisions; the stricter one holds`,
            'Keep one of the two.',
          ),
        },
      ];
    }
    const shadow = shadows.find((other) => other !== rule && isStricter(other, rule) && covers(other, rule));
    if (shadow === undefined) return [];
    return [
      {
        severity: 'warning',
        code: 'shadowed-rule',
        ruleId: rule.id,
        problem: rule.problemAt(
          [],
          `rule ${rule.id} never decides: ${shadow.id} is stricter and covers all of it`,
          'Remove it, or narrow the other.',
        ),
      },
    ];
  });
};

function isStricter(left: Rule, right: Rule): boolean {
  return !isAllowed(left.decision) && decisions.indexOf(left.decision) > decisions.indexOf(right.decision);
}

function canCover(rule: Rule): boolean {
  return rule.unless === null && rule.when.length === 1 && (rule.binds === 'read' || rule.binds === 'write');
}

// Path rules with no other condition, where every glob of the one lies below a whole-folder glob of the other.
function covers(outer: Rule, inner: Rule): boolean {
  const kind = outer.binds;
  if (kind !== inner.binds || (kind !== 'read' && kind !== 'write')) return false;
  const outerGlobs = readGlobs(outer, kind);
  return readGlobs(inner, kind).every((glob) => outerGlobs.some((whole) => isBelow(glob, whole)));
}

function readGlobs(rule: Rule, kind: 'read' | 'write'): readonly string[] {
  return listOf((rule.written.when as { readonly [key: string]: string | readonly string[] })[kind] ?? []).flat();
}

function renderConditions(rule: Rule): string {
  return renderCanonicalJson({ when: rule.written.when, unless: rule.written.unless ?? null } as unknown as JsonValue);
}
