import { z } from 'zod';

const maxValues = 10_000;

/** The same schema for values that hold a bounded number of others: each may be held against many schemas of a server's. */
export function boundValues(schema: z.ZodType): z.ZodType {
  // A transform in front, since a schema that is asked for its JSON form is then still what is behind it.
  return z
    .transform((value: unknown) => value)
    .check((payload) => {
      if (hasTooMany(payload.value))
        payload.issues.push({ code: 'custom', message: `more than ${maxValues} values`, input: null });
    })
    .pipe(schema);
}

function hasTooMany(value: unknown): boolean {
  const pending = [value];
  let seen = 0;
  for (let next = pending.pop(); seen <= maxValues && next !== undefined; next = pending.pop()) {
    seen += 1;
    if (typeof next === 'object' && next !== null)
      for (const member of Object.values(next).slice(0, maxValues + 1)) pending.push(member ?? null);
  }
  return seen > maxValues;
}
