import { isAllowed } from '../../../core/types/decision.ts';
import type { NetCondition } from '../../decide/matchers/net.ts';
import type { Rule } from '../../decide/rule.ts';
import { findAtRule, type Finding, type Lint } from './finding.ts';

/** Rules about connections that permit more or less than they appear to. */
export const lintConnections: Lint = ({ compiled, view }) => {
  const rules = compiled.rules.filter(({ binds }) => binds === 'connect');
  const hasRequests = rules.length > 0 && compiled.catalogue.tools.listNames('request').some(view().isOffered);
  return rules.flatMap((rule) => [...lintGrant(rule), ...(hasRequests ? lintRequests(rule) : [])]);
};

function lintGrant(rule: Rule): Finding[] {
  if (!isAllowed(rule.decision)) return [];
  const findings: Finding[] = [];
  if (readNet(rule).host === undefined)
    findings.push(
      findAtRule(rule, 'any-host', ['when', 'net'], `rule ${rule.id} allows every host`, 'Name the hosts.'),
    );
  const { justified } = rule.written.when as { readonly justified?: boolean };
  const commands = rule.tools.listNames('command', 'session');
  // The retry of a refused connection is justified, and `net` rules decide it.
  if (rule.toolNames?.every((name) => commands.includes(name)) === true && justified !== true)
    findings.push(
      findAtRule(
        rule,
        'net-for-commands',
        ['when', 'net'],
        `rule ${rule.id} opens no host to commands: net is about requests of the harness`,
        'Write `hosts: [HOST]` and `acknowledge: executes-workspace` into the rule that allows the command.',
      ),
    );
  return findings;
}

// An author who intends one command also opens the host to requests.
function lintRequests(rule: Rule): Finding[] {
  if (!isAllowed(rule.decision) || rule.written.when['tool'] !== undefined || readNet(rule).host === undefined)
    return [];
  return [
    findAtRule(
      rule,
      'any-request',
      ['when', 'net'],
      `rule ${rule.id} also lets the tool http send requests of any method to these hosts`,
      'Name the tool, http or fetchUrl, with a method.',
    ),
  ];
}

function readNet(rule: Rule): NetCondition {
  return rule.written.when['net'] as NetCondition;
}
