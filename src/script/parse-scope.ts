import type { SyntaxNode } from './parse-tree.ts';
import { isTypeOnly, listChildren, readChild, readChildren, readText } from './parse-tree.ts';

/** A name that the script binds, and every place where it stands. */
export interface Binding {
  readonly name: string;
  readonly uses: SyntaxNode[];
}

/** How the names of a script resolve. Names of types, properties and labels are not in it. */
export interface ScopeAnalysis {
  /** Identifiers that the script does not bind itself. */
  readonly free: readonly SyntaxNode[];
  readonly bindings: ReadonlyMap<SyntaxNode, Binding>;
  readonly parents: ReadonlyMap<SyntaxNode, SyntaxNode>;
}

interface Scope {
  readonly outer: Scope | null;
  /** The scope that `var` binds in: the nearest function's. */
  readonly hoist: Scope | null;
  readonly names: Map<string, Binding>;
}

/**
 * Resolves every identifier of a script in two steps: one walk collects what each scope binds, and only then are names
 * looked up, because functions and `var` may be used above the line that declares them.
 */
export function analyseScopes(body: SyntaxNode): ScopeAnalysis {
  const parents = new Map<SyntaxNode, SyntaxNode>();
  const identifiers: { readonly node: SyntaxNode; readonly scope: Scope }[] = [];
  const pending: { readonly node: SyntaxNode; readonly scope: Scope }[] = [];
  const top = openScope(null, true);
  for (const node of listChildren(body)) pending.push({ node, scope: top });

  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node, scope } = next;
    if (isTypeOnly(node)) continue;
    if (node.type === 'Identifier') identifiers.push(next);
    declareNames(node, scope);
    const inner = opensScope(node, parents.get(node)) ? openInner(node, scope) : scope;
    for (const child of listChildren(node)) {
      if (isPropertyName(node, child)) continue;
      parents.set(child, node);
      pending.push({ node: child, scope: staysOutside(node, child) ? scope : inner });
    }
  }

  const free: SyntaxNode[] = [];
  const bindings = new Map<SyntaxNode, Binding>();
  for (const { node, scope } of identifiers) {
    const binding = lookUp(scope, readText(node, 'name') ?? '');
    if (binding === null) free.push(node);
    else {
      binding.uses.push(node);
      bindings.set(node, binding);
    }
  }
  return { free, bindings, parents };
}

/** Where the part of a pattern that binds stands. */
const patternFields: ReadonlyMap<string, string> = new Map([
  ['ObjectProperty', 'value'],
  ['AssignmentPattern', 'left'],
  ['RestElement', 'argument'],
  ['TSParameterProperty', 'parameter'],
]);

/** The identifiers that a pattern binds: `a`, `{a, b: [c]}`, `...rest`, each with or without a default. */
export function listPatternNames(pattern: SyntaxNode): SyntaxNode[] {
  const names: SyntaxNode[] = [];
  const pending = [pattern];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type === 'Identifier') names.push(node);
    else if (node.type === 'ObjectPattern') pending.push(...readChildren(node, 'properties'));
    else if (node.type === 'ArrayPattern') pending.push(...readChildren(node, 'elements'));
    else {
      const field = patternFields.get(node.type);
      const inner = field === undefined ? null : readChild(node, field);
      if (inner !== null) pending.push(inner);
    }
  }
  return names;
}

const functionTypes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ObjectMethod',
  'ClassMethod',
  'ClassPrivateMethod',
]);

const blockTypes = new Set([
  'BlockStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'SwitchStatement',
  'CatchClause',
  'StaticBlock',
  'ClassDeclaration',
  'ClassExpression',
]);

function opensScope(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  // The block of a function shares the scope of its parameters.
  if (node.type === 'BlockStatement') return parent === undefined || !functionTypes.has(parent.type);
  return functionTypes.has(node.type) || blockTypes.has(node.type);
}

function openScope(outer: Scope | null, hoists: boolean): Scope {
  return { outer, hoist: hoists ? null : (outer?.hoist ?? outer), names: new Map() };
}

function openInner(node: SyntaxNode, outer: Scope): Scope {
  const scope = openScope(outer, functionTypes.has(node.type) || node.type === 'StaticBlock');
  const own = node.type.endsWith('Expression') || node.type === 'ClassDeclaration' ? readChild(node, 'id') : null;
  if (own !== null) bind(scope, own);
  const patterns = [
    ...readChildren(node, 'params'),
    ...(node.type === 'CatchClause' ? [readChild(node, 'param')] : []),
  ];
  for (const pattern of patterns) {
    if (pattern !== null) for (const name of listPatternNames(pattern)) bind(scope, name);
  }
  return scope;
}

function declareNames(node: SyntaxNode, scope: Scope): void {
  if (node.type === 'VariableDeclaration') {
    const target = node['kind'] === 'var' ? (scope.hoist ?? scope) : scope;
    for (const declarator of readChildren(node, 'declarations')) {
      const pattern = readChild(declarator, 'id');
      if (pattern !== null) for (const name of listPatternNames(pattern)) bind(target, name);
    }
  } else if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
    const id = readChild(node, 'id');
    if (id !== null) bind(scope, id);
  }
}

function bind(scope: Scope, identifier: SyntaxNode): void {
  const name = readText(identifier, 'name') ?? '';
  if (!scope.names.has(name)) scope.names.set(name, { name, uses: [] });
}

function lookUp(scope: Scope, name: string): Binding | null {
  for (let at: Scope | null = scope; at !== null; at = at.outer) {
    const binding = at.names.get(name);
    if (binding !== undefined) return binding;
  }
  return null;
}

/** Names that are no variables: `a.NAME`, `{NAME: …}`, `#NAME`, methods, fields, labels, `new.target`. */
function isPropertyName(node: SyntaxNode, child: SyntaxNode): boolean {
  if (node.type === 'MetaProperty' || node.type === 'PrivateName') return true;
  if (child === node['key'] || child === node['property']) return node['computed'] !== true;
  return child === node['label'];
}

/** A declared function's name and a computed key belong to the scope around the function or class member. */
function staysOutside(node: SyntaxNode, child: SyntaxNode): boolean {
  return child === node['key'] || (node.type === 'FunctionDeclaration' && child === node['id']);
}
