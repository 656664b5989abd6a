/** A map that keeps what was used last and counts how often a look-up found something. */
export interface LruCache<Key, Value> {
  /** Null if the cache does not hold the key. A key that is found counts as used. */
  get(key: Key): Value | null;
  set(key: Key, value: Value): void;
  readonly size: number;
  readonly hits: number;
  readonly misses: number;
}

/** Creates a cache of at most `maxEntries`, which drops the entry that was not used for longest. */
export function createLruCache<Key, Value extends object | string | number>(maxEntries: number): LruCache<Key, Value> {
  if (!Number.isInteger(maxEntries) || maxEntries < 1) throw new RangeError('a cache holds at least one entry');
  // A Map keeps the order of insertion, so the first key is the one that was not used for longest.
  const entries = new Map<Key, Value>();
  let hits = 0;
  let misses = 0;
  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) {
        misses += 1;
        return null;
      }
      hits += 1;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break;
        entries.delete(oldest);
      }
    },
    get size() {
      return entries.size;
    },
    get hits() {
      return hits;
    },
    get misses() {
      return misses;
    },
  };
}
