import type { RepositoryName } from './run-context.ts';

/** Somebody on GitHub. A `[bot]` suffix counts as a bot whatever the type says. */
export interface Account {
  readonly login: string;
  readonly kind: 'user' | 'bot';
}

export interface EventBase {
  readonly repository: RepositoryName;
  /** Null where the payload does not say; ask the API then. */
  readonly defaultBranch: string | null;
  /** Where the payload does not say, `unknown`: treat it as public. */
  readonly visibility: 'public' | 'private' | 'unknown';
  /** Who caused the event. On `labeled` that is the labeller. */
  readonly actor: Account;
  /** Who started this attempt of the run. */
  readonly triggeringActor: Account;
}

/** Who wrote a text, and how GitHub says they belong to the repository. The account is null where it was deleted. */
export interface Authored {
  readonly author: Account | null;
  readonly authorAssociation: string;
  readonly text: string;
}

export interface PullRequestEvent extends EventBase {
  readonly type: 'pull_request' | 'pull_request_target';
  readonly action: string;
  readonly number: number;
  readonly title: string;
  readonly body: Authored;
  readonly headSha: string;
  readonly headRef: string;
  readonly baseRef: string;
  readonly baseSha: string;
  readonly fork: boolean;
  /** The label that was just set; null for every action but `labeled`. */
  readonly label: string | null;
}

export interface IssueEvent extends EventBase {
  readonly type: 'issues';
  readonly action: string;
  readonly number: number;
  readonly title: string;
  readonly body: Authored;
  readonly label: string | null;
}

export interface IssueCommentEvent extends EventBase {
  readonly type: 'issue_comment';
  readonly action: string;
  readonly number: number;
  readonly title: string;
  readonly isPullRequest: boolean;
  readonly commentId: number;
  readonly comment: Authored;
  /** The issue or pull request that was commented on. */
  readonly thread: Authored;
  readonly commentedAt: string;
}

export interface WorkflowRunEvent extends EventBase {
  readonly type: 'workflow_run';
  readonly action: string;
  readonly upstreamRunId: number;
  readonly upstreamEvent: string;
  /** Everybody who had a part in the upstream run; empty where the payload names nobody. */
  readonly upstreamActors: readonly Account[];
  readonly headSha: string;
  readonly headBranch: string | null;
  readonly fork: boolean;
  /** The pull requests of this repository that the upstream run belongs to. */
  readonly pullRequests: readonly { readonly number: number; readonly baseRef: string }[];
}

/** What started the run: GitHub's payload, reduced to what is decided on. Names are GitHub's own. */
export type TriggerEvent =
  | (EventBase & { readonly type: 'workflow_dispatch'; readonly ref: string })
  | (EventBase & { readonly type: 'schedule'; readonly schedule: string })
  | (EventBase & { readonly type: 'push'; readonly ref: string; readonly headSha: string })
  | PullRequestEvent
  | IssueEvent
  | IssueCommentEvent
  | WorkflowRunEvent;

export const eventNames = [
  'workflow_dispatch',
  'schedule',
  'push',
  'pull_request',
  'pull_request_target',
  'issues',
  'issue_comment',
  'workflow_run',
] as const satisfies readonly TriggerEvent['type'][];

/** The number of the issue or pull request that the event is about; null where there is none or more than one. */
export function readThreadNumber(event: TriggerEvent): number | null {
  switch (event.type) {
    case 'pull_request':
    case 'pull_request_target':
    case 'issues':
    case 'issue_comment':
      return event.number;
    case 'workflow_run':
      return event.pullRequests.length === 1 ? (event.pullRequests[0]?.number ?? null) : null;
    case 'workflow_dispatch':
    case 'schedule':
    case 'push':
      return null;
  }
}

/** Whose word the work tree is: what a pull request or a run on another's commit brings may be a stranger's. */
export function readRepositoryTrust(event: TriggerEvent): 'trusted' | 'untrusted' {
  switch (event.type) {
    case 'pull_request':
    case 'pull_request_target':
      return 'untrusted';
    case 'issue_comment':
      return event.isPullRequest ? 'untrusted' : 'trusted';
    case 'workflow_run':
      return event.fork || !['push', 'schedule', 'workflow_dispatch'].includes(event.upstreamEvent)
        ? 'untrusted'
        : 'trusted';
    case 'issues':
    case 'workflow_dispatch':
    case 'schedule':
    case 'push':
      return 'trusted';
  }
}

/** True where the code or text that the run works on comes from outside of the repository. */
export function isFork(event: TriggerEvent): boolean {
  return 'fork' in event && event.fork;
}
