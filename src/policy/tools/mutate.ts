import { isAllowed } from '../../core/types/decision.ts';
import { listAlternatives } from './alternatives.ts';
import { compileRule, type Rule, indexRules } from '../decide/rule.ts';
import type { RuleFile } from '../decide/rule-file.ts';
import { isSameRule, listOwnRules } from './coverage.ts';
import type { CompiledPolicy } from '../decide/compiled-policy.ts';
import { checkExamples } from '../decide/examples.ts';
import { createProfile } from '../resolve/profiles.ts';
import { resolveFor, type ResolvedPolicy } from '../resolve/load.ts';
import { runTable, type TestResult, type TestTable } from './policy-tests.ts';
import { listOf } from '../../core/schema-parts.ts';

/** One small change of one rule, and whether a test or an example detects it. */
export interface Mutation {
  readonly rule: string;
  readonly layer: string;
  readonly line: number | null;
  readonly change: string;
  /** The test or example that detects it. Null if none does. */
  readonly noticedBy: string | null;
}

/** Changes one rule at a time and runs the tests again. If the tests do not detect a change, it could be made unnoticed. */
export function mutatePolicy(policy: ResolvedPolicy, tables: readonly TestTable[]): readonly Mutation[] {
  const before = runTables(policy, tables);
  return listOwnRules(policy, before).flatMap((rule) =>
    listMutants(rule).map(({ change, written }): Mutation => {
      const mutant = written === null ? null : compileRule(written, rule);
      const { layer, id } = rule;
      return {
        rule: id,
        layer,
        line: rule.problemAt([], '').line,
        change,
        noticedBy: findNotice(policy, tables, before, rule, mutant),
      };
    }),
  );
}

function findNotice(
  policy: ResolvedPolicy,
  tables: readonly TestTable[],
  before: readonly TestResult[],
  rule: Rule,
  mutant: Rule | null,
): string | null {
  const example = mutant === null ? undefined : checkExamples(mutant)[0];
  if (example !== undefined) return example.message;
  const isChanged = isSameRule(rule);
  const change = (one: CompiledPolicy): CompiledPolicy => {
    const rules = one.rules.flatMap((other) => (isChanged(other) ? (mutant ?? []) : other));
    return { ...one, rules, rulesFor: indexRules(rules) };
  };
  const { base, profiles } = policy.sources;
  const changed = {
    ...policy.sources,
    base: change(base),
    profiles: profiles.map((one) =>
      one.isFloor ? one : createProfile({ ...one, written: { when: one.when } }, change(one.policy)),
    ),
  };
  const after = runTables(resolveFor(changed, policy.facts), tables);
  const at = after.findIndex(({ status }, index) => status !== before[index]?.status);
  return at < 0
    ? null
    : (tables.flatMap(({ rows, file }) => rows.map((_, row) => `${file} case ${row + 1}`))[at] ?? '');
}

function runTables(policy: ResolvedPolicy, tables: readonly TestTable[]): readonly TestResult[] {
  return tables.flatMap((table) => runTable(policy, table));
}

interface Mutant {
  readonly change: string;
  /** Null if the rule is removed. */
  readonly written: RuleFile | null;
}

function listMutants(rule: Rule): readonly Mutant[] {
  const { written } = rule;
  const {
    unless,
    limits: _limits,
    acknowledge: _acknowledge,
    hosts: _hosts,
    sees: _sees,
    uploadMb: _uploadMb,
    ...bare
  } = written;
  // Only a rule that allows can count calls or give hosts.
  const flipped: RuleFile = isAllowed(written.decision)
    ? { ...bare, ...(unless !== undefined && { unless }), decision: 'deny' }
    : { ...written, decision: 'allow' };
  const { unless: _unless, ...withoutUnless } = written;
  return [
    { change: 'drop the rule', written: null },
    { change: `${written.decision} becomes ${flipped.decision}`, written: flipped },
    ...(unless === undefined ? [] : [{ change: 'drop its unless', written: withoutUnless }]),
    ...listAlternatives(written.when).map(({ label, without }) => ({
      change: `drop ${label}`,
      written: { ...written, when: without },
    })),
    ...(unless === undefined ? [] : listAlternatives(unless)).map(({ label, without }) => ({
      change: `drop unless ${label}`,
      written: { ...written, unless: without },
    })),
    ...listWidened(written.when).map(({ label, when }) => ({ change: label, written: { ...written, when } })),
  ];
}

function listWidened(when: RuleFile['when']): readonly { readonly label: string; readonly when: RuleFile['when'] }[] {
  const conditions: Readonly<Record<string, unknown>> = when;
  return (['read', 'write'] as const).flatMap((key) => {
    const globs = conditions[key];
    if (globs === undefined) return [];
    const list = listOf(globs as string | readonly string[]);
    return list.flatMap((glob, index) => {
      const wider = widenGlob(glob);
      return wider === glob || list.includes(wider)
        ? []
        : [{ label: `widen ${key} ${glob} to ${wider}`, when: { ...when, [key]: list.with(index, wider) } }];
    });
  });
}

// One step wider: the whole folder that contains the glob, or the whole folder above.
function widenGlob(glob: string): string {
  const parts = glob.split('/');
  const folder = parts.slice(0, parts.at(-1) === '**' ? -2 : -1);
  const wider = [...folder.filter((part, index) => part !== '**' || index === 0), '**'].join('/');
  return wider === '**/**' ? '**' : wider;
}
