import { HarnessError, renderProblem, type Problem } from '../../core/types/error.ts';
import type { Rule } from '../decide/rule.ts';
import { lintSeverities, type Finding, type Found } from './lint/finding.ts';
import { allLints, refusingLints, type Lints } from './lint/index.ts';
import { lintExpiring } from './lint/rules.ts';
import {
  loadPolicy,
  resolveFor,
  resolveProfiles,
  type LoadPolicyOptions,
  type ResolvedPolicy,
} from '../resolve/load.ts';
import { createPolicyError } from '../resolve/policy-error.ts';
import { runPolicyTests } from './policy-tests.ts';

export type { Finding } from './lint/finding.ts';

/** Checks a policy. Returns every load problem. If it loads, returns the findings of the lints and the failed tests. */
export async function checkPolicy(options: LoadPolicyOptions): Promise<readonly Finding[]> {
  let policy: ResolvedPolicy;
  try {
    policy = await loadPolicy(options);
  } catch (thrown) {
    if (!(thrown instanceof HarnessError) || thrown.code !== 'policy') throw thrown;
    const problems: readonly Problem[] =
      thrown.problems.length > 0
        ? thrown.problems
        : [{ message: thrown.message, hint: thrown.hint, file: options.source, line: null, column: null }];
    return problems.map((problem) => ({ severity: 'error', code: 'invalid', ruleId: null, problem }));
  }
  const failed = await runPolicyTests(policy, options.readFile);
  return [
    ...runLints(policy, allLints),
    ...failed.map((problem): Finding => ({ severity: 'error', code: 'test-failed', ruleId: null, problem })),
  ];
}

/**
 * Loads a policy that a run accepts. Rejects with `policy` also for a valid file that `policy check` reports as not valid: a lint finds an error, or
 * a test of the policy fails. Every command that uses a policy loads it so, so that all give the same result.
 */
export async function loadValidPolicy(options: LoadPolicyOptions): Promise<ResolvedPolicy> {
  const policy = await loadPolicy(options);
  // The actor and the event of a run make no policy invalid: a row of a test states its own.
  const unbound = resolveFor(policy.sources, null);
  const failed = await runPolicyTests(unbound, options.readFile);
  // Lints that only advise are skipped to save time at each start.
  const errors = [...listErrors(unbound), ...failed];
  if (errors.length > 0) throw createPolicyError(options.source, errors);
  return policy;
}

/** The errors of a loaded policy, apart from its tests. */
export function listErrors(policy: ResolvedPolicy): readonly Problem[] {
  return runLints(policy, refusingLints).flatMap(({ severity, problem }) => (severity === 'error' ? [problem] : []));
}

function runLints(policy: ResolvedPolicy, { rules, layers }: Lints): readonly Finding[] {
  // The layers that a profile extends are checked separately; its own rules are checked only here.
  const profiles = resolveProfiles(policy).flatMap(({ policy: compiled }) =>
    runRuleLints(
      { ...policy, compiled },
      rules,
      compiled.rules.filter(({ layer }) => layer.includes('#')),
    ),
  );
  const ofFloors = policy.compiled.profiles.flatMap((profile) => profile.policy.rules);
  return [
    ...layers.flatMap((create) => {
      const lint = create(policy);
      return policy.files.flatMap((layer) =>
        [...lint(layer)].map((found) => createFinding(found, null, layer.yaml.problemAt)),
      );
    }),
    ...runRuleLints(policy, rules, policy.compiled.rules),
    ...profiles,
    // The owner of an organisation's policy hears of its rules only by the check of some policy.
    ...(rules.includes(lintExpiring) ? runRuleLints(policy, [lintExpiring], ofFloors) : []),
  ];
}

function runRuleLints(policy: ResolvedPolicy, lints: Lints['rules'], rules: readonly Rule[]): readonly Finding[] {
  return lints.flatMap((create) => {
    const lint = create(policy);
    return rules.flatMap((rule) => [...lint(rule)].map((found) => createFinding(found, rule.id, rule.problemAt)));
  });
}

function createFinding(
  { code, path, message, hint, severity }: Found,
  ruleId: string | null,
  problemAt: Rule['problemAt'],
): Finding {
  return {
    severity: severity ?? lintSeverities[code],
    code,
    ruleId,
    problem: problemAt(path, message, hint),
  };
}

/** One finding on one line: place, severity, message, and how to fix it. */
export function renderFinding({ severity, code, problem }: Finding): string {
  return renderProblem({ ...problem, message: `${severity}: ${problem.message} [${code}]` });
}
