import type { Finding } from './parse-problem.ts';
import { listPatternNames } from './parse-scope.ts';
import type { SyntaxNode } from './parse-tree.ts';
import { isSyntaxNode, readChild, readChildren, readText } from './parse-tree.ts';

/** The names that every script has. They are parameters of the frame, so a script cannot declare them again at its top level. */
export const scriptGlobals = ['tools', 'context', 'console', 'store'] as const;

/** The text before a script when it is parsed. It ends in a newline, so columns are equal to columns of the script. */
export const scriptPrefix = `(async (${scriptGlobals.join(', ')}) => {"use strict";\n`;

/**
 * The same for a script that declares a `store` of its own, which is a usual name for a variable: the parameter has another name of the same length.
 */
const ownStorePrefix = scriptPrefix.replace('store', '$tore');

/** The frame of a script that declares `store` at its top level; null if that is not what the parser has found. */
export function readOwnStorePrefix(findings: readonly Finding[]): string | null {
  return findings.some(({ message }) => isRedeclared('store', message)) ? ownStorePrefix : null;
}

/** The hidden name of a race whose losers no other code can wait for; as long as the text that it replaces. */
export const raceName = '$raceOfCalls';

/** The hidden name of `tools` in a call of a tool; as long as `tools`. */
export const callName = '$call';

/** The hidden name of the function that watches the promises of the script's own functions. */
export const taskName = '$task';

const hiddenNames = [raceName, callName, taskName];

/** Parameters of the frame. The engine passes a value for each. */
export const scriptParameters = scriptGlobals.length + hiddenNames.length;

const openPrefix = `(async (${[...scriptGlobals, ...hiddenNames].join(', ')}) => {"use strict";`;

/** UTF-16 units that the engine's program has before the script, in the script's first line. */
export const enginePrefixLength = openPrefix.length;

/** True for a script that contains a hidden name itself. It gets no parameters of these names, and nothing in it is replaced. */
export function usesHiddenName(text: string): boolean {
  return hiddenNames.some((name) => text.includes(name));
}

/**
 * Changes the frame of a parsed text to the one that the engine evaluates. It begins in the script's first line, so that stacks which a
 * script reads itself have the script's lines. Both variants are equally long.
 */
export function frameForEngine(text: string, hidden: 'with-hidden-names' | 'without-hidden-names'): string {
  const shared = hidden === 'with-hidden-names' ? openPrefix : scriptPrefix.trimEnd().padEnd(enginePrefixLength);
  const prefix = text.startsWith(ownStorePrefix) ? shared.replace('store', '$tore') : shared;
  return prefix + text.slice(scriptPrefix.length);
}

/** The text after a script. It begins with a newline, so that a comment in the last line cannot hide it. */
export const scriptSuffix = '\n})';

/** The frame's block; null if the script closed the frame and opened another block. */
export function readFrameBody(program: SyntaxNode, text: string): SyntaxNode | null {
  const statements = program['body'];
  if (!Array.isArray(statements) || statements.length !== 1) return null;
  const statement: unknown = statements[0];
  const group = isSyntaxNode(statement) ? readChild(statement, 'expression') : null;
  const arrow = group === null ? null : readChild(group, 'expression');
  const body = arrow?.type === 'ArrowFunctionExpression' ? readChild(arrow, 'body') : null;
  if (group === null || arrow === null || body === null) return null;
  const isFrame =
    group.type === 'ParenthesizedExpression' &&
    group.start === 0 &&
    group.end === text.length &&
    arrow.start === 1 &&
    body.type === 'BlockStatement' &&
    body.start === scriptPrefix.indexOf('{') &&
    body.end === text.length - 1;
  return isFrame ? body : null;
}

/**
 * The parser reports `const tools = …` at the frame's parameter. This moves the finding to the declaration that the model wrote, and names
 * the cause.
 */
export function locateRedeclaration(finding: Finding, body: SyntaxNode): Finding {
  // A script that declares `store` twice has an error of its own.
  const taken = scriptGlobals.find((name) => name !== 'store' && isRedeclared(name, finding.message));
  if (taken === undefined) return finding;
  const message = `the name ${taken} is taken: every script has the objects ${scriptGlobals.join(', ')}; choose another name`;
  if (finding.offset >= scriptPrefix.length) return { ...finding, message };
  for (const statement of readChildren(body, 'body')) {
    const patterns = [statement, ...readChildren(statement, 'declarations')].map((node) => readChild(node, 'id'));
    for (const name of patterns.flatMap((pattern) => (pattern === null ? [] : listPatternNames(pattern)))) {
      if (readText(name, 'name') === taken) return { ...finding, message, offset: name.start };
    }
  }
  return { ...finding, message };
}

function isRedeclared(name: string, message: string): boolean {
  return message.includes(`'${name}' has already been declared`);
}
