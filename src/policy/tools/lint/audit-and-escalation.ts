import type { Advice, AdviceLint } from './finding.ts';

/** Decisions whose effect differs from their name. */
export const lintAuditAndEscalation: AdviceLint = ({ compiled }) =>
  compiled.rules.flatMap((rule): Advice[] => {
    const findings: Advice[] = [];
    if (rule.decision === 'escalate' && (rule.written.escalate === undefined || compiled.approvals === 'never'))
      findings.push({
        severity: 'warning',
        code: 'escalate-without-channel',
        ruleId: rule.id,
        problem: rule.problemAt(
          ['decision'],
          compiled.approvals === 'never'
            ? `rule ${rule.id} escalates, and approvals: never makes that a denial`
            : `rule ${rule.id} escalates and does not say who may approve`,
          'Write deny, or escalate: { by: [maintain, admin], ttl: 24h }.',
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
