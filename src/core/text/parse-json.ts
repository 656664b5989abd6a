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

export interface JsonMeasure {
  /** The nesting depth of arrays and objects. A recursive function may run out of stack on a deep value. */
  readonly depth: number;
  /** The number of values that follow another in an array or object. */
  readonly members: number;
}

/** Measures a JSON text without parsing it. */
export function measureJson(text: string): JsonMeasure {
  let depth = 0;
  let deepest = 0;
  let members = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (quoted) {
      if (char === '\\') index += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === ',') members += 1;
    else if (char === '{' || char === '[') deepest = Math.max(deepest, (depth += 1));
    else if (char === '}' || char === ']') depth -= 1;
  }
  return { depth: deepest, members };
}
