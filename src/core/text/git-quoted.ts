const namedEscapes = new Map(Object.entries({ a: '\x07', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r' }));

/** The name that git has quoted as C does: octal numbers are bytes of UTF-8. `quoted` is the text between the quotation marks. */
export function readGitQuoted(quoted: string): string {
  const bytes = Buffer.from(quoted).toString('latin1');
  const read = bytes.replaceAll(/\\([0-7]{3}|.)/g, (_, escape: string) =>
    escape.length === 3 ? String.fromCharCode(Number.parseInt(escape, 8)) : (namedEscapes.get(escape) ?? escape),
  );
  return Buffer.from(read, 'latin1').toString('utf8');
}
