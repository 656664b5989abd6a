import type { z } from 'zod';

/** Converts the keys of a value and of all values in it to snake_case, as persisted formats have them. Strings are never looked into. */
export function toSnakeCase(value: unknown): unknown {
  return mapKeys(value, renderSnakeKey);
}

/** The inverse of `toSnakeCase`. */
export function toCamelCase(value: unknown): unknown {
  return mapKeys(value, (key) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()));
}

/** Converts one key to its form on disk. */
export function renderSnakeKey(key: string): string {
  return key.replace(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => `${before}_${after.toLowerCase()}`);
}

/** The problems of a value that was read, in one line, with the keys of the file. */
export function renderIssues(error: z.ZodError): string {
  return error.issues
    .map(
      ({ path, message }) => `${path.map((part) => renderSnakeKey(String(part))).join('.') || 'the line'}: ${message}`,
    )
    .join('; ');
}

function mapKeys(value: unknown, convert: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapKeys(entry, convert));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [convert(key), mapKeys(entry, convert)]));
}
