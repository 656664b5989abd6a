import { z } from 'zod';
import type { JsonValue } from '../../core/json.ts';
import { compileGlob, globText, type Intent } from '../glob.ts';
import { defineMatcher, pickWeakest } from '../matcher.ts';
import type { Match } from '../match.ts';
import { listOf, oneOrMore, strictObject, unsupported } from '../schema-parts.ts';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const operators = strictObject({
  equals: scalar.optional(),
  in: z.array(scalar).min(1, 'the list is empty').optional(),
  glob: oneOrMore(globText).optional(),
  lte: z.number().optional(),
  matches: unsupported('args with "matches"'),
}).refine((written) => Object.values(written).some((value) => value !== undefined), 'give equals, in, glob or lte');

type Operators = z.output<typeof operators>;

const pointer = z.string().regex(/^(?:\/(?:[^~/]|~[01])*)+$/, 'the key is a JSON Pointer: it begins with "/"');

/** `args`: conditions on the call's arguments, each found by a JSON Pointer. An argument that is not there fits nothing. */
export const argsMatcher = defineMatcher({
  key: 'args',
  binds: null,
  schema: z
    .record(pointer, operators)
    .refine((written) => Object.keys(written).length > 0, 'name at least one argument'),
  describe: (conditions) =>
    Object.entries(conditions)
      .map(([path, written]) => `argument ${path} ${JSON.stringify(written)}`)
      .join(' and '),
  compile(conditions) {
    const compiled = Object.entries(conditions).map(([path, written]) => ({
      parts: parsePointer(path),
      test: compileOperators(written),
    }));
    return ({ call, intent }) =>
      compiled.reduce<Match>((match, { parts, test }) => {
        const value = readPointer(call.args, parts);
        return pickWeakest(match, value !== undefined && test(value, intent) ? 'must' : 'no');
      }, 'must');
  },
});

function compileOperators({ equals, in: listed, glob, lte }: Operators): (value: JsonValue, intent: Intent) => boolean {
  const globs = glob === undefined ? null : listOf(glob).map(compileGlob);
  return (value, intent) =>
    (equals === undefined || value === equals) &&
    (listed === undefined || listed.some((candidate) => candidate === value)) &&
    (globs === null || (typeof value === 'string' && globs.some((candidate) => candidate.matches(value, intent)))) &&
    (lte === undefined || (typeof value === 'number' && value <= lte));
}

function parsePointer(path: string): string[] {
  return path
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

// Own properties only: the arguments come from the model, and `/constructor` must not find what every object inherits.
function readPointer(value: JsonValue, parts: readonly string[]): JsonValue | undefined {
  let current: JsonValue | undefined = value;
  for (const part of parts) {
    if (current === null || typeof current !== 'object') return undefined;
    if (Array.isArray(current) && !/^(?:0|[1-9]\d*)$/.test(part)) return undefined;
    current = Object.hasOwn(current, part) ? (current as { [key: string]: JsonValue })[part] : undefined;
    if (current === undefined) return undefined;
  }
  return current;
}
