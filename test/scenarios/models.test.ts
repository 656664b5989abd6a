import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { getWorkingMs } from '../../src/core/limits.ts';
import { createJob, runBuiltCli, type Ended } from '../fixtures/job.ts';
import { startModelServer, type ModelServerOptions, type ScriptedTurn } from '../fixtures/model-server.ts';
import { startProxy, startTlsFront } from '../fixtures/proxy.ts';
import { createDirectory } from '../fixtures/workspace.ts';
import { createFailingRepository, structuredTurns } from './scenario.ts';

const key = 'model-key-of-the-job';

/** Runs the built program with a policy of these further settings. */
async function run(options: {
  server: ModelServerOptions;
  args?: readonly string[];
  settings?: string;
  api?: 'openai-responses' | 'openai-chat' | 'anthropic-messages';
  env?: Readonly<Record<string, string>>;
}) {
  const { server, args = [], settings = '', api = 'openai-chat', env = {} } = options;
  const root = createFailingRepository();
  const model = await startModelServer(server);
  onTestFinished(() => model.close());
  const directory = createDirectory('record-');
  const policy = join(directory, 'policy.yml');
  writeFileSync(policy, `version: 1\nname: x\nextends: builtin:fix-tests-strict\n${settings}`);
  const record = join(directory, 'record');
  const fixed = ['--policy', policy, '--record', record, '--format', 'json', '--provider', api];
  const ended = await runBuiltCli(
    ['run', 'Fix the tests.', ...fixed, '--model', 'test-model', '--base-url', `${model.url}/v1`, ...args],
    { cwd: root, env: { OPENAI_API_KEY: key, ANTHROPIC_API_KEY: key, ...env } },
  );
  return { ended, model, record, result: readResult(ended) };
}

function readResult(ended: Ended): Record<string, unknown> {
  const line = ended.stdout.trim().split('\n').at(-1) ?? '';
  return line.startsWith('{') ? (JSON.parse(line) as Record<string, unknown>) : {};
}

const list = (path: string): ScriptedTurn => ({ calls: [{ name: 'read_file', args: { filePath: path } }] });
const lookAround = (turns: number): ScriptedTurn[] =>
  Array.from({ length: turns }, (_, index) => ({
    calls: [{ name: 'grep_files', args: { pattern: `word ${index}`, output: 'matches' } }],
  }));

describe('an answer that breaks off', () => {
  const faults = [{ at: 1, type: 'truncate', times: 2 }] as const;

  test('is asked for again, and its tokens are in the result', async () => {
    const { result, record } = await run({
      server: { turns: structuredTurns, faults },
      api: 'anthropic-messages',
    });
    expect(result).toMatchObject({ outcome: 'completed' });
    const turns = Number(result['turns']);
    expect(result['usage']).toMatchObject({ inputTokens: 100 * (turns + 2), cachedTokens: 40 * (turns + 2) });
    expect(readFileSync(join(record, 'history.jsonl'), 'utf8')).toMatch(/"model-failed".*"input_tokens":100/);
  });

  test('counts against the limit of tokens', async () => {
    // An answer counts 100 - 40 + 4 + 20 = 84 tokens; a broken one somewhat less.
    const args = ['--max-tokens', '270'];
    const { result } = await run({ server: { turns: structuredTurns, faults }, api: 'anthropic-messages', args });
    expect(result).toMatchObject({ outcome: 'budget-exceeded', turns: 2 });
    const whole = await run({ server: { turns: structuredTurns }, api: 'anthropic-messages', args });
    expect(whole.result).toMatchObject({ turns: 4 });
  });
});

