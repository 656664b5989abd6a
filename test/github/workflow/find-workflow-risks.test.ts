import { describe, expect, test } from 'vitest';
import { findCodeCommand } from '../../../src/github/workflow/code-commands.ts';
import { findWorkflowRisks } from '../../../src/github/workflow/find-workflow-risks.ts';

const path = '.github/workflows/agent.yml';
const commit = '0123456789abcdef0123456789abcdef01234567';
const action = `uses: org/script-harness-action@${commit}`;
const key = 'with: { openai-api-key: "${{ secrets.OPENAI_API_KEY }}" }';
const checkout = (ref = ''): string =>
  `uses: actions/checkout@v4\n        with: { persist-credentials: false${ref === '' ? '' : `, ref: '${ref}'`} }`;

interface Shape {
  on?: string;
  top?: string;
  permissions?: string;
  job?: string;
  steps: readonly string[];
}

/** A workflow of one job without risks, except for the given parts. The action's step is added at the end if the steps do not contain it. */
function render({ on = 'pull_request', top = '', permissions = '{ contents: read }', job = '', steps }: Shape): string {
  const all = steps.some((step) => step.includes('script-harness')) ? steps : [...steps, `${action}\n        ${key}`];
  return [
    `on: ${on}`,
    ...(top === '' ? [] : [top]),
    'jobs:',
    '  fix:',
    '    runs-on: ubuntu-24.04',
    ...(permissions === '' ? [] : [`    permissions: ${permissions}`]),
    ...(job === '' ? [] : [`    ${job}`]),
    '    steps:',
    ...all.map((step) => `      - ${step}`),
    '',
  ].join('\n');
}

/** The rules about what GitHub itself blocks, which have their own test. */
const blocked = ['blocked-event', 'refused-checkout'];
const find = (text: string) => findWorkflowRisks([{ path, text }]).filter(({ rule }) => !blocked.includes(rule));
const list = (text: string): string[] => find(text).map(({ rule, place }) => `${rule}:${place.line}:${place.column}`);
const rules = (text: string): string[] => find(text).map(({ rule }) => rule);

test('what GitHub blocks since 2026 is reported: pull_request_target, and the checkout of a fork’s head on it and on workflow_run', () => {
  const steps = [checkout('${{ github.event.pull_request.head.sha }}')];
  const read = (on: string, of = steps) =>
    findWorkflowRisks([{ path, text: render({ on, steps: of }) }]).map(
      ({ rule, place, message, fix }) => `${rule}:${place.line}:${place.column} ${message} ${fix}`,
    );
  const [event, head, ...others] = read('pull_request_target');
  expect(event).toMatch(/^blocked-event:3:3 .*2 December 2026.*init --workflow review-forks/);
  expect(head).toMatch(/^refused-checkout:7:15 .*v7.*fetch-head: true/);
  expect(others).toEqual([]);
  const run = '{ workflow_run: { workflows: [CI], types: [completed] } }';
  expect(read(run)).toEqual([expect.stringMatching(/^refused-checkout:/)]);
  expect(read(run, [checkout()])).toEqual([]);
  for (const on of ['pull_request', 'issue_comment']) expect(read(on), on).toEqual([]);
});

