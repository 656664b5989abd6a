import type { CommandPattern } from '../../commands/command-pattern.ts';
import { listOf } from '../../file/schema-parts.ts';
import type { Subcommand } from '../../commands/subcommand.ts';

type Token = CommandPattern[number];

/** More alternatives than this in one pattern are not compared: nothing is said of them. */
const maxAlternatives = 6;

/**
 * True where every call that the inner command condition may be about certainly meets the outer one, as a denial does. `granting` is an inner
 * rule that allows, which speaks only of calls whose words are all known. False where that is not certain.
 */
export function coversCommand(
  outer: CommandPattern | Subcommand,
  inner: CommandPattern | Subcommand,
  use: 'granting' | 'restricting',
): boolean {
  // What an option before the subcommand does is for the form itself to say, so a restriction is compared with its like only.
  if (use === 'restricting' && Array.isArray(outer) !== Array.isArray(inner)) return false;
  const [whole, part] = [readTokens(outer, 'outer'), readTokens(inner, 'inner')];
  return whole !== null && part !== null && coversTokens(whole, part);
}

// Options and effects narrow a condition: of an inner one they can be left out, of an outer one nothing is certain then.
function readTokens(written: CommandPattern | Subcommand, side: 'outer' | 'inner'): readonly Token[] | null {
  if (Array.isArray(written))
    return written.filter((token) => typeof token === 'object').length > maxAlternatives ? null : written;
  if (side === 'outer' && (written.flags !== undefined || written.effects !== undefined)) return null;
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
