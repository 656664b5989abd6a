import * as z from 'zod';
import type { FileChange } from '../../../core/types/change.ts';
import { changeKinds, findChanges, guessChange, type ChangeFinding } from '../../contents/find-changes.ts';
import { defineMatcher, type Question } from './matcher.ts';
import { pickStrongest } from '../../../core/types/match.ts';
import type { Match } from '../../../core/types/match.ts';
import { listOf, oneOrMore } from '../../../core/schema-parts.ts';

/**
 * `change`: the kind of a file's change, by its content before and after. If the contents are not known, as for a command before it ran, a file of a
 * suitable kind may match.
 */
export const changeMatcher = defineMatcher({
  key: 'change',
  binds: 'write',
  schema: oneOrMore(z.enum(changeKinds)).describe('The kinds of change that the call makes in the content of files.'),
  describe: (kinds) => `change is ${listOf(kinds).join(' or ')}`,
  compile(kinds) {
    const list = listOfFindings(listOf(kinds));
    return (question) =>
      question.access.type !== 'write'
        ? 'no'
        : list(question)
            .map(({ match }) => match)
            .reduce<Match>(pickStrongest, 'no');
  },
  explain(kinds) {
    const list = listOfFindings(listOf(kinds));
    return (question) =>
      list(question)
        .map(({ reason }) => reason)
        .filter((reason) => reason !== '')
        .join('; ');
  },
});

// The changes of one call are evaluated for each path and each rule, but parsed only once.
function listOfFindings(kinds: readonly string[]): (question: Question) => readonly ChangeFinding[] {
  const known = new WeakMap<readonly FileChange[], ReturnType<typeof findChanges>>();
  return ({ access, call: { changes } }) => {
    if (access.type !== 'write') return [];
    if (changes === null)
      return guessChange(access.path).flatMap((kind) =>
        kinds.includes(kind) ? [{ kind, match: 'may' as const, reason: '' }] : [],
      );
    let found = known.get(changes);
    if (found === undefined) known.set(changes, (found = findChanges(changes)));
    return (found.get(access.path) ?? []).filter(({ kind }) => kinds.includes(kind));
  };
}
