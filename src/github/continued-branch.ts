import { explainRequests } from './request/explain-request.ts';
import type { EventHead } from './event-state.ts';
import type { TriggerEvent } from './event/event.ts';
import type { ActionInputs } from './inputs.ts';
import { nameSharedBranch, type NameOptions } from './pick-target.ts';
import { hasOthersCommits } from './publish/publish-changes.ts';
import type { RunContext } from './request/run-context.ts';
import type { GitHubClient } from './client.ts';

/** The branch of the runs for a thread or a schedule, to which people have added commits. */
export interface ContinuedBranch {
  readonly branch: string;
  /** The branch into which it goes. */
  readonly base: string;
  readonly sha: string;
}

/** What the names of branches are made from. */
export interface BranchSources {
  readonly inputs: Pick<ActionInputs, 'branchPrefix' | 'commentKey'>;
  readonly client: GitHubClient;
  readonly context: RunContext;
  readonly event: TriggerEvent;
}

/** Rejects with `publish` if the default branch is not known. */
export async function readNameOptions(
  { inputs, client, context, event }: BranchSources,
  head: EventHead | null,
): Promise<NameOptions> {
  const readDefaultBranch = async (): Promise<string> => (await client.readRepository()).defaultBranch;
  return {
    event,
    head,
    branchPrefix: inputs.branchPrefix,
    defaultBranch: event.defaultBranch ?? (await explain(readDefaultBranch)),
    key: inputs.commentKey,
    runName: `run-${context.runId}-${context.runAttempt}`,
    workflowFile: context.workflowFile,
  };
}

/**
 * Finds the branch that a run has to continue: its changes have to follow the commits of people, so that they are made for the branch's head. Null if
 * there is none. Rejects with `publish` if GitHub does not answer. Tested in test/scenarios/published-changes.test.ts.
 */
export async function findContinued(sources: BranchSources, head: EventHead | null): Promise<ContinuedBranch | null> {
  const shared = nameSharedBranch(await readNameOptions(sources, head));
  if (shared === null) return null;
  return explain(async () => {
    const { publishing } = sources.client;
    const sha = await publishing.findBranch(shared.branch);
    const isContinued = sha !== null && (await hasOthersCommits(publishing, shared.base, sha));
    return isContinued ? { ...shared, sha } : null;
  });
}

const explain = <Value>(ask: () => Promise<Value>): Promise<Value> =>
  explainRequests(ask, {
    code: 'publish',
    what: 'the branch of earlier runs is not known',
    permissions: 'contents: read',
  });
