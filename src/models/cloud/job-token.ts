import { HarnessError } from '../../core/types/error.ts';
import { parseJson } from '../../core/text/parse-json.ts';
import type { CloudOptions } from '../../core/ports/model.ts';
import { exchange } from './exchange.ts';

const address = 'ACTIONS_ID_TOKEN_REQUEST_URL';
const bearer = 'ACTIONS_ID_TOKEN_REQUEST_TOKEN';

/** True if the job may ask GitHub for OIDC tokens. The runner itself sets both variables, for each step of such a job. */
export function hasJobToken(environment: CloudOptions['environment']): boolean {
  return [address, bearer].every((name) => (environment[name] ?? '') !== '');
}

export function missingJobToken(): HarnessError {
  return new HarnessError({
    code: 'provider-auth',
    message: `the job has no OIDC token: ${address} is not set`,
    hint: 'Add permissions: { id-token: write } to the job. The job of a pull request from a fork never has such a token.',
  });
}

/**
 * Asks GitHub for an OIDC token of the job for an audience: the request of `getIDToken` in `@actions/core`, which cannot be ended and does not use the
 * proxy of the inputs.
 */
export async function readJobToken(
  audience: string,
  { environment, send, onSecret }: CloudOptions,
  signal: AbortSignal,
): Promise<string> {
  const url = new URL(environment[address] ?? '');
  url.searchParams.set('audience', audience);
  const token = await exchange('GitHub', { send, signal }, async (request) => {
    const { status, text } = await request(url.href, {
      method: 'GET',
      headers: { authorization: `Bearer ${environment[bearer] ?? ''}`, accept: 'application/json' },
      body: '',
    });
    const value = status === 200 ? readValue(text) : null;
    if (value === null) throw new Error(`HTTP ${status}, and no OIDC token`);
    return value;
  });
  onSecret(token);
  return token;
}

function readValue(text: string): string | null {
  const parsed: unknown = parseJson(text);
  return parsed !== null && typeof parsed === 'object' && 'value' in parsed && typeof parsed.value === 'string'
    ? parsed.value
    : null;
}