describe('the context', () => {
  test('that is full once is summarised, and the run completes', async () => {
    const { result, model, record } = await run({
      server: {
        turns: [...structuredTurns.slice(0, 3), { text: 'I fixed both files.' }, ...structuredTurns.slice(3)],
        faults: [{ at: 3, type: 'context', times: 1 }],
      },
    });
    expect(result).toMatchObject({ outcome: 'completed', changedFiles: [{}, {}] });
    const history = readFileSync(join(record, 'history.jsonl'), 'utf8');
    expect(history).toContain('"type":"context-compacted"');
    const last = JSON.stringify(model.requests.at(-1)?.body.messages);
    expect(last).toContain('I fixed both files.');
    expect(last).not.toContain('I run the tests.');
  });

  test('that is always full ends the run after few requests', async () => {
    const { ended, result, model } = await run({
      server: { turns: structuredTurns, faults: [{ at: 1, type: 'context', times: 99 }] },
    });
    expect(ended.exitCode).toBe(5);
    expect(result).toMatchObject({ outcome: 'provider-error' });
    expect(model.requests.length).toBeLessThan(8);
  });
});

describe.each(['openai-responses', 'openai-chat', 'anthropic-messages'] as const)('%s', (api) => {
  test('most of what a run sends is read from the cache, and max-tokens counts it as a tenth', async () => {
    const { result, ended, record } = await run({
      api,
      server: { turns: lookAround(30), counts: 'measured' },
      args: ['--max-tokens', '20000'],
    });
    expect(result, ended.stderr).toMatchObject({ outcome: 'no-changes', turns: 31 });
    const usage = result['usage'] as { inputTokens: number; cachedTokens: number };
    expect(usage.inputTokens).toBeGreaterThan(60_000);
    expect(usage.cachedTokens / usage.inputTokens).toBeGreaterThan(0.9);
    expect(readFileSync(join(record, 'summary.md'), 'utf8')).toMatch(/\| 31 \| \d+ \| \d+ \| 20 \| unknown \|/);
  });
});

describe('cost', () => {
  const prices = 'prices: { test-model: { inputUsd: 1000, cachedUsd: 100, outputUsd: 2000 } }\n';

  test('adds up by the prices of the policy, in record, summary and log, and ends the run at its limit', async () => {
    // A turn: 60 new, 40 cached and 20 sent tokens.
    const perTurn = 0.06 + 0.004 + 0.04;
    const { ended, result, record } = await run({
      server: { turns: lookAround(30) },
      settings: prices,
      args: ['--max-cost-usd', '0.5'],
    });
    expect(ended.exitCode).toBe(4);
    expect(result).toMatchObject({ outcome: 'budget-exceeded', turns: 5 });
    expect(result['costUsd']).toBeCloseTo(5 * perTurn, 6);
    expect(ended.stderr).toContain('turn 2: 100 tokens in (40 cached), 20 out, 0.1040 USD');
    expect(readFileSync(join(record, 'summary.md'), 'utf8')).toContain('| 2 | 100 | 40 | 20 | 0.1040 USD |');
    expect(readFileSync(join(record, 'history.jsonl'), 'utf8')).toContain('"cost_usd":0.104');
  });

  test('of a model without a price is unknown: the default limit gives a warning, any other is refused', async () => {
    const { result } = await run({ server: { turns: [{ text: 'Done.' }] } });
    expect(result).toMatchObject({ costUsd: null, warnings: [expect.stringContaining('price of test-model is not')] });
    const typed = await run({ server: { turns: [] }, args: ['--max-cost-usd', '2'] });
    expect(typed.ended).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('max-cost-usd is given') });
    const written = await run({ server: { turns: [] }, settings: 'limits: { costUsd: 2 }\n' });
    expect(written.ended).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('limits.costUsd is given') });
    expect(written.ended.stderr).toContain('prices: { test-model:');
  });
});

test('the model is warned before its turns end', async () => {
  const { model, result } = await run({ server: { turns: lookAround(30) }, args: ['--max-turns', '6'] });
  expect(result).toMatchObject({ outcome: 'budget-exceeded', turns: 6 });
  expect(JSON.stringify(model.requests[3]?.body)).toContain('Left of the run: 3 turns. Finish now');
  expect(JSON.stringify(model.requests[2]?.body)).not.toContain('Left of the run');
});

