import { createHash } from 'node:crypto';
import type { ApprovalRequest, EscalatedWrite } from '../core/types/approval.ts';
import type { FileChange, FileState } from '../core/types/change.ts';
import { listAllEvents, type RunEvent } from '../core/types/event.ts';

/** The writes of a call for which a person is asked. `changes` is null if they are not known before the call. */
export function listEscalatedWrites(
  paths: ReadonlySet<string>,
  changes: readonly FileChange[] | null,
): readonly EscalatedWrite[] {
  return [...paths].map((path) => {
    const change = changes?.find((one) => one.path === path);
    return { path, sha256: change === undefined ? null : digestState(change.after) };
  });
}

/** True if the change is the one that the request showed. A command's writes are known by their paths only. */
export function coversChange({ writes }: Pick<ApprovalRequest, 'writes'>, { path, after }: FileChange): boolean {
  return writes.some((write) => write.path === path && (write.sha256 === null || write.sha256 === digestState(after)));
}

/** The requests of a run that a person has granted: as the person saw them, or as the run asked again if it began after them. */
export function listGranted(events: readonly RunEvent[]): readonly ApprovalRequest[] {
  const all = listAllEvents(events);
  const requests = new Map(
    all.flatMap((event) => (event.type === 'approval-requested' ? [[event.request.id, event.request] as const] : [])),
  );
  const granted = all.flatMap((event) => {
    if (event.type !== 'approval-answered' || event.answer.type !== 'granted') return [];
    return requests.get(event.answer.requestId) ?? requests.get(event.requestId) ?? [];
  });
  return [...new Set(granted)];
}

// Git may store a text with other line ends than the work tree has.
function digestState(state: FileState | null): string | null {
  if (state === null) return '';
  if (state.content === null) return null;
  const text = Buffer.from(state.content).toString('latin1').replaceAll('\r\n', '\n');
  return createHash('sha256').update(text, 'latin1').digest('hex');
}
