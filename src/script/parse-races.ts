import { raceName, racePrefix, scriptPrefix } from './parse-frame.ts';
import type { ScopeAnalysis } from './parse-scope.ts';
import type { SyntaxNode } from './parse-tree.ts';
import { isTransparent, readChild, readChildren, readText } from './parse-tree.ts';

const written = 'Promise.race';

/**
 * Lets the losers of a race be told at once that they lost. Where `Promise.race([tools.a(…), tools.b(…)])` makes its calls on the spot,
 * nothing else in the script can ever wait for one of them, so the name is replaced by that of a function which does the same and then
 * gives the losers up. Both names are equally long: no position moves. Every other race keeps its calls until the script ends.
 */
export function markRaces(text: string, scopes: ScopeAnalysis): string {
  // A script that writes the hidden name itself is left alone.
  if (text.includes(raceName)) return text;
  const races = scopes.free
    .filter((node) => readText(node, 'name') === 'Promise')
    .map((node) => scopes.parents.get(node))
    .filter((callee) => callee !== undefined && isRaceOfCalls(callee, text, scopes));
  if (races.length === 0) return text;
  let marked = text;
  for (const callee of races)
    if (callee !== undefined) marked = marked.slice(0, callee.start) + raceName + marked.slice(callee.end);
  return racePrefix + marked.slice(scriptPrefix.length);
}

function isRaceOfCalls(callee: SyntaxNode, text: string, scopes: ScopeAnalysis): boolean {
  const call = scopes.parents.get(callee);
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
    contestants.every((contestant) => isToolCall(contestant, scopes))
  );
}

/** `tools.name(…)` with names written out, and nothing around it. */
function isToolCall(node: SyntaxNode, scopes: ScopeAnalysis): boolean {
  if (isTransparent(node)) {
    const inner = readChild(node, 'expression');
    return inner !== null && isToolCall(inner, scopes);
  }
  let part = node.type === 'CallExpression' ? readChild(node, 'callee') : null;
  if (part?.type !== 'MemberExpression') return false;
  while (part?.type === 'MemberExpression' && part['computed'] !== true) part = readChild(part, 'object');
  return part?.type === 'Identifier' && readText(part, 'name') === 'tools' && scopes.free.includes(part);
}
