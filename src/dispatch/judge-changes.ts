import { escapeControls } from '../core/text/control-characters.ts';
import { renderUntrustedOutput } from '../core/text/untrusted-envelope.ts';
import { renderPath } from '../core/types/access.ts';
import type {
  ChangeJudge,
  ChangeOutcome,
  ChangeRefusal,
  FileState,
  JudgedChange,
  RefusedChange,
  ChangeToJudge,
  FileChange,
  PathOutline,
} from '../core/types/change.ts';
import { type CallToDecide, type JudgedRefusal } from '../core/types/decision.ts';
import { readErrorMessage } from '../core/types/error.ts';
import type { ChangesDecided } from '../core/types/event.ts';
import type { JsonValue } from '../core/text/json.ts';
import type { TaintSource } from '../core/types/taint.ts';
import type { Policy } from '../core/ports/policy.ts';
import type { ToolOutput } from '../core/ports/tool.ts';

/** Bytes of contents that are held at one time to decide changes; rules treat contents over this limit as unknown. */
const maxHeldBytes = 128 * 1024 * 1024;
const maxRecorded = 500;
const maxReported = 50;
/** Paths that a rule's line names. */
const maxNamed = 8;

/** Changes that a rule leaves to a person, as they were before they were reverted. */
export interface WithheldChanges extends Pick<JudgedRefusal, 'rule' | 'reason' | 'escalation'> {
  readonly changes: readonly FileChange[];
}

export interface CallJudge {
  readonly judge: ChangeJudge;
  /** All refused changes so far. */
  readonly refused: () => readonly RefusedChange[];
  /** The rules that ask for the model's reasons before such a change; empty if none does. */
  readonly askedBy: () => readonly string[];
}

/**
 * The judge of the changes that one call's commands make. Each changed path is decided as a write of that call, first by its path alone: a
 * change that is allowed with any content stays. The others are decided again with their contents, all of them together, so that a test that
 * only moved is distinguished from a test that was removed.
 */
export function createCallJudge(options: {
  readonly policy: Policy;
  readonly call: () => Omit<CallToDecide, 'accesses' | 'changes'>;
  /** Paths that a person approved with the call: a rule that escalates them does not refuse them. Any denial still does. */
  readonly approvedPaths: ReadonlySet<string>;
  /** True if a person has approved this change before. */
  readonly isApproved: (change: FileChange) => boolean;
  readonly onAbort: (reason: string) => void;
  /** Called at the first refused change; once for the call, however many there are. */
  readonly onRefused: () => void;
  readonly onDecided: (event: Pick<ChangesDecided, 'kept' | 'refused' | 'refusedCount'>) => void;
  /** Receives the changed paths that stay. */
  readonly onKept: (paths: readonly string[]) => void;
  /** Receives changes that were reverted and that a person may approve. */
  readonly onWithheld: (withheld: WithheldChanges) => void;
  /** Receives the refused changes after each decision: the last may come after the call, from a session or because a parallel command ran longer. */
  readonly onReverted: (refused: readonly RefusedChange[]) => void;
}): CallJudge {
  const { policy } = options;
  let all: readonly RefusedChange[] = [];
  let wasDenied = false;
  let decided: readonly string[] = [];
  const askedBy = new Set<string>();
  let escalated: readonly { readonly refusal: JudgedRefusal; readonly change: FileChange }[] = [];

  const decide: ChangeJudge['decide'] = (changes, readChange) => {
    const { tainted, ...call } = options.call();
    const facts = { tainted, approved: options.approvedPaths };
    const refusals = new Map<string, ChangeRefusal>();
    const asks: { readonly refusal: JudgedRefusal; readonly change: JudgedChange }[] = [];
    const refuse = (change: JudgedChange, refusal: JudgedRefusal | null | undefined): void => {
      if (refusal === undefined) throw new Error('a change without a judgement');
      if (refusal === null) return;
      const { decision, rule, reason } = refusal;
      refusals.set(change.key, { rule, reason });
      if (decision === 'explain') askedBy.add(rule);
      // A folder is made again with its files. A link or another file that cannot be written as text is only refused.
      if (decision === 'escalate' && [null, 'file'].includes(change.now)) asks.push({ refusal, change });
      if (decision === 'deny-and-abort') options.onAbort(`rule ${rule} ends the run: ${reason}`);
    };
    // A change that is allowed with any content stays. The contents are read only if they decide.
    const byName = policy.judge(changes.map(readOutline), facts, call);
    for (const [index, change] of changes.entries())
      if (byName[index]?.byContent !== true) refuse(change, byName[index]);
    const doubtful = changes.filter((_, index) => byName[index]?.byContent === true);
    const known = holdContents(doubtful.map((change) => () => ({ ...readOutline(change), ...readChange(change) })));
    const judged = policy.judge(known, facts, call);
    for (const [index, change] of doubtful.entries()) refuse(change, judged[index]);
    const contents = holdContents(
      asks.map(({ change }) => () => ({ ...readOutline(change), ...readChange(change) })),
    );
    escalated = asks.flatMap(({ refusal, change: { key } }, index) => {
      const change = contents[index];
      if (change === undefined || change.before?.kind === 'directory') return [];
      if (!options.isApproved(change)) return [{ refusal, change }];
      refusals.delete(key);
      return [];
    });
    return refusals;
  };

  return {
    refused: () => all,
    askedBy: () => [...askedBy],
    judge: {
      decide(changes, readChange) {
        decided = changes.map(({ path }) => path);
        try {
          return decide(changes, readChange);
        } catch (thrown) {
          options.onAbort(`what a command changed could not be decided: ${readErrorMessage(thrown)}`);
          throw thrown;
        }
      },

      report(outcome: ChangeOutcome) {
        const { kept, refused } = outcome;
        // A change that only waits for a person is not a denial.
        const escalatedPaths = new Set(escalated.map(({ change }) => change.path));
        const isDenial = refused.some(({ path }) => !escalatedPaths.has(path));
        if (!wasDenied && isDenial) options.onRefused();
        wasDenied ||= isDenial;
        all = [...all, ...refused];
        const reverted = new Set(refused.map(({ path }) => path));
        const restored = new Set(refused.flatMap((change) => (change.restored ? [change.path] : [])));
        const withheld = new Map<string, WithheldChanges>();
        for (const { refusal, change } of escalated.filter((one) => restored.has(one.change.path))) {
          const changes = [...(withheld.get(refusal.rule)?.changes ?? []), change];
          withheld.set(refusal.rule, { ...refusal, changes });
        }
        escalated = [];
        for (const one of withheld.values()) options.onWithheld(one);
        if (kept > 0) options.onKept(decided.filter((path) => !reverted.has(path)));
        decided = [];
        if (refused.length > 0) options.onReverted(refused);
        if (kept + refused.length > 0)
          options.onDecided({ kept, refused: refused.slice(0, maxRecorded), refusedCount: refused.length });
        const stuck = refused.filter(({ restored }) => !restored);
        if (stuck.length > 0)
          options.onAbort(
            `what a command changed and no rule allows could not be restored: ${stuck
              .slice(0, 5)
              .map(({ path, reason }) => `${escapeControls(path)} (${reason})`)
              .join(', ')}`,
          );
      },
    },
  };
}

