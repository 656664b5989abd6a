import { renderPath, type Access } from '../core/types/access.ts';
import type { FileChange, ChangeToJudge } from '../core/types/change.ts';
import {
  decisions,
  isAllowed,
  noFollowUp,
  type DecisionRecord,
  type Verdict,
  type Judge,
  type CallToDecide,
} from '../core/types/decision.ts';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { noGrant } from '../core/types/network.ts';
import { isJsonObject, readJsonPointer, renderCanonicalJson, type JsonValue } from '../core/text/json.ts';
import type { Policy } from '../core/ports/policy.ts';
import type { Sandbox, WorkspaceFiles } from '../core/ports/sandbox.ts';
import { ToolFailure, type BoundCall } from '../core/ports/tool.ts';
import { describeSessions } from './bind-sessions.ts';
import type { CallOptions, DecidedCall, RefusedCall } from './call-options.ts';
import { computeSha256, type PreparedCall } from './prepare-call.ts';
import { refuseSecrets } from './refuse-secrets.ts';
import { renderRetried } from './justification.ts';

/**
 * Decides prepared calls and counts them against the limits. An exception while deciding is a denial that ends the run. The rules of an escalated
 * call count while a person decides.
 */
export function createCallDecider(
  options: CallOptions,
): (prepared: PreparedCall) => Promise<DecidedCall | RefusedCall> {
  const { sandbox, justifications, allowedForRun, approvals, clock, limits } = options;
  const { policy } = options.scope;

  return async (prepared) => {
    const { call, tool, bound, args, justification, hash } = prepared;
    const startMs = clock.monotonicMs();
    const taken = justification === '' ? null : justifications.take(hash);
    const justified = taken !== null;
    const retried = taken ?? [];
    // With the refused accesses it is another call: an approval of the plain call does not cover it.
    const callHash = retried.length === 0 ? hash : computeSha256(`${hash}\n${renderCanonicalJson(toJson(retried))}`);
    let accesses: readonly Access[] = [];
    let changes: readonly FileChange[] | null = null;
    let argumentPaths: ReadonlyMap<string, string | null> = new Map();
    let verdict: Verdict;
    let alternatives: readonly JsonValue[] = [];
    let failure: { readonly thrown: unknown } | null = null;
    try {
      const found = await describeCall(bound, args, { policy, files: sandbox.files, sessions: sandbox.sessions });
      accesses = [...found.accesses, ...retried];
      ({ changes, argumentPaths } = found);
    } catch (thrown) {
      failure = { thrown };
    }
    // No await from here to the counts: no other call can be decided by the same counts. Proved by test/dispatch/parallel-limits.test.ts.
    const refused = limits.closed?.reason ?? limits.closeIfSpent();
    if (refused !== null) return { refused };
    try {
      if (failure !== null) throw failure.thrown;
      const judged = omitScratch(changes)?.map((change) => addBase(change, sandbox.files)) ?? null;
      const about = {
        tool: tool.name,
        origin: call.origin,
        accesses,
        turn: call.turn,
        justified,
        rulesUsed: limits.rulesUsed,
        argumentPaths,
        isDisposable: (path: string) => sandbox.files.isIgnored(path),
        changes: judged,
        tainted: options.isTainted(),
        // A dry run requests no approval.
        asksPeople: options.asksPeople && options.readMode(call.turn) === 'run',
        isolation: sandbox.isolation.level,
      };
      ({ verdict, alternatives } = decideAny(bound.alternatives, args, (one) =>
        policy.decide({ ...about, args: one }),
      ));
      // An approval for the run covers exactly the same call, and never a call that a rule denies now.
      if (allowedForRun.has(callHash) && (verdict.decision === 'explain' || verdict.decision === 'escalate'))
        verdict = { ...verdict, decision: 'allow-for-run', reason: 'the same call was allowed for this run' };
      if (verdict.decision === 'explain') justifications.ask(hash);
      // The same changes again are no other question.
      const approvedBefore = new Map(changes?.map((change) => [change.path, approvals.findApproval(change)]));
      const ids = [...new Set(approvedBefore.values())];
      if (verdict.decision === 'escalate' && ids.length > 0 && !ids.includes(null))
        verdict = {
          ...verdict,
          decision: 'allow',
          reason: `a person approved these changes before (${ids.join(', ')})`,
        };
      if (retried.length > 0) verdict = { ...verdict, reason: `${verdict.reason} (${renderRetried(retried)})` };
      verdict = refuseChanges(verdict, judged ?? [], {
        judge: policy.judge,
        approved: new Set([
          ...verdict.followUp.escalatedPaths,
          ...[...approvedBefore].flatMap(([path, id]) => (id === null ? [] : [path])),
        ]),
        call: { ...about, args, justified: justified || verdict.decision === 'allow-for-run' },
      });
      verdict = refuseSecrets(verdict, { prepared, accesses, redactor: options.redactor });
    } catch (thrown) {
      if (thrown instanceof HarnessError && thrown.code === 'sandbox') limits.closeForSandbox(thrown.message);
      verdict = denyForError(thrown);
    }
    if (verdict.decision === 'allow-for-run' && verdict.followUp.mayRemember) allowedForRun.add(callHash);
    const { followUp, ...decided } = verdict;
    const decision: DecisionRecord = {
      ...decided,
      decisionId: options.createId('decision'),
      runId: options.runId,
      turn: call.turn,
      callId: call.callId,
      callHash,
      tool: tool.name,
      origin: call.origin,
      accesses,
      policySha256: policy.sha256,
      durationUs: Math.round((clock.monotonicMs() - startMs) * 1_000),
      limits: [...limits.list(callHash), ...verdict.limits],
      masked: prepared.masked,
      justified,
    };
    if (decision.decision === 'escalate') limits.countRules(decision);
    else if (!isAllowed(decision.decision)) limits.countDenial(decision);
    else {
      limits.countRules(decision);
      if (options.readMode(call.turn) === 'run') limits.countStart();
    }
    // Without an approval, the call is not made.
    return { prepared, decision, changes, followUp, alternatives, argumentPaths };
  };
}

