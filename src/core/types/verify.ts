/** The tests of one runner by its own output. `total` includes skipped and failed ones. */
export interface TestCount {
  readonly runner: string;
  readonly total: number;
  readonly skipped: number;
  readonly failed: number;
  /** Tests that are marked as expected to fail. They may have failed or passed. Absent if there are no such tests. */
  readonly expectedToFail?: number | undefined;
  /** Set if the runner reported that it ended before it ran all tests, as `cargo test` does at the first target that fails. */
  readonly endedEarly?: true | undefined;
}

/** The unit that a runner counts: packages for `go test`, which names tests only with `-v`. */
export function nameCounted(runner: string): 'tests' | 'packages' {
  return runner.endsWith(' packages') ? 'packages' : 'tests';
}

/** What the verify command came to, before and after the agent. */
export interface VerifyResult {
  readonly command: string;
  /** Exit codes; null where it did not end by itself. */
  readonly before: number | null;
  readonly after: number | null;
  /** Empty where no runner that is known has said how many tests it ran. */
  readonly testsBefore: readonly TestCount[];
  readonly testsAfter: readonly TestCount[];
  /** Why it is not green, one sentence each. */
  readonly problems: readonly string[];
  /** SHA-256 of the patch that it ran on; null where it did not run on one. */
  readonly patchSha256: string | null;
}
