import { trustedAssociations } from '../../core/associations.ts';
import { defaultBranchPrefix } from '../../github/inputs.ts';
import { createAnswerJob, createFixJobs, createForkJobs, renderYaml, type WorkflowPlan } from './workflow-jobs.ts';

/** A label that the workflow needs, with its description for people. */
export interface Label {
  readonly name: string;
  readonly description: string;
}

export interface InitFiles {
  readonly workflow: { readonly path: string; readonly text: string };
  /** The workflow that starts the other one; null if GitHub does. */
  readonly upstream: { readonly path: string; readonly text: string } | null;
  readonly policy: { readonly path: string; readonly text: string };
  readonly labels: readonly Label[];
}

const labelName = 'agent-fix-tests';
const reviewLabel = 'agent-review';
const headRef = '${{ github.event.pull_request.head.sha }}';

const selfTestFile = 'agent-self-test.txt';

const fixTask = 'The tests of this project fail. Find out why and fix the code; do not change the tests.';
const reviewTask = 'Make the changes that the review of this pull request asks for. The tests have to pass.';

// A review of a pull request that the agent made. Everyone can review a public repository, and a job that starts cancels the running one, so the author
// needs access to the repository, as a label does.
const asksForChanges = [
  "github.event.review.state == 'changes_requested'",
  `contains(fromJSON('${JSON.stringify(trustedAssociations)}'), github.event.review.author_association)`,
  `startsWith(github.event.pull_request.head.ref, '${defaultBranchPrefix}')`,
].join(' && ');

// Jobs of others are skipped: the run itself would end as `skipped-untrusted`, which is red.
const isPerson = "github.event.sender.type != 'Bot'";
const isAuthorPerson = (thread: 'issue' | 'pull_request'): string => `github.event.${thread}.user.type != 'Bot'`;
// A fork gets no secrets.
const isOwnBranch = 'github.event.pull_request.head.repo.full_name == github.repository';

/** GitHub creates these labels with each repository. */
const triageLabels = ['bug', 'documentation', 'enhancement', 'question'];

/** The files of a workflow and the labels that it needs. Everything is data that the YAML library quotes. */
export function createInitFiles(plan: WorkflowPlan): InitFiles {
  const { name } = plan;
  const policyPath = `.github/script-harness-${name}.yml`;
  const parts = createParts(plan, policyPath);
  return {
    workflow: { path: `.github/workflows/${name}.yml`, text: renderYaml({ name, ...parts.workflow }) },
    upstream:
      parts.upstream === undefined
        ? null
        : { path: `.github/workflows/${name}-request.yml`, text: renderYaml(parts.upstream) },
    policy: { path: policyPath, text: renderYaml({ version: 1, name, ...parts.policy }) },
    labels: parts.labels,
  };
}

interface Parts {
  readonly workflow: object;
  readonly upstream?: object;
  readonly policy: object;
  readonly labels: readonly Label[];
}

function createParts(plan: WorkflowPlan, policy: string): Parts {
  switch (plan.name) {
    case 'fix-tests':
      return {
        workflow: {
          on: {
            issues: { types: ['labeled'] },
            pull_request: { types: ['labeled'] },
            pull_request_review: { types: ['submitted'] },
          },
          ...createFixJobs(plan, policy, {
            group: 'fix-tests-${{ github.event.issue.number || github.event.pull_request.number }}',
            condition: {
              if: [
                `(github.event.label.name == '${labelName}' || (${asksForChanges}))`,
                isPerson,
                `(github.event.issue || ${isOwnBranch})`,
              ].join(' && '),
            },
            permissions: { contents: 'read', issues: 'write', 'pull-requests': 'write' },
            thread: { issues: 'write' },
            task: `\${{ github.event.review && '${reviewTask}' || '${fixTask}' }}`,
            inputs: { 'one-shot-label': labelName },
            agentInputs: {},
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
            group: 'nightly',
            condition: {},
            // To find the pull request of an earlier night.
            permissions: { contents: 'read', 'pull-requests': 'read' },
            thread: {},
            task: fixTask,
            inputs: {},
            // Most nights there is nothing to fix, or the fix waits for a person.
            agentInputs: { 'skip-if-green': true, 'if-open': 'skip' },
            ref: {},
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
            condition: ['!github.event.pull_request.draft', isPerson, isAuthorPerson('pull_request'), isOwnBranch].join(
              ' && ',
            ),
            permissions: { contents: 'read', 'pull-requests': 'write' },
            ref: { ref: headRef },
            inputs: {},
          }),
        },
        policy: {
          extends: ['builtin:review'],
          ...openSetup(plan),
          taskTemplate:
            'Review the changes of this pull request. Report bugs and risks, and leave style alone.\n\n{{title}}\n\n{{body}}\n',
          publish: { review: { maxComments: 20 } },
        },
        labels: [],
      };
    case 'review-forks': {
      const jobs = createForkJobs(plan, policy, { label: reviewLabel, upstream: `${plan.name}-request` });
      return {
        workflow: jobs.review,
        upstream: jobs.request,
        policy: {
          extends: ['builtin:review'],
          profiles: { fork: { extends: 'builtin:read-only' } },
          publish: { review: { maxComments: 20 } },
        },
        labels: [{ name: reviewLabel, description: 'An agent reviews this head of a fork' }],
      };
    }
    case 'triage':
      return {
        workflow: {
          on: { issues: { types: ['opened'] } },
          ...createAnswerJob(plan, policy, {
            group: 'triage-${{ github.event.issue.number }}',
            condition: [isPerson, isAuthorPerson('issue')].join(' && '),
            permissions: { contents: 'read', issues: 'write' },
            ref: {},
            inputs: { 'min-permission': 'none' },
          }),
        },
        policy: {
          extends: ['builtin:triage'],
          taskTemplate:
            'Read the issue below. Choose labels, and say in a few sentences which part of the project it is about.\n\n{{title}}\n\n{{body}}\n',
          publish: { triage: { labels: triageLabels, assignees: [] } },
        },
        labels: [],
      };
    case 'self-test':
      return {
        workflow: {
          on: { workflow_dispatch: null },
          ...createFixJobs(plan, policy, {
            group: 'self-test',
            condition: {},
            permissions: { contents: 'read' },
            thread: {},
            task: `Run \`uname -s\`, and write what it prints into the file ${selfTestFile}. Change nothing else.`,
            inputs: {},
            agentInputs: { verify: `grep -qx Linux ${selfTestFile}`, 'require-isolation': 'full', 'max-turns': 10 },
            ref: {},
          }),
        },
        policy: {
          extends: ['builtin:workspace-reads'],
          rules: [
            { id: 'commands', when: { tool: 'exec', contained: true }, decision: 'allow' },
            { id: 'result', when: { write: selfTestFile }, decision: 'allow' },
          ],
        },
        labels: [],
      };
  }
}

function createFixPolicy(plan: WorkflowPlan): object {
  return { extends: ['builtin:fix-tests'], ...openSetup(plan) };
}

// Written out, so that they can be reviewed.
function openSetup({ project }: WorkflowPlan): object {
  const hosts = project?.hosts ?? [];
  return hosts.length === 0 ? {} : { sandbox: { network: { setup: hosts } } };
}
