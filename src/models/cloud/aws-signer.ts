import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { fromWebToken } from '@aws-sdk/credential-providers';
import { SignatureV4 } from '@smithy/signature-v4';
import type { CloudOptions, RequestSigner } from '../../core/ports/model.ts';
import { createBearerSigner, createIdentityError, createRenewed, type ShortLived } from './bearer-signer.ts';
import { exchange, type TokenRequest } from './exchange.ts';
import { hasJobToken, missingJobToken, readJobToken } from './job-token.ts';

interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/**
 * Signs requests to Bedrock with AWS Signature Version 4. The credentials belong to the role `identity`, which the OIDC token of the job assumes at AWS
 * STS; without the input, those that a login action has left in the environment. A token of `key-command` is a Bedrock API key.
 */
export async function openAwsSigner(options: CloudOptions): Promise<RequestSigner> {
  if (options.token !== null) return createBearerSigner(options, () => Promise.reject(new Error('there is a token')));
  const { identity, environment, nowMs, onSecret } = options;
  const region = options.region ?? '';
  const given = identity === null ? readEnvironment(environment) : null;
  if (identity === null && given === null)
    throw createIdentityError(
      'there is neither the input identity nor key-command, and no login action has set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    );
  if (identity !== null && !hasJobToken(environment)) throw missingJobToken();
  const read = createRenewed<SignatureV4>(async (signal) => {
    const { value, expiresAtMs } =
      given === null ? await assumeRole(identity ?? '', region, options, signal) : { value: given, expiresAtMs: null };
    for (const secret of [value.accessKeyId, value.secretAccessKey, value.sessionToken])
      if (secret !== undefined) onSecret(secret);
    return {
      value: new SignatureV4({ service: 'bedrock', region, credentials: value, sha256: Sha256 }),
      expiresAtMs,
    };
  }, nowMs);
  return async ({ address, headers, body, signal }) => {
    const { protocol, hostname, host, pathname: path, searchParams } = new URL(address);
    const signer = await read(signal);
    const signed = await signer.sign(
      {
        method: 'POST',
        protocol,
        hostname,
        path,
        query: Object.fromEntries(searchParams),
        // Proxies change other headers.
        headers: { host, 'content-type': headers['content-type'] ?? '' },
        body,
      },
      { signingDate: new Date(nowMs()) },
    );
    const { host: _host, ...added } = signed.headers;
    return { ...headers, ...added };
  };
}

function readEnvironment(environment: CloudOptions['environment']): AwsCredentials | null {
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = environment;
  const { AWS_SESSION_TOKEN: sessionToken = '' } = environment;
  if (accessKeyId === '' || secretAccessKey === '') return null;
  return { accessKeyId, secretAccessKey, ...(sessionToken === '' ? {} : { sessionToken }) };
}

async function assumeRole(
  roleArn: string,
  region: string,
  options: CloudOptions,
  signal: AbortSignal,
): Promise<ShortLived<AwsCredentials>> {
  const webIdentityToken = await readJobToken('sts.amazonaws.com', options, signal);
  return exchange('AWS STS', { send: options.send, signal }, async (request) => {
    const { expiration, ...value } = await fromWebToken({
      roleArn,
      roleSessionName: 'script-harness',
      webIdentityToken,
      clientConfig: {
        region,
        // Given, so that none of them is taken from variables or files, such as AWS_ENDPOINT_URL_STS, which an earlier step may have written.
        endpoint: `https://sts.${region}.amazonaws.com`,
        useDualstackEndpoint: false,
        useFipsEndpoint: false,
        defaultsMode: 'standard',
        retryMode: 'standard',
        maxAttempts: 1,
        userAgentAppId: () => Promise.resolve(undefined),
        authSchemePreference: () => Promise.resolve([]),
        sigv4aSigningRegionSet: () => Promise.resolve(undefined),
        requestHandler: createRequestHandler(request),
      },
    })();
    return { value, expiresAtMs: expiration?.getTime() ?? null };
  });
}

interface AwsRequest {
  readonly method: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The HTTP of an AWS client by the HTTP of the run, with its proxy. */
function createRequestHandler(request: TokenRequest) {
  return {
    metadata: { handlerProtocol: 'http/1.1' },
    async handle({ protocol, hostname, path, headers, body }: AwsRequest) {
      const { host: _host, 'content-length': _length, ...others } = headers;
      const { status: statusCode, text } = await request(`${protocol}//${hostname}${path}`, {
        method: 'POST',
        headers: others,
        body: typeof body === 'string' ? body : '',
      });
      return { response: { statusCode, headers: {}, body: new TextEncoder().encode(text) } };
    },
    updateHttpClientConfig: () => undefined,
    httpHandlerConfigs: () => ({}),
  };
}

type HashInput = string | ArrayBuffer | ArrayBufferView;

/** Node's SHA-256 in the form in which the signer takes it. */
class Sha256 {
  readonly #hash: Hash | Hmac;

  constructor(secret?: HashInput) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', toBytes(secret));
  }

  update(data: HashInput): void {
    this.#hash.update(toBytes(data));
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.#hash.digest());
  }

  reset(): void {
    throw new Error('the signer uses each hash once');
  }
}

function toBytes(data: HashInput): Buffer {
  if (typeof data === 'string') return Buffer.from(data);
  return ArrayBuffer.isView(data) ? Buffer.from(data.buffer, data.byteOffset, data.byteLength) : Buffer.from(data);
}
