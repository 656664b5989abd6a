import * as z from 'zod';
import type { CommandAccess } from '../../core/types/access.ts';
import { type Match, pickStrongest, pickWeakest } from '../../core/types/match.ts';
import { isPlainText } from '../../core/text/path-text.ts';
import { matchProgram } from './program-name.ts';
import { renderWords, strictObject } from '../../core/schema-parts.ts';

const literal = z
  .string()
  .max(500, { error: 'the word is longer than 500 characters', abort: true })
  .refine(
    (token) => token === '*' || token === '**' || !token.includes('*'),
    'a word is taken literally; only "*" (one word) and "**" (the rest) match others',
  )
  .refine(isPlainText, 'the word has characters that no argument can have');

const alternative = literal.refine(
  (token) => token !== '**',
  '"**" cannot be an alternative: write it as the last word of the pattern',
);

const token = z.union([
  literal,
  strictObject({
    any: z
      .array(z.union([alternative, z.array(alternative).min(1, 'the list is empty')]))
      .min(1, 'the list is empty')
      .describe('Alternatives: a word, or a list of words.'),
  }),
  strictObject({
    after: z
      .literal('--', { error: 'after takes only "--"' })
      .describe('Nothing more, or `--` and any words after it.'),
  }),
]);

type Token = z.output<typeof token>;

/** A list of tokens: a word, `*`, `**`, `{any: […]}`, `{after: "--"}`. `**` and `after` match all remaining words, so they must be last. */
export const commandPattern = z
  .array(token)
  .min(1, 'the pattern is empty')
  .superRefine((tokens, context) => {
    const refuse = (index: number, message: string): void =>
      context.addIssue({ code: 'custom', path: [index], message, input: tokens[index] });
    for (const [index, written] of tokens.slice(0, -1).entries())
      if (written === '**' || (typeof written === 'object' && 'after' in written))
        refuse(index, '"**" and "after" match all that is left, so they come last');
    const [first] = tokens;
    if (first === '' || (typeof first === 'object' && 'after' in first)) refuse(0, 'the first word is the program');
    // The path of a program may have spaces, but not its name: this is a command line that was meant as words.
    if (typeof first === 'string' && /\s/.test(first) && !first.includes('/')) {
      const found = `${JSON.stringify(first)} is one word with a space, and no program has this name`;
      refuse(0, `${found}; write ${renderWords(first)}`);
    }
  });

export type CommandPattern = z.output<typeof commandPattern>;

/** Compiles a pattern into a function that returns how certainly a call matches it. */
export function compileCommandPattern(tokens: CommandPattern): (access: CommandAccess) => Match {
  return (access) => matchTokens(tokens, 0, access, 0);
}

function matchTokens(tokens: readonly Token[], from: number, access: CommandAccess, at: number): Match {
  const word = access.words[at];
  const first = tokens[from];
  if (first === undefined) return word === undefined ? 'must' : word.type === 'dynamic' ? 'may' : 'no';
  // All that a computed word can become is part of the rest.
  if (first === '**') return at === 0 && word?.type !== 'literal' ? 'may' : 'must';
  if (typeof first === 'object' && 'after' in first) {
    if (word === undefined) return 'must';
    if (word.type === 'dynamic') return 'may';
    return word.value === first.after ? matchTokens(['**'], 0, access, at + 1) : 'no';
  }
  // A word that the shell computes may become zero, one or many words.
  if (word?.type === 'dynamic') return 'may';
  if (typeof first === 'object')
    return first.any.reduce<Match>(
      (best, choice) =>
        pickStrongest(
          best,
          matchTokens([...(Array.isArray(choice) ? choice : [choice]), ...tokens.slice(from + 1)], 0, access, at),
        ),
      'no',
    );
  if (word === undefined) return 'no';
  const here: Match =
    at === 0 && first !== '*' ? matchProgram(first, access) : first === '*' || first === word.value ? 'must' : 'no';
  return here === 'no' ? 'no' : pickWeakest(here, matchTokens(tokens, from + 1, access, at + 1));
}

/** The pattern in a short form for readers: `npm {test|run test} [-- …]`. */
export function renderCommandPattern(tokens: CommandPattern): string {
  return tokens.map(renderToken).join(' ');
}

function renderToken(written: Token): string {
  if (typeof written === 'string') return written === '**' ? '…' : written;
  if ('after' in written) return '[-- …]';
  return `{${written.any.map((choice) => (Array.isArray(choice) ? choice.join(' ') : choice)).join('|')}}`;
}
