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
import type { ScopeAnalysis } from './parse-scope.ts';
import { analyseScopes } from './parse-scope.ts';
import { checkSourceText, stripByteOrderMark } from './parse-text.ts';
import { listToolNames } from './parse-tools.ts';
import type { SyntaxNode } from './parse-tree.ts';
import { findUnsupported } from './parse-unsupported.ts';
import type { ParsedScript, ScriptLanguage } from './parse.ts';
import { parseScript } from './parse.ts';
import type { StripResult } from './strip-types.ts';
import { stripTypes } from './strip-types.ts';

export { scriptLineOffset } from './parse-frame.ts';

/** A script in which nothing is wrong. */
export interface CheckedScript {
  readonly type: 'ready';
  /** SHA-256 (hex) of the source as the model wrote it. */
  readonly sourceSha256: string;
  /** The tools that the script names, dotted and sorted; for reports, never for decisions. */
  readonly tools: readonly string[];
  /** True where the script itself, not a function in it, returns a value. */
  readonly hasReturn: boolean;
  /** True where the same script had been checked before. */
  readonly scriptCacheHit: boolean;
}

/** A script that may run. */
export interface PreparedScript extends CheckedScript {
  /** The program as the engine evaluates it: the frame around the script without its types. */
  readonly js: string;
  /** True where the program was made before. */
  readonly compilationCacheHit: boolean;
}

/** A script that does not run, with everything that is wrong with it in the order of its text. */
export interface RefusedScript {
  readonly type: 'refused';
  readonly errors: readonly ScriptProblem[];
  readonly sourceSha256: string;
}

export interface ScriptPreparer {
  /** Checks a script that is not going to run. Never throws for what the script holds; bounded in time, whatever it holds. */
  check(source: string, language: ScriptLanguage): CheckedScript | RefusedScript;
  /** Checks a script and makes the program of it. Never throws, and is as bounded as `check`. */
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

/** Creates a preparer with two caches of its own, of checked scripts and of programs, both keyed by the SHA-256 of source and language. */
export function createScriptPreparer(options: ScriptPreparerOptions): ScriptPreparer {
  const maxEntries = options.maxEntries ?? 1000;
  const checked = createLruCache<string, Ready | RefusedScript>(maxEntries);
  const programs = createLruCache<string, string>(maxEntries);
  const runBounded = createBoundedRunner(options.parseTimeoutMs ?? 2_000);

  function make(source: string, language: ScriptLanguage, identity: Identity): Fresh | RefusedScript {
    const fresh = prepareFresh(source, language, identity.sourceSha256, options.limits.sourceBytes, runBounded);
    const { key } = identity;
    if (key === null || !isLasting(fresh)) return fresh;
    checked.set(key, fresh.type === 'ready' ? fresh.script : fresh);
    return fresh;
  }

  return {
    check(source, language) {
      const identity = identify(source, language);
      const known = identity.key === null ? null : checked.get(identity.key);
      if (known?.type === 'refused') return known;
      if (known !== null) return { ...known, scriptCacheHit: true };
      const fresh = make(source, language, identity);
      return fresh.type === 'refused' ? fresh : { ...fresh.script, scriptCacheHit: false };
    },
    prepare(source, language) {
      const identity = identify(source, language);
      const { key } = identity;
      const known = key === null ? null : checked.get(key);
      if (known?.type === 'refused') return known;
      const program = key === null ? null : programs.get(key);
      if (known !== null && program !== null)
        return { ...known, js: program, scriptCacheHit: true, compilationCacheHit: true };
      const fresh = make(source, language, identity);
      if (fresh.type === 'refused') return fresh;
      if (key !== null) programs.set(key, fresh.js);
      return { ...fresh.script, js: fresh.js, scriptCacheHit: known !== null, compilationCacheHit: program !== null };
    },
    get cacheHits() {
      return checked.hits;
    },
    get cacheMisses() {
      return checked.misses;
    },
  };
}

type Ready = Omit<CheckedScript, 'scriptCacheHit'>;

interface Fresh {
  readonly type: 'ready';
  readonly script: Ready;
  readonly js: string;
}

interface Identity {
  readonly sourceSha256: string;
  /** Null for a text that has no digest of its own: lone surrogates all become the same bytes. */
  readonly key: string | null;
}

function identify(source: string, language: ScriptLanguage): Identity {
  const sourceSha256 = createHash('sha256').update(source, 'utf8').digest('hex');
  return { sourceSha256, key: source.isWellFormed() ? `${language}:${sourceSha256}` : null };
}

/** A parser that ran out of time may have had a busy machine, so that refusal is not kept. */
function isLasting(result: Fresh | RefusedScript): boolean {
  return result.type === 'ready' || result.errors.every(({ code }) => code !== 'too-complex');
}

function prepareFresh(
  raw: string,
  language: ScriptLanguage,
  sourceSha256: string,
  sourceBytes: number,
  runBounded: RunBounded,
): Fresh | RefusedScript {
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
  const { nodes } = scopes;
  const stripped = stripScript(script, nodes);
  const findings = [
    ...findBanned(scopes),
    ...findUnsupported(nodes),
    ...(stripped.type === 'refused' ? stripped.findings : []),
  ];
  if (stripped.type === 'refused' || findings.length > 0) return refuse(framed, scriptPrefix.length, findings);
  return {
    type: 'ready',
    script: { type: 'ready', sourceSha256, tools: listToolNames(scopes), hasReturn: returnsValue(scopes) },
    js: markRaces(stripped.text, scopes),
  };
}

function stripScript(script: ParsedScript, nodes: readonly SyntaxNode[]): StripResult {
  return script.language === 'ts' ? stripTypes(script, nodes) : { type: 'stripped', text: script.text };
}

function returnsValue({ returns }: ScopeAnalysis): boolean {
  return returns.some((place) => {
    // A function or class has returns of its own.
    for (let { parent } = place; parent !== null; { parent } = parent)
      if (/Function|Method$|^Class/.test(parent.node.type)) return false;
    return place.node['argument'] !== null;
  });
}
