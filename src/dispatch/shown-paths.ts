import { isAbsolute } from 'node:path';
import type { PathAccess } from '../core/types/access.ts';
import { isAllowed, listAllowingRules } from '../core/types/decision.ts';
import type { CallOptions, DecidedCall } from './call-options.ts';
import type { IsShown } from './guard-files.ts';
import { countBefore } from '../core/calls/call-history.ts';

/**
 * Which paths a call may show. The view closes what some call of the tool may not read. This call may have given its reasons, a rule may count its
 * calls, or a person may have approved it, so a closed path is decided for this call: a directory that it may list is never shown as empty because of
 * that. Of a file which only its name closes, the sandbox decides by its content whether it is open.
 */
export function createShownCheck(
  { prepared, decision, facts }: Pick<DecidedCall, 'prepared' | 'decision' | 'facts'>,
  { scope: { policy }, isTainted }: CallOptions,
): IsShown {
  const closed = policy.view().closedTo(prepared.tool.name);
  // The call itself has used these rules already.
  const counted = listAllowingRules(decision);

  function mayRead(path: string, isFile: boolean): boolean {
    const access: PathAccess = { type: 'read', path, valid: true, ...(isFile && { isFile }) };
    const { decision: found, rule } = policy.decide({
      ...facts,
      accesses: [access],
      changes: [],
      tainted: isTainted(),
      rulesUsed: countBefore(facts.rulesUsed, counted),
    });
    return isAllowed(found) || (found === 'escalate' && rule === decision.rule);
  }

  return (path, kind) => {
    if (isAbsolute(path)) return true;
    if (kind === 'directory') return closed.judgeDirectory(path) !== 'closed' || mayRead(path, false);
    return kind !== 'file' || (closed.explain(path)?.unlessHarmless ?? true) || mayRead(path, true);
  };
}
