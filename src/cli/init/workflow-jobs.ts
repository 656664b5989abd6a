import { stringify } from 'yaml';
import { recordFiles } from '../../core/types/record.ts';
import { predicateType } from '../../record/attestation.ts';
import type { Project } from './detect-project.ts';
import { attest, checkout, download, pinnedActions } from './setup-steps.ts';

export const workflowNames = ['fix-tests', 'nightly', 'review', 'review-forks', 'triage', 'self-test'] as const;

export type WorkflowName = (typeof workflowNames)[number];

/** The workflows that run no command of the project: `setup` would run what a fork wrote with network. */
export const withoutProject: readonly WorkflowName[] = ['triage', 'review-forks', 'self-test'];

export interface WorkflowPlan {
  readonly name: WorkflowName;
  /** The reference of this action, as in `uses`. */
  readonly action: string;
  readonly provider: string;
  /** The input for the key, such as `openai-api-key`. */
  readonly keyInput: string;
  /** Null for a workflow that runs no commands of the project. */
  readonly project: Project | null;
  /** Whether GitHub attests the published patch. Only workflows that publish patches can. */
  readonly attest: boolean;
}

const runner = 'ubuntu-24.04';

interface FixOptions {
  readonly task: string;
  readonly group: string;
  readonly condition: object;
  readonly permissions: object;
  /** Permissions with which the publishing job checks the event again, and edits the comment of the thread. */
  readonly thread: object;
  /** The inputs of both jobs. */
  readonly inputs: object;
  readonly agentInputs: object;
  readonly ref: object;
}

/** The job of the agent, which may change nothing in the repository, and the job that publishes its patch and runs no code of it. */
export function createFixJobs(plan: WorkflowPlan, policy: string, options: FixOptions): object {
  const { project } = plan;
  const source = { uses: checkout.uses, with: { ...options.ref, 'persist-credentials': false } };
  return {
    permissions: {},
    jobs: {
      agent: {
        ...options.condition,
        concurrency: joinThread(options.group),
        'runs-on': runner,
        'timeout-minutes': 40,
        permissions: options.permissions,
        outputs: Object.fromEntries(
          ['patch-digest', 'policy-digest', ...(plan.attest ? ['audit-digest'] : []), 'artifact-name', 'result'].map(
            (name) => [name, `\${{ steps.agent.outputs.${name} }}`],
          ),
        ),
        steps: [
          source,
          ...createRuntimeSteps(project),
          {
            uses: plan.action,
            id: 'agent',
            with: {
              task: options.task,
              policy,
              ...createModelInputs(plan),
              ...createSetupInput(project),
              ...(typeof project?.verify === 'string' && { verify: project.verify }),
              ...options.inputs,
              ...options.agentInputs,
            },
          },
        ],
      },
      publish: {
        needs: 'agent',
        if: "needs.agent.outputs.patch-digest != ''",
        // One after the other: what is being published is not cancelled.
        concurrency: { group: `${options.group}-publish` },
        'runs-on': runner,
        'timeout-minutes': 10,
        permissions: {
          contents: 'write',
          ...options.thread,
          'pull-requests': 'write',
          ...(plan.attest && { 'id-token': 'write', attestations: 'write' }),
        },
        steps: [
          source,
          { uses: download.uses, with: { name: '${{ needs.agent.outputs.artifact-name }}', path: 'agent' } },
          {
            uses: plan.action,
            ...(plan.attest && { id: 'publish' }),
            with: {
              mode: 'publish',
              policy,
              'patch-file': 'agent/changes.patch',
              'patch-digest': '${{ needs.agent.outputs.patch-digest }}',
              ...(plan.attest && { 'audit-digest': '${{ needs.agent.outputs.audit-digest }}' }),
              'run-policy-digest': '${{ needs.agent.outputs.policy-digest }}',
              'run-result': '${{ needs.agent.outputs.result }}',
              ...options.inputs,
            },
          },
          ...(plan.attest ? [attestStep] : []),
        ],
      },
    },
  };
}

// The digests of the subjects were compared by the step before, which runs no code of the repository.
const attestStep = {
  if: "steps.publish.outputs.attestation-predicate != ''",
  uses: attest.uses,
  with: {
    'subject-path': `agent/${recordFiles.patch}\nagent/${recordFiles.audit}\n`,
    'predicate-type': predicateType,
    predicate: '${{ steps.publish.outputs.attestation-predicate }}',
  },
};

