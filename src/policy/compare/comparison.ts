import type { Intent } from '../../core/types/match.ts';
import { cutText } from '../../core/text/cut-text.ts';
import { replaceControls } from '../../core/text/control-characters.ts';

/** How two conditions are matched: an allow matches exactly (`grant`), a denial also all other spellings (`restrict`). */
export interface Intents {
  readonly outer: Intent;
  readonly inner: Intent;
}

/** How the second of two policies relates to the first. A difference that cannot be proven to be equal or tighter is `looser` or `not comparable`. */
export type Relation = 'equal' | 'tighter' | 'looser' | 'not comparable';

export interface Difference {
  /** The keys down to the value, joined by dots. Of a rule, its id. */
  readonly place: string;
  readonly relation: Exclude<Relation, 'equal'>;
  readonly before: string;
  readonly after: string;
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
  const [old, now] = [renderValue(before), renderValue(after)];
  const start = Math.max(old.length, now.length) > maxCharacters ? findDifference(old, now) - contextCharacters : 0;
  return [{ place, relation, before: cutFrom(old, start), after: cutFrom(now, start) }];
}

const maxCharacters = 200;

/** What is shown before the first difference of two long values. */
const contextCharacters = 30;

function renderValue(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  return replaceControls(typeof value === 'string' ? value : JSON.stringify(value));
}

function findDifference(left: string, right: string): number {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  return at;
}

// The beginnings of two long values are often equal, as of two lists of globs.
function cutFrom(text: string, start: number): string {
  return cutText(start > 0 ? `…${text.slice(start).toWellFormed()}` : text, maxCharacters);
}
