import { isUtf8 } from 'node:buffer';
import { renderFirst } from '../../core/text/grouped-number.ts';
import type { AddedDependency, FileChange, FileState } from '../../core/types/change.ts';
import type { Match } from '../../core/types/match.ts';
import { findAddedDependencies, type NamedDependency } from './dependencies.ts';
import { findManifestChange, isManifestPath, listEcosystems, readTestScripts } from './manifests.ts';
import { describeLostChecks, measureTests, type TestMeasure } from './measure-tests.ts';
import { countSuppressions, maySuppress } from './suppressions.ts';
import { readTestLanguage } from './languages.ts';
import { hasTestedCode, hasTestName, isSnapshotPath, isTestPath } from './test-paths.ts';
import { findLoweredThreshold, isTestConfiguration } from './thresholds.ts';

/** The kinds of change that a path may have by its name alone, whatever its contents are. */
export const namedKinds = ['tests-weakened', 'manifest-changed'] as const;

/**
 * The kinds of change. `tests-weakened`: a test file is deleted, is no longer a file, skips tests or checks less; a coverage threshold is lower; or a
 * snapshot changed without its test. `manifest-changed`: the installed packages, or the commands that test and build scripts run, changed.
 * `suppressions-added`: the changes suppress more findings of linters, type checkers or coverage than before, or have more empty catches.
 * `lockfile-without-manifest`: a lock file changed, and in all changes no manifest of its package manager. `dependencies-added`: a manifest names a
 * package, or another source of one, that it did not name before.
 */
export const changeKinds = [
  ...namedKinds,
  'suppressions-added',
  'lockfile-without-manifest',
  'dependencies-added',
] as const;

export type ChangeKindName = (typeof changeKinds)[number];

interface Finding {
  readonly match: Exclude<Match, 'no'>;
  /** For the model, as a sentence. */
  readonly reason: string;
}

export interface ChangeFinding extends Finding {
  readonly kind: ChangeKindName;
}

type ListFindings = (change: FileChange) => Finding[];

const finders: Readonly<Record<ChangeKindName, (changes: readonly FileChange[]) => ListFindings>> = {
  'tests-weakened': (changes) => {
    const moved = findMoved(changes);
    return (change) => findWeakening(change, changes, moved);
  },
  'manifest-changed': () => findManifest,
  'suppressions-added': findSuppressions,
  'lockfile-without-manifest': findLoneLock,
  'dependencies-added': () => findNewDependencies,
};

/**
 * Returns the findings of these kinds for each path of changes that belong together. Pure; takes time that is about linear in the length of the
 * contents.
 */
export function findChanges(
  changes: readonly FileChange[],
  kinds: readonly ChangeKindName[],
): ReadonlyMap<string, readonly ChangeFinding[]> {
  const find = [...new Set(kinds)].map((kind) => ({ kind, list: finders[kind](changes) }));
  const listFindings = (change: FileChange): readonly ChangeFinding[] =>
    find.flatMap(({ kind, list }) =>
      list(change).map(({ match, reason }) => ({ kind, match, reason: `${change.path}: ${reason}` })),
    );
  return new Map(changes.map((change) => [change.path, listFindings(change)]));
}

/** The kinds of change that are possible for a path when only its name is known. */
export function guessChange(path: string): readonly (typeof namedKinds)[number][] {
  const weakens = isTestPath(path) || isSnapshotPath(path) || isTestConfiguration(path);
  return [
    ...(weakens ? (['tests-weakened'] as const) : []),
    ...(isManifestPath(path) ? (['manifest-changed'] as const) : []),
  ];
}

function found(match: Finding['match'], reason: string): Finding[] {
  return [{ match, reason }];
}

function findWeakening(change: FileChange, all: readonly FileChange[], moved: ReadonlySet<string>): Finding[] {
  const { path, before, after } = change;
  if (isUnchanged(change)) return [];
  if (isTestPath(path)) return findWeakerTest(change, moved);
  if (isSnapshotPath(path)) return findSnapshotOnly(change, all);
  if (!isTestConfiguration(path) || before === null) return [];
  if (after === null) return found('may', 'a configuration of the tests is gone');
  const [old, now] = [readText(before), readText(after)];
  if (old === null || now === null) return found('may', 'the thresholds in it are not known');
  const lowered = findLoweredThreshold(old, now);
  if (lowered !== null) return found('must', lowered);
  return path.endsWith('package.json') && readTestScripts(old) !== readTestScripts(now)
    ? found('may', 'the test commands changed')
    : [];
}

