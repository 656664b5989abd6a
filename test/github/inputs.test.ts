import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { HarnessError } from '../../src/core/types/error.ts';
import { listInputs } from '../../src/github/inputs.ts';
import { readInputs as readFrom } from '../../src/github/read-inputs.ts';
import { modelApis } from '../../src/models/index.ts';
import { outputNames } from '../../src/github/outputs.ts';

const action = z
  .object({
    inputs: z.record(z.string(), z.object({ description: z.string(), default: z.string().optional() })),
    outputs: z.record(z.string(), z.object({ description: z.string() })),
    runs: z.object({ using: z.string(), main: z.string(), post: z.string(), 'post-if': z.string() }),
    description: z.string().max(125),
  })
  .parse(parse(readFileSync(join(import.meta.dirname, '../../action.yml'), 'utf8')));

const readInputs = (environment: Readonly<Record<string, string>>) => readFrom({ environment, apis: modelApis });

/** The variables that the runner sets: every input of action.yml with its default, replaced by the given inputs. */
function createEnv(given: Readonly<Record<string, string>>): Record<string, string> {
  const all = new Map(Object.entries(action.inputs).map(([name, input]) => [name, input.default ?? '']));
  all.set('github-token', 'job-token');
  for (const [name, value] of Object.entries(given)) all.set(name, value);
  return Object.fromEntries([...all].map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
}

function readProblems(given: Readonly<Record<string, string>>): readonly string[] {
  try {
    readInputs(createEnv(given));
    return [];
  } catch (thrown) {
    if (!(thrown instanceof HarnessError)) throw thrown;
    return thrown.problems.map((problem) => `${problem.message} | ${problem.hint}`);
  }
}

const enough = { task: 'Fix it', 'openai-api-key': 'sk-openai', model: 'gpt-x' };

describe('action.yml', () => {
  test('has exactly the inputs that are read, and the outputs that are written', () => {
    expect(Object.keys(action.inputs)).toEqual([...listInputs(modelApis).keys()]);
    expect(Object.keys(action.outputs)).toEqual([...outputNames]);
  });

  test('starts the bundles on node24, and post always', () => {
    expect(action.runs).toEqual({
      using: 'node24',
      main: 'dist/main/index.js',
      post: 'dist/post/index.js',
      'post-if': 'always()',
    });
  });

  test('states the defaults of the code', () => {
    const withDefaults = readInputs(createEnv(enough));
    const bare = readInputs({
      INPUT_TASK: 'Fix it',
      INPUT_MODEL: 'gpt-x',
      'INPUT_OPENAI-API-KEY': 'sk-openai',
      'INPUT_GITHUB-TOKEN': 'job-token',
    });
    expect(withDefaults).toEqual(bare);
  });
});

describe('inputs', () => {
  test('have their defaults', () => {
    expect(readInputs(createEnv(enough))).toEqual({
      inputs: {
        task: { type: 'text', text: 'Fix it' },
        policy: '.github/script-harness.yml',
        provider: 'openai-responses',
        model: 'gpt-x',
        effort: null,
        baseUrl: null,
        region: null,
        project: null,
        identity: null,
        mode: 'patch',
        publishesAnswer: true,
        publishAs: null,
        branchPrefix: 'script-harness/',
        createPr: 'draft',
        prTitlePrefix: null,
        prLabels: [],
        prReviewers: [],
        prAssignees: [],
        signOff: false,
        ifOpen: 'update',
        commentStyle: 'plain',
        scriptHarness: 'enabled',
        scriptHarnessTurns: [],
        fallbackModel: null,
        idleTimeoutSeconds: 300,
        outputSchema: null,
        limits: { turns: 40, costUsd: null, tokens: 2_000_000, wallClockMs: 1_800_000 },
        allowUsers: [],
        allowBotUsers: [],
        minPermission: 'write',
        triggerPhrase: null,
        oneShotLabel: null,
        orgPolicy: null,
        acknowledge: 'off',
        setup: null,
        verify: null,
        verifyMinutes: 10,
        verifyRule: 'green',
        verifyRounds: 2,
        skipIfGreen: false,
        workingDirectory: '.',
        cabinet: null,
        fetchHead: false,
        requireIsolation: 'full',
        installSandbox: 'auto',
        comment: 'sticky',
        commentKey: null,
        summary: 'full',
        uploadArtifact: 'auto',
        approvalEnvironment: null,
        keyCommand: null,
        otlpEndpoint: null,
        proxyExclude: null,
        caCertificates: null,
        patchFile: null,
        patchDigest: null,
        answer: null,
        runResult: null,
        approvals: null,
        runPolicyDigest: null,
        auditDigest: null,
        retentionDays: null,
        replay: null,
        replayMode: 'strict',
        resume: null,
        dryRun: false,
        failOn: expect.not.arrayContaining(['completed', 'no-changes']) as unknown,
      },
      secrets: {
        apiKeys: new Map([['openai-api-key', 'sk-openai']]),
        githubToken: 'job-token',
        orgPolicyToken: null,
        otlpHeaders: {},
      },
      warnings: [],
    });
  });

  test('are read if they are given', () => {
    const { inputs } = readInputs(
      createEnv({
        'task-file': 'TASK.md',
        policy: 'builtin:read-only',
        'anthropic-api-key': 'sk-ant',
        model: 'claude-x',
        effort: 'high',
        mode: 'comment',
        'max-turns': '5',
        'max-cost-usd': '2.50',
        'allow-users': 'Alice\nbob, carol_corp',
        'allow-bot-users': 'dependabot[bot]',
        'working-directory': './packages//app/',
        'upload-artifact': 'FALSE',
        'dry-run': 'True',
        'fail-on': 'denied\ntampered',
      }),
    );
    expect(inputs).toMatchObject({
      task: { type: 'file', path: 'TASK.md' },
      policy: 'builtin:read-only',
      provider: 'anthropic-messages',
      limits: { turns: 5, costUsd: 2.5 },
      allowUsers: ['Alice', 'bob', 'carol_corp'],
      allowBotUsers: ['dependabot[bot]'],
      workingDirectory: 'packages/app',
      uploadArtifact: 'off',
      dryRun: true,
      failOn: ['denied', 'tampered'],
    });
  });

  test('contain no key, no header and no address of a proxy', () => {
    const collector = { 'otlp-endpoint': 'https://otel.test', 'otlp-headers': 'Authorization: Bearer header-token' };
    const more = { ...collector, proxy: 'http://user:proxy-word@proxy:3128' };
    const { inputs, secrets } = readInputs(createEnv({ ...enough, ...more }));
    expect(secrets.otlpHeaders).not.toEqual({});
    expect(JSON.stringify(inputs)).not.toMatch(/sk-openai|job-token|header-token|proxy-word/);
  });

  test('that are invalid are all reported at once, with the valid form', () => {
    const problems = readProblems({
      'openai-api-key': 'sk-openai',
      model: 'gpt-x',
      provider: 'openai-response',
      mode: 'merge',
      'max-turns': '0',
      'max-cost-usd': 'free',
      'allow-users': '*\ndependabot[bot]',
      'min-permission': 'read',
      'dry-run': 'yes',
      'working-directory': '../other',
      'base-url': 'ftp://x',
      'fail-on': 'complete',
    });
    expect(problems).toEqual([
      expect.stringMatching(/^provider: "openai-response" is not one of .*Did you mean openai-responses\?$/),
      expect.stringMatching(/^base-url: "ftp:\/\/x" is not an http or https address/),
      'mode: "merge" is not one of patch, comment, answer, commit, pull-request, publish | ',
      expect.stringMatching(/^max-turns: "0" is not a whole number from 1 to/),
      expect.stringMatching(/^max-cost-usd: "free" is not an amount/),
      expect.stringMatching(/^allow-users: "\*" is not a login .*no wildcards/),
      expect.stringMatching(/^allow-users: "dependabot\[bot\]" is a bot .*allow-bot-users/),
      expect.stringMatching(/^min-permission: "read" is not one of none, triage/),
      expect.stringMatching(/^working-directory: "..\/other" is not a directory inside/),
      expect.stringMatching(/^fail-on: "complete" is not one of .*Did you mean completed\?$/),
      expect.stringMatching(/^dry-run: "yes" is neither true nor false/),
      'there is no task | Give task or task-file; on the command line, write the task after run.',
    ]);
  });

  test.each([
    ['two tasks', { ...enough, 'task-file': 'x' }, /task and task-file are both given/],
    ['no key', { task: 'x', model: 'm' }, /neither a provider nor a key/],
    ['two keys', { ...enough, 'anthropic-api-key': 'k' }, /keys for several providers/],
    [
      'a provider without its key',
      { task: 'x', model: 'm', provider: 'anthropic-messages' },
      /lacks its key .*variable ANTHROPIC_API_KEY/,
    ],
    ['a provider without a model', { ...enough, model: '' }, /lacks a model/],
    ['replay without a recording', { task: 'x', provider: 'replay' }, /lacks a recording/],
    ['a recording with another provider', { ...enough, provider: 'openai-chat', replay: 'x' }, /but the provider is/],
    ['a key over plain http', { ...enough, 'base-url': 'http://model.internal/v1' }, /over plain http/],
    ['a password in the address', { ...enough, 'base-url': 'https://u:pass@host/v1' }, /holds a user name/],
    ['a password in another address', { ...enough, 'base-url': 'ftp://u:pass@host' }, /^base-url: the address is not/],
    ['a password without a scheme', { ...enough, 'base-url': 'host/v1?key=pass' }, /^base-url: the address is not/],
    ['a name of an object’s own', { ...enough, provider: 'constructor' }, /is not one of/],
    ['a schema that is no JSON', { ...enough, 'output-schema': '{' }, /^output-schema: it is not JSON/],
    ['a schema that is no object', { ...enough, 'output-schema': '[]' }, /^output-schema: the JSON is not an object/],
    [
      'no time for verify',
      { ...enough, 'verify-minutes': '0' },
      /^verify-minutes: "0" is not a number of minutes up to 7200/,
    ],
    ['a word for the time of verify', { ...enough, 'verify-minutes': 'ten' }, /^verify-minutes: "ten" is not a number/],
    ['no time to wait', { ...enough, 'idle-timeout-seconds': '0' }, /^idle-timeout-seconds: .* from 1 to 3600/],
    [
      'a comment of the start that no result replaces',
      { ...enough, mode: 'answer', acknowledge: 'comment' },
      /^acknowledge: comment is given with mode: answer and without comment-key/,
    ],
    ['an empty token', { ...enough, 'github-token': '' }, /there is no token/],
  ])('are refused: %s', (_name, given, message) => {
    const problems = readProblems(given);
    expect(problems).toEqual([expect.stringMatching(message)]);
    expect(problems.join()).not.toMatch(/sk-openai|pass@/);
  });

  const cloud = { task: 'x', model: 'm', 'github-token': 'job-token' };
  const bedrock = { ...cloud, provider: 'bedrock-messages', region: 'us-east-1' };
  const vertex = { ...cloud, provider: 'vertex-messages', region: 'global', project: 'project-1' };
  const azure = { ...cloud, provider: 'azure-responses', 'base-url': 'https://name.openai.azure.com/openai/v1' };
  const role = 'arn:aws:iam::123456789012:role/ci/agent';
  const pool = 'projects/12/locations/global/workloadIdentityPools/github/providers/main';
  const application = '11111111-1111-1111-1111-111111111111/22222222-2222-2222-2222-222222222222';

  test.each([
    ['bedrock-messages with a role', { ...bedrock, identity: role }],
    ['bedrock-messages with what a login action leaves', bedrock],
    ['bedrock-messages with a command', { ...bedrock, 'key-command': 'print-token' }],
    ['vertex-messages with a provider', { ...vertex, identity: pool }],
    ['vertex-messages with a service account', { ...vertex, identity: `${pool} ci@project-1.iam.gserviceaccount.com` }],
    ['azure-responses with an application', { ...azure, identity: application }],
    ['azure-chat with a tenant by its name', { ...azure, identity: application.replace(/^[^/]+/, 'contoso.com') }],
  ])('accept %s', (_, given) => {
    expect(readProblems(given)).toEqual([]);
  });

  test.each([
    [
      'a region that is missing',
      { ...cloud, provider: 'bedrock-messages' },
      /^provider: bedrock-messages lacks region/,
    ],
    ['a project that is missing', { ...vertex, project: '' }, /^provider: vertex-messages lacks project/],
    ['a resource that is missing', { ...azure, 'base-url': '' }, /^provider: azure-responses lacks base-url/],
    ['a region that is a host', { ...bedrock, region: 'attacker.example/' }, /^region: "attacker.example\/" is not/],
    ['a project that is a path', { ...vertex, project: '../x' }, /^project: "..\/x" is not/],
    [
      'a role of another form',
      { ...bedrock, identity: pool },
      /^identity: ".*" is not an identity for bedrock-messages/,
    ],
    ['a pool of another form', { ...vertex, identity: role }, /^identity: ".*" is not an identity for vertex-messages/],
    ['an application of another form', { ...azure, identity: role }, /^identity: ".*" is not an identity for azure/],
    ['an identity and a command', { ...bedrock, identity: role, 'key-command': 'x' }, /both given/],
    [
      'an identity over plain http',
      { ...azure, identity: application, 'base-url': 'http://host/v1' },
      /over plain http/,
    ],
    [
      'an identity for a provider with a key',
      { ...enough, identity: role },
      /^identity is given, but openai-responses/,
    ],
  ])('are refused: %s', (_name, given, message) => {
    expect(readProblems(given)).toEqual([expect.stringMatching(message)]);
  });

  test('allow a self-hosted model server without a key, and plain http on this machine', () => {
    const local = { task: 'x', model: 'm', provider: 'openai-chat', 'base-url': 'http://ollama:11434/v1/' };
    expect(readInputs(createEnv(local)).inputs.baseUrl).toBe('http://ollama:11434/v1');
    expect(readProblems({ ...enough, 'base-url': 'http://127.0.0.1:8080/v1' })).toEqual([]);
  });

  test('are checked together in every spelling of a boolean', () => {
    expect(readProblems({ task: 'x', 'dry-run': 'True' })).toEqual([]);
    expect(readProblems({ ...enough, 'skip-if-green': 'TRUE' })).toEqual([
      expect.stringMatching(/^skip-if-green is given without verify/),
    ]);
  });

  test('that only another input or mode reads are an error without it', () => {
    const given = { 'verify-rule': 'no-new-failures', 'patch-file': 'a.patch', answer: '{}' };
    expect(readProblems({ ...enough, ...given })).toEqual([
      expect.stringMatching(/^verify-rule is given without verify/),
      expect.stringMatching(/^patch-file is given without mode: publish/),
      expect.stringMatching(/^answer is given without mode: publish/),
    ]);
    expect(readProblems({ ...enough, 'verify-rule': 'no-new-failures', verify: 'npm test' })).toEqual([]);
  });

  test('that are invalid are not reported as missing too', () => {
    const given = { task: 'x', model: 'm', provider: 'azure-chat', 'base-url': 'ftp://host', effort: 'max' };
    expect(readProblems(given)).toEqual([
      expect.stringMatching(/^effort: "max" is not one of/),
      expect.stringMatching(/^base-url: "ftp:\/\/host" is not an http/),
    ]);
  });

  test('that are invalid are a usage error', () => {
    expect(() => readInputs({})).toThrow(expect.objectContaining({ code: 'usage' }));
  });

  test('that are not known are reported, with the nearest name', () => {
    const { warnings } = readInputs(createEnv({ ...enough, 'max-turn': '3', colour: 'red' }));
    expect(warnings).toEqual([
      'The input max-turn is not known and has no effect. Did you mean max-turns?',
      'The input colour is not known and has no effect.',
    ]);
  });
});
