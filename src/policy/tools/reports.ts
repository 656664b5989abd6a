import { renderProblem } from '../../core/types/error.ts';
import { computePercent, type Coverage } from './coverage.ts';
import type { Mutation } from './mutate.ts';
import type { TestResult } from './policy-tests.ts';

/** Test results as text: the rows that did not pass, then the counts, then the rules that no test reached. */
export function renderTestReport(results: readonly TestResult[], coverage: Coverage): string {
  const lines = results.flatMap(({ status, problem }) =>
    problem === null ? [] : [renderProblem({ ...problem, message: `${status}: ${problem.message}` })],
  );
  const count = (status: TestResult['status']): number => results.filter((result) => result.status === status).length;
  lines.push(`${count('pass')} passed, ${count('fail')} failed, ${count('error')} errors, ${count('skip')} skipped`);
  for (const { rule, layer, covered } of coverage.rules) if (!covered) lines.push(`not covered: ${rule} (${layer})`);
  for (const profile of coverage.unselected)
    lines.push(
      `not covered: the rules of the profile ${profile}, which no test selects and the coverage does not count`,
    );
  lines.push(`coverage: ${coverage.percent} % (${coverage.covered} of ${coverage.total} rules)`);
  return `${lines.join('\n')}\n`;
}

/** Mutations as text: the undetected ones, and the counts. */
export function renderMutations(mutations: readonly Mutation[]): string {
  const survivors = mutations.filter(({ noticedBy }) => noticedBy === null);
  return [
    ...survivors.map(
      ({ rule, layer, line, change }) => `not noticed: ${layer}${line === null ? '' : `:${line}`}: ${rule}: ${change}`,
    ),
    `${mutations.length - survivors.length} of ${mutations.length} changes noticed`,
    '',
  ].join('\n');
}

/** The share of detected changes, in percent with one decimal. 100 if there is nothing to change. */
export function computeMutationScore(mutations: readonly Mutation[]): number {
  return computePercent(mutations.filter(({ noticedBy }) => noticedBy !== null).length, mutations.length);
}
