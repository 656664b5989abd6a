import { isAllowed } from '../core/decision.ts';
import type { CompiledPolicy } from './compiled-policy.ts';
import { compileToolNames } from './matchers/tool.ts';
import type { Rule } from './rule.ts';
import { listDenyingNames } from './tool-packs.ts';

/**
 * False for a session tool where no rule could let a program run in a session: then it is not worth offering. Of every other tool nothing is
 * said here.
 */
export function mayHoldSessions({ rules, defaultDecision }: CompiledPolicy, tool: string): boolean {
  if (listDenyingNames(tool).length === 1 || isAllowed(defaultDecision)) return true;
  return rules.some(
    (rule) =>
      !rule.audit &&
      rule.decision !== 'deny' &&
      rule.decision !== 'deny-and-abort' &&
      (rule.binds === null || rule.binds === 'command') &&
      speaksOf(rule, 'execCommand'),
  );
}

/**
 * True for a rule that asks for reasons or for a person before a session is opened: who was asked about the program is not asked again about
 * its input, unless the rule says so.
 */
export function asksOnlyBefore(rule: Rule): boolean {
  return (rule.decision === 'explain' || rule.decision === 'escalate') && !speaksOf(rule, 'writeStdin');
}

/** What has to be said of a rule's commands beside their words: whether they run in sessions, where the rule names tools. */
export function renderSessionNote(rule: Rule): string {
  if (rule.toolNames === null || !speaksOf(rule, 'execCommand')) return '';
  return speaksOf(rule, 'exec') ? ' (also in a session)' : ' (only in a session)';
}

/** True where a rule names the tool, or none. */
export function speaksOf(rule: Rule, tool: string): boolean {
  return rule.toolNames === null || compileToolNames(rule.toolNames)(tool);
}
