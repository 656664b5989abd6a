import { ConfidentialClientApplication, type INetworkModule } from '@azure/msal-node';
import { parseJson } from '../../core/text/parse-json.ts';
import type { CloudOptions, RequestSigner } from '../../core/ports/model.ts';
import { createBearerSigner, type ShortLived } from './bearer-signer.ts';
import { exchange, type TokenRequest } from './exchange.ts';
import { readJobToken } from './job-token.ts';

/** The right to use the models of any resource. */
const scope = 'https://cognitiveservices.azure.com/.default';

/** Authorizes requests with an access token of Microsoft Entra, for which the OIDC token of the job is exchanged as the assertion of an application. */
export async function openAzureSigner(options: CloudOptions): Promise<RequestSigner> {
  return createBearerSigner(options, (identity, signal) => exchangeToken(identity, options, signal));
}

async function exchangeToken(
  identity: string,
  options: CloudOptions,
  signal: AbortSignal,
): Promise<ShortLived<string>> {
  const [tenant = '', clientId = ''] = identity.split('/');
  const clientAssertion = await readJobToken('api://AzureADTokenExchange', options, signal);
  return exchange('Microsoft Entra', { send: options.send, signal }, async (request) => {
    const application = new ConfidentialClientApplication({
      auth: { clientId, clientAssertion, authority: `https://login.microsoftonline.com/${tenant}` },
      system: { networkClient: createNetworkClient(request) },
    });
    const granted = await application.acquireTokenByClientCredential({
      scopes: [scope],
      // The library would otherwise take a region, a part of its address, from the variable MSAL_FORCE_REGION.
      azureRegion: 'DisableMsalForceRegion',
      // It keeps tokens for all applications of the process until they expire.
      skipCache: true,
    });
    if (granted === null || granted.accessToken === '') throw new Error('the response has no access token');
    return { value: granted.accessToken, expiresAtMs: granted.expiresOn?.getTime() ?? null };
  });
}

/** The HTTP of the library by the HTTP of the run, with its proxy. */
function createNetworkClient(request: TokenRequest): INetworkModule {
  const send =
    (method: 'GET' | 'POST'): INetworkModule['sendGetRequestAsync'] =>
    async (address, { headers = {}, body = '' } = {}) => {
      const { status, text } = await request(address, { method, headers, body });
      return { status, headers: {}, body: parseJson(text) as never };
    };
  return { sendGetRequestAsync: send('GET'), sendPostRequestAsync: send('POST') };
}
