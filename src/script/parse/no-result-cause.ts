import type { Place, ScopeAnalysis } from './parse-scope.ts';
import type { SyntaxNode } from './parse-tree.ts';
import { isFunction, readChild, readText } from './parse-tree.ts';

/**
 * Why a script may end without a result, for the error that reports it: a function that is never called, a call that is not awaited, a value
 * that is undefined, or a missing `return`. It is a guess from the text, made only after the script has ended without one.
 */
export function findNoResultCause(scopes: ScopeAnalysis): string {
  const functions = scopes.functions.map((place) => ({ place, name: readName(place) }));
  for (const { place, name } of functions) {
    const binding = name === null ? undefined : scopes.bindings.get(name);
    if (name === null || binding === undefined) continue;
    const uses = binding.uses.filter(({ node }) => node !== name);
    const text = readText(name, 'name') ?? '';
    if (uses.length === 0) return `the function ${text} was defined and never called; add: return await ${text}()`;
    if (place.node['async'] === true && uses.some(isUnawaitedCall))
      return `the promise of ${text}() was not awaited; write: return await ${text}()`;
  }
  if (scopes.statements.some(isUnawaitedExpression)) return 'a promise was not awaited; put await before the call';
  if (scopes.own.some((node) => node.type === 'ReturnStatement' && readChild(node, 'argument') !== null))
    return 'the value that it returned is undefined';
  return 'nothing was returned; end the script with return and the value to show';
}

/** The identifier that names a function: its own name, or the variable that it is assigned to. */
function readName({ node, parent }: Place): SyntaxNode | null {
  if (node.type === 'FunctionDeclaration') return readChild(node, 'id');
  const declarator = parent?.node;
  const id = declarator?.type === 'VariableDeclarator' ? readChild(declarator, 'id') : null;
  return id?.type === 'Identifier' ? id : null;
}

/** `main()` and `main().catch(…)` as statements. */
function isUnawaitedCall({ node, parent }: Place): boolean {
  if (parent?.node.type !== 'CallExpression' || parent.node['callee'] !== node) return false;
  let place: Place | null = parent;
  while (place !== null && /^(?:CallExpression|MemberExpression)$/.test(place.node.type)) place = place.parent;
  return place?.node.type === 'ExpressionStatement';
}

/** A statement that only calls a tool, a function written on the spot, or a method of a promise. */
function isUnawaitedExpression(statement: SyntaxNode): boolean {
  let part = readChild(statement, 'expression');
  let isPromise = false;
  while (
    part?.type === 'CallExpression' ||
    part?.type === 'MemberExpression' ||
    part?.type === 'ParenthesizedExpression'
  ) {
    const property = part.type === 'MemberExpression' ? readChild(part, 'property') : null;
    isPromise ||= ['then', 'catch', 'finally'].includes(property === null ? '' : (readText(property, 'name') ?? ''));
    part = readChild(
      part,
      part.type === 'CallExpression' ? 'callee' : part.type === 'MemberExpression' ? 'object' : 'expression',
    );
  }
  if (part === null) return false;
  return isPromise || readText(part, 'name') === 'tools' || (isFunction(part) && part['async'] === true);
}
