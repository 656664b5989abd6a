import { listAlternatives } from './alternatives.ts';
import { evaluate } from '../decide/evaluate.ts';
import { matchesExample, readExample } from '../decide/examples.ts';
import { listOwnProfiles, type ResolvedPolicy } from '../resolve/load.ts';
import { askBoth } from '../decide/matchers/matcher.ts';
import type { TestResult } from './policy-tests.ts';
import { compileRule, isEffective, matchRule, type Rule } from '../decide/rule.ts';

export interface RuleCoverage {
  readonly rule: string;
  readonly layer: string;
  readonly branches: readonly { readonly branch: string; readonly covered: boolean }[];
}

export interface Coverage {
  readonly rules: readonly RuleCoverage[];
  readonly covered: number;
  readonly total: number;
  /** 100 if there is nothing to cover. */
  readonly percent: number;
}

interface Branch {
  readonly name: string;
  /** The rule narrowed to the branch. */
  readonly rule: Rule;
  /** A branch is taken if the rule matches. An exception is taken if it keeps the rule from matching. */
  readonly takenBy: 'match' | 'exception';
}

/** Measures which rules of the policy's own files, and which of their alternatives and exceptions, at least one test or example reaches. */
export function measureCoverage(policy: ResolvedPolicy, results: readonly TestResult[]): Coverage {
  const rules = listOwnRules(policy, results).map((rule): RuleCoverage => ({
    rule: rule.id,
    layer: rule.layer,
    branches: listBranches(rule).map((branch) => ({
      branch: branch.name,
      covered: isTakenByExample(rule, branch) || results.some((result) => isTakenByTest(branch, result)),
    })),
  }));
  const branches = rules.flatMap((rule) => rule.branches);
  const covered = branches.filter((branch) => branch.covered).length;
  return {
    rules,
    covered,
    total: branches.length,
    percent: branches.length === 0 ? 100 : Math.floor((covered * 1_000) / branches.length) / 10,
  };
}

/**
 * The rules for which the author of this policy is responsible, each once: the rules of files, or of the built-in policy that was loaded directly, and
 * those of the profiles that the facts of a test select.
 */
export function listOwnRules({ compiled, sources }: ResolvedPolicy, results: readonly TestResult[]): readonly Rule[] {
  const tested = new Set(results.flatMap(({ decided }) => decided?.policy.facts ?? []));
  const selected = listOwnProfiles(sources).filter(({ isSelected }) => [...tested].some(isSelected));
  const own = sources.layers.at(-1)?.name;
  const rules = [compiled, ...selected.map(({ policy }) => policy)]
    .flatMap((policy) => policy.rules)
    .filter(({ layer }) => layer === own || !layer.startsWith('builtin:'));
  return rules.filter((rule, index) => rules.findIndex(isSameRule(rule)) === index);
}

/** True for the same rule of the same file, also in another policy that has the file. */
export function isSameRule({ id, layer }: Rule): (other: Rule) => boolean {
  return (other) => other.id === id && other.layer === layer;
}

function listBranches(rule: Rule): readonly Branch[] {
  const { written } = rule;
  const narrow = (more: Partial<typeof written>): Rule => compileRule({ ...written, ...more }, rule);
  const { unless } = written;
  return [
    { name: 'rule', rule, takenBy: 'match' },
    ...listAlternatives(written.when).map(({ label, only }): Branch => ({
      name: label,
      rule: narrow({ when: only }),
      takenBy: 'match',
    })),
    ...(unless === undefined ? [] : [{ name: 'unless', rule, takenBy: 'exception' as const }]),
    ...(unless === undefined ? [] : listAlternatives(unless)).map(({ label, only }): Branch => ({
      name: `unless ${label}`,
      rule: narrow({ unless: only }),
      takenBy: 'exception',
    })),
  ];
}

function isTakenByTest({ rule, takenBy }: Branch, { decided }: TestResult): boolean {
  if (decided === null) return false;
  const { call, policy } = decided;
  return evaluate(policy.compiled, call).some(({ access, profile }) => {
    const question = askBoth(call, access, policy.compiled.facts);
    const whole = { ...rule, unless: null };
    const matches = isEffective(rule, matchRule(rule, question));
    const isTaken = takenBy === 'match' ? matches : !matches && isEffective(whole, matchRule(whole, question));
    return isTaken && (profile?.policy ?? policy.compiled).rules.some(isSameRule(rule));
  });
}

function isTakenByExample(rule: Rule, branch: Branch): boolean {
  if (rule.binds === null) return false;
  const { match = [], not = [] } = rule.written.examples ?? {};
  const accesses = (branch.takenBy === 'match' ? match : not).flatMap((text) => readExample(rule, text) ?? []);
  return accesses.some((access) => {
    const matches = matchesExample(branch.rule, access);
    return branch.takenBy === 'match' ? matches : !matches && matchesExample({ ...branch.rule, unless: null }, access);
  });
}
