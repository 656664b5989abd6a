/** Compiles names in which `*` matches any characters, including `/` and `.`. Matching takes linear time. */
export function matchNames(names: readonly string[]): (value: string) => boolean {
  const literal = new Set(names.filter((name) => !name.includes('*')));
  const patterns = names.filter((name) => name.includes('*')).map((name) => name.split('*'));
  return (value) => literal.has(value) || patterns.some((pieces) => fits(pieces, value));
}

// Greedy from the left with both ends fixed: linear for all names.
function fits(pieces: readonly string[], value: string): boolean {
  const [first = '', ...rest] = pieces;
  const last = rest.pop();
  if (last === undefined) return value === first;
  if (!value.startsWith(first) || value.length < first.length + last.length || !value.endsWith(last)) return false;
  let from = first.length;
  for (const piece of rest) {
    const at = value.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return from <= value.length - last.length;
}