function findWeakerTest({ path, before, after }: FileChange, moved: ReadonlySet<string>): Finding[] {
  const language = readTestLanguage(path);
  if (before === null) {
    // The browser mode of vitest names a directory of screenshots after the test.
    if (after?.kind === 'directory') return [];
    // A new file can still prevent all other tests from running.
    const measure = measureState(path, after);
    if (measure === null) return found('may', 'the contents of the new test file are not known');
    if (moved.has(path)) return [];
    return measure.skips > 0
      ? found('must', `it is new and has ${measure.skips} marks that skip, focus or excuse tests`)
      : [];
  }
  const old = measureState(path, before);
  if (language === 'rust' && old !== null && old.tests === 0 && old.assertions === 0 && after === null) return [];
  if (after === null)
    return moved.has(path) || before.kind === 'directory' ? [] : found('must', 'the test file is gone');
  if (before.kind === 'directory' && after.kind === 'directory') return [];
  if (before.kind !== after.kind) return found('must', `the test file became a ${after.kind}`);
  const now = measureState(path, after);
  if (old === null || now === null) return found('may', 'the checks of the tests are not known');
  const lost = describeLostChecks(old, now);
  return lost === null ? [] : found('must', lost);
}

// A new snapshot, or added lines in one, removes no check. A changed snapshot can make a failing test pass.
function findSnapshotOnly({ path, before, after }: FileChange, all: readonly FileChange[]): Finding[] {
  if (before === null || before.kind === 'directory') return [];
  const [old, now] = [readText(before), readText(after)];
  if (old !== null && now !== null) {
    const kept = new Set(now.split('\n'));
    if (old.split('\n').every((line) => kept.has(line))) return [];
  }
  const directory = path
    .replace(/(?:^|\/)(?:__\w*snapshots__|[^/]+-snapshots)\/[^]*$/i, '')
    .replace(/\/[^/]*\.\w+$/, '');
  const hasTest = all.some(
    (change) => isTestPath(change.path) && change.path.startsWith(directory) && !isUnchanged(change),
  );
  return hasTest ? [] : found('must', 'a snapshot changed, and no test with it');
}

function findManifest(change: FileChange): Finding[] {
  const { path, before, after } = change;
  if (!isManifestPath(path) || isUnchanged(change)) return [];
  const [old, now] = [readText(before), readText(after)];
  if ((before !== null && old === null) || (after !== null && now === null))
    return before !== null && after !== null && before.kind === after.kind
      ? found('may', 'its content is not known')
      : found('must', 'it came, went or is another kind of file');
  const reason = findManifestChange(path, old, now);
  return reason === null ? [] : found('must', reason);
}

// Code that only moved has as many suppressions as before, so all changes count together.
function findSuppressions(changes: readonly FileChange[]): ListFindings {
  const counted = new Map(
    changes.map((change) => {
      const { path, before, after } = change;
      if (!maySuppress(path) || isUnchanged(change)) return [change, new Map<string, number>()] as const;
      const [old, now] = [before, after].map((state) => {
        // Only files have lines that a linter reads.
        const text = state?.kind === 'file' ? readText(state) : '';
        return text === null ? null : countSuppressions(path, text);
      });
      if (!old || !now) return [change, null] as const;
      const more = new Map([...now].map(([name, count]) => [name, count - (old.get(name) ?? 0)]));
      return [change, more] as const;
    }),
  );
  const total = new Map<string, number>();
  for (const more of counted.values())
    for (const [name, count] of more ?? []) total.set(name, (total.get(name) ?? 0) + count);
  return (change) => {
    const more = counted.get(change);
    if (more === null) return found('may', 'it is not known which findings of tools it suppresses');
    return [...(more ?? [])].flatMap(([name, count]) =>
      count > 0 && (total.get(name) ?? 0) > 0 ? found('must', `${count} more ${name}`) : [],
    );
  };
}

