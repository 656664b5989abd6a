import { createTokenFinder, type TokenFinder } from './parse-blanker.ts';
import { scriptPrefix, taskName } from './parse-frame.ts';
import type { Place, ScopeAnalysis } from './parse-scope.ts';
import type { Addition, ScriptShape } from './parse-shape.ts';
import type { SyntaxNode } from './parse-tree.ts';
import { isTransparent, readChild, readChildren, readStaticName, readText } from './parse-tree.ts';
import type { ParsedScript } from './parse.ts';

/** Text that was added to a script. Lines and columns are 1-based and count in the script as the model wrote it. */
export interface Insertion {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/**
 * Lets the guest see the promises of the script's own async functions and of `new Promise`, so that it can report those whose rejection
 * nothing handles: no engine reports them. `async () => …` becomes `TASK(async () => …)`, with the hidden name. A declared function is replaced at the
 * beginning of its block, async methods at the beginning of their class or in their object, and a call of a private one is marked itself,
 * since nothing can replace it. An error whose stack is read gets its heading first, since QuickJS writes frames only. No line moves; the
 * insertions state which columns do.
 */
export function markTasks(
  text: string,
  { body, tokens }: Pick<ParsedScript, 'body' | 'tokens'>,
  scopes: ScopeAnalysis,
  shape: Pick<ScriptShape, 'before' | 'after'>,
): { readonly text: string; readonly additions: readonly Addition[] } {
  // The second argument of each is a text of JavaScript.
  const wrapped: { readonly node: SyntaxNode; readonly argument: string | null }[] = [];
  const declared: Addition[] = [];
  for (const place of scopes.functions) {
    const { node } = place;
    if (!isTask(node)) continue;
    if (node.type === 'FunctionDeclaration') declared.push(...redeclare(place, body));
    else wrapped.push({ node, argument: readChild(node, 'id') === null ? inferName(place) : null });
  }
  const privateTasks = listPrivateTasks(scopes.nodes);
  for (const node of scopes.nodes) {
    if (node.type === 'ClassBody' && readChildren(node, 'body').some(isTask))
      declared.push({ offset: node.start + 1, text: `static{${taskName}(this,null);}` });
    else if (node.type === 'ObjectExpression' && readChildren(node, 'properties').some(isTask))
      wrapped.push({ node, argument: 'null' });
    else if (readsStack(node)) wrapped.push({ node: readChild(node, 'object') ?? node, argument: '0' });
    else if (node.type === 'CallExpression' && privateTasks.has(readPrivateCallee(node) ?? ''))
      wrapped.push({ node, argument: null });
  }
  for (const { node, parent } of scopes.free) {
    const isMade = readText(node, 'name') === 'Promise' && parent?.node.type === 'NewExpression';
    if (isMade && readChild(parent.node, 'callee') === node) wrapped.push({ node: parent.node, argument: null });
  }
  const finder = createTokenFinder(text, tokens);
  const ends = new Map<number, { closings: string; needsSemicolon: boolean }>();
  // The innermost first: of those with the same end, it ends before the others.
  for (const { node, argument } of wrapped.toSorted((left, right) => right.node.start - left.node.start)) {
    const end = ends.get(node.end) ?? { closings: '', needsSemicolon: false };
    end.closings += argument === null ? ')' : `,${argument})`;
    end.needsSemicolon ||=
      node.type === 'ArrowFunctionExpression' &&
      endsStatement(text, node.end, finder) &&
      !shape.after.some(({ offset }) => offset === node.end);
    ends.set(node.end, end);
  }
  // In the order of the text: what ends at a place, what its block declares, and what begins there. The shape is around all of it.
  const additions = [
    ...[...ends].map(([offset, { closings, needsSemicolon }]) => ({
      offset,
      text: needsSemicolon ? `${closings};` : closings,
    })),
    ...shape.after,
    ...declared,
    ...shape.before,
    ...wrapped.map(({ node }) => ({ offset: node.start, text: `${taskName}(` })),
  ].toSorted((left, right) => left.offset - right.offset);
  return { text: insert(text, additions), additions };
}

function isTask(node: SyntaxNode): boolean {
  return node['async'] === true && node['generator'] !== true;
}

/** `a.stack` and `a?.stack`, apart from the rest of an optional chain, which may not be evaluated. */
function readsStack(node: SyntaxNode): boolean {
  const isMember =
    node.type === 'MemberExpression' || (node.type === 'OptionalMemberExpression' && node['optional'] === true);
  const property = isMember ? readChild(node, 'property') : null;
  if (property === null || readStaticName(property, node['computed'] === true) !== 'stack') return false;
  return !/^(?:Super$|Optional)/.test(readChild(node, 'object')?.type ?? '');
}

/** The names of private methods that are async in every class that has one of this name. */
function listPrivateTasks(nodes: readonly SyntaxNode[]): ReadonlySet<string> {
  const methods = nodes.filter(({ type }) => type === 'ClassPrivateMethod' || type === 'ClassPrivateProperty');
  const others = new Set(
    methods.filter((node) => !isTask(node)).map((node) => readPrivateName(readChild(node, 'key'))),
  );
  const names = methods.map((node) => readPrivateName(readChild(node, 'key'))).filter((name) => name !== null);
  return new Set(names.filter((name) => !others.has(name)));
}

/** The name in a call of `a.#name(…)`. */
function readPrivateCallee(call: SyntaxNode): string | null {
  const callee = readChild(call, 'callee');
  return callee?.type === 'MemberExpression' ? readPrivateName(readChild(callee, 'property')) : null;
}

function readPrivateName(name: SyntaxNode | null): string | null {
  const id = name?.type === 'PrivateName' ? readChild(name, 'id') : null;
  return id === null ? null : readText(id, 'name');
}

/** The places of additions in the text that begins at `bodyStart`. */
export function locateAdditions(text: string, bodyStart: number, additions: readonly Addition[]): Insertion[] {
  let line = 1;
  let lineStart = bodyStart;
  let at = bodyStart;
  return additions.map(({ offset, text: added }) => {
    for (; at < offset; at += 1) {
      const character = text.charAt(at);
      if (character !== '\n' && (character !== '\r' || text.charAt(at + 1) === '\n')) continue;
      line += 1;
      lineStart = at + 1;
    }
    return { line, column: offset - lineStart + 1, length: added.length };
  });
}

// A function that is declared in a block is used in the whole block, before its own line too.
function redeclare({ node, parent }: Place, body: SyntaxNode): Addition[] {
  const name = readChild(node, 'id');
  const block = parent === null ? body : parent.node;
  if (name === null || block.type !== 'BlockStatement') return [];
  const declared = readText(name, 'name') ?? '';
  // The block of the script itself begins in the frame.
  const offset = parent === null ? scriptPrefix.length : block.start + 1;
  return [{ offset, text: `${declared}=${taskName}(${declared});` }];
}

/** The name that the language gives to a function without one, as a text of JavaScript. */
function inferName(place: Place): string | null {
  const name = readInferredName(place);
  return name === null ? null : JSON.stringify(name);
}

function readInferredName(place: Place): string | null {
  let { node, parent } = place;
  while (parent !== null && isTransparent(parent.node)) ({ node, parent } = parent);
  if (parent === null) return null;
  const holder = parent.node;
  const isValue = [holder['init'], holder['right'], holder['value']].includes(node);
  if (!isValue) return null;
  const target = readChild(holder, 'id') ?? readChild(holder, 'left');
  if (target !== null) return target.type === 'Identifier' ? readText(target, 'name') : null;
  const key = readChild(holder, 'key');
  return key === null ? null : readStaticName(key, holder['computed'] === true);
}

/**
 * True if a line break ends the statement of an arrow function: what follows cannot continue it. A bracket on the next line would call the
 * text that replaces the function.
 */
function endsStatement(text: string, offset: number, tokens: TokenFinder): boolean {
  let next = tokens.at(offset);
  // A part of a type, which is a space by now.
  while (next !== null && text.charAt(next.start) === ' ') next = tokens.at(next.end);
  const end = next?.start ?? text.length;
  return /[\n\r\u2028\u2029]/.test(text.slice(offset, end)) && !')]},;:'.includes(text.charAt(end));
}

function insert(text: string, additions: readonly Addition[]): string {
  let end = 0;
  const parts: string[] = [];
  for (const { offset, text: added } of additions) {
    parts.push(text.slice(end, offset), added);
    end = offset;
  }
  return parts.join('') + text.slice(end);
}
