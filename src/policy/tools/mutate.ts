import { isAllowed } from '../../core/types/decision.ts';
import { compileRule, type Rule } from '../decide/rule.ts';
import type { RuleFile } from '../decide/rule-file.ts';
import { computePercent, isSameRule, listOwnRules } from './coverage.ts';
import type { CompiledPolicy } from '../decide/compiled-policy.ts';
import { checkExamples } from '../decide/examples.ts';
import { createProfile } from '../resolve/profiles.ts';
import { resolveFor, type ResolvedPolicy } from '../resolve/load.ts';
import { runTable, type TestResult, type TestTable } from './policy-tests.ts';

/** One rule that is dropped, or decides the opposite, and whether a test or an example detects it. */
export interface Mutation {
  readonly rule: string;
  readonly layer: string;
  readonly line: number | null;
  readonly change: string;
  /** The test or example that detects it. Null if none does. */
  readonly noticedBy: string | null;
}

/** Drops or flips one rule at a time and runs the tests again. If the tests do not detect a change, it could be made unnoticed. */
export function mutatePolicy(policy: ResolvedPolicy, tables: readonly TestTable[]): readonly Mutation[] {
  const before = runTables(policy, tables);

  function findNotice(rule: Rule, mutant: Rule | null): string | null {
    const example = mutant === null ? undefined : checkExamples(mutant)[0];
    if (example !== undefined) return example.message;
    const isChanged = isSameRule(rule);
    const change = (one: CompiledPolicy): CompiledPolicy => ({
      ...one,
      rules: one.rules.flatMap((other) => (isChanged(other) ? (mutant ?? []) : other)),
    });
    const { base, profiles } = policy.sources;
    const changed = {
      ...policy.sources,
      base: change(base),
      profiles: profiles.map((one) =>
        one.owner === 'organisation'
          ? one
          : createProfile({ ...one, written: { when: one.when } }, change(one.policy), one.owner),
      ),
    };
    const after = runTables(resolveFor(changed, policy.facts), tables);
    const at = after.findIndex(({ status }, index) => status !== before[index]?.status);
    return at < 0
      ? null
      : (tables.flatMap(({ rows, file }) => rows.map((_, row) => `${file} case ${row + 1}`))[at] ?? '');
  }

  return listOwnRules(policy, before).flatMap((rule) =>
    listMutants(rule).map(({ change, written }): Mutation => {
      const mutant = written === null ? null : compileRule(written, rule);
      const { layer, id } = rule;
      return {
        rule: id,
        layer,
        line: rule.problemAt([], '').line,
        change,
        noticedBy: findNotice(rule, mutant),
      };
    }),
  );
}

function runTables(policy: ResolvedPolicy, tables: readonly TestTable[]): readonly TestResult[] {
  return tables.flatMap((table) => runTable(policy, table));
}

// Without a written rule, the rule is dropped.
function listMutants({ written }: Rule) {
  const {
    limits: _limits,
    acknowledge: _acknowledge,
    hosts: _hosts,
    sees: _sees,
    uploadMb: _uploadMb,
    ...bare
  } = written;
  // Only a rule that allows can count calls or give hosts.
  const flipped: RuleFile = isAllowed(written.decision)
    ? { ...bare, decision: 'deny' }
    : { ...written, decision: 'allow' };
  return [
    { change: 'drop the rule', written: null },
    { change: `${written.decision} becomes ${flipped.decision}`, written: flipped },
  ];
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
