import * as z from 'zod';
import type { Recorded } from '../recorded.ts';

/** The events of GitHub that start a run. */
export const eventNames = [
  'workflow_dispatch',
  'schedule',
  'push',
  'pull_request',
  'pull_request_target',
  'issues',
  'issue_comment',
  'pull_request_review',
  'pull_request_review_comment',
  'merge_group',
  'repository_dispatch',
  'workflow_run',
] as const;

/** The starts of a run: the command line, or an event. */
export const runEvents = ['cli', ...eventNames] as const;

/** Facts about the start of a run that rules may use. */
export const factsSchema = z.object({
  /** One of `runEvents`. */
  event: z.string(),
  ref: z.string(),
  label: z.string(),
  fork: z.boolean(),
  actorPermission: z.string(),
  /**
   * Why each person may start the run: the permission, or `listed` for an account that the job names, or `schedule` without a person. Left out if
   * only `actorPermission` counts.
   */
  actorStandings: z.array(z.string()).exactOptional(),
  /** GitHub's association of the actor with the repository (`OWNER`, `MEMBER` …). Empty if GitHub reports none. */
  actorAssociation: z.string(),
  /**
   * The association of the author of the text or code that the run works on. Of several authors, the most distant one; empty if GitHub does
   * not report all of them. Null if the run works only on the repository's own branches.
   */
  authorAssociation: z.string().nullable(),
});

export type PolicyFacts = Recorded<typeof factsSchema>;
