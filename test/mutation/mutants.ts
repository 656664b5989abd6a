import { parse, type ParserPlugin } from '@babel/parser';

/** One change of a source text that alters what the program does. */
export interface Mutant {
  readonly kind: string;
  /** The place in the source text, from 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** The whole source text with the change. */
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: { readonly start: { readonly line: number } };
  readonly [key: string]: unknown;
}

interface Change {
  readonly kind: string;
  readonly node: Node;
  readonly after: string;
}

const plugins: ParserPlugin[] = ['typescript'];

const swapped: ReadonlyMap<string, string> = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
]);

/**
 * Lists the mutants of a TypeScript text, in the order of the text: a condition inverted, one side of `&&` or `||` dropped, a comparison changed,
 * a guard (`if` that only returns or throws) dropped, `some` and `every` swapped, an anchor of a pattern dropped, an `await` that is a statement
 * dropped. Comments and types have no mutants. Throws if the text cannot be parsed.
 */
export function listMutants(source: string): readonly Mutant[] {
  const program = parse(source, { sourceType: 'module', plugins }).program as unknown as Node;
  const changes: Change[] = [];
  visit(program, source, changes);
  return changes.map(({ kind, node, after }) => ({
    kind,
    line: node.loc.start.line,
    before: source.slice(node.start, node.end),
    after,
    text: `${source.slice(0, node.start)}${after}${source.slice(node.end)}`,
  }));
}

function visit(node: Node, source: string, changes: Change[]): void {
  changes.push(...changeNode(node, source));
  for (const [key, value] of Object.entries(node)) {
    if (['loc', 'typeAnnotation', 'returnType', 'typeParameters', 'leadingComments', 'trailingComments'].includes(key))
      continue;
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child) && !/^TS(?:Interface|Type)/.test(child.type)) visit(child, source, changes);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'loc' in value;
}

function changeNode(node: Node, source: string): readonly Change[] {
  const read = (part: unknown): string => (isNode(part) ? source.slice(part.start, part.end) : '');
  switch (node.type) {
    case 'IfStatement': {
      const { test, consequent, alternate } = node;
      const inverted = isNode(test) ? [{ kind: 'inverted condition', node: test, after: `!(${read(test)})` }] : [];
      const isGuard = isNode(consequent) && alternate === null && leaves(consequent);
      return [...inverted, ...(isGuard ? [{ kind: 'dropped guard', node, after: ';' }] : [])];
    }
    case 'ConditionalExpression':
      return isNode(node['test'])
        ? [{ kind: 'inverted condition', node: node['test'], after: `!(${read(node['test'])})` }]
        : [];
    case 'LogicalExpression':
      return node['operator'] === '??'
        ? []
        : [node['left'], node['right']].map((side) => ({ kind: 'dropped operand', node, after: `(${read(side)})` }));
    case 'BinaryExpression': {
      const operator = swapped.get(String(node['operator']));
      return operator === undefined
        ? []
        : [{ kind: 'changed comparison', node, after: `${read(node['left'])} ${operator} ${read(node['right'])}` }];
    }
    case 'RegExpLiteral': {
      const pattern = String(node['pattern']);
      const widened = [pattern.replace(/^\^/, ''), pattern.replace(/(?<!\\)\$$/, '')];
      return widened
        .filter((text) => text !== pattern && text !== '')
        .map((text) => ({ kind: 'widened pattern', node, after: `/${text}/${String(node['flags'])}` }));
    }
    case 'ExpressionStatement': {
      const expression = node['expression'];
      if (!isNode(expression) || expression.type !== 'AwaitExpression') return [];
      return [{ kind: 'dropped await', node, after: `void ${read(expression['argument'])};` }];
    }
    case 'MemberExpression': {
      const property = node['property'];
      if (!isNode(property) || property.type !== 'Identifier') return [];
      const other = property['name'] === 'some' ? 'every' : property['name'] === 'every' ? 'some' : null;
      return other === null ? [] : [{ kind: 'some for every', node: property, after: other }];
    }
    default:
      return [];
  }
}

/** Whether a statement does nothing but return, throw or go to the next round of a loop. */
function leaves(statement: Node): boolean {
  const body = statement['body'];
  if (statement.type === 'BlockStatement' && Array.isArray(body))
    return body.length === 1 && isNode(body[0]) && leaves(body[0]);
  return ['ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(statement.type);
}
