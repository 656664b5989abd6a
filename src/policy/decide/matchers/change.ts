import * as z from 'zod';
import type { FileChange } from '../../../core/types/change.ts';
import {
  changeKinds,
  findChanges,
  guessChange,
  namedKinds,
  type ChangeFinding,
  type ChangeKindName,
} from '../../contents/find-changes.ts';
import { defineMatcher, type Matcher, type Question } from './matcher.ts';
import { pickStrongest } from '../../../core/types/match.ts';
import type { Match } from '../../../core/types/match.ts';
import { listOf, oneOrMore } from '../../../core/schema-parts.ts';

const help = 'The kinds of change that the call makes in the content of files.';

/**
 * `change`: the kind of a file's change, by its content before and after. If the contents are not known, as for a command before it ran, a file of a
 * suitable name may match; suppressions are then found when the command has ended. Only the whole patch tells whether a lock file changed alone, since
 * an earlier or later call may change the manifest.
 */
export const changeMatcher = defineMatcher({
  key: 'change',
  binds: 'write',
  schema: oneOrMore(z.enum(changeKinds)).describe(help),
  describe: (kinds) => `change is ${listOf(kinds).join(' or ')}`,
  compile(kinds) {
    const list = listOfFindings(listOf(kinds));
    return (question) =>
      list(question)
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

const earlierSchema = oneOrMore(
  z.enum(
    namedKinds,
    'of an earlier call, only tests-weakened and manifest-changed are known: name another kind outside after and before',
  ),
).describe(help);

/** `change` for earlier calls: their contents are not kept, so only kinds that follow from a name can match. */
export const earlierChangeMatcher: Matcher = { ...changeMatcher, schema: earlierSchema };

// The changes of one call are evaluated for each path and each rule, but parsed only once.
function listOfFindings(kinds: readonly ChangeKindName[]): (question: Question) => readonly ChangeFinding[] {
  const known = new WeakMap<readonly FileChange[], ReturnType<typeof findChanges>>();
  return ({ access, call: { changes, anyCall } }) => {
    if (access.type !== 'write') return [];
    if (changes === null)
      return guessChange(access.path).flatMap((kind) =>
        kinds.includes(kind) ? [{ kind, match: 'may' as const, reason: '' }] : [],
      );
    let found = known.get(changes);
    if (found === undefined) known.set(changes, (found = findChanges(changes, kinds)));
    return (found.get(access.path) ?? []).filter(
      ({ kind }) => anyCall === true || kind !== 'lockfile-without-manifest',
    );
  };
}
