import { z } from 'zod';
import type { CommandAccess } from '../core/access.ts';
import { pickStrongest, pickWeakest } from './matcher.ts';
import type { Match } from './match.ts';
import { matchProgram, readLiteral } from './program-name.ts';
import { listOf, oneOrMore, strictObject, unsupported } from './schema-parts.ts';

const programName = z.string().regex(/^[^\s*-][^\s*]*$/, 'a program is one literal word');
const subName = z.string().regex(/^[^\s*-][^\s*]*$/, 'a subcommand is one literal word that is no option');

/** `{program, sub}`: a program and the first word after it. */
export const subcommand = strictObject({
  program: oneOrMore(programName),
  sub: oneOrMore(subName).optional(),
  flags: unsupported('flags'),
  effects: unsupported('effects'),
});

export type Subcommand = z.output<typeof subcommand>;

export function compileSubcommand({ program, sub }: Subcommand): (access: CommandAccess) => Match {
  const programs = listOf(program);
  const subs = sub === undefined ? null : new Set(listOf(sub));
  return (access) => {
    const match = programs.reduce<Match>((best, name) => pickStrongest(best, matchProgram(name, access)), 'no');
    if (match === 'no') return 'no';
    const rest = access.words.slice(1);
    // An option before the subcommand may take the next word for its value, or change what the subcommand does.
    const first = readLiteral(rest[0]);
    if (subs === null) return pickWeakest(match, rest.some(({ type }) => type === 'dynamic') ? 'may' : 'must');
    if (rest.length === 0) return 'no';
    if (first === null || first.startsWith('-')) return 'may';
    if (!subs.has(first)) return 'no';
    return pickWeakest(match, rest.some(({ type }) => type === 'dynamic') ? 'may' : 'must');
  };
}

export function renderSubcommand({ program, sub }: Subcommand): string {
  const programs = listOf(program).join('|');
  return sub === undefined ? `${programs} …` : `${programs} {${listOf(sub).join('|')}} …`;
}
