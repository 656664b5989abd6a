import { raceName, racePrefix, scriptPrefix } from './parse-frame.ts';
import type { Place, ScopeAnalysis } from './parse-scope.ts';
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
  if (!text.includes(written) || text.includes(raceName)) return text;
  const tools = new Set(listFree(scopes, 'tools').map(({ node }) => node));
  const races = listFree(scopes, 'Promise')
    .map(({ parent }) => parent)
    .filter((callee) => callee !== null && isRaceOfCalls(callee, text, tools));
  if (races.length === 0) return text;
  let marked = text;
  for (const callee of races)
    if (callee !== null) marked = marked.slice(0, callee.node.start) + raceName + marked.slice(callee.node.end);
  return racePrefix + marked.slice(scriptPrefix.length);
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
