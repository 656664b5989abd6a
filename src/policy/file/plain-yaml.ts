/** A value of a YAML text with its start offset. */
export type PlainNode =
  | { readonly type: 'scalar'; readonly start: number }
  | { readonly type: 'list'; readonly items: readonly PlainNode[]; readonly start: number }
  | { readonly type: 'map'; readonly pairs: ReadonlyMap<string, PlainPair>; readonly start: number };

export interface PlainPair {
  readonly keyStart: number;
  readonly node: PlainNode;
}

type Scalar = string | number | boolean;
/** A scalar, or what a builder makes of a collection; never null. */
type Built = Scalar | object;

/**
 * Parses the part of YAML in which policies are usually written: block maps and lists, flow collections, and scalars on one line. Returns null for a
 * text with anything else, valid or not: the library then parses it and reports its errors. For every text that this function accepts, the library
 * finds the same values at the same places (`plain-yaml.test.ts`), but takes about twenty times as long.
 */
export function parsePlainYaml(text: string): Built | null {
  return parseWith(text, valueBuilder);
}

/** The places of the values of a text that `parsePlainYaml` accepts, null for any other. They take more time and memory than the values. */
export function locatePlainYaml(text: string): PlainNode | null {
  return parseWith(text, nodeBuilder);
}

/** What the parser makes of a text. */
interface Builder<Node, Pairs> {
  readonly scalar: (value: Scalar, start: number) => Node;
  readonly list: (items: readonly Node[], start: number) => Node;
  readonly openMap: () => Pairs;
  readonly has: (map: Pairs, key: string) => boolean;
  readonly add: (map: Pairs, key: string, keyStart: number, node: Node) => void;
  readonly closeMap: (map: Pairs, start: number) => Node;
}

const valueBuilder: Builder<Built, Record<string, unknown>> = {
  scalar: (value) => value,
  // A list that grew holds more memory than its items need.
  list: (items) => items.slice(),
  openMap: () => ({}),
  has: (map, key) => Object.hasOwn(map, key),
  add(map, key, _keyStart, value) {
    map[key] = value;
  },
  closeMap: (map) => map,
};

const nodeBuilder: Builder<PlainNode, Map<string, PlainPair>> = {
  scalar: (_value, start) => ({ type: 'scalar', start }),
  list: (items, start) => ({ type: 'list', items, start }),
  openMap: () => new Map(),
  has: (pairs, key) => pairs.has(key),
  add: (pairs, key, keyStart, node) => void pairs.set(key, { keyStart, node }),
  closeMap: (pairs, start) => ({ type: 'map', pairs, start }),
};

function parseWith<Node extends Built, Pairs>(text: string, builder: Builder<Node, Pairs>): Node | null {
  if (!/^[\n\x20-\x7e\u00a1-\u1fff\u2010-\u2027\u2030-\ud7ff]*$/.test(text)) return null;
  // The parser itself looks at no value that it has built.
  const cursor: Cursor = { text, at: 0, depth: 0, builder: builder as unknown as Cursor['builder'] };
  if (skipToContent(cursor) !== 0) return null;
  const node = readMap(cursor, 0);
  return node !== null && cursor.at === text.length ? (node as Node) : null;
}

interface Cursor {
  readonly text: string;
  at: number;
  /** The nesting depth of collections. A deep text is left to the library. */
  depth: number;
  readonly builder: Builder<Built, unknown>;
}

