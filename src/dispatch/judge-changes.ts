import { escapeControls } from '../core/text/control-characters.ts';
import { renderFirst } from '../core/text/grouped-number.ts';
import type {
  ChangeRefusal,
  ChangeToJudge,
  FileChange,
  FileState,
  JudgedChange,
  PathOutline,
  RefusedChange,
} from '../core/types/change.ts';
import type { CallToDecide, Judge, JudgedRefusal } from '../core/types/decision.ts';

/** Bytes of contents that are held at one time to decide changes; rules treat contents over this limit as unknown. */
const maxHeldBytes = 128 * 1024 * 1024;
const maxStuck = 5;
/** More refusals that follow from others are found at the end of the run. */
const maxPasses = 5;

/** How the changes of a command were judged. */
export interface JudgedChanges {
  /** The refused changes, by their keys. */
  readonly refusals: ReadonlyMap<string, ChangeRefusal>;
  /** The refused changes that a rule leaves to a person. */
  readonly escalated: readonly { readonly refusal: JudgedRefusal; readonly change: FileChange }[];
  /** The rules that ask for the model's reasons before such a change. */
  readonly askedBy: readonly string[];
  /** Why a rule ends the run; null if none does. */
  readonly ending: string | null;
}

/**
 * Judges the changes that a call's commands made. Each changed path is decided as a write of that call, first by its path alone: a change that is
 * allowed with any content stays. The others are decided again with their contents, all of them together, so that a test that only moved is
 * distinguished from a test that was removed. What is left without the refused ones is decided once more: a test whose new place is refused was removed.
 */
export function judgeChanges(
  changes: readonly JudgedChange[],
  readChange: (change: JudgedChange) => FileChange,
  {
    judge,
    call: { tainted, ...call },
    approvedPaths,
    isApproved,
  }: {
    readonly judge: Judge;
    readonly call: Omit<CallToDecide, 'accesses' | 'changes'>;
    /** Paths that a person approved with the call: a rule that escalates them does not refuse them. Any denial still does. */
    readonly approvedPaths: ReadonlySet<string>;
    /** True if a person has approved this change before. */
    readonly isApproved: (change: FileChange) => boolean;
  },
): JudgedChanges {
  const facts = { tainted, approved: approvedPaths };
  const byPath = judge(changes.map(readOutline), facts, call);
  const doubtful = changes.filter((_, index) => byPath[index]?.byContent === true);
  const byContent = new Map<JudgedChange, JudgedRefusal | null | undefined>();
  let left = doubtful;
  for (let pass = 0; pass < maxPasses && left.length > 0; pass += 1) {
    const judged = judge(readContents(left, readChange), facts, call);
    for (const [index, change] of left.entries()) byContent.set(change, judged[index]);
    const kept = left.filter((change) => byContent.get(change) === null);
    if (kept.length === left.length) break;
    left = kept;
  }
  const refused = changes.flatMap((change, index) => {
    const refusal = byContent.has(change) ? byContent.get(change) : byPath[index];
    if (refusal === undefined) throw new Error('a change without a judgement');
    return refusal === null ? [] : [{ change, refusal }];
  });
  // A directory is made again with its files. A link or another file that cannot be written as text is only refused.
  const asked = refused.filter(
    ({ change, refusal }) => refusal.decision === 'escalate' && [null, 'file'].includes(change.now),
  );
  const contents = readContents(
    asked.map(({ change }) => change),
    readChange,
  );
  const forPeople = asked.flatMap(({ change: { key }, refusal }, index) => {
    const change = contents[index];
    return change === undefined || change.before?.kind === 'directory' ? [] : [{ key, refusal, change }];
  });
  const approved = new Set(forPeople.flatMap(({ key, change }) => (isApproved(change) ? [key] : [])));
  const ending = refused.find(({ refusal }) => refusal.decision === 'deny-and-abort')?.refusal ?? null;
  return {
    refusals: new Map(
      refused.flatMap(({ change: { key }, refusal: { rule, reason } }) =>
        approved.has(key) ? [] : [[key, { rule, reason }]],
      ),
    ),
    escalated: forPeople.filter(({ key }) => !approved.has(key)),
    askedBy: refused.flatMap(({ refusal }) => (refusal.decision === 'explain' ? [refusal.rule] : [])),
    ending: ending === null ? null : `rule ${ending.rule} ends the run: ${ending.reason}`,
  };
}

/** Why the run ends if refused changes could not be reverted; null if all were. */
export function explainStuck(refused: readonly RefusedChange[]): string | null {
  const stuck = refused
    .filter(({ restored }) => !restored)
    .map(({ path, reason }) => `${escapeControls(path)} (${reason})`);
  return stuck.length === 0
    ? null
    : `what a command changed and no rule allows could not be restored: ${renderFirst(stuck, maxStuck)}`;
}

function readOutline({ path, base: { before, ...facts }, after }: JudgedChange): ChangeToJudge {
  const hide = (side: PathOutline | null): FileState | null => (side === null ? null : { ...side, content: null });
  return { ...facts, path, before: hide(before), after: hide(after) };
}

function readContents(
  changes: readonly JudgedChange[],
  readChange: (change: JudgedChange) => FileChange,
): readonly ChangeToJudge[] {
  let held = 0;
  return changes.map((one) => {
    const change = { ...readOutline(one), ...readChange(one) };
    held += measure(change.before) + measure(change.after);
    return held > maxHeldBytes ? { ...change, before: forget(change.before), after: forget(change.after) } : change;
  });
}

function measure(state: FileState | null): number {
  return state?.content?.length ?? 0;
}

function forget(state: FileState | null): FileState | null {
  return state === null ? null : { ...state, content: null };
}
