/** A longer line is no line of a result. Bounds the time of expressions. */
const maxLine = 2_000;

/** The lines of an output as a terminal shows them: a carriage return begins a line again. Lines that are too long are empty. */
export function splitLines(output: string): string[] {
  return output.split('\n').map((line) => {
    const text = line.slice(line.lastIndexOf('\r') + 1);
    return text.length > maxLine ? '' : text;
  });
}

/** The texts before and after the last occurrence of a separator; null without one. */
export function splitLast(text: string, separator: string): readonly [before: string, after: string] | null {
  const at = text.lastIndexOf(separator);
  return at < 0 ? null : [text.slice(0, at), text.slice(at + separator.length)];
}

/** The text before the first match; all of it without one. */
export function cutAt(text: string, pattern: RegExp): string {
  const at = text.search(pattern);
  return at < 0 ? text : text.slice(0, at);
}
