/** Empty lines between an output and its repetition. */
const maxGap = 20;

/**
 * An output without the repetitions of Nx, which writes the output of a command that failed (of `nx:run-commands`, and so of most of its plugins) twice.
 * Each test would count twice, and be lost after a fix.
 */
export function removeRepeatedOutput(text: string): string {
  if (!/^> nx run /m.test(text)) return text;
  return text
    .split(/^(?=> nx run | NX {3})/m)
    .map(removeRepetition)
    .join('');
}

function removeRepetition(section: string): string {
  const begin = section.indexOf('\n') + 1;
  const end = section.lastIndexOf('\nWarning: command "');
  if (!section.startsWith('> nx run ') || end < begin) return section;
  const output = section.slice(begin, end).trim();
  for (let gap = 1; gap <= maxGap; gap += 1) {
    const length = (output.length - gap) / 2;
    if (length > 0 && Number.isInteger(length) && output.slice(0, length) === output.slice(length + gap))
      return `${section.slice(0, begin)}${output.slice(0, length)}${section.slice(end)}`;
  }
  return section;
}
