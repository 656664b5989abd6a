import * as z from 'zod';

const maxValues = 10_000;
/** Code that walks a deeper value may run out of stack. */
const maxDepth = 64;

/** Adds a limit on the number and depth of values to a schema: each value may be checked against many schemas of a server. */
export function boundValues(schema: z.ZodType): z.ZodType {
  // The check is in a transform before the schema: the JSON form of the result is then still the form of the schema.
  return z
    .transform((value: unknown) => value)
    .check((payload) => {
      if (hasTooMany(payload.value))
        payload.issues.push({
          code: 'custom',
          message: `more than ${maxValues} values, or nested deeper than ${maxDepth}`,
          input: null,
        });
    })
    .pipe(schema);
}

function hasTooMany(value: unknown): boolean {
  const pending: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 1 }];
  let seen = 0;
  for (let next = pending.pop(); seen <= maxValues && next !== undefined; next = pending.pop()) {
    seen += 1;
    const { value: held, depth } = next;
    if (depth > maxDepth) return true;
    if (typeof held === 'object' && held !== null)
      for (const member of Object.values(held).slice(0, maxValues + 1))
        pending.push({ value: member, depth: depth + 1 });
  }
  return seen > maxValues;
}
