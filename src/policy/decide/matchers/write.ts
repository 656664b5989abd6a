import { defineMatcher } from './matcher.ts';
import { compilePathGlobs, globList, pickMatchingGlobs } from '../paths/match-path.ts';
import { listOf } from '../../../core/schema-parts.ts';

/** `write`: globs over canonical paths, relative to the workspace. */
export const writeMatcher = defineMatcher({
  key: 'write',
  binds: 'write',
  schema: globList.describe('Globs of files that are written, relative to the workspace.'),
  describe: (globs) => `write of ${listOf(globs).join(', ')}`,
  pickMatching: pickMatchingGlobs,
  compile(globs) {
    const matches = compilePathGlobs(listOf(globs));
    return ({ access, path, intent }) => (access.type === 'write' && path !== null ? matches(path, intent) : 'no');
  },
});
