import { randomBytes } from 'node:crypto';
import { listGranted } from '../core/calls/approval-requests.ts';
import { renderCallResult } from '../core/calls/call-text.ts';
import type { CallHistory } from '../core/calls/call-history.ts';
import type { CallScope } from '../core/ports/agents.ts';
import { waitUnpaused } from '../core/ports/pause-clock.ts';
import type { News } from '../core/ports/script.ts';
import type { WorkspacePath } from '../core/ports/sandbox.ts';
import type { ToolCall } from '../core/ports/tool.ts';
import { cutMiddle, describeCut } from '../core/text/cut-text.ts';
import { renderCanonicalJson } from '../core/text/json.ts';
import { listPaths } from '../core/text/path-text.ts';
import { escapeHarnessTags } from '../core/text/untrusted-envelope.ts';
import { renderPath } from '../core/types/access.ts';
import {
  isGranted,
  type ApprovalAnswer,
  type ApprovalRequest,
  type ApprovalState,
  type ChangeToApprove,
  type ShownCall,
  type WaitingRequest,
} from '../core/types/approval.ts';
import type { AcceptedChange, FileChange, FileState } from '../core/types/change.ts';
import { approvalTimeoutRule, decideByAnswer, isAllowed, type DecisionRecord } from '../core/types/decision.ts';
import { readErrorMessage } from '../core/types/error.ts';
import type { Emit, RunEvent } from '../core/types/event.ts';
import { noGrant } from '../core/types/network.ts';
import { coversChange, digestState, explainMismatch, listWrites } from './approval-files.ts';
import type { CallLimits } from './call-limits.ts';
import type { Approvals, DecidedCall, Continuation, DispatcherOptions, WithheldChanges } from './call-options.ts';
import { computeSha256 } from './prepare-call.ts';

const maxArgsBytes = 2_048;

/** What a person is asked about: a call, or its changes that were reverted. */
interface Question extends Pick<WithheldChanges, 'escalation'> {
  /** Null if they are not known before the call. */
  readonly changes: readonly FileChange[] | null;
  readonly binds: ShownCall['binds'];
}

type Settled = Pick<DecisionRecord, 'decision' | 'reason'>;

/** A request with its answer. `waitedMs` is 0 for an answer that was there before. */
interface Asked {
  readonly request: ApprovalRequest;
  readonly answer: ApprovalAnswer;
  readonly waitedMs: number;
}

/** A run that continues what waited for a person, with the state of its repository at the start. */
interface ContinuedRun extends Continuation {
  readonly scope: CallScope;
  readonly state: ApprovalState;
}

/** A change to make, and its path as the workspace has it. */
interface LocatedChange {
  readonly place: WorkspacePath;
  readonly change: ChangeToApprove;
}