const maxDepth = 64;
/** Keys that the library refuses, or does not read as text. */
const unusualKeys = new Set(['__proto__', '<<', 'null', 'Null', 'NULL']);
const keyStart = /(?:[A-Za-z_/][\w/.-]{0,200}|"[^"\\\n]{1,200}"|'[^'\n]{1,200}'):(?=[ \n])/y;
// The mark at the end is optional, so that an open text is read once: `takeQuoted` requires it.
const singleQuoted = /'(?:[^'\n]|'')*('?)/y;
const doubleQuoted = /"(?:[^"\\\n]|\\["\\/bfnrt]|\\u(?![dD][89a-fA-F])[0-9a-fA-F]{4})*("?)/y;
const blockPlain = /[^\s\-?:,[\]{}#&*!|>'"%@`][^\n]*|-(?![\s-])[^\n]+|--(?![\s-])[^\n]+/y;
const flowPlain = /(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|-{1,2}(?=[^\s\-,[\]{}]))[^,[\]{}\n]*/y;
const lineEnd = / *(?:(?<= )#[^\n]*)?/y;

// Moves to the first character of the next line with content. Returns its column, or -1 at the end of the text.
function skipToContent(cursor: Cursor): number {
  const { text } = cursor;
  for (;;) {
    let at = cursor.at;
    while (text.charCodeAt(at) === 32) at += 1;
    const code = text.charCodeAt(at);
    if (at >= text.length) {
      cursor.at = at;
      return -1;
    }
    if (code === 10) cursor.at = at + 1;
    else if (code === 35) {
      const end = text.indexOf('\n', at);
      cursor.at = end < 0 ? text.length : end + 1;
    } else {
      const column = at - cursor.at;
      cursor.at = at;
      return column;
    }
  }
}

function take(cursor: Cursor, pattern: RegExp): string | null {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.text);
  if (found === null) return null;
  cursor.at = pattern.lastIndex;
  return found[0];
}

function takeQuoted(cursor: Cursor, pattern: RegExp): string | null {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.text);
  if (found === null || found[1] === '') return null;
  cursor.at = pattern.lastIndex;
  return found[0];
}

// Blanks, a comment and the line break; false if the line has more.
function takeLineEnd(cursor: Cursor): boolean {
  const start = cursor.at;
  take(cursor, lineEnd);
  if (cursor.at === cursor.text.length) return true;
  if (takeEnd(cursor, '\n')) return true;
  cursor.at = start;
  return false;
}

function startsWith(cursor: Cursor, pattern: RegExp): boolean {
  pattern.lastIndex = cursor.at;
  return pattern.test(cursor.text);
}

// Returns true if the next line belongs to the same collection, false if the collection ends, and null for anything else.
function continues(cursor: Cursor, column: number): boolean | null {
  const lineStart = cursor.at;
  const next = skipToContent(cursor);
  if (next === column) return true;
  if (next > column) return null;
  if (next >= 0) cursor.at = lineStart;
  return false;
}

function readMap(cursor: Cursor, column: number): Built | null {
  const start = cursor.at;
  const { builder } = cursor;
  const map = builder.openMap();
  for (;;) {
    const at = cursor.at;
    const key = readKey(cursor);
    if (key === null || builder.has(map, key)) return null;
    const node = readBlockValue(cursor, column, 'map');
    if (node === null) return null;
    builder.add(map, key, at, node);
    const more = continues(cursor, column);
    if (more === null) return null;
    if (!more) return builder.closeMap(map, start);
  }
}

// A list at the same column as the surrounding keys ends where the next key begins.
function readList(cursor: Cursor, column: number): Built | null {
  const start = cursor.at;
  const items: Built[] = [];
  for (;;) {
    cursor.at += 1;
    const node = readBlockValue(cursor, column, 'list');
    if (node === null) return null;
    items.push(node);
    const lineStart = cursor.at;
    const more = continues(cursor, column);
    if (more === null) return null;
    const isItem = more && cursor.text[cursor.at] === '-' && cursor.text[cursor.at + 1] === ' ';
    if (isItem) continue;
    if (more) cursor.at = lineStart;
    return cursor.builder.list(items, start);
  }
}

