/** Far more than any file needs. The library takes about four frames of the stack for a level. */
const maxDepth = 200;

/**
 * True if YAML is nested so deeply that its parser could run out of stack, which can end the process: V8 does not survive a lack of stack
 * while it compiles an expression. `tokens` come from the lexer of the library, which is not recursive. Blocks are counted by the columns
 * of their indicators.
 */
export function isTooDeepYaml(tokens: Iterable<string>): boolean {
  let flow = 0;
  let column = 0;
  let isStart = true;
  for (const token of tokens) {
    if (token === '[' || token === '{') flow += 1;
    else if (token === ']' || token === '}') flow -= 1;
    else if (token === '\n' || token === '\r\n') {
      column = 0;
      isStart = true;
    } else if (isStart && /^[ ?:-]+$/.test(token)) column += token.length;
    else isStart = false;
    if (Math.max(flow, 0) + column > maxDepth) return true;
  }
  return false;
}
