import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { createJob } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { runBuiltStep, runStepHere } from '../fixtures/step.ts';
import { createDirectory, runGit } from '../fixtures/workspace.ts';
import { createFailingRepository, readTree, scriptTurns, structuredTurns, task } from './scenario.ts';

/** Each API once. What differs between scripts and structured calls does not depend on the API. */
const cases = [
  {
    provider: 'openai-responses',
    input: 'openai-api-key',
    directory: '.',
    way: 'structured calls',
    turns: structuredTurns,
  },
  {
    provider: 'openai-chat',
    input: 'openai-api-key',
    directory: 'packages/app',
    way: 'one script',
    turns: scriptTurns,
  },
  {
    provider: 'anthropic-messages',
    input: 'anthropic-api-key',
    directory: '.',
    way: 'structured calls',
    turns: structuredTurns,
  },
] as const;
const key = 'model-key-of-the-job-0123456789';

test.each(cases)(
  'over $provider, in the directory $directory, by $way: the tests are fixed, and record, outputs and summary agree',
  async ({ provider, input, directory, way, turns }) => {
    const root = createFailingRepository(directory);
    const clone = join(createDirectory('clone-'), 'clone');
    runGit('/', 'clone', '--quiet', root, clone);
    const model = await startModelServer({ turns: [...turns] });
    onTestFinished(() => model.close());
    const job = await createJob({ workspace: root });
    // From outside once: a separate process adds nothing that depends on the API.
    const runStep = way === 'one script' ? runBuiltStep : runStepHere;
    const ended = await runStep(job, {
      task,
      policy: 'builtin:fix-tests',
      'working-directory': directory,
      provider,
      model: 'test-model',
      'base-url': `${model.url}/v1`,
      [input]: key,
      verify: 'node --test',
      'upload-artifact': 'false',
    });
    const log = `${ended.stdout}${ended.stderr}`;
    const outputs = job.outputs();
    expect(outputs, log).toMatchObject({
      outcome: 'completed',
      conclusion: 'success',
      'final-message': 'The tests pass now.',
      'changed-files-count': '2',
      'denied-count': '0',
      turns: String(turns.length),
    });
    expect(ended.exitCode, log).toBe(0);
    expect(model.requests.length).toBe(way === 'one script' ? 2 : structuredTurns.length);

    writeFileSync(`${clone}.patch`, readFileSync(outputs['patch-file'] ?? ''));
    runGit(clone, 'apply', '--check', `${clone}.patch`);
    runGit(clone, 'apply', `${clone}.patch`);
    expect(spawnSync('node', ['--test'], { cwd: join(clone, directory) }).status).toBe(0);

    const record = dirname(outputs['history-file'] ?? '');
    const audit = await runCliHere(
      ['audit', 'verify', record, '--digest', outputs['audit-digest'] ?? '', '--format', 'json'],
      { cwd: root },
    );
    expect(JSON.parse(audit.stdout)).toMatchObject({ ok: true, state: 'anchored', missing: [], uncovered: [] });
    const entries = readFileSync(outputs['audit-file'] ?? '', 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const calls = entries.filter(({ type }) => type === 'call');
    expect(calls.map(({ tool }) => String(tool)).toSorted((left, right) => left.localeCompare(right))).toEqual([
      'applyPatch',
      'exec',
      'exec',
      'readFile',
      'readFile',
    ]);
    expect(String(calls.length)).toBe(outputs['tool-calls']);
    expect(new Set(calls.map(({ origin }) => origin))).toEqual(
      new Set([way === 'one script' ? 'script' : 'structured']),
    );
    expect(calls.every(({ policy_sha256: digest }) => digest === outputs['policy-digest'])).toBe(true);
    const exits = entries
      .filter(({ type, tool }) => type === 'call-ended' && tool === 'exec')
      .map(({ exit_code: exit }) => exit);
    expect(exits).toEqual([1, 0]);

    const summary = job.summary();
    for (const fact of [
      'completed',
      'test-model',
      'src/total.js',
      'src/discount.js',
      (outputs['policy-digest'] ?? '').slice(0, 12),
    ])
      expect(summary).toContain(fact);
    expect(summary).toMatch(/\b(?:full|strict)\b/);
    const result = JSON.parse(readFileSync(join(record, 'result.json'), 'utf8')) as Record<string, unknown>;
    expect(result).toMatchObject({ outcome: 'completed', verify: { before: 1, after: 0 }, turns: turns.length });

    const everything = [
      log,
      summary,
      ...Object.values(outputs),
      ...Object.values(readTree(record)),
      JSON.stringify(model.requests.map(({ body }) => body)),
    ].join('\n');
    for (const secret of [key, 'github-token-of-the-job', 'CHECKOUT-TOKEN']) {
      const shown = everything.split('\n').filter((line) => line.includes(secret) && !line.startsWith('::add-mask::'));
      expect(shown).toEqual([]);
    }
  },
);

test('under read-only commands run, nothing changes, the run continues after a denial, and ends as denied', async () => {
  const root = createFailingRepository();
  const before = readTree(root);
  const model = await startModelServer({
    turns: [
      ...structuredTurns.slice(0, 4),
      { text: '<tool-calls>\nawait tools.writeFile({ filePath: "src/total.js", content: "" });\n</tool-calls>' },
      { text: 'I could not change anything.' },
    ],
  });
  onTestFinished(() => model.close());
  const job = await createJob({ workspace: root });
  const ended = await runStepHere(job, {
    task,
    policy: 'builtin:read-only',
    provider: 'openai-chat',
    model: 'test-model',
    'base-url': `${model.url}/v1`,
    'openai-api-key': key,
    'upload-artifact': 'false',
  });
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(3);
  const outputs = job.outputs();
  expect(outputs).toMatchObject({
    outcome: 'denied',
    conclusion: 'failure',
    'denied-count': '1',
    'changed-files-count': '0',
    'final-message': 'I could not change anything.',
  });
  expect(model.requests.length).toBe(6);
  expect(readTree(root)).toEqual(before);
  expect(runGit(root, 'status', '--porcelain')).toBe('');
  const summary = job.summary();
  expect(summary).toContain('denied');
  expect(summary).toMatch(/node --test/);
  const received = JSON.stringify(model.requests.at(-1)?.body);
  expect(received).toContain('Denied by rule');
  expect(received).toContain('ToolNotFoundError');
});
