import { createSamplePath } from '../../../core/find-steering-files.ts';
import { isAllowed } from '../../../core/types/decision.ts';
import { compilePathGlob } from '../../decide/paths/glob.ts';
import { protectedGlobs } from '../../decide/paths/protected-paths.ts';
import { listOf } from '../../../core/schema-parts.ts';
import type { Finding, Lint } from './finding.ts';

const controlFiles = [...new Set(protectedGlobs.map(createSamplePath))];

/** Write globs that match files which the harness never lets a tool write: the rule would promise something false. */
export const lintControlFiles: Lint = ({ compiled }) =>
  compiled.rules
    .filter((rule) => rule.binds === 'write' && isAllowed(rule.decision))
    .flatMap((rule) =>
      listOf((rule.written.when as { readonly write?: string | readonly string[] }).write ?? []).flatMap(
        (written, index): Finding[] => {
          const glob = compilePathGlob(written);
          const named = [...controlFiles, ...compiled.protectedPaths].filter((path) => glob.matches(path, 'grant'));
          if (named.length === 0) return [];
          // `**` includes control files by accident. A rule that names a control file means it.
          const isMeant = !written.startsWith('*');
          return [
            {
              severity: isMeant ? 'error' : 'info',
              code: 'control-files',
              ruleId: rule.id,
              problem: rule.problemAt(
                ['when', 'write', index],
                `${written} takes in ${named.join(', ')}, which is never written`,
                'Name the folders that the task is about.',
              ),
            },
          ];
        },
      ),
    );