export function createApprovals(
  options: DispatcherOptions,
  { limits, history }: { readonly limits: CallLimits; readonly history: CallHistory },
): Approvals {
  const { approval, clock, earlier = [] } = options;
  const { channel } = approval;
  const { files } = options.sandbox;
  const granted = listGranted(earlier).map(({ request }) => request);
  /** Open questions about changes, by their hash. */
  const asking = new Map<string, Promise<string>>();

  async function ask(
    { decision, prepared, followUp }: DecidedCall,
    question: Question,
    { emit }: CallScope,
  ): Promise<DecisionRecord> {
    const { call } = prepared;
    const deny = (reason: string, rule = decision.rule): DecisionRecord => ({
      ...decision,
      decision: 'deny',
      rule,
      reason,
      grant: noGrant,
    });
    let asked: Asked;
    try {
      // A call that cannot be shown whole cannot be approved.
      const { showCall } = await import('./show-call.ts');
      const { changes, binds } = question;
      const toShow = { args: prepared.args, changes, binds, scriptId: call.scriptId, callSite: call.callSite };
      const shown = showCall(toShow, options.redactor.known);
      if (shown.type === 'hidden')
        return deny(
          `${decision.reason} (a person would have to approve it, and it cannot be shown whole: ${shown.reason})`,
        );
      const writes =
        changes === null ? followUp.escalatedPaths.map((path) => ({ path, sha256: null })) : listWrites(changes);
      const request = await createRequest({ decision, prepared }, question, { shown: shown.call, writes });
      asked = await put(request, changes ?? [], emit, call);
    } catch (thrown) {
      return deny(`${decision.reason} (a person could not be asked: ${readErrorMessage(thrown)})`);
    }
    const { answer } = asked;
    const { decision: answered, reason } = settleAnswer(asked, emit);
    if (isAllowed(answered)) return { ...decision, decision: answered, reason, instead: '', suggestion: '' };
    const rule = answer.type === 'timed-out' ? approvalTimeoutRule : decision.rule;
    if (answer.type !== 'filed') return { ...deny(reason, rule), decision: answered };
    return deny(`${decision.reason} (${reason})`);
  }

  /** Records a request, and asks a person about it if no answer to an earlier one holds. */
  async function put(
    request: ApprovalRequest,
    changes: readonly FileChange[],
    emit: Emit,
    { pauseClock, signal }: Pick<ToolCall, 'pauseClock' | 'signal'>,
  ): Promise<Asked> {
    if (channel === null) throw new Error('there is no channel to people');
    const earlier = await pauseClock(() => channel.findEarlier(request));
    emit({ type: 'approval-requested', request, isAnswered: earlier.answer !== null, changes: keep(changes) });
    if (earlier.answer !== null) return { request, answer: earlier.answer, waitedMs: 0 };
    const askedMs = clock.monotonicMs();
    const answer = await pauseClock(() => channel.ask(request, earlier.note, signal));
    return { request, answer, waitedMs: Math.round(clock.monotonicMs() - askedMs) };
  }

  /** Records an answer, and keeps the granted request. Ends the run if the person did, or has to answer first. */
  function settleAnswer({ request, answer, waitedMs }: Asked, emit: Emit): Settled {
    emit({ type: 'approval-answered', requestId: request.id, callId: request.callId, answer, waitedMs });
    if (isGranted(answer)) granted.push(request);
    const settled = decideByAnswer(answer);
    if (answer.type === 'denied-and-ended') limits.close('denied', settled.reason);
    if (answer.type === 'filed')
      limits.close('needs-approval', `a person has to approve a call of ${request.tool}: ${answer.hint}${answer.note}`);
    return settled;
  }

  async function createRequest(
    { decision, prepared }: Pick<DecidedCall, 'decision' | 'prepared'>,
    { escalation }: Question,
    bound: Pick<ApprovalRequest, 'shown' | 'writes'>,
  ): Promise<ApprovalRequest> {
    if (escalation === null) throw new Error('no rule names people who may approve it');
    const createdMs = clock.nowMs();
    return {
      id: options.createId('approval'),
      nonce: createNonce(),
      runId: options.runId,
      callId: decision.callId,
      tool: decision.tool,
      argsJson: prepared.redactedJson,
      ...bound,
      callHash: decision.callHash,
      policySha256: decision.policySha256,
      ...(await approval.readState()),
      rule: decision.rule,
      reason: decision.reason,
      label: escalation.label,
      by: escalation.by,
      createdMs,
      expiresMs: createdMs + escalation.ttlMs,
    };
  }

  // Scratch files do not last until the run continues: a call that writes one has to be repeated.
  function keep(changes: readonly FileChange[]): Extract<RunEvent, { type: 'approval-requested' }>['changes'] {
    if (changes.some(({ path }) => path.startsWith('/'))) return [];
    const kept = approval.keepChanges(changes.map(describeAccepted));
    return kept.map((file, index) => ({ file, base: digestState(changes[index]?.before ?? null) }));
  }

  /** The changes with their places; or, as text, which file has changed since the request. */
  async function locate(changes: readonly ChangeToApprove[]): Promise<readonly LocatedChange[] | string> {
    const located: LocatedChange[] = [];
    for (const change of changes) {
      const { path, base } = change;
      const resolved = await files.resolve(path);
      const isSame = resolved.type === 'inside' && resolved.path === path;
      if (!isSame || base === null || digestState(await readState(resolved.path)) !== base)
        return `${renderPath(path)} has changed since the request`;
      located.push({ place: resolved.path, change });
    }
    return located;
  }

  /** Makes changes as they were shown. */
  async function make(located: readonly LocatedChange[], scope: CallScope, settled: Settled): Promise<Settled> {
    try {
      for (const { place, change } of located) {
        const { after } = change;
        if (after === null) await files.remove(place);
        else if (after.content !== null) await files.write(place, after.content, { executable: after.executable });
      }
    } catch (thrown) {
      return { decision: 'deny', reason: `${settled.reason}, and ${readErrorMessage(thrown)}` };
    }
    scope.onChanged(located.map(({ change }) => change.path));
    return settled;
  }

  async function readState(path: WorkspacePath): Promise<FileState | null> {
    const stats = await files.stat(path);
    if (stats === null) return null;
    const content = stats.kind === 'file' ? await files.read(path, stats.size) : null;
    return { kind: stats.kind, executable: stats.executable, content };
  }

  async function askAndMake(withheld: WithheldChanges, callHash: string, decided: DecidedCall, scope: CallScope) {
    const { rule, reason, escalation, changes } = withheld;
    const decision: DecisionRecord = { ...decided.decision, decision: 'escalate', rule, reason, callHash };
    const asked = await ask({ ...decided, decision }, { changes, binds: 'changes', escalation }, scope);
    if (!isAllowed(asked.decision)) return renderMade(changes, asked);
    // All of them, or none if the file at one of the paths has changed since.
    const located = await locate(changes.map(addBase));
    const made: Settled =
      typeof located === 'string'
        ? { decision: 'deny', reason: `${asked.reason}, and ${located}` }
        : await make(located, scope, asked);
    return renderMade(changes, made);
  }

  /** Makes what a person has approved, or tells the model how the person has answered about its call. Resolves to the words for the model. */
  async function makeOne(waiting: WaitingRequest, run: ContinuedRun): Promise<News> {
    const { request, changes } = waiting;
    if (changes !== null && changes.length > 0) return { text: await makeChanges(request, changes, run), output: '' };
    const approver = channel?.readGrant(request) ?? null;
    const repeated = approver === null ? null : run.repeat(request);
    if (repeated === null) return { text: await announce(waiting, run, approver), output: '' };
    const { text: output, failed } = renderCallResult(await repeated);
    const approved = `${approver} approved the call ${renderRequest(request)} (${request.id})`;
    return {
      text: failed
        ? `${approved}. The run tried to make it:`
        : `${approved}, and it was made. Do not repeat it. Its result:`,
      output,
    };
  }

  async function makeChanges(
    request: ApprovalRequest,
    changes: readonly ChangeToApprove[],
    { state, scope, signal }: ContinuedRun,
  ): Promise<string> {
    // The request binds the changes that the person saw, which may differ from the record.
    const isShown =
      changes.length === request.writes.length && changes.every((change) => coversChange(request, change));
    const found = isShown ? ((await channel?.findAnswer({ ...request, ...state })) ?? null) : null;
    if (found === null)
      return renderMade(changes, {
        decision: 'deny',
        reason: `no approval of ${request.id} was found. Make the call again if they are still needed`,
      });
    const { emit } = scope;
    let asked: Asked = { request, answer: found, waitedMs: 0 };
    const isOutdated = explainMismatch(request, { ...request, ...state }, clock.nowMs()) !== null;
    const same = found.type === 'refused' && isOutdated ? await locate(changes) : null;
    // The approval came too late, or was for another state of the repository. No one is asked about changes on another content than the request shows.
    if (same !== null && typeof same !== 'string') {
      settleAnswer(asked, emit);
      const shown = await Promise.all(
        same.map(async ({ place, change: { path, after } }) => ({ path, before: await readState(place), after })),
      );
      asked = await put(renewRequest(request, state), shown, emit, { pauseClock: waitUnpaused, signal });
    }
    const { answer } = asked;
    const located = await locate(changes);
    if (typeof located === 'string' && (answer.type === 'refused' || isGranted(answer)))
      asked = { ...asked, answer: { type: 'refused', requestId: answer.requestId, reason: located } };
    // The answer is on record before the first change is made.
    const settled = settleAnswer(asked, emit);
    const isMade = isGranted(asked.answer) && typeof located !== 'string';
    return renderMade(changes, isMade ? await make(located, scope, settled) : settled);
  }

  function renewRequest(request: ApprovalRequest, state: ApprovalState): ApprovalRequest {
    const createdMs = clock.nowMs();
    return {
      ...request,
      ...state,
      id: options.createId('approval'),
      nonce: createNonce(),
      createdMs,
      expiresMs: createdMs + request.expiresMs - request.createdMs,
    };
  }

  async function announce(
    { request, changes }: WaitingRequest,
    { state, scope }: ContinuedRun,
    approver: string | null,
  ): Promise<string> {
    const call = `with exactly the same arguments: ${renderRequest(request)}.`;
    const lost =
      changes === null ? ' Its changes contain a secret, or are too large, so the record does not have them.' : '';
    // The grant is used when the model makes the call.
    if (approver !== null)
      return `${approver} approved a call that waited (${request.id}). Make it again before any other change, ${call}${lost}`;
    const answer = (await channel?.findAnswer({ ...request, ...state })) ?? null;
    if (answer === null) return `A call that waited for an approval can be made again, ${call}${lost}`;
    const { decision, reason } = settleAnswer({ request, answer, waitedMs: 0 }, scope.emit);
    // The person may be asked again.
    if (answer.type === 'refused') return `${reason}. The call that waited can be made again, ${call}${lost}`;
    return decision === 'explain'
      ? `${reason}. Make the call that waited again with the argument \`justification\`, and otherwise ${call}`
      : `A call that waited was not made: ${reason}. Do not make it again ${call}`;
  }

  return {
    async askCall(decided, scope) {
      const { changes, followUp } = decided;
      const decision = await ask(decided, { changes, binds: 'call', escalation: followUp.escalation }, scope);
      if (isAllowed(decision.decision)) {
        // Other calls may have ended the run meanwhile.
        const refused = limits.findEnd();
        if (refused !== null) return { refused };
        limits.countStart();
        history.confirm(decision.decisionId);
      } else {
        history.release(decision.decisionId);
        limits.countDenial(decision);
      }
      return { ...decided, decision };
    },
    askChanges(withheld, decided, scope) {
      // An approval is for these changes, no matter which command makes them. Commands that run at the same time report the same changes.
      const writes = listWrites(withheld.changes).map((write) => ({ ...write }));
      const callHash = computeSha256(`changes\n${decided.decision.policySha256}\n${renderCanonicalJson(writes)}`);
      const open = asking.get(callHash);
      if (open !== undefined) return open;
      const asked = askAndMake(withheld, callHash, decided, scope)
        .catch((thrown: unknown) => `A person could not be asked: ${readErrorMessage(thrown)}`)
        .then((text) => options.redactor.redactText(text))
        .finally(() => asking.delete(callHash));
      asking.set(callHash, asked);
      return asked;
    },
    findApproval: (change) =>
      granted.find(({ writes }) => coversChange({ writes: writes.filter(({ sha256 }) => sha256 !== null) }, change))
        ?.id ?? null,
    async makeApproved(waiting, scope, continuation) {
      // Before the first change is made: the approvals are for this state.
      const run = { ...continuation, scope, state: await approval.readState() };
      for (const one of waiting) {
        const { text, output } = await makeOne(one, run).catch((thrown: unknown) => ({
          text: `The approval ${one.request.id} could not be read: ${readErrorMessage(thrown)}`,
          output: '',
        }));
        options.onNews(options.redactor.redactText(text), output);
      }
    },
    async settle() {
      while (asking.size > 0) await Promise.all(asking.values());
    },
  };
}

const createNonce = (): string => randomBytes(24).toString('hex');

function renderRequest({ tool, argsJson }: ApprovalRequest): string {
  const args = cutMiddle(argsJson, { maxBytes: maxArgsBytes, describe: describeCut(null) });
  return escapeHarnessTags(`${tool} ${args}`);
}

function renderMade(changes: readonly { readonly path: string }[], { decision, reason }: Settled): string {
  const names = listPaths(changes.map(({ path }) => path));
  if (isAllowed(decision))
    return `${reason}: the changes of ${names} were made as they were shown. Do not repeat the call for them.`;
  const again = decision === 'explain' ? ' Make the call again with the argument `justification`.' : '';
  return `The changes of ${names} were not made: ${reason}.${again}`;
}

function addBase({ path, before, after }: FileChange): ChangeToApprove {
  return { path, after, base: digestState(before) };
}

function describeAccepted({ path, before, after }: FileChange): AcceptedChange {
  const content = after?.content ?? new Uint8Array();
  const mode = after?.executable === true ? 0o755 : 0o644;
  return {
    path,
    state: after === null ? { kind: 'missing' } : { kind: 'file', mode, bytes: content.length },
    read: () => content,
    readBase: () => before?.content ?? null,
  };
}
