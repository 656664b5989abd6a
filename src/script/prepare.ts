import { createHash } from 'node:crypto';
import type { ScriptLimits } from '../core/limits.ts';
import { findBanned } from './banned.ts';
import { createLruCache } from './cache.ts';
import type { RunBounded } from './parse-bounded.ts';
import { createBoundedRunner } from './parse-bounded.ts';
import { scriptPrefix } from './parse-frame.ts';
import type { Finding, ScriptProblem } from './parse-problem.ts';
import { createProblems } from './parse-problem.ts';
import { markRaces } from './parse-races.ts';
import { analyseScopes } from './parse-scope.ts';
import { checkSourceText, stripByteOrderMark } from './parse-text.ts';
import { listToolNames } from './parse-tools.ts';
import type { SyntaxNode } from './parse-tree.ts';
import { isTypeOnly, listNodes, walkTree } from './parse-tree.ts';
import { findUnsupported } from './parse-unsupported.ts';
import type { ParsedScript, ScriptLanguage } from './parse.ts';
import { parseScript } from './parse.ts';
import type { StripResult } from './strip-types.ts';
import { stripTypes } from './strip-types.ts';

export { scriptLineOffset } from './parse-frame.ts';

/** A script that may run. */
export interface PreparedScript {
  readonly type: 'ready';
  /** The program as the engine evaluates it: the frame around the script without its types. */
  readonly js: string;
  /** SHA-256 (hex) of the source as the model wrote it. */
  readonly sourceSha256: string;
  /** The tools that the script names, dotted and sorted; for reports, never for decisions. */
  readonly tools: readonly string[];
  /** True where the script itself, not a function in it, returns a value. */
  readonly hasReturn: boolean;
  readonly scriptCacheHit: boolean;
}

/** A script that does not run, with everything that is wrong with it in the order of its text. */
export interface RefusedScript {
  readonly type: 'refused';
  readonly errors: readonly ScriptProblem[];
  readonly sourceSha256: string;
}

export interface ScriptPreparer {
  /** Checks and strips a script. Never throws for what the script holds; bounded in time, whatever it holds. */
  prepare(source: string, language: ScriptLanguage): PreparedScript | RefusedScript;
  readonly cacheHits: number;
  readonly cacheMisses: number;
}

export interface ScriptPreparerOptions {
  readonly limits: Pick<ScriptLimits, 'sourceBytes'>;
  /** How many scripts are remembered, refused ones included. */
  readonly maxEntries?: number;
  /** How long the parser may work at one script. */
  readonly parseTimeoutMs?: number;
}

/** Creates a preparer with a cache of its own, keyed by the SHA-256 of source and language. */
export function createScriptPreparer(options: ScriptPreparerOptions): ScriptPreparer {
  const cache = createLruCache<string, PreparedScript | RefusedScript>(options.maxEntries ?? 1000);
  const runBounded = createBoundedRunner(options.parseTimeoutMs ?? 2_000);
  return {
    prepare(source, language) {
      const sourceSha256 = createHash('sha256').update(source, 'utf8').digest('hex');
      // Lone surrogates all become the same bytes, so a text with one of them has no digest of its own.
      const key = source.isWellFormed() ? `${language}:${sourceSha256}` : null;
      const known = key === null ? null : cache.get(key);
      if (known !== null) return known.type === 'ready' ? { ...known, scriptCacheHit: true } : known;
      const fresh = prepareFresh(source, language, sourceSha256, options.limits.sourceBytes, runBounded);
      if (key !== null && isLasting(fresh)) cache.set(key, fresh);
      return fresh;
    },
    get cacheHits() {
      return cache.hits;
    },
    get cacheMisses() {
      return cache.misses;
    },
  };
}

/** A parser that ran out of time may have had a busy machine, so that refusal is not kept. */
function isLasting(result: PreparedScript | RefusedScript): boolean {
  return result.type === 'ready' || result.errors.every(({ code }) => code !== 'too-complex');
}

function prepareFresh(
  raw: string,
  language: ScriptLanguage,
  sourceSha256: string,
  sourceBytes: number,
  runBounded: RunBounded,
): PreparedScript | RefusedScript {
  const source = stripByteOrderMark(raw);
  const refuse = (text: string, bodyStart: number, findings: readonly Finding[]): RefusedScript => ({
    type: 'refused',
    errors: createProblems(text, bodyStart, findings),
    sourceSha256,
  });
  const unreadable = checkSourceText(source, sourceBytes);
  if (unreadable.length > 0) return refuse(source, 0, unreadable);
  const framed = scriptPrefix + source;
  const parsed = parseScript(source, language, runBounded);
  if (parsed.type === 'refused') return refuse(framed, scriptPrefix.length, parsed.findings);
  const { script } = parsed;
  const scopes = analyseScopes(script.body);
  const nodes = listNodes(script.body);
  const stripped = stripScript(script, nodes);
  const findings = [
    ...findBanned(nodes, scopes),
    ...findUnsupported(nodes),
    ...(stripped.type === 'refused' ? stripped.findings : []),
  ];
  if (stripped.type === 'refused' || findings.length > 0) return refuse(framed, scriptPrefix.length, findings);
  return {
    type: 'ready',
    js: markRaces(stripped.text, scopes),
    sourceSha256,
    tools: listToolNames(scopes),
    hasReturn: returnsValue(script.body),
    scriptCacheHit: false,
  };
}

function stripScript(script: ParsedScript, nodes: readonly SyntaxNode[]): StripResult {
  return script.language === 'ts' ? stripTypes(script, nodes) : { type: 'stripped', text: script.text };
}

function returnsValue(body: SyntaxNode): boolean {
  let found = false;
  walkTree(body, (node) => {
    if (node.type === 'ReturnStatement' && node['argument'] !== null) found = true;
    // A function or class has returns of its own.
    return !isTypeOnly(node) && !/Function|Method$|^Class/.test(node.type);
  });
  return found;
}
