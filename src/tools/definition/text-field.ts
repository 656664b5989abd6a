import { readJson } from '../../core/text/parse-json.ts';
import * as z from 'zod';

/** A text of an argument: valid Unicode, and at most so many characters, which are counted first. */
export function textField(maxCharacters: number) {
  return z
    .string()
    .max(maxCharacters, { abort: true })
    .refine((text) => text.isWellFormed(), 'is not valid Unicode');
}

/** A file of an argument. An empty path is a wrong argument, and not a call to decide: as a path it would be denied. */
export const fileField = z.string().min(1, 'is empty: name a file');

/** A directory of an argument. Models write an empty path for the one in which paths start. */
export const directoryField = z.string().overwrite((path) => (path === '' ? '.' : path));

/** The texts of a list that was written as JSON text: `'["npm", "test"]'`; null for every other value. */
export function readJsonTexts(value: unknown): readonly string[] | null {
  if (typeof value !== 'string' || !value.trimStart().startsWith('[')) return null;
  const list = readJson(value);
  const isOfTexts = Array.isArray(list) && list.length > 0 && list.every((one) => typeof one === 'string');
  return isOfTexts ? list : null;
}
