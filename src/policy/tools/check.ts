import { HarnessError, renderProblem, type Problem } from '../../core/types/error.ts';
import type { Finding } from './lint/finding.ts';
import { lints } from './lint/index.ts';
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
  return [...runLints(policy, lints), ...(await findFailedTests(policy, options.readFile))];
}

/**
 * Throws `policy` for a valid file that `policy check` reports as not valid: a lint finds an error, or a test of the policy fails. Every command that
 * uses a policy calls this, so that all give the same result.
 */
export async function refuseErrors(
  policy: ResolvedPolicy,
  { source, readFile }: Pick<LoadPolicyOptions, 'source' | 'readFile'>,
): Promise<void> {
  // The actor and the event of a run make no policy invalid: a row of a test states its own.
  const unbound = resolveFor(policy.sources, null);
  // Lints that only advise are skipped to save time at each start.
  const errors = [...listErrors(unbound), ...(await findFailedTests(unbound, readFile)).map(({ problem }) => problem)];
  if (errors.length > 0) throw createPolicyError(source, errors);
}

/** The errors of a loaded policy, apart from its tests. */
export function listErrors(policy: ResolvedPolicy): readonly Problem[] {
  const refusing = lints.filter(({ type }) => type === 'refuses');
  return runLints(policy, refusing).flatMap(({ severity, problem }) => (severity === 'error' ? [problem] : []));
}

async function findFailedTests(
  policy: ResolvedPolicy,
  readFile: LoadPolicyOptions['readFile'],
): Promise<readonly Finding[]> {
  const problems = await runPolicyTests(policy, readFile);
  return problems.map((problem) => ({ severity: 'error', code: 'test-failed', ruleId: null, problem }));
}

function runLints(policy: ResolvedPolicy, entries: typeof lints): readonly Finding[] {
  const run = (of: ResolvedPolicy): Finding[] => entries.flatMap(({ lint }) => [...lint(of)]);
  // The layers that a profile extends are checked separately; its own rules are checked only here.
  const profiles = resolveProfiles(policy).flatMap(({ policy: profile }) => {
    const own = new Set(profile.compiled.rules.filter(({ layer }) => layer.includes('#')).map(({ id }) => id));
    return run(profile).filter(({ ruleId }) => ruleId !== null && own.has(ruleId));
  });
  return [...run(policy), ...profiles];
}

/** One finding on one line: place, severity, message, and how to fix it. */
export function renderFinding({ severity, code, problem }: Finding): string {
  return renderProblem({ ...problem, message: `${severity}: ${problem.message} [${code}]` });
}
