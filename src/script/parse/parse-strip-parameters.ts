import type { Stripping } from './parse-blanker.ts';
import type { SyntaxNode } from './parse-tree.ts';
import { readChild, readChildren, readText } from './parse-tree.ts';

const lineBreak = /[\n\r\u2028\u2029]/;

/** Strips what TypeScript adds around the parameters of a function: type parameters, a `this` parameter, the result's type. */
export function stripParameters(node: SyntaxNode, stripping: Stripping): void {
  stripTypeParameters(node, stripping);
  stripThis(node, stripping);
  stripReturnType(node, stripping);
}

/** An arrow function's `(` must stand on the line of what goes before it: of `return`, of `async`. */
function stripTypeParameters(node: SyntaxNode, { text, blanker, tokens }: Stripping): void {
  const types = readChild(node, 'typeParameters');
  if (types === null) return;
  blanker.blank(types.start, types.end);
  const open = tokens.at(types.end);
  if (node.type !== 'ArrowFunctionExpression' || open === null) return;
  if (!lineBreak.test(text.slice(types.start, open.start))) return;
  blanker.blank(open.start, open.end);
  blanker.write(types.start, '(');
}

function stripThis(node: SyntaxNode, { blanker, tokens }: Stripping): void {
  const first = readChildren(node, 'params')[0];
  if (first?.type !== 'Identifier' || readText(first, 'name') !== 'this') return;
  const next = tokens.at(first.end);
  blanker.blank(first.start, tokens.read(next) === ',' && next !== null ? next.end : first.end);
}

/** An arrow function's `)` must stand on the line of its `=>`. */
function stripReturnType(node: SyntaxNode, { text, blanker, tokens }: Stripping): void {
  const type = readChild(node, 'returnType');
  if (type === null) return;
  blanker.blank(type.start, type.end);
  const close = tokens.before(type.start);
  if (node.type !== 'ArrowFunctionExpression' || close === null) return;
  if (!lineBreak.test(text.slice(close.end, type.end))) return;
  blanker.blank(close.start, close.end);
  blanker.write(type.end - 1, ')');
}