/**
 * What only the workspace can tell about a call: its accesses, its arguments that are paths with links resolved, and its changes. The one function for runs and for
 * `policy explain`, so that both decide the same call.
 */
export async function describeCall(
  bound: BoundCall,
  args: JsonValue,
  {
    policy,
    files,
    sessions,
  }: {
    readonly policy: Pick<Policy, 'pathArguments'>;
    readonly files: WorkspaceFiles;
    readonly sessions: Sandbox['sessions'] | null;
  },
): Promise<Required<Pick<CallToDecide, 'accesses' | 'changes' | 'argumentPaths'>>> {
  const listed = await bound.listAccesses(files);
  const called = sessions === null ? listed : describeSessions(listed, sessions);
  const argumentPaths = new Map<string, string | null>();
  const values = policy.pathArguments.flatMap((pointer) =>
    [args, ...bound.alternatives].map((one) => readJsonPointer(one, pointer)),
  );
  for (const text of values) {
    if (typeof text !== 'string') continue;
    const resolved = await files.resolve(text);
    argumentPaths.set(text, resolved.type === 'inside' ? resolved.path : null);
  }
  return {
    accesses: called,
    changes: await planCallChanges(bound, files),
    argumentPaths,
  };
}

/** The changes of the workspace. Rules about changes are about the patch, which no scratch file is part of. */
export function omitScratch(changes: readonly FileChange[] | null): readonly FileChange[] | null {
  return changes?.filter(({ path }) => !path.startsWith('/')) ?? null;
}

/** Decides a call, or the calls for which it stands: the most lenient decision on one of them counts, for all that have it. */
function decideAny(
  alternatives: readonly JsonValue[],
  args: JsonValue,
  decide: (args: JsonValue) => Verdict,
): { readonly verdict: Verdict; readonly alternatives: readonly JsonValue[] } {
  if (alternatives.length === 0) return { verdict: decide(args), alternatives };
  const decided = alternatives
    // With what they have in common, as a justification.
    .map((one) => ({ one, verdict: decide(isJsonObject(args) && isJsonObject(one) ? { ...args, ...one } : one) }))
    .toSorted(({ verdict: left }, { verdict: right }) => rankOf(left) - rankOf(right));
  const verdict = decided[0]?.verdict ?? decide(args);
  const same = decided.filter((item) => rankOf(item.verdict) === rankOf(verdict));
  return {
    verdict: { ...verdict, matched: same.flatMap((item) => item.verdict.matched) },
    alternatives: same.map(({ one }) => one),
  };
}

function rankOf({ decision }: Verdict): number {
  return isAllowed(decision) ? 0 : decisions.indexOf(decision);
}

/** Denies a call of a file tool with a change that may not stay, even if rules allow the write: the run would end as denied. */
function refuseChanges(
  verdict: Verdict,
  changes: readonly ChangeToJudge[],
  {
    judge,
    approved,
    call,
  }: { readonly judge: Judge; readonly approved: ReadonlySet<string>; readonly call: CallToDecide },
): Verdict {
  if (verdict.decision !== 'escalate' && !isAllowed(verdict.decision)) return verdict;
  const { followUp } = verdict;
  const refusals = judge(changes, { tainted: call.tainted, approved }, call);
  const index = refusals.findIndex((refusal) => refusal !== null);
  const refusal = refusals[index] ?? null;
  if (refusal === null) return verdict;
  return {
    ...verdict,
    decision: refusal.decision,
    rule: refusal.rule,
    reason: refusal.reason,
    refused: `write ${renderPath(changes[index]?.path ?? '')}`,
    instead: '',
    suggestion: '',
    grant: noGrant,
    alone: '',
    followUp: { ...followUp, escalation: refusal.escalation },
  };
}

// The agent may change and remove what it made itself, so a change counts from the base of the run.
function addBase(change: FileChange, files: Pick<WorkspaceFiles, 'readBase'>): ChangeToJudge {
  const { before, submodule } = files.readBase(change.path);
  const content = change.before?.content ?? null;
  return { ...change, before: before === null ? null : { ...before, content }, submodule };
}

/** The changes that a call would make; null if its tool cannot determine them before the call, empty if the call is bound to fail. */
async function planCallChanges(bound: BoundCall, files: WorkspaceFiles): Promise<readonly FileChange[] | null> {
  try {
    return await bound.planChanges(files);
  } catch (thrown) {
    if (thrown instanceof ToolFailure) return [];
    throw thrown;
  }
}

function toJson(accesses: readonly Access[]): JsonValue {
  return JSON.parse(JSON.stringify(accesses)) as JsonValue;
}

// Fail closed: a call that cannot be decided is denied and ends the run.
function denyForError(thrown: unknown): Verdict {
  return {
    decision: 'deny-and-abort',
    rule: 'error',
    reason: `the call could not be decided: ${readErrorMessage(thrown)}`,
    refused: '',
    instead: '',
    suggestion: '',
    matched: [],
    grant: noGrant,
    alone: '',
    limits: [],
    followUp: noFollowUp,
  };
}
