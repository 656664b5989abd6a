import * as z from 'zod';
import { escapeControls } from './text/control-characters.ts';
import { renderNearest } from './text/nearest-name.ts';

/** One zod issue covers all unknown keys of a map, and joins their hints in the same order. `listProblems` and `renderIssue` split them again. */
export const hintSeparator = '\n';

/** Keys of other policy languages, and the keys here that mean the same. Spelling does not make them near. */
const synonyms: readonly { readonly written: readonly string[]; readonly meant: readonly string[] }[] = [
  { written: ['connect', 'network', 'host', 'hosts', 'url', 'egress'], meant: ['hosts', 'net'] },
  { written: ['path', 'paths', 'file', 'files'], meant: ['read', 'write'] },
  { written: ['cmd', 'bash', 'shell', 'exec', 'run'], meant: ['command'] },
  { written: ['action', 'effect', 'allow', 'deny'], meant: ['decision'] },
  { written: ['match', 'if', 'conditions'], meant: ['when'] },
  { written: ['description', 'message', 'comment'], meant: ['reason'] },
  { written: ['user', 'role', 'roles'], meant: ['actor'] },
  { written: ['branch'], meant: ['ref'] },
];

/** An object that refuses unknown keys. For each, the error names the nearest valid key. */
export function strictObject<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return undefined;
      return issue.keys.map((key) => renderMeant(key, known)).join(hintSeparator);
    },
  });
}

/** An issue of a schema with its place, on one line: for values that are no part of a file. `base` are the keys down to the value. */
export function renderIssue(issue: z.core.$ZodIssue, base: readonly PropertyKey[] = []): string {
  const path = z.core.toDotPath([...base, ...issue.path]);
  const place = path === '' ? '' : ` at ${path}`;
  if (issue.code === 'unrecognized_keys') {
    const hints = issue.message.split(hintSeparator);
    // A model may have chosen the key.
    const unknown = issue.keys.map((key, index) => `unknown key "${escapeControls(key)}" (${hints[index] ?? ''})`);
    return `${unknown.join('; ')}${place}`;
  }
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
  return isMissing ? `${path} is missing` : `${issue.message}${place}`;
}

/** A day, as `2027-03-31`. */
export const dateText = z.string().regex(z.regexes.date, 'a date is written like 2027-03-31');

/** A key that may be left out, with its help text. */
export function optional<Schema extends z.ZodType>(schema: Schema, help: string): z.ZodOptional<Schema> {
  return schema.optional().describe(help);
}

/** A key that may be left out, whose value is an object that refuses unknown keys. */
export function optionalMap<Shape extends z.ZodRawShape>(
  help: string,
  shape: Shape,
): z.ZodOptional<z.ZodObject<Shape, z.core.$strict>> {
  return optional(strictObject(shape), help);
}

/** For `superRefine`: refuses a text with the reason that `explain` finds. Null is no reason. */
export function refuseFor(explain: (written: string) => string | null) {
  return (input: string, context: z.core.$RefinementCtx<string>): void => {
    const message = explain(input);
    if (message !== null) context.addIssue({ code: 'custom', message, input });
  };
}

/** True for an object with at least one key. */
export function hasValue(written: object): boolean {
  return Object.values(written).some((value) => value !== undefined);
}

function renderMeant(key: string, known: readonly string[]): string {
  const group = synonyms.find(({ written }) => written.includes(key.toLowerCase()));
  const meant = (group?.meant ?? []).filter((name) => known.includes(name));
  return meant.length === 0
    ? renderNearest(key, known)
    : `did you mean ${meant.map((name) => `"${name}"`).join(' or ')}?`;
}

/** One string or a list of strings; read with `listOf`. */
export function oneOrMore<Item extends z.ZodType<string, string>>(item: Item) {
  return z.union([item, z.array(item).min(1, 'the list is empty')]);
}

export function listOf<Item>(value: Item | readonly Item[]): readonly Item[] {
  return Array.isArray(value) ? (value as readonly Item[]) : [value as Item];
}

export const text = z
  .string()
  .min(1, 'the text is empty')
  .max(2_000, { error: 'the text is longer than 2,000 characters', abort: true });

export const positiveWhole = z.number().int('must be a whole number').positive('must be more than 0');

/** The words of a text as a list in YAML. */
export function renderWords(text: string): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return `[${words.map(renderItem).join(', ')}]`;
}

/** A text as an item of a list in YAML. */
export function renderItem(text: string): string {
  return /^[a-z][\w./-]*$/i.test(text) ? text : JSON.stringify(text);
}
