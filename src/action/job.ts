import { HarnessError } from '../core/types/error.ts';
import { readExitCode, type Outcome } from '../core/types/outcome.ts';
import { openGitHubClient, type GitHubClient } from '../github/client.ts';
import { readTriggerEvent } from '../github/event/event.ts';
import type { TriggerEvent } from '../github/event/trigger-event.ts';
import { readConclusion } from '../github/outputs.ts';
import { explainRequests } from '../github/request/explain-request.ts';
import { readRunContext, type RunContext } from '../github/request/run-context.ts';
import type { WorkflowLog } from '../github/workflow-log.ts';
import type { Host } from '../run/host/host.ts';

/** What each part of a step needs. The signal ends every request. */
export type Services = Pick<Host, 'clock' | 'redactor'> & { readonly signal: AbortSignal };

/** A job whose event was read. */
export interface Job extends Services {
  readonly host: Host;
  readonly log: WorkflowLog;
  readonly context: RunContext;
  readonly event: TriggerEvent;
  readonly client: GitHubClient;
  /** The input `github-token`. */
  readonly token: string;
}

/** Reads the event of a job, and opens its client. Rejects with `usage` or `untrusted` for an event that cannot start a run. */
export async function beginJob(
  { host, log, clock, redactor, signal }: Services & Pick<Job, 'host' | 'log'>,
  token: string,
): Promise<Job> {
  const context = readRunContext(host.facts.environment);
  const client = openGitHubClient(context, token, { clock, signal });
  const event = await addPullRequests(client, await readTriggerEvent(context));
  return { host, log, clock, redactor, signal, context, event, client, token };
}

/**
 * An event with the pull requests that GitHub's payload lacks: the run of a fork's pull request names none. They are the open ones from its branch whose
 * head is still the commit of the run. Nothing that the upstream run has left is read.
 */
async function addPullRequests(client: GitHubClient, event: TriggerEvent): Promise<TriggerEvent> {
  if (event.type !== 'workflow_run' || !event.fork || event.pullRequests.length > 0) return event;
  const { headOwner, headBranch, headSha, upstreamEvent } = event;
  // The runs of other events may have the commit of the default branch.
  if (headOwner === null || headBranch === null || upstreamEvent !== 'pull_request') return event;
  const found = await explainRequests(() => client.listPullRequests({ owner: headOwner, branch: headBranch }), {
    code: 'untrusted',
    what: 'the pull request of the upstream run cannot be found',
    permissions: 'contents: read, pull-requests: read',
  });
  return { ...event, pullRequests: found.filter((pullRequest) => pullRequest.headSha === headSha) };
}

/** Annotates how the step ended. Returns its exit code. */
export function endStep(
  log: WorkflowLog,
  end: { readonly outcome: Outcome; readonly reason: string; readonly failOn: readonly Outcome[] },
): number {
  const failed = readConclusion(end.outcome, end.failOn) === 'failure';
  const message = `${end.outcome}: ${end.reason}`;
  log.annotate({ level: failed ? 'error' : 'notice', message, file: null, line: null });
  return failed ? readExitCode(end.outcome) || 1 : 0;
}

/** An error with its hint, as text for people. */
export function explainError({ message, hint }: HarnessError): string {
  return [message, hint].filter((text) => text !== '').join('. ');
}

/** What `publish` returns, or what `fail` makes of the reason why GitHub, or a check before, refuses it. A bug is thrown. */
export async function publishOr<Value, Failed>(
  publish: () => Promise<Value>,
  fail: (reason: string) => Failed,
): Promise<Value | Failed> {
  try {
    return await publish();
  } catch (thrown) {
    if (!(thrown instanceof HarnessError)) throw thrown;
    return fail(explainError(thrown));
  }
}
