import { stringify } from 'yaml';
import type { Project } from './detect-project.ts';

export const workflowNames = ['fix-tests', 'nightly', 'review', 'triage'] as const;

export type WorkflowName = (typeof workflowNames)[number];

export interface WorkflowPlan {
  readonly name: WorkflowName;
  /** The reference of this action, as in `uses`. */
  readonly action: string;
  readonly provider: string;
  /** The input for the key, such as `openai-api-key`. */
  readonly keyInput: string;
  /** Null for a workflow that changes nothing. */
  readonly project: Project | null;
  /** The hosts that `setup` reaches: `HOST`, or host and port. */
  readonly hosts: readonly SetupHost[];
}

export type SetupHost = string | { readonly host: string; readonly port: number };

/** A label that the workflow needs, with its description for people. */
export interface Label {
  readonly name: string;
  readonly description: string;
}

export interface InitFiles {
  readonly workflow: { readonly path: string; readonly text: string };
  readonly policy: { readonly path: string; readonly text: string };
  readonly labels: readonly Label[];
}

interface Pinned {
  readonly uses: string;
  readonly version: string;
}

const checkout: Pinned = { uses: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1', version: 'v7.0.1' };
const download: Pinned = {
  uses: 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c',
  version: 'v8.0.1',
};

const runner = 'ubuntu-24.04';
const labelName = 'agent-fix-tests';
const fixTask = 'The tests of this project fail. Find out why and fix the code; do not change the tests.';
const headRef = '${{ github.event.pull_request.head.sha }}';
const triageLabels: readonly Label[] = [
  { name: 'bug', description: 'Something does not work' },
  { name: 'documentation', description: 'The documentation is wrong or missing' },
  { name: 'enhancement', description: 'A new feature or a request' },
  { name: 'question', description: 'More information is needed' },
];

/** The files of a workflow and the labels that it needs. Everything is data that the YAML library quotes. */
export function createInitFiles(plan: WorkflowPlan): InitFiles {
  const { name } = plan;
  const policyPath = `.github/script-harness-${name}.yml`;
  const parts = createParts(plan, policyPath);
  return {
    workflow: { path: `.github/workflows/${name}.yml`, text: renderYaml({ name, ...parts.workflow }) },
    policy: { path: policyPath, text: renderYaml({ version: 1, name, ...parts.policy }) },
    labels: parts.labels,
  };
}

interface Parts {
  readonly workflow: object;
  readonly policy: object;
  readonly labels: readonly Label[];
}

function createParts(plan: WorkflowPlan, policy: string): Parts {
  switch (plan.name) {
    case 'fix-tests':
      return {
        workflow: {
          on: { issues: { types: ['labeled'] }, pull_request: { types: ['labeled'] } },
          ...createFixJobs(plan, policy, {
            group: 'fix-tests-${{ github.event.issue.number || github.event.pull_request.number }}',
            condition: { if: `github.event.label.name == '${labelName}'` },
            permissions: { contents: 'read', issues: 'write', 'pull-requests': 'write' },
            reads: { issues: 'read' },
            inputs: { 'one-shot-label': labelName },
            // Empty on an issue: the default branch.
            ref: { ref: headRef },
          }),
        },
        policy: createFixPolicy(plan),
        labels: [{ name: labelName, description: 'An agent fixes the tests' }],
      };
    case 'nightly':
      return {
        workflow: {
          on: { schedule: [{ cron: '17 3 * * 1-5' }], workflow_dispatch: null },
          ...createFixJobs(plan, policy, {
            ...{ group: 'nightly', condition: {}, permissions: { contents: 'read' }, reads: {}, inputs: {}, ref: {} },
          }),
        },
        policy: createFixPolicy(plan),
        labels: [],
      };
    case 'review':
      return {
        workflow: {
          on: { pull_request: { types: ['opened', 'ready_for_review', 'synchronize'] } },
          ...createAnswerJob(plan, policy, {
            group: 'review-${{ github.event.pull_request.number }}',
            // A fork gets no secrets.
            condition:
              '!github.event.pull_request.draft && github.event.pull_request.head.repo.full_name == github.repository',
            permissions: { contents: 'read', 'pull-requests': 'write' },
            ref: { ref: headRef },
            inputs: { task: 'Review the changes of this pull request. Report bugs and risks, and leave style alone.' },
          }),
        },
        policy: { extends: ['builtin:read-only'], publish: { review: { maxComments: 20 } } },
        labels: [],
      };
    case 'triage':
      return {
        workflow: {
          on: { issues: { types: ['opened'] } },
          ...createAnswerJob(plan, policy, {
            group: 'triage-${{ github.event.issue.number }}',
            condition: null,
            permissions: { contents: 'read', issues: 'write' },
            ref: {},
            inputs: { 'min-permission': 'none' },
          }),
        },
        policy: {
          extends: ['builtin:triage'],
          taskTemplate:
            'Read the issue below. Choose labels, and say in a few sentences which part of the project it is about.\n\n{{title}}\n\n{{body}}\n',
          publish: { triage: { labels: triageLabels.map(({ name }) => name), assignees: [] } },
        },
        labels: triageLabels,
      };
  }
}

function createFixPolicy({ hosts }: WorkflowPlan): object {
  return {
    extends: ['builtin:fix-tests'],
    ...(hosts.length > 0 && { sandbox: { network: { setup: hosts } } }),
  };
}

interface FixOptions {
  readonly group: string;
  readonly condition: object;
  readonly permissions: object;
  /** Permissions with which the publishing job checks the event again. */
  readonly reads: object;
  readonly inputs: object;
  readonly ref: object;
}

/** The job of the agent, which may change nothing in the repository, and the job that publishes its patch and runs no code of it. */
function createFixJobs(plan: WorkflowPlan, policy: string, options: FixOptions): object {
  const { project } = plan;
  const source = { uses: checkout.uses, with: { ...options.ref, 'persist-credentials': false } };
  return {
    permissions: {},
    concurrency: { group: options.group, 'cancel-in-progress': true },
    jobs: {
      agent: {
        ...options.condition,
        'runs-on': runner,
        'timeout-minutes': 40,
        permissions: options.permissions,
        outputs: Object.fromEntries(
          ['patch-digest', 'artifact-name', 'final-message'].map((name) => [
            name,
            `\${{ steps.agent.outputs.${name} }}`,
          ]),
        ),
        steps: [
          source,
          {
            uses: plan.action,
            id: 'agent',
            with: {
              ...{ task: fixTask, policy, ...createModelInputs(plan) },
              ...(project?.setup !== null && project !== null && { setup: project.setup }),
              ...(project?.verify !== null && project !== null && { verify: project.verify }),
              ...options.inputs,
            },
          },
        ],
      },
      publish: {
        needs: 'agent',
        if: "needs.agent.outputs.patch-digest != ''",
        'runs-on': runner,
        'timeout-minutes': 10,
        permissions: { contents: 'write', ...options.reads, 'pull-requests': 'write' },
        steps: [
          source,
          { uses: download.uses, with: { name: '${{ needs.agent.outputs.artifact-name }}', path: 'agent' } },
          {
            uses: plan.action,
            with: {
              ...{ mode: 'publish', policy, 'patch-file': 'agent/changes.patch' },
              'patch-digest': '${{ needs.agent.outputs.patch-digest }}',
              'pull-request-text': '${{ needs.agent.outputs.final-message }}',
              ...options.inputs,
            },
          },
        ],
      },
    },
  };
}

/** One job whose answer is a comment. */
function createAnswerJob(
  plan: WorkflowPlan,
  policy: string,
  options: {
    readonly group: string;
    readonly condition: string | null;
    readonly permissions: object;
    readonly ref: object;
    readonly inputs: object;
  },
): object {
  return {
    permissions: {},
    concurrency: { group: options.group, 'cancel-in-progress': true },
    jobs: {
      [plan.name]: {
        ...(options.condition !== null && { if: options.condition }),
        'runs-on': runner,
        'timeout-minutes': 20,
        permissions: options.permissions,
        steps: [
          { uses: checkout.uses, with: { ...options.ref, 'persist-credentials': false } },
          {
            uses: plan.action,
            with: { mode: 'comment', ...options.inputs, policy, ...createModelInputs(plan), 'timeout-minutes': 15 },
          },
        ],
      },
    },
  };
}

function createModelInputs({ provider, keyInput }: WorkflowPlan): object {
  return { provider, model: '${{ vars.AGENT_MODEL }}', [keyInput]: `\${{ secrets.${nameSecret(keyInput)} }}` };
}

/** The secret that holds the key of an input. */
export function nameSecret(keyInput: string): string {
  return keyInput.replaceAll('-', '_').toUpperCase();
}

// A pinned action has its version as a comment, for people and for the programs that update it.
function renderYaml(value: object): string {
  const text = stringify(value, { lineWidth: 0, nullStr: '', aliasDuplicateObjects: false });
  return [checkout, download].reduce(
    (current, { uses, version }) => current.replaceAll(`uses: ${uses}\n`, `uses: ${uses} # ${version}\n`),
    text,
  );
}