// Of the job and not of the workflow: GitHub decides about the group of a workflow before the conditions of its jobs, so an event that starts no job,
// such as another label, would cancel the run. A job that is skipped joins no group.
function joinThread(group: string): object {
  return { group, 'cancel-in-progress': true };
}

/** One job whose answer is a comment. */
export function createAnswerJob(
  plan: WorkflowPlan,
  policy: string,
  options: {
    readonly group: string;
    readonly condition: string;
    readonly permissions: object;
    readonly ref: object;
    readonly inputs: object;
  },
): object {
  return {
    permissions: {},
    jobs: {
      [plan.name]: {
        if: options.condition,
        concurrency: joinThread(options.group),
        'runs-on': runner,
        'timeout-minutes': 20,
        permissions: options.permissions,
        steps: [
          { uses: checkout.uses, with: { ...options.ref, 'persist-credentials': false } },
          ...createRuntimeSteps(plan.project),
          {
            uses: plan.action,
            with: {
              mode: 'comment',
              ...options.inputs,
              policy,
              ...createModelInputs(plan),
              ...createSetupInput(plan.project),
              'timeout-minutes': 15,
            },
          },
        ],
      },
    },
  };
}

function createRuntimeSteps(project: Project | null): readonly object[] {
  return (project?.steps ?? []).map(({ uses, with: inputs }) =>
    Object.keys(inputs).length === 0 ? { uses } : { uses, with: inputs },
  );
}

function createSetupInput(project: Project | null): object {
  return project === null || project.setup === null ? {} : { setup: project.setup };
}

/**
 * The review of a pull request from a fork: a workflow without rights, which GitHub starts for the pull request, and one of the default branch, which
 * follows it. That one believes nothing that the first has left: number, label and head come from GitHub's API.
 */
export function createForkJobs(
  plan: WorkflowPlan,
  policy: string,
  { label, upstream }: { readonly label: string; readonly upstream: string },
): { readonly request: object; readonly review: object } {
  const common = { policy, 'fetch-head': true, 'one-shot-label': label };
  const job = { 'runs-on': runner, 'timeout-minutes': 20 };
  return {
    request: {
      name: upstream,
      on: { pull_request: { types: ['labeled'] } },
      permissions: {},
      jobs: {
        request: {
          if: `github.event.label.name == '${label}' && github.event.pull_request.head.repo.full_name != github.repository`,
          ...job,
          steps: [
            {
              env: {
                NUMBER: '${{ github.event.pull_request.number }}',
                HEAD: '${{ github.event.pull_request.head.sha }}',
              },
              run: 'echo "review of #$NUMBER at $HEAD"',
            },
          ],
        },
      },
    },
    review: {
      on: { workflow_run: { workflows: [upstream], types: ['completed'] } },
      permissions: {},
      jobs: {
        agent: {
          if: "github.event.workflow_run.event == 'pull_request' && github.event.workflow_run.conclusion == 'success'",
          concurrency: joinThread(`${plan.name}-\${{ github.event.workflow_run.head_sha }}`),
          ...job,
          permissions: { contents: 'read', 'pull-requests': 'read' },
          outputs: { answer: '${{ steps.agent.outputs.structured-output }}' },
          steps: [
            {
              uses: plan.action,
              id: 'agent',
              with: {
                mode: 'answer',
                task: 'Review the changes of this pull request. Report bugs and risks, and leave style alone.',
                ...common,
                ...createModelInputs(plan),
                'timeout-minutes': 15,
              },
            },
          ],
        },
        publish: {
          needs: 'agent',
          if: "needs.agent.outputs.answer != ''",
          concurrency: { group: `${plan.name}-\${{ github.event.workflow_run.head_sha }}-publish` },
          ...job,
          permissions: { contents: 'read', 'pull-requests': 'write' },
          steps: [
            {
              uses: plan.action,
              with: { mode: 'publish', answer: '${{ needs.agent.outputs.answer }}', ...common },
            },
          ],
        },
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
export function renderYaml(value: object): string {
  const text = stringify(value, { lineWidth: 0, nullStr: '', aliasDuplicateObjects: false });
  return pinnedActions.reduce(
    (current, { uses, version }) => current.replaceAll(`uses: ${uses}\n`, `uses: ${uses} # ${version}\n`),
    text,
  );
}
