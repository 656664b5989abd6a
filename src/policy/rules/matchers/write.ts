import { defineMatcher } from '../matcher.ts';
import { globList, matchPath } from '../../paths/match-path.ts';
import { compilePathGlob } from '../../paths/glob.ts';
import { listOf } from '../../file/schema-parts.ts';

/** `write`: globs over canonical paths, relative to the workspace. */
export const writeMatcher = defineMatcher({
  key: 'write',
  binds: 'write',
  schema: globList,
  describe: (globs) => `write of ${listOf(globs).join(', ')}`,
  compile(globs) {
    const compiled = listOf(globs).map(compilePathGlob);
    return ({ access, path, intent }) =>
      access.type === 'write' && path !== null ? matchPath(compiled, path, intent) : 'no';
  },
});
