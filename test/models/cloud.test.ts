import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { CloudOptions, ModelApi, RequestSigner, SendHttp } from '../../src/core/ports/model.ts';
import { HarnessError } from '../../src/core/types/error.ts';
import { createHttpClient } from '../../src/models/http-client.ts';
import { renderAwsFrame } from '../fixtures/aws-frame.ts';
import { computeAuthorization } from '../fixtures/aws-signature.ts';
import {
  account,
  client,
  jobToken,
  jobVariables,
  nameAwsCredentials,
  nameToken,
  oidcHost,
  pool,
  refusals,
  requestToken,
  role,
  startClouds,
  tenant,
  type Clouds,
  type TokenService,
} from '../fixtures/clouds.ts';
import { startModelServer, type ModelServer } from '../fixtures/model-server.ts';
import { createDirectory } from '../fixtures/workspace.ts';
import { createRequest, createTestModel, findApi } from './requests.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

interface Cloud {
  readonly api: string;
  readonly service: TokenService;
  readonly identity: string;
  /** Where tokens are asked for, in order. */
  readonly places: readonly string[];
}

const clouds: readonly Cloud[] = [
  {
    api: 'bedrock-messages',
    service: 'aws',
    identity: role,
    places: [`${oidcHost}/token`, 'sts.us-east-1.amazonaws.com/'],
  },
  {
    api: 'vertex-messages',
    service: 'google',
    identity: pool,
    places: [`${oidcHost}/token`, 'sts.googleapis.com/v1/token'],
  },
  {
    api: 'azure-responses',
    service: 'entra',
    identity: `${tenant}/${client}`,
    places: [`${oidcHost}/token`, `login.microsoftonline.com/${tenant}/oauth2/v2.0/token`],
  },
];

