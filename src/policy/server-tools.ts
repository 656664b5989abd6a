import { isAnsweredByServer } from '../core/mcp.ts';
import type { CompiledPolicy } from './compiled-policy.ts';

/**
 * False for a tool of an MCP server that no rule could allow: then it is not worth offering, and what its server says of it does not reach
 * the model. Of every other tool nothing is said here.
 */
export function mayAskServers({ rules, opaqueDecision }: CompiledPolicy, tool: string): boolean {
  if (!isAnsweredByServer(tool) || !isDenial(opaqueDecision)) return true;
  return rules.some((rule) => !rule.audit && !isDenial(rule.decision) && rule.namesTool(tool));
}

function isDenial(decision: string): boolean {
  return decision === 'deny' || decision === 'deny-and-abort';
}
