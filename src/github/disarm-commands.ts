/**
 * Breaks what the runner would take for a command: a line that starts with two colons, and the older form anywhere in a
 * line. Text of a model, a tool or a repository could otherwise set outputs, masks or the path of later steps.
 */
export function disarmCommands(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^[\s\p{C}]*::/u, (start) => start.replace('::', ': :')).replaceAll('##[', '## ['))
    .join('\n');
}

/** The same for a result of the command line: JSON stays the same value, since it may be read by another program. */
export function disarmResult(text: string): string {
  return isJson(text) ? text.replaceAll('##[', String.raw`\u0023#[`) : disarmCommands(text);
}

// In JSON text, a line that starts with two colons cannot be, and the older form only in a string.
function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return false;
    throw thrown;
  }
}
