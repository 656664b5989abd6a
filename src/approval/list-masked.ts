import type { JsonValue } from '../core/json.ts';
import type { Redactor } from '../core/redact.ts';

/** JSON Pointers of the values in which the redactor blanks something out; a name that holds a secret is blanked out in its pointer. */
export function listMasked(value: JsonValue, redactor: Redactor): string[] {
  return listBelow(value, '', redactor);
}

function listBelow(value: JsonValue, pointer: string, redactor: Redactor): string[] {
  if (typeof value === 'string') return redactor.redactText(value) === value ? [] : [pointer];
  if (value === null || typeof value !== 'object') return [];
  // An array's own keys are its indexes, which is how a pointer names them.
  return Object.entries(value).flatMap(([key, entry]) => {
    const shown = redactor.redactText(key);
    const below = `${pointer}/${shown.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return shown === key ? listBelow(entry, below, redactor) : [below];
  });
}
