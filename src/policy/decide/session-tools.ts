import { isAllowed } from '../../core/types/decision.ts';
import type { CompiledPolicy } from './compiled-policy.ts';
import { matchNames } from '../../core/text/match-names.ts';
import type { Rule } from './rule.ts';
import type { ToolKind } from '../../core/tool-catalogue.ts';

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
