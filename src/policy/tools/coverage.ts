import { renderProblem } from '../../core/types/error.ts';
import { isBuiltin } from '../file/builtin-policy.ts';
import { evaluate } from '../decide/evaluate.ts';
import { listOwnProfiles, type ResolvedPolicy } from '../resolve/load.ts';
import type { TestResult } from './policy-tests.ts';
import type { Rule } from '../decide/rule.ts';

export interface Coverage {
  readonly rules: readonly { readonly rule: string; readonly layer: string; readonly covered: boolean }[];
  readonly covered: number;
  readonly total: number;
  /** 100 if there is nothing to cover. */
  readonly percent: number;
  /** The profiles whose rules are not counted, since the facts of no test select them. */
  readonly unselected: readonly string[];
}

/** Measures which rules of the policy's own files at least one test or example reaches. */
export function measureCoverage(policy: ResolvedPolicy, results: readonly TestResult[]): Coverage {
  const rules = listOwnRules(policy, results).map((rule) => {
    // Each example was checked when the policy was loaded.
    const hasExample = (rule.written.examples?.match ?? []).length > 0;
    return {
      rule: rule.id,
      layer: rule.layer,
      covered: hasExample || results.some((result) => isReachedBy(rule, result)),
    };
  });
  const covered = rules.filter((rule) => rule.covered).length;
  return {
    rules,
    covered,
    total: rules.length,
    percent: computePercent(covered, rules.length),
    unselected: listUnselected(policy, results),
  };
}

function listUnselected(policy: ResolvedPolicy, results: readonly TestResult[]): readonly string[] {
  const selected = listSelected(policy, results);
  return listOwnProfiles(policy.sources).flatMap((profile) =>
    selected.includes(profile) || !profile.policy.rules.some(isOfAuthor(policy)) ? [] : [profile.name],
  );
}

function listSelected({ sources }: ResolvedPolicy, results: readonly TestResult[]) {
  const tested = new Set(results.flatMap(({ decided }) => decided?.policy.facts ?? []));
  return listOwnProfiles(sources).filter(({ isSelected }) => [...tested].some(isSelected));
}

/** True for a rule of a file, or of the built-in policy that was loaded directly. */
function isOfAuthor({ sources }: ResolvedPolicy): (rule: Rule) => boolean {
  const own = sources.layers.at(-1)?.name;
  return ({ layer }) => layer === own || !isBuiltin(layer);
}

/**
 * The rules for which the author of this policy is responsible, each once: the rules of files, or of the built-in policy that was loaded directly, and
 * the rules of profiles that the facts of a test select.
 */
export function listOwnRules(policy: ResolvedPolicy, results: readonly TestResult[]): readonly Rule[] {
  const rules = [policy.compiled, ...listSelected(policy, results).map((profile) => profile.policy)]
    .flatMap((one) => one.rules)
    .filter(isOfAuthor(policy));
  return rules.filter((rule, index) => rules.findIndex(isSameRule(rule)) === index);
}

/** True for the same rule of the same file, also in another policy that has the file. */
export function isSameRule({ id, layer }: Rule): (other: Rule) => boolean {
  return (other) => other.id === id && other.layer === layer;
}

/** A share in percent with one decimal. 100 of nothing. */
export function computePercent(part: number, total: number): number {
  return total === 0 ? 100 : Math.floor((part * 1_000) / total) / 10;
}

function isReachedBy(rule: Rule, { decided }: TestResult): boolean {
  if (decided === null) return false;
  const isSame = isSameRule(rule);
  return evaluate(decided.policy.compiled, decided.call).some(({ votes }) =>
    votes.some(({ of }) => of !== null && isSame(of)),
  );
}

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
