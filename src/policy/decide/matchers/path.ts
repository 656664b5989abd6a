import { listOf } from '../../../core/schema-parts.ts';
import { compilePathGlobs, globList } from '../paths/glob.ts';
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
    // All of them if none matches alone.
    pickMatching(globs, { path }, intent) {
      const matching = [...listOf(globs)].filter(
        (glob) => path?.isPlain === true && compilePathGlobs([glob])(path, intent),
      );
      return matching.length === 0 ? globs : matching;
    },
    compile(globs) {
      const matches = compilePathGlobs(listOf(globs));
      return ({ access, path }, intent) =>
        access.type === key && path !== null && matches(path, intent) ? 'must' : 'no';
    },
  });
}
