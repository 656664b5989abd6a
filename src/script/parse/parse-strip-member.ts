import type { Stripping } from './parse-blanker.ts';
import type { SyntaxNode } from './parse-tree.ts';
import { readChild } from './parse-tree.ts';

const modifiers = new Set(['public', 'private', 'protected', 'readonly', 'override']);

/** Strips what TypeScript adds to a field or method of a class: modifiers, `?`, `!` and a field's type. */
export function stripMember(node: SyntaxNode, { blanker, tokens }: Stripping): void {
  const key = readChild(node, 'key');
  if (key === null) return;
  for (const token of tokens.between(node.start, key.start)) {
    if (!modifiers.has(tokens.read(token))) continue;
    blanker.blank(token.start, token.end);
    // The line break before the modifier may have ended a field; before a bare `[` or `*` it would not.
    if (token.start === node.start) blanker.write(token.start, ';');
  }
  const starts: number[] = [];
  const closed = node['computed'] === true ? (tokens.at(key.end)?.end ?? key.end) : key.end;
  const mark = tokens.at(closed);
  if ((node['optional'] === true || node['definite'] === true) && mark !== null) {
    blanker.blank(mark.start, mark.end);
    starts.push(mark.start);
  }
  const annotation = readChild(node, 'typeAnnotation');
  if (annotation !== null) {
    blanker.blank(annotation.start, annotation.end);
    starts.push(annotation.start);
  }
  // A field named `get`, `set`, `static` or `async` would join the member on the next line.
  const first = starts[0];
  if (first !== undefined && node['value'] === null) blanker.write(first, ';');
}
