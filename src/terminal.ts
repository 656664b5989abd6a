import { HarnessError, renderProblem } from './core/error.ts';

/** Where the command line writes: results on `out`, everything else on `log`. */
export interface Terminal {
  out(text: string): void;
  log(text: string): void;
  /** A command to GitHub's runner, written as it is; everything else is kept from being one. */
  command(line: string): void;
}

/** The text of an error for a person: every problem with its place, and what to do. A bug keeps its stack. */
export function renderError(thrown: unknown): string {
  if (!(thrown instanceof HarnessError))
    return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  const problems = thrown.problems.map((problem) => `  ${renderProblem(problem)}`);
  const hint = thrown.hint === '' ? [] : [thrown.hint];
  return [`error: ${thrown.message}`, ...problems, ...hint].join('\n');
}
