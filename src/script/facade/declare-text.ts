/**
 * One line of a description that may come from anywhere, fit to stand in a comment: no control or invisible
 * characters, nothing that ends the comment, cut at a word.
 */
export function renderCommentText(description: string, maxLength: number): string {
  const paragraph = description.trim().split(/\n\s*\n/, 1)[0] ?? '';
  const line = paragraph
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replaceAll('*/', '* /')
    .trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength);
  const space = cut.lastIndexOf(' ');
  return `${(space > maxLength / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** A property's name as TypeScript writes it: bare where it is an identifier, quoted otherwise. */
export function renderPropertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : renderLiteral(name);
}

/** A JSON value as a literal type. Line separators are escaped, which JSON leaves as they are. */
export function renderLiteral(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[\u2028\u2029\p{Cf}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}
