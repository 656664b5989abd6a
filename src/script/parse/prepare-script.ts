import { isJsonObject } from '../../core/text/json.ts';
import { readJson } from '../../core/text/parse-json.ts';
import { findBanned } from './banned.ts';
import { findMissingNames } from './missing-names.ts';
import { createBlanker } from './parse-blanker.ts';
import { findNoResultCause } from './no-result-cause.ts';
import { frameForEngine, scriptPrefix } from './parse-frame.ts';
import { type Finding, type ScriptProblem, createProblems, readPlace } from './parse-problem.ts';
import { markRaces, markToolCalls } from './parse-races.ts';
import { type ScopeAnalysis, analyseScopes } from './parse-scope.ts';
import { locateAdditions, markTasks, type Insertion } from './parse-tasks.ts';
import { readShape, type ScriptShape } from './parse-shape.ts';
import { listToolNames } from './parse-tools.ts';
import { type SyntaxNode, readText } from './parse-tree.ts';
import { type ParsedScript, type ScriptLanguage, parseProgram, parseScript } from './parse.ts';
import { type StripResult, stripTypes } from './strip-types.ts';

/** The result of a script's preparation: the program that the engine evaluates, or every problem in the order of its text. */
export type Preparation =
  | {
      readonly type: 'ready';
      /** The tools that the script names, dotted and sorted; for reports, never for decisions. */
      readonly tools: readonly string[];
      /** Why the script may end without a result, as far as its text shows it. */
      readonly noResultCause: string;
      /** True if the result is the value of the last expression, which may not have been written for its value. */
      readonly isImplicit: boolean;
      /** Loops of the script itself that wait for nothing, so that one of them may be endless. */
      readonly loops: readonly { readonly line: number; readonly column: number }[];
      /** The frame around the script without its types. */
      readonly js: string;
      /** The texts that were added to the script, in its order. */
      readonly insertions: readonly Insertion[];
    }
  | {
      readonly type: 'refused';
      readonly errors: readonly ScriptProblem[];
      /** As for a script that is ready; null if the text could not be read as a program. */
      readonly tools: readonly string[] | null;
    };

/**
 * Parses, checks and strips a script. Pure; never throws for any script, but a hostile script can keep it busy for years: the
 * TypeScript grammar makes parsers try one text in two ways at each `<T>(`, so 200 bytes are enough and no limit on length helps.
 * So it runs in a thread that can be ended (`preparer-thread.ts`).
 */
export function prepareScript(raw: string, language: ScriptLanguage, sourceBytes: number): Preparation {
  const source = stripByteOrderMark(raw);
  const refuse = (
    text: string,
    bodyStart: number,
    findings: readonly Finding[],
    tools: readonly string[] | null,
  ): Preparation => ({ type: 'refused', errors: createProblems(text, bodyStart, findings), tools });
  const unreadable = checkSourceText(source, sourceBytes);
  if (unreadable.length > 0) return refuse(source, 0, unreadable, null);
  const framed = scriptPrefix + source;
  const parsed = parseScript(source, language);
  if (parsed.type === 'refused')
    return refuse(
      framed,
      scriptPrefix.length,
      describeMarkup(source) ?? parsed.findings,
      listToolsOfText(source, language),
    );
  const { script } = parsed;
  const scopes = analyseScopes(script.body);
  const { nodes } = scopes;
  const stripped = stripScript(script, nodes);
  const shape = readShape(script, scopes);
  const findings = [
    ...findBanned(scopes, shape.defaultExport),
    ...findMissingNames(scopes),
    ...findUnsupported(nodes),
    ...(stripped.type === 'refused' ? stripped.findings : []),
  ];
  const tools = listToolNames(scopes);
  if (stripped.type === 'refused' || findings.length > 0) return refuse(framed, scriptPrefix.length, findings, tools);
  return {
    type: 'ready',
    tools,
    noResultCause: findNoResultCause(scopes),
    isImplicit: shape.isImplicit,
    loops: listLoops(scopes).map(({ start }) => readPlace(framed, scriptPrefix.length, start)),
    ...createProgram(stripped.text, script, scopes, shape),
  };
}

const maxLoops = 5;

