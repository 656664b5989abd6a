import { isAllowed } from '../../core/decision.ts';
import { compileGlob } from '../glob.ts';
import { listOf } from '../schema-parts.ts';
import type { Finding, Lint } from './finding.ts';

const controlFiles = ['.git/config', '.git/hooks/pre-commit', '.github/workflows/ci.yml', '.gitmodules'];

/** Write globs that name files which the harness never lets a tool write: the rule would promise what cannot be. */
export const lintControlFiles: Lint = ({ compiled }) =>
  compiled.rules
    .filter((rule) => rule.binds === 'write' && isAllowed(rule.decision))
    .flatMap((rule) =>
      listOf((rule.written.when as { readonly write?: string | readonly string[] }).write ?? []).flatMap(
        (written, index): Finding[] => {
          const glob = compileGlob(written);
          const named = [...controlFiles, ...compiled.protectedPaths].filter((path) => glob.matches(path, 'grant'));
          if (named.length === 0) return [];
          // `**` takes everything along; a rule that spells a control file out means it.
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
