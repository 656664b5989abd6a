import type { Access } from '../core/access.ts';
import type { Verdict } from '../core/decision.ts';
import { isAnsweredByServer } from '../core/mcp.ts';
import type { JsonValue } from '../core/json.ts';
import type { Redactor } from '../core/redact.ts';
import { listMasked } from './list-masked.ts';

/** The rule's name for a request that was refused since a secret stands in it. */
export const knownSecretRule = 'known-secret';

/**
 * Denies a request of the harness's own, or a call of a server's tool, in which one of its secrets stands, or what looks like a key, whatever rules allow: the record would
 * show it blanked out, and the host would have it. Escapes of a URL are looked through.
 */
export function refuseSecrets(
  verdict: Verdict,
  call: {
    readonly tool: string;
    readonly args: JsonValue;
    readonly accesses: readonly Access[];
    readonly redactor: Redactor;
  },
): Verdict {
  const leaves = call.accesses.some((access) => access.type === 'connect' && access.method !== undefined);
  if (!leaves && !isAnsweredByServer(call.tool)) return verdict;
  const found = [...listMasked(call.args, call.redactor), ...listMasked(unescapeStrings(call.args), call.redactor)];
  const [first] = found;
  // What ends the run still does.
  if (first === undefined || verdict.decision === 'deny-and-abort') return verdict;
  return {
    ...verdict,
    decision: 'deny',
    rule: knownSecretRule,
    reason: `A secret, or what looks like one, stands in ${first} of the call. It is sent nowhere.`,
    instead: '',
    suggestion: '',
    network: [],
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
