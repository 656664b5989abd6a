import * as z from 'zod';
import type { Recorded } from '../recorded.ts';

/** Facts about the start of a run that rules may use. */
export const factsSchema = z.object({
  /** `cli`, or the name of the GitHub event. */
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
