/** What watching a workspace may cost. Over a limit nothing is let through: see where each is used. */
export interface ChangeLimits {
  /** Paths of a snapshot; a command does not start over more. */
  readonly paths: number;
  /** Changed paths that are decided one by one; of more than these every one is refused. */
  readonly changes: number;
  /** A larger file has no copy; if it is changed and refused, it cannot be put back and the run ends. */
  readonly fileBytes: number;
  /** All copies of a run together; what comes later has none. */
  readonly totalBytes: number;
  /** A larger content is not shown to rules: to them it is not known. */
  readonly judgedBytes: number;
  /** How long a writer waits for the commands before it to end; then they are made to stand still. */
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
