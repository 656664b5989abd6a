import * as z from 'zod';
import { readLiterals, type CommandAccess, type Word } from '../../core/types/access.ts';
import { type Match, pickStrongest, pickWeakest } from '../../core/types/match.ts';
import { matchProgram } from './program-name.ts';
import { listOf, oneOrMore, optional, strictObject } from '../../core/schema-parts.ts';

const flag = z
  .string()
  .regex(/^-[^\s=*]+$/, 'an option is written with its dashes and without a value')
  .refine((text) => text !== '--', '"--" ends the options and is no option itself');

const flagList = z.array(flag);

/** `flags`: the only options that a call may have (`only`), or options that it must not have (`none`). */
const commandFlags = strictObject({
  only: optional(flagList, 'The only options that are allowed there.'),
  none: optional(flagList, 'Options that are not allowed there.'),
}).refine(({ only, none }) => (only === undefined) !== (none === undefined), 'give either only or none');

type CommandFlags = z.output<typeof commandFlags>;

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

/**
 * How certainly the options of a call match a rule's `flags`. A word after another option may be that option's value, so it is not certain whether it
 * is an option.
 */
function matchFlags({ only, none }: CommandFlags, words: readonly Word[]): Match {
  const written = readLiterals(words);
  if (written === null) return 'may';
  const end = written.indexOf('--');
  const candidates = written
    .map((text, at) => ({ text, mayBeValue: isOption(written[at - 1] ?? ''), isAfterEnd: end >= 0 && at > end }))
    .filter(({ text }) => isOption(text));
  const mayContinue = isOption(written[end - 1] ?? '');
  const counted = candidates.filter(({ isAfterEnd }) => !isAfterEnd || mayContinue);
  const offending = counted.flatMap((candidate): Match[] => {
    const match = only === undefined ? matchNone(none ?? [], candidate.text) : matchOnly(only, candidate.text);
    // A word that looks like a refused option may still be a value.
    return match === 'no' && (candidate.mayBeValue || candidate.isAfterEnd) ? ['may'] : [match];
  });
  if (offending.includes('no')) return 'no';
  return offending.includes('may') ? 'may' : 'must';
}

function isOption(text: string): boolean {
  return text.startsWith('-') && text !== '-' && text !== '--';
}

function nameOf(text: string): string {
  return text.split('=', 1)[0] ?? '';
}

function matchOnly(only: readonly string[], text: string): Match {
  return only.includes(nameOf(text)) ? 'must' : 'no';
}

// A long option may be abbreviated. One-letter options may be bundled or have their value attached.
function matchNone(none: readonly string[], text: string): Match {
  const name = nameOf(text);
  if (none.includes(name)) return 'no';
  const maybe = none.some((refused) =>
    refused.startsWith('--')
      ? name.length > 2 && refused.startsWith(name)
      : !text.startsWith('--') && (refused.length === 2 ? text.includes(refused.slice(1)) : text.startsWith(refused)),
  );
  return maybe ? 'may' : 'must';
}

export function renderSubcommand({ program, sub, flags }: Subcommand): string {
  const programs = listOf(program).join('|');
  const form = sub === undefined ? `${programs} …` : `${programs} {${listOf(sub).join('|')}} …`;
  const only = flags?.only === undefined ? '' : ` with no option but ${flags.only.join(', ') || 'none'}`;
  const none = flags?.none === undefined ? '' : ` without ${flags.none.join(', ') || 'nothing'}`;
  return `${form}${only}${none}`;
}
