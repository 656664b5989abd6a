import { isAllowed } from '../../../core/types/decision.ts';
import type { NetCondition } from '../../decide/matchers/net.ts';
import { findAtRule, type Lint } from './finding.ts';

/** Rules about connections that permit more or less than they appear to. */
export const lintConnections: Lint = function* ({ compiled }) {
  const rules = compiled.rules.filter(({ binds, decision }) => binds === 'connect' && isAllowed(decision));
  for (const rule of rules) {
    const { justified, net } = rule.written.when as {
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
  }
};
