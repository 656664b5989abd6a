import type { Stripping } from './parse-blanker.ts';
import type { Finding } from './parse-problem.ts';
import type { SyntaxNode } from './parse-tree.ts';
import { readChild, readText } from './parse-tree.ts';

/** How tightly the operators bind that TypeScript lets stand unparenthesised inside `… as T`, and those after it. */
const precedence: ReadonlyMap<string, number> = new Map([
  ...['<', '>', '<=', '>=', 'in', 'instanceof'].map((operator) => [operator, 1] as const),
  ...['<<', '>>', '>>>'].map((operator) => [operator, 2] as const),
  ...['+', '-'].map((operator) => [operator, 3] as const),
  ...['*', '/', '%'].map((operator) => [operator, 4] as const),
  ['**', 6],
]);

const unaryPrecedence = 5;

/**
 * `a + b as T * c` means `(a + b) * c`; without the type it means `a + (b * c)`. Replacing the type with spaces would
 * change the meaning, so the message asks for parentheses.
 */
export function findRegrouping(node: SyntaxNode): Finding | null {
  const outer = node.type === 'BinaryExpression' ? precedence.get(readText(node, 'operator') ?? '') : undefined;
  let left = outer === undefined ? null : readChild(node, 'left');
  if (outer === undefined || left === null || !isTypeOperator(left)) return null;
  const offset = left.start;
  while (left !== null && isTypeOperator(left)) left = readChild(left, 'expression');
  if (left === null || bindingStrength(left) >= outer) return null;
  return { code: 'unsupported-typescript', message: 'put parentheses around the part with the type: (… as T)', offset };
}

/**
 * `f<T>` before a line that begins with a sign or a bracket: TypeScript and other parsers do not agree whether it is type
 * arguments or two comparisons, so its meaning is ambiguous.
 */
export function findAmbiguousArguments(node: SyntaxNode, { text, tokens }: Stripping): Finding | null {
  if (node.type !== 'TSInstantiationExpression' && node.type !== 'NewExpression') return null;
  const types = readChild(node, 'typeArguments');
  const next = types?.end === node.end ? tokens.at(node.end) : null;
  if (types === null || next === null || !/[-+[]/.test(text.charAt(next.start))) return null;
  return {
    code: 'unsupported-typescript',
    message: 'end the statement after the type arguments with a ;',
    offset: types.start,
  };
}

function isTypeOperator(node: SyntaxNode): boolean {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression';
}

function bindingStrength(node: SyntaxNode): number {
  if (node.type === 'BinaryExpression') return precedence.get(readText(node, 'operator') ?? '') ?? 0;
  return node.type === 'UnaryExpression' || node.type === 'AwaitExpression'
    ? unaryPrecedence
    : Number.POSITIVE_INFINITY;
}
