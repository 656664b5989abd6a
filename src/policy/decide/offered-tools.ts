import { isAnsweredByServer } from '../../core/types/mcp.ts';
import type { ToolKind, ToolCatalogue } from '../../core/tool-catalogue.ts';
import { matchNames } from '../../core/text/match-names.ts';
import { type Rule, isSpecificName } from './rule.ts';
import { isAllowed, isDenial } from '../../core/types/decision.ts';
import { listGranting, listPolicies, type CompiledPolicy, listActive } from './compiled-policy.ts';

/**
 * Whether a run offers a tool: the policy and its profiles offer it, no rule denies all of its calls, and some rule could allow one. A person may allow
 * an escalated call, unless the preset is `never`.
 */
export function isOffered(policy: CompiledPolicy, tool: string): boolean {
  const deniesAll = ({ unless, decision, when, toolNames, tools }: Rule): boolean =>
    unless === null &&
    (isDenial(decision) || (policy.approvals === 'never' && decision === 'escalate')) &&
    when.every(({ key }) => key === 'tool') &&
    tools.listDenyingNames(tool).some(matchNames(toolNames ?? []));
  return (
    listPolicies(policy).every((one) => one.hasTool(tool) && !listActive(one).some(deniesAll)) &&
    mayAllow(policy, tool) &&
    listGranting(policy).every((one) => mayBeNamed(one, tool))
  );
}

/**
 * False for a tool that some rule would have to allow, and none could: then it is not offered. Such tools are sessions, requests, and tools that
 * access nothing outside the harness: most policies do not name these, and every request would pay for their descriptions. A tool that is offered if it is
 * named needs a rule or a pack with its name. True for every other tool.
 */
function mayAllow(policy: CompiledPolicy, tool: string): boolean {
  const { defaultDecision, network, catalogue, tools } = policy;
  const is = (...kinds: readonly ToolKind[]): boolean => catalogue.tools.isOf(tool, ...kinds);
  const active = listActive(policy).filter(({ decision }) => !isDenial(decision));
  const isOnlyNamed = catalogue.tools.facts.some(({ name, offer }) => name === tool && offer === 'if-named');
  if (isOnlyNamed && tools.offered === null && !active.some((rule) => rule.namesTool(tool))) return false;
  if (is('request', 'fetch'))
    return (
      network.allow.length > 0 ||
      active.some((rule) => rule.binds === 'connect' && rule.decision !== 'explain' && concerns(rule, tool))
    );
  if (isAllowed(defaultDecision)) return true;
  if (is('session', 'session-input'))
    return active.some((rule) => (rule.binds === null || rule.binds === 'command') && concernsKind(rule, 'session'));
  return !is('agent', 'document') || active.some((rule) => rule.binds === null && concerns(rule, tool));
}

/**
 * True for a rule that requires a justification or an approval only before a session is opened. Once the program is approved, its input needs no
 * second approval, unless the rule also covers session input.
 */
export function asksOnlyBefore(rule: Rule): boolean {
  return (rule.decision === 'explain' || rule.decision === 'escalate') && !concernsKind(rule, 'session-input');
}

/** A note on the commands of a rule that names tools: whether they may also, or only, run in sessions. */
export function renderSessionNote(rule: Rule): string {
  if (rule.toolNames === null || !concernsKind(rule, 'session')) return '';
  return concernsKind(rule, 'command') ? ' (also in a session)' : ' (only in a session)';
}

/** True if a rule names the tool, or names no tool. */
function concerns(rule: Rule, tool: string): boolean {
  return rule.toolNames === null || matchNames(rule.toolNames)(tool);
}

function concernsKind(rule: Rule, kind: ToolKind): boolean {
  return rule.tools.listNames(kind).some((tool) => concerns(rule, tool));
}

/** True for a rule that names only tools whose requests the harness itself makes, each by its full name. For these, the method is known. */
export function isAboutRequestsOnly({ toolNames, tools }: Rule): boolean {
  return toolNames?.every((name) => tools.isOf(name, 'request', 'fetch')) ?? false;
}

/**
 * False for a custom tool, a search, a read of GitHub, or a tool of an MCP server, that no rule could allow: then it is not offered, and the description from a server does not
 * reach the model. True for every other tool.
 */
function mayBeNamed(policy: CompiledPolicy, tool: string): boolean {
  if (!needsName(policy.catalogue.tools, tool) || !isDenial(policy.opaqueDecision)) return true;
  return listActive(policy).some(({ decision, namesTool }) => !isDenial(decision) && namesTool(tool));
}

/** True for a tool whose calls need a rule that names it: a tool of an MCP server, a custom tool, a search, or a read of GitHub. */
export function needsName(tools: ToolCatalogue, tool: string): boolean {
  return isAnsweredByServer(tool) || tools.isOf(tool, 'custom', 'search', 'github');
}

/**
 * The tools of servers that rules allow, by the names in the rules. A name that only some of the policies allow is omitted: a call needs an allow of
 * each of them.
 */
export function listServerGrants(policies: readonly CompiledPolicy[]): readonly string[] {
  const [own = [], ...others] = policies.map(listOwnGrants);
  return own.filter((name) => others.every((names) => names.includes(name))).toSorted();
}

function listOwnGrants(policy: CompiledPolicy): readonly string[] {
  const names = listActive(policy)
    .filter(({ decision }) => isAllowed(decision))
    .flatMap(({ toolNames }) => toolNames ?? [])
    .filter((name) => isSpecificName(name) && isAnsweredByServer(name.replaceAll('*', 'any')));
  return [...new Set(names)];
}
