/** Limits on deciding changes. See where each limit is used. */
export interface ChangeLimits {
  /** Changed paths that are decided one by one. If there are more, all of them are refused. */
  readonly changes: number;
  /** Bytes of the largest content that rules receive. To rules, a larger content is unknown. */
  readonly judgedBytes: number;
  /** How long a writer waits for earlier commands to end; after that their changes so far are decided while they run. */
  readonly patienceMs: number;
}

export const defaultChangeLimits: ChangeLimits = {
  changes: 20_000,
  judgedBytes: 1024 * 1024,
  patienceMs: 500,
};
