import type { CommandPattern } from '../commands/command-pattern.ts';
import { listOf } from '../../core/schema-parts.ts';
import type { Subcommand } from '../commands/subcommand.ts';
import type { Intents } from './comparison.ts';

type Token = CommandPattern[number];

/** Patterns with more alternatives than this are not compared, and no finding is reported. */
const maxAlternatives = 6;

/**
 * True if every call that the inner command condition matches is certainly matched by the outer one. With the intent `grant`, the inner condition
 * matches only calls whose words are all known. False if that is not certain.
 */
export function coversCommand(
  outer: CommandPattern | Subcommand,
  inner: CommandPattern | Subcommand,
  intents: Intents,
): boolean {
  // The two forms treat an option before the subcommand differently, so a restriction is compared only with one of the same form.
  if (intents.inner === 'restrict' && Array.isArray(outer) !== Array.isArray(inner)) return false;
  const [whole, part] = [readTokens(outer, 'outer'), readTokens(inner, 'inner')];
  return whole !== null && part !== null && coversTokens(whole, part);
}

// Options narrow a condition. An inner condition is compared without them; an outer condition with them is not compared.
function readTokens(written: CommandPattern | Subcommand, side: 'outer' | 'inner'): readonly Token[] | null {
  if (!Array.isArray(written)) return side === 'outer' && written.flags !== undefined ? null : readPattern(written);
  return written.filter((token) => typeof token === 'object').length > maxAlternatives ? null : written;
}

/** The words of a command condition of either form, without its options. */
export function readPattern(written: CommandPattern | Subcommand): readonly Token[] {
  if (Array.isArray(written)) return written;
  const subs: Token[] = written.sub === undefined ? [] : [{ any: [...listOf<string>(written.sub)] }];
  return [{ any: [...listOf<string>(written.program)] }, ...subs, '**'];
}

function coversTokens(outer: readonly Token[], inner: readonly Token[]): boolean {
  const [whole, ...restOfWhole] = outer;
  const [part, ...restOfPart] = inner;
  if (whole === '**') return true;
  if (typeof part === 'object' && 'any' in part)
    return part.any.every((choice) => coversTokens(outer, [...listOf(choice), ...restOfPart]));
  if (typeof whole === 'object' && 'after' in whole)
    return part === undefined || part === whole.after || (typeof part === 'object' && 'after' in part);
  if (whole === undefined || part === undefined) return whole === part;
  if (part === '**' || typeof part === 'object') return false;
  if (typeof whole === 'object')
    return whole.any.some((choice) => coversTokens([...listOf(choice), ...restOfWhole], inner));
  return (whole === '*' || whole === part) && coversTokens(restOfWhole, restOfPart);
}
