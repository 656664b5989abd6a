import { createSamplePath } from '../../../core/find-steering-files.ts';
import { isAllowed } from '../../../core/types/decision.ts';
import { listOf } from '../../../core/schema-parts.ts';
import { compilePathGlobs } from '../../decide/paths/glob.ts';
import { protectedGlobs } from '../../decide/paths/protected-paths.ts';
import { readRuleGlobs } from '../../decide/rule.ts';
import { findAtRule, type AdviceLint, type Lint } from './finding.ts';

/** File names without a dot that a lower-case glob may mean. */
const files = ['configure', 'gradlew', 'makefile', 'mvnw', 'rakefile'];

/** Globs that seem to name a directory and match only a file of that name. */
export const lintDirectoryGlobs: AdviceLint = function* ({ compiled }) {
  for (const rule of compiled.rules)
    for (const part of ['when', 'unless'] as const)
      for (const key of ['read', 'write'] as const) {
        const globs = rule.written[part]?.[key] as string | readonly string[] | undefined;
        for (const [index, glob] of listOf(globs ?? []).entries()) {
          const isWord = /^(?:[a-z][a-z0-9_-]*\/)*[a-z][a-z0-9_-]+$/.test(glob);
          if (isWord && !files.includes(glob.split('/').at(-1) ?? ''))
            yield findAtRule(
              rule,
              'directory-glob',
              [part, key, ...(typeof globs === 'string' ? [] : [index])],
              `${glob} matches only a file of this name, and nothing below a directory`,
              `Write ${JSON.stringify(`${glob}/**`)} for all that is below the directory.`,
            );
        }
      }
};

const controlFiles = [...new Set(protectedGlobs.map(createSamplePath))];

/** Write globs that match files which the harness never lets a tool write: the rule would promise something false. */
export const lintControlFiles: Lint = function* ({ compiled }) {
  for (const rule of compiled.rules) {
    if (rule.binds !== 'write' || !isAllowed(rule.decision)) continue;
    for (const [index, written] of readRuleGlobs(rule, 'when').entries()) {
      const glob = compilePathGlobs([written]);
      const named = [...controlFiles, ...compiled.protectedPaths].filter((path) => glob.matches(path, 'grant'));
      if (named.length === 0) continue;
      const found = findAtRule(
        rule,
        'control-files',
        ['when', 'write', index],
        `${written} takes in ${named.join(', ')}, which is never written`,
        'Name the directories that the task is about.',
      );
      // `**` includes control files by accident. A rule that names a control file means it.
      yield written.startsWith('*') ? { ...found, severity: 'info' } : found;
    }
  }
};
