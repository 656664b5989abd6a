import { isAllowed } from '../../core/types/decision.ts';
import { isAnsweredByServer } from '../../core/types/mcp.ts';
import type { CompiledPolicy } from '../layers/compiled-policy.ts';
import { isSpecificName } from '../rules/rule.ts';

/**
 * False for a tool of an MCP server that no rule could allow: then it is not worth offering, and what its server says of it does not reach
 * the model. Of every other tool nothing is said here.
 */
export function mayAskServers({ rules, opaqueDecision }: CompiledPolicy, tool: string): boolean {
  if (!isAnsweredByServer(tool) || !isDenial(opaqueDecision)) return true;
  return rules.some((rule) => !rule.audit && !isDenial(rule.decision) && rule.namesTool(tool));
}

/** The tools of servers that rules allow, as the rules name them. What only one of several policies allows is not told: it may not be allowed after all. */
export function listServerGrants(policies: readonly CompiledPolicy[]): readonly string[] {
  const [own = [], ...others] = policies.map(listOwnGrants);
  return own.filter((name) => others.every((names) => names.includes(name))).toSorted();
}

function listOwnGrants({ rules }: CompiledPolicy): readonly string[] {
  const names = rules
    .filter(({ audit, decision }) => !audit && isAllowed(decision))
    .flatMap(({ toolNames }) => toolNames ?? [])
    .filter((name) => isSpecificName(name) && isAnsweredByServer(name.replaceAll('*', 'any')));
  return [...new Set(names)];
}

function isDenial(decision: string): boolean {
  return decision === 'deny' || decision === 'deny-and-abort';
}
