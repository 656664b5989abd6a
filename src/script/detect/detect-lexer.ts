/**
 * Asked at each place of a script that is code: at the beginning of a line and at each `<`. Answers with the offset to go
 * on from (the same offset to read on as usual), or `stop`.
 */
export type VisitCode = (offset: number, place: 'line' | 'angle') => number | 'stop';

/** Keywords after which a `/` begins a regular expression and a `{` an object. */
const operatorWords = new Set(
  'return typeof instanceof in of new delete void throw case yield await else do extends default'.split(' '),
);

/** Keywords whose parentheses are followed by a statement, not by an operator. */
const controlWords = new Set(['if', 'while', 'for', 'with']);

/** Keywords and punctuation before a `{` that opens a block. Names and `)` come before blocks, too. */
const blockWords = new Set(['', ';', '{', '}', ')', '=>', 'else', 'do']);

const wordPattern = /[\p{ID_Continue}$\u200C\u200D]+/uy;

/** The kind of an open bracket. It decides how the text after the closing bracket is read. */
type Bracket = 'template' | 'block' | 'object' | 'control' | 'group';

interface Cursor {
  readonly text: string;
  at: number;
  /** The last token: a word, a punctuation mark, or `value` for a literal. Empty at the beginning. */
  last: string;
  /** True if the last token ends an operand, so that a `/` divides. */
  afterOperand: boolean;
  /** No regular expression begins before this offset: a `/` in this line was tried already. */
  noPatternBefore: number;
  readonly brackets: Bracket[];
}

/**
 * Reads JavaScript or TypeScript just closely enough to distinguish code from strings, templates, comments and regular
 * expressions. It never fails: after malformed text, it reads the next line as code. It makes one pass over any text.
 */
export function scanScript(text: string, start: number, visit: VisitCode): 'stopped' | 'ended' {
  const cursor: Cursor = { text, at: start, last: '', afterOperand: false, noPatternBefore: 0, brackets: [] };
  let place: 'line' | 'angle' | null = beginsLine(text, start) ? 'line' : null;
  while (cursor.at < text.length) {
    const character = text.charAt(cursor.at);
    if (place === null && character === '<') place = 'angle';
    if (place !== null) {
      const next = visit(cursor.at, place);
      if (next === 'stop') return 'stopped';
      if (next > cursor.at) {
        cursor.at = next;
        place = beginsLine(text, next) ? 'line' : null;
        continue;
      }
      // A line may begin with a `<`: both are asked.
      if (place === 'line' && character === '<') {
        place = 'angle';
        continue;
      }
    }
    place = character === '\n' ? 'line' : null;
    if (character === '\n') cursor.at += 1;
    else readToken(cursor, character);
  }
  return 'ended';
}

function beginsLine(text: string, offset: number): boolean {
  return text.charAt(offset - 1) === '\n';
}

function readToken(cursor: Cursor, character: string): void {
  if (character === ' ' || character === '\t' || character === '\r') cursor.at += 1;
  else if (character === '"' || character === "'") readString(cursor, character);
  else if (character === '`') readTemplate(cursor);
  else if (character === '/') readSlash(cursor);
  else if (character === '}' && cursor.brackets.at(-1) === 'template') {
    cursor.brackets.pop();
    readTemplate(cursor);
  } else {
    wordPattern.lastIndex = cursor.at;
    const word = wordPattern.exec(cursor.text)?.[0];
    if (word === undefined) readPunctuation(cursor, character);
    else readWord(cursor, word);
  }
}

function readWord(cursor: Cursor, word: string): void {
  // After a dot a keyword is a property's name.
  cursor.afterOperand = cursor.last === '.' || !operatorWords.has(word);
  cursor.last = cursor.last === '.' ? 'value' : word;
  cursor.at += word.length;
}

function readPunctuation(cursor: Cursor, character: string): void {
  const { brackets, last } = cursor;
  cursor.at += 1;
  cursor.last = character === '>' && last === '=' ? '=>' : character;
  const doubled = (character === '+' || character === '-') && last === character;
  cursor.afterOperand = character === ']' || doubled;
  if (character === '(') brackets.push(controlWords.has(last) ? 'control' : 'group');
  if (character === '{') brackets.push(blockWords.has(last) || isName(last) ? 'block' : 'object');
  // A bracket that closes nothing is ignored, so that it cannot end a template.
  if (character === ')') cursor.afterOperand = closeBracket(brackets, ['control', 'group']) !== 'control';
  if (character === '}') cursor.afterOperand = closeBracket(brackets, ['block', 'object']) === 'object';
}

function closeBracket(brackets: Bracket[], kinds: readonly Bracket[]): Bracket | undefined {
  const last = brackets.at(-1);
  return last !== undefined && kinds.includes(last) ? brackets.pop() : undefined;
}

function isName(token: string): boolean {
  return /^[\p{ID_Start}$_]/u.test(token) && !operatorWords.has(token);
}

/** A string ends at its quote or, when it is malformed, at the end of its line. */
function readString(cursor: Cursor, quote: string): void {
  const { text } = cursor;
  let at = cursor.at + 1;
  while (at < text.length && text.charAt(at) !== quote && text.charAt(at) !== '\n') {
    if (text.charAt(at) === '\\') at += text.startsWith('\r\n', at + 1) ? 3 : 2;
    else at += 1;
  }
  finishLiteral(cursor, text.charAt(at) === '\n' ? at : at + 1);
}

/** Reads a template, or the rest of one, up to its end or the next `${`. */
function readTemplate(cursor: Cursor): void {
  const { text } = cursor;
  for (let at = cursor.at + 1; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '`') return finishLiteral(cursor, at + 1);
    else if (character === '$' && text.charAt(at + 1) === '{') {
      cursor.brackets.push('template');
      cursor.at = at + 2;
      cursor.last = '{';
      cursor.afterOperand = false;
      return;
    }
  }
  cursor.at = text.length;
}

function readSlash(cursor: Cursor): void {
  const { text, at } = cursor;
  const next = text.charAt(at + 1);
  if (next === '/') {
    const end = text.indexOf('\n', at);
    cursor.at = end < 0 ? text.length : end;
  } else if (next === '*') {
    const end = text.indexOf('*/', at + 2);
    cursor.at = end < 0 ? text.length : end + 2;
  } else if (cursor.afterOperand || at < cursor.noPatternBefore) readPunctuation(cursor, '/');
  else readPattern(cursor);
}

/** A regular expression ends in its line; a `/` without an end is taken for a division. */
function readPattern(cursor: Cursor): void {
  const { text } = cursor;
  let inClass = false;
  let at = cursor.at + 1;
  for (; at < text.length && text.charAt(at) !== '\n'; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += text.charAt(at + 1) === '\n' ? 0 : 1;
    else if (character === '[') inClass = true;
    else if (character === ']') inClass = false;
    else if (character === '/' && !inClass) return finishLiteral(cursor, at + 1);
  }
  cursor.noPatternBefore = at;
  readPunctuation(cursor, '/');
}

function finishLiteral(cursor: Cursor, end: number): void {
  cursor.at = Math.min(end, cursor.text.length);
  cursor.last = 'value';
  cursor.afterOperand = true;
}
