import { hiddenNames } from './parse-frame.ts';
import type { Finding } from './parse-problem.ts';
import type { Place, ScopeAnalysis } from './parse-scope.ts';
import type { SyntaxNode } from './parse-tree.ts';
import { readChild, readChildren, readStaticName, readText } from './parse-tree.ts';

/**
 * Names that a script may not use unless it binds them itself, each with what to do instead. This is a courtesy, an early
 * and clear answer; that none of them is reachable at run time is the engine's work.
 */
export const bannedNames: ReadonlyMap<string, string> = new Map([
  ['require', 'there are no modules; use the tools'],
  ['module', 'there are no modules; return a value instead'],
  ['eval', 'code cannot be made from text'],
  ['Function', 'code cannot be made from text; write the function itself'],
  ['importScripts', 'there are no modules; use the tools'],
  [
    'process',
    'there is no Node.js here; use tools.exec for programs, context.workingDirectory, console.log, and return to end the script',
  ],
  ['Worker', 'there are no threads; use Promise.all over tool calls'],
  ['SharedArrayBuffer', 'there is no shared memory'],
  ['Atomics', 'there is no shared memory'],
  ['__proto__', 'use Object.getPrototypeOf'],
  ...hiddenNames.map((name) => [name, 'the harness uses this name; take another'] as const),
]);

const bannedNodes: ReadonlyMap<string, string> = new Map([
  ['ImportDeclaration', 'import is not available: there are no modules; use the tools'],
  ['ImportExpression', 'import() is not available: there are no modules; use the tools'],
  ['TSImportEqualsDeclaration', 'import is not available: there are no modules; use the tools'],
  ...[
    'ExportNamedDeclaration',
    'ExportDefaultDeclaration',
    'ExportAllDeclaration',
    'TSExportAssignment',
    'TSNamespaceExportDeclaration',
  ].map(
    (type) =>
      [type, 'export is not available: leave the word out, and end the script with return and its value'] as const,
  ),
]);

/**
 * Finds what scripts may not contain, in the syntax tree: texts, comments, types and property names are no matter. `defaultExport` gives
 * the result of the script.
 */
export function findBanned(scopes: ScopeAnalysis, defaultExport: SyntaxNode | null): Finding[] {
  const findings: Finding[] = [];
  for (const place of scopes.free) {
    const { node } = place;
    const name = readText(node, 'name') ?? '';
    const advice = bannedNames.get(name);
    if (advice === undefined || isInstanceTest(place)) continue;
    findings.push({ code: 'banned-identifier', message: `${name} is not available: ${advice}`, offset: node.start });
  }
  for (const node of scopes.nodes) {
    if (node === defaultExport) continue;
    const message = bannedNodes.get(node.type) ?? describeBanned(node);
    if (message !== null) findings.push({ code: 'banned-syntax', message, offset: node.start });
  }
  return findings;
}

function describeBanned(node: SyntaxNode): string | null {
  if (node.type === 'MetaProperty' && readName(node, 'meta') === 'import') {
    return 'import.meta is not available: there are no modules';
  }
  if (node.type === 'CallExpression' && readChild(node, 'callee')?.type === 'Import') {
    return 'import() is not available: there are no modules; use the tools';
  }
  if (node.type === 'ObjectExpression' && setsPrototype(node)) {
    return '__proto__ in an object literal is not available: it sets the prototype; use Object.create';
  }
  return null;
}

function readName(node: SyntaxNode, field: string): string | null {
  const child = readChild(node, field);
  return child === null ? null : readText(child, 'name');
}

/** Only `{__proto__: x}` and `{"__proto__": x}` set the prototype; shorthand, computed keys and methods make a property. */
function setsPrototype(object: SyntaxNode): boolean {
  return readChildren(object, 'properties').some((property) => {
    if (property.type !== 'ObjectProperty' || property['computed'] === true || property['shorthand'] === true)
      return false;
    const key = readChild(property, 'key');
    return key !== null && readStaticName(key, false) === '__proto__';
  });
}

/** `value instanceof Function` makes no code. */
function isInstanceTest({ node, parent: around }: Place): boolean {
  const parent = around?.node;
  return readText(node, 'name') === 'Function' && parent?.['operator'] === 'instanceof' && parent['right'] === node;
}
