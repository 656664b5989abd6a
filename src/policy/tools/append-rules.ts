import { isDeepStrictEqual } from 'node:util';
import { isCollection, isMap, isScalar, isSeq, parseDocument, stringify, type YAMLSeq } from 'yaml';
import type { RuleFile } from '../decide/rule-file.ts';

/**
 * Returns the text of a policy file with rules appended under `rules`. Every other byte is unchanged: comments, order and places stay. Returns null
 * if that is not certainly possible. The result is parsed again and compared before it is returned.
 */
export function appendRules(source: string, rules: readonly RuleFile[]): string | null {
  const document = parseDocument(source, { keepSourceTokens: true, logLevel: 'silent' });
  const top = document.contents;
  if (document.errors.length > 0 || !isMap(top) || top.flow === true) return null;
  const pair = top.items.find(({ key }) => isScalar(key) && key.value === 'rules');
  const written = ((): string | null => {
    if (pair === undefined) return insertLines(source, source.length, renderBlock(rules, '  ', 'rules:'));
    const { value } = pair;
    if (isSeq(value) && value.items.length > 0)
      return value.flow === true ? insertInFlow(source, value, rules) : insertInBlock(source, value, rules);
    // `rules:` and `rules: []`: the empty list is replaced, and a comment after it stays.
    const key = isScalar(pair.key) ? pair.key.range : null;
    if (key === null || key === undefined) return null;
    const colon = source.indexOf(':', key[1]) + 1;
    const end = isSeq(value) ? (value.range?.[1] ?? colon) : colon;
    const emptied = source.slice(0, colon) + source.slice(end);
    return insertLines(emptied, colon, renderBlock(rules, '  ', null));
  })();
  return written !== null && hasExactly(written, source, rules) ? written : null;
}

function insertInBlock(source: string, list: YAMLSeq, rules: readonly RuleFile[]): string | null {
  const start = list.range?.[0];
  const end = findEnd(list);
  if (start === undefined || end === null) return null;
  const indent = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  return /^ *$/.test(indent) ? insertLines(source, end, renderBlock(rules, indent, null)) : null;
}

function insertInFlow(source: string, list: YAMLSeq, rules: readonly RuleFile[]): string | null {
  const last = findEnd(list.items.at(-1));
  if (last === null) return null;
  // JSON is valid YAML inside a flow collection.
  return `${source.slice(0, last)}, ${rules.map((rule) => JSON.stringify(rule)).join(', ')}${source.slice(last)}`;
}

// The end of a node's text, without comments and blank lines after it.
function findEnd(node: unknown): number | null {
  if (isCollection(node) && node.flow !== true) {
    const last = node.items.at(-1);
    if (isMap(node)) {
      const { key, value } = last as { key: unknown; value: unknown };
      return findEnd(value) ?? findEnd(key);
    }
    return findEnd(last);
  }
  const range = (node as { range?: readonly number[] | null } | null)?.range;
  return range?.[1] ?? null;
}

// Inserts after the line that contains the offset.
function insertLines(source: string, offset: number, lines: readonly string[]): string {
  const lineBreak = source.includes('\r\n') ? '\r\n' : '\n';
  const startsLine = offset === 0 || source[offset - 1] === '\n';
  const next = startsLine ? offset - 1 : source.indexOf('\n', offset);
  const at = next === -1 && !startsLine ? source.length : next + 1;
  const before = source.slice(0, at);
  const separator = before === '' || before.endsWith('\n') ? '' : lineBreak;
  return `${before}${separator}${lines.join(lineBreak)}${lineBreak}${source.slice(at)}`;
}

function renderBlock(rules: readonly RuleFile[], indent: string, head: string | null): string[] {
  const text = stringify(rules, { lineWidth: 0 }).trimEnd();
  return [...(head === null ? [] : [head]), ...text.split('\n').map((line) => `${indent}${line}`)];
}

function hasExactly(written: string, source: string, rules: readonly RuleFile[]): boolean {
  const document = parseDocument(written, { logLevel: 'silent' });
  if (document.errors.length > 0) return false;
  const before = parseDocument(source, { logLevel: 'silent' }).toJS() as { rules?: readonly unknown[] | null };
  return isDeepStrictEqual(document.toJS(), { ...before, rules: [...(before.rules ?? []), ...rules] });
}
