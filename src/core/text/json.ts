/** A value that JSON can represent: no undefined, functions, symbols or BigInt. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

export type JsonObject = { [key: string]: JsonValue };

/**
 * Renders a value as JSON with sorted keys, so that equal values have equal text (and so equal hashes).
 * Array order is kept. Keys come from own enumerable properties only.
 */
export function renderCanonicalJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(renderCanonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value)
    .toSorted(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
    .map(([key, entry]) => `${JSON.stringify(key)}:${renderCanonicalJson(entry)}`);
  return `{${entries.join(',')}}`;
}
