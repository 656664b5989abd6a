import { callName, raceName } from './parse-frame.ts';
import type { Place, ScopeAnalysis } from './parse-scope.ts';
import type { SyntaxNode } from './parse-tree.ts';
import { readChild, readChildren, readText, unwrap } from './parse-tree.ts';

const written = 'Promise.race';

/**
 * Aborts the losers of a race at once. If `Promise.race([tools.a(…), tools.b(…)])` makes its calls in place, nothing
 * else in the script can wait for one of them. So the name is replaced by the name of a function that does the same and then
 * aborts the losers. Both names are equally long: no position moves. Every other race keeps its calls until the script ends.
 */
export function markRaces(text: string, scopes: ScopeAnalysis): string {
  const calls = new Set(listToolCalls(scopes).map(({ call }) => call));
  const races = listFree(scopes, 'Promise').flatMap(({ parent }) =>
    parent !== null && isRaceOfCalls(parent, text, calls) ? [parent.node.start] : [],
  );
  return replaceNames(text, races, raceName);
}

/**
 * Lets a call of an unknown tool fail with its name. `tools.nope` is undefined, so that `if (tools.nope)` works, and a call of undefined is
 * a TypeError without a name. In `tools.nope(…)` the object is therefore replaced by one whose unknown members throw when called.
 */
export function markToolCalls(text: string, scopes: ScopeAnalysis): string {
  const starts = listToolCalls(scopes).map(({ tools }) => tools.start);
  return replaceNames(text, starts, callName);
}

function replaceNames(text: string, offsets: readonly number[], name: string): string {
  let end = 0;
  const parts: string[] = [];
  for (const start of offsets.toSorted((left, right) => left - right)) {
    parts.push(text.slice(end, start), name);
    end = start + name.length;
  }
  return parts.join('') + text.slice(end);
}

/** The calls `tools.a.b(…)`: members only, without `?.`. */
function listToolCalls(scopes: ScopeAnalysis): { readonly tools: SyntaxNode; readonly call: SyntaxNode }[] {
  return listFree(scopes, 'tools').flatMap((place) => {
    let { node, parent } = place;
    while (parent?.node.type === 'MemberExpression' && parent.node['object'] === node) ({ node, parent } = parent);
    const isCalled = node !== place.node && parent?.node.type === 'CallExpression' && parent.node['callee'] === node;
    return isCalled && parent !== null ? [{ tools: place.node, call: parent.node }] : [];
  });
}

function listFree({ free }: ScopeAnalysis, name: string): Place[] {
  return free.filter(({ node }) => readText(node, 'name') === name);
}

function isRaceOfCalls({ node: callee, parent }: Place, text: string, calls: ReadonlySet<SyntaxNode>): boolean {
  const call = parent?.node;
  if (text.slice(callee.start, callee.end) !== written || call?.type !== 'CallExpression') return false;
  if (readChild(call, 'callee') !== callee) return false;
  const [list, ...rest] = readChildren(call, 'arguments');
  if (list?.type !== 'ArrayExpression' || rest.length > 0) return false;
  const elements = list['elements'];
  const contestants = readChildren(list, 'elements');
  return (
    Array.isArray(elements) &&
    contestants.length === elements.length &&
    contestants.length > 1 &&
    contestants.every((contestant) => calls.has(unwrap(contestant)))
  );
}
