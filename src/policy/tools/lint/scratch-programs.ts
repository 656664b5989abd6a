import { isAllowed } from '../../../core/types/decision.ts';
import type { Rule } from '../../decide/rule.ts';
import { listPrograms } from './broad-grants.ts';
import type { AdviceLint } from './finding.ts';

const maxNamed = 5;

/** Rules of a list of programs that leave the arguments open: the agent writes below `/tmp` without a rule, and such a program may run that. */
export const lintScratchPrograms: AdviceLint = ({ compiled, files }) => {
  const rules = compiled.rules.filter(({ audit, decision }) => !audit && isAllowed(decision));
  // With containment, any code runs, and the view bounds it.
  if (rules.some(({ contains }) => contains)) return [];
  const own = files.at(-1)?.name;
  const open = rules.filter((rule) => (rule.layer === own || !rule.layer.startsWith('builtin:')) && isOpen(rule));
  const [first] = open;
  if (first === undefined) return [];
  const names = [...new Set(open.flatMap((rule) => listPrograms(rule).map(({ name }) => name)))];
  const shown = `${names.slice(0, maxNamed).join(', ')}${names.length > maxNamed ? ' and others' : ''}`;
  return [
    {
      severity: 'info',
      code: 'scratch-programs',
      ruleId: first.id,
      problem: first.problemAt(
        ['when', 'command'],
        `with any arguments, ${shown} can run what the agent wrote below /tmp, which needs no rule (as in \`pytest /tmp/x.py\` or \`make -C /tmp\`)`,
        'The sandbox bounds what such code reads and reaches. To limit the arguments, spell them out instead of "**".',
      ),
    },
  ];
};

function isOpen({ binds, written }: Rule): boolean {
  const { command } = written.when as { readonly command?: unknown };
  if (binds !== 'command' || command === undefined) return false;
  return Array.isArray(command) ? ['**', '*'].includes(String(command.at(-1))) : true;
}