test('a run whose time is over stops before it, with its patch', async () => {
  const { ended, result, record } = await run({
    server: { turns: [...structuredTurns.slice(0, 3), { ...list('src/total.js'), delayMs: 120_000 }] },
    settings: 'limits: { minutes: 0.15 }\n',
  });
  expect(ended.exitCode).toBe(4);
  expect(result).toMatchObject({ outcome: 'timed-out', reason: "the run's 0.15 minutes are over" });
  expect(readFileSync(join(record, 'changes.patch'), 'utf8')).toContain('src/total.js');
});

test('the time of setup is time of the run', async () => {
  const { result, record } = await run({
    server: { turns: Array.from({ length: 5 }, () => ({ ...list('src/total.js'), delayMs: 60_000 })) },
    settings: 'limits: { minutes: 0.2 }\n',
    args: ['--setup', 'sleep 5'],
  });
  expect(result).toMatchObject({ outcome: 'timed-out' });
  const lines = readFileSync(join(record, 'history.jsonl'), 'utf8').trim().split('\n');
  const times = ['model-requested', 'patch-made'].map((type) => {
    const line = lines.find((one) => one.includes(`"type":"${type}"`)) ?? '{}';
    return (JSON.parse(line) as { timestamp_ms: number }).timestamp_ms;
  });
  // Without setup the agent has all of its time.
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeLessThan(getWorkingMs({ wallClockMs: 12_000 }));
});

test('the fallback model continues a run whose model has no capacity', async () => {
  const { result, model } = await run({
    server: {
      turns: structuredTurns,
      faults: [{ at: 2, type: '429', retryAfter: 0.01, times: 99, model: 'test-model' }],
    },
    args: ['--fallback-model', 'spare-model'],
  });
  expect(result).toMatchObject({ outcome: 'completed' });
  expect(result['warnings']).toContainEqual(
    expect.stringMatching(/^test-model failed .*; spare-model answers from here/),
  );
  expect(model.requests.filter(({ body }) => body.model === 'test-model')).toHaveLength(8);
  expect(model.requests.at(-1)?.body.model).toBe('spare-model');
});

test('idle-timeout-seconds ends a stream that stalls, and the request is sent again', async () => {
  const { result, ended } = await run({
    server: { turns: structuredTurns, faults: [{ at: 1, type: 'stall', times: 1 }] },
    args: ['--idle-timeout-seconds', '2'],
  });
  expect(result).toMatchObject({ outcome: 'completed' });
  expect(ended.stderr).toMatch(/the provider sent nothing for 2 s; next try in/);
});

test('a model that repeats its text or its calls without an end costs few requests', async () => {
  const text = await run({ server: { turns: [], faults: [{ at: 0, type: 'repeat', times: 99 }] } });
  expect(text.ended.exitCode).toBe(5);
  expect(text.model.requests.length).toBe(3);
  const calls = await run({ server: { turns: Array.from({ length: 40 }, () => list('src/total.js')) } });
  expect(calls.result).toMatchObject({
    outcome: 'provider-error',
    reason: expect.stringContaining('repeats the same calls'),
  });
  expect(calls.model.requests.length).toBe(8);
});

describe('output-schema', () => {
  const schema = '{"type":"object","properties":{"label":{"enum":["bug","question"]}},"required":["label"]}';

  test('gives the answer as an output of the action', async () => {
    const server = await startModelServer({
      turns: [{ text: 'A bug.' }, { text: '```json\n{ "label": "bug" }\n```' }],
    });
    onTestFinished(() => server.close());
    const job = await createJob({ workspace: createFailingRepository() });
    const ended = await job.run({
      task: 'Label it.',
      policy: 'builtin:read-only',
      provider: 'openai-chat',
      model: 'm',
      mode: 'comment',
      'openai-api-key': key,
      'base-url': `${server.url}/v1`,
      'output-schema': schema,
      'upload-artifact': 'false',
    });
    expect(ended.exitCode, ended.stdout).toBe(0);
    expect(job.outputs()).toMatchObject({ outcome: 'completed', 'structured-output': '{"label":"bug"}' });
    const [first, second] = server.requests.map(({ body }) => JSON.stringify(body.messages));
    expect(first).toContain('JSON Schema');
    expect(second).toContain('does not fit the JSON Schema');
  });

  test('that is none is an error before anything is sent', async () => {
    const { ended, model } = await run({ server: { turns: [] }, args: ['--output-schema', '{"type":"banana"}'] });
    expect(ended).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('not a JSON Schema that can be checked'),
    });
    expect(model.requests).toEqual([]);
  });
});

