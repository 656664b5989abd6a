import { expandBraces, readLiteralPrefix } from '../../core/text/glob.ts';
import { renderCanonicalJson, type JsonValue } from '../../core/text/json.ts';
import { matchNames } from '../../core/text/match-names.ts';
import type { CommandPattern } from '../commands/command-pattern.ts';
import type { Subcommand } from '../commands/subcommand.ts';
import { listOf } from '../../core/schema-parts.ts';
import type { Intent } from '../../core/types/match.ts';
import { compilePathGlobs, coversGlob, readTextForms } from '../decide/paths/glob.ts';
import type { NetCondition } from '../decide/matchers/net.ts';
import { coversCommand } from './commands.ts';
import type { Intents } from './comparison.ts';
import { coversNet } from './connections.ts';
import { compareText } from '../../core/text/compare-text.ts';

type Conditions = { readonly [key: string]: unknown };
type Texts = string | readonly string[];
type Covers = (outer: unknown, inner: unknown, intents: Intents) => boolean;

/**
 * For a key of `when`: whether every access that the inner value matches is certainly matched by the outer one. Two equal values cover each other
 * without asking, and values of a key that is not listed cover no other ones. A test compares the keys with the list of matchers.
 */
export const coversByKey: ReadonlyMap<string, Covers> = new Map<string, Covers>([
  ['tool', coversTexts],
  ['command', (outer, inner, intents) => coversCommand(outer as Command, inner as Command, intents)],
  ['read', coversGlobs],
  ['write', coversGlobs],
  ['net', (outer, inner, intents) => coversNet(outer as NetCondition, inner as NetCondition, intents)],
  ['env', (outer, inner) => coversTexts((outer as Env).set, (inner as Env).set)],
  ['args', coversFields],
  ['actor', coversFields],
  ['author', coversFields],
  ['event', coversTexts],
  ['ref', coversTexts],
  ['label', includesItems],
  ['turn', coversRange],
  ['count', coversRange],
  ['change', includesItems],
  ['after', (outer, inner, intents) => coversConditions(outer as Conditions, inner as Conditions, intents)],
  // A call before any of many calls is also before any of some of them.
  [
    'before',
    (outer, inner, intents) =>
      coversConditions(inner as Conditions, outer as Conditions, {
        outer: invert(intents.inner),
        inner: invert(intents.outer),
      }),
  ],
]);

type Command = CommandPattern | Subcommand;
type Env = { readonly set: unknown };

/**
 * True if every access that the inner conditions match is certainly matched by the outer ones: each of the outer conditions follows from an inner one.
 * Further inner conditions only match less. False if that is not certain.
 */
export function coversConditions(outer: Conditions, inner: Conditions, intents: Intents): boolean {
  return Object.entries(outer).every(([key, whole]) => {
    const part = inner[key];
    if (whole === undefined) return true;
    if (part === undefined) return false;
    return renderConditions(whole) === renderConditions(part) || coversByKey.get(key)?.(whole, part, intents) === true;
  });
}

/** False if no path can match both lists of globs. */
export function mayOverlap(left: Texts, right: Texts): boolean {
  const prefixes = [left, right].map((globs) => listOf(globs).flatMap(expandBraces).map(readLiteralPrefix));
  return (
    prefixes[0]?.some((one) => prefixes[1]?.some((other) => one.startsWith(other) || other.startsWith(one))) === true
  );
}

/** Names in which `*` matches any text. */
export function coversNames(outer: readonly string[], inner: readonly string[]): boolean {
  const isNamed = matchNames(outer);
  return inner.every((name) => outer.includes(name) || outer.includes('*') || (!name.includes('*') && isNamed(name)));
}

function coversTexts(outer: unknown, inner: unknown): boolean {
  return coversNames(listOf(outer as Texts), listOf(inner as Texts));
}

// An allow that asks for what has not happened is matched as a denial matches, and the reverse.
function invert(intent: Intent): Intent {
  return intent === 'grant' ? 'restrict' : 'grant';
}

function coversGlobs(outer: unknown, inner: unknown, intents: Intents): boolean {
  const wholes = listOf(outer as Texts).flatMap(expandBraces);
  return listOf(inner as Texts)
    .flatMap(expandBraces)
    .every((glob) => wholes.some((whole) => coversGlob(whole, glob) || coversFile(whole, glob, intents)));
}

// A path without wildcards is compared as a path.
function coversFile(whole: string, path: string, { outer }: Intents): boolean {
  if (/[*?[\\]/.test(path)) return false;
  return compilePathGlobs([whole])({ ...readTextForms(path), isFile: true }, outer);
}

function includesItems(outer: unknown, inner: unknown): boolean {
  const known = listOf(outer).map(renderConditions);
  return listOf(inner).every((item) => known.includes(renderConditions(item)));
}

// Arguments, or facts about a person: every field of the outer condition follows from the same field of the inner one.
function coversFields(outer: unknown, inner: unknown): boolean {
  const fields = inner as Conditions;
  return Object.entries(outer as Conditions).every(([key, value]) => {
    const field = fields[key];
    if (field === undefined) return value === undefined;
    if (renderConditions(value) === renderConditions(field)) return true;
    if (key.startsWith('/')) return coversArgument(value as Conditions, field as Conditions);
    return includesItems(value, field);
  });
}

function coversArgument(outer: Conditions, inner: Conditions): boolean {
  const [[operator, value] = [], ...others] = Object.entries(outer);
  if (others.length > 0 || operator === undefined) return false;
  if (operator === 'lte') return typeof inner['lte'] === 'number' && inner['lte'] <= Number(value);
  if (operator !== 'in') return false;
  return 'equals' in inner
    ? includesItems(value, [inner['equals']])
    : 'in' in inner && includesItems(value, inner['in']);
}

function coversRange(outer: unknown, inner: unknown): boolean {
  const [wide, narrow] = [outer, inner] as { readonly gte?: number; readonly lte?: number }[];
  const { gte: from = 0, lte: to = Infinity } = wide ?? {};
  return (narrow?.gte ?? 0) >= from && (narrow?.lte ?? Infinity) <= to;
}

/** Conditions in a canonical form: `a` and `[a]` are equal, and so are lists in another order. */
export function renderConditions(written: unknown): string {
  return renderCanonicalJson(sortLists(written, 'set') as JsonValue);
}

// The order of a list matters only in a command pattern.
function sortLists(written: unknown, list: 'set' | 'sequence'): unknown {
  if (Array.isArray(written)) {
    const items = written.map((item: unknown) => sortLists(item, 'sequence'));
    if (list === 'sequence') return items;
    const sorted = [...new Map(items.map((item) => [renderCanonicalJson(item as JsonValue), item])).entries()]
      .toSorted(([left], [right]) => compareText(left, right))
      .map(([, item]) => item);
    return sorted.length === 1 && typeof sorted[0] === 'string' ? sorted[0] : sorted;
  }
  if (typeof written !== 'object' || written === null) return written;
  return Object.fromEntries(
    Object.entries(written)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, sortLists(value, key === 'command' && Array.isArray(value) ? 'sequence' : 'set')]),
  );
}
