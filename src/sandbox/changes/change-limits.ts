/** Limits on watching a workspace. A change over a limit is never allowed; see where each limit is used. */
export interface ChangeLimits {
  /** Paths in a snapshot. If there are more, a command does not start. */
  readonly paths: number;
  /** Changed paths that are decided one by one. If there are more, all of them are refused. */
  readonly changes: number;
  /**
   * Bytes of the largest file that is copied. If a larger file is changed and the change is refused, it cannot be restored and the run
   * ends.
   */
  readonly fileBytes: number;
  /** Bytes of all copies of a run together. Files over this limit are not copied. */
  readonly totalBytes: number;
  /** Bytes of the largest content that rules receive. To rules, a larger content is unknown. */
  readonly judgedBytes: number;
  /** How long a writer waits for earlier commands to end; after that they are stopped for the check. */
  readonly patienceMs: number;
}

export const defaultChangeLimits: ChangeLimits = {
  paths: 300_000,
  changes: 20_000,
  fileBytes: 64 * 1024 * 1024,
  totalBytes: 2 * 1024 * 1024 * 1024,
  judgedBytes: 1024 * 1024,
  patienceMs: 500,
};
