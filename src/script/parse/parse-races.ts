import { callName, raceName } from './parse-frame.ts';
import type { Place, ScopeAnalysis } from './parse-scope.ts';
import type { SyntaxNode } from './parse-tree.ts';
import { isTransparent, readChild, readChildren, readText } from './parse-tree.ts';

const written = 'Promise.race';

/**
 * Aborts the losers of a race at once. If `Promise.race([tools.a(…), tools.b(…)])` makes its calls in place, nothing
 * else in the script can wait for one of them. So the name is replaced by the name of a function that does the same and then
 * aborts the losers. Both names are equally long: no position moves. Every other race keeps its calls until the script ends.
 */
export function markRaces(text: string, scopes: ScopeAnalysis): string {
  if (!text.includes(written)) return text;
  const tools = new Set(listFree(scopes, 'tools').map(({ node }) => node));
  const races = listFree(scopes, 'Promise')
    .map(({ parent }) => parent)
    .filter((callee) => callee !== null && isRaceOfCalls(callee, text, tools));
  return replaceNames(
    text,
    races.flatMap((callee) => callee?.node.start ?? []),
    raceName,
  );
}

/**
 * Lets a call of an unknown tool fail with its name. `tools.nope` is undefined, so that `if (tools.nope)` works, and a call of undefined is
 * a TypeError without a name. In `tools.nope(…)` the object is therefore replaced by one whose unknown members throw when called.
 */
export function markToolCalls(text: string, scopes: ScopeAnalysis): string {
  const callers = listFree(scopes, 'tools').filter((place) => isCalled(place));
  return replaceNames(
    text,
    callers.map(({ node }) => node.start),
    callName,
  );
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

/** True for the `tools` of `tools.a.b(…)`: members only, without `?.`. */
function isCalled(place: Place): boolean {
  let { node, parent } = place;
  while (parent?.node.type === 'MemberExpression' && parent.node['object'] === node) ({ node, parent } = parent);
  return node !== place.node && parent?.node.type === 'CallExpression' && parent.node['callee'] === node;
}

function listFree({ free }: ScopeAnalysis, name: string): Place[] {
  return free.filter(({ node }) => readText(node, 'name') === name);
}

function isRaceOfCalls({ node: callee, parent }: Place, text: string, tools: ReadonlySet<SyntaxNode>): boolean {
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
    contestants.every((contestant) => isToolCall(contestant, tools))
  );
}

/** `tools.name(…)` with names written out, and nothing around it. */
function isToolCall(node: SyntaxNode, tools: ReadonlySet<SyntaxNode>): boolean {
  if (isTransparent(node)) {
    const inner = readChild(node, 'expression');
    return inner !== null && isToolCall(inner, tools);
  }
  let part = node.type === 'CallExpression' ? readChild(node, 'callee') : null;
  if (part?.type !== 'MemberExpression') return false;
  while (part?.type === 'MemberExpression' && part['computed'] !== true) part = readChild(part, 'object');
  return part !== null && tools.has(part);
}
