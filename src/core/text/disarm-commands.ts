import { readJson } from './parse-json.ts';

/**
 * Breaks text that the runner would execute as a workflow command: a line that starts with two colons, and the older form anywhere in a line.
 * Otherwise, text of a model, a tool or a repository could set outputs, masks or the path of later steps.
 */
export function disarmCommands(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^[\s\p{C}]*::/u, (start) => start.replace('::', ': :')).replaceAll('##[', '## ['))
    .join('\n');
}

/** The same for a result of the command line. JSON keeps its value, since another program may parse it. */
export function disarmResult(text: string): string {
  return isJson(text) ? text.replaceAll('##[', String.raw`\u0023#[`) : disarmCommands(text);
}

// In JSON text, no line can start with two colons, and the older form can only occur in a string.
function isJson(text: string): boolean {
  return /^\s*[[{]/.test(text) && readJson(text) !== null;
}
