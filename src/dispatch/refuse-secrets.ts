import type { Access } from '../core/types/access.ts';
import type { Verdict } from '../core/types/decision.ts';
import { noGrant } from '../core/types/network.ts';
import { isAnsweredByServer } from '../core/types/mcp.ts';
import type { JsonValue } from '../core/text/json.ts';
import type { Redactor } from '../core/ports/redact.ts';
import type { PreparedCall } from './prepare-call.ts';
import { redactArguments } from './redact-arguments.ts';

/** The rule's name for a request that was refused because it contains a secret. */
export const knownSecretRule = 'known-secret';

/**
 * Denies a request of the harness itself, a search, or a call of a server's tool, that contains one of its secrets or text that looks like a key,
 * even if rules allow it: the record would show it blanked out, and the host would receive it. Decodes the escapes of a URL first.
 */
export function refuseSecrets(
  verdict: Verdict,
  call: {
    readonly prepared: Pick<PreparedCall, 'tool' | 'args' | 'masked'>;
    readonly accesses: readonly Access[];
    readonly redactor: Redactor;
  },
): Verdict {
  const { tool, args, masked } = call.prepared;
  const leaves = call.accesses.some((access) => access.type === 'connect' && access.method !== undefined);
  if (!leaves && !isAnsweredByServer(tool.name) && !['search', 'github'].includes(tool.kind)) return verdict;
  const found = [...masked, ...redactArguments(unescapeStrings(args), call.redactor).masked];
  const [first] = found;
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

function unescapeStrings(value: JsonValue): JsonValue {
  if (typeof value === 'string')
    return value.replace(/(?:%[0-9a-f]{2})+/gi, (escaped) =>
      Buffer.from(escaped.replaceAll('%', ''), 'hex').toString(),
    );
  if (Array.isArray(value)) return value.map(unescapeStrings);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, unescapeStrings(entry)]));
}
