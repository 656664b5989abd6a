import type { ChangeRefusal, PathChange } from '../../core/types/change.ts';

/** For more changes than are decided one by one. */
export function tooMany(count: number): ChangeRefusal {
  return { rule: 'limit', reason: `the command changed ${count} paths, more than are decided one by one` };
}

/** The same refusal for every change, by its key. */
export function refuseAll(changes: readonly PathChange[], refusal: ChangeRefusal): Map<string, ChangeRefusal> {
  return new Map(changes.map(({ key }) => [key, refusal]));
}

/**
 * Adds refusals that follow: a restored path needs its parent folders, and what replaced a folder, or was replaced by one, is restored with its
 * contents. A file that has no copy, because rules allow each of its changes, stays deleted.
 */
export function addConsequences(
  changes: readonly PathChange[],
  refusals: Map<string, ChangeRefusal>,
  hasCopy: (change: PathChange) => boolean,
): void {
  const byKey = new Map(changes.map((change) => [change.key, change]));
  for (const { key, kind } of changes) {
    const refusal = refusals.get(key);
    if (refusal === undefined || kind === 'created') continue;
    for (const parent of listParents(key))
      if (byKey.get(parent)?.kind === 'type' && !refusals.has(parent)) refusals.set(parent, refusal);
  }
  for (const change of changes) {
    const { key, kind } = change;
    if (refusals.has(key) || (kind === 'deleted' && !hasCopy(change))) continue;
    const parent = listParents(key).find((entry) => byKey.get(entry)?.kind === 'type' && refusals.has(entry));
    const refusal = parent === undefined ? undefined : refusals.get(parent);
    if (refusal !== undefined) refusals.set(key, refusal);
  }
}

/** A folder that was created or deleted together with its contents is not reported separately. */
export function isImplied({ key, kind, now }: PathChange, parents: ReadonlySet<string>): boolean {
  return parents.has(key) && (kind === 'deleted' || (kind === 'created' && now === 'directory'));
}

/** The keys of the folders that contain a path. */
export function listParents(key: string): string[] {
  const parts = key.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
