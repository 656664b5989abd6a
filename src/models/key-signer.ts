import { HarnessError } from '../core/types/error.ts';
import type { KeyAccess, RequestSigner } from '../core/ports/model.ts';

/** Authorizes requests with a key. Throws `usage` for a key that no header can carry; its message does not contain the key. */
export function createKeySigner({ input, renderKey }: KeyAccess, apiKey: string): RequestSigner {
  // A library that cannot put the key into a header would quote it.
  if (!/^[\x21-\x7e]+$/.test(apiKey))
    throw new HarnessError({
      code: 'usage',
      message: `${input} is empty or contains whitespace, line breaks or letters that no key has`,
      hint: 'Give the key alone, without anything around it.',
    });
  return async ({ address, headers }) => ({ ...headers, ...renderKey(apiKey, address) });
}
