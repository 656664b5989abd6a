import { isAllowed } from '../core/decision.ts';
import type { CompiledPolicy } from './compiled-policy.ts';
import type { Rule } from './rule.ts';
import { speaksOf } from './session-tools.ts';

/** The tools for which the harness makes requests itself, so that it knows their methods. */
export const requestTools: readonly string[] = ['fetchUrl', 'http'];

/** True for a rule that names such tools, in full, and no other. */
export function speaksOnlyOfRequests({ toolNames }: Rule): boolean {
  return toolNames?.every((name) => requestTools.includes(name)) ?? false;
}

/** False for such a tool where no host is open to it: then it is not worth offering. Of every other tool nothing is said here. */
export function mayRequest({ rules, network }: CompiledPolicy, tool: string): boolean {
  if (!requestTools.includes(tool) || network.allow.length > 0) return true;
  return rules.some(
    (rule) =>
      rule.binds === 'connect' &&
      !rule.audit &&
      (isAllowed(rule.decision) || rule.decision === 'escalate') &&
      speaksOf(rule, tool),
  );
}
