import type { Access } from '../core/types/access.ts';
import type { FileChange, ChangeToJudge } from '../core/types/change.ts';
import { isAllowed, noFollowUp, type DecisionRecord, type Verdict, type CallToDecide } from '../core/types/decision.ts';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { noGrant } from '../core/types/network.ts';
import { decideCall, omitScratch, type DecidedAlternatives } from '../core/calls/decide-call.ts';
import { readJsonPointer, renderCanonicalJson, type JsonValue } from '../core/text/json.ts';
import type { Policy } from '../core/ports/policy.ts';
import type { Sandbox, WorkspaceFiles } from '../core/ports/sandbox.ts';
import { ToolFailure, type BoundCall } from '../core/ports/tool.ts';
import { describeSessions } from './separate-sessions.ts';
import type { CallFacts, CallOptions, DecidedCall, RefusedCall } from './call-options.ts';
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
  const { sandbox, justifications, allowedForRun, approvals, clock, limits, history } = options;
  const { policy } = options.scope;

  return async (prepared) => {
    const { call, tool, bound, args, justification, hash } = prepared;
    const startMs = clock.monotonicMs();
    const taken = justification === '' ? null : justifications.take(hash);
    const justified = taken !== null;
    const retried = taken ?? [];
    // With the refused accesses it is another call: an approval of the plain call does not cover it.
    const callHash = retried.length === 0 ? hash : computeSha256(`${hash}\n${renderCanonicalJson(toJson(retried))}`);
    const described = await describeCall(prepared, policy, sandbox).catch((thrown: unknown) => ({
      thrown,
      accesses: [],
      changes: null,
      argumentPaths: new Map(),
    }));
    const accesses = [...described.accesses, ...retried];
    const decisionId = options.createId('decision');
    const facts: CallFacts = {
      tool: tool.name,
      args,
      origin: call.origin,
      turn: call.turn,
      justified,
      argumentPaths: described.argumentPaths,
      isDisposable: (path) => sandbox.files.isIgnored(path),
      // A dry run requests no approval.
      asksPeople: options.asksPeople && options.readMode(call.turn) === 'run',
      isolation: sandbox.isolation.level,
      rulesUsed: history.rulesUsed,
      get history() {
        return history.list(decisionId);
      },
    };

    // No await from here to the counts: no other call can be decided by the same counts. Proved by test/dispatch/parallel-limits.test.ts.
    const refused = limits.findEnd();
    if (refused !== null) return { refused };
    let decided: DecidedAlternatives;
    try {
      if ('thrown' in described) throw described.thrown;
      decided = decide({ ...described, accesses });
    } catch (thrown) {
      if (thrown instanceof HarnessError && thrown.code === 'sandbox')
        limits.close('sandbox-unavailable', thrown.message);
      decided = { verdict: denyForError(thrown), alternatives: [] };
    }
    const { followUp, ...verdict } = decided.verdict;
    if (verdict.decision === 'allow-for-run' && followUp.mayRemember) allowedForRun.add(callHash);
    const decision: DecisionRecord = {
      ...verdict,
      decisionId,
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
    if (decision.decision !== 'escalate' && !isAllowed(decision.decision)) limits.countDenial(decision);
    else {
      history.add(decisionId, decision, { ...facts, callId: call.callId, accesses, tainted: options.isTainted() });
      if (isAllowed(decision.decision) && options.readMode(call.turn) === 'run') limits.countStart();
    }
    // Without an approval, the call is not made.
    const { changes } = described;
    return { prepared, decision, changes, followUp, alternatives: decided.alternatives, facts };

    function decide({ accesses: all, changes: planned }: Described): DecidedAlternatives {
      const approved = planned?.flatMap((change) => approvals.findApproval(change) ?? []) ?? [];
      const about: CallToDecide = {
        ...facts,
        accesses: all,
        changes: omitScratch(planned)?.map((change) => addBase(change, sandbox.files)) ?? null,
        tainted: options.isTainted(),
        isRemembered: allowedForRun.has(callHash),
        approvedBy: approved.length === planned?.length ? [...new Set(approved)] : [],
      };
      const { verdict, alternatives } = decideCall(policy.decide, about, bound.alternatives);
      if (verdict.decision === 'explain') justifications.ask(hash);
      const noted =
        retried.length === 0 ? verdict : { ...verdict, reason: `${verdict.reason} (${renderRetried(retried)})` };
      return { verdict: refuseSecrets(noted, { ...prepared, accesses: all }), alternatives };
    }
  };
}

type Described = Awaited<ReturnType<typeof describeCall>>;

/**
 * The facts of a call that need the workspace: its accesses, its arguments that are paths with links resolved, and its changes. The one function for
 * runs and for `policy explain`, so that both decide the same call.
 */
export async function describeCall(
  { bound, args }: Pick<PreparedCall, 'bound' | 'args'>,
  { pathArguments }: Pick<Policy, 'pathArguments'>,
  { files, sessions }: { readonly files: WorkspaceFiles; readonly sessions: Sandbox['sessions'] | null },
): Promise<Required<Pick<CallToDecide, 'accesses' | 'changes' | 'argumentPaths'>>> {
  const listed = await bound.listAccesses(files);
  const called = sessions === null ? listed : describeSessions(listed, sessions);
  const argumentPaths = new Map<string, string | null>();
  const values = pathArguments.flatMap((pointer) =>
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

// The agent may change and remove what it made itself, so a change counts from the base of the run.
function addBase(change: FileChange, files: Pick<WorkspaceFiles, 'readBase'>): ChangeToJudge {
  const { before, ...facts } = files.readBase(change.path);
  const content = change.before?.content ?? null;
  return { ...change, ...facts, before: before === null ? null : { ...before, content } };
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
