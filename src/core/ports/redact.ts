import type { JsonValue } from '../text/json.ts';

/**
 * Replaces secrets in text before it is shown, sent or written: known values in their usual encodings, and unknown ones by their pattern.
 */
export interface Redactor {
  redactText(text: string): string;
  /** All strings of a value, keys included. */
  redactJson(value: JsonValue): JsonValue;
}
