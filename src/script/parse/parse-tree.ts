/**
 * A node of the syntax tree, seen by its fields. The parser's own union of some 250 node types would make every walk a
 * cast; the fields that matter are read through the functions below, which check what they find.
 */
export interface SyntaxNode {
  readonly type: string;
  /** UTF-16 offsets into the parsed text, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** The fields of a node that hold objects which are no part of the program. */
const bookkeeping = new Set(['loc', 'extra', 'leadingComments', 'trailingComments', 'innerComments']);

/** Nodes of the TypeScript plugin that hold an expression or a parameter which exists at run time. */
const runtimeTypeScriptNodes = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
  'TSTypeAssertion',
  'TSParameterProperty',
]);

/** Wrappers around an expression that mean nothing at run time. */
const transparentNodes = new Set([
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
]);

/** True for a value with the shape of a node; everything else in a tree is a plain value. */
export function isSyntaxNode(value: unknown): value is SyntaxNode {
  if (typeof value !== 'object' || value === null) return false;
  const { type, start } = value as Partial<SyntaxNode>;
  return typeof type === 'string' && typeof start === 'number';
}

/** The node in a field, or null. */
export function readChild(node: SyntaxNode, field: string): SyntaxNode | null {
  const value = node[field];
  return isSyntaxNode(value) ? value : null;
}

/** The nodes in a field that holds a list; holes are left out. */
export function readChildren(node: SyntaxNode, field: string): readonly SyntaxNode[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isSyntaxNode) : [];
}

/** The text in a field, or null. */
export function readText(node: SyntaxNode, field: string): string | null {
  const value = node[field];
  return typeof value === 'string' ? value : null;
}

/** Every child of a node, types included, in the order of its fields. */
export function listChildren(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  // Not `Object.entries`, which makes a list of lists for each of thousands of nodes; what a node inherits holds no node.
  for (const field in node) {
    const value = node[field];
    // Asked first, since most fields hold plain values.
    if (typeof value !== 'object' || value === null || bookkeeping.has(field)) continue;
    for (const entry of Array.isArray(value) ? value : [value]) if (isSyntaxNode(entry)) children.push(entry);
  }
  return children;
}

/** True for what exists only for the type checker and leaves nothing at run time. */
export function isTypeOnly(node: SyntaxNode): boolean {
  if (node['declare'] === true || (node['abstract'] === true && node.type === 'ClassProperty')) return true;
  return node.type.startsWith('TS') && !runtimeTypeScriptNodes.has(node.type);
}

/** True for parentheses and type operators around an expression. */
export function isTransparent(node: SyntaxNode): boolean {
  return transparentNodes.has(node.type);
}

/** An expression without the parentheses and type operators around it. */
export function unwrap(expression: SyntaxNode): SyntaxNode {
  let node = expression;
  while (isTransparent(node)) node = readChild(node, 'expression') ?? node;
  return node;
}

/** The name of a property or key, if it is written out: `a.b`, `a['b']`, `{b: …}`. Null if it is computed. */
export function readStaticName(key: SyntaxNode, computed: boolean): string | null {
  if (!computed && key.type === 'Identifier') return readText(key, 'name');
  if (key.type === 'StringLiteral') return readText(key, 'value');
  if (key.type !== 'TemplateLiteral' || readChildren(key, 'expressions').length > 0) return null;
  const value = readChildren(key, 'quasis')[0]?.['value'];
  return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string'
    ? value.cooked
    : null;
}

/** True for a function that is not a method. */
export function isFunction({ type }: SyntaxNode): boolean {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
}
