import { isAllowed } from '../../core/types/decision.ts';
import type { ToolCatalogue } from '../../core/tool-catalogue.ts';
import { isAnsweredByServer } from '../../core/types/mcp.ts';
import type { CompiledPolicy } from './compiled-policy.ts';
import { isSpecificName } from './rule.ts';

/**
 * False for a custom tool, a search, or a tool of an MCP server, that no rule could allow: then it is not offered, and the description from a server does not
 * reach the model. True for every other tool.
 */
export function mayBeNamed({ rules, opaqueDecision, catalogue }: CompiledPolicy, tool: string): boolean {
  if (!needsName(catalogue.tools, tool) || !isDenial(opaqueDecision)) return true;
  return rules.some((rule) => !rule.audit && !isDenial(rule.decision) && rule.namesTool(tool));
}

/** True for a tool whose calls need a rule that names it: a tool of an MCP server, a custom tool, or a search. */
export function needsName(tools: ToolCatalogue, tool: string): boolean {
  return isAnsweredByServer(tool) || tools.listNames('custom', 'search').includes(tool);
}

/**
 * The tools of servers that rules allow, by the names in the rules. A name that only some of the policies allow is omitted: a call needs an allow of
 * each of them.
 */
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