/** The outermost loops that wait for nothing. An engine knows only the function in which a loop without calls was ended. */
function listLoops({ own, nodes }: ScopeAnalysis): SyntaxNode[] {
  const waits = nodes.filter((node) => node.type === 'AwaitExpression' || node['await'] === true);
  const loops = own
    .filter(({ type }) => /^(?:DoWhile|While|For|ForOf|ForIn)Statement$/.test(type))
    .filter((loop) => !waits.some((wait) => contains(loop, wait)));
  return loops
    .filter((loop) => !loops.some((outer) => outer !== loop && contains(outer, loop)))
    .toSorted((left, right) => left.start - right.start)
    .slice(0, maxLoops);
}

function contains(outer: SyntaxNode, inner: SyntaxNode): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

// Outside the frame, a text may declare `tools` itself: then it names none of these.
function listToolsOfText(source: string, language: ScriptLanguage): readonly string[] | null {
  const program = parseProgram(source, language);
  return program === null ? null : listToolNames(analyseScopes(program));
}

function stripScript(script: ParsedScript, nodes: readonly SyntaxNode[]): StripResult {
  return script.language === 'ts' ? stripTypes(script, nodes) : { type: 'stripped', text: script.text };
}

function createProgram(
  text: string,
  script: ParsedScript,
  scopes: ScopeAnalysis,
  shape: ScriptShape,
): { readonly js: string; readonly insertions: readonly Insertion[] } {
  const blanker = createBlanker(text);
  for (const { start, end } of shape.blanked) blanker.blank(start, end);
  const marked = markTasks(markToolCalls(markRaces(blanker.render(), scopes), scopes), script, scopes, shape);
  return {
    js: frameForEngine(marked.text),
    insertions: locateAdditions(text, scriptPrefix.length, marked.additions),
  };
}

/** Takes off a byte order mark, which some models and editors put first. */
function stripByteOrderMark(source: string): string {
  return source.startsWith('\uFEFF') ? source.slice(1) : source;
}

/** Refuses what could not be written as UTF-8 text (lone surrogates, NUL, and more than `maxBytes`), and JSON. */
function checkSourceText(source: string, maxBytes: number): Finding[] {
  const bytes = Buffer.byteLength(source, 'utf8');
  if (bytes > maxBytes) {
    const message = `the script has ${bytes} bytes, and at most ${maxBytes} are allowed; split it into several scripts`;
    return [{ code: 'source-too-large', message, offset: 0 }];
  }
  const findings: Finding[] = [];
  const nul = source.indexOf('\0');
  if (nul >= 0) findings.push({ code: 'invalid-text', message: 'the script contains a NUL character', offset: nul });
  const surrogate = source.isWellFormed()
    ? -1
    : source.search(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/);
  if (surrogate >= 0) {
    const message = 'the script is not valid Unicode: it contains half of a surrogate pair';
    findings.push({ code: 'invalid-text', message, offset: surrogate });
  }
  if (isJsonOfCalls(source)) {
    const message = 'these are calls as JSON, which do nothing; write each as code: await tools.NAME({ … })';
    findings.push({ code: 'syntax', message, offset: 0 });
  }
  return findings;
}

/** True for an object, for a list with one, or for one in each line. A list is also a program, which ends with its value and calls nothing. */
function isJsonOfCalls(source: string): boolean {
  const text = source.trim();
  if (!/^[[{]/.test(text) || !/[}\]]$/.test(text)) return false;
  const isCall = (value: unknown): boolean => isJsonObject(value) && Object.keys(value).length > 0;
  const whole = readJson(text);
  if (whole === null) return text.split('\n').every((line) => isCall(readJson(line)));
  return Array.isArray(whole) ? whole.some(isCall) : isCall(whole);
}

/** The problem of a script that begins with a tag or `<![CDATA[`, for which the parser reports whatever it meets; null for any other. */
function describeMarkup(source: string): Finding[] | null {
  const start = source.search(/\S/);
  // Type parameters begin with a capital letter.
  if (!/^<[!a-z]/.test(source.slice(start, start + 2))) return null;
  const message =
    'the script begins with markup; write only TypeScript between the tags, and each call as code: await tools.NAME({ … })';
  return [{ code: 'syntax', message, offset: scriptPrefix.length + start }];
}

/** Finds syntax that parses but would fail in the engine: `using`, and invalid regular expressions. */
function findUnsupported(nodes: readonly SyntaxNode[]): Finding[] {
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
    return RegExp(pattern, flags) instanceof RegExp ? null : 'this is not a regular expression';
  } catch (thrown) {
    if (!(thrown instanceof SyntaxError)) throw thrown;
    return thrown.message;
  }
}
