import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
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

/** Parses YAML 1.2 without its dangerous features: no anchors, tags, merge keys, duplicate keys or keys that are not text. Never throws. */
export function parseYamlFile(file: string, source: string): YamlFile {
  const lines = new LineCounter();
  const refusal = refuse(source);
  const document = parseDocument(refusal === null ? source : '', {
    version: '1.2',
    schema: 'core',
    merge: false,
    // The library compares each key with all others. `listDuplicates` looks them up.
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
  const errors = [...document.errors, ...document.warnings];
  const surprises = listSurprises(document, problemAtOffset);
  const problems = [
    ...errors.slice(0, maxProblems).map(({ message, pos }) => problemAtOffset(pos[0], message.replace(/\s+/g, ' '))),
    ...listDuplicates(document, problemAtOffset),
    ...(refusal === null ? [] : [problemAtOffset(0, refusal.message, refusal.hint)]),
    ...surprises,
  ].slice(0, maxProblems);
  // An alias could expand a small text to a huge value, so no value is built from a text that contains one.
  const readable = !broken && refusal === null && surprises.length === 0;
  const offsets = createOffsets(document);

  return {
    value: readable ? (document.toJS({ maxAliasCount: 0 }) as unknown) : null,
    problems,
    broken: !readable,
    problemAt: (path, message, hint) => problemAtOffset(offsets.findValue(path), message, hint),
    problemAtKey: (path, key, message, hint) => problemAtOffset(offsets.findKey(path, key), message, hint),
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

function listDuplicates(document: Document.Parsed, problemAtOffset: ProblemAtOffset): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Map(_key, { items }) {
      const seen = new Set<string>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        if (seen.has(name))
          problems.push(
            problemAtOffset(
              key.range?.[0] ?? 0,
              `the key ${JSON.stringify(name)} is here twice`,
              'Keep one of the two.',
            ),
          );
        seen.add(name);
      }
    },
  });
  return problems;
}

function listSurprises(document: Document.Parsed, problemAtOffset: ProblemAtOffset): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Node(_key, node) {
      const offset = node.range?.[0] ?? 0;
      if (
        isAlias(node) ||
        (isCollection(node) && node.anchor !== undefined) ||
        (isScalar(node) && node.anchor !== undefined)
      )
        problems.push(problemAtOffset(offset, 'anchors and aliases are not allowed', 'Write the value again.'));
      if (!isAlias(node) && node.tag !== undefined)
        problems.push(problemAtOffset(offset, 'tags are not allowed', 'Remove it.'));
    },
    Pair(_key, { key }) {
      if (!isScalar(key)) return;
      const offset = key.range?.[0] ?? 0;
      if (key.value === '<<')
        problems.push(problemAtOffset(offset, 'merge keys are not allowed', 'Write the keys here.'));
      if (key.value === '__proto__') problems.push(problemAtOffset(offset, 'this key is not allowed'));
    },
  });
  return problems;
}

interface Offsets {
  readonly findValue: (path: readonly PropertyKey[]) => number;
  readonly findKey: (path: readonly PropertyKey[], key: string) => number;
}

/** Offsets of values and keys. The pairs of a map are indexed once: the library looks for a key among all others, and a text may have many problems. */
function createOffsets(document: Document.Parsed): Offsets {
  const pairsOf = new Map<YAMLMap, ReadonlyMap<string, Pair>>();
  const findPair = (map: YAMLMap, key: PropertyKey): Pair | undefined => {
    const pairs =
      pairsOf.get(map) ??
      new Map(map.items.flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair] as const] : [])));
    pairsOf.set(map, pairs);
    return pairs.get(String(key));
  };
  const findNode = (path: readonly PropertyKey[]): Node | null => {
    let node: unknown = document.contents;
    for (const part of path) {
      if (isMap(node)) node = findPair(node, part)?.value;
      else node = isSeq(node) && typeof part === 'number' ? node.items[part] : null;
    }
    return (node ?? null) as Node | null;
  };
  const findKey: Offsets['findKey'] = (path, key) => {
    const map = findNode(path);
    const found = isMap(map) ? findPair(map, key)?.key : null;
    return isScalar(found) ? (found.range?.[0] ?? 0) : findValue(path);
  };
  const findValue: Offsets['findValue'] = (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const range = findNode(path.slice(0, length))?.range;
      if (range === null || range === undefined) continue;
      // An empty value has no width, so the place of its key is more useful.
      return range[0] === range[1] ? findKey(path.slice(0, length - 1), String(path[length - 1])) : range[0];
    }
    return document.contents?.range?.[0] ?? 0;
  };
  return { findValue, findKey };
}
