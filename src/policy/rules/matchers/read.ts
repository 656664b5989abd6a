import { defineMatcher } from '../matcher.ts';
import { globList, matchPath } from '../../paths/match-path.ts';
import { compilePathGlob } from '../../paths/glob.ts';
import { listOf } from '../../file/schema-parts.ts';

/** `read`: globs over canonical paths, relative to the workspace. */
export const readMatcher = defineMatcher({
  key: 'read',
  binds: 'read',
  schema: globList,
  describe: (globs) => `read of ${listOf(globs).join(', ')}`,
  compile(globs) {
    const compiled = listOf(globs).map(compilePathGlob);
    return ({ access, path, intent }) =>
      access.type === 'read' && path !== null ? matchPath(compiled, path, intent) : 'no';
  },
});
