import type { Permissions, Place, WorkflowJob, WorkflowStep } from './read-workflow.ts';
import { findCodeCommand } from './code-commands.ts';
import { cutText } from '../../core/text/cut-text.ts';

/** A job with a step that is this action, and the events that start its workflow. */
export interface HarnessJob {
  readonly events: ReadonlySet<string>;
  /** True if the job receives secrets besides the job's token. */
  readonly holdsSecrets: boolean;
  readonly job: WorkflowJob;
  readonly harness: WorkflowStep;
  /** The steps before the action. */
  readonly before: readonly WorkflowStep[];
}

/** A match of a rule. */
export interface Hit {
  readonly place: Place;
  /** The text at that place, in a few words. */
  readonly what: string;
}

export interface WorkflowRule {
  readonly name: string;
  /** Why it is a danger. */
  readonly why: string;
  /** How to fix it. */
  readonly fix: string;
  readonly find: (found: HarnessJob) => readonly Hit[];
}

// These events start with the repository's secrets and a token that may write, regardless of the pull request's author.
const privilegedEvents = ['pull_request_target', 'workflow_run', 'issue_comment', 'pull_request_comment'];

const pullRef =
  /github\.event\.pull_request\.(?:head|merge_commit_sha)|github\.head_ref|refs\/pull\/|\bpull\/\$\{\{|github\.event\.workflow_run\.(?:head_|pull_requests)/;
// In a privileged workflow, a ref from an earlier step is hardly ever the default branch.
const computedRef = /\b(?:steps|needs)\.[\w-]+\.outputs\.|\binputs\./;
const headFetch =
  /\bgh\s+pr\s+checkout\b|\bgit\s+(?:fetch|pull)\b[^\n]{0,300}?(?:pull\/|refs\/pull|head)|\bhub\s+pr\s+checkout\b/;

const forksCommand = 'script-harness init --workflow review-forks';

const secret = /\bsecrets\s*(?:\.\s*(?!GITHUB_TOKEN\b)\w|\[|\))|\btoJSON\(\s*secrets/i;

/** Conditions in which a workflow gives this action's secrets to another person. */
export const workflowRules: readonly WorkflowRule[] = [
  {
    name: 'pull-request-code-with-privileges',
    why: 'the workflow has the secrets and the token of the repository, and this runs what the author of a pull request wrote, outside of the sandbox',
    fix: 'Let no step run between the checkout and the action: give the command to the action’s `setup`, which runs in the sandbox.',
    find({ events, before }) {
      if (!privilegedEvents.some((event) => events.has(event))) return [];
      const at = before.findIndex(checksOutHead);
      return at < 0 ? [] : before.slice(at).flatMap((step, index) => listRuns(step, index === 0));
    },
  },
  {
    name: 'blocked-event',
    why: 'a default policy of GitHub (Settings, Actions, Policies) blocks `pull_request_target` in public repositories from 2 December 2026',
    fix: `Start on \`pull_request\`, and for forks on \`workflow_run\` after it: \`${forksCommand}\` writes such workflows.`,
    find: ({ events, job }) =>
      events.has('pull_request_target') ? [{ place: job.place, what: 'the job starts on `pull_request_target`' }] : [],
  },
  {
    name: 'refused-checkout',
    why: 'actions/checkout refuses the head of a fork on this event: v7, and v4 to v6 since July 2026',
    fix: `Remove the step, and give the action \`fetch-head: true\` on \`workflow_run\`: \`${forksCommand}\` writes such workflows. The input allow-unsafe-pr-checkout puts the fork’s files where every later step runs.`,
    find: ({ events, before }) =>
      ['pull_request_target', 'workflow_run'].some((event) => events.has(event))
        ? before
            .filter((step) => isCheckout(step) && listRefs(step).some((ref) => pullRef.test(ref)))
            .map(({ uses, place }) => ({
              place: uses?.place ?? place,
              what: 'the head of the pull request is checked out',
            }))
        : [],
  },
  {
    name: 'repository-code-before',
    why: 'it runs code of the repository or of its packages outside of the sandbox, in a job that holds secrets or a token that may write; what it leaves on the machine steers the action',
    fix: 'Give the command to the action’s `setup`, which runs in the sandbox, or run it in another job.',
    find: (found) => (found.holdsSecrets || mayWrite(found.job.permissions) ? found.before.flatMap(listCode) : []),
  },
  {
    name: 'persisted-credentials',
    why: 'checkout leaves the job’s token in a file of the workspace, where every later step finds it',
    fix: 'Set `persist-credentials: false`.',
    find: ({ before }) =>
      before
        .filter((step) => isCheckout(step) && step.with.get('persist-credentials')?.text.toLowerCase() !== 'false')
        .map(({ uses, place }) => ({ place: uses?.place ?? place, what: 'the token stays in the checkout' })),
  },
  {
    name: 'no-permissions',
    why: 'the token then has what the settings of the repository give, which may be everything',
    fix: 'Write `permissions: {}` at the top and in the job only what it needs, such as `contents: read`.',
    find: ({ job }) => (job.permissions === null ? [{ place: job.place, what: 'the job has no `permissions`' }] : []),
  },
  {
    name: 'wide-permissions',
    why: 'the job of the agent then holds a token that can change the repository',
    fix: 'Give the job `contents: read`, and publish the patch in another job with `mode: publish`.',
    find: ({ job: { permissions }, harness }) =>
      harness.with.get('mode')?.text === 'publish' ? [] : listWide(permissions),
  },
  {
    name: 'not-pinned',
    why: 'a person who moves the tag or branch can run any code with the job’s secrets',
    fix: 'Name the commit: `uses: OWNER/script-harness-action@` and its 40 digits, with the version as a comment.',
    find: ({ harness: { uses } }) =>
      uses === null || uses.text.startsWith('.') || /@[0-9a-f]{40}$/.test(uses.text)
        ? []
        : [{ place: uses.place, what: 'the action is named by a tag or branch' }],
  },
  {
    name: 'secrets-in-job-env',
    why: 'every step of the job and what it starts has the secret in its environment',
    fix: 'Give it to the one step that needs it, as an input or in its own `env`.',
    find: ({ job }) =>
      job.env
        .filter(({ text }) => secret.test(text))
        .map(({ place }) => ({ place, what: 'a secret is in the `env` of the whole job' })),
  },
];

/** True if the texts of a job name a secret besides the job's token. */
export function namesSecrets(job: WorkflowJob): boolean {
  const texts = [
    ...job.env,
    ...job.steps.flatMap((step) => [...step.env, ...step.with.values(), ...(step.run === null ? [] : [step.run])]),
  ];
  return texts.some(({ text }) => secret.test(text));
}

function isCheckout({ uses }: WorkflowStep): boolean {
  return uses !== null && /^actions\/checkout(?:@|$)/i.test(uses.text);
}

function checksOutHead(step: WorkflowStep): boolean {
  if (isCheckout(step)) return listRefs(step).some((ref) => pullRef.test(ref) || computedRef.test(ref));
  return headFetch.test(step.run?.text ?? '');
}

const listRefs = (step: WorkflowStep): string[] => ['ref', 'repository'].map((name) => step.with.get(name)?.text ?? '');

// Before a step fetches the head, it runs no code of it.
function listRuns(step: WorkflowStep, isFetch: boolean): Hit[] {
  if (step.run !== null && (!isFetch || findCodeCommand(step.run.text.replace(headFetch, '')) !== null))
    return [{ place: step.run.place, what: 'a command runs on the head of the pull request' }];
  if (step.uses?.text.startsWith('./') === true)
    return [{ place: step.uses.place, what: 'an action out of the head of the pull request runs' }];
  if (step.uses !== null && installs(step))
    return [{ place: step.uses.place, what: 'an action installs what the head of the pull request names' }];
  return [];
}

function listCode(step: WorkflowStep): Hit[] {
  const command = step.run === null ? null : findCodeCommand(step.run.text);
  if (step.run !== null && command !== null) return [{ place: step.run.place, what: `\`${shorten(command)}\` runs` }];
  if (step.uses?.text.startsWith('./') === true)
    return [{ place: step.uses.place, what: `the action ${shorten(step.uses.text)} runs` }];
  return step.uses !== null && installs(step)
    ? [{ place: step.uses.place, what: `${shorten(step.uses.text)} installs packages` }]
    : [];
}

// Setup actions that install or restore packages which the repository's files name.
function installs({ uses, with: inputs }: WorkflowStep): boolean {
  const name = uses?.text.split('@', 1)[0]?.toLowerCase() ?? '';
  if (/^actions\/cache(?:\/restore)?$|^bahmutov\/npm-install$|^swatinem\/rust-cache$/.test(name)) return true;
  if (!/(?:^|\/)(?:action-)?setup[-/]?\w*/.test(name)) return false;
  const asked = ['bundler-cache', 'run_install', 'run-install', 'enable-cache', 'cache'].map(
    (input) => inputs.get(input)?.text,
  );
  return asked.some((value) => value !== undefined && value !== '' && value !== 'false');
}

function mayWrite(permissions: Permissions | null): boolean {
  if (permissions === null) return true;
  if (permissions.type === 'all') return permissions.level.text === 'write-all';
  return [...permissions.scopes.values()].some(({ text }) => text === 'write');
}

function listWide(permissions: Permissions | null): Hit[] {
  if (permissions === null) return [];
  if (permissions.type === 'all')
    return permissions.level.text === 'write-all'
      ? [{ place: permissions.level.place, what: 'the token may write everything' }]
      : [];
  const contents = permissions.scopes.get('contents');
  return contents?.text === 'write' ? [{ place: contents.place, what: 'the token may write contents' }] : [];
}

function shorten(text: string): string {
  return cutText(text, 60);
}
