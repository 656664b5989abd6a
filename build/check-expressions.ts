import { globSync, readFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { parse } from '@babel/parser';
import { findSlowness } from './linear-expression.ts';

/**
 * Reports regular expressions that take more than linear time on some text. Usage: `node build/check-expressions.ts DIRECTORY...`. Prints
 * `file:line: /expression/: why` for each, and exits with 1 if there is one. An expression that is computed cannot be read here: it is an
 * error outside of the files that `computedExpressions` lists.
 */

/**
 * The files that compute regular expressions, and from what. `test/linear-time.test.ts` runs them and checks the expressions that they make,
 * as this program checks the others. Text of a rule of a policy is not among them: `re2js` runs it.
 */
export const computedExpressions: Readonly<Record<string, string>> = {
  'src/core/text/glob.ts': 'plain texts that are escaped',
  'src/core/text/invisible-characters.ts': 'parts that two expressions share',
  'src/core/text/untrusted-envelope.ts': 'parts that two expressions share',
  'src/github/thread/trigger-phrase.ts': 'a phrase that is escaped',
  'src/github/workflow/code-commands.ts': 'a list of commands',
  'src/policy/contents/test-patterns.ts': 'names that several expressions share',
  'src/policy/decide/matchers/pattern.ts': 'parts that are repeated',
  'src/record/secrets/cut-secrets.ts': 'known secrets that are escaped',
  'src/record/secrets/encoded-text.ts': 'a list of encodings',
  'src/record/secrets/redact.ts': 'known secrets that are escaped, and the shapes of keys',
  'src/sandbox/box/launch/bubblewrap.ts': 'the name of an option',
  'src/sandbox/box/isolation/probe.ts': 'the name of a field',
  'src/sandbox/box/launch/system-root.ts': 'a list of names',
  'src/sandbox/box/limits/cgroup.ts': 'the name of a field',
  'src/sandbox/box/limits/held-memory.ts': 'the name of a field',
  'src/sandbox/box/sessions/terminal-text.ts': 'parts that two expressions share',
  'src/script/detect/detect-prose.ts': 'a list of characters',
  'src/script/detect/detect-quotes.ts': 'a list of characters',
  'src/script/detect/detect-region.ts': 'the name of a tag',
  'src/script/parse/prepare-script.ts': 'the source of a script: it is compiled, and never run',
  'src/task/hidden-tags.ts': 'parts that are shared',
  'src/task/hidden-text.ts': 'parts that two expressions share',
};

export interface Finding {
  readonly line: number;
  readonly expression: string;
  readonly problem: string;
}

/** The expressions of a TypeScript source that are not linear, or that cannot be read. */
export function checkSource(source: string, { mayCompute }: { readonly mayCompute: boolean }): Finding[] {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript'] });
  return listNodes(program).flatMap((node) => {
    const line = node.loc.start.line;
    const expression = source.slice(node.start, node.end);
    if (checksBeyondSize(node))
      return [{ line, expression, problem: 'end the validation with { abort: true } in max' }];
    const read = readExpression(node);
    if (read === null) return [];
    if (read === 'computed')
      return mayCompute ? [] : [{ line, expression, problem: 'write a literal, use re2js, or list the file' }];
    const problem = findSlowness(read.pattern, read.flags);
    return problem === null ? [] : [{ line, expression, problem }];
  });
}

/** A node of the syntax tree, as far as this program reads it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: { readonly start: { readonly line: number } };
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;
}

function listNodes(root: unknown): Node[] {
  const found: Node[] = [];
  const pending = [root];
  for (let value = pending.pop(); value !== undefined; value = pending.pop())
    if (Array.isArray(value)) pending.push(...(value as unknown[]));
    else if (isNode(value)) {
      found.push(value);
      pending.push(...Object.values(value).filter((entry) => typeof entry === 'object' && entry !== null));
    }
  return found.toSorted((left, right) => left.start - right.start);
}

function readExpression(node: Node): { readonly pattern: string; readonly flags: string } | 'computed' | null {
  if (node.type === 'RegExpLiteral') return { pattern: String(node.pattern), flags: String(node.flags) };
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return null;
  const { callee } = node;
  const [first] = node.arguments as unknown[];
  if (!isNode(callee)) return null;
  if (callee.type === 'Identifier' && callee.name === 'RegExp') return 'computed';
  // These functions make an expression of a text.
  const { property } = callee;
  const isSearch =
    callee.type === 'MemberExpression' &&
    isNode(property) &&
    ['match', 'matchAll', 'search'].includes(String(property.name)) &&
    isNode(first) &&
    (first.type === 'StringLiteral' || first.type === 'TemplateLiteral');
  return isSearch ? 'computed' : null;
}

const laterChecks = new Set(['refine', 'superRefine', 'transform', 'pipe', 'check', 'regex']);

// zod runs all checks, also after `max` has failed. True for a check after a `max` that does not end the validation.
function checksBeyondSize(node: Node): boolean {
  if (readMethod(node) === null || !laterChecks.has(readMethod(node) ?? '')) return false;
  for (let call = readObject(node); call !== null; call = readObject(call))
    if (readMethod(call) === 'max' && !listNodes(call.arguments).some(isAbort)) return true;
  return false;
}

function readMethod({ type, callee }: Node): string | null {
  return type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression' && isNode(callee.property)
    ? String(callee.property.name)
    : null;
}

function readObject({ callee }: Node): Node | null {
  return isNode(callee) && isNode(callee.object) ? callee.object : null;
}

function isAbort({ type, key }: Node): boolean {
  return type === 'ObjectProperty' && isNode(key) && key.name === 'abort';
}

if (import.meta.main) {
  const files = argv.slice(2).flatMap((directory) => globSync(`${directory}/**/*.ts`));
  const reports = files
    .toSorted()
    .flatMap((file) =>
      checkSource(readFileSync(file, 'utf8'), { mayCompute: file in computedExpressions }).map(
        ({ line, expression, problem }) => `${file}:${line}: ${expression}: ${problem}`,
      ),
    );
  for (const report of reports) console.error(report);
  if (files.length === 0) console.error('no file: name directories with TypeScript sources');
  if (files.length === 0 || reports.length > 0) exit(1);
}
