import { createCommand } from '../../../core/types/access.ts';
import { describeLeaving } from '../../../core/types/network.ts';
import { createCallToDecide, isAllowed } from '../../../core/types/decision.ts';
import { ask } from '../../decide/matchers/matcher.ts';
import type { NetCondition } from '../../decide/matchers/net.ts';
import { matchRule, type Rule } from '../../decide/rule.ts';
import type { CompiledPolicy } from '../../decide/compiled-policy.ts';
import type { RuleLint } from './finding.ts';

/** Rules about connections that permit more or less than they appear to. */
export const lintConnections: RuleLint = () =>
  function* (rule) {
    if (rule.binds !== 'connect' || !isAllowed(rule.decision)) return;
    const { justified, net } = rule.written.when as { readonly justified?: boolean; readonly net: NetCondition };
    if (net.host === undefined)
      yield {
        code: 'any-host',
        path: ['when', 'net'],
        message: `rule ${rule.id} allows every host`,
        hint: 'Name the hosts.',
      };
    const commands = rule.tools.listNames('command', 'session');
    // The retry of a refused connection is justified, and `net` rules decide it.
    if (rule.toolNames?.every((name) => commands.includes(name)) === true && justified !== true)
      yield {
        code: 'net-for-commands',
        path: ['when', 'net'],
        message: `rule ${rule.id} opens no host to commands: net is about requests of the harness`,
        hint: 'Write `hosts: [HOST]` and `acknowledge: executes-workspace` into the rule that allows the command.',
      };
  };

/** Commands that install packages. The agent needs the files that they write. */
const installs: readonly string[] = [
  'npm ci',
  'npm install',
  'pnpm install',
  'yarn install',
  'bun install',
  'pip install x',
  'pip3 install x',
  'python -m pip install x',
  'python3 -m pip install x',
  'uv sync',
  'poetry install',
  'bundle install',
  'composer install',
  'go mod download',
  'cargo fetch',
  'cargo build',
  'mvn install',
  'mvn test',
  'gradle build',
];

/** The consequences of rules with hosts for the agent and for the files that the run can read. */
export const lintCallsWithHosts: RuleLint = ({ compiled }) =>
  function* (rule) {
    if (rule.hosts.length === 0 || rule.audit) return;
    const install = installs.find((text) => mayDecide(compiled, rule, text));
    if (rule.acknowledged)
      yield {
        code: 'executes-workspace',
        path: ['acknowledge'],
        message: `a call of rule ${rule.id} runs in the agent’s workspace. ${describeLeaving([...new Set(rule.hosts.map(({ host }) => host))].join(', '))}`,
        hint: 'Without acknowledge the call is sealed: it sees nothing that the agent wrote, and only its files below /tmp/downloads are kept.',
      };
    else if (install !== undefined)
      yield {
        code: 'sealed-install',
        path: ['hosts'],
        message: `rule ${rule.id} gives hosts to \`${install.replace(/ x$/, '')}\`, and the call is sealed: nothing that it installs is kept`,
        hint: 'Install in the setup of the run, with the hosts in sandbox.network.setup, or add `acknowledge: executes-workspace`.',
      };
  };

/** True if a rule decides a command, or may refuse it. */
function mayDecide(policy: CompiledPolicy, rule: Rule, command: string): boolean {
  const access = createCommand(command.split(' '));
  const call = createCallToDecide({ tool: policy.catalogue.tools.pickName('command'), accesses: [access] });
  const match = matchRule(rule, ask(call, access, policy.facts));
  return isAllowed(rule.decision) ? match === 'must' : match !== 'no';
}
