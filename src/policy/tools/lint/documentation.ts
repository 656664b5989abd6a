import type { Advice, AdviceLint } from './finding.ts';

/** Rules without a reason or without examples. */
export const lintDocumentation: AdviceLint = ({ compiled }) =>
  compiled.rules.flatMap((rule): Advice[] => {
    const findings: Advice[] = [];
    if (rule.reason === '')
      findings.push({
        severity: 'info',
        code: 'no-reason',
        ruleId: rule.id,
        problem: rule.problemAt(
          [],
          `rule ${rule.id} gives no reason`,
          'The model receives the reason, and the record contains it.',
        ),
      });
    if (rule.binds !== null && (rule.written.examples?.match ?? []).length === 0)
      findings.push({
        severity: 'info',
        code: 'no-examples',
        ruleId: rule.id,
        problem: rule.problemAt(
          [],
          `rule ${rule.id} has no example that matches`,
          'Examples are checked whenever the policy is loaded.',
        ),
      });
    return findings;
  });
