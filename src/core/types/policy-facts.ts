/** Facts about the start of a run that rules may use. */
export interface PolicyFacts {
  /** `cli`, or the name of the GitHub event. */
  readonly event: string;
  readonly ref: string;
  readonly label: string;
  readonly fork: boolean;
  readonly actorPermission: string;
  /**
   * Why each person may start the run: the permission, or `listed` for an account that the job names, or `schedule` without a person. Left out if
   * only `actorPermission` counts.
   */
  readonly actorStandings?: readonly string[];
  /** GitHub's association of the actor with the repository (`OWNER`, `MEMBER` …). Empty if GitHub reports none. */
  readonly actorAssociation: string;
  /**
   * The association of the author of the text or code that the run works on. Of several authors, the most distant one; empty if GitHub does
   * not report all of them. Null if the run works only on the repository's own branches.
   */
  readonly authorAssociation: string | null;
}
