import { listAlternatives } from './alternatives.ts';
import { evaluate } from '../decide/evaluate.ts';
import { matchesExample, readExample } from '../decide/examples.ts';
import type { ResolvedPolicy } from '../resolve/load.ts';
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
  const rules = listOwnRules(policy).map((rule): RuleCoverage => ({
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

/** The rules for which the author of this policy is responsible: the rules of files, or of the built-in policy that was loaded directly. */
export function listOwnRules(policy: ResolvedPolicy): readonly Rule[] {
  const own = policy.files.at(-1)?.name;
  return policy.compiled.rules.filter(({ layer }) => layer === own || !layer.startsWith('builtin:'));
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
  return evaluate(policy.compiled, call).some(({ access }) => {
    const question = askBoth(call, access, policy.compiled.facts);
    const matches = isEffective(rule, matchRule(rule, question));
    if (takenBy === 'match') return matches;
    const whole = { ...rule, unless: null };
    return !matches && isEffective(whole, matchRule(whole, question));
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