describe('a workflow that starts with privileges', () => {
  const head = '${{ github.event.pull_request.head.sha }}';

  test.each([
    ['pull_request_target', head],
    ['pull_request_target', '${{ github.head_ref }}'],
    ['[push, pull_request_target]', 'refs/pull/${{ github.event.number }}/merge'],
    ['{ workflow_run: { workflows: [CI], types: [completed] } }', '${{ github.event.workflow_run.head_sha }}'],
    ['{ issue_comment: { types: [created] } }', 'refs/pull/${{ github.event.issue.number }}/head'],
    ['issue_comment', '${{ steps.pull.outputs.sha }}'],
  ])('on %s runs nothing on %s before the action', (on, ref) => {
    const found = (steps: readonly string[]): string[] => list(render({ on, steps }));
    expect(found([checkout(ref)])).toEqual([]);
    expect(found([checkout(ref), 'run: echo hello'])).toEqual(['pull-request-code-with-privileges:9:14']);
    expect(found(['run: echo hello', checkout(ref)])).toEqual([]);
    expect(found([checkout(ref), `${action}\n        ${key}`, 'run: npm test'])).toEqual([]);
    expect(found([checkout(), 'run: echo hello'])).toEqual([]);
    expect(found([checkout(ref), 'uses: ./.github/actions/prepare'])).toEqual([
      'pull-request-code-with-privileges:9:15',
    ]);
    expect(found([checkout(ref), 'uses: actions/setup-node@v6\n        with: { cache: npm }'])).toEqual([
      'pull-request-code-with-privileges:9:15',
    ]);
    expect(found([checkout(ref), 'uses: actions/setup-node@v6\n        with: { node-version: 24 }'])).toEqual([]);
  });

  test('may check out the head with a command', () => {
    const steps = [checkout(), 'run: gh pr checkout 7', 'run: npm ci'];
    expect(list(render({ on: 'pull_request_target', steps }))).toEqual(['pull-request-code-with-privileges:10:14']);
    expect(rules(render({ on: 'issue_comment', steps: ['run: git fetch origin pull/7/head && make'] }))).toEqual([
      'pull-request-code-with-privileges',
    ]);
  });

  test('may be called by another workflow, in a chain', () => {
    const called = render({ on: 'workflow_call', steps: [checkout('${{ inputs.ref }}'), 'run: echo x'] });
    const call = (name: string): string =>
      `jobs: { call: { uses: ./.github/workflows/${name}.yml, secrets: inherit } }\n`;
    const files = [
      { path, text: called },
      { path: '.github/workflows/middle.yml', text: `on: workflow_call\n${call('agent')}` },
      { path: '.github/workflows/top.yml', text: `on: pull_request_target\n${call('middle')}` },
    ];
    expect(findWorkflowRisks(files).map(({ path: where, rule }) => [where, rule])).toEqual([
      [path, 'pull-request-code-with-privileges'],
      [path, 'blocked-event'],
    ]);
    expect(findWorkflowRisks(files.slice(0, 2))).toEqual([]);
  });
});

test('repository code before the action is a risk if the job has secrets or permissions', () => {
  const steps = [
    checkout(),
    'uses: actions/setup-node@v6',
    'run: |\n          # before\n          echo a\n          npm ci',
  ];
  expect(list(render({ steps }))).toEqual(['repository-code-before:10:14']);
  const [risk] = findWorkflowRisks([{ path, text: render({ steps }) }]);
  expect(risk).toMatchObject({
    message: expect.stringContaining('`npm ci` runs: '),
    fix: expect.stringContaining('`setup`'),
  });
  const free = [...steps, action];
  expect(list(render({ steps: free }))).toEqual([]);
  expect(rules(render({ steps: free, permissions: '{ contents: read, issues: write }' }))).toEqual([
    'repository-code-before',
  ]);
  expect(rules(render({ steps: free, permissions: '' }))).toEqual(['repository-code-before', 'no-permissions']);
  expect(list(render({ steps: [checkout(), 'uses: ./tools/prepare'] }))).toEqual(['repository-code-before:9:15']);
  expect(list(render({ steps: [checkout(), 'run: npm ci --ignore-scripts'] }))).toEqual([]);
  // A separate job, for example with a matrix, is not this job.
  const other = `  test:\n    strategy: { matrix: { node: [22, 24] } }\n    steps: [{ run: npm test }]\n`;
  expect(list(render({ steps: [checkout()] }) + other)).toEqual([]);
});

test.each([
  ['persisted-credentials:7:15', { steps: ['uses: actions/checkout@v4'] }],
  ['persisted-credentials:7:15', { steps: ['uses: actions/checkout@v4\n        with: { persist-credentials: true }'] }],
  ['no-permissions:3:3', { steps: [checkout()], permissions: '' }],
  ['wide-permissions:5:18', { steps: [checkout()], permissions: 'write-all' }],
  ['wide-permissions:5:45', { steps: [checkout()], permissions: '{ issues: write, contents: write }' }],
  ['wide-permissions:2:14', { steps: [checkout()], permissions: '', top: 'permissions: write-all' }],
  ['not-pinned:7:15', { steps: ['uses: org/script-harness-action@v1'] }],
  ['not-pinned:7:15', { steps: [`uses: org/script-harness-action@${commit.slice(1)}`] }],
  ['secrets-in-job-env:6:17', { steps: [checkout()], job: 'env: { KEY: "${{ secrets.KEY }}" }' }],
  ['secrets-in-job-env:2:13', { steps: [checkout()], top: 'env: { ALL: "${{ toJSON(secrets) }}" }' }],
] satisfies [string, Shape][])('%s', (expected, shape) => {
  expect(list(render(shape)).filter((risk) => !risk.startsWith('repository'))).toEqual([expected]);
});

