import type { JsonValue } from '../core/text/json.ts';
import { createUniqueNames } from '../core/text/unique-name.ts';
import type { Redactor } from '../core/ports/redact.ts';

/**
 * Redacts every string and every key of a call's arguments, in one pass. `masked` are the JSON Pointers of the values that were changed: a key that
 * holds a secret is redacted in its pointer too.
 */
export function redactArguments(value: JsonValue, redactor: Redactor) {
  const masked: string[] = [];
  const redact = (part: JsonValue, pointer: string): JsonValue => {
    if (typeof part === 'string') {
      const shown = redactor.redactText(part);
      if (shown !== part) masked.push(pointer);
      return shown;
    }
    if (typeof part === 'number') {
      const shown = redactor.redactText(String(part));
      if (shown === String(part)) return part;
      masked.push(pointer);
      return shown;
    }
    if (Array.isArray(part)) return part.map((entry, index) => redact(entry, `${pointer}/${index}`));
    if (part === null || typeof part !== 'object') return part;
    // Two keys may be redacted to the same text, and none may hide the other from an approver.
    const makeUnique = createUniqueNames();
    return Object.fromEntries(
      Object.entries(part).map(([key, entry]) => {
        const redacted = redactor.redactText(key);
        const shown = makeUnique(redacted);
        const below = `${pointer}/${shown.replaceAll('~', '~0').replaceAll('/', '~1')}`;
        if (redacted === key) return [shown, redact(entry, below)];
        masked.push(below);
        return [shown, redactor.redactJson(entry)];
      }),
    );
  };
  return { json: redact(value, ''), masked };
}
