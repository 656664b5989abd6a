import { groupBy } from '../../core/group-by.ts';
import { createDescribedRun } from '../../core/calls/call-history.ts';
import type { RecordedCall } from '../../core/calls/recorded-calls.ts';
import { renderAccess } from '../../core/types/access.ts';
import { createCallToDecide, isAllowed, type ChangedDecision, type Decision } from '../../core/types/decision.ts';
import type { ResolvedPolicy } from '../resolve/load.ts';
import { cutText } from '../../core/text/cut-text.ts';
import { replaceControls } from '../../core/text/control-characters.ts';

const maxExamples = 3;

export interface ReplayedCall {
  readonly callId: string;
  readonly tool: string;
  readonly turn: number;
  /** The call on one line. */
  readonly call: string;
  readonly before: { readonly decision: Decision; readonly rule: string };
  readonly after: { readonly decision: Decision; readonly rule: string; readonly reason: string };
  /** `diverged` is the first call with a different decision. The calls after it might never have been made. */
  readonly state: 'same' | 'diverged' | 'hypothetical';
}

/** Decides the calls of a recorded run under another policy, in their order and with the state that they build up. */
export function replayCalls(policy: ResolvedPolicy, calls: readonly RecordedCall[]): readonly ReplayedCall[] {
  const replayed: ReplayedCall[] = [];
  const run = createDescribedRun();
  let diverged = false;
  for (const call of calls) {
    if (call.caller === 'agent') {
      // It counts for later calls, and is not decided again.
      if (isAllowed(call.decision)) run.add(createCallToDecide(call), call, call);
      continue;
    }
    const verdict = run.decide(createCallToDecide(call), call, policy.decide);
    const before = call.escalated ? 'escalate' : call.decision;
    const differs = verdict.decision !== before;
    replayed.push({
      callId: call.callId,
      tool: call.tool,
      turn: call.turn,
      call: renderCall(call),
      before: { decision: before, rule: call.rule },
      after: { decision: verdict.decision, rule: verdict.rule, reason: verdict.reason },
      state: diverged ? 'hypothetical' : differs ? 'diverged' : 'same',
    });
    diverged ||= differs;
  }
  return replayed;
}

/** A run whose calls were decided again. */
export interface ReplayedRun {
  readonly name: string;
  readonly repository: string;
  readonly calls: readonly ReplayedCall[];
}

/** The calls of many runs that were decided otherwise, by repository and rule, in descending order of the number of calls. */
export function groupChanges(runs: readonly ReplayedRun[]): readonly ChangedDecision[] {
  const changed = runs.flatMap(({ name, repository, calls }) =>
    calls.filter(isChanged).map((call) => ({ ...call, name, repository })),
  );
  const groups = groupBy(changed, ({ repository, before, after }) =>
    JSON.stringify([repository, after.rule, before.rule, before.decision, after.decision]),
  );
  return [...groups.values()]
    .flatMap((group) =>
      group.slice(0, 1).map(({ repository, before, after }) => ({
        repository,
        rule: after.rule,
        before,
        after: after.decision,
        reason: after.reason,
        calls: group.length,
        hypothetical: group.filter(({ state }) => state === 'hypothetical').length,
        runs: [...new Set(group.map(({ name }) => name))],
        examples: [...new Set(group.map(({ call }) => call))].slice(0, maxExamples),
      })),
    )
    .toSorted((left, right) => right.calls - left.calls);
}

function isChanged({ before, after }: ReplayedCall): boolean {
  return before.decision !== after.decision;
}

/** A call on one line, without characters that could control a terminal. */
export function renderCall({ tool, accesses }: Pick<RecordedCall, 'tool' | 'accesses'>): string {
  return cutText(replaceControls(`${tool}: ${accesses.map(renderAccess).join(', ') || 'none'}`), 300);
}

/** The changed decisions of many runs as text, and the records that cannot be read. */
export function renderChanges(
  changes: readonly ChangedDecision[],
  runs: readonly ReplayedRun[],
  broken: readonly { readonly name: string; readonly problem: string }[],
): string {
  const lines = changes.flatMap(({ repository, rule, before, after, reason, calls, hypothetical, runs, examples }) => [
    `${repository}  ${rule}: ${before.decision} by ${before.rule} → ${after}, calls: ${calls} (hypothetical: ${hypothetical}), runs: ${runs.join(', ')}`,
    ...(reason === '' ? [] : [`    ${reason}`]),
    ...examples.map((call) => `    ${call}`),
  ]);
  const unread = broken.map(({ name, problem }) => `not read: ${name}: ${problem}`);
  const all = runs.flatMap(({ calls }) => calls);
  const end = `${all.length} calls of ${runs.length} runs, ${all.filter(isChanged).length} decided otherwise`;
  return `${[...lines, ...unread, end].map(replaceControls).join('\n')}\n`;
}

/** A replay as text: the first difference, and the decision for each later call. */
export function renderReplay(calls: readonly ReplayedCall[]): string {
  const lines = calls.map(({ state, turn, call, before, after }) => {
    const mark = state === 'diverged' ? '>' : state === 'hypothetical' ? '?' : ' ';
    const change =
      before.decision === after.decision
        ? `${before.decision} by ${after.rule}`
        : `${before.decision} by ${before.rule} → ${after.decision} by ${after.rule}`;
    return `${mark} turn ${turn}  ${call}  ${change}`;
  });
  const first = calls.find(({ state }) => state === 'diverged');
  const end =
    first === undefined
      ? `${calls.length} calls, all decided the same`
      : `first divergence: ${first.callId} (turn ${first.turn}); calls marked ? are hypothetical, since the run would have continued in another way`;
  return `${[...lines, end].join('\n')}\n`;
}
