/** The headers of a request by their names. */
export type Headers = Readonly<Record<string, string>>;

// RFC 9110: a token, and visible characters with spaces between them.
const line = /^([!#$%&'*+.^_`|~\w-]+)[ \t]*:[ \t]*([\x21-\x7e]+(?:[ \t]+[\x21-\x7e]+)*)$/;

/** Parses headers, one `Name: value` per line. Returns null if a line is not a header. */
export function parseHeaderLines(text: string): Headers | null {
  const lines = text.split(/\r?\n/).flatMap((written) => (written.trim() === '' ? [] : [written.trim()]));
  const found = lines.map((written) => line.exec(written));
  if (found.includes(null)) return null;
  return Object.fromEntries(found.map((match) => [match?.[1] ?? '', match?.[2] ?? '']));
}

// To redact the number of a tenant would cost more than it protects.
const minSecretLength = 8;

/** The values of headers that are secrets: each whole, and without the word for its scheme, such as `Bearer`. */
export function listHeaderSecrets(headers: Headers): readonly string[] {
  return Object.values(headers)
    .flatMap((value) => [value, ...value.split(/[ \t]+/).slice(1)])
    .filter((value) => value.length >= minSecretLength);
}