/** Sends what is meant for a service of tokens to its place on loopback. */
function redirect({ url }: Pick<Clouds, 'url'>): SendHttp {
  const send = createHttpClient(null);
  return (address, request) => send(address.replace(/^https:\/\//, `${url}/`), request);
}

async function openSigner(
  api: string,
  changes: Partial<CloudOptions>,
): Promise<{ readonly sign: RequestSigner; readonly secrets: string[] }> {
  const { access }: ModelApi = findApi(api);
  if (access.type !== 'cloud') throw new Error(`${api} is not in a cloud`);
  const secrets: string[] = [];
  const sign = await access.openSigner({
    region: 'us-east-1',
    project: 'project-1',
    identity: null,
    token: null,
    environment: jobVariables,
    send: createHttpClient(null),
    nowMs: Date.now,
    onSecret: (secret) => secrets.push(secret),
    ...changes,
  });
  return { sign, secrets };
}

async function startModel(): Promise<ModelServer> {
  const server = await startModelServer({ turns: [] });
  onTestFinished(() => server.close());
  return server;
}

async function readError(asked: Promise<unknown>): Promise<HarnessError> {
  const thrown: unknown = await asked.then(
    () => new Error('it did not fail'),
    (error: unknown) => error,
  );
  if (!(thrown instanceof HarnessError)) throw thrown;
  return thrown;
}

/** Checks the signature of a request to Bedrock. */
function expectSigned({ requests }: ModelServer, credentials: ReturnType<typeof nameAwsCredentials>): void {
  const { path, query, headers, text: body } = requests.at(-1)!;
  const signedHeaders = 'content-type;host;x-amz-content-sha256;x-amz-date;x-amz-security-token';
  expect(headers['x-amz-security-token']).toBe(credentials.sessionToken);
  expect(headers.authorization).toBe(
    computeAuthorization({ method: 'POST', path, query, headers, body }, credentials, {
      region: 'us-east-1',
      service: 'bedrock',
      signedHeaders,
    }),
  );
}

// The request `get-vanilla` of the test suite that AWS publishes for Signature Version 4.
test('the signatures of these tests equal the signatures of the test suite of AWS', () => {
  const signed = computeAuthorization(
    {
      method: 'GET',
      path: '/',
      query: '',
      headers: { host: 'example.amazonaws.com', 'x-amz-date': '20150830T123600Z' },
      body: '',
    },
    { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' },
    { region: 'us-east-1', service: 'service', signedHeaders: 'host;x-amz-date' },
  );
  expect(signed).toMatch(/5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31$/);
});

test('bedrock: a request is signed with the credentials of the role that the OIDC token of the job assumes', async () => {
  const place = await startClouds();
  const server = await startModel();
  const { sign, secrets } = await openSigner('bedrock-messages', { identity: role, send: redirect(place) });
  const name = 'us.anthropic.claude-opus-4-5-20251101-v1:0';
  const model = createTestModel('bedrock-messages', server.url, { sign, model: name });
  expect((await model.respond(createRequest())).items).toMatchObject([{ content: [{ text: 'Done.' }] }]);
  const [sent] = server.requests;
  expect(sent).toMatchObject({
    path: '/model/us.anthropic.claude-opus-4-5-20251101-v1%3A0/invoke-with-response-stream',
    model: name,
    body: { anthropic_version: 'bedrock-2023-05-31', max_tokens: expect.any(Number) },
  });
  expect(sent?.body).not.toHaveProperty('model');
  expect(sent?.body).not.toHaveProperty('stream');
  expectSigned(server, nameAwsCredentials(1));
  expect(secrets).toEqual([`${jobToken}-for-aws`, ...Object.values(nameAwsCredentials(1))]);
});

test('bedrock: without an identity, the credentials that a login action has left sign, and are secrets', async () => {
  const server = await startModel();
  const credentials = nameAwsCredentials(7);
  const { sign, secrets } = await openSigner('bedrock-messages', {
    environment: {
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_SESSION_TOKEN: credentials.sessionToken,
    },
  });
  await createTestModel('bedrock-messages', server.url, { sign }).respond(createRequest());
  expectSigned(server, credentials);
  expect(secrets).toEqual(Object.values(credentials));
});

test('vertex: a request has the access token that Google issues for the OIDC token of the job', async () => {
  const place = await startClouds();
  const server = await startModel();
  const { sign, secrets } = await openSigner('vertex-messages', { identity: pool, send: redirect(place) });
  const model = createTestModel('vertex-messages', server.url, { sign, model: 'claude-opus-4-5@20251101' });
  await model.respond(createRequest());
  expect(server.requests[0]).toMatchObject({
    path: '/v1/projects/project-1/locations/us-east5/publishers/anthropic/models/claude-opus-4-5@20251101:streamRawPredict',
    headers: { authorization: `Bearer ${nameToken('google', 1)}` },
    body: { anthropic_version: 'vertex-2023-10-16', stream: true },
  });
  expect(server.requests[0]?.body).not.toHaveProperty('model');
  expect(secrets).toEqual([`${jobToken}-for-google`, nameToken('google', 1)]);
});

test('vertex: a request has the access token of the service account that the identity names', async () => {
  const place = await startClouds();
  const server = await startModel();
  const { sign, secrets } = await openSigner('vertex-messages', {
    identity: `${pool} ${account}`,
    send: redirect(place),
  });
  await createTestModel('vertex-messages', server.url, { sign }).respond(createRequest());
  expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${nameToken('google', 2)}-of-the-account`);
  expect(secrets).toContain(`${nameToken('google', 2)}-of-the-account`);
});

test.each(['azure-responses', 'azure-chat'])(
  '%s: a request has the access token that Microsoft Entra issues for the OIDC token of the job',
  async (api) => {
    const place = await startClouds();
    const server = await startModel();
    const { sign, secrets } = await openSigner(api, { identity: `${tenant}/${client}`, send: redirect(place) });
    await createTestModel(api, server.url, { sign, model: 'my-deployment' }).respond(createRequest());
    expect(server.requests[0]).toMatchObject({
      path: api === 'azure-chat' ? '/openai/v1/chat/completions' : '/openai/v1/responses',
      headers: { authorization: `Bearer ${nameToken('entra', 1)}` },
      body: { model: 'my-deployment' },
    });
    expect(secrets).toEqual([`${jobToken}-for-entra`, nameToken('entra', 1)]);
  },
);

describe.each(clouds)('$api', ({ api, service, identity, places }) => {
  test('credentials serve several requests, and are renewed before they expire', async () => {
    const place = await startClouds();
    const server = await startModel();
    let lateMs = 0;
    const nowMs = (): number => Date.now() + lateMs;
    const { sign } = await openSigner(api, { identity, send: redirect(place), nowMs });
    const model = createTestModel(api, server.url, { sign });
    for (lateMs of [0, 0, 54 * 60_000]) await model.respond(createRequest());
    expect(place.count(service)).toBe(1);
    lateMs = 56 * 60_000;
    await model.respond(createRequest());
    expect([place.count('github'), place.count(service)]).toEqual([2, 2]);
    const secret = service === 'aws' ? 'ASIAEXAMPLE2' : nameToken(service, 2);
    expect(server.requests.at(-1)?.headers.authorization).toContain(secret);
  });

  test('a job without id-token: write is provider-auth before anything is sent, and the hint names the permission', async () => {
    const place = await startClouds();
    const error = await readError(openSigner(api, { identity, environment: {}, send: redirect(place) }));
    expect(error).toMatchObject({ code: 'provider-auth', hint: expect.stringContaining('id-token: write') });
    expect(error.message).toContain('ACTIONS_ID_TOKEN_REQUEST_URL');
    expect(place.requests).toEqual([]);
  });

  test('a job without an identity is provider-auth, and the message names the inputs', async () => {
    const error = await readError(openSigner(api, {}));
    expect(error).toMatchObject({ code: 'provider-auth', hint: expect.stringContaining('identity') });
    expect(error.message).toContain('neither the input identity nor key-command');
  });

  test.each<TokenService>(['github', service])(
    'an identity that %s refuses is provider-auth, with the reason and without a token, and nothing else is sent',
    async (refusing) => {
      const place = await startClouds();
      const server = await startModel();
      place.break(refusing, 'refuses');
      const { sign } = await openSigner(api, { identity, send: redirect(place) });
      const error = await readError(createTestModel(api, server.url, { sign }).respond(createRequest()));
      expect(error).toMatchObject({ code: 'provider-auth', hint: expect.stringContaining('identity') });
      expect(error.message).toContain(refusing === 'github' ? 'HTTP 403' : refusals[refusing]);
      expect(`${error.message} ${error.hint}`).not.toMatch(new RegExp(`${jobToken}|${requestToken}`));
      expect(server.requests).toEqual([]);
      expect(place.requests.map((request) => request.place)).toEqual(
        refusing === 'github' ? places.slice(0, 1) : places,
      );
    },
  );

  test('a service of tokens that fails is provider-server, and one that is gone is provider-connection: both may pass', async () => {
    const place = await startClouds();
    const server = await startModel();
    place.break(service, 'fails');
    const failing = await openSigner(api, { identity, send: redirect(place) });
    const ask = (sign: RequestSigner) => readError(createTestModel(api, server.url, { sign }).respond(createRequest()));
    expect(await ask(failing.sign)).toMatchObject({ code: 'provider-server', message: expect.stringContaining('503') });
    const gone = await openSigner(api, { identity, send: redirect({ url: 'http://127.0.0.1:9' }) });
    expect(await ask(gone.sign)).toMatchObject({
      code: 'provider-connection',
      message: expect.stringContaining(oidcHost),
    });
    expect(server.requests).toEqual([]);
  });

  test('no variable and no file of the job moves an address or adds a request', async () => {
    const directory = createDirectory('aws-');
    const file = join(directory, 'config');
    const elsewhere = 'http://127.0.0.1:9';
    writeFileSync(file, `[default]\nendpoint_url = ${elsewhere}\nregion = eu-west-1\nuse_fips_endpoint = true\n`);
    for (const [name, value] of Object.entries({
      AWS_CONFIG_FILE: file,
      AWS_SHARED_CREDENTIALS_FILE: file,
      AWS_ENDPOINT_URL: elsewhere,
      AWS_ENDPOINT_URL_STS: elsewhere,
      AWS_REGION: 'eu-west-1',
      AWS_USE_FIPS_ENDPOINT: 'true',
      AWS_USE_DUALSTACK_ENDPOINT: 'true',
      AWS_ROLE_ARN: 'arn:aws:iam::999999999999:role/other',
      AWS_WEB_IDENTITY_TOKEN_FILE: file,
      GOOGLE_APPLICATION_CREDENTIALS: file,
      GOOGLE_CLOUD_UNIVERSE_DOMAIN: 'attacker.example',
      GOOGLE_CLOUD_QUOTA_PROJECT: 'other',
      GCE_METADATA_HOST: '127.0.0.1:9',
      AZURE_AUTHORITY_HOST: elsewhere,
      AZURE_TENANT_ID: 'other',
      MSAL_FORCE_REGION: 'attacker.example/',
      REGION_NAME: 'attacker.example/',
    }))
      vi.stubEnv(name, value);
    const place = await startClouds();
    const server = await startModel();
    const { sign } = await openSigner(api, { identity, send: redirect(place) });
    await createTestModel(api, server.url, { sign }).respond(createRequest());
    expect(place.requests.map((request) => request.place)).toEqual(places);
    expect(server.requests).toHaveLength(1);
    expect(JSON.stringify(server.requests[0]?.headers)).not.toMatch(/other|attacker|eu-west-1/);
  });

  test('a request that the cloud refuses is provider-auth, with the missing right', async () => {
    const place = await startClouds();
    const server = await startModelServer({ turns: [], faults: [{ at: 0, times: 1, type: '401' }] });
    onTestFinished(() => server.close());
    const { sign } = await openSigner(api, { identity, send: redirect(place) });
    const error = await readError(createTestModel(api, server.url, { sign }).respond(createRequest()));
    expect(error).toMatchObject({ code: 'provider-auth', hint: expect.stringContaining('identity') });
    expect(error.message).toContain('Incorrect API key provided');
    // The server repeats what authorized the request.
    expect(error.message).not.toMatch(/Signature=\w|-token-1/);
  });
});

test.each([
  ['throttlingException', 'provider-rate-limit'],
  ['internalServerException', 'provider-server'],
  ['serviceUnavailableException', 'provider-server'],
  ['modelTimeoutException', 'provider-server'],
  ['modelStreamErrorException', 'provider-stream'],
  ['validationException', 'provider-invalid-request'],
  ['aNewException', 'provider-stream'],
])('bedrock: the exception %s in a stream is %s, with its message', async (name, code) => {
  const frames = [
    renderAwsFrame({ ':message-type': 'event', ':event-type': 'somethingNew' }, '{}'),
    renderAwsFrame({ ':message-type': 'exception', ':exception-type': name }, '{"message":"Wait a moment."}'),
  ];
  const sign: RequestSigner = async ({ headers }) => headers;
  const send: SendHttp = async () => ({
    status: 200,
    headers: { get: () => null },
    // In pieces, as a network delivers it.
    body: (async function* () {
      const bytes = Buffer.concat(frames);
      for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
    })(),
  });
  const model = createTestModel('bedrock-messages', 'http://127.0.0.1:9', { sign, send });
  const error = await readError(model.respond(createRequest()));
  expect(error.code).toBe(code);
  expect(error.message).toContain('Wait a moment.');
});

test('bedrock: a frame whose checksum is wrong breaks the response off', async () => {
  const frame = renderAwsFrame({ ':message-type': 'event', ':event-type': 'chunk' }, '{"bytes":"e30="}');
  frame[frame.length - 1]! ^= 1;
  const send: SendHttp = async () => ({
    status: 200,
    headers: { get: () => null },
    body: (async function* () {
      yield frame;
    })(),
  });
  const sign: RequestSigner = async ({ headers }) => headers;
  const model = createTestModel('bedrock-messages', 'http://127.0.0.1:9', { sign, send });
  expect(await readError(model.respond(createRequest()))).toMatchObject({
    code: 'provider-stream',
    message: expect.stringContaining('checksum'),
  });
});
