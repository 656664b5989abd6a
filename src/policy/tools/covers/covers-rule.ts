import { isAllowed } from '../../../core/types/decision.ts';
import { renderCanonicalJson, type JsonValue } from '../../../core/text/json.ts';
import type { CommandPattern } from '../../commands/command-pattern.ts';
import { isBelow } from '../../decide/paths/glob.ts';
import type { NetCondition } from '../../decide/matchers/net.ts';
import { matchNames } from '../../../core/text/match-names.ts';
import type { Rule } from '../../decide/rule.ts';
import { listOf } from '../../../core/schema-parts.ts';
import type { Subcommand } from '../../commands/subcommand.ts';
import { coversCommand } from './covers-command.ts';
import { coversNet } from './covers-net.ts';

type Use = 'granting' | 'restricting';
type Strings = string | readonly string[];

/**
 * True if every access that the inner rule may decide is certainly matched by the outer rule, which restricts. Each condition of the outer rule must
 * follow from a condition of the inner rule. Further conditions of the inner rule only make it narrower. False if that is not certain.
 */
export function coversRule(outer: Rule, inner: Rule): boolean {
  if (outer.unless !== null || (outer.binds !== null && outer.binds !== inner.binds)) return false;
  const use: Use = isAllowed(inner.decision) ? 'granting' : 'restricting';
  const parts = inner.written.when;
  return Object.entries(outer.written.when).every(
    ([key, whole]) => whole === undefined || (parts[key] !== undefined && covers(key, whole, parts[key], use)),
  );
}

function covers(key: string, whole: unknown, part: unknown, use: Use): boolean {
  if (renderConditions(whole) === renderConditions(part)) return true;
  switch (key) {
    case 'read':
    case 'write':
      return listOf(part as Strings).every((glob) => listOf(whole as Strings).some((other) => isBelow(glob, other)));
    case 'tool':
      return coversTools(listOf(whole as Strings), listOf(part as Strings));
    case 'command':
      return coversCommand(whole as CommandPattern | Subcommand, part as CommandPattern | Subcommand, use);
    case 'net':
      return coversNet(whole as NetCondition, part as NetCondition, use);
    default:
      return false;
  }
}

function coversTools(wholes: readonly string[], parts: readonly string[]): boolean {
  const isNamed = matchNames(wholes);
  return parts.every((part) => wholes.includes(part) || wholes.includes('*') || (!part.includes('*') && isNamed(part)));
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
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
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
