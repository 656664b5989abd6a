import type { Intent } from '../../../core/types/match.ts';
import { listOf } from '../../../core/schema-parts.ts';

/** How two conditions are matched: an allow matches exactly (`grant`), a denial also all other spellings (`restrict`). */
export interface Intents {
  readonly outer: Intent;
  readonly inner: Intent;
}

/** How the second of two policies relates to the first. What cannot be proven to be equal or tighter is `looser` or `not comparable`. */
export type Relation = 'equal' | 'tighter' | 'looser' | 'not comparable';

export interface Difference {
  /** The keys down to the value, joined by dots. Of a rule, its id. */
  readonly place: string;
  readonly relation: Exclude<Relation, 'equal'>;
  readonly before: string;
  readonly after: string;
}

/** Compares one value of a policy file. `undefined` means that the resolved policy does not have the key. */
export type Comparison<Value> = (
  before: Value | undefined,
  after: Value | undefined,
  place: string,
) => readonly Difference[];

/** The comparison of each key of an object. A key without one is a type error. */
type Table<Value> = { readonly [Key in keyof Value]-?: Comparison<NonNullable<Value[Key]>> };

export function compareKeys<Value extends object>(table: Table<Value>): Comparison<Value> {
  return (before, after, place) =>
    (Object.keys(table) as (keyof Value & string)[]).flatMap((key) =>
      (table[key] as Comparison<unknown>)(before?.[key], after?.[key], place === '' ? key : `${place}.${key}`),
    );
}

/** A section that opens something: without it, nothing is open. `compare` compares two such sections. */
export function compareOptional<Value extends object>(compare: Comparison<Value>): Comparison<Value> {
  return (before, after, place) => {
    if (before !== undefined && after !== undefined) return compare(before, after, place);
    if (before === after) return [];
    return [describe(place, before === undefined ? 'looser' : 'tighter', before, after)];
  };
}

/** A map of things that are opened by name. Entries of one name are equal or not comparable, unless `compare` compares them. */
export function compareEntries<Value>(compare: Comparison<Value> = compareWhole): Comparison<Record<string, Value>> {
  return (before = {}, after = {}, place) =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
      const [old, now] = [before[name], after[name]];
      if (old !== undefined && now !== undefined) return compare(old, now, `${place}.${name}`);
      return [describe(`${place}.${name}`, old === undefined ? 'looser' : 'tighter', old, now)];
    });
}

/** One of several values. `values` lists them with the strictest last. */
export function compareRanks<Value>(values: readonly Value[], fallback: Value): Comparison<Value> {
  return (before = fallback, after = fallback, place) => {
    const [old, now] = [values.indexOf(before), values.indexOf(after)];
    return old === now ? [] : [describe(place, now > old ? 'tighter' : 'looser', before, after)];
  };
}

/** A number of which the smaller one is tighter. Without a fallback, a missing number is no limit. */
export function compareLimit(fallback: number | null): Comparison<number> {
  return (before, after, place) => {
    const [old, now] = [before ?? fallback ?? Infinity, after ?? fallback ?? Infinity];
    return old === now ? [] : [describe(place, now < old ? 'tighter' : 'looser', old, now)];
  };
}

/** A number of which the greater one is tighter. */
export function compareMinimum(fallback: number): Comparison<number> {
  return (before = fallback, after = fallback, place) =>
    before === after ? [] : [describe(place, after > before ? 'tighter' : 'looser', before, after)];
}

/** An object of limits, of which the smaller ones are tighter. */
export function compareLimits(
  defaults: Readonly<Record<string, number | null | undefined>>,
): Comparison<{ readonly [key: string]: number | undefined }> {
  return (before, after, place) => {
    const [old, now] = [before, after].map((limits) => new Map(Object.entries(limits ?? {})));
    return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].flatMap((key) =>
      compareLimit(defaults[key] ?? null)(old?.get(key), now?.get(key), `${place}.${key}`),
    );
  };
}

/**
 * A list of what is opened, of which the shorter one is tighter. `null` opens everything. `covers` tells whether an item certainly includes another
 * one; without it, the items have to be equal.
 */
export function compareLists<Item>(
  fallback: readonly Item[] | null,
  covers: (wide: Item, narrow: Item) => boolean = (wide, narrow) => JSON.stringify(wide) === JSON.stringify(narrow),
): Comparison<Item | readonly Item[]> {
  return (before, after, place) => {
    const [old, now] = [before, after].map((value) => (value === undefined ? fallback : listOf<Item>(value)));
    const isWithin = (narrow: readonly Item[] | null = null, wide: readonly Item[] | null = null): boolean =>
      wide === null || (narrow !== null && narrow.every((item) => wide.some((other) => covers(other, item))));
    return describeProof(place, { looser: !isWithin(now, old), tighter: !isWithin(old, now) }, old, now);
  };
}

/** A value that has an effect, and of which neither is known to be tighter. */
export function compareWhole<Value>(before: Value | undefined, after: Value | undefined, place: string): Difference[] {
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [describe(place, 'not comparable', before, after)];
}

/** A key that decides nothing, or whose effect is compared elsewhere. */
export function ignore(): readonly Difference[] {
  return [];
}

/** The relation, if `looser` means that the change is not proven to be tighter, and `tighter` that the reverse is not proven. */
export function describeProof(
  place: string,
  failed: { readonly looser: boolean; readonly tighter: boolean },
  before: unknown,
  after: unknown,
): Difference[] {
  if (!failed.looser && !failed.tighter) return [];
  const relation = failed.looser ? (failed.tighter ? 'not comparable' : 'looser') : 'tighter';
  return [describe(place, relation, before, after)];
}

function describe(place: string, relation: Difference['relation'], before: unknown, after: unknown): Difference {
  return { place, relation, before: renderValue(before), after: renderValue(after) };
}

const maxCharacters = 200;

function renderValue(value: unknown): string {
  if (value === undefined || value === null || value === Infinity) return 'none';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text).replaceAll(/\p{Cc}/gu, ' ');
}
