import { listOf } from '../../../core/schema-parts.ts';
import { compilePathCondition, globList, pickMatchingGlobs } from '../paths/match-path.ts';
import { defineMatcher, type Matcher } from './matcher.ts';

/** `read` and `write`: globs over canonical paths, relative to the workspace. */
export const readMatcher = definePathMatcher('read', 'Globs of files that are read, relative to the workspace.');
export const writeMatcher = definePathMatcher('write', 'Globs of files that are written, relative to the workspace.');

function definePathMatcher(key: 'read' | 'write', help: string): Matcher {
  return defineMatcher({
    key,
    binds: key,
    schema: globList.describe(help),
    describe: (globs) => `${key} of ${listOf(globs).join(', ')}`,
    pickMatching: pickMatchingGlobs,
    compile(globs) {
      const matches = compilePathCondition(listOf(globs));
      return ({ access, path }, intent) => (access.type === key && path !== null ? matches(path, intent) : 'no');
    },
  });
}
