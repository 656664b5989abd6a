import { stripTypeScriptTypes } from 'node:module';
import { parse } from '@babel/parser';
import { scriptPrefix, scriptSuffix } from '../../../src/script/parse/parse-frame.ts';
import { analyseScopes } from '../../../src/script/parse/parse-scope.ts';
import { parseScript } from '../../../src/script/parse/parse.ts';
import { stripTypes } from '../../../src/script/parse/strip-types.ts';

/** What our stripper makes of a script's body, or why it refuses. */
export function strip(source: string): { js: string } | { refused: readonly string[] } {
  const parsed = parseScript(source, 'ts');
  if (parsed.type === 'refused') return { refused: parsed.findings.map(({ message }) => message) };
  const stripped = stripTypes(parsed.script, analyseScopes(parsed.script.body).nodes);
  if (stripped.type === 'refused') return { refused: stripped.findings.map(({ message }) => message) };
  return { js: stripped.text.slice(scriptPrefix.length, -scriptSuffix.length) };
}

/** The output of Node's stripper for the same text in the same frame; null if it refuses. Suppresses its experimental warning. */
export function stripWithNode(source: string): string | null {
  const emit = process.emitWarning.bind(process);
  process.emitWarning = () => undefined;
  try {
    const text = stripTypeScriptTypes(scriptPrefix + source + scriptSuffix);
    return text.slice(scriptPrefix.length, -scriptSuffix.length);
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && String(thrown.code).endsWith('_TYPESCRIPT_SYNTAX')) return null;
    throw thrown;
  } finally {
    process.emitWarning = emit;
  }
}

/** Fields that do not affect the running code: places, comments, and everything that TypeScript adds to a node. */
const silentFields =
  /^(?:start|end|loc|extra|range|errors|tokens|\w*[cC]omments|typeAnnotation|typeParameters|typeArguments|superTypeArguments|returnType|implements|definite|accessibility|readonly|override|abstract|declare)$/;

const typeOperators = /^TS(?:As|Satisfies|NonNull|Instantiation)Expression$/;

/**
 * The meaning of a script: its syntax tree without places, parentheses, empty statements and types. For TypeScript this takes the
 * types out of the tree, so the result is the required meaning of the text without its types.
 */
export function readMeaning(source: string, language: 'ts' | 'js'): unknown {
  const file = parse(scriptPrefix + source + scriptSuffix, {
    sourceType: 'script',
    strictMode: true,
    createParenthesizedExpressions: false,
    plugins: language === 'ts' ? ['typescript'] : [],
  });
  return simplify(file.program);
}

function simplify(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => !vanishes(entry)).map(simplify);
  if (!isRecord(value)) return value;
  if (typeOperators.test(String(value['type']))) return simplify(value['expression']);
  const isChain = String(value['type']).startsWith('Optional');
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, entry]) => !silentFields.test(key) && (key !== 'optional' || isChain) && entry !== undefined)
      .map(([key, entry]) => [key, simplify(entry)]),
  );
}

function vanishes(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const type = String(value['type']);
  if (type === 'EmptyStatement' || value['declare'] === true) return true;
  if (type === 'Identifier' && value['name'] === 'this') return true;
  if (type === 'ClassProperty' && value['abstract'] === true) return true;
  return type.startsWith('TS') && !typeOperators.test(type);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
