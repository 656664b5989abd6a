import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readCommandKey } from '../../src/action/key-command.ts';
import { createJob, type Ended, type Job } from '../fixtures/job.ts';
import { startModelServer, type ModelServer } from '../fixtures/model-server.ts';
import { createMark, listProcesses } from '../fixtures/processes.ts';
import { runBuiltStep, runStepHere, type RunStep } from '../fixtures/step.ts';
import { createRepository } from '../fixtures/workspace.ts';

const requestToken = 'request-token-of-the-job-71c';
const jobToken = 'jwt-of-the-job-19ab';
const modelKey = 'short-lived-key-8842-of-the-gateway';

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  return `http://127.0.0.1:${address.port}`;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** GitHub's address for OIDC tokens, and a gateway that exchanges one for a short-lived key (RFC 8693). */
async function startGateway(): Promise<string> {
  return listen((request, response) => {
    void readBody(request).then((body) => {
      const answer = (status: number, value: object): void =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      const url = new URL(request.url ?? '', 'http://x');
      if (url.pathname === '/id-token') {
        const isAllowed = request.headers.authorization === `bearer ${requestToken}`;
        return answer(isAllowed ? 200 : 401, { value: `${jobToken}-for-${url.searchParams.get('audience')}` });
      }
      const isValid = new URLSearchParams(body).get('subject_token') === `${jobToken}-for-gateway`;
      return answer(isValid ? 200 : 400, isValid ? { access_token: modelKey } : { error: 'invalid_grant' });
    });
  });
}

const exchange = `node -e '
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token, GATEWAY: gateway } = process.env;
  (async () => {
    const id = await (await fetch(url + "&audience=gateway", { headers: { authorization: "bearer " + token } })).json();
    const body = new URLSearchParams({ grant_type: "urn:ietf:params:oauth:grant-type:token-exchange", subject_token: id.value });
    console.log((await (await fetch(gateway, { method: "POST", body })).json()).access_token);
  })();'`;

async function runJob(
  inputs: Readonly<Record<string, string>>,
  turns: Parameters<typeof startModelServer>[0]['turns'] = [{ text: `The key is ${modelKey}.` }],
  runStep: RunStep = runStepHere,
): Promise<{ job: Job; ended: Ended; model: ModelServer }> {
  const gateway = await startGateway();
  const root = createRepository({ 'a.txt': 'a' });
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  const job = await createJob({ workspace: root, event: 'labeled' });
  const ended = await runStep(
    job,
    {
      task: 'Look.',
      policy: 'builtin:fix-tests',
      mode: 'comment',
      provider: 'openai-chat',
      'script-harness': 'disabled',
      model: 'm',
      'base-url': `${model.url}/v1`,
      'upload-artifact': 'false',
      ...inputs,
    },
    {
      ACTIONS_ID_TOKEN_REQUEST_URL: `${gateway}/id-token?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: requestToken,
      GATEWAY: `${gateway}/token`,
    },
  );
  return { job, ended, model };
}

test('a key that the OIDC token of the job was exchanged for authorizes the requests, and is in no log, output, comment, record or command', async () => {
  const look = { name: 'shell', args: { command: ['bash', '-c', 'env; cat /proc/[0-9]*/environ 2>/dev/null; true'] } };
  const turns = [{ calls: [look] }, { text: `The key is ${modelKey}.` }];
  // A separate process, whose environment the command looks for.
  const { job, ended, model } = await runJob({ 'key-command': exchange }, turns, runBuiltStep);
  expect(ended, ended.stdout + ended.stderr).toMatchObject({ exitCode: 0 });
  expect(model.requests).toHaveLength(2);
  for (const { headers } of model.requests) expect(headers.authorization).toBe(`Bearer ${modelKey}`);
  expect(JSON.stringify(model.requests.map(({ body }) => body))).not.toMatch(
    new RegExp(`${modelKey}|${jobToken}|${requestToken}`),
  );
  const mask = `::add-mask::${modelKey}`;
  const lines = ended.stdout.split('\n');
  expect(lines).toContain(mask);
  const record = join(job.temporary, 'script-harness');
  const files = readdirSync(record, { recursive: true, encoding: 'utf8' })
    .map((name) => join(record, name))
    .filter((path) => statSync(path).isFile());
  expect(files.length).toBeGreaterThan(3);
  const [comment] = job.github.state.comments;
  const texts = [
    lines.filter((line) => line !== mask).join('\n'),
    ...[ended.stderr, job.summary(), JSON.stringify(job.outputs()), comment?.body ?? ''],
    ...files.map((path) => readFileSync(path, 'utf8')),
  ];
  for (const text of texts) expect(text).not.toContain(modelKey);
  expect(job.outputs()['final-message']).toContain('The key is');
});

test.each([
  ['an exchange that fails', 'echo secret-of-the-exchange; echo secret-of-the-exchange >&2; exit 22', /ended with 22/],
  ['nothing', 'true', /printed nothing/],
  ['an error instead of a key', 'echo secret-of-the-exchange is not valid', /printed more than one word/],
  ['a part of a pipe that fails', 'false | echo secret-of-the-exchange', /ended with 1/],
])('%s ends the job before a request, and no output of the command is shown', async (_name, command, reason) => {
  const { job, ended, model } = await runJob({ 'key-command': command });
  expect(ended).toMatchObject({ exitCode: 2, stdout: expect.stringMatching(reason) });
  expect(job.outputs()).toMatchObject({ outcome: 'usage-error' });
  expect(model.requests).toEqual([]);
  for (const text of [ended.stdout, ended.stderr, job.summary(), job.github.state.comments[0]?.body ?? ''])
    expect(text).not.toContain('secret-of-the-exchange');
});

test.each([
  ['hangs, with a process that keeps its output open', 'sleep MARK | cat', 'key-command took longer than 1 seconds'],
  ['ignores requests to end', "trap '' TERM; sleep MARK; sleep MARK", 'key-command took longer than 1 seconds'],
  ['prints without an end', 'yes MARK', 'key-command printed more than 65536 characters'],
])('a command that %s is ended with all its processes', async (_, command, message) => {
  const mark = createMark(300);
  const asked = readCommandKey(command.replaceAll('MARK', mark), {
    environment: { PATH: process.env['PATH'] },
    directory: '/tmp',
    signal: new AbortController().signal,
    seconds: 1,
  });
  await expect(asked).rejects.toThrow(message);
  await expect.poll(() => listProcesses(mark)).toEqual([]);
});

test('a key and a command for one are refused together', async () => {
  const { ended, model } = await runJob({ 'key-command': 'echo a', 'openai-api-key': 'model-key-of-the-job' });
  expect(ended).toMatchObject({ exitCode: 2, stdout: expect.stringContaining('are both given') });
  expect(model.requests).toEqual([]);
});
