import { defineMatcher } from './matcher.ts';
import { compilePathCondition, globList, pickMatchingGlobs } from '../paths/match-path.ts';
import { listOf } from '../../../core/schema-parts.ts';

/** `read`: globs over canonical paths, relative to the workspace. */
export const readMatcher = defineMatcher({
  key: 'read',
  binds: 'read',
  schema: globList.describe('Globs of files that are read, relative to the workspace.'),
  describe: (globs) => `read of ${listOf(globs).join(', ')}`,
  pickMatching: pickMatchingGlobs,
  compile(globs) {
    const matches = compilePathCondition(listOf(globs));
    return ({ access, path, intent }) => (access.type === 'read' && path !== null ? matches(path, intent) : 'no');
  },
});
