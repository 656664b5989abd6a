import type { UntrustedText } from '../text/untrusted-envelope.ts';

/** The reads of the repository of its job that a call may make. */
export type GitHubRead =
  | { readonly type: 'issue' | 'pull'; readonly number: number }
  | { readonly type: 'search'; readonly query: string }
  | { readonly type: 'run-log'; readonly runId: number };

/** Reads for a call, with the token of the job, which no process of the agent has. Rejects with `ToolFailure`. */
export type ReadGitHub = (read: GitHubRead, signal: AbortSignal) => Promise<readonly UntrustedText[]>;
