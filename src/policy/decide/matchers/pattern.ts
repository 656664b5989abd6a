import { RE2JS } from 're2js';
import * as z from 'zod';
import { refuseFor } from '../../../core/schema-parts.ts';
import { readErrorMessage } from '../../../core/types/error.ts';
import type { Intent } from '../../../core/types/match.ts';
import { foldPath } from '../../../core/text/path-text.ts';

/** Longer than any argument for which a pattern is written. A longer text matches no allow and every denial. */
const maxCharacters = 20_000;

/** A regular expression of the policy file. It must match the whole text, and the engine takes time linear in its length. */
export const patternText = z
  .string()
  .min(1, 'the pattern is empty')
  .max(500, { error: 'the pattern is longer than 500 characters', abort: true })
  .superRefine(refuseFor(findPatternProblem));

function findPatternProblem(written: string): string | null {
  try {
    RE2JS.compile(written);
    return null;
  } catch (thrown) {
    return `the pattern cannot be used: ${readErrorMessage(thrown).replace('error parsing regexp: ', '')}`;
  }
}

/** Compiles a pattern that `patternText` has accepted. For a denial, it also matches if case, line breaks or spelling differ. */
export function compilePattern(written: string): (value: string, intent: Intent) => boolean {
  let exact: RE2JS | null = null;
  let loose: RE2JS | null = null;
  return (value, intent) => {
    if (value.length > maxCharacters) return intent === 'restrict';
    exact ??= RE2JS.compile(written);
    const fits = exact.matches(value);
    if (fits || intent === 'grant') return fits;
    loose ??= RE2JS.compile(written, RE2JS.CASE_INSENSITIVE + RE2JS.DOTALL);
    return loose.matches(value) || loose.matches(foldPath(value));
  };
}

/** True for a pattern that does not fix the beginning or the end of the text. */
export function isUnanchored(written: string): boolean {
  const open = String.raw`(?:\.|\[\\s\\S\]|\[\\S\\s\]|\[\\w\\W\]|\[\\d\\D\])[*+]\??`;
  return new RegExp(String.raw`^\^?\(*(?:\?:|\?[a-z]+:|\?[a-z]+\))*${open}|${open}\)*\$?$`).test(written);
}
