import { listOf } from '../../../core/schema-parts.ts';
import type { Advice, AdviceLint } from './finding.ts';

/** File names without a dot that a lower-case glob may mean. */
const files = ['configure', 'gradlew', 'makefile', 'mvnw', 'rakefile'];

/** Globs that seem to name a folder and match only a file of that name. */
export const lintFolderGlobs: AdviceLint = ({ compiled }) =>
  compiled.rules.flatMap((rule) =>
    (['when', 'unless'] as const).flatMap((part) =>
      (['read', 'write'] as const).flatMap((key) => {
        const globs = rule.written[part]?.[key] as string | readonly string[] | undefined;
        return listOf(globs ?? []).flatMap((glob, index): Advice[] => {
          const isWord = /^(?:[a-z][a-z0-9_-]*\/)*[a-z][a-z0-9_-]+$/.test(glob);
          if (!isWord || files.includes(glob.split('/').at(-1) ?? '')) return [];
          return [
            {
              severity: 'warning',
              code: 'folder-glob',
              ruleId: rule.id,
              problem: rule.problemAt(
                [part, key, ...(typeof globs === 'string' ? [] : [index])],
                `${glob} matches only a file of this name, and nothing below a folder`,
                `Write ${JSON.stringify(`${glob}/**`)} for all that is below the folder.`,
              ),
            },
          ];
        });
      }),
    ),
  );
