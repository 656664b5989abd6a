import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createJob, runBuiltCli } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { startProxy, startTlsFront } from '../fixtures/proxy.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

const key = 'model-key-of-the-job';

/**
 * A model at `models.example`, a name that only `proxy` leads to. An attacker between has the same place: it ends TLS with a certificate of its own
 * authority, and sees what it forwards.
 */
async function startPlace() {
  const model = await startModelServer({ turns: [{ text: 'Done.' }] });
  onTestFinished(() => model.close());
  const front = await startTlsFront('models.example', model.url);
  const proxy = await startProxy();
  const job = await createJob({ workspace: createRepository({ 'a.txt': 'a' }), event: 'labeled' });
  const inputs = {
    task: 'Look.',
    policy: 'builtin:read-only',
    mode: 'comment',
    provider: 'openai-chat',
    model: 'm',
    'openai-api-key': key,
    'base-url': `https://models.example:${front.port}/v1`,
    'upload-artifact': 'false',
  };
  return { model, proxy, front, job, inputs };
}

test('a proxy and an authority that the inputs name are used, and no other proxy of the job, and a variable that is set after main keeps post from sending a request', async () => {
  const { model, proxy, front, job, inputs } = await startPlace();
  const other = await startProxy();
  const ended = await job.run(
    { ...inputs, proxy: proxy.url, 'ca-certificates': front.authority },
    { NODE_EXTRA_CA_CERTS: front.authority, https_proxy: other.url, HTTPS_PROXY: other.url, NO_PROXY: '*' },
  );
  expect(ended.exitCode, ended.stdout).toBe(0);
  expect(model.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${key}`]);
  expect(proxy.requests).toEqual([`CONNECT models.example:${front.port}`]);
  expect(other.requests).toEqual([]);
  const before = job.github.requests.length;
  const post = await job.post({ NODE_TLS_REJECT_UNAUTHORIZED: '0' });
  expect(post).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('NODE_TLS_REJECT_UNAUTHORIZED=0') });
  expect(job.github.requests).toHaveLength(before);
});

type Place = Awaited<ReturnType<typeof startPlace>>;

// Each variable is in test/cli/own-network.test.ts.
test.each<[string, (place: Place) => Record<string, string>, RegExp]>([
  [
    'certificates of anyone and a proxy',
    ({ proxy }) => ({ NODE_TLS_REJECT_UNAUTHORIZED: '0', https_proxy: proxy.url }),
    /NODE_TLS_REJECT_UNAUTHORIZED=0 accepts every certificate[^]*https_proxy names a proxy/,
  ],
  ['options of Node', () => ({ NODE_OPTIONS: '--use-openssl-ca' }), /NODE_OPTIONS changes what this program loads/],
])('%s in the environment of a job end it before any request, by main and by post', async (_, env, problems) => {
  const place = await startPlace();
  const { model, proxy, job, inputs } = place;
  const refused = await job.run(inputs, env(place));
  expect(refused, refused.stdout).toMatchObject({ exitCode: 2, stdout: expect.stringMatching(problems) });
  expect(refused.stdout).toContain('set them to the empty string in the env of this step');
  expect(job.outputs()).toMatchObject({ outcome: 'usage-error', conclusion: 'failure' });
  expect(job.summary().replaceAll('\\', '')).toMatch(problems);
  expect(existsSync(join(job.temporary, 'script-harness'))).toBe(false);
  const post = await job.post(env(place));
  expect(post.exitCode).toBe(0);
  expect([model.requests, proxy.requests, job.github.requests]).toEqual([[], [], []]);
});

test('the command line refuses the same in a job, and uses the environment of a user elsewhere', async () => {
  const { model, proxy, front, inputs } = await startPlace();
  const cwd = createRepository({ 'a.txt': 'a' });
  const args = (name: string): string[] => [
    ...['run', 'Look.', '--policy', 'builtin:read-only', '--provider', 'openai-chat', '--model', 'm'],
    ...['--base-url', inputs['base-url'], '--record', join(createDirectory('record-'), name)],
  ];
  const env = { OPENAI_API_KEY: key, NODE_EXTRA_CA_CERTS: front.authority, HTTPS_PROXY: proxy.url };
  const inJob = { ...env, GITHUB_ACTIONS: 'true' };
  const refused = await runBuiltCli(args('a'), { cwd, env: inJob });
  expect(refused).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('HTTPS_PROXY names a proxy') });
  expect([model.requests, proxy.requests]).toEqual([[], []]);
  const named = await runBuiltCli([...args('b'), '--proxy', proxy.url, '--ca-certificates', front.authority], {
    cwd,
    env: inJob,
  });
  expect(named.exitCode, named.stderr).toBe(0);
  expect(proxy.requests).toHaveLength(1);
});

/** A directory with programs that leave a trace, as an earlier step puts first into PATH. */
function createFakes(): { readonly directory: string; readonly listRuns: () => string[] } {
  const [directory, traces] = [createDirectory('fakes-'), createDirectory('traces-')];
  chmodSync(directory, 0o755);
  chmodSync(traces, 0o777);
  const names = [
    'timeout',
    'bash',
    'sh',
    'git',
    'npm',
    'bwrap',
    'rg',
    'setpriv',
    'unshare',
    'nsenter',
    'mount',
    'perl',
  ];
  for (const name of [...names, 'prlimit', 'script', 'stty', 'cp', 'mkfifo', 'tar', 'ps', 'python3', 'go', 'sudo'])
    writeFileSync(join(directory, name), `#!/bin/sh\n: > ${traces}/${name}\nexit 1\n`, { mode: 0o755 });
  return { directory, listRuns: () => readdirSync(traces) };
}

test('programs and start files of an earlier step are not run by the harness', async () => {
  const fakes = createFakes();
  const { job, model, front, proxy, inputs } = await startPlace();
  const { 'openai-api-key': _, ...rest } = inputs;
  const startFile = join(fakes.directory, 'start-file');
  writeFileSync(startFile, `: > "$(dirname "$BASH_ENV")/ran"\n`);
  const ended = await job.run(
    {
      ...rest,
      policy: 'builtin:dependency-repair',
      'key-command': `echo ${key}`,
      proxy: proxy.url,
      'ca-certificates': front.authority,
    },
    { NODE_EXTRA_CA_CERTS: front.authority, PATH: `${fakes.directory}:${process.env['PATH']}`, BASH_ENV: startFile },
  );
  expect(ended.exitCode, ended.stdout).toBe(0);
  expect(model.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${key}`]);
  expect(fakes.listRuns()).toEqual([]);
  expect(existsSync(join(fakes.directory, 'ran'))).toBe(false);
});

test('doctor and demo start no program from a directory that a user can write', async () => {
  const fakes = createFakes();
  const env = { PATH: `${fakes.directory}:${process.env['PATH']}` };
  const cwd = createRepository({ 'a.txt': 'a' });
  const demo = await runBuiltCli(['demo', '--record', join(createDirectory('record-'), 'r')], { cwd, env });
  expect(demo.exitCode, demo.stderr).toBe(0);
  expect((await runBuiltCli(['doctor'], { cwd, env })).exitCode).toBe(0);
  expect(fakes.listRuns()).toEqual([]);
});
