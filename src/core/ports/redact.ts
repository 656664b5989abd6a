import type { JsonValue } from '../text/json.ts';

/** Replaces secrets in text before it is shown, sent or written. Known values in their usual encodings, and unknown ones by their shape. */
export interface Redactor {
  redactText(text: string): string;
  /** All strings of a value, keys included. */
  redactJson(value: JsonValue): JsonValue;
}
