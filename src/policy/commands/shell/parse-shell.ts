import { parse, type Statement } from 'unbash';

/** The statements of a shell text, or why it cannot be parsed. */
export type ParsedShell =
  | { readonly type: 'parsed'; readonly statements: readonly Statement[] }
  | { readonly type: 'unreadable'; readonly problem: string };

/** Parses a shell text. The parser calls itself for each level of a nested text. */
export function parseShell(text: string): ParsedShell {
  const parsed = catchTooDeep(() => parse(text));
  if (parsed === null) return { type: 'unreadable', problem: tooDeep };
  const [error] = parsed.errors ?? [];
  return error === undefined
    ? { type: 'parsed', statements: parsed.commands }
    : { type: 'unreadable', problem: `the text is no valid shell: ${error.message}` };
}

export const tooDeep = 'the text is too deep';

/** The result of a function that reads a shell text by recursion; null if the text is nested so deeply that the call stack is exhausted. */
export function catchTooDeep<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
}
