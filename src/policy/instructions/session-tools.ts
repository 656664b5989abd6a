import { isAllowed } from '../../core/types/decision.ts';
import type { CompiledPolicy } from '../layers/compiled-policy.ts';
import { matchNames } from '../../core/text/match-names.ts';
import type { Rule } from '../rules/rule.ts';
import type { ToolKind } from '../../core/tool-catalogue.ts';

/**
 * False for a session tool where no rule could let a program run in a session: then it is not worth offering. Of every other tool nothing is
 * said here.
 */
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
 * True for a rule that asks for reasons or for a person before a session is opened: who was asked about the program is not asked again about
 * its input, unless the rule says so.
 */
export function asksOnlyBefore(rule: Rule): boolean {
  return (rule.decision === 'explain' || rule.decision === 'escalate') && !speaksOfKind(rule, 'session-input');
}

/** What has to be said of a rule's commands beside their words: whether they run in sessions, where the rule names tools. */
export function renderSessionNote(rule: Rule): string {
  if (rule.toolNames === null || !mayOpenSessions(rule)) return '';
  return speaksOfKind(rule, 'command') ? ' (also in a session)' : ' (only in a session)';
}

/** True where a rule names the tool, or none. */
export function speaksOf(rule: Rule, tool: string): boolean {
  return rule.toolNames === null || matchNames(rule.toolNames)(tool);
}

function mayOpenSessions(rule: Rule): boolean {
  return speaksOfKind(rule, 'session');
}

function speaksOfKind(rule: Rule, kind: ToolKind): boolean {
  return rule.tools.listNames(kind).some((tool) => speaksOf(rule, tool));
}
