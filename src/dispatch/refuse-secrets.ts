import type { CallToDecide, Verdict } from '../core/types/decision.ts';
import { noGrant } from '../core/types/network.ts';
import { isAnsweredByServer } from '../core/types/mcp.ts';
import type { PreparedCall } from './prepare-call.ts';

/** The rule's name for a request that was refused because it contains a secret. */
export const knownSecretRule = 'known-secret';

/**
 * Denies a request of the harness itself, a search, or a call of a server's tool, that contains one of its secrets or text that looks like a key,
 * even if rules allow it: the record would show it blanked out, and the host would receive it.
 */
export function refuseSecrets(
  verdict: Verdict,
  { tool, accesses, masked }: Pick<PreparedCall, 'tool' | 'masked'> & Pick<CallToDecide, 'accesses'>,
): Verdict {
  const leaves = accesses.some((access) => access.type === 'connect' && access.method !== undefined);
  if (!leaves && !isAnsweredByServer(tool.name) && !['search', 'github'].includes(tool.kind)) return verdict;
  const [first] = masked;
  // A denial that ends the run still ends it.
  if (first === undefined || verdict.decision === 'deny-and-abort') return verdict;
  return {
    ...verdict,
    decision: 'deny',
    rule: knownSecretRule,
    reason: `A secret, or what looks like one, is in ${first} of the call. It is sent nowhere.`,
    instead: '',
    suggestion: '',
    grant: noGrant,
  };
}
