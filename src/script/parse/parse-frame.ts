import type { Finding } from './parse-problem.ts';
import { listPatternNames } from './parse-scope.ts';
import type { SyntaxNode } from './parse-tree.ts';
import { isSyntaxNode, readChild, readChildren, readText } from './parse-tree.ts';

/** What stands before a script when the engine evaluates it. It ends in a newline, so columns are those of the script. */
export const scriptPrefix = '(async (tools, context, console) => {"use strict";\n';

/** The hidden name of a race whose losers nobody else can wait for; as long as the text that it replaces. */
export const raceName = '$raceOfCalls';

/** The prefix of a script in which `raceName` stands. */
export const racePrefix = `(async (tools, context, console, ${raceName}) => {"use strict";\n`;

/** What stands after it. It begins with a newline, so that a comment in the last line cannot swallow it. */
export const scriptSuffix = '\n})';

/** Lines that the prefix adds: line N of the script is line N + 1 of what the engine evaluates. */
export const scriptLineOffset = 1;

/** The frame's block; null where the script closed the frame and opened something of its own. */
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
 * The parser reports `const tools = …` at the frame's parameter, where it noticed the clash; this moves the finding to
 * the declaration that the model wrote.
 */
export function locateRedeclaration(finding: Finding, body: SyntaxNode): Finding {
  if (finding.offset >= scriptPrefix.length) return finding;
  for (const statement of readChildren(body, 'body')) {
    const patterns = [statement, ...readChildren(statement, 'declarations')].map((node) => readChild(node, 'id'));
    for (const name of patterns.flatMap((pattern) => (pattern === null ? [] : listPatternNames(pattern)))) {
      if (finding.message.includes(`'${readText(name, 'name')}'`)) return { ...finding, offset: name.start };
    }
  }
  return finding;
}
