import { isAllowed } from '../../../core/types/decision.ts';
import { isMountable } from '../../decide/paths/glob.ts';
import { listOf } from '../../../core/schema-parts.ts';
import type { Advice, AdviceLint } from './finding.ts';

/** Write globs that a mount cannot express exactly: commands could write other files in the mounted folder. */
export const lintMounts: AdviceLint = ({ compiled, sandbox }) =>
  compiled.rules
    .filter((rule) => rule.binds === 'write' && isAllowed(rule.decision))
    .flatMap((rule): Advice[] => {
      const globs = listOf((rule.written.when as { readonly write?: string | readonly string[] }).write ?? []);
      return globs.flatMap((glob, index): Advice[] => {
        const place = ['when', 'write', index];
        if (!sandbox.writableGlobs.includes(glob))
          return [
            {
              severity: 'info',
              code: 'not-mounted',
              ruleId: rule.id,
              problem: rule.problemAt(
                place,
                `commands cannot write ${glob}: rule ${rule.id} depends on the single call`,
                'The file tools can, if the rule holds.',
              ),
            },
          ];
        if (isMountable(glob)) return [];
        return [
          {
            severity: 'info',
            code: 'inexact-mount',
            ruleId: rule.id,
            problem: rule.problemAt(
              place,
              `${glob} cannot be mounted exactly: allowed commands can write to all of the folder before its first pattern`,
              'Name a whole folder (`src/**`) or single files.',
            ),
          },
        ];
      });
    });
