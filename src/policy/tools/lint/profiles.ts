import type { Advice, AdviceLint } from './finding.ts';

/** The type of each profile, since a single rule that allows turns a list of denials into a complete policy. */
export const lintProfiles: AdviceLint = ({ profiles }) =>
  profiles.flatMap(({ name, type, policy }) =>
    policy.files.slice(-1).map(({ yaml }): Advice => ({
      severity: 'info',
      code: 'profile',
      ruleId: null,
      problem: yaml.problemAt(
        [],
        type === 'complete'
          ? `the profile ${name} is a separate policy: where it holds, what it does not allow is denied`
          : `the profile ${name} only restricts: where it holds, the rest of the policy stays in force`,
      ),
    })),
  );
