import { createCommand } from '../../../core/types/access.ts';
import { describeLeaving } from '../../../core/types/network.ts';
import { createCallToDecide, isAllowed } from '../../../core/types/decision.ts';
import { askBoth } from '../../decide/matchers/matcher.ts';
import { matchRule, type Rule } from '../../decide/rule.ts';
import type { CompiledPolicy } from '../../decide/compiled-policy.ts';
import { findAtRule, type AdviceLint } from './finding.ts';

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
export const lintCallsWithHosts: AdviceLint = function* ({ compiled }) {
  for (const rule of compiled.rules) {
    if (rule.hosts.length === 0 || rule.audit) continue;
    const install = installs.find((text) => isAllowedBy(compiled, rule, text));
    if (rule.acknowledged)
      yield findAtRule(
        rule,
        'executes-workspace',
        ['acknowledge'],
        `a call of rule ${rule.id} runs in the agent’s workspace. ${describeLeaving([...new Set(rule.hosts.map(({ host }) => host))].join(', '))}`,
        'Without acknowledge the call is sealed: it sees nothing that the agent wrote, and only its files below /tmp/downloads are kept.',
      );
    else if (install !== undefined)
      yield findAtRule(
        rule,
        'sealed-install',
        ['hosts'],
        `rule ${rule.id} gives hosts to \`${install.replace(/ x$/, '')}\`, and the call is sealed: nothing that it installs is kept`,
        'Install in the setup of the run, with the hosts in sandbox.network.setup, or add `acknowledge: executes-workspace`.',
      );
  }
};

function isAllowedBy(policy: CompiledPolicy, rule: Rule, command: string): boolean {
  const access = createCommand(command.split(' '));
  const call = createCallToDecide({ tool: policy.catalogue.tools.pickName('command'), accesses: [access] });
  const match = matchRule(rule, askBoth(call, access, policy.facts));
  return isAllowed(rule.decision) ? match === 'must' : match !== 'no';
}
