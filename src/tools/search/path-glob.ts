import { textField } from '../definition/text-field.ts';
import { compileGlobs, expandBraces, type PathMatcher } from '../../core/text/glob.ts';

const maxAlternatives = 64;

/** A glob that selects paths of a search. */
export const pathGlob = textField(500)
  .min(1)
  .regex(/^[^\0\r\n!][^\0\r\n]*$/, 'is one glob that does not start with !')
  .refine((glob) => hasFewAlternatives(glob), 'has too many alternatives');

/**
 * The globs that a text means: its alternatives in braces. Models also write a list, as `*.ts,*.tsx`, which is seldom the name of one file: it is
 * taken as both.
 */
export function listGlobs(written: string): readonly string[] {
  const parts = written.includes('{') ? [] : written.split(',').flatMap((part) => part.trim() || []);
  return parts.length > 1 ? [written, ...parts] : expandBraces(written);
}

/**
 * Compiles a glob as models write them for paths below `root`, absolute ones too. A glob without `/` is about names, in any directory. A directory
 * stands for what is in it, and brackets may also be a part of a name, as in `[slug]`.
 */
export function compilePathGlob(written: string, root: string): PathMatcher {
  const globs = listGlobs(written).flatMap((glob) => {
    const path = glob.startsWith(`${root}/`) ? glob.slice(root.length + 1) : glob.replace(/^\.?\//, '');
    const inside = path.replace(/\/$/, '');
    const whole = glob.includes('/') ? inside : `**/${inside}`;
    return whole.includes('[') && !whole.includes('\\')
      ? [whole, whole.replaceAll(/[[\]]/g, String.raw`\$&`)]
      : [whole];
  });
  return compileGlobs(
    globs.map((glob) => (plainName.test(glob.slice(glob.lastIndexOf('/') + 1)) ? `${glob}/**` : glob)),
    { directory: 'included' },
  );
}

/** A component without wildcards, which may name a directory. */
const plainName = /^(?:\\.|[^\\*?[])+$/;

/** False for a glob whose braces stand for too many globs. */
export function hasFewAlternatives(glob: string): boolean {
  try {
    return listGlobs(glob).length <= maxAlternatives;
  } catch (thrown) {
    if (thrown instanceof RangeError) return false;
    throw thrown;
  }
}
