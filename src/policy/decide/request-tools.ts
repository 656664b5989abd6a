import { isAllowed } from '../../core/types/decision.ts';
import type { CompiledPolicy } from './compiled-policy.ts';
import type { Rule } from './rule.ts';
import { speaksOf } from './session-tools.ts';

/** True for a rule that names only tools whose requests the harness itself makes, each by its full name. For these, the method is known. */
export function speaksOnlyOfRequests({ toolNames, tools }: Rule): boolean {
  return toolNames?.every((name) => tools.listNames('request', 'fetch').includes(name)) ?? false;
}

/** False for such a tool if no host is open to it: then it is not offered. True for every other tool. */
export function mayRequest({ rules, network, catalogue }: CompiledPolicy, tool: string): boolean {
  if (!catalogue.tools.listNames('request', 'fetch').includes(tool) || network.allow.length > 0) return true;
  return rules.some(
    (rule) =>
      rule.binds === 'connect' &&
      !rule.audit &&
      (isAllowed(rule.decision) || rule.decision === 'escalate') &&
      speaksOf(rule, tool),
  );
}
