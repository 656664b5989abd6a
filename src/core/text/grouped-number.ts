/** A number for people: `1,234,567`. */
export function renderNumber(value: number): string {
  // `toLocaleString` loads the data of all languages first, which takes longer than the rest of a short command.
  let text = String(value);
  for (let at = text.length - 3; at > 0; at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`;
  return text;
}

/** A time in seconds: `1.2 s`. */
export function renderSeconds(durationMs: number): string {
  return `${(durationMs / 1_000).toFixed(1)} s`;
}

/** `1 tool call`, `2 tool calls`. */
export function renderCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The first texts of a list, and the number of the others: `a, b and 3 more`. */
export function renderFirst(texts: readonly string[], most: number, separator = ', '): string {
  const more = texts.length > most ? ` and ${texts.length - most} more` : '';
  return `${texts.slice(0, most).join(separator)}${more}`;
}
