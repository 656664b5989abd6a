import { escapeControls } from '../core/text/control-characters.ts';
import { renderUntrustedOutput } from '../core/text/untrusted-envelope.ts';
import { renderPath, type Access } from '../core/types/access.ts';
import type {
  ChangeJudge,
  ChangeOutcome,
  ChangeRefusal,
  FileChange,
  FileKind,
  FileState,
  JudgedChange,
  RefusedChange,
} from '../core/types/change.ts';
import { isAllowed, type CallToDecide, type Verdict } from '../core/types/decision.ts';
import { readErrorMessage } from '../core/types/error.ts';
import type { ChangesDecided } from '../core/types/event.ts';
import type { JsonValue } from '../core/text/json.ts';
import type { TaintSource } from '../core/types/taint.ts';
import type { Policy } from '../core/ports/policy.ts';
import type { ToolOutput } from '../core/ports/tool.ts';
import { explainUnpatchable, unpatchableRule } from './unpatchable.ts';

/** Bytes of contents that are held at one time to decide changes; rules treat contents over this limit as unknown. */
const maxHeldBytes = 128 * 1024 * 1024;
const maxRecorded = 500;
const maxTold = 50;
/** Paths that a rule's line names. */
const maxNamed = 8;

export interface CallJudge {
  readonly judge: ChangeJudge;
  /** All refused changes so far. */
  readonly refused: () => readonly RefusedChange[];
  /** The call has its result. Changes that are refused from now on, because a parallel command ran longer, go to the listener. */
  readonly end: (onLate: (refused: readonly RefusedChange[]) => void) => void;
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
  readonly onAbort: (reason: string) => void;
  /** Called at the first refused change; once for the call, however many there are. */
  readonly onRefused: () => void;
  readonly onDecided: (event: Pick<ChangesDecided, 'kept' | 'refused' | 'refusedCount'>) => void;
  /** Receives the changed paths that stay. */
  readonly onKept: (paths: readonly string[]) => void;
}): CallJudge {
  const { policy } = options;
  let all: readonly RefusedChange[] = [];
  let decided: readonly string[] = [];
  let tellLate: ((refused: readonly RefusedChange[]) => void) | null = null;

  const ask = (path: string, kind: FileKind | null, changes: readonly FileChange[] | null): Verdict =>
    policy.decide({ ...options.call(), accesses: [createWrite(path, kind)], changes });

  const decide: ChangeJudge['decide'] = (changes, readChange) => {
    const refusals = new Map<string, ChangeRefusal>();
    for (const change of changes) {
      const reason = explainUnheld(change, policy);
      if (reason !== null) refusals.set(change.key, { rule: unpatchableRule, reason });
    }
    const doubtful = changes.filter(
      ({ key, now, path }) => !refusals.has(key) && !isAllowed(ask(path, now, null).decision),
    );
    const known = holdContents(doubtful.map((change) => () => readChange(change)));
    for (const { key, path, now } of doubtful) {
      const verdict = ask(path, now, known);
      if (isAllowed(verdict.decision)) continue;
      if (verdict.decision === 'escalate' && options.approvedPaths.has(path)) continue;
      refusals.set(key, { rule: verdict.rule, reason: verdict.reason });
      if (verdict.decision === 'deny-and-abort')
        options.onAbort(`rule ${verdict.rule} ends the run: ${verdict.reason}`);
    }
    return refusals;
  };

  return {
    refused: () => all,
    end: (onLate) => {
      tellLate = onLate;
    },
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
        if (all.length === 0 && refused.length > 0) options.onRefused();
        all = [...all, ...refused];
        const reverted = new Set(refused.map(({ path }) => path));
        if (kept > 0) options.onKept(decided.filter((path) => !reverted.has(path)));
        decided = [];
        if (refused.length > 0) tellLate?.(refused);
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

// A patch does not record folders.
function explainUnheld({ path, base, after }: JudgedChange, policy: Policy): string | null {
  const [before, now] = [base.before, after].map((side) => (side?.kind === 'directory' ? null : side));
  return explainUnpatchable({ path, before: before ?? null, after: now ?? null, submodule: base.submodule }, policy);
}

/** Adds the refused changes of a call to its output. */
export function addRefused(
  output: ToolOutput,
  refused: readonly RefusedChange[],
  taint: TaintSource | null,
): ToolOutput {
  if (refused.length === 0) return output;
  const told: JsonValue = refused
    .slice(0, maxTold)
    .map(({ path, kind, rule, reason }) => ({ path: escapeControls(path), kind, rule, reason }));
  const { value } = output;
  return {
    ...output,
    value:
      value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value, refusedChanges: told } : value,
    text: output.text === null ? null : `${output.text}\n${renderRefused(refused, taint)}`,
  };
}

/** Adds a line for the model to a call's output. */
export function addHint(output: ToolOutput, hint: string): ToolOutput {
  if (hint === '') return output;
  const { value } = output;
  return {
    ...output,
    value:
      value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value, refusedHint: hint } : value,
    text: output.text === null ? null : `${output.text}\n${hint}`,
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

/** The write access for a changed path. `kind` is the kind of the new entry, or of the removed one. */
export function createWrite(path: string, kind: FileKind | null): Access {
  const isFile = kind !== null && kind !== 'directory';
  return { type: 'write', path, valid: !/[\p{Cc}\uFFFD]/u.test(path), ...(isFile && { isFile }) };
}

function holdContents(readers: readonly (() => FileChange)[]): FileChange[] {
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
