import { createHash } from 'node:crypto';
import type { ScriptLimits } from '../../core/limits.ts';
import { createLruCache } from './cache.ts';
import type { Insertion } from './parse-tasks.ts';
import type { ScriptProblem } from './parse-problem.ts';
import type { ScriptLanguage } from './parse.ts';
import type { PreparerThread } from './preparer-thread.ts';

/** A script in which nothing is wrong. */
export interface CheckedScript {
  readonly type: 'ready';
  /** SHA-256 (hex) of the source as the model wrote it. */
  readonly sourceSha256: string;
  /** The tools that the script names, dotted and sorted; for reports, never for decisions. */
  readonly tools: readonly string[];
  /** Why the script may end without a result, as far as its text shows it. */
  readonly noResultCause: string;
  /** True if the result is the value of the last expression, which may not have been written for its value. */
  readonly isImplicit: boolean;
  /** Loops of the script itself that wait for nothing. */
  readonly loops: readonly { readonly line: number; readonly column: number }[];
  /** What the program has that the script has not, in its order; columns in stacks count it. */
  readonly insertions: readonly Insertion[];
  /** True if the same script was checked before. */
  readonly scriptCacheHit: boolean;
}

/** A script that may run. */
export interface PreparedScript extends CheckedScript {
  /** The program as the engine evaluates it: the frame around the script without its types. */
  readonly js: string;
  /** True if the program was compiled before. */
  readonly compilationCacheHit: boolean;
}

/** A script that does not run, with everything that is wrong with it in the order of its text. */
export interface RefusedScript {
  readonly type: 'refused';
  readonly errors: readonly ScriptProblem[];
  /** The tools that its text names; null if the text could not be read as a program. */
  readonly tools: readonly string[] | null;
  readonly sourceSha256: string;
}

export interface ScriptPreparer {
  /** Checks a script that is not going to run. Bounded in time for any script; rejects only if its thread does. */
  check(source: string, language: ScriptLanguage): Promise<CheckedScript | RefusedScript>;
  /** Checks a script and makes the program of it. As bounded as `check`. */
  prepare(source: string, language: ScriptLanguage): Promise<PreparedScript | RefusedScript>;
  readonly cacheHits: number;
  readonly cacheMisses: number;
}

export interface ScriptPreparerOptions {
  readonly limits: Pick<ScriptLimits, 'sourceBytes'>;
  /** How many scripts are remembered, refused ones included. */
  readonly maxEntries?: number;
  /** Does the work. */
  readonly thread: PreparerThread;
}

/** Creates a preparer with its own two caches, of checked scripts and of programs, both keyed by the SHA-256 of source and language. */
export function createScriptPreparer(options: ScriptPreparerOptions): ScriptPreparer {
  const maxEntries = options.maxEntries ?? 1000;
  const checked = createLruCache<string, Ready | RefusedScript>(maxEntries);
  const programs = createLruCache<string, string>(maxEntries);

  async function make(source: string, language: ScriptLanguage, identity: Identity): Promise<Fresh | RefusedScript> {
    const { key, sourceSha256 } = identity;
    const made = await options.thread.prepare({ source, language, sourceBytes: options.limits.sourceBytes });
    const fresh: Fresh | RefusedScript =
      made.type === 'refused'
        ? { ...made, sourceSha256 }
        : {
            type: 'ready',
            script: {
              type: 'ready',
              sourceSha256,
              tools: made.tools,
              noResultCause: made.noResultCause,
              isImplicit: made.isImplicit,
              loops: made.loops,
              insertions: made.insertions,
            },
            js: made.js,
          };
    if (key === null || !isLasting(fresh)) return fresh;
    checked.set(key, fresh.type === 'ready' ? fresh.script : fresh);
    return fresh;
  }

  return {
    async check(source, language) {
      const identity = identify(source, language);
      const known = identity.key === null ? null : checked.get(identity.key);
      if (known?.type === 'refused') return known;
      if (known !== null) return { ...known, scriptCacheHit: true };
      const fresh = await make(source, language, identity);
      return fresh.type === 'refused' ? fresh : { ...fresh.script, scriptCacheHit: false };
    },
    async prepare(source, language) {
      const identity = identify(source, language);
      const { key } = identity;
      const known = key === null ? null : checked.get(key);
      if (known?.type === 'refused') return known;
      const program = key === null ? null : programs.get(key);
      if (known !== null && program !== null)
        return { ...known, js: program, scriptCacheHit: true, compilationCacheHit: true };
      const fresh = await make(source, language, identity);
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
  /** Null for a text without a distinct digest: all lone surrogates become the same bytes. */
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
