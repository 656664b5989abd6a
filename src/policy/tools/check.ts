import { HarnessError, renderProblem, type Problem } from '../../core/types/error.ts';
import type { Finding } from './lint/finding.ts';
import { lints } from './lint/index.ts';
import { loadPolicy, type ResolvedPolicy } from '../file/load.ts';
import type { LoadPolicyOptions } from '../file/load-options.ts';
import { runPolicyTests } from './policy-tests.ts';

export type { Finding } from './lint/finding.ts';

/** Checks a policy: every load problem, or, where it loads, what its rules do not mean to say and which of its tests fail. */
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
  const failed = (await runPolicyTests(policy, options.readFile)).map((problem): Finding => ({
    severity: 'error',
    code: 'test-failed',
    ruleId: null,
    problem,
  }));
  // What a profile extends is checked where it stands; its own rules only here.
  const profiles = policy.profiles.flatMap(({ policy: profile }) => {
    const own = new Set(profile.compiled.rules.filter(({ layer }) => layer.includes('#')).map(({ id }) => id));
    return lints.flatMap((lint) => lint(profile)).filter(({ ruleId }) => ruleId !== null && own.has(ruleId));
  });
  return [...lints.flatMap((lint) => lint(policy)), ...profiles, ...failed];
}

/** One finding on one line: place, severity, message, and how to mend it. */
export function renderFinding({ severity, code, problem }: Finding): string {
  return renderProblem({ ...problem, message: `${severity}: ${problem.message} [${code}]` });
}
