import type { Escalation } from '../../core/types/approval.ts';
import type { ChangeFacts, JudgedRefusal } from '../../core/types/decision.ts';
import { relative } from 'node:path';
import { coversChange } from '../../dispatch/approval-files.ts';
import type { BaseFacts, FileChange, FileState, RefusedChange, ChangeToJudge } from '../../core/types/change.ts';
import { listGranted } from '../../core/calls/approval-requests.ts';
import { listAllEvents, patchCallId, type RunEvent } from '../../core/types/event.ts';
import type { AddedDependency } from '../../core/types/change.ts';
import { listAddedDependencies } from '../../policy/contents/find-changes.ts';
import type { Policy } from '../../core/ports/policy.ts';
import type { PatchEntry, PatchSide } from '../../record/patch/patch.ts';

/** Changes whose contents are read for one patch; rules treat the contents of further changes as unknown. */
const maxRead = 300;

/** The changes of a run's patch, by paths of the workspace. */
export type PatchChanges = ReturnType<typeof openPatchChanges>;

/** Reads the changes of a patch from git's objects, because the work tree may continue to change. */
export function openPatchChanges(options: {
  readonly repositoryRoot: string;
  readonly workspace: string;
  readonly entries: readonly PatchEntry[];
  /** The content of a file by git's hash of it; null if it cannot be read. */
  readonly readBlob: (object: string) => Promise<Uint8Array | null>;
}) {
  const { readBlob } = options;
  const directory = relative(options.repositoryRoot, options.workspace);
  const prefix = directory === '' ? '' : `${directory}/`;
  // No command can write outside of the workspace.
  const entries = new Map(
    options.entries.flatMap((entry) =>
      entry.path.startsWith(prefix) ? [[entry.path.slice(prefix.length), entry] as const] : [],
    ),
  );
  const known = new Map<string, FileChange>();
  const outline: readonly FileChange[] = [...entries].map(([path, { before, after }]) => ({
    path,
    before: readOutline(before),
    after: readOutline(after),
  }));
  return {
    /** The kind of each path before and after; contents are read one by one. */
    outline,
    async read(path: string): Promise<FileChange> {
      const found = known.get(path);
      if (found !== undefined) return found;
      const { before = null, after = null } = entries.get(path) ?? {};
      const read = known.size < maxRead ? readSide : readOutline;
      const change = { path, before: await read(before, readBlob), after: await read(after, readBlob) };
      known.set(path, change);
      return change;
    },
    /** A path as git names it, from the repository's root. */
    pathInRepository: (path: string): string => `${prefix}${path}`,
  };
}

/** Facts about a patch, and how to learn whether a person has approved a change of it. */
export interface PatchFacts extends Pick<ChangeFacts, 'tainted'> {
  /** Why a change that a rule leaves to these people lacks the approval. Resolves to null for an approved change. */
  readonly explainUnapproved: (change: FileChange, escalation: Escalation) => Promise<string | null>;
  /** What the run knows of a path in its base. */
  readonly readFacts: (path: string) => BaseFacts;
  /** Adds the answers of registries to the dependencies that the changes add. */
  readonly askRegistries: (dependencies: readonly AddedDependency[]) => Promise<readonly AddedDependency[]>;
}

/**
 * The changes of a patch that the policy refuses. Such a patch is not published. Contents are read only if they decide, and approvals only for
 * changes that a rule leaves to a person.
 */
export async function judgeChanges(
  { judge }: Pick<Policy, 'judge'>,
  changes: Pick<PatchChanges, 'outline' | 'read'>,
  { tainted, explainUnapproved, readFacts, askRegistries }: PatchFacts,
): Promise<readonly RefusedChange[]> {
  const facts: ChangeFacts = { tainted, approved: new Set() };
  const outline = changes.outline.map((change): ChangeToJudge => ({ ...readFacts(change.path), ...change }));
  const byName = judge(outline, facts, null);
  const needsContent = (refusal: JudgedRefusal | null | undefined): boolean =>
    refusal?.byContent === true || refusal?.decision === 'escalate';
  // All are judged together, since one change can explain another.
  const contents: ChangeToJudge[] = [];
  for (const [index, change] of outline.entries())
    contents.push(needsContent(byName[index]) ? { ...change, ...(await changes.read(change.path)) } : change);
  const dependencies = await askRegistries(listDependencies(contents));
  const isRead = contents.some((change, index) => change !== outline[index]);
  const byContent = isRead ? judge(contents, { ...facts, dependencies }, null) : byName;
  const judged = contents.map((change, index) => ({
    change,
    refusal: (needsContent(byName[index]) ? byContent : byName)[index],
  }));
  const refused: RefusedChange[] = [];
  for (const { change, refusal } of judged) {
    if (refusal === undefined) throw new Error('a change without a judgement');
    if (refusal === null) continue;
    const { rule, reason, escalation } = refusal;
    const missing = escalation === null ? '' : await explainUnapproved(change, escalation);
    if (missing === null) continue;
    refused.push({
      path: change.path,
      kind: change.before === null ? 'created' : change.after === null ? 'deleted' : 'modified',
      rule,
      reason: missing === '' ? reason : `${reason} (${missing})`,
      restored: false,
    });
  }
  return refused;
}

function listDependencies(changes: readonly FileChange[]): AddedDependency[] {
  return changes.flatMap((change) =>
    (listAddedDependencies(change) ?? []).map((one) => ({ ...one, path: change.path, licence: null, ageDays: null })),
  );
}

/** The changes of a run's patch that the policy refuses, and changes of commands that could not be reverted. */
export async function judgeRunPatch(options: {
  readonly policy: Policy;
  readonly changes: PatchChanges;
  readonly events: readonly RunEvent[];
  readonly readFacts: PatchFacts['readFacts'];
  readonly askRegistries: PatchFacts['askRegistries'];
}): Promise<readonly RefusedChange[]> {
  const { policy, changes, events, readFacts, askRegistries } = options;
  const granted = listGranted(events);
  const refused = await judgeChanges(policy, changes, {
    tainted: readTaint(events),
    readFacts,
    askRegistries,
    explainUnapproved: async (change) =>
      granted.some(({ request }) => coversChange(request, change)) ? null : 'no person has approved it',
  });
  const stuck = listAllEvents(events).flatMap((event) =>
    // The end of an earlier part of the run: its patch as a whole was withheld.
    event.type === 'changes-decided' && event.callId !== patchCallId
      ? event.refused.filter(({ restored }) => !restored)
      : [],
  );
  return [...refused, ...stuck];
}

// A call before the first untrusted text was decided without taint.
function readTaint(events: readonly RunEvent[]): boolean | null {
  const all = listAllEvents(events);
  const first = all.findIndex(({ type }) => type === 'history-tainted');
  if (first === -1) return false;
  return all.slice(0, first).some(({ type }) => type === 'tool-started') ? null : true;
}

function readOutline(side: PatchSide | null): FileState | null {
  if (side === null) return null;
  const { mode } = side;
  const kind = mode === '160000' ? 'special' : mode === '120000' ? 'symlink' : 'file';
  return { kind, executable: mode === '100755', content: null };
}

async function readSide(
  side: PatchSide | null,
  readBlob: (object: string) => Promise<Uint8Array | null>,
): Promise<FileState | null> {
  const outline = readOutline(side);
  if (side === null || outline?.kind !== 'file') return outline;
  return { ...outline, content: await readBlob(side.object) };
}
