import * as z from 'zod';
import { renderNearest } from '../../core/text/nearest-name.ts';

/** One zod issue covers all unknown keys of a map, and joins their hints in the same order. `listProblems` splits them again. */
export const hintSeparator = '\n';

/** An object that refuses unknown keys. For each, the error names the nearest valid key. */
export function strictObject<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return undefined;
      return issue.keys.map((key) => renderNearest(key, known)).join(hintSeparator);
    },
  });
}

/** One string or a list of strings; read with `listOf`. */
export function oneOrMore<Item extends z.ZodType<string, string>>(item: Item) {
  return z.union([item, z.array(item).min(1, 'the list is empty')]);
}

export function listOf<Item>(value: Item | readonly Item[]): readonly Item[] {
  return Array.isArray(value) ? (value as readonly Item[]) : [value as Item];
}

export const text = z.string().min(1, 'the text is empty').max(2_000, 'the text is longer than 2,000 characters');

export const positiveWhole = z.number().int('must be a whole number').positive('must be more than 0');
