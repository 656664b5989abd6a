import { isAllowed } from '../../../core/types/decision.ts';
import type { NetCondition } from '../../decide/matchers/net.ts';
import { findAtRule, type Lint } from './finding.ts';

/** Rules about connections that permit more or less than they appear to. */
export const lintConnections: Lint = function* ({ compiled, view }) {
  const rules = compiled.rules.filter(({ binds, decision }) => binds === 'connect' && isAllowed(decision));
  const hasRequests = rules.length > 0 && compiled.catalogue.tools.listNames('request').some(view().isOffered);
  for (const rule of rules) {
    const { tool, justified, net } = rule.written.when as {
      readonly tool?: unknown;
      readonly justified?: boolean;
      readonly net: NetCondition;
    };
    if (net.host === undefined)
      yield findAtRule(rule, 'any-host', ['when', 'net'], `rule ${rule.id} allows every host`, 'Name the hosts.');
    const commands = rule.tools.listNames('command', 'session');
    // The retry of a refused connection is justified, and `net` rules decide it.
    if (rule.toolNames?.every((name) => commands.includes(name)) === true && justified !== true)
      yield findAtRule(
        rule,
        'net-for-commands',
        ['when', 'net'],
        `rule ${rule.id} opens no host to commands: net is about requests of the harness`,
        'Write `hosts: [HOST]` and `acknowledge: executes-workspace` into the rule that allows the command.',
      );
    // An author who intends one command also opens the host to requests.
    if (hasRequests && tool === undefined && net.host !== undefined)
      yield findAtRule(
        rule,
        'any-request',
        ['when', 'net'],
        `rule ${rule.id} also lets the tool http send requests of any method to these hosts`,
        'Name the tool, http or fetchUrl, with a method.',
      );
  }
};
