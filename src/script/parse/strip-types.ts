import type { ParsedScript } from './parse.ts';
import { type Blanker, type Stripping, blankChild, createBlanker, createTokenFinder } from './parse-blanker.ts';
import type { Finding } from './parse-problem.ts';
import { type SyntaxNode, isTypeOnly, readChild, readChildren, readText } from './parse-tree.ts';
import { findAmbiguousArguments, findRegrouping } from './parse-regrouping.ts';

const modifiers = new Set(['public', 'private', 'protected', 'readonly', 'override']);

const lineBreak = /[\n\r\u2028\u2029]/;

export type StripResult =
  | { readonly type: 'stripped'; readonly text: string }
  | { readonly type: 'refused'; readonly findings: readonly Finding[] };

/** TypeScript that generates code, so that spaces cannot replace it. */
const refusedNodes: ReadonlyMap<string, string> = new Map([
  ['TSEnumDeclaration', 'enums are not supported; use an object: const Color = { red: 1 } as const'],
  ['TSModuleDeclaration', 'namespaces are not supported; use functions and objects'],
  ['TSParameterProperty', 'parameter properties are not supported; declare the field and assign it in the constructor'],
  ['TSTypeAssertion', 'assertions written <T>value are not supported; write value as T'],
]);

/**
 * Replaces the types of a parsed script by spaces; `nodes` are all of the script (`analyseScopes`). The result is JavaScript of
 * the same length with every line break and every remaining token in its place, apart from a parenthesis that is moved over
 * a line break and a `;` or `()` in place of a type, each only if JavaScript would otherwise read the text differently.
 */
export function stripTypes(script: ParsedScript, nodes: readonly SyntaxNode[]): StripResult {
  const findings: Finding[] = [];
  const blanker = createBlanker(script.text);
  const tokens = createTokenFinder(script.text, script.tokens);
  const stripping: Stripping = { text: script.text, blanker, tokens };
  for (const node of nodes) {
    const message = node['declare'] === true ? undefined : refusedNodes.get(node.type);
    if (message !== undefined) findings.push({ code: 'unsupported-typescript', message, offset: node.start });
    const finding = findRegrouping(node) ?? findAmbiguousArguments(node, stripping);
    if (finding !== null) findings.push(finding);
    if (!isTypeOnly(node)) stripNode(node, stripping);
    else if (isErasedStatement(node)) eraseWhole(node, blanker);
  }
  if (findings.length > 0) return { type: 'refused', findings };
  return { type: 'stripped', text: blanker.render() };
}

/** Statements and class members that vanish. Other types stand inside a node that takes them away itself. */
function isErasedStatement(node: SyntaxNode): boolean {
  return (
    node['declare'] === true ||
    node.type === 'ClassProperty' ||
    /^TS(?:InterfaceDeclaration|TypeAliasDeclaration|DeclareFunction|DeclareMethod|IndexSignature)$/.test(node.type)
  );
}

/** Leaves a `;`, since the line break that ended the statement before may not end it without what follows. */
function eraseWhole(node: SyntaxNode, blanker: Blanker): void {
  blanker.blank(node.start, node.end);
  blanker.write(node.start, ';');
}

function stripNode(node: SyntaxNode, stripping: Stripping): void {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSInstantiationExpression':
    case 'TSNonNullExpression':
      stripOperator(node, stripping);
      break;
    case 'NewExpression':
      stripNew(node, stripping);
      break;
    case 'CallExpression':
    case 'OptionalCallExpression':
    case 'TaggedTemplateExpression':
      blankChild(node, 'typeArguments', stripping);
      break;
    case 'ClassDeclaration':
    case 'ClassExpression':
      stripClass(node, stripping);
      break;
    case 'ClassProperty':
    case 'ClassPrivateProperty':
      stripMember(node, stripping);
      break;
    case 'ClassMethod':
    case 'ClassPrivateMethod':
      stripMember(node, stripping);
      stripParameters(node, stripping);
      break;
    case 'ObjectMethod':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      stripParameters(node, stripping);
      break;
    case 'VariableDeclarator':
      if (node['definite'] === true) stripDefinite(node, stripping);
      break;
    case 'Identifier':
    case 'ObjectPattern':
    case 'ArrayPattern':
    case 'RestElement':
    case 'AssignmentPattern':
      stripAnnotation(node, stripping);
      break;
    default:
      break;
  }
}

/** `x as T`, `x satisfies T`, `x!`, `f<T>`: everything after the expression goes. */
function stripOperator(node: SyntaxNode, { text, blanker, tokens }: Stripping): void {
  const expression = readChild(node, 'expression');
  if (expression === null) return;
  blanker.blank(expression.end, node.end);
  if (node.type === 'TSNonNullExpression') return;
  // After a type, `(`, `[` and a template on the next line begin a new statement; after a bare expression they go on with it.
  const next = tokens.at(node.end);
  const operator = tokens.at(expression.end);
  if (next !== null && operator !== null && /[([`]/.test(text.charAt(next.start))) blanker.write(operator.start, ';');
}

/** `new Foo<T>` without arguments gets them, since a member that follows would otherwise become part of the class's name. */
function stripNew(node: SyntaxNode, stripping: Stripping): void {
  const typeArguments = readChild(node, 'typeArguments');
  if (typeArguments === null) return;
  blankChild(node, 'typeArguments', stripping);
  if (typeArguments.end !== node.end) return;
  stripping.blanker.write(typeArguments.start, '(');
  stripping.blanker.write(typeArguments.start + 1, ')');
}

function stripClass(node: SyntaxNode, stripping: Stripping): void {
  const { blanker, tokens } = stripping;
  const first = tokens.at(node.start);
  if (node['abstract'] === true && first !== null) blanker.blank(first.start, first.end);
  blankChild(node, 'typeParameters', stripping);
  blankChild(node, 'superTypeArguments', stripping);
  const interfaces = readChildren(node, 'implements');
  const keyword = tokens.before(interfaces[0]?.start ?? 0);
  const last = interfaces.at(-1);
  if (last !== undefined && keyword !== null) blanker.blank(keyword.start, last.end);
}

function stripDefinite(node: SyntaxNode, { blanker, tokens }: Stripping): void {
  const id = readChild(node, 'id');
  const annotation = id === null ? null : readChild(id, 'typeAnnotation');
  const mark = annotation === null ? null : tokens.before(annotation.start);
  if (mark !== null && tokens.read(mark) === '!') blanker.blank(mark.start, mark.end);
}

/** `x: T`, `x?: T` and `x?`, of variables and parameters. */
function stripAnnotation(node: SyntaxNode, stripping: Stripping): void {
  const { blanker, tokens } = stripping;
  const annotation = readChild(node, 'typeAnnotation');
  blankChild(node, 'typeAnnotation', stripping);
  if (node['optional'] !== true) return;
  const mark = tokens.before(annotation?.start ?? node.end);
  if (mark !== null && tokens.read(mark) === '?') blanker.blank(mark.start, mark.end);
}

/** Strips what TypeScript adds to a field or method of a class: modifiers, `?`, `!` and a field's type. */
function stripMember(node: SyntaxNode, { blanker, tokens }: Stripping): void {
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

/** Strips what TypeScript adds around the parameters of a function: type parameters, a `this` parameter, the result's type. */
function stripParameters(node: SyntaxNode, stripping: Stripping): void {
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
