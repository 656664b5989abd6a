import * as z from 'zod';
import type { Word } from '../../core/types/access.ts';
import type { Match } from '../../core/types/match.ts';
import { optional, strictObject } from '../../core/schema-parts.ts';

const flag = z
  .string()
  .regex(/^-[^\s=*]+$/, 'an option is written with its dashes and without a value')
  .refine((text) => text !== '--', '"--" ends the options and is no option itself');

const flagList = z.array(flag);

/** `flags`: the only options that a call may have (`only`), or options that it must not have (`none`). */
export const commandFlags = strictObject({
  only: optional(flagList, 'The only options that are allowed there.'),
  none: optional(flagList, 'Options that are not allowed there.'),
}).refine(({ only, none }) => (only === undefined) !== (none === undefined), 'give either only or none');

export type CommandFlags = z.output<typeof commandFlags>;

/**
 * How certainly the options of a call match a rule's `flags`. A word after another option may be that option's value, so it is not certain whether it
 * is an option.
 */
export function matchFlags({ only, none }: CommandFlags, words: readonly Word[]): Match {
  if (words.some(({ type }) => type === 'dynamic')) return 'may';
  const written = words.flatMap((word) => (word.type === 'literal' ? [word.value] : []));
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
