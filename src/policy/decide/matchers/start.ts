import * as z from 'zod';
import { associations, permissions } from '../../../core/associations.ts';
import { hasValue, listOf, oneOrMore, optional, strictObject, text } from '../../../core/schema-parts.ts';
import { matchNames } from '../../../core/text/match-names.ts';
import { renderNearest } from '../../../core/text/nearest-name.ts';
import { type Match, pickWeakest } from '../../../core/types/match.ts';
import { runEvents, type PolicyFacts } from '../../../core/types/policy-facts.ts';
import { defineMatcher, type Matcher } from './matcher.ts';

export const associationName = z.enum(associations);

export const permissionName = z.enum(permissions);

// A denial or a profile of an event that never occurs would be silently off.
const eventName = z
  .string()
  .min(1, 'the text is empty')
  .superRefine((name, { addIssue }) => {
    if (name === '' || runEvents.some(matchNames([name]))) return;
    const message = `no run starts on the event ${JSON.stringify(name)}`;
    addIssue({ code: 'custom', message, params: { hint: renderNearest(name, runEvents) } });
  });

/** The match fields on facts that are known before the run starts. */
export const startMatchers: readonly Matcher[] = [
  defineStartMatcher({
    key: 'actor',
    schema: strictObject({
      permission: optional(oneOrMore(permissionName), 'The permission of the actor in the repository.'),
      association: optional(oneOrMore(associationName), 'How the actor belongs to the repository.'),
    })
      .refine(hasValue, 'give permission or association')
      .describe('Who started the run.'),
    describe: ({ permission, association }) =>
      [
        ...(permission === undefined ? [] : [`the actor has ${listOf<string>(permission).join(' or ')}`]),
        ...(association === undefined ? [] : [`the actor is ${listOf<string>(association).join(' or ')}`]),
      ].join(' and '),
    match: ({ permission, association }, facts) =>
      pickWeakest(
        permission === undefined ? 'must' : matchKnown(listOf<string>(permission), facts.actorPermission),
        association === undefined ? 'must' : matchKnown(listOf<string>(association), facts.actorAssociation),
      ),
  }),
  defineStartMatcher({
    key: 'author',
    schema: strictObject({
      association: oneOrMore(associationName).describe('How the author belongs to the repository.'),
    }).describe('The author of the text or code that the run works on.'),
    describe: ({ association }) => `the author is ${listOf<string>(association).join(' or ')}`,
    match: ({ association }, facts) => matchKnown(listOf<string>(association), facts.authorAssociation),
  }),
  defineStartMatcher({
    key: 'event',
    schema: oneOrMore(eventName).describe(
      'What started the run: `cli`, or the name of the GitHub event; `*` matches any letters.',
    ),
    describe: (names) => `event is ${listOf(names).join(' or ')}`,
    match: (names, { event }) => (matchNames(listOf(names))(event) ? 'must' : 'no'),
  }),
  defineStartMatcher({
    key: 'ref',
    schema: oneOrMore(z.string().min(1, 'the text is empty')).describe(
      'The git ref of the run; `*` matches any letters.',
    ),
    describe: (names) => `ref is ${listOf(names).join(' or ')}`,
    match: (names, { ref }) => (matchNames(listOf(names))(ref) ? 'must' : 'no'),
  }),
  defineStartMatcher({
    key: 'label',
    schema: oneOrMore(text).describe('The label that started the run.'),
    describe: (labels) => `label is ${listOf(labels).join(' or ')}`,
    match: (labels, { label }) => (listOf(labels).includes(label) ? 'must' : 'no'),
  }),
  defineStartMatcher({
    key: 'fork',
    schema: z.boolean().describe('Whether the code comes from a fork.'),
    describe: (fork) => (fork ? 'the head is a fork' : 'the head is no fork'),
    match: (wanted, { fork }) => (fork === wanted ? 'must' : 'no'),
  }),
];

function defineStartMatcher<Value>(definition: {
  readonly key: string;
  readonly schema: z.ZodType<Value>;
  readonly describe: (value: Value) => string;
  readonly match: (value: Value, facts: PolicyFacts) => Match;
}): Matcher {
  return defineMatcher({
    ...definition,
    compile:
      (value) =>
      ({ facts }) =>
        facts === null ? 'may' : definition.match(value, facts),
  });
}

// GitHub reports associations only for authors, so not every person's association is known.
function matchKnown(wanted: readonly string[], found: string | null): Match {
  if (found === '') return 'may';
  return found !== null && wanted.includes(found) ? 'must' : 'no';
}
