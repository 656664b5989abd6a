import { renderAccess, type ConnectAccess } from '../core/types/access.ts';
import { isAllowed, listAllowingRules, type Verdict } from '../core/types/decision.ts';
import { readErrorMessage } from '../core/types/error.ts';
import type { ConnectionDecision } from '../core/types/network.ts';
import { type JsonValue, isJsonObject } from '../core/text/json.ts';
import type { RequestUrl } from '../core/text/request-url.ts';
import type { RequestWeb, WebPermission } from '../core/ports/web.ts';
import type { CallOptions, DecidedCall } from './call-options.ts';
import { countBefore } from '../core/calls/call-history.ts';

/**
 * Sends the requests of one call. Addresses for which the call was decided are allowed. The target of any redirect, even on the same host, is
 * decided by all rules as a call for that exact address. No person is asked then: a target that needs a justification or an approval is
 * refused, and the model may request that address in its own call.
 */
export function bindWebRequests(
  { prepared, decision, facts }: DecidedCall,
  { scope: { policy }, limits, sendWebRequest }: CallOptions,
  onDecision: (decision: ConnectionDecision) => void,
): RequestWeb {
  const open = policy.view().network?.allow ?? [];
  // A call uses a rule once, however many requests it makes by it.
  const counted = new Set(listAllowingRules(decision));

  function decideRedirect(access: ConnectAccess, url: RequestUrl, tool: string | null): Verdict {
    const verdict = policy.decide({
      ...facts,
      ...(tool !== null && { tool }),
      accesses: [access],
      args: tool === null ? replaceUrl(facts.args, url.href) : { urls: [url.href] },
      changes: [],
      // An answer from outside has chosen the address.
      tainted: true,
      rulesUsed: countBefore(facts.rulesUsed, counted),
    });
    if (isAllowed(verdict.decision))
      for (const rule of listAllowingRules(verdict)) {
        if (counted.has(rule)) continue;
        counted.add(rule);
        facts.rulesUsed.set(rule, (facts.rulesUsed.get(rule) ?? 0) + 1);
      }
    return verdict;
  }

  function authorize(access: ConnectAccess, redirectedTo: RequestUrl | null, tool: string | null): WebPermission {
    if (redirectedTo === null)
      return decision.accesses.some((known) => renderAccess(known) === renderAccess(access))
        ? { type: 'allow', grants: [...decision.grant.hosts, ...open] }
        : { type: 'deny', rule: 'default', reason: 'the call was not decided for it' };
    try {
      const verdict = decideRedirect(access, redirectedTo, tool);
      if (isAllowed(verdict.decision)) return { type: 'allow', grants: [...verdict.grant.hosts, ...open] };
      if (verdict.decision === 'deny-and-abort')
        limits.close('denied', `rule ${verdict.rule} ends the run: ${verdict.reason}`);
      return { type: 'deny', rule: verdict.rule, reason: verdict.reason };
    } catch (thrown) {
      // Fail closed, as for a call.
      const reason = `the request could not be decided: ${readErrorMessage(thrown)}`;
      limits.close('denied', reason);
      return { type: 'deny', rule: 'error', reason };
    }
  }

  return (request) =>
    sendWebRequest(request, {
      authorize: (access, redirectedTo) => authorize(access, redirectedTo, request.found?.tool ?? null),
      onDecision,
      signal: prepared.call.signal,
    });
}

// Rules on the address look at the argument that holds it.
function replaceUrl(args: JsonValue, href: string): JsonValue {
  if (!isJsonObject(args)) return args;
  if (Object.hasOwn(args, 'urls')) return { ...args, urls: [href] };
  return Object.hasOwn(args, 'url') ? { ...args, url: href } : args;
}
