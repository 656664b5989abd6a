import { scriptGlobals, scriptPrefix } from './parse-frame.ts';
import type { ScopeAnalysis } from './parse-scope.ts';
import type { ParsedScript, TextRange } from './parse.ts';
import type { SyntaxNode } from './parse-tree.ts';
import { isFunction, isTypeOnly, readChild, readChildren, readText, unwrap } from './parse-tree.ts';

/** Text to add at an offset of the parsed text. */
export interface Addition {
  readonly offset: number;
  readonly text: string;
}

/** The changes that let a script in the shape of another code mode run as its author means it. */
export interface ScriptShape {
  /** Words that only make sense in a module. */
  readonly blanked: readonly TextRange[];
  /** Before what a script begins at the same offset, and after what ends there. */
  readonly before: readonly Addition[];
  readonly after: readonly Addition[];
  /** The export that gives the result; null without one. */
  readonly defaultExport: SyntaxNode | null;
  /** True if the result is the value of an expression that may not have been written for its value. */
  readonly isImplicit: boolean;
}

/** Names that other code modes have, and what they are here. A script that binds such a name itself does not get it. */
export const otherGlobals: ReadonlyMap<string, string> = new Map([
  ['text', 'console.log'],
  ['print', 'console.log'],
  ['codemode', 'tools'],
  ['functions', 'tools'],
  ['default_api', 'tools'],
  ['load', 'store.get'],
]);

/** Names for the function that is all of a script, apart from what it uses. */
const mainNames = new Set(['main', 'run', 'execute', 'script']);

/** The arguments of a script that is a function. The first is the tools with all globals, since some take it apart: `({ tools }) => …`. */
const scriptArguments = `(Object.create(tools,{${scriptGlobals.map((name) => `${name}:{value:${name}}`).join(',')}}),context)`;

/**
 * Other code modes differ in how a script gives its result: as one function that the harness calls, as the default export of a module, as
 * the value of the last expression, or as a function that is only declared. Each becomes a `return`; nothing else of the script changes.
 */
export function readShape({ body }: Pick<ParsedScript, 'body'>, scopes: ScopeAnalysis): ScriptShape {
  const exported = readChildren(body, 'body').find(({ type }) => type === 'ExportDefaultDeclaration') ?? null;
  const value = exported === null ? null : readChild(exported, 'declaration');
  const isValue = exported !== null && value !== null && value.type !== 'ClassDeclaration';
  const result = isValue
    ? returnValue(value, isFunction(value) || isFunctionName(value, scopes), false)
    : readResult(body, scopes);
  const aliases = [...otherGlobals].filter(([name]) => scopes.free.some(({ node }) => readText(node, 'name') === name));
  const declared = aliases.map(([name, meaning]) => `${name}=${meaning}`).join(',');
  return {
    defaultExport: isValue ? exported : null,
    blanked: isValue ? [{ start: exported.start, end: value.start }] : [],
    before: [
      ...(declared === '' ? [] : [{ offset: scriptPrefix.length, text: `const ${declared};` }]),
      ...(result?.before ?? []),
    ],
    after: result?.after ?? [],
    isImplicit: result?.isImplicit ?? false,
  };
}

type Result = Pick<ScriptShape, 'before' | 'after' | 'isImplicit'>;

function readResult(body: SyntaxNode, scopes: ScopeAnalysis): Result | null {
  const statements = readChildren(body, 'body').filter(
    (statement) => statement.type !== 'EmptyStatement' && !isTypeOnly(statement),
  );
  const hasReturn = scopes.own.some(({ type }) => type === 'ReturnStatement');
  const last = statements.at(-1);
  const expression = last?.type === 'ExpressionStatement' ? readChild(last, 'expression') : null;
  if (expression !== null) {
    const isScript = statements.length === 1 && isFunction(unwrap(expression));
    return returnValue(expression, isScript, !hasReturn);
  }
  const name = hasReturn || last === undefined ? null : findUncalled(statements, scopes);
  const call = { offset: last?.end ?? 0, text: `;return ${name}${scriptArguments};` };
  return name === null ? null : { before: [], after: [call], isImplicit: false };
}

function returnValue(value: SyntaxNode, isCalled: boolean, isImplicit: boolean): Result {
  return {
    before: [{ offset: value.start, text: 'return (' }],
    after: [{ offset: value.end, text: isCalled ? `)${scriptArguments};` : ');' }],
    isImplicit: isImplicit && !isCalled,
  };
}

/** The function that a script declares without using it, if it was meant to be the script. */
function findUncalled(statements: readonly SyntaxNode[], scopes: ScopeAnalysis): string | null {
  const functions = statements.map(readFunctionName);
  const unused = functions.flatMap((id) => {
    const uses = id === null ? undefined : scopes.bindings.get(id)?.uses;
    return id !== null && uses?.every(({ node }) => node === id) === true ? (readText(id, 'name') ?? []) : [];
  });
  const isOnlyFunctions = !functions.includes(null);
  return (
    unused.find((name) => mainNames.has(name)) ?? (isOnlyFunctions && unused.length === 1 ? (unused[0] ?? null) : null)
  );
}

/** The name of `function NAME() {}` and of `const NAME = () => {}`. */
function readFunctionName(statement: SyntaxNode): SyntaxNode | null {
  if (statement.type === 'FunctionDeclaration') return readChild(statement, 'id');
  const [declarator, ...others] =
    statement.type === 'VariableDeclaration' ? readChildren(statement, 'declarations') : [];
  const value = declarator === undefined ? null : readChild(declarator, 'init');
  if (declarator === undefined || value === null || others.length > 0 || !isFunction(unwrap(value))) return null;
  const id = readChild(declarator, 'id');
  return id?.type === 'Identifier' ? id : null;
}

function isFunctionName(value: SyntaxNode, scopes: ScopeAnalysis): boolean {
  const binding = value.type === 'Identifier' ? scopes.bindings.get(value) : undefined;
  return (
    binding !== undefined &&
    scopes.functions.some(({ node, parent }) => {
      const id = node.type === 'FunctionDeclaration' ? readChild(node, 'id') : readChild(parent?.node ?? node, 'id');
      return id !== null && scopes.bindings.get(id) === binding;
    })
  );
}
