import type { ChangeRefusal, PathChange } from '../../../core/types/change.ts';
import { listParents } from '../../../core/text/path-text.ts';

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
 * contents.
 */
export function addConsequences(changes: readonly PathChange[], refusals: Map<string, ChangeRefusal>): void {
  const byKey = new Map(changes.map((change) => [change.key, change]));
  for (const { key, kind } of changes) {
    const refusal = refusals.get(key);
    if (refusal === undefined || kind === 'created') continue;
    for (const parent of listParents(key))
      if (byKey.get(parent)?.kind === 'type' && !refusals.has(parent)) refusals.set(parent, refusal);
  }
  for (const { key } of changes) {
    if (refusals.has(key)) continue;
    const parent = listParents(key).find((entry) => byKey.get(entry)?.kind === 'type' && refusals.has(entry));
    const refusal = parent === undefined ? undefined : refusals.get(parent);
    if (refusal !== undefined) refusals.set(key, refusal);
  }
}

/** A folder that was created or deleted together with its contents is not reported separately. */
export function isImplied({ key, kind, now }: PathChange, parents: ReadonlySet<string>): boolean {
  return parents.has(key) && (kind === 'deleted' || (kind === 'created' && now === 'directory'));
}
