import type { SyntaxNode } from './parse-tree.ts';
import { isSyntaxNode, readChild, readChildren } from './parse-tree.ts';

/** The names that every script has. They are parameters of the frame. */
export const scriptGlobals = ['tools', 'context', 'console', 'store'] as const;

/**
 * The text before a script when it is parsed. It ends in a newline, so columns are equal to columns of the script. The script is a block in the
 * body of the function, so that it may declare these names for itself.
 */
export const scriptPrefix = `(async (${scriptGlobals.join(', ')}) => {"use strict";{\n`;

/** The hidden name of a race whose losers no other code can wait for; as long as the text that it replaces. */
export const raceName = '$__$raceCall';

/** The hidden name of `tools` in a call of a tool; as long as `tools`. */
export const callName = '$__$t';

/** The hidden name of the function that watches the promises of the script's own functions. */
export const taskName = '$__$task';

/** A script that declares one of these names breaks only itself; it cannot use one without that (`banned.ts`). */
export const hiddenNames = [raceName, callName, taskName] as const;

/** Parameters of the frame. The engine passes a value for each. */
export const scriptParameters = scriptGlobals.length + hiddenNames.length;

const enginePrefix = `(async (${[...scriptGlobals, ...hiddenNames].join(', ')}) => {"use strict";{`;

/** UTF-16 units that the engine's program has before the script, in the script's first line. */
export const enginePrefixLength = enginePrefix.length;

/**
 * Changes the frame of a parsed text to the one that the engine evaluates. It begins in the script's first line, so that stacks which a
 * script reads itself have the script's lines.
 */
export function frameForEngine(text: string): string {
  return enginePrefix + text.slice(scriptPrefix.length);
}

/** The text after a script. It begins with a newline, so that a comment in the last line cannot hide it. */
export const scriptSuffix = '\n}})';

/** The block of the script; null if the script closed the frame and opened another block. */
export function readFrameBody(program: SyntaxNode, text: string): SyntaxNode | null {
  const statements = program['body'];
  if (!Array.isArray(statements) || statements.length !== 1) return null;
  const statement: unknown = statements[0];
  const group = isSyntaxNode(statement) ? readChild(statement, 'expression') : null;
  const arrow = group === null ? null : readChild(group, 'expression');
  const outer = arrow?.type === 'ArrowFunctionExpression' ? readChild(arrow, 'body') : null;
  if (group === null || arrow === null || outer === null) return null;
  const [body, ...others] = readChildren(outer, 'body');
  const isFrame =
    group.type === 'ParenthesizedExpression' &&
    group.start === 0 &&
    group.end === text.length &&
    arrow.start === 1 &&
    outer.type === 'BlockStatement' &&
    outer.start === scriptPrefix.indexOf('{') &&
    outer.end === text.length - 1 &&
    body?.type === 'BlockStatement' &&
    body.start === scriptPrefix.lastIndexOf('{') &&
    body.end === text.length - 2 &&
    others.length === 0;
  return isFrame ? body : null;
}
