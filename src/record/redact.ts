import type { JsonValue } from '../core/json.ts';
import type { Redactor } from '../core/redact.ts';

const replacement = '***';
/** Shorter values would blank out ordinary words. */
const shortestSecret = 6;

/** Shapes of well-known tokens. Each pattern is anchored on a fixed prefix and has one bounded repetition, so matching is linear. */
const knownShapes = [
  /\bgh[pousr]_[A-Za-z0-9]{20,255}/,
  /\bgithub_pat_[A-Za-z0-9_]{20,255}/,
  /\bglpat-[A-Za-z0-9_-]{20,64}/,
  /\bnpm_[A-Za-z0-9]{30,64}/,
  /\bsk-(?:ant-|proj-|svcacct-)?[A-Za-z0-9_-]{20,255}/,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\bxox[abeprs]-[A-Za-z0-9-]{10,255}/,
  /\bAIza[A-Za-z0-9_-]{35}/,
  /\bya29\.[A-Za-z0-9_-]{20,255}/,
  /\bpypi-[A-Za-z0-9_-]{20,255}/,
  /\beyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{10,2000}/,
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[A-Za-z0-9+/=\s\\:,-]{0,20000}?-----END [A-Z ]{0,40}PRIVATE KEY-----/,
];

/**
 * Makes the redactor of a run. Known secrets go in every encoding in which they usually turn up (plain, base64 at each alignment, URL,
 * JSON, hex, and line by line); other values go by their shape. Values under six characters are left alone.
 */
export function createRedactor(options: { readonly secrets: readonly string[] }): Redactor {
  const forms = [...new Set(options.secrets.flatMap(listForms))].toSorted((left, right) => right.length - left.length);
  const pattern = new RegExp([...forms.map(escapePattern), ...knownShapes.map(({ source }) => source)].join('|'), 'g');

  const redactText = (text: string): string => text.replace(pattern, replacement);
  const redactJson = (value: JsonValue): JsonValue => {
    if (typeof value === 'string') return redactText(value);
    if (Array.isArray(value)) return value.map(redactJson);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [redactText(key), redactJson(entry)]));
  };
  return { redactText, redactJson };
}

function listForms(secret: string): string[] {
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  return [secret, secret.trim(), ...lines]
    .filter((text) => text.length >= shortestSecret)
    .flatMap((text) => {
      const bytes = Buffer.from(text, 'utf8');
      const base64 = [0, 1, 2]
        .map((offset) => readStableBase64(bytes, offset))
        .filter((form) => form.length >= shortestSecret);
      return [
        text,
        encodeURIComponent(text),
        JSON.stringify(text).slice(1, -1),
        JSON.stringify(JSON.stringify(text)).slice(3, -3),
        bytes.toString('hex'),
        bytes.toString('hex').toUpperCase(),
        ...base64,
        ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
      ];
    });
}

// The characters of the encoding that do not depend on what stands before and after the secret.
function readStableBase64(bytes: Buffer, offset: number): string {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString('base64')
    .replace(/=+$/, '');
  const start = offset === 0 ? 0 : offset + 1;
  const whole = Math.floor((offset + bytes.length) / 3) * 4;
  return encoded.slice(start, whole);
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
