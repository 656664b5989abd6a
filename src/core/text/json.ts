import { compareText } from './compare-text.ts';

/** A value that JSON can represent: no undefined, functions, symbols or BigInt. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

export type JsonObject = { [key: string]: JsonValue };

/** True for a JSON object; false for an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Renders a value as JSON with sorted keys, so that equal values have equal text (and so equal hashes).
 * Array order is kept. Keys come from own enumerable properties only.
 */
export function renderCanonicalJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(renderCanonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value)
    .toSorted(([left], [right]) => compareText(left, right))
    .map(([key, entry]) => `${JSON.stringify(key)}:${renderCanonicalJson(entry)}`);
  return `{${entries.join(',')}}`;
}

/** Renders a value as canonical JSON, without what JSON leaves out, so that values with the same content have the same text. */
export function renderContent(value: unknown): string {
  return renderCanonicalJson(JSON.parse(JSON.stringify(value)) as JsonValue);
}

/** The value in JSON that a JSON Pointer names; undefined without such a value. */
export function readJsonPointer(value: JsonValue, pointer: string): JsonValue | undefined {
  let current: JsonValue | undefined = value;
  for (const written of pointer.slice(1).split('/')) {
    const part = written.replaceAll('~1', '/').replaceAll('~0', '~');
    if (current === null || typeof current !== 'object') return undefined;
    if (Array.isArray(current) && !/^(?:0|[1-9]\d*)$/.test(part)) return undefined;
    // Own properties only: arguments come from the model, and `/constructor` must not find an inherited property.
    current = Object.hasOwn(current, part) ? (current as { [key: string]: JsonValue })[part] : undefined;
    if (current === undefined) return undefined;
  }
  return current;
}
