import { otherGlobals } from './parse-shape.ts';
import type { Binding, Place, ScopeAnalysis } from './parse-scope.ts';
import type { SyntaxNode } from './parse-tree.ts';
import { isTransparent, readChild, readChildren, readStaticName, readText } from './parse-tree.ts';

/** One place where the tools, or a part of them under a name, are used. */
interface Use {
  readonly place: Place;
  readonly path: readonly string[];
}

/** A name that is bound to a part of the tools. */
interface Alias {
  readonly node: SyntaxNode;
  readonly path: readonly string[];
}

/** Members of every function: `tools.exec.call(…)` names the tool `exec`. */
const functionMembers = new Set(['call', 'apply', 'bind']);

/**
 * The tools that a script names, as dotted names in alphabetical order: `tools.exec(…)`, `tools['exec']`,
 * `const { exec } = tools`, `const mcp = tools.mcp; mcp.server.tool(…)`. A name that is computed at run time is not seen:
 * this is for a dry run's report, never for a decision.
 */
export function listToolNames(scopes: ScopeAnalysis): string[] {
  const names = new Set<string>();
  const seen = new Set<Binding>();
  const pending: Use[] = scopes.free
    .filter(({ node }) => isTools(readText(node, 'name') ?? ''))
    .map((place) => ({ place, path: [] }));
  for (let use = pending.pop(); use !== undefined; use = pending.pop()) {
    const reached = followMembers(use);
    const pattern = readTargetPattern(reached.place);
    const aliases = pattern === null ? [] : listAliases(pattern, reached.path);
    if (aliases.length === 0) addName(names, reached.path);
    for (const alias of aliases) {
      const binding = scopes.bindings.get(alias.node);
      if (binding === undefined || seen.has(binding)) continue;
      seen.add(binding);
      const uses = binding.uses.filter(({ node }) => node !== alias.node);
      if (uses.length === 0) addName(names, alias.path);
      for (const place of uses) pending.push({ place, path: alias.path });
    }
  }
  return [...names].toSorted();
}

function isTools(name: string): boolean {
  return name === 'tools' || otherGlobals.get(name) === 'tools';
}

function addName(names: Set<string>, path: readonly string[]): void {
  const last = path.at(-1);
  const tool = path.length > 1 && last !== undefined && functionMembers.has(last) ? path.slice(0, -1) : path;
  if (tool.length > 0) names.add(tool.join('.'));
}

/** Goes up from a use through `.name` and transparent nodes, collecting the names. */
function followMembers(use: Use): Use {
  const path = [...use.path];
  let { place } = use;
  for (let { parent } = place; parent !== null; { parent } = place) {
    const { node } = parent;
    if (!isTransparent(node)) {
      if (node['object'] !== place.node || !node.type.endsWith('MemberExpression')) break;
      const property = readChild(node, 'property');
      const name = property === null ? null : readStaticName(property, node['computed'] === true);
      if (name === null) break;
      path.push(name);
    }
    place = parent;
  }
  return { place, path };
}

/** The pattern or name that takes the value of an expression: a declaration, an assignment or a default. */
function readTargetPattern({ node: value, parent: around }: Place): SyntaxNode | null {
  if (around === null) return null;
  const parent = around.node;
  if (parent.type === 'VariableDeclarator' && parent['init'] === value) return readChild(parent, 'id');
  const assigns = parent.type === 'AssignmentPattern' || parent.type === 'AssignmentExpression';
  return assigns && parent['right'] === value ? readChild(parent, 'left') : null;
}

function listAliases(pattern: SyntaxNode, path: readonly string[]): Alias[] {
  const aliases: Alias[] = [];
  const pending: Alias[] = [{ node: pattern, path }];
  for (let use = pending.pop(); use !== undefined; use = pending.pop()) {
    const { node } = use;
    if (node.type === 'Identifier') aliases.push(use);
    if (node.type === 'AssignmentPattern') {
      const left = readChild(node, 'left');
      if (left !== null) pending.push({ node: left, path: use.path });
    }
    if (node.type !== 'ObjectPattern') continue;
    for (const property of readChildren(node, 'properties')) {
      const key = readChild(property, 'key');
      const value = readChild(property, 'value');
      const name = key === null ? null : readStaticName(key, property['computed'] === true);
      if (name !== null && value !== null) pending.push({ node: value, path: [...use.path, name] });
    }
  }
  return aliases;
}
