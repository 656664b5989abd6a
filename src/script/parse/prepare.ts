import { createHash } from 'node:crypto';
import type { ScriptLimits } from '../../core/limits.ts';
import type { Preparation } from './prepare-script.ts';
import type { ScriptLanguage } from './parse.ts';
import type { PreparerThread } from './preparer-thread.ts';

/** A script that was checked, with the program that the engine evaluates or everything that is wrong with it. */
type Prepared = Preparation & {
  /** True if the same script was prepared before. */
  readonly cacheHit: boolean;
};

/** A script that may run. */
export type PreparedScript = Extract<Prepared, { type: 'ready' }>;

/** How many scripts are remembered, refused ones included. */
const maxEntries = 1_000;

/** Creates a preparer with its own cache, keyed by the SHA-256 of source and language. */
export function createScriptPreparer(options: {
  readonly limits: Pick<ScriptLimits, 'sourceBytes'>;
  /** Does the work. */
  readonly thread: PreparerThread;
}) {
  // A Map keeps the order of insertion, so that its first key is the one that was not used for longest.
  const known = new Map<string, Preparation>();

  const keep = (key: string, made: Preparation): void => {
    known.delete(key);
    known.set(key, made);
    for (const oldest of known.keys()) {
      if (known.size <= maxEntries) break;
      known.delete(oldest);
    }
  };

  return {
    /** Checks a script and makes the program of it. Bounded in time for any script; rejects only if its thread does. */
    async prepare(source: string, language: ScriptLanguage): Promise<Prepared> {
      // All lone surrogates become the same bytes, so that such a text has no distinct digest.
      const digest = createHash('sha256').update(source, 'utf8').digest('hex');
      const key = source.isWellFormed() ? `${language}:${digest}` : null;
      const found = key === null ? undefined : known.get(key);
      const made =
        found ?? (await options.thread.prepare({ source, language, sourceBytes: options.limits.sourceBytes }));
      if (key !== null && isLasting(made)) keep(key, made);
      return { ...made, cacheHit: found !== undefined };
    },
  };
}

/** A parser that ran out of time may have had a busy machine, so that refusal is not kept. */
function isLasting(made: Preparation): boolean {
  return made.type === 'ready' || made.errors.every(({ code }) => code !== 'too-complex');
}
