import type { Finding, Lint } from './finding.ts';

/** Decisions that come to something else than they say. */
export const lintAuditAndEscalation: Lint = ({ compiled }) =>
  compiled.rules.flatMap((rule): Finding[] => {
    const findings: Finding[] = [];
    if (rule.decision === 'escalate')
      findings.push({
        severity: 'warning',
        code: 'escalate-without-channel',
        ruleId: rule.id,
        problem: rule.problemAt(
          ['decision'],
          `rule ${rule.id} escalates, and with no approval channel that means deny`,
          'Write deny, or keep it and know that nothing is asked.',
        ),
      });
    if (rule.audit)
      findings.push({
        severity: 'info',
        code: 'audit',
        ruleId: rule.id,
        problem: rule.problemAt(['audit'], `rule ${rule.id} is on trial: it is recorded and has no effect`, ''),
      });
    return findings;
  });
