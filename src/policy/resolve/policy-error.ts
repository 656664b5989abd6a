import { HarnessError, renderProblem, type Problem } from '../../core/types/error.ts';
import { compareText } from '../../core/text/compare-text.ts';

/** The error for a policy that cannot be used, with every problem in the order of its place. It names the layer that has all of them, if there is one. */
export function createPolicyError(source: string, problems: readonly Problem[]): HarnessError {
  // A layer that the policy and a profile share is compiled for each of them.
  const unique = [...new Map(problems.map((problem) => [renderProblem(problem), problem])).values()];
  const sorted = unique.toSorted(
    (left, right) =>
      compareText(left.file ?? '', right.file ?? '') ||
      (left.line ?? 0) - (right.line ?? 0) ||
      (left.column ?? 0) - (right.column ?? 0),
  );
  const [file, ...others] = new Set(sorted.map((problem) => problem.file));
  const name = typeof file === 'string' && others.length === 0 ? file : source;
  return new HarnessError({
    code: 'policy',
    message: `the policy ${name} has ${sorted.length === 1 ? 'a problem' : `${sorted.length} problems`}`,
    hint: 'Fix the listed problems; a policy with an error is never used in part.',
    problems: sorted,
  });
}
