import { IdentityPoolClient } from 'google-auth-library/build/src/auth/identitypoolclient.js';
import type { CloudOptions, RequestSigner } from '../../core/ports/model.ts';
import { createBearerSigner, type ShortLived } from './bearer-signer.ts';
import { exchange, type TokenRequest } from './exchange.ts';
import { readJobToken } from './job-token.ts';

/**
 * Authorizes requests with an access token of Google, for which the OIDC token of the job is exchanged at Google's Security Token Service: that of the
 * identity itself, or of the service account after it.
 */
export async function openGoogleSigner(options: CloudOptions): Promise<RequestSigner> {
  return createBearerSigner(options, (identity, signal) => exchangeToken(identity, options, signal));
}

async function exchangeToken(
  identity: string,
  options: CloudOptions,
  signal: AbortSignal,
): Promise<ShortLived<string>> {
  const [provider, account] = identity.split(' ');
  const jobToken = await readJobToken(`https://iam.googleapis.com/${provider}`, options, signal);
  return exchange('Google', { send: options.send, signal }, async (request) => {
    const client = new IdentityPoolClient({
      type: 'external_account',
      audience: `//iam.googleapis.com/${provider}`,
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      subject_token_supplier: { getSubjectToken: () => Promise.resolve(jobToken) },
      token_url: 'https://sts.googleapis.com/v1/token',
      ...(account === undefined
        ? {}
        : {
            service_account_impersonation_url: `https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/${account}:generateAccessToken`,
          }),
      // The library's own retries would wait; the run tries again itself.
      transporterOptions: { fetchImplementation: createFetch(request), retry: false, noProxy: [/./] },
    });
    // The library has no option for the HTTP of the first exchange.
    client['stsCredential']['transporter'] = client.transporter;
    const { token } = await client.getAccessToken();
    if (typeof token !== 'string') throw new Error('the response has no access token');
    return { value: token, expiresAtMs: client.credentials.expiry_date ?? null };
  });
}

/** `fetch` of the library by the HTTP of the run, with its proxy. */
function createFetch(request: TokenRequest): typeof fetch {
  return async (address, { method, headers, body } = {}) => {
    const {
      status,
      headers: received,
      text,
    } = await request(address instanceof Request ? address.url : String(address), {
      method: method === 'GET' ? 'GET' : 'POST',
      headers: Object.fromEntries(new Headers(headers)),
      body: typeof body === 'string' ? body : body instanceof URLSearchParams ? body.toString() : '',
    });
    return new Response(text, { status, headers: { 'content-type': received.get('content-type') ?? '' } });
  };
}