function readKey(cursor: Cursor): string | null {
  const found = take(cursor, keyStart);
  if (found === null) return null;
  const written = found.slice(0, -1);
  const key = /^["']/.test(written) ? written.slice(1, -1) : written;
  return unusualKeys.has(key) ? null : key;
}

// Reads the value after a key or after the dash of an item: on the same line, or a collection on the next lines.
function readBlockValue(cursor: Cursor, column: number, parent: 'map' | 'list'): Built | null {
  if (takeLineEnd(cursor)) {
    const next = skipToContent(cursor);
    const isList = cursor.text[cursor.at] === '-' && cursor.text[cursor.at + 1] === ' ';
    // Only the items of a list may begin at the column of its key.
    if (next < column || (next === column && (parent === 'list' || !isList))) return null;
    if (/[[{]/.test(cursor.text[cursor.at] ?? '')) return readInline(cursor, column);
    return descend(cursor, () => (isList ? readList(cursor, next) : readMap(cursor, next)));
  }
  while (cursor.text.charCodeAt(cursor.at) === 32) cursor.at += 1;
  if (parent === 'list' && startsWith(cursor, keyStart)) {
    const inner = cursor.at - (cursor.text.lastIndexOf('\n', cursor.at) + 1);
    return descend(cursor, () => readMap(cursor, inner));
  }
  return readInline(cursor, column);
}

function readInline(cursor: Cursor, column: number): Built | null {
  const node = readFlowNode(cursor, column, 'block');
  return node !== null && takeLineEnd(cursor) ? node : null;
}

function descend(cursor: Cursor, read: () => Built | null): Built | null {
  if (cursor.depth >= maxDepth) return null;
  cursor.depth += 1;
  const node = read();
  cursor.depth -= 1;
  return node;
}

function readFlowNode(cursor: Cursor, column: number, context: 'block' | 'flow'): Built | null {
  const start = cursor.at;
  const first = cursor.text[start];
  if (first === '[') return descend(cursor, () => readFlowList(cursor, column));
  if (first === '{') return descend(cursor, () => readFlowMap(cursor, column));
  const value = first === '"' || first === "'" ? readQuoted(cursor) : readPlain(cursor, context);
  return value === null ? null : cursor.builder.scalar(value, start);
}

function readQuoted(cursor: Cursor): string | null {
  const single = takeQuoted(cursor, singleQuoted);
  if (single !== null) return single.slice(1, -1).replaceAll("''", "'");
  const double = takeQuoted(cursor, doubleQuoted);
  return double === null ? null : (JSON.parse(double) as string);
}

function readPlain(cursor: Cursor, context: 'block' | 'flow'): Scalar | null {
  const start = cursor.at;
  const found = take(cursor, context === 'flow' ? flowPlain : blockPlain);
  if (found === null) return null;
  const comment = found.indexOf(' #');
  if (comment >= 0 && context === 'flow') return null;
  const written = (comment < 0 ? found : found.slice(0, comment)).trimEnd();
  cursor.at = start + written.length;
  if (written.includes(': ') || written.endsWith(':')) return null;
  return resolveScalar(written);
}

// Unusual numbers, and words such as `TRUE`, are left to the library.
function resolveScalar(written: string): Scalar | null {
  if (written === 'true') return true;
  if (written === 'false') return false;
  if (/^(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(written)) return Number(written);
  const isUnusual = /^(?:~|null|true|false|[-+]?\.(?:inf|nan)|0[ox].*|[-+]?\.?\d[\d.]*(?:e[-+]?\d*)?)$/i.test(written);
  return isUnusual ? null : written;
}

// A line inside a flow collection must be indented further than the surrounding collection.
function skipInFlow(cursor: Cursor, column: number): boolean {
  const { text } = cursor;
  while (text.charCodeAt(cursor.at) === 32) cursor.at += 1;
  if (text.charCodeAt(cursor.at) !== 10) return true;
  const from = cursor.at;
  return skipToContent(cursor) > column && !text.slice(from, cursor.at).includes('#');
}

function takeEnd(cursor: Cursor, character: ']' | '}' | ',' | '\n'): boolean {
  if (cursor.text[cursor.at] !== character) return false;
  cursor.at += 1;
  return true;
}

function readFlowList(cursor: Cursor, column: number): Built | null {
  const start = cursor.at;
  const items: Built[] = [];
  cursor.at += 1;
  while (skipInFlow(cursor, column)) {
    if (takeEnd(cursor, ']')) return cursor.builder.list(items, start);
    const node = readFlowNode(cursor, column, 'flow');
    if (node === null || !skipInFlow(cursor, column)) return null;
    items.push(node);
    if (takeEnd(cursor, ']')) return cursor.builder.list(items, start);
    if (!takeEnd(cursor, ',')) return null;
  }
  return null;
}

function readFlowMap(cursor: Cursor, column: number): Built | null {
  const start = cursor.at;
  const { builder } = cursor;
  const map = builder.openMap();
  cursor.at += 1;
  while (skipInFlow(cursor, column)) {
    if (takeEnd(cursor, '}')) return builder.closeMap(map, start);
    const at = cursor.at;
    const key = readKey(cursor);
    if (key === null || builder.has(map, key) || !skipInFlow(cursor, column)) return null;
    const node = readFlowNode(cursor, column, 'flow');
    if (node === null || !skipInFlow(cursor, column)) return null;
    builder.add(map, key, at, node);
    if (takeEnd(cursor, '}')) return builder.closeMap(map, start);
    if (!takeEnd(cursor, ',')) return null;
  }
  return null;
}
