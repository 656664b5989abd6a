import { parse } from '@babel/parser';
import type { ParserOptions } from '@babel/parser';
import { readFrameBody, scriptPrefix, scriptSuffix } from './parse-frame.ts';
import type { Finding } from './parse-problem.ts';
import type { SyntaxNode } from './parse-tree.ts';
import { isSyntaxNode } from './parse-tree.ts';

export type ScriptLanguage = 'ts' | 'js';

/** A part of the parsed text, end exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface ParsedScript {
  /** The whole program: prefix, script, suffix. All offsets of the tree count in it. */
  readonly text: string;
  readonly language: ScriptLanguage;
  /** The block that holds the script's statements. */
  readonly body: SyntaxNode;
  /** In the order of the text, without comments. */
  readonly tokens: readonly TextRange[];
}

export type ParseResult =
  | { readonly type: 'parsed'; readonly script: ParsedScript }
  | { readonly type: 'refused'; readonly findings: readonly Finding[] };

interface Tree {
  readonly program: SyntaxNode | null;
  readonly tokens: readonly TextRange[];
  readonly findings: readonly Finding[];
}

const tooDeep: Finding = {
  code: 'too-complex',
  message: 'the script is nested too deeply; split it into functions or several scripts',
  offset: scriptPrefix.length,
};

/**
 * Parses a script in the very frame in which the engine runs it, so that `await`, `return` and the names of the
 * parameters mean the same to both. A script cannot close that frame: the tree must be one arrow function that ends where
 * the text ends. Never throws for any script.
 */
export function parseScript(source: string, language: ScriptLanguage): ParseResult {
  const text = scriptPrefix + source + scriptSuffix;
  const tree = parseText(text, language);
  const body = tree.program === null ? null : readFrameBody(tree.program, text);
  if (body !== null && tree.findings.length === 0) {
    return { type: 'parsed', script: { text, language, body, tokens: tree.tokens } };
  }
  const framed = tree.findings;
  if (framed.length > 0 && framed.every((finding) => isUseful(finding, text)))
    return { type: 'refused', findings: framed };
  // A parse without the frame reports a surplus or missing brace at its own place.
  const bare = parseText(source, language).findings;
  if (bare.length > 0) return { type: 'refused', findings: bare.map((finding) => shiftIntoFrame(finding, source)) };
  const mismatch: Finding = { code: 'syntax', message: 'the braces do not match', offset: scriptPrefix.length };
  return { type: 'refused', findings: framed.length > 0 ? framed : [mismatch] };
}

/** The program of a text without the frame, also if something is wrong in it; null if it is no program. */
export function parseProgram(source: string, language: ScriptLanguage): SyntaxNode | null {
  return parseText(source, language).program;
}

function parseText(text: string, language: ScriptLanguage): Tree {
  const options: ParserOptions = {
    sourceType: 'script',
    strictMode: true,
    errorRecovery: true,
    attachComment: false,
    tokens: true,
    createParenthesizedExpressions: true,
    allowAwaitOutsideFunction: true,
    allowReturnOutsideFunction: true,
    // So that they reach the tree; a later check refuses them by name.
    allowImportExportEverywhere: true,
    plugins: language === 'ts' ? ['typescript'] : [],
  };
  const file = tryParse(text, options);
  if (file === 'too-deep') return { program: null, tokens: [], findings: [tooDeep] };
  if (file instanceof SyntaxError) return { program: null, tokens: [], findings: [describeSyntaxError(file)] };
  const errors = file.errors?.filter((error) => error.reasonCode !== 'ImportMetaOutsideModule') ?? [];
  const markup = file.comments?.filter(
    ({ type, start }) => type === 'CommentLine' && !text.startsWith('//', start ?? 0),
  );
  return {
    program: isSyntaxNode(file.program) ? file.program : null,
    tokens: listTokens(file.tokens ?? []),
    findings: [...errors.map(describeSyntaxError), ...(markup ?? []).map(({ start }) => describeMarkup(start ?? 0))],
  };
}

/** The tokens that have a length: not the end of the text. The types of the parser leave open what its list holds. */
function listTokens(found: readonly unknown[]): TextRange[] {
  return (found as readonly (TextRange & { readonly type: unknown })[]).flatMap(({ type, start, end }) =>
    end === start || type === 'CommentBlock' || type === 'CommentLine' ? [] : [{ start, end }],
  );
}

function tryParse(text: string, options: ParserOptions): ReturnType<typeof parse> | SyntaxError | 'too-deep' {
  try {
    return parse(text, options);
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return thrown;
    // The call stack was used up.
    if (thrown instanceof RangeError) return 'too-deep';
    throw thrown;
  }
}

function isUseful(finding: Finding, text: string): boolean {
  const inside = finding.offset >= scriptPrefix.length && finding.offset < text.length - scriptSuffix.length;
  return inside || finding.code === 'too-complex';
}

function shiftIntoFrame(finding: Finding, source: string): Finding {
  const ended = finding.offset >= source.length && finding.message.startsWith('Unexpected token');
  const message = ended
    ? 'the script ends in the middle of something: a bracket or brace is not closed'
    : finding.message;
  return { ...finding, message, offset: finding.offset + scriptPrefix.length };
}

/** Whether `<!--` begins a comment depends on how an engine is asked to read the text, so no script may depend on it. */
function describeMarkup(offset: number): Finding {
  return { code: 'unsupported-syntax', message: 'comments that begin with <!-- or --> are not supported', offset };
}

function describeSyntaxError(error: SyntaxError): Finding {
  const offset = 'pos' in error && typeof error.pos === 'number' ? error.pos : 0;
  if (!('missingPlugin' in error)) {
    return { code: 'syntax', message: error.message.replace(/(?<!\s)\s*\(\d+:\d+\)$/, ''), offset };
  }
  const message = String(error.missingPlugin).includes('decorator')
    ? 'decorators and accessor fields are not supported'
    : 'this syntax is not part of the language of scripts';
  return { code: 'unsupported-syntax', message, offset };
}
