import type { JsonValue } from '../text/json.ts';

/**
 * Replaces secrets in text before it is shown, sent or written: known values in their usual encodings, and unknown ones by their pattern.
 */
export interface Redactor {
  redactText(text: string): string;
  /** All strings of a value, keys included. */
  redactJson(value: JsonValue): JsonValue;
}

/** The redactor of a run. */
export interface RunRedactor extends Redactor {
  /** Replaces known values only: for a call that a person approves, in which a text that looks like a token must stay readable. */
  readonly known: Redactor;
}
