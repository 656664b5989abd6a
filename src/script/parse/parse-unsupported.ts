import type { Finding } from './parse-problem.ts';
import type { SyntaxNode } from './parse-tree.ts';
import { readText } from './parse-tree.ts';

/** Finds syntax that parses but would fail in the engine: `using`, and invalid regular expressions. */
export function findUnsupported(nodes: readonly SyntaxNode[]): Finding[] {
  return nodes.map(checkNode).filter((finding) => finding !== null);
}

function checkNode(node: SyntaxNode): Finding | null {
  if (node.type === 'VariableDeclaration' && (readText(node, 'kind') ?? '').endsWith('using')) {
    return { code: 'unsupported-syntax', message: 'using declarations are not supported', offset: node.start };
  }
  if (node.type !== 'RegExpLiteral') return null;
  const message = describePattern(readText(node, 'pattern') ?? '', readText(node, 'flags') ?? '');
  return message === null ? null : { code: 'syntax', message, offset: node.start };
}

/** The problem of a regular expression, or null. It is only compiled here, never run, so it cannot take long. */
function describePattern(pattern: string, flags: string): string | null {
  try {
    return RegExp(pattern, flags) instanceof RegExp ? null : 'this is no regular expression';
  } catch (thrown) {
    if (!(thrown instanceof SyntaxError)) throw thrown;
    return thrown.message;
  }
}
