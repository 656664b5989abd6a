import * as z from 'zod';
import type { FileChange } from '../../../core/types/change.ts';
import {
  changeKinds,
  describeAdded,
  findChanges,
  listAddedDependencies,
  type DescribedDependency,
  guessChange,
  namedKinds,
  type ChangeFinding,
  type ChangeKindName,
} from '../../contents/find-changes.ts';
import { defineMatcher, matchAnyCall, type Matcher, type Question } from './matcher.ts';
import { type Intent, type Match, pickStrongest, pickWeakest } from '../../../core/types/match.ts';
import {
  hasValue,
  listOf,
  oneOrMore,
  optional,
  positiveWhole,
  strictObject,
  text,
} from '../../../core/schema-parts.ts';
import { matchNames } from '../../../core/text/match-names.ts';

const alwaysRefused =
  'a patch that adds a secret is refused by the rule `secret` of the harness in every run: no rule is needed, and none lifts it';
const help = 'The kinds of change that the call makes in the content of files.';

/**
 * `change`: the kind of a file's change, by its content before and after. If the contents are not known, as for a command before it ran, a file of a
 * suitable name may match; suppressions and added dependencies are then found when the command has ended. Only the whole patch tells whether a lock file changed alone, since
 * an earlier or later call may change the manifest.
 */
export const changeMatcher = defineMatcher({
  key: 'change',
  binds: 'write',
  schema: oneOrMore(
    z.enum(changeKinds, {
      error: ({ input }) => (input === 'secrets-added' ? alwaysRefused : undefined),
    }),
  ).describe(help),
  describe: (kinds) => `change is ${listOf(kinds).join(' or ')}`,
  compile(kinds) {
    const list = listOfFindings(listOf(kinds));
    return (question) => {
      const found = list(question);
      return {
        match: found.map(({ match }) => match).reduce<Match>(pickStrongest, 'no'),
        reason: found
          .map(({ reason }) => reason)
          .filter((reason) => reason !== '')
          .join('; '),
      };
    };
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
  return ({ access, call }) => {
    const { changes, anyCall } = call;
    if (access.type !== 'write') return [];
    const { path } = access;
    const added = call.dependencies === undefined ? [] : (listDependencies({ access, call }) ?? []);
    const reason = `${path}: ${describeAdded(added)}`;
    if (changes === null) {
      const stated: ChangeFinding[] = added.length === 0 ? [] : [{ kind: 'dependencies-added', match: 'must', reason }];
      const guessed = guessChange(path).map((kind) => ({ kind, match: 'may' as const, reason: '' }));
      return [...stated, ...guessed].filter(({ kind }) => kinds.includes(kind));
    }
    let found = known.get(changes);
    if (found === undefined) known.set(changes, (found = findChanges(changes, kinds)));
    return (found.get(path) ?? [])
      .filter(({ kind }) => anyCall === true || kind !== 'lockfile-without-manifest')
      .map((one) => (one.kind === 'dependencies-added' && added.length > 0 ? { ...one, reason } : one));
  };
}

/**
 * `dependency`: the dependencies that a change adds to a manifest. It matches certainly if every added dependency fits, and perhaps if one may. The name of a package from
 * another source, and what no registry answered, is not known. Of a single call only names count: registries are asked about the whole patch.
 */
export const dependencyMatcher = defineMatcher({
  key: 'dependency',
  binds: 'write',
  schema: strictObject({
    names: optional(oneOrMore(text), 'Names of packages; `*` stands for any characters.'),
    licences: optional(oneOrMore(text), 'Licences as their registry states them: identifiers of SPDX.'),
    minReleaseAgeDays: optional(
      positiveWhole,
      'Days since the release: of the one version that the manifest accepts, or of the youngest version for a range.',
    ),
  })
    .refine(hasValue, 'give names, licences or minReleaseAgeDays')
    .describe('The dependencies that the change adds, next to `change: dependencies-added`.'),
  describe: ({ names, licences, minReleaseAgeDays }) =>
    [
      ...(names === undefined ? [] : [`the added dependency is ${listOf<string>(names).join(' or ')}`]),
      ...(licences === undefined ? [] : [`its licence is ${listOf<string>(licences).join(' or ')}`]),
      ...(minReleaseAgeDays === undefined ? [] : [`its release is at least ${minReleaseAgeDays} days old`]),
    ].join(' and '),
  compile({ names, licences, minReleaseAgeDays: minDays }) {
    const written = listOf<string>(names ?? '*');
    const isNamed = matchNames(written);
    const isNamedInAnyCase = matchNames(written.map((name) => name.toLowerCase()));
    const isLicensed = matchNames(listOf<string>(licences ?? '*').map((licence) => licence.toLowerCase()));
    const matchOne = (
      { name, source, licence, ageDays }: DescribedDependency,
      { call }: Question,
      intent: Intent,
    ): Match => {
      const fits = intent === 'grant' ? isNamed(name) : isNamedInAnyCase(name.toLowerCase());
      const named = names === undefined ? 'must' : source !== '' ? 'may' : fits ? 'must' : 'no';
      const released =
        minDays === undefined ? 'must' : typeof ageDays !== 'number' ? 'may' : ageDays >= minDays ? 'must' : 'no';
      const licensed =
        licences === undefined ? 'must' : typeof licence === 'string' ? matchLicence(licence, isLicensed) : 'may';
      const answered = pickWeakest(released, licensed);
      // Registries are asked about the whole patch only.
      const isLater = licence === undefined && call.anyCall !== true && answered === 'may';
      return pickWeakest(named, isLater ? matchAnyCall(intent) : answered);
    };
    return (question, intent) => {
      const added = listDependencies(question);
      if (added === null) return 'may';
      const matches = added.map((one) => matchOne(one, question, intent));
      if (matches.every((match) => match === 'no')) return 'no';
      return matches.every((match) => match === 'must') ? 'must' : 'may';
    };
  },
});

/** The dependencies that a change of a path adds. Null if they are not known. */
function listDependencies({ access, call }: Pick<Question, 'access' | 'call'>): readonly DescribedDependency[] | null {
  if (access.type !== 'write') return [];
  const stated = call.dependencies?.filter(({ path }) => path === access.path);
  if (call.changes === null) return stated ?? [];
  const change: FileChange | undefined = call.changes.find(({ path }) => path === access.path);
  const found = change === undefined ? [] : listAddedDependencies(change);
  return (
    found?.map((one) => ({
      ...one,
      ...stated?.find(
        ({ name, registry, source }) => name === one.name && registry === one.registry && source === one.source,
      ),
    })) ?? null
  );
}

// Of several licences joined by OR, one that fits is enough.
function matchLicence(expression: string, isListed: (licence: string) => boolean): Match {
  const written = expression
    .toLowerCase()
    .replaceAll(/[()\s]+/g, ' ')
    .trim();
  const licences = written.split(/ (?:and|or) /);
  const listed = licences.filter(isListed);
  if (listed.length === 0) return 'no';
  return listed.length === licences.length || !written.includes(' and ') ? 'must' : 'may';
}
