import type { SyntaxNode } from './parse-tree.ts';
import { isFunction, isTypeOnly, listChildren, readChild, readChildren, readText } from './parse-tree.ts';

/** A node with its ancestors. */
export interface Place {
  readonly node: SyntaxNode;
  /** Null for the script's own statements. */
  readonly parent: Place | null;
}

/** A name that the script binds, and every use of it. */
export interface Binding {
  readonly name: string;
  readonly uses: Place[];
}

/** How the names of a script resolve. Names of types, properties and labels are not in it. */
export interface ScopeAnalysis {
  /** Identifiers that the script does not bind itself. */
  readonly free: readonly Place[];
  readonly bindings: ReadonlyMap<SyntaxNode, Binding>;
  /**
   * Every node of the script that matters at run time, and the topmost node of each type, in no promised order. All checks share this
   * list, because walking a tree costs more than looking at it.
   */
  readonly nodes: readonly SyntaxNode[];
  /** The nodes of the script itself, outside of its functions. */
  readonly own: readonly SyntaxNode[];
  /** Every function that is not a method. */
  readonly functions: readonly Place[];
  /** The expressions that are statements of the script itself. */
  readonly statements: readonly SyntaxNode[];
}

interface ScopedPlace extends Place {
  readonly parent: ScopedPlace | null;
  /** Null inside names that are no variables. */
  readonly scope: Scope | null;
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
  const nodes: SyntaxNode[] = [body];
  const own: SyntaxNode[] = [];
  const identifiers: ScopedPlace[] = [];
  const functions: Place[] = [];
  const top = openScope(null, true);
  const pending = listChildren(body).map((node): ScopedPlace => ({ node, parent: null, scope: top }));

  for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
    const { node, scope } = place;
    nodes.push(node);
    // A script that contains them is refused; their names must not be reported as missing too.
    if (scope !== null && refusedDeclarations.has(node.type)) declareRefused(node, scope);
    if (isTypeOnly(node)) continue;
    const children = listChildren(node);
    if (scope === null) {
      for (const child of children) pending.push({ node: child, parent: place, scope });
      continue;
    }
    if ((scope.hoist ?? scope) === top) own.push(node);
    if (node.type === 'Identifier') identifiers.push(place);
    if (isFunction(node)) functions.push(place);
    declareNames(node, scope);
    const inner = opensScope(node, place.parent) ? openInner(node, scope) : scope;
    const nameField = nameFields.get(node.type);
    for (const child of children) {
      const chosen = nameField === undefined ? inner : chooseScope(nameField, node, child, scope, inner);
      pending.push({ node: child, parent: place, scope: chosen });
    }
  }

  const free: Place[] = [];
  const bindings = new Map<SyntaxNode, Binding>();
  for (const place of identifiers) {
    const binding = lookUp(place.scope, readText(place.node, 'name') ?? '');
    if (binding === null) free.push(place);
    else {
      binding.uses.push(place);
      bindings.set(place.node, binding);
    }
  }
  const statements = readChildren(body, 'body').filter(({ type }) => type === 'ExpressionStatement');
  // The walk goes from the end of the script to its beginning.
  return { free, bindings, nodes, own, functions: functions.toReversed(), statements };
}

/** The field that holds the binding part of a pattern. */
const patternFields: ReadonlyMap<string, string> = new Map([
  ['ObjectProperty', 'value'],
  ['AssignmentPattern', 'left'],
  ['RestElement', 'argument'],
  ['TSParameterProperty', 'parameter'],
]);