describe('a proxy of the environment', () => {
  const password = 'word-0f-the-proxy';

  async function runBehindProxy(env: (proxy: string) => Record<string, string>, account: string | null) {
    const root = createFailingRepository();
    const model = await startModelServer({ turns: [{ text: 'Done.' }] });
    onTestFinished(() => model.close());
    const tls = await startTlsFront('models.example', model.url);
    const proxy = await startProxy(account);
    const record = join(createDirectory('record-'), 'record');
    const fixed = ['--policy', 'builtin:fix-tests', '--record', record, '--provider', 'openai-chat', '--model', 'm'];
    const ended = await runBuiltCli(
      ['run', 'Fix the tests.', ...fixed, '--base-url', `https://models.example:${tls.port}/v1`],
      { cwd: root, env: { OPENAI_API_KEY: key, NODE_EXTRA_CA_CERTS: tls.authority, ...env(proxy.url) }, speed: 20 },
    );
    return { ended, model, proxy, record, port: tls.port };
  }

  const withAccount = (proxy: string) => ({ HTTPS_PROXY: proxy.replace('//', `//me:${password}@`) });

  // The proxy sees the name and the port. The key and the text are inside of TLS.
  test('carries the requests to the model, on every version of Node, with an authority of the job', async () => {
    const { ended, model, proxy, port } = await runBehindProxy(withAccount, `me:${password}`);
    expect(ended.exitCode, ended.stderr).toBe(0);
    expect(model.requests).toHaveLength(1);
    expect(proxy.requests).toEqual([`CONNECT models.example:${port} me:${password}`]);
  });

  test('that refuses the account ends the run at once, and its password is in no output and no record', async () => {
    const { ended, model, proxy, record } = await runBehindProxy(withAccount, 'me:another');
    expect(ended.exitCode).toBe(5);
    expect(model.requests).toEqual([]);
    expect(proxy.requests).toHaveLength(1);
    const files = readdirSync(record, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const kept = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
    expect([ended.stdout, ended.stderr, ...kept].join('\n')).not.toContain(password);
    expect(ended.stdout + ended.stderr).toContain('HTTPS_PROXY');
  });

  test('carries the requests of the action, while GitHub on this machine is reached without it', async () => {
    const model = await startModelServer({ turns: [{ text: 'Done.' }] });
    onTestFinished(() => model.close());
    const tls = await startTlsFront('models.example', model.url);
    const proxy = await startProxy(`me:${password}`);
    const job = await createJob({ workspace: createFailingRepository() });
    const ended = await job.run(
      {
        task: 'Fix the tests.',
        policy: 'builtin:fix-tests',
        provider: 'openai-chat',
        model: 'm',
        'openai-api-key': key,
        'base-url': `https://models.example:${tls.port}/v1`,
        proxy: withAccount(proxy.url).HTTPS_PROXY,
        'ca-certificates': tls.authority,
      },
      { NODE_EXTRA_CA_CERTS: tls.authority },
    );
    expect(ended.exitCode, ended.stdout).toBe(0);
    expect(model.requests).toHaveLength(1);
    expect(proxy.requests).toEqual([`CONNECT models.example:${tls.port} me:${password}`]);
    const shown = ended.stdout.replaceAll(/^::add-mask::.*$/gm, '');
    expect(shown + ended.stderr + job.summary()).not.toContain(password);
  });

  test('is not used for a host of NO_PROXY', async () => {
    const { ended, proxy } = await runBehindProxy(
      (url) => ({ ...withAccount(url), NO_PROXY: 'models.example' }),
      `me:${password}`,
    );
    expect(ended.exitCode).toBe(5);
    expect(proxy.requests).toEqual([]);
  });
});
