import { findAtRule, type Lint } from './finding.ts';

/**
 * Finds rules that give hosts to a command. It runs with everything that the agent wrote, and may run it: all that the run can read may leave to
 * these hosts. The author must acknowledge such a rule.
 */
export const lintExecutesWorkspace: Lint = ({ compiled }) =>
  compiled.rules
    .filter(({ hosts, acknowledged, audit }) => hosts.length > 0 && !acknowledged && !audit)
    .map((rule) =>
      findAtRule(
        rule,
        'executes-workspace',
        ['hosts'],
        `rule ${rule.id} gives hosts to a command that may run what the agent wrote, so all that the run can read may leave to them`,
        'Add `acknowledge: executes-workspace` to the rule, or run the command in the setup of the run and list its hosts in sandbox.network.setup.',
      ),
    );
