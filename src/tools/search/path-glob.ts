import { textField } from '../definition/text-field.ts';
import { compileGlob, expandBraces, type PathMatcher } from '../../core/text/glob.ts';

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

/** Compiles a glob. A glob without `/` is about names, in any directory. */
export function compilePathGlob(written: string): PathMatcher {
  const alternatives = listGlobs(written).map((glob) => {
    const inside = glob.replace(/^\.?\//, '');
    return compileGlob(glob.includes('/') ? inside : `**/${glob}`);
  });
  return (path) => alternatives.some((matches) => matches(path));
}

function hasFewAlternatives(glob: string): boolean {
  try {
    return listGlobs(glob).length <= maxAlternatives;
  } catch (thrown) {
    if (thrown instanceof RangeError) return false;
    throw thrown;
  }
}
