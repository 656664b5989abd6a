import { measureJson } from './measure-json.ts';

// The functions that read, check and write a value are recursive, and `JSON.stringify` is, too.
const maxDepth = 200;

/** Parses JSON text that a stranger may have written. Throws `SyntaxError`, also for text that is nested more than 200 levels deep. */
export function parseJson(text: string): unknown {
  if (text.length > 2 * maxDepth && measureJson(text).depth > maxDepth)
    throw new SyntaxError(`it is nested more than ${maxDepth} levels deep`);
  return JSON.parse(text);
}

/** The value of such a text; null if it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}
