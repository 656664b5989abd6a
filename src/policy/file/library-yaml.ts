import { isAlias, isCollection, isMap, isScalar, Lexer, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { isTooDeepYaml } from '../../core/text/yaml-depth.ts';
import type { Problem } from '../../core/types/error.ts';
import { maxYamlCharacters, type YamlFile } from './yaml-source.ts';

/** The library finds an error in every character of some texts. */
const maxProblems = 100;

/** Like `parseYamlFile`, for every text. */
export function parseLibraryYaml(file: string, source: string): YamlFile {
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
  const problemAtOffset = (offset: number, message: string, hint = ''): Problem => {
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

  return {
    file,
    value: readable ? (document.toJS({ maxAliasCount: 0 }) as unknown) : null,
    problems,
    broken: !readable,
    problemAt: (path, message, hint) => problemAtOffset(findOffset(document, path), message, hint),
    problemAtKey: (path, key, message, hint) => problemAtOffset(findKeyOffset(document, path, key), message, hint),
  };
}

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

function listDuplicates(
  document: Document.Parsed,
  problemAtOffset: (offset: number, message: string, hint?: string) => Problem,
): Problem[] {
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

function listSurprises(
  document: Document.Parsed,
  problemAtOffset: (offset: number, message: string, hint?: string) => Problem,
): Problem[] {
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

function findOffset(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (node !== undefined && node !== null && typeof node === 'object' && 'range' in node) {
      const range = (node as { range?: [number, number, number] | null }).range;
      // An empty value has no width, so the place of its key is more useful.
      if (range !== null && range !== undefined && range[0] !== range[1]) return range[0];
      return findKeyOffset(document, path.slice(0, length - 1), String(path[length - 1]));
    }
  }
  return document.contents?.range?.[0] ?? 0;
}

function findKeyOffset(document: Document, path: readonly PropertyKey[], key: string): number {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isMap(node))
    for (const pair of node.items)
      if (isScalar(pair.key) && String(pair.key.value) === key) return pair.key.range?.[0] ?? 0;
  return findOffset(document, path);
}
