import { basename } from 'node:path';
import { HarnessError } from '../core/types/error.ts';
import { describeRef } from './approved-commit.ts';
import type { EventHead, GitHubClient } from './client.ts';
import { readThreadNumber, type TriggerEvent } from './event/trigger-event.ts';
import type { ActionInputs } from './read-inputs.ts';
import { hasOthersCommits } from './publish/publish-changes.ts';
import { explainRequests } from './request/explain-request.ts';
import type { RunContext } from './request/run-context.ts';

/**
 * The branch that a run publishes to: by a commit on it, or by its pull request into `base`. A run that `continues` the branch began at its head;
 * any other run replaces what earlier runs have left there.
 */
export type PublishTarget =
  | { readonly type: 'commit'; readonly branch: string }
  | { readonly type: 'pull-request'; readonly base: string; readonly branch: string; readonly continues: boolean };

/** The branch of the runs for a thread or a schedule, to which people have added commits. */
export interface ContinuedBranch {
  readonly branch: string;
  /** The branch into which it goes. */
  readonly base: string;
  readonly sha: string;
}

/** The parts of which the names of branches are made. */
export interface BranchSources {
  readonly inputs: Pick<ActionInputs, 'branchPrefix' | 'commentKey'>;
  readonly client: GitHubClient;
  readonly context: RunContext;
  readonly event: TriggerEvent;
  readonly head: EventHead | null;
}

interface NameOptions extends Pick<BranchSources, 'event' | 'head' | 'context'> {
  readonly branchPrefix: string;
  readonly defaultBranch: string;
  /** Tells the branches of several jobs for one thread apart; null for none. */
  readonly key: string | null;
}

async function readNames({ inputs, client, context, event, head }: BranchSources): Promise<NameOptions> {
  const readDefaultBranch = async (): Promise<string> => (await client.readRepository()).defaultBranch;
  const defaultBranch = event.defaultBranch ?? (await explain(readDefaultBranch));
  return { event, head, context, branchPrefix: inputs.branchPrefix, defaultBranch, key: inputs.commentKey };
}

/**
 * Finds the branch that a run has to continue: its changes have to follow the commits of people, so that they are made for the branch's head. Null if
 * there is none. Rejects with `publish` if GitHub does not answer. Tested in test/scenarios/published-changes.test.ts.
 */
export async function findContinued(sources: BranchSources): Promise<ContinuedBranch | null> {
  const shared = nameSharedBranch(await readNames(sources));
  if (shared === null) return null;
  return explain(async () => {
    const { publishing } = sources.client;
    const sha = await publishing.findBranch(shared.branch);
    const isContinued = sha !== null && (await hasOthersCommits(publishing, { ...shared, sha }));
    return isContinued ? { ...shared, sha } : null;
  });
}

const explain = <Value>(ask: () => Promise<Value>): Promise<Value> =>
  explainRequests(ask, {
    code: 'publish',
    what: 'the branch of earlier runs is not known',
    permissions: 'contents: read',
  });

/** The branch that all runs for one thread or one schedule share, and the branch into which it goes; null for an event without such a branch. */
function nameSharedBranch(options: NameOptions): { readonly branch: string; readonly base: string } | null {
  const base = pickBase(options);
  // The agent's own pull request is checked out by its event.
  if (base === null || isOwnPullRequest(options, base) || nameWork(options) === nameRun(options.context)) return null;
  return { branch: nameBranch(options), base };
}

/**
 * Decides before the run where its changes will go. Rejects with `usage` for an event whose branch is in another repository or not known, for a
 * checkout that is not that branch's commit, and for a commit on the default branch; with `publish` if the default branch is not known.
 */
export async function pickPublishTarget(
  sources: BranchSources,
  publishAs: PublishTarget['type'],
  /** The commit of the checkout. */
  commit: string,
): Promise<PublishTarget> {
  const options = await readNames(sources);
  const { event, head, defaultBranch } = options;
  const name = `mode: ${publishAs}`;
  const base = pickBase(options);
  if (base === null) throw explainNoBase(options, name);
  if (head !== null && commit !== head.sha)
    throw refuse(
      `${name} needs a checkout of the head ${head.sha}, not of its merge with the base`,
      describeRef(event),
    );
  if (publishAs === 'commit') {
    if (base === defaultBranch)
      throw refuse(`mode: commit would write to the default branch ${base}`, 'Use mode: pull-request.');
    return { type: 'commit', branch: base };
  }
  // The agent's own pull request continues.
  if (isOwnPullRequest(options, base)) return { type: 'commit', branch: base };
  return { type: 'pull-request', base, branch: nameBranch(options), continues: false };
}

function nameBranch(options: NameOptions): string {
  const suffix = options.key === null ? '' : `-${options.key.replace(/[^\w-]+/g, '-').slice(0, 50)}`;
  return `${options.branchPrefix}${nameWork(options)}${suffix}`;
}

// One thread has one branch, for every event that starts a run, and the nightly runs of a workflow have one. A run that a person starts by hand may
// be about anything.
function nameWork({ event, head, context }: NameOptions): string {
  const number = readThreadNumber(event);
  if (number !== null) return `${head === null ? 'issue' : 'pull'}-${number}`;
  const workflow = basename(context.workflowFile)
    .replace(/\.ya?ml$/, '')
    .replace(/[^\w-]+/g, '-');
  return event.type === 'schedule' && workflow !== '' ? workflow : nameRun(context);
}

function nameRun({ runId, runAttempt }: RunContext): string {
  return `run-${runId}-${runAttempt}`;
}

/** The branch into which the changes of a run go. Null for a head that is in another repository or not known, and for an event about a tag. */
function pickBase({ event, head, defaultBranch }: NameOptions): string | null {
  if (head !== null) return head.fork ? null : head.ref;
  switch (event.type) {
    case 'push':
    case 'workflow_dispatch':
      return event.ref.startsWith('refs/heads/') ? event.ref.slice('refs/heads/'.length) : null;
    case 'workflow_run':
      return event.headBranch ?? defaultBranch;
    default:
      return defaultBranch;
  }
}

function isOwnPullRequest({ head, branchPrefix }: NameOptions, base: string): boolean {
  return head !== null && base.startsWith(branchPrefix);
}

function explainNoBase({ event, head }: NameOptions, name: string): HarnessError {
  return head === null && 'ref' in event
    ? refuse(`${name} needs a branch, and the event is about ${event.ref}`, 'Use mode: patch.')
    : refuse(
        `${name} cannot publish for a head that is in another repository`,
        'Use mode: patch or mode: comment for pull requests from forks.',
      );
}

function refuse(message: string, hint: string): HarnessError {
  return new HarnessError({ code: 'usage', message, hint });
}
