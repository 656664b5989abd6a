import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  parseDocument,
  type Document,
  type ErrorCode,
  type Node,
  type Scalar,
} from 'yaml';
import { isTooDeepYaml } from '../../core/text/yaml-depth.ts';
import type { Problem } from '../../core/types/error.ts';

/** The places of the values of a file. */
export interface Places {
  /** A problem at the value at the end of the path, or at the nearest existing parent. */
  problemAt(path: readonly PropertyKey[], message: string, hint?: string): Problem;
  /** A problem at a key of the map at the end of the path. */
  problemAtKey(path: readonly PropertyKey[], key: string, message: string, hint?: string): Problem;
}

/** A YAML text that was parsed strictly, with the places of its values. */
export interface YamlFile extends Places {
  readonly value: unknown;
  /** The errors of the text itself. The value must not be used if `broken` is true. */
  readonly problems: readonly Problem[];
  readonly broken: boolean;
}

/** A longer text is a problem, and is not parsed. */
export const maxYamlCharacters = 500_000;

/** The library finds an error in every character of some texts. */
const maxProblems = 100;

const inQuotes = "Put a text with special characters in quotes, such as '**/*.md'.";

/** What to do about an error of the library, by its code. */
const hints: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: inQuotes,
  BAD_SCALAR_START: inQuotes,
  BLOCK_AS_IMPLICIT_KEY: inQuotes,
  MISSING_CHAR: inQuotes,
  TAG_RESOLVE_FAILED: inQuotes,
  UNEXPECTED_TOKEN: inQuotes,
  TAB_AS_INDENT: 'Indent with spaces.',
};

/** Parses YAML 1.2 without its dangerous features: no anchors, tags, merge keys, duplicate keys or keys that are not text. Never throws. */
export function parseYamlFile(file: string, source: string): YamlFile {
  const lines = new LineCounter();
  const refusal = refuse(source);
  const document = parseDocument(refusal === null ? source : '', {
    version: '1.2',
    schema: 'core',
    merge: false,
    // The library compares each key with all others. `readNodes` looks them up.
    uniqueKeys: false,
    stringKeys: true,
    strict: true,
    prettyErrors: false,
    logLevel: 'error',
    lineCounter: lines,
  });
  const problemAtOffset: ProblemAtOffset = (offset, message, hint = '') => {
    const { line, col } = lines.linePos(offset);
    return { message, hint, file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };

  const broken = document.errors.length > 0;
  // Node decodes bytes that are not UTF-8 to this character, and a pattern with it would match nothing.
  const undecoded = refusal === null ? source.indexOf('\uFFFD') : -1;
  const { root, duplicates, surprises } = readNodes(document, problemAtOffset);
  const found =
    undecoded === -1
      ? surprises
      : [problemAtOffset(undecoded, 'the text is not valid UTF-8 here', 'Save the file as UTF-8.')];
  const listed = undecoded === -1 ? [...document.errors, ...document.warnings].slice(0, maxProblems) : [];
  const problems = [
    ...listed.map(({ code, message, pos }) =>
      code === 'MULTIPLE_DOCS'
        ? problemAtOffset(pos[0], 'a second document begins here', 'Write it into a separate file.')
        : problemAtOffset(pos[0], message.replace(/\s+/g, ' '), hints[code]),
    ),
    ...duplicates,
    ...(refusal === null ? [] : [problemAtOffset(0, refusal.message, refusal.hint)]),
    ...found,
  ].slice(0, maxProblems);
  // An alias could expand a small text to a huge value, so no value is built from a text that contains one.
  const readable = !broken && refusal === null && found.length === 0;
  const findNearest = (path: readonly PropertyKey[]): Place => {
    let place = root;
    for (const part of path) place = place.parts.get(part) ?? { ...place, parts: new Map() };
    return place;
  };

  return {
    value: readable ? (document.toJS({ maxAliasCount: 0 }) as unknown) : null,
    problems,
    broken: !readable,
    problemAt: (path, message, hint) => problemAtOffset(findNearest(path).value, message, hint),
    problemAtKey(path, key, message, hint) {
      const { parts, value } = findNearest(path);
      return problemAtOffset(parts.get(key)?.key ?? value, message, hint);
    },
  };
}

/** The places of a valid text. It is parsed at its first problem: most starts have none. */
export function createLazyPlaces(file: string, readSource: () => string): Places {
  let parsed: Places | null = null;
  const parse = (): Places => (parsed ??= parseYamlFile(file, readSource()));
  return {
    problemAt: (path, message, hint) => parse().problemAt(path, message, hint),
    problemAtKey: (path, key, message, hint) => parse().problemAtKey(path, key, message, hint),
  };
}

type ProblemAtOffset = (offset: number, message: string, hint?: string) => Problem;

function refuse(source: string): { readonly message: string; readonly hint: string } | null {
  if (source.length > maxYamlCharacters)
    return {
      message: `the file has ${source.length} characters, more than ${maxYamlCharacters}`,
      hint: 'Move rules to files that it extends.',
    };
  return isTooDeepYaml(new Lexer().lex(source))
    ? {
        message: 'the file is nested too deeply',
        hint: 'No policy needs more than a few levels. Look for a bracket that is not closed.',
      }
    : null;
}

/** The offsets of a value and of the key before it, and the places in the value by key or index. */
interface Place {
  readonly key: number;
  readonly value: number;
  readonly parts: ReadonlyMap<PropertyKey, Place>;
}

/** The places of all values, and what the parser accepts and a policy must not have. */
function readNodes(document: Document.Parsed, problemAtOffset: ProblemAtOffset) {
  const duplicates: Problem[] = [];
  const surprises: Problem[] = [];

  function refuseSurprises(node: Node, offset: number): void {
    if (isAlias(node) || node.anchor !== undefined)
      surprises.push(
        problemAtOffset(
          offset,
          'anchors and aliases are not allowed',
          isAlias(node) ? inQuotes : 'Write the value again.',
        ),
      );
    if (node.tag !== undefined)
      surprises.push(problemAtOffset(offset, 'tags are not allowed', 'Remove it, or put the text in quotes.'));
  }

  function readKey(key: Scalar, offset: number, known: ReadonlyMap<PropertyKey, Place>): string {
    refuseSurprises(key, offset);
    const name = String(key.value);
    if (known.has(name))
      duplicates.push(problemAtOffset(offset, `the key ${JSON.stringify(name)} is here twice`, 'Keep one of the two.'));
    if (name === '<<') surprises.push(problemAtOffset(offset, 'merge keys are not allowed', 'Write the keys here.'));
    if (name === '__proto__') surprises.push(problemAtOffset(offset, 'this key is not allowed'));
    return name;
  }

  // An empty value has no width, so the place of its key is more useful.
  function readPlace(node: unknown, key: number): Place {
    const [start, end] = (isNode(node) ? node.range : null) ?? [key, key];
    const value = start === end ? key : start;
    const parts = new Map<PropertyKey, Place>();
    if (isNode(node)) refuseSurprises(node, start);
    if (isSeq(node)) for (const [index, item] of node.items.entries()) parts.set(index, readPlace(item, value));
    if (isMap(node))
      for (const pair of node.items) {
        // The parser refuses any other key.
        if (!isScalar(pair.key)) continue;
        const offset = pair.key.range?.[0] ?? 0;
        parts.set(readKey(pair.key, offset, parts), readPlace(pair.value, offset));
      }
    return { key, value, parts };
  }

  return { root: readPlace(document.contents, 0), duplicates, surprises };
}