function findLoneLock(changes: readonly FileChange[]): ListFindings {
  const changed = new Set(
    changes.flatMap((change) => (isUnchanged(change) ? [] : listEcosystems(change.path, 'manifest'))),
  );
  return (change) => {
    const alone = listEcosystems(change.path, 'lock').some((ecosystem) => !changed.has(ecosystem));
    if (!alone || isUnchanged(change)) return [];
    return found('must', 'the lock file changed, and no manifest of its package manager with it');
  };
}

function findNewDependencies(change: FileChange): Finding[] {
  const added = listAddedDependencies(change);
  if (added === null) return found('may', 'it is not known which dependencies it adds');
  return added.length === 0 ? [] : found('must', describeAdded(added));
}

/** A dependency with the answer of its registry, if the registry was asked. */
export type DescribedDependency = NamedDependency & Partial<Pick<AddedDependency, 'licence' | 'ageDays'>>;

/** Names the first of some dependencies, with the answers of registries. */
export function describeAdded(added: readonly DescribedDependency[]): string {
  const texts = added.map(({ name, version, source, licence, ageDays }) => {
    if (source !== '') return `${name} from another source: ${source.slice(0, 60)}`.trim();
    const what = version === '' ? name : `${name} ${version}`;
    if (licence === undefined) return what;
    return `${what} (licence ${licence ?? 'unknown'}, ${typeof ageDays === 'number' ? `released ${ageDays} days ago` : 'age of the release unknown'})`;
  });
  return `it adds ${renderFirst(texts, 5)}`;
}

/** The dependencies that a change adds to a manifest. Null if that is not known. */
export function listAddedDependencies(change: FileChange): readonly NamedDependency[] | null {
  if (listEcosystems(change.path, 'manifest').length === 0 || isUnchanged(change)) return [];
  const [before, after] = [change.before, change.after].map((state) => (state === null ? '' : readText(state)));
  return typeof before === 'string' && typeof after === 'string'
    ? findAddedDependencies(change.path, before, after)
    : null;
}

/**
 * The old paths of moved tests, and the new ones of those that moved unchanged. A deleted test counts as moved only if a new test file of the same
 * language has at least its tests. Each new file replaces one deleted file.
 */
function findMoved(changes: readonly FileChange[]): ReadonlySet<string> {
  const gone = changes.filter(
    ({ path, before, after }) => isTestPath(path) && before?.kind === 'file' && after === null,
  );
  if (gone.length === 0) return new Set();
  const made = changes.flatMap(({ path, before, after }) => {
    const measure = isTestPath(path) && before === null && after !== null ? measureState(path, after) : null;
    return measure === null ? [] : [{ path, after, language: readTestLanguage(path), measure }];
  });
  return new Set(
    gone.flatMap(({ path, before }) => {
      const old = measureState(path, before);
      if (old === null) return [];
      const to = made.find(
        (one) =>
          one.language === readTestLanguage(path) &&
          describeLostChecks(old, one.measure) === null &&
          // Runners collect tests by their names.
          (!hasTestName(path) || hasTestName(one.path)),
      );
      if (to === undefined) return [];
      made.splice(made.indexOf(to), 1);
      return isUnchanged({ path, before, after: to.after }) ? [path, to.path] : [path];
    }),
  );
}

function measureState(path: string, state: FileState | null): TestMeasure | null {
  const text = readText(state);
  return text === null ? null : measureTests(text, readTestLanguage(path), hasTestedCode(path));
}

const maxBytes = 1024 * 1024;

/** The text of a file. Returns null if it does not exist, is not a file, not text, too long or not known. */
function readText(state: FileState | null): string | null {
  const content = state?.kind === 'file' ? state.content : null;
  if (content === null || content.length > maxBytes || !isUtf8(content)) return null;
  return new TextDecoder().decode(content);
}

// The executable bit does not affect what a file checks.
function isUnchanged({ before, after }: FileChange): boolean {
  if (before === null || after === null) return before === after;
  if (before.kind !== after.kind) return false;
  if (before.content === null || after.content === null) return before.kind === 'directory';
  return Buffer.compare(before.content, after.content) === 0;
}
