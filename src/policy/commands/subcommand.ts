import * as z from 'zod';
import type { CommandAccess } from '../../core/types/access.ts';
import { commandFlags, matchFlags } from './command-flags.ts';
import { type Match, pickStrongest, pickWeakest } from '../../core/types/match.ts';
import { matchProgram } from './program-name.ts';
import { listOf, oneOrMore, optional, strictObject } from '../../core/schema-parts.ts';

const programName = z.string().regex(/^[^\s*-][^\s*]*$/, 'a program is one literal word');
const subName = z.string().regex(/^[^\s*-][^\s*]*$/, 'a subcommand is one literal word that is no option');

/** `{program, sub, flags}`: a program, the first word after it, and its options. */
export const subcommand = strictObject({
  program: oneOrMore(programName).describe('A program by its bare name, or a list.'),
  sub: optional(oneOrMore(subName), 'The first word after the program, or a list.'),
  flags: optional(commandFlags, 'Conditions on the options of the command.'),
});

export type Subcommand = z.output<typeof subcommand>;

/** Compiles the form into a function that returns how certainly a call matches it. */
export function compileSubcommand(written: Subcommand): (access: CommandAccess) => Match {
  const { flags } = written;
  const programs = listOf(written.program);
  const subs = written.sub === undefined ? null : new Set(listOf(written.sub));
  return (access) => {
    const program = programs.reduce<Match>((best, name) => pickStrongest(best, matchProgram(name, access)), 'no');
    const match = pickWeakest(program, program === 'no' ? 'no' : matchSub(subs, access));
    if (match === 'no' || flags === undefined) return match;
    const named = subs === null || match === 'may' ? access.words.slice(1) : access.words.slice(2);
    return pickWeakest(match, matchFlags(flags, named));
  };
}

function matchSub(subs: ReadonlySet<string> | null, access: CommandAccess): Match {
  if (subs === null) return 'must';
  const [, first] = access.words;
  if (first === undefined) return 'no';
  // An option before the subcommand may take the next word as its value, or change the effect of the subcommand.
  if (first.type === 'dynamic' || first.value.startsWith('-')) return 'may';
  return subs.has(first.value) ? 'must' : 'no';
}

export function renderSubcommand({ program, sub, flags }: Subcommand): string {
  const programs = listOf(program).join('|');
  const form = sub === undefined ? `${programs} …` : `${programs} {${listOf(sub).join('|')}} …`;
  const only = flags?.only === undefined ? '' : ` with no option but ${flags.only.join(', ') || 'none'}`;
  const none = flags?.none === undefined ? '' : ` without ${flags.none.join(', ') || 'nothing'}`;
  return `${form}${only}${none}`;
}
