import * as z from 'zod';

/** A text of an argument: valid Unicode, and at most so many characters, which are counted first. */
export function textField(maxCharacters: number) {
  return z
    .string()
    .max(maxCharacters, { abort: true })
    .refine((text) => text.isWellFormed(), 'is not valid Unicode');
}
