import { isAllowed } from '../../core/types/decision.ts';
import type { CompiledPolicy } from './compiled-policy.ts';
import { speaksOf } from './session-tools.ts';

/**
 * False for a tool that accesses nothing outside the harness if no rule could allow it: then it is not offered, because most policies do not
 * name these tools and every request would pay for their descriptions. True for every other tool.
 */
export function mayBeGranted({ rules, defaultDecision, catalogue }: CompiledPolicy, tool: string): boolean {
  if (!catalogue.tools.listNames('agent', 'document').includes(tool) || isAllowed(defaultDecision)) return true;
  return rules.some(
    (rule) =>
      !rule.audit &&
      rule.binds === null &&
      rule.decision !== 'deny' &&
      rule.decision !== 'deny-and-abort' &&
      speaksOf(rule, tool),
  );
}
