import type { JsonValue } from '../core/text/json.ts';
import type { Redactor } from '../core/ports/redact.ts';

/** Arguments without secrets, and where the secrets were. */
export interface RedactedArguments {
  readonly json: JsonValue;
  /** JSON Pointers of the values that were changed. A key that holds a secret is redacted in its pointer too. */
  readonly masked: readonly string[];
}

/** Redacts every string and every key of a call's arguments, in one pass. */
export function redactArguments(value: JsonValue, redactor: Redactor): RedactedArguments {
  const masked: string[] = [];
  const redact = (part: JsonValue, pointer: string): JsonValue => {
    if (typeof part === 'string') {
      const shown = redactor.redactText(part);
      if (shown !== part) masked.push(pointer);
      return shown;
    }
    if (Array.isArray(part)) return part.map((entry, index) => redact(entry, `${pointer}/${index}`));
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, entry]) => {
        const shown = redactor.redactText(key);
        const below = `${pointer}/${shown.replaceAll('~', '~0').replaceAll('/', '~1')}`;
        if (shown === key) return [key, redact(entry, below)];
        masked.push(below);
        return [shown, redactor.redactJson(entry)];
      }),
    );
  };
  return { json: redact(value, ''), masked };
}
