import { posix } from 'node:path';
import type { Advice, AdviceLint } from './finding.ts';

/** Policies that are extended from outside the repository: their content is not tied to the reviewed commit. */
export const lintUnpinnedExtends: AdviceLint = ({ files }) =>
  files.flatMap(({ file, yaml }): Advice[] =>
    [file.extends ?? []].flat().flatMap((written, index): Advice[] => {
      if (typeof written !== 'string' || !posix.isAbsolute(written)) return [];
      return [
        {
          severity: 'warning',
          code: 'unpinned-extends',
          ruleId: null,
          problem: yaml.problemAt(
            ['extends', index],
            `${written} is a file of this machine: no commit fixes its content`,
            'Commit it next to the policy and name it relative to it.',
          ),
        },
      ];
    }),
  );
