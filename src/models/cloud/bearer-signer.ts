import type { CloudOptions, RequestSigner } from '../../core/ports/model.ts';
import { HarnessError } from '../../core/types/error.ts';
import { hasJobToken, missingJobToken } from './job-token.ts';

/** A credential until a time in epoch milliseconds; null if the end is not known. */
export interface ShortLived<Value> {
  readonly value: Value;
  readonly expiresAtMs: number | null;
}

/** A request takes some minutes, and clocks differ. */
const renewBeforeMs = 5 * 60_000;

/** Keeps a credential, and loads it again before it expires. */
export function createRenewed<Value>(
  load: (signal: AbortSignal) => Promise<ShortLived<Value>>,
  nowMs: () => number,
): (signal: AbortSignal) => Promise<Value> {
  let current: ShortLived<Value> | null = null;
  return async (signal) => {
    const isUsable = current !== null && (current.expiresAtMs ?? Infinity) - nowMs() > renewBeforeMs;
    if (current === null || !isUsable) current = await load(signal);
    return current.value;
  };
}

/**
 * Authorizes requests with a token: the one of `key-command`, or one that `exchange` gets for the identity. Throws `provider-auth` if there is neither,
 * with `others` as the other ways.
 */
export function createBearerSigner(
  { token, identity, environment, nowMs, onSecret }: CloudOptions,
  exchange: (identity: string, signal: AbortSignal) => Promise<ShortLived<string>>,
): RequestSigner {
  if (token === null) {
    if (identity === null) throw createIdentityError('there is neither the input identity nor key-command');
    if (!hasJobToken(environment)) throw missingJobToken();
  }
  const read = createRenewed(async (signal) => {
    if (token !== null) return { value: token, expiresAtMs: null };
    const loaded = await exchange(identity ?? '', signal);
    onSecret(loaded.value);
    return loaded;
  }, nowMs);
  return async ({ headers, signal }) => ({ ...headers, authorization: `Bearer ${await read(signal)}` });
}

export function createIdentityError(message: string): HarnessError {
  return new HarnessError({
    code: 'provider-auth',
    message,
    hint: 'Give identity, which docs/models.md describes for each cloud, and permissions: { id-token: write } to the job.',
  });
}
