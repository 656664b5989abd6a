import * as z from 'zod';
import type { CommandAccess } from '../../core/types/access.ts';
import { listEffectKinds, readCommandEffects } from './command-effects.ts';
import { commandFlags, matchFlags } from './command-flags.ts';
import type { Match, Intent } from '../../core/types/match.ts';
import { pickStrongest, pickWeakest } from '../../core/types/match.ts';
import { matchProgram, readLiteral } from './program-name.ts';
import { effectKinds, type EffectKind } from './define-program.ts';
import { listOf, oneOrMore, strictObject } from '../../core/schema-parts.ts';

const programName = z.string().regex(/^[^\s*-][^\s*]*$/, 'a program is one literal word');
const subName = z.string().regex(/^[^\s*-][^\s*]*$/, 'a subcommand is one literal word that is no option');

/** `{program, sub, flags, effects}`: a program, the first word after it, its options, and the effects of the call. */
export const subcommand = strictObject({
  program: oneOrMore(programName).describe('A program by its bare name, or a list.'),
  sub: oneOrMore(subName).optional().describe('The first word after the program, or a list.'),
  flags: commandFlags.optional().describe('Conditions on the options of the command.'),
  effects: z
    .array(z.enum(effectKinds))
    .min(1, 'the list is empty')
    .optional()
    .describe('The effects that the known program has at most.'),
});

export type Subcommand = z.output<typeof subcommand>;

/** Compiles the form into a function that returns how certainly a call matches it. For `intent` see `matchEffects`. */
export function compileSubcommand(written: Subcommand): (access: CommandAccess, intent?: Intent) => Match {
  const { flags, effects } = written;
  const programs = listOf(written.program);
  const subs = written.sub === undefined ? null : new Set(listOf(written.sub));
  return (access, intent = 'grant') => {
    const program = programs.reduce<Match>((best, name) => pickStrongest(best, matchProgram(name, access)), 'no');
    const match = pickWeakest(program, program === 'no' ? 'no' : matchSub(subs, access));
    if (match === 'no') return 'no';
    const named = subs === null ? access.words.slice(1) : access.words.slice(2);
    const fits =
      flags === undefined
        ? match
        : pickWeakest(match, matchFlags(flags, match === 'may' ? access.words.slice(1) : named));
    return effects === undefined || fits === 'no' ? fits : pickWeakest(fits, matchEffects(effects, access, intent));
  };
}

function matchSub(subs: ReadonlySet<string> | null, access: CommandAccess): Match {
  const rest = access.words.slice(1);
  const isCertain: Match = rest.some(({ type }) => type === 'dynamic') ? 'may' : 'must';
  if (subs === null) return isCertain;
  if (rest.length === 0) return 'no';
  // An option before the subcommand may take the next word as its value, or change the effect of the subcommand.
  const first = readLiteral(rest[0]);
  if (first === null || first.startsWith('-')) return 'may';
  return subs.has(first) ? isCertain : 'no';
}

/**
 * An allow matches calls that have only the listed effects. A denial matches calls that have any of them. So an allow opens no more, and a denial
 * closes no less, than a reader of the rule expects.
 */
function matchEffects(listed: readonly EffectKind[], access: CommandAccess, intent: Intent): Match {
  const { certain, isWhole } = listEffectKinds(readCommandEffects(access));
  if (intent === 'grant') {
    if ([...certain].some((kind) => !listed.includes(kind))) return 'no';
    return isWhole ? 'must' : 'may';
  }
  if ([...certain].some((kind) => listed.includes(kind))) return 'must';
  return isWhole ? 'no' : 'may';
}

export function renderSubcommand({ program, sub, flags, effects }: Subcommand): string {
  const programs = listOf(program).join('|');
  const form = sub === undefined ? `${programs} …` : `${programs} {${listOf(sub).join('|')}} …`;
  const only = flags?.only === undefined ? '' : ` with no option but ${flags.only.join(', ') || 'none'}`;
  const none = flags?.none === undefined ? '' : ` without ${flags.none.join(', ') || 'nothing'}`;
  return `${form}${only}${none}${effects === undefined ? '' : ` (effects: ${effects.join(', ')})`}`;
}
