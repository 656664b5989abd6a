import { isAllowed } from '../../core/decision.ts';
import type { NetCondition } from '../matchers/net.ts';
import { listOf } from '../schema-parts.ts';
import type { Rule } from '../rule.ts';
import type { Finding, Lint } from './finding.ts';

/** Rules about connections that mean more or less than they seem to say. */
export const lintConnections: Lint = ({ compiled }) =>
  compiled.rules.filter(({ binds }) => binds === 'connect').flatMap((rule) => [...lintGrant(rule), ...lintNames(rule)]);

function lintGrant(rule: Rule): Finding[] {
  if (!isAllowed(rule.decision)) return [];
  const findings: Finding[] = [];
  if (readNet(rule).host === undefined)
    findings.push({
      severity: 'error',
      code: 'any-host',
      ruleId: rule.id,
      problem: rule.problemAt(['when', 'net'], `rule ${rule.id} allows every host`, 'Name the hosts.'),
    });
  return findings;
}

// A registry whose hosts are known was replaced by them.
function lintNames(rule: Rule): Finding[] {
  return listOf<string>(readNet(rule).host ?? [])
    .filter((host) => host.startsWith('registry:'))
    .map((host) => ({
      severity: 'info',
      code: 'unknown-registry',
      ruleId: rule.id,
      problem: rule.problemAt(
        ['when', 'net', 'host'],
        isAllowed(rule.decision)
          ? `the hosts of ${host} are not known here, so rule ${rule.id} allows none`
          : `the hosts of ${host} are not known here, so rule ${rule.id} may hold for any`,
        'They come from the user’s own configuration of the package manager.',
      ),
    }));
}

function readNet(rule: Rule): NetCondition {
  return rule.written.when['net'] as NetCondition;
}
