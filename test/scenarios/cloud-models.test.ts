import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { jobToken, nameAwsCredentials, requestToken, role, startClouds } from '../fixtures/clouds.ts';
import { createJob, type Ended, type Job } from '../fixtures/job.ts';
import { startModelServer, type ModelServer } from '../fixtures/model-server.ts';
import { startTlsFront } from '../fixtures/proxy.ts';
import { runBuiltStep, runStepHere, type RunStep } from '../fixtures/step.ts';
import { createRepository } from '../fixtures/workspace.ts';

const sts = 'sts.us-east-1.amazonaws.com';
const fileSecret = 'request-token-in-the-file-of-a-login-action';

/** A proxy to which every host is the server at `port`. */
async function startTunnel(port: number): Promise<{ readonly url: string; readonly requests: readonly string[] }> {
  const requests: string[] = [];
  const server = createServer((_, response) => void response.writeHead(501).end());
  server.on('connect', (incoming, socket) => {
    requests.push(incoming.url ?? '');
    socket.on('error', () => undefined);
    const upstream = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

interface Ran {
  readonly job: Job;
  readonly ended: Ended;
  readonly model: ModelServer;
  readonly tunnelled: readonly string[];
}

/** Runs a job that uses Bedrock. GitHub's service of tokens and Bedrock are on this machine, and AWS STS is behind the proxy of the inputs. */
async function runJob(
  variables: (url: string) => Readonly<Record<string, string>>,
  turns: Parameters<typeof startModelServer>[0]['turns'],
  runStep: RunStep = runBuiltStep,
): Promise<Ran> {
  const clouds = await startClouds();
  const front = await startTlsFront(sts, `${clouds.url}/${sts}`);
  const tunnel = await startTunnel(front.port);
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  const root = createRepository({ 'a.txt': 'a\n' });
  writeFileSync(join(root, 'gha-creds-0123.json'), JSON.stringify({ type: 'external_account', token: fileSecret }));
  const job = await createJob({ workspace: root, event: 'labeled' });
  const ended = await runStep(
    job,
    {
      task: 'Look.',
      policy: 'builtin:fix-tests',
      provider: 'bedrock-messages',
      region: 'us-east-1',
      identity: role,
      model: 'anthropic.claude-test-v1:0',
      'base-url': model.url,
      proxy: tunnel.url,
      'proxy-exclude': '127.0.0.1',
      'ca-certificates': front.authority,
      'upload-artifact': 'false',
    },
    { NODE_EXTRA_CA_CERTS: front.authority, ...variables(clouds.url) },
  );
  return { job, ended, model, tunnelled: tunnel.requests };
}

const idToken = (url: string): Record<string, string> => ({
  ACTIONS_ID_TOKEN_REQUEST_URL: `${url}/run.actions.githubusercontent.com/token?api-version=2.0`,
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: requestToken,
});

test('a job uses Bedrock with its OIDC token, and no credential is in a log, output, comment, record, patch or command', async () => {
  const { accessKeyId, secretAccessKey, sessionToken } = nameAwsCredentials(1);
  const secrets = [accessKeyId, secretAccessKey, sessionToken, requestToken, `${jobToken}-for-aws`, fileSecret];
  const look = 'env; cat /proc/[0-9]*/environ gha-creds-*.json 2>/dev/null; echo b > a.txt';
  const { job, ended, model, tunnelled } = await runJob(
    (url) => ({
      ...idToken(url),
      AWS_ENDPOINT_URL_STS: `${url}/elsewhere`,
      AWS_SECRET_ACCESS_KEY: 'secret-of-another-account-771',
    }),
    [
      { calls: [{ name: 'shell', args: { command: ['bash', '-c', look] } }] },
      { text: `The keys are ${secrets.slice(0, 5).join(' and ')}.` },
    ],
  );
  expect(ended, ended.stdout + ended.stderr).toMatchObject({ exitCode: 0 });
  expect(job.outputs()).toMatchObject({ outcome: 'completed' });
  expect(tunnelled).toEqual([`${sts}:443`]);
  expect(model.requests).toHaveLength(2);
  for (const { headers } of model.requests) {
    expect(headers['x-amz-security-token']).toBe(sessionToken);
    expect(headers.authorization).toContain(`Credential=${accessKeyId}/`);
  }
  for (const secret of [...secrets, 'secret-of-another-account-771'])
    expect(JSON.stringify(model.requests.map(({ body }) => body as unknown))).not.toContain(secret);
  const lines = ended.stdout.split('\n');
  const isMask = (line: string): boolean => line.startsWith('::add-mask::');
  expect(lines).toEqual(expect.arrayContaining(secrets.slice(0, 5).map((secret) => `::add-mask::${secret}`)));
  const record = join(job.temporary, 'script-harness');
  const files = readdirSync(record, { recursive: true, encoding: 'utf8' })
    .map((name) => join(record, name))
    .filter((path) => statSync(path).isFile());
  expect(files.some((path) => path.endsWith('changes.patch'))).toBe(true);
  const texts = [
    lines.filter((line) => !isMask(line)).join('\n'),
    ...[ended.stderr, job.summary(), JSON.stringify(job.outputs()), job.github.state.comments[0]?.body ?? ''],
    ...files.map((path) => readFileSync(path, 'utf8')),
  ];
  for (const secret of secrets) for (const text of texts) expect(text).not.toContain(secret);
  expect(job.outputs()['final-message']).toContain('The keys are');
});

test('a job without id-token: write ends as provider-auth before a request, and the error names the permission', async () => {
  const { job, ended, model, tunnelled } = await runJob(() => ({}), [], runStepHere);
  expect(ended).toMatchObject({ exitCode: 5, stdout: expect.stringContaining('id-token: write') });
  expect(job.outputs()).toMatchObject({ outcome: 'provider-auth' });
  expect([model.requests, tunnelled]).toEqual([[], []]);
});