/** The identifiers that a pattern binds: `a`, `{a, b: [c]}`, `...rest`, each with or without a default. */
function listPatternNames(pattern: SyntaxNode): SyntaxNode[] {
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

function opensScope(node: SyntaxNode, parent: Place | null): boolean {
  // The block of a function shares the scope of its parameters.
  if (node.type === 'BlockStatement') return parent === null || !functionTypes.has(parent.node.type);
  return functionTypes.has(node.type) || blockTypes.has(node.type);
}

function openScope(outer: Scope | null, hoists: boolean): Scope {
  return { outer, hoist: hoists ? null : (outer?.hoist ?? outer), names: new Map() };
}

function openInner(node: SyntaxNode, outer: Scope): Scope {
  const scope = openScope(outer, functionTypes.has(node.type) || node.type === 'StaticBlock');
  if (node.type === 'BlockStatement') return scope;
  const own = node.type.endsWith('Expression') || node.type === 'ClassDeclaration' ? readChild(node, 'id') : null;
  if (own !== null) bind(scope, own);
  for (const pattern of readChildren(node, 'params')) bindPattern(scope, pattern);
  const caught = node.type === 'CatchClause' ? readChild(node, 'param') : null;
  if (caught !== null) bindPattern(scope, caught);
  return scope;
}

function bindPattern(scope: Scope, pattern: SyntaxNode): void {
  if (pattern.type === 'Identifier') bind(scope, pattern);
  else for (const name of listPatternNames(pattern)) bind(scope, name);
}

function declareNames(node: SyntaxNode, scope: Scope): void {
  if (node.type === 'VariableDeclaration') {
    const target = node['kind'] === 'var' ? (scope.hoist ?? scope) : scope;
    for (const declarator of readChildren(node, 'declarations')) {
      const pattern = readChild(declarator, 'id');
      if (pattern !== null) bindPattern(target, pattern);
    }
  } else if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
    const id = readChild(node, 'id');
    if (id !== null) bind(scope, id);
  }
}

const refusedDeclarations = new Set([
  'TSEnumDeclaration',
  'TSModuleDeclaration',
  'TSImportEqualsDeclaration',
  'ImportDeclaration',
]);

function declareRefused(node: SyntaxNode, scope: Scope): void {
  for (const part of [node, ...readChildren(node, 'specifiers')]) {
    for (const name of ['id', 'local', 'imported'].map((field) => readChild(part, field)))
      if (name?.type === 'Identifier') bind(scope, name);
  }
}

function bind(scope: Scope, identifier: SyntaxNode): void {
  const name = readText(identifier, 'name') ?? '';
  if (!scope.names.has(name)) scope.names.set(name, { name, uses: [] });
}

function lookUp(scope: Scope | null, name: string): Binding | null {
  for (let at = scope; at !== null; at = at.outer) {
    const binding = at.names.get(name);
    if (binding !== undefined) return binding;
  }
  return null;
}

type NameField = 'key' | 'property' | 'label' | 'id' | 'all';

/** The field in which a node holds a name that is not a variable: `a.NAME`, `{NAME: …}`, `#NAME`, methods, fields, labels, `new.target`. */
const nameFields: ReadonlyMap<string, NameField> = new Map<string, NameField>([
  ['MemberExpression', 'property'],
  ['OptionalMemberExpression', 'property'],
  ['ObjectProperty', 'key'],
  ['ObjectMethod', 'key'],
  ['ClassMethod', 'key'],
  ['ClassPrivateMethod', 'key'],
  ['ClassProperty', 'key'],
  ['ClassPrivateProperty', 'key'],
  ['LabeledStatement', 'label'],
  ['BreakStatement', 'label'],
  ['ContinueStatement', 'label'],
  ['FunctionDeclaration', 'id'],
  ['MetaProperty', 'all'],
  ['PrivateName', 'all'],
]);

function chooseScope(field: NameField, node: SyntaxNode, child: SyntaxNode, scope: Scope, inner: Scope): Scope | null {
  if (field === 'all') return null;
  if (child !== node[field]) return inner;
  // A declared function's name belongs to the scope around it.
  if (field === 'id') return scope;
  if (field === 'label' || node['computed'] !== true) return null;
  // A computed key belongs to the scope around the member.
  return field === 'key' ? scope : inner;
}
