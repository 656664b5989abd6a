import { isAllowed } from '../../../core/types/decision.ts';
import { explainWithheld } from '../../decide/fixed-decisions.ts';
import type { Advice, AdviceLint } from './finding.ts';

/** Rules that allow a tool by its name, although the policy does not offer that tool. */
export const lintOfferedTools: AdviceLint = ({ compiled }) => {
  const known = new Set(compiled.catalogue.tools.names);
  return compiled.rules
    .filter(({ decision, layer }) => isAllowed(decision) && !layer.startsWith('builtin:'))
    .flatMap((rule): Advice[] => {
      const named = (rule.toolNames ?? []).filter((tool) => known.has(tool));
      if (named.length === 0 || named.some((tool) => compiled.isOffered(tool))) return [];
      return [
        {
          severity: 'warning',
          code: 'unoffered-tool',
          ruleId: rule.id,
          problem: rule.problemAt(['when', 'tool'], explainWithheld(compiled, named[0] ?? ''), ''),
        },
      ];
    });
};
