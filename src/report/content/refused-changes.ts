import { listRefusedChanges } from '../../core/calls/refusals.ts';
import { renderPath } from '../../core/types/access.ts';
import type { RefusedChange } from '../../core/types/change.ts';
import { patchCallId } from '../../core/types/event.ts';
import type { RunRecord } from '../../core/types/record.ts';

/** Equal refused changes of commands or of the patch. */
export interface RefusedGroup {
  readonly path: string;
  readonly kind: RefusedChange['kind'];
  readonly rule: string;
  readonly reason: string;
  /** What became of the change. Changes of commands are restored in the workspace; of a refused patch nothing is kept. */
  readonly state: 'restored' | 'not restored' | 'not kept';
  /** How often it was made. */
  readonly count: number;
}

/** The refused changes of commands, or of the patch. */
export interface RefusedSection {
  readonly title: string;
  /** The first groups, each per path, rule and reason. Those that are still in place come first. */
  readonly groups: readonly RefusedGroup[];
  /** The other groups, and the changes that the record counts and does not list. */
  readonly hidden: number;
}

/** The refused changes of a run (see `listRefusedChanges`), at most `limit` groups of each section; empty if there are none. */
export function groupRefusedChanges({ events }: Pick<RunRecord, 'events'>, limit: number): readonly RefusedSection[] {
  const decided = listRefusedChanges(events.map(({ event }) => event));
  const parts = [
    { title: 'Refused changes of commands', made: decided.filter(({ callId }) => callId !== patchCallId) },
    { title: 'Refused changes of the patch', made: decided.filter(({ callId }) => callId === patchCallId) },
  ];
  return parts.flatMap(({ title, made }) => {
    const groups = groupEqual(
      made.flatMap(({ callId, refused }) =>
        refused.map(({ path, kind, rule, reason, restored }) => ({
          path: renderPath(path),
          kind,
          rule,
          reason,
          state: callId === patchCallId ? 'not kept' : restored ? 'restored' : 'not restored',
        })),
      ),
    );
    const unlisted = made.reduce((sum, { refused, refusedCount }) => sum + refusedCount - refused.length, 0);
    const hidden = Math.max(0, groups.length - limit) + unlisted;
    return groups.length + unlisted === 0 ? [] : [{ title, groups: groups.slice(0, limit), hidden }];
  });
}

function groupEqual(changes: readonly Omit<RefusedGroup, 'count'>[]): readonly RefusedGroup[] {
  const groups = new Map<string, RefusedGroup>();
  for (const change of changes) {
    const { path, kind, rule, reason, state } = change;
    const key = JSON.stringify([path, kind, rule, reason, state]);
    const known = groups.get(key);
    groups.set(key, { ...(known ?? change), count: (known?.count ?? 0) + 1 });
  }
  return [...groups.values()].toSorted((left, right) => rank(left) - rank(right));
}

function rank({ state }: RefusedGroup): number {
  return state === 'restored' ? 1 : 0;
}

/** A refused change as a line of plain text. */
export function describeRefused({ path, kind, rule, reason, state, count }: RefusedGroup): string {
  return `${kind} ${path}: rule ${rule}, ${state}${count === 1 ? '' : `, ${count} times`}: ${reason}`;
}
