import { describeLeaving } from '../../../core/types/network.ts';
import { createCallToDecide, isAllowed } from '../../../core/types/decision.ts';
import { askBoth } from '../../decide/matchers/matcher.ts';
import { matchRule, type Rule } from '../../decide/rule.ts';
import type { CompiledPolicy } from '../../decide/compiled-policy.ts';
import { findAtRule, type Advice, type AdviceLint } from './finding.ts';

/** Commands that install packages. The agent needs what they write. */
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

/** What rules with hosts mean for the agent and for what the run can read. */
export const lintCallsWithHosts: AdviceLint = ({ compiled }) =>
  compiled.rules
    .filter(({ hosts, audit }) => hosts.length > 0 && !audit)
    .flatMap((rule) => (rule.acknowledged ? [explainAcknowledged(rule)] : findInstall(compiled, rule)));

function explainAcknowledged(rule: Rule): Advice {
  const hosts = [...new Set(rule.hosts.map(({ host }) => host))].join(', ');
  return findAtRule(
    rule,
    'executes-workspace',
    ['acknowledge'],
    `a call of rule ${rule.id} runs in the agent’s workspace. ${describeLeaving(hosts)}`,
    'Without acknowledge the call is sealed: it sees nothing that the agent wrote, and only its files below /tmp/downloads are kept.',
  );
}

function findInstall(policy: CompiledPolicy, rule: Rule): Advice[] {
  const found = installs.find((text) => isAllowedBy(policy, rule, text.split(' ')));
  if (found === undefined) return [];
  return [
    findAtRule(
      rule,
      'sealed-install',
      ['hosts'],
      `rule ${rule.id} gives hosts to \`${found.replace(/ x$/, '')}\`, and the call is sealed: nothing that it installs is kept`,
      'Install in the setup of the run, with the hosts in sandbox.network.setup, or add `acknowledge: executes-workspace`.',
    ),
  ];
}

function isAllowedBy(policy: CompiledPolicy, rule: Rule, words: readonly string[]): boolean {
  const access = {
    type: 'command' as const,
    cwd: '.',
    words: words.map((value) => ({ type: 'literal' as const, value })),
  };
  const tool = policy.catalogue.tools.pickName('command');
  const call = createCallToDecide({ tool, accesses: [access] });
  const questions = askBoth({ call, access, facts: policy.facts, path: null });
  return isAllowed(rule.decision) ? matchRule(rule, questions) === 'must' : matchRule(rule, questions) !== 'no';
}
