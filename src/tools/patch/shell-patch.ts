import { posix } from 'node:path';

const shells: ReadonlySet<string> = new Set(['bash', 'sh', 'zsh', 'dash']);

/**
 * The patch of a command that only applies one, as models write it whose own agents have `apply_patch` as a program: `apply_patch PATCH`, or a
 * shell text with a here-document or a quoted patch, in a directory or not. Null for every other command. No shell expands the patch.
 */
export function readShellPatch(command: unknown): { readonly patch: string; readonly directory: string } | null {
  if (typeof command === 'string') return readShellText(command);
  if (!Array.isArray(command)) return null;
  const words: readonly unknown[] = command;
  const [program, second, third] = words;
  if (typeof program !== 'string' || typeof second !== 'string') return null;
  if (/^apply_?patch$/.test(program) && words.length === 2) return { patch: second, directory: '.' };
  const isShell = shells.has(posix.basename(program)) && /^-l?c$/.test(second) && words.length === 3;
  return isShell && typeof third === 'string' ? readShellText(third) : null;
}

const opening = /^(?:cd +(?:'([^']+)'|"([^"$`\\]+)"|([\w./@+-]+)) *(?:&&|;) *)?apply_?patch *<<(-?) *(['"]?)(\w+)\5$/;
const quoted =
  /^(?:cd +(?:'([^']+)'|"([^"$`\\]+)"|([\w./@+-]+)) *(?:&&|;) *)?apply_?patch +(?:'([^']+)'|"([^"$`\\]+)")$/;

function readShellText(text: string): { readonly patch: string; readonly directory: string } | null {
  const [, single, double, plain, first, patch = first] = quoted.exec(text.trim()) ?? [];
  return patch === undefined ? readHereDocument(text) : { patch, directory: single ?? double ?? plain ?? '.' };
}

function readHereDocument(text: string): { readonly patch: string; readonly directory: string } | null {
  const lines = text.trim().split('\n');
  const [, single, double, plain, dash, , word] = opening.exec((lines[0] ?? '').trim()) ?? [];
  // The document ends at the first such line; a command after it would be another command.
  const end = lines.findIndex((line) => (dash === '-' ? line.trimStart() : line) === word);
  if (word === undefined || end !== lines.length - 1) return null;
  return { patch: lines.slice(1, end).join('\n'), directory: single ?? double ?? plain ?? '.' };
}
