import { groupBy } from '../core/group-by.ts';
import { listKeptWrites, readConnection } from '../core/calls/recorded-calls.ts';
import { explainUntrusted } from '../core/text/untrusted-certificate.ts';
import type { JsonValue } from '../core/text/json.ts';
import type { ChangeJudge, FileChange, RefusedChange } from '../core/types/change.ts';
import { lastDenial } from '../core/types/denial.ts';
import type { JudgedRefusal } from '../core/types/decision.ts';
import { readErrorMessage } from '../core/types/error.ts';
import { describeSealed, isSameConnection, renderPlace, type ConnectionDecision } from '../core/types/network.ts';
import type { CommandNetwork } from '../core/ports/sandbox.ts';
import { listRefused, refusedHeading } from './call-hints.ts';
import type { CallOptions, DecidedCall, WithheldChanges } from './call-options.ts';
import { explainStuck, judgeChanges, type JudgedChanges } from './judge-changes.ts';

const maxRecorded = 500;

/** The observations of the harness while a call runs, and afterwards of its sessions: changes and connections. */
export type WatchedCall = ReturnType<typeof watchCall>;

const nothingJudged = { paths: [], escalated: [] };

export function watchCall(decided: DecidedCall, options: CallOptions) {
  const { prepared, decision, followUp } = decided;
  const { call, tool } = prepared;
  const { limits, history, redactor, scope, justifications, approvals } = options;
  let state: 'running' | 'ended' = 'running';
  let kept: readonly string[] = [];
  let connections: readonly ConnectionDecision[] = [];
  let refusedChanges: readonly RefusedChange[] = [];
  let wasDenied = false;
  const askedBy = new Set<string>();
  const reached = new Set<string>();
  /** The hosts and ports that the history has. */
  const noted = new Set<string>();
  // A person decides about these changes, and no retry.
  const withheldPaths = new Set<string>();
  const questions: Promise<string>[] = [];
  /** The last judgement, until its outcome is reported. */
  let judged: Pick<JudgedChanges, 'escalated'> & { readonly paths: readonly string[] } = nothingJudged;

  const judge: ChangeJudge = {
    decide(changes, readChange) {
      judged = nothingJudged;
      try {
        const { refusals, ...rest } = judgeChanges(changes, readChange, {
          judge: scope.policy.judge,
          call: { ...decided.facts, tainted: options.isTainted() },
          approvedPaths: new Set(followUp.escalatedPaths),
          isApproved: (change) => approvals.findApproval(change) !== null,
        });
        judged = { paths: changes.map(({ path }) => path), escalated: rest.escalated };
        for (const rule of rest.askedBy) askedBy.add(rule);
        if (rest.ending !== null) limits.close('denied', rest.ending);
        return refusals;
      } catch (thrown) {
        limits.close('denied', `what a command changed could not be decided: ${readErrorMessage(thrown)}`);
        throw thrown;
      }
    },

    report({ kept: keptCount, refused }) {
      const { paths, escalated } = judged;
      judged = nothingJudged;
      // A change that only waits for a person is not a denial. A call counts once, with any number of changes.
      const isDenial = refused.some(({ path }) => !escalated.some(({ change }) => change.path === path));
      if (isDenial && !wasDenied) limits.countRefusal();
      wasDenied ||= isDenial;
      refusedChanges = [...refusedChanges, ...refused];
      const restored = new Set(refused.flatMap((change) => (change.restored ? [change.path] : [])));
      for (const withheld of groupByRule(escalated.filter(({ change }) => restored.has(change.path))))
        askPeople(withheld);
      const reverted = new Set(refused.map(({ path }) => path));
      const keptPaths = keptCount === 0 ? [] : paths.filter((path) => !reverted.has(path));
      if (keptCount > 0) scope.onChanged(keptPaths);
      history.addAccesses(decision.decisionId, listKeptWrites(keptPaths, keptCount));
      if (refused.length > 0) noteJustification();
      if (state === 'ended') reportRefused(refused);
      if (keptCount + refused.length > 0)
        scope.emit({
          type: 'changes-decided',
          turn: call.turn,
          callId: call.callId,
          kept: keptCount,
          keptPaths: keptPaths.slice(0, maxRecorded),
          refused: refused.slice(0, maxRecorded),
          refusedCount: refused.length,
        });
      const stuck = explainStuck(refused);
      if (stuck !== null) limits.close('denied', stuck);
    },
  };

  function askPeople(withheld: WithheldChanges): void {
    for (const { path } of withheld.changes) withheldPaths.add(path);
    const asked = approvals.askChanges(withheld, decided, scope);
    if (state === 'running') questions.push(asked);
    else void asked.then((text) => options.onNews(`${call.callId} (${tool.name}): ${text}`, ''));
  }

  const readRefusals = () => ({
    changes: refusedChanges.filter(({ path }) => !withheldPaths.has(path)),
    connections,
    askedBy: [...askedBy],
  });

  // Under the preset `on-failure`, the model may ask once for accesses whose refusal the harness itself observed.
  function noteJustification(): void {
    if (askedBy.size > 0) justifications.ask(prepared.hash);
    if (followUp.mayRetry) justifications.grantRetry(prepared.hash, readRefusals());
  }

  function reportRefused(refused: readonly RefusedChange[]): void {
    if (refused.length > 0)
      options.onNews(`${call.callId} (${tool.name}): ${refusedHeading}`, redactor.redactText(listRefused(refused)));
  }

  const onConnection = (connection: ConnectionDecision): void => {
    scope.emit({ type: 'connection-decided', callId: call.callId, connection });
    if (connection.decision !== 'allow') return;
    const place = renderPlace(connection);
    if (!noted.has(place)) history.addAccesses(decision.decisionId, [readConnection(connection)]);
    noted.add(place);
    // Before the first byte of the answer, and also for a connection of a session whose call has ended.
    reached.add(connection.host);
    if (tool.kind === 'session') options.sessionNetwork.isReached = true;
    options.taint('network', call.turn);
  };
  const network: CommandNetwork = {
    grant: decision.grant,
    onKept: (paths) => void (kept = paths),
    onDecision(connection) {
      if (connection.decision === 'deny')
        connections = [...connections.filter((known) => !isSameConnection(known, connection)), connection];
      onConnection(connection);
    },
  };
  return {
    judge,
    network,
    onConnection,
    refused: () => refusedChanges,
    refusals: readRefusals,
    hasConnected: () =>
      reached.size > 0 ||
      (options.sessionNetwork.isReached && decision.accesses.some(({ type }) => type === 'session')),
    /** A warning for a call with refused changes after which one more ends the run; empty for another call. */
    explainLast: () => (wasDenied && limits.isLast ? lastDenial : ''),
    /** The facts about the result of a sealed call; empty for another call. */
    describeSealed: () => (decision.grant.kind === 'sealed' ? describeSealed(kept) : ''),
    explainUntrusted: (value: JsonValue) =>
      reached.size === 0 ? '' : explainUntrusted(JSON.stringify(value), [...reached]),
    /** Waits for the people who were asked. Later observations are news for the model. Returns lines for the result. */
    async settle(): Promise<readonly string[]> {
      const answers: string[] = [];
      for (let next = questions.shift(); next !== undefined; next = questions.shift()) answers.push(await next);
      state = 'ended';
      noteJustification();
      // A script may return another part of the result.
      if (call.scriptId !== null) reportRefused(refusedChanges);
      return answers;
    },
  };
}

function groupByRule(
  escalated: readonly { readonly refusal: JudgedRefusal; readonly change: FileChange }[],
): readonly WithheldChanges[] {
  const groups = groupBy(escalated, ({ refusal }) => refusal.rule);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ ...first.refusal, changes: group.map(({ change }) => change) }];
  });
}
