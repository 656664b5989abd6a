/** A part of a text that may be left out, only as a whole: a cut inside a part could end the code that keeps hostile text harmless. */
export interface Part {
  readonly name: string;
  /** The part with the least value is left out first; one with the value Infinity never. */
  readonly value: number;
  /** Markdown; empty for a part that is not there. */
  readonly text: string;
}

/** Parts between a beginning and an end, as Markdown. Over `maxCharacters`, the parts with the least value are left out, and the text names them. */
export function fitParts(
  all: readonly Part[],
  { before, after, maxCharacters }: { readonly before: string; readonly after: string; readonly maxCharacters: number },
): string {
  const parts = all.filter(({ text }) => text !== '');
  const dropped: string[] = [];
  for (;;) {
    const omitted = dropped.length === 0 ? '' : `*Left out, since it was too long: ${dropped.join(', ')}.*`;
    const texts = [before, ...parts.map(({ text }) => text), omitted, after];
    const whole = texts.filter((text) => text !== '').join('\n\n');
    if (whole.length <= maxCharacters || parts.every(({ value }) => value === Infinity)) return whole;
    const least = parts.reduce((lowest, part) => (part.value < lowest.value ? part : lowest));
    parts.splice(parts.indexOf(least), 1);
    dropped.push(least.name);
  }
}
