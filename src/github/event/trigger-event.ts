import type { RepositoryName } from '../request/run-context.ts';

/** An account on GitHub. A login with the suffix `[bot]` counts as a bot, regardless of its type. */
export interface Account {
  readonly login: string;
  readonly kind: 'user' | 'bot';
}

export interface EventBase {
  readonly repository: RepositoryName;
  /** Null if the payload does not contain it. Read it from the API in this case. */
  readonly defaultBranch: string | null;
  /** `unknown` if the payload does not contain it. Treat it as public. */
  readonly visibility: 'public' | 'private' | 'unknown';
  /** The actor who caused the event. On `labeled`, this is the labeller. */
  readonly actor: Account;
  /** The actor who started this attempt of the run. */
  readonly triggeringActor: Account;
}

/** The author of a text and the author's association with the repository. `author` is null if the account was deleted. */
export interface Authored {
  readonly author: Account | null;
  readonly authorAssociation: string;
  readonly text: string;
}

/** An event of an issue or a pull request. */
interface ThreadEvent extends EventBase {
  readonly action: string;
  readonly number: number;
  readonly title: string;
  /** The text of the issue or pull request itself. */
  readonly thread: Authored;
}

interface PullRequestHead {
  readonly headSha: string;
  readonly headRef: string;
  readonly baseRef: string;
  readonly fork: boolean;
}

export interface PullRequestEvent extends ThreadEvent, PullRequestHead {
  readonly type: 'pull_request' | 'pull_request_target';
  /** The label that was just set. Null for every action but `labeled`. */
  readonly label: string | null;
  /** When the event happened (ISO 8601). Null if the payload does not contain it. */
  readonly updatedAt: string | null;
}

export interface IssueEvent extends ThreadEvent {
  readonly type: 'issues';
  readonly label: string | null;
  /** When the event happened (ISO 8601). Null if the payload does not contain it. */
  readonly updatedAt: string | null;
}

export interface IssueCommentEvent extends ThreadEvent {
  readonly type: 'issue_comment';
  readonly isPullRequest: boolean;
  readonly commentId: number;
  readonly comment: Authored;
  readonly commentedAt: string;
}

/** A review of a pull request, or a comment on a line of its diff. */
export interface ReviewEvent extends ThreadEvent, PullRequestHead {
  readonly type: 'pull_request_review' | 'pull_request_review_comment';
  readonly commentId: number;
  readonly comment: Authored;
  /** The file and line of a comment on the diff. Null for a review. */
  readonly place: string | null;
  /** The lines of the diff that the comment is about. */
  readonly hunk: string | null;
  /** The commit that the reviewer looked at. */
  readonly commentedSha: string;
  /** Null if GitHub does not report it. */
  readonly commentedAt: string | null;
}

/** Pull requests that a merge queue has merged with the base, to be tested together. */
export interface MergeGroupEvent extends EventBase {
  readonly type: 'merge_group';
  readonly action: string;
  readonly headSha: string;
  readonly headRef: string;
  readonly baseSha: string;
  readonly baseRef: string;
  /** The last pull request of the group. Null if the name of the branch does not contain it. */
  readonly pullRequest: number | null;
}

export interface WorkflowRunEvent extends EventBase {
  readonly type: 'workflow_run';
  readonly action: string;
  readonly upstreamRunId: number;
  readonly upstreamEvent: string;
  /** Every person who took part in the upstream run. Empty if the payload names no one. */
  readonly upstreamActors: readonly Account[];
  readonly headSha: string;
  readonly headBranch: string | null;
  readonly fork: boolean;
  /** The owner of the repository of the head. Null if it was deleted. */
  readonly headOwner: string | null;
  /** The pull requests of this repository to which the upstream run belongs. GitHub lists none for a run of a fork: see `addPullRequests`. */
  readonly pullRequests: readonly {
    readonly number: number;
    readonly baseRef: string;
    /** Null if the payload lists it, which has only its number and its base. */
    readonly details: { readonly title: string; readonly body: Authored; readonly labels: readonly string[] } | null;
  }[];
}

/** The trigger of the run: GitHub's payload, reduced to the fields that decisions use. Names are GitHub's own. */
export type TriggerEvent =
  | (EventBase & { readonly type: 'workflow_dispatch'; readonly ref: string })
  | (EventBase & { readonly type: 'schedule'; readonly schedule: string })
  | (EventBase & { readonly type: 'push'; readonly ref: string; readonly headSha: string })
  | PullRequestEvent
  | IssueEvent
  | (EventBase & { readonly type: 'repository_dispatch'; readonly action: string })
  | IssueCommentEvent
  | ReviewEvent
  | MergeGroupEvent
  | WorkflowRunEvent;

/** The number of the event's issue or pull request. Returns null if there is not exactly one. */
export function readThreadNumber(event: TriggerEvent): number | null {
  if (event.type !== 'workflow_run') return 'number' in event ? event.number : null;
  return event.pullRequests.length === 1 ? (event.pullRequests[0]?.number ?? null) : null;
}

/**
 * Whether the content of the work tree is trusted. The content of a pull request, or of a run on another person's commit, may come from a stranger.
 */
export function readRepositoryTrust(event: TriggerEvent): 'trusted' | 'untrusted' {
  switch (event.type) {
    case 'pull_request':
    case 'pull_request_target':
    case 'pull_request_review':
    case 'pull_request_review_comment':
    case 'merge_group':
      return 'untrusted';
    case 'issue_comment':
      return event.isPullRequest ? 'untrusted' : 'trusted';
    case 'workflow_run':
      return event.fork || !['push', 'schedule', 'workflow_dispatch'].includes(event.upstreamEvent)
        ? 'untrusted'
        : 'trusted';
    case 'issues':
    case 'workflow_dispatch':
    case 'repository_dispatch':
    case 'schedule':
    case 'push':
      return 'trusted';
  }
}

/** True if the event is about a text that a person wrote, and not about a label or a push. */
export function hasComment(event: TriggerEvent): event is IssueCommentEvent | ReviewEvent {
  return 'commentId' in event;
}

/** True if the code or text that the run works on comes from outside the repository. */
export function isFork(event: TriggerEvent): boolean {
  return 'fork' in event && event.fork;
}

/** The author of a text, as payloads and the REST API name it. */
export function readAuthored(
  source: { user: { login: string; type: string } | null; author_association: string },
  text: string | null,
): Authored {
  return {
    author: source.user === null ? null : readAccount(source.user.login, source.user.type),
    authorAssociation: source.author_association,
    text: text ?? '',
  };
}

export function readAccount(login: string, type: string): Account {
  return { login, kind: type === 'Bot' || /\[bot\]$/i.test(login) ? 'bot' : 'user' };
}

/** GitHub compares logins and labels without case. */
export function isSameName(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}