test('workflows without risks, or without the action, have no findings', () => {
  expect(list(render({ steps: [checkout()], job: 'env: { TOKEN: "${{ secrets.GITHUB_TOKEN }}", A: b }' }))).toEqual([]);
  expect(list(render({ steps: [checkout()], permissions: '', top: 'permissions: {}' }))).toEqual([]);
  expect(list(render({ steps: ['uses: ./', 'run: npm test'] }))).toEqual([]);
  expect(
    list('on: pull_request_target\njobs: { a: { steps: [{ uses: actions/checkout@v4 }, { run: npm ci }] } }\n'),
  ).toEqual([]);
  for (const text of [
    '',
    '[]',
    'x',
    'jobs: 7',
    'jobs: { a: 7, b: { steps: { c: d } }, e: { steps: [f, [g]] } }',
    'on: {}\njobs: {}',
  ])
    expect(list(text), text).toEqual([]);
});

test('hostile files cost little time, are reported as unreadable, and never throw', () => {
  expect(list('jobs: { a: [')).toEqual(['unreadable:1:13']);
  for (const text of ['[', '{a: ', '- ', '? ', '? - '])
    expect(list(`jobs:\n  ${text.repeat(10_000)}`), text).toEqual(['unreadable:1:1']);
  // Brackets in texts are no levels.
  expect(rules(render({ steps: [`run: |\n          ${String.raw`echo -e "\e[1m"; `.repeat(1_000)}`] }))).toEqual([]);
  // Twenty levels of ten aliases each, a list that contains itself, and more steps than a workflow may have.
  const levels = Array.from(
    { length: 20 },
    (_, at) =>
      `a${at}: &a${at} [${Array(10)
        .fill(at === 0 ? 'x' : `*a${at - 1}`)
        .join(', ')}]`,
  );
  expect(list(`${levels.join('\n')}\njobs: { a: { steps: *a19 } }\n`)).toEqual([]);
  expect(list('jobs: &jobs { a: { steps: &steps [*steps, *jobs] } }')).toEqual([]);
  const steps = `steps: &steps [${'{ run: a }, '.repeat(20_000)}]\njobs:\n`;
  expect(list(`${steps}${Array.from({ length: 5_000 }, (_, at) => `  j${at}: { steps: *steps }\n`).join('')}`)).toEqual(
    [],
  );
  expect(list(render({ steps: [`run: ${'npm ci '.repeat(30_000)}`] }))).toEqual(['repository-code-before:7:14']);
  // An alias is followed to its anchor.
  const anchored = render({ steps: ['&checkout\n        uses: actions/checkout@v4', '*checkout'] });
  expect(list(anchored)).toEqual(['persisted-credentials:8:15']);
  const escape = findWorkflowRisks([
    { path: 'a\u001B[2J\n::error::.yml', text: render({ steps: ['run: npm ci \u001B[2J'] }) },
  ]);
  expect(JSON.stringify(escape)).not.toMatch(/\\u001b|\\n/i);
});

test.each([
  'npm ci',
  'npm install',
  'npm run build',
  'pnpm i',
  'yarn',
  'yarn install',
  'bun test',
  'npx tsc',
  'node build.js',
  'python setup.py',
  'python3 -m pytest',
  'pip install -e .',
  'pip3 install -r requirements.txt',
  'poetry install',
  'uv sync',
  'pytest -q',
  'tox',
  'bundle exec rake',
  'composer install',
  'cargo test',
  'cargo +nightly build',
  'go test ./...',
  './gradlew build',
  'mvn -B verify',
  'dotnet restore',
  'make',
  'make -C x',
  'cmake --build .',
  'docker build .',
  'docker compose up',
  './run.sh',
  '../x',
  'bash scripts/x.sh',
  'sh -e x.sh',
  'source env.sh',
  '. ./env',
  'cd app && npm ci',
  'CI=1 npm test',
  'sudo make install',
  'if make; then echo; fi',
  'true; ./x',
  '(pytest)',
])('%s runs code of the repository', (command) => {
  expect(findCodeCommand(`echo before\n${command}\n`)).toBe(command);
});

test.each([
  'echo npm ci',
  'cp -R a b',
  'git status',
  'sudo apt-get install -y make',
  'node --version',
  'node -e 1',
  'python3 -c 1',
  '# npm ci',
  'npm ci --ignore-scripts',
  'npm --version',
  'go version',
  'curl -sSf https://example.com',
  'test -s x',
  'sh -c "echo"',
  'echo a.b',
  'mkdir -p ./x',
])('%s runs no code of the repository', (command) => {
  expect(findCodeCommand(command)).toBeNull();
});
