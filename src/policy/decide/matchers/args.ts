import * as z from 'zod';
import { readJsonPointer, type JsonValue } from '../../../core/text/json.ts';
import type { CallToDecide } from '../../../core/types/decision.ts';
import { compilePathGlobs, globText, readTextForms } from '../paths/glob.ts';
import { type Intent, type Match, pickWeakest } from '../../../core/types/match.ts';
import { defineMatcher } from './matcher.ts';
import { foldPath, isPlainPath } from '../../../core/text/path-text.ts';
import { compilePattern, patternText } from './pattern.ts';
import { hasValue, listOf, oneOrMore, optional, strictObject } from '../../../core/schema-parts.ts';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const operators = strictObject({
  equals: optional(scalar, 'The argument is this value.'),
  in: optional(z.array(scalar).min(1, 'the list is empty'), 'The argument is one of these values.'),
  glob: optional(oneOrMore(globText), 'The argument is a text that fits a glob. For a file, use `path`.'),
  path: optional(
    oneOrMore(globText),
    'The argument is one path of the workspace that fits a glob after links are resolved. Any other spelling (`..`, `./`, absolute) matches no allow and every denial.',
  ),
  lte: optional(z.number(), 'The argument is a number of at most this.'),
  matches: optional(patternText, 'The argument is a text that fits this regular expression as a whole.'),
}).refine(hasValue, 'give equals, in, glob, path, lte or matches');

type Operators = z.output<typeof operators>;

const pointer = z.string().regex(/^(?:\/(?:[^~/]|~[01])*)+$/, 'the key is a JSON Pointer: it begins with "/"');

/** `args`: conditions on the call's arguments, each found by a JSON Pointer. A missing argument matches nothing. */
export const argsMatcher = defineMatcher({
  key: 'args',
  perCall: true,
  schema: z
    .record(pointer, operators)
    .refine((written) => Object.keys(written).length > 0, 'name at least one argument')
    .describe('Conditions on the call’s arguments, each named by a JSON Pointer such as `/filePath`.'),
  describe: (conditions) =>
    Object.entries(conditions)
      .map(([path, written]) => `argument ${path} ${JSON.stringify(written)}`)
      .join(' and '),
  compile(conditions) {
    const compiled = Object.entries(conditions).map(([path, written]) => ({
      path,
      test: compileOperators(written),
    }));
    return ({ call }, intent) =>
      compiled.reduce<Match>((match, { path, test }) => {
        const value = readJsonPointer(call.args, path);
        return pickWeakest(match, value === undefined ? 'no' : test(value, intent, call));
      }, 'must');
  },
});

/** JSON Pointers of the arguments that conditions compare as paths. */
export function listPathArguments(conditions: readonly unknown[]): string[] {
  return conditions.flatMap((written) =>
    Object.entries((written ?? {}) as Readonly<Record<string, Operators>>).flatMap(([argument, { path }]) =>
      path === undefined ? [] : [argument],
    ),
  );
}

type Test = (value: JsonValue, intent: Intent, call: Pick<CallToDecide, 'argumentPaths'>) => Match;

function compileOperators({ equals, in: listed, glob, path, lte, matches }: Operators): Test {
  const tests: Test[] = [];
  if (equals !== undefined) tests.push((value, intent) => compareScalars([equals], value, intent));
  if (listed !== undefined) tests.push((value, intent) => compareScalars(listed, value, intent));
  if (glob !== undefined) {
    const globs = compilePathGlobs(listOf(glob));
    tests.push(whereText((value, intent) => globs(readTextForms(value), intent)));
  }
  if (path !== undefined) tests.push(comparePath(compilePathGlobs(listOf(path))));
  if (lte !== undefined)
    tests.push((value, intent) =>
      typeof value === 'number' ? (value <= lte ? 'must' : 'no') : intent === 'restrict' ? 'may' : 'no',
    );
  if (matches !== undefined) tests.push(whereText(compilePattern(matches)));
  return (value, intent, call) =>
    tests.reduce<Match>((match, test) => pickWeakest(match, test(value, intent, call)), 'must');
}

// A tool may open the written path or its target, so an allow has to match both, and a denial matches one of them. Proved by
// test/policy/decide/path-arguments.test.ts.
function comparePath(globs: ReturnType<typeof compilePathGlobs>): Test {
  return (value, intent, { argumentPaths }) => {
    if (typeof value !== 'string') return intent === 'restrict' ? 'may' : 'no';
    const target = argumentPaths === undefined ? value : (argumentPaths.get(value) ?? null);
    if (!isPlainPath(value) || value.startsWith('/') || target === null) return intent === 'restrict' ? 'must' : 'no';
    const isMatched = (text: string): boolean => globs(readTextForms(text), intent);
    const matched = intent === 'grant' ? isMatched(value) && isMatched(target) : isMatched(value) || isMatched(target);
    return matched ? 'must' : 'no';
  };
}

// A value that is not text cannot be compared with text: it matches no allow, and may match a denial.
function whereText(test: (value: string, intent: Intent) => boolean): Test {
  return (value, intent) => {
    if (typeof value !== 'string') return intent === 'restrict' ? 'may' : 'no';
    return test(value, intent) ? 'must' : 'no';
  };
}

// A denial of a word also matches its other spellings.
function compareScalars(listed: readonly JsonValue[], value: JsonValue, intent: Intent): Match {
  if (value !== null && typeof value === 'object') return intent === 'restrict' ? 'may' : 'no';
  if (listed.includes(value)) return 'must';
  if (intent === 'grant' || typeof value !== 'string') return 'no';
  const folded = foldPath(value);
  return listed.some((candidate) => typeof candidate === 'string' && foldPath(candidate) === folded) ? 'must' : 'no';
}