function readOutline({ path, base, after }: JudgedChange): ChangeToJudge {
  const hide = (side: PathOutline | null): FileState | null => (side === null ? null : { ...side, content: null });
  return { path, before: hide(base.before), after: hide(after), submodule: base.submodule };
}

/** Adds to the output of a call the changes that were refused, and lines of the harness for the model. */
export function addNotes(
  output: ToolOutput,
  { refused, hints }: { readonly refused: readonly RefusedChange[]; readonly hints: string },
  taint: TaintSource | null,
): ToolOutput {
  const refusedChanges: JsonValue = refused
    .slice(0, maxReported)
    .map(({ path, kind, rule, reason }) => ({ path: escapeControls(path), kind, rule, reason }));
  const { value, text } = output;
  const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
  return {
    ...output,
    value: isObject
      ? { ...value, ...(refused.length > 0 && { refusedChanges }), ...(hints !== '' && { refusedHint: hints }) }
      : value,
    text: text === null ? null : [text, renderRefused(refused, taint), hints].filter(Boolean).join('\n'),
  };
}

/** The line before the list of refused changes. */
export const refusedHeading =
  'The policy refused these changes of the command; these paths are as before the run again:';

/**
 * Renders the refused changes for the model. A program chooses the names of its files, so that the list is in an envelope if the program
 * is not trusted.
 */
export function renderRefused(refused: readonly RefusedChange[], taint: TaintSource | null): string {
  if (refused.length === 0) return '';
  const list = listRefused(refused);
  return `${refusedHeading}\n${taint === null ? list : renderUntrustedOutput(taint, list)}`;
}

/** The refused changes, a line per rule: `git switch` can touch many files that one rule protects. */
export function listRefused(refused: readonly RefusedChange[]): string {
  const rules = new Map<string, RefusedChange[]>();
  for (const change of refused) {
    const key = `rule ${change.rule}: ${change.reason}`;
    rules.set(key, [...(rules.get(key) ?? []), change]);
  }
  const lines = [...rules].map(([rule, changes]) => {
    const named = changes.slice(0, maxNamed).map(({ path, kind }) => `${kind} ${renderPath(path)}`);
    const more = changes.length > maxNamed ? ` and ${changes.length - maxNamed} more` : '';
    return `- ${named.join(', ')}${more}: ${rule}`;
  });
  return lines.join('\n');
}

function holdContents(readers: readonly (() => ChangeToJudge)[]): ChangeToJudge[] {
  let held = 0;
  return readers.map((read) => {
    const change = read();
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
