import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { getWorkingMs } from '../../src/core/limits.ts';
import { runCliHere } from '../fixtures/command-line.ts';
import { createJob, runBuiltCli, type Ended } from '../fixtures/job.ts';
import { startModelServer, type ModelServerOptions, type ScriptedTurn } from '../fixtures/model-server.ts';
import { startProxy, startTlsFront } from '../fixtures/proxy.ts';
import { reachLimit } from '../fixtures/time-limit.ts';
import { createDirectory } from '../fixtures/workspace.ts';
import { runStepHere } from '../fixtures/step.ts';
import { createFailingRepository, fixingTurns, structuredTurns } from './scenario.ts';

const key = 'model-key-of-the-job';

/** Makes a run with a policy of these further settings. */
async function run(options: {
  server: ModelServerOptions;
  args?: readonly string[];
  settings?: string;
  api?: 'openai-responses' | 'openai-chat' | 'anthropic-messages';
  start?: typeof runCliHere;
}) {
  const { server, args = [], settings = '', api = 'openai-chat', start = runCliHere } = options;
  const root = createFailingRepository();
  const model = await startModelServer(server);
  onTestFinished(() => model.close());
  const directory = createDirectory('record-');
  const policy = join(directory, 'policy.yml');
  writeFileSync(policy, `version: 1\nname: x\nextends: builtin:fix-tests-strict\n${settings}`);
  const record = join(directory, 'record');
  const fixed = ['--policy', policy, '--record', record, '--format', 'json', '--provider', api];
  const ended = await start(
    ['run', 'Fix the tests.', ...fixed, '--model', 'test-model', '--base-url', `${model.url}/v1`, ...args],
    { cwd: root, env: { OPENAI_API_KEY: key, ANTHROPIC_API_KEY: key } },
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

test('an answer that breaks off is asked for again, and its tokens are in the result and count against max-tokens', async () => {
  // An answer counts 100 - 40 + 4 + 20 = 84 tokens, so four are allowed; a broken one counts somewhat less.
  const { result, record } = await run({
    server: { turns: lookAround(30), faults: [{ at: 1, type: 'truncate', times: 2 }] },
    api: 'anthropic-messages',
    args: ['--max-tokens', '270'],
  });
  expect(result).toMatchObject({ outcome: 'budget-exceeded', turns: 2 });
  expect(result['usage']).toMatchObject({ inputTokens: 100 * (2 + 2), cachedTokens: 40 * (2 + 2) });
  expect(readFileSync(join(record, 'history.jsonl'), 'utf8')).toMatch(/"model-failed".*"input_tokens":100/);
  // The cost of a model without a price is unknown, and the default limit gives a warning.
  expect(result).toMatchObject({ costUsd: null, warnings: [expect.stringContaining('price of test-model is not')] });
});

test('a run goes on after a stream that stalls, a full context and a model that has no capacity', async () => {
  const look = structuredTurns.slice(1, 2);
  const { result, ended, model, record } = await run({
    server: {
      turns: [{ text: 'I look.', ...look[0] }, ...fixingTurns.slice(0, 1), { text: 'I fixed both files.' }, ...look],
      faults: [
        { at: 1, type: 'stall', times: 1 },
        { at: 2, type: 'context', times: 1 },
        { at: 4, type: '429', retryAfter: 0.01, times: 99, model: 'test-model' },
      ],
    },
    args: ['--idle-timeout-seconds', '2', '--fallback-model', 'spare-model'],
  });
  expect(result, ended.stderr).toMatchObject({ outcome: 'completed', changedFiles: [{}, {}] });
  expect(ended.stderr, 'the stall').toMatch(/the provider sent nothing for 2 s; next try in/);
  expect(readFileSync(join(record, 'history.jsonl'), 'utf8')).toContain('"type":"context-compacted"');
  const last = model.requests.at(-1)?.body;
  expect(JSON.stringify(last.messages), 'the summary').toContain('I fixed both files.');
  expect(JSON.stringify(last.messages), 'what was summarised').not.toContain('I look.');
  expect(last.model).toBe('spare-model');
  expect(result['warnings']).toContainEqual(
    expect.stringMatching(/^test-model failed .*; spare-model answers from here/),
  );
  expect(readFileSync(join(record, 'summary.md'), 'utf8')).toMatch(/`test-model`, then [^`]*`spare-model`/);
  expect(readFileSync(join(record, 'audit.jsonl'), 'utf8')).toMatch(
    /"type":"model-replaced"[^\n]*"model":"spare-model"|"model":"spare-model"[^\n]*"type":"model-replaced"/,
  );
  // Two turns, the stall, the full context, the summary, a turn, and nine tries.
  expect(model.requests.filter(({ body }) => body.model === 'test-model')).toHaveLength(2 + 1 + 1 + 1 + 1 + 9);
});

test('most of what a run sends is read from the cache, and max-tokens counts it as a tenth', async () => {
  const { result, ended, record } = await run({
    api: 'anthropic-messages',
    server: { turns: lookAround(20), counts: 'measured' },
    args: ['--max-tokens', '20000'],
  });
  expect(result, ended.stderr).toMatchObject({ outcome: 'no-changes', turns: 21 });
  const usage = result['usage'] as { inputTokens: number; cachedTokens: number };
  expect(usage.inputTokens).toBeGreaterThan(40_000);
  expect(usage.cachedTokens / usage.inputTokens).toBeGreaterThan(0.9);
  expect(readFileSync(join(record, 'summary.md'), 'utf8')).toMatch(/\| 21 \| \d+ \| \d+ \| 20 \| unknown \|/);
});

test('cost adds up by the prices of the policy, in record, summary and log, and ends the run at its limit', async () => {
  // A turn: 60 new, 40 cached and 20 sent tokens.
  const perTurn = 0.06 + 0.004 + 0.04;
  const { ended, result, record } = await run({
    server: { turns: lookAround(30) },
    settings: 'prices: { test-model: { inputUsd: 1000, cachedUsd: 100, outputUsd: 2000 } }\n',
    args: ['--max-cost-usd', '0.5'],
  });
  expect(ended.exitCode).toBe(4);
  expect(result).toMatchObject({ outcome: 'budget-exceeded', turns: 5 });
  expect(result['costUsd']).toBeCloseTo(5 * perTurn, 6);
  expect(ended.stderr).toContain('turn 2: 100 tokens in (40 cached), 20 out, 0.1040 USD');
  expect(readFileSync(join(record, 'summary.md'), 'utf8')).toContain('| 2 | 100 | 40 | 20 | 0.1040 USD |');
  expect(readFileSync(join(record, 'history.jsonl'), 'utf8')).toContain('"cost_usd":0.104');
});

test('a run whose time is over stops before it, with its patch, and the time of setup is time of the run', async () => {
  const readAgentMs = (record: string): number => {
    const lines = readFileSync(join(record, 'history.jsonl'), 'utf8').trim().split('\n');
    const [begun = 0, ended = 0] = ['model-requested', 'patch-made'].map((type) => {
      const line = lines.find((one) => one.includes(`"type":"${type}"`)) ?? '{}';
      return (JSON.parse(line) as { timestamp_ms?: number }).timestamp_ms;
    });
    return ended - begun;
  };
  const isUsed = (record: string, seconds: number): boolean =>
    readAgentMs(record) < getWorkingMs({ wallClockMs: seconds * 1_000 });
  const { run: made, limit: seconds } = await reachLimit(
    12,
    (limit) =>
      run({
        server: { turns: [...fixingTurns.slice(0, 1), { ...list('src/total.js'), delayMs: 600_000 }] },
        settings: `limits: { minutes: ${limit / 60} }\n`,
        args: ['--setup', `sleep ${(limit * 5) / 12}`],
        // Its watchdog would end the process of the test.
        start: runBuiltCli,
      }),
    ({ model, record }, limit) => model.requests.length === 2 && isUsed(record, limit),
  );
  expect(made.ended.exitCode).toBe(4);
  expect(made.result).toMatchObject({ outcome: 'timed-out', reason: `the run's ${seconds / 60} minutes are over` });
  expect(readFileSync(join(made.record, 'changes.patch'), 'utf8')).toContain('src/total.js');
  // Without setup the agent has all of its time.
  expect(isUsed(made.record, seconds)).toBe(true);
});

test('a model that repeats its text without an end costs few requests', async () => {
  const { ended, model } = await run({ server: { turns: [], faults: [{ at: 0, type: 'repeat', times: 99 }] } });
  expect(ended.exitCode).toBe(5);
  expect(model.requests.length).toBe(3);
});

test.each([
  [['--max-cost-usd', '2'], '', 'max-cost-usd is given'],
  [[], 'limits: { costUsd: 2 }\n', 'limits.costUsd is given'],
  [['--output-schema', '{"type":"banana"}'], '', 'not a JSON Schema that can be checked'],
])(
  'a limit of an unknown cost and a schema that is none are errors before anything is sent: %j %j',
  async (args, settings, message) => {
    const model = await startModelServer({ turns: [] });
    onTestFinished(() => model.close());
    const policy = join(createDirectory('policy-'), 'policy.yml');
    writeFileSync(policy, `version: 1\nname: x\nextends: builtin:fix-tests-strict\n${settings}`);
    const fixed = ['--policy', policy, '--provider', 'openai-chat', '--model', 'test-model'];
    const ended = await runCliHere(['run', 'Fix the tests.', ...fixed, '--base-url', `${model.url}/v1`, ...args], {
      cwd: createFailingRepository(),
      env: { OPENAI_API_KEY: key },
    });
    expect(ended).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(message) });
    if (!message.includes('Schema')) expect(ended.stderr).toContain('prices: { test-model:');
    expect(model.requests).toEqual([]);
  },
);

test('output-schema gives the answer as an output of the action', async () => {
  const schema = '{"type":"object","properties":{"label":{"enum":["bug","question"]}},"required":["label"]}';
  const server = await startModelServer({
    turns: [{ text: 'A bug.' }, { text: '```json\n{ "label": "bug" }\n```' }],
  });
  onTestFinished(() => server.close());
  const job = await createJob({ workspace: createFailingRepository() });
  const ended = await runStepHere(job, {
    task: 'Label it.',
    policy: 'builtin:read-only',
    provider: 'openai-chat',
    'script-harness': 'disabled',
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
        'script-harness': 'disabled',
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
});

test('a variable with another address is not used, and the run states where its requests go', async () => {
  const proxy = await startProxy('only:me');
  const ended = await runCliHere(
    ['run', 'Fix the tests.', '--policy', 'builtin:fix-tests', '--provider', 'openai-chat', '--model', 'm'],
    {
      cwd: createFailingRepository(),
      env: { OPENAI_API_KEY: key, OPENAI_BASE_URL: 'http://gateway.example/v1', HTTPS_PROXY: proxy.url },
    },
  );
  expect(proxy.requests).toEqual(['CONNECT api.openai.com:443']);
  expect(ended.stderr).toContain(
    'warning: requests go to https://api.openai.com/v1: the variable OPENAI_BASE_URL is not used',
  );
});
