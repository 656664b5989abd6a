import { isAnsweredByServer } from '../../core/types/mcp.ts';
import type { ToolKind, ToolCatalogue } from '../../core/tool-catalogue.ts';
import { matchNames } from '../../core/text/match-names.ts';
import { type Rule, isSpecificName } from './rule.ts';
import { isAllowed } from '../../core/types/decision.ts';
import type { CompiledPolicy } from './compiled-policy.ts';

/** False for a session tool if no rule could allow a program to run in a session: then it is not offered. True for every other tool. */
export function mayHoldSessions({ rules, defaultDecision, catalogue }: CompiledPolicy, tool: string): boolean {
  if (!catalogue.tools.listNames('session', 'session-input').includes(tool) || isAllowed(defaultDecision)) return true;
  return rules.some(
    (rule) =>
      !rule.audit &&
      rule.decision !== 'deny' &&
      rule.decision !== 'deny-and-abort' &&
      (rule.binds === null || rule.binds === 'command') &&
      mayOpenSessions(rule),
  );
}

/**
 * True for a rule that requires a justification or an approval only before a session is opened. Once the program is approved, its input needs no
 * second approval, unless the rule also covers session input.
 */
export function asksOnlyBefore(rule: Rule): boolean {
  return (rule.decision === 'explain' || rule.decision === 'escalate') && !speaksOfKind(rule, 'session-input');
}

/** A note on the commands of a rule that names tools: whether they may also, or only, run in sessions. */
export function renderSessionNote(rule: Rule): string {
  if (rule.toolNames === null || !mayOpenSessions(rule)) return '';
  return speaksOfKind(rule, 'command') ? ' (also in a session)' : ' (only in a session)';
}

/** True if a rule names the tool, or names no tool. */
export function speaksOf(rule: Rule, tool: string): boolean {
  return rule.toolNames === null || matchNames(rule.toolNames)(tool);
}

function mayOpenSessions(rule: Rule): boolean {
  return speaksOfKind(rule, 'session');
}

function speaksOfKind(rule: Rule, kind: ToolKind): boolean {
  return rule.tools.listNames(kind).some((tool) => speaksOf(rule, tool));
}

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
