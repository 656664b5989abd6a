import { defineMatcher } from './matcher.ts';
import { compilePathCondition, globList, pickMatchingGlobs } from '../paths/match-path.ts';
import { listOf } from '../../../core/schema-parts.ts';

/** `write`: globs over canonical paths, relative to the workspace. */
export const writeMatcher = defineMatcher({
  key: 'write',
  binds: 'write',
  schema: globList.describe('Globs of files that are written, relative to the workspace.'),
  describe: (globs) => `write of ${listOf(globs).join(', ')}`,
  pickMatching: pickMatchingGlobs,
  compile(globs) {
    const matches = compilePathCondition(listOf(globs));
    return ({ access, path, intent }) => (access.type === 'write' && path !== null ? matches(path, intent) : 'no');
  },
});
