import { createUniqueNames } from '../core/text/unique-name.ts';
import type { JsonValue } from '../core/text/json.ts';
import type { Redactor } from '../core/ports/redact.ts';
import { secretShapes } from './secret-shapes.ts';

const replacement = '***';
/** Shorter values would blank out ordinary words. */
const shortestSecret = 6;

/** A redactor that also finds the places of secrets. */
export interface SecretFinder extends Redactor {
  /** Start and end of each secret in a text, as offsets in order. */
  findSecrets(text: string): readonly { readonly start: number; readonly end: number }[];
}

/**
 * Makes the redactor of a run. Known secrets go in every encoding in which they usually turn up (plain, base64 at each alignment, URL,
 * JSON, hex, and line by line); other values go by their shape. Values under six characters are left alone.
 */
export function createRedactor(options: { readonly secrets: readonly string[] }): SecretFinder {
  const forms = [...new Set(options.secrets.flatMap(listForms))].toSorted((left, right) => right.length - left.length);
  const pattern = new RegExp([...forms.map(escapePattern), ...secretShapes].join('|'), 'g');

  const redactText = (text: string): string => text.replace(pattern, replacement);
  const redactJson = (value: JsonValue): JsonValue => {
    if (typeof value === 'string') return redactText(value);
    if (Array.isArray(value)) return value.map(redactJson);
    if (value === null || typeof value !== 'object') return value;
    const makeUnique = createUniqueNames();
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [makeUnique(redactText(key)), redactJson(entry)]),
    );
  };
  return {
    redactText,
    redactJson,
    findSecrets: (text) =>
      [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length })),
  };
}

function listForms(secret: string): string[] {
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  return [secret, secret.trim(), ...lines]
    .filter((text) => text.length >= shortestSecret)
    .flatMap((text) => {
      const bytes = Buffer.from(text, 'utf8');
      const json = JSON.stringify(text).slice(1, -1);
      const percent = encodeURIComponent(text.toWellFormed());
      const base64 = [0, 1, 2]
        .map((offset) => readStableBase64(bytes, offset))
        .filter((form) => form.length >= shortestSecret);
      return [
        text,
        // Bytes are redacted as Latin-1, where UTF-8 looks like this.
        bytes.toString('latin1'),
        percent,
        percent.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase()),
        percent.replaceAll('%20', '+'),
        json,
        json.replaceAll('/', '\\/'),
        json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
        JSON.stringify(json).slice(1, -1),
        bytes.toString('hex'),
        bytes.toString('hex').toUpperCase(),
        ...base64,
        ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
      ];
    });
}

// The characters of the encoding that do not depend on what stands before and after the secret.
function readStableBase64(bytes: Buffer, offset: number): string {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
  const start = offset === 0 ? 0 : offset + 1;
  return encoded.slice(start, Math.floor(((offset + bytes.length) * 4) / 3));
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
