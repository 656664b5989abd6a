import { parse, type Script } from 'unbash';

/** Parses a shell text. Returns why it cannot be parsed, as text. The parser calls itself for each level of a nested text. */
export function parseShell(text: string): Script | string {
  const parsed = catchTooDeep(() => parse(text));
  if (parsed === null) return tooDeep;
  const [error] = parsed.errors ?? [];
  return error === undefined ? parsed : `the text is no valid shell: ${error.message}`;
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
