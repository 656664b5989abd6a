import * as z from 'zod';
import { escapeControls } from '../text/control-characters.ts';
import { isPlainPath } from '../text/path-text.ts';
import type { FileKind } from './change.ts';
import type { Recorded } from '../recorded.ts';

/** One word of a command line: text that is known, or text that the shell computes and that becomes any number of words. */
const wordSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('literal'), value: z.string() }),
  z.object({ type: z.literal('dynamic'), text: z.string() }),
]);

export type Word = Recorded<typeof wordSchema>;

/**
 * The effects of a tool call. A call is lowered to accesses before it is decided, so that a rule about writing `src/**` applies to every
 * tool that writes.
 */
export const accessSchema = z.discriminatedUnion('type', [
  /**
   * A program that is started. `words[0]` is the program. `cwd` is relative to the workspace (`.` is its root), absolute outside it, and empty if it is
   * not known.
   */
  z.object({ type: z.literal('command'), words: z.array(wordSchema), cwd: z.string() }),
  /**
   * A file that is read or written. `path` is canonical (symlinks resolved) and relative to the workspace with `/`; a path outside the
   * workspace is absolute. `valid` is false for a path that can never be allowed: NUL, control characters, `~`, empty.
   */
  z.object({
    type: z.enum(['read', 'write']),
    path: z.string(),
    valid: z.boolean(),
    /** Set if the path is a file and not a directory: `src/**` does not allow a file named `src`. */
    isFile: z.literal(true).exactOptional(),
  }),
  z.object({
    type: z.literal('connect'),
    host: z.string(),
    port: z.number(),
    scheme: z.string(),
    /** Set if the harness itself makes the request. The method of a program's connection is not visible. */
    method: z.string().exactOptional(),
  }),
  /** An environment variable that the call sets for a program. `inert` is true if its value cannot change which programs run: it needs no rule. */
  z.object({ type: z.literal('env'), name: z.string(), inert: z.boolean().exactOptional() }),
  /** An operation whose effects cannot be determined before it runs; decided by `defaults.opaque`. `text` is the part that was not understood. */
  z.object({
    type: z.literal('opaque'),
    text: z.string(),
    reason: z.string(),
    /** Set if no policy runs it, for the reason. */
    rejected: z.literal(true).exactOptional(),
  }),
  /**
   * Output of a running session is read, or input is sent to it. The possible effects were decided with its command: the lowering of a
   * program never depends on its input, because a pipeline could provide input too. `command` is the command of the session, for the record;
   * empty if no such session exists.
   */
  z.object({ type: z.literal('session'), sessionId: z.string(), command: z.string() }),
  z.object({ type: z.literal('none') }),
]);

export type Access = Recorded<typeof accessSchema>;
export type CommandAccess = Extract<Access, { type: 'command' }>;

/** A program with words that are all known, in a directory relative to the workspace. */
export function createCommand(words: readonly string[], cwd = '.'): CommandAccess {
  return { type: 'command', words: words.map((value) => ({ type: 'literal', value })), cwd };
}

/** The words of a command as texts. Null if the shell computes one of them. */
export function readLiterals(words: readonly Word[]): readonly string[] | null {
  const texts = words.flatMap((word) => (word.type === 'literal' ? [word.value] : []));
  return texts.length === words.length ? texts : null;
}

export type PathAccess = Extract<Access, { path: string }>;
export type ConnectAccess = Extract<Access, { type: 'connect' }>;
export type OpaqueAccess = Extract<Access, { type: 'opaque' }>;

/** True for a call that reads or writes files itself, and starts no program. */
export function isFileCall(accesses: readonly Access[]): boolean {
  return accesses.length > 0 && accesses.every(({ type }) => type === 'read' || type === 'write');
}

/** The write access for a changed path. `kind` is the kind of the new entry, or of the removed one. */
export function createWrite(path: string, kind: FileKind | null): Access {
  const isFile = kind !== null && kind !== 'directory';
  return { type: 'write', path, valid: isPlainPath(path), ...(isFile && { isFile }) };
}

/** One line for logs, reports and the model: `command npm test`, `write src/a.ts`. */
export function renderAccess(access: Access): string {
  switch (access.type) {
    case 'command':
      return `command ${access.words.map((word) => (word.type === 'literal' ? quoteWord(word.value) : word.text)).join(' ')}`;
    case 'read':
    case 'write':
      return `${access.type} ${renderPath(access.path)}`;
    case 'connect':
      return `connect ${access.method === undefined ? '' : `${access.method} `}${access.scheme}://${access.host}:${access.port}`;
    case 'env':
      return `env ${access.name}`;
    case 'opaque':
      return `opaque ${access.text}`;
    case 'session':
      return `session ${access.sessionId}${access.command === '' ? '' : ` (${access.command})`}`;
    case 'none':
      return 'none';
  }
}

/** A path as one word of a message: invisible characters are escaped, and it is quoted if it contains spaces. */
export function renderPath(path: string): string {
  const shown = escapeControls(path);
  return /\s/.test(shown) ? quoteWord(shown) : shown;
}

/** Quotes a word so that a POSIX shell would read it back. Only for display, never for running. */
export function quoteWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
