import { decideNewCall } from '../../core/calls/decide-new-call.ts';
import { renderAccess, type Access } from '../../core/types/access.ts';
import {
  isAllowed,
  listAllowingRules,
  type CallOrigin,
  type CallToDecide,
  type ChangedDecision,
  type Decision,
  type EarlierCall,
  type Verdict,
} from '../../core/types/decision.ts';
import type { AddedDependency } from '../../core/types/change.ts';
import { renderCanonicalJson, type JsonValue } from '../../core/text/json.ts';
import type { ResolvedPolicy } from '../resolve/load.ts';

const maxExamples = 3;

/** A call of an earlier run, as recorded. */
export interface RecordedCall {
  readonly callId: string;
  readonly callHash: string;
  readonly tool: string;
  readonly origin: CallOrigin;
  readonly args: JsonValue;
  readonly accesses: readonly Access[];
  readonly turn: number;
  /** True if the model had already received text from outside. */
  readonly tainted: boolean;
  /** True if the model had given a justification. */
  readonly justified: boolean;
  /** What the call turned out to access: files that its command changed, hosts that it reached. */
  readonly found: readonly Access[];
  /** What all changes of the run added to manifests, with the answers of registries. */
  readonly dependencies?: readonly AddedDependency[];
  /** Whether an agent of the run made the call, under its own policy. It counts for later calls and is not decided again. */
  readonly caller: 'run' | 'agent';
  readonly decision: Decision;
  readonly rule: string;
}

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
  const state = createRunState({ decide: (call) => decideNewCall(policy, call, []) });
  let diverged = false;
  for (const call of calls) {
    if (call.caller === 'agent') {
      if (isAllowed(call.decision)) state.add(createCall(call), call);
      continue;
    }
    const verdict = state.decide(createCall(call), call);
    const differs = verdict.decision !== call.decision;
    replayed.push({
      callId: call.callId,
      tool: call.tool,
      turn: call.turn,
      call: renderCall(call),
      before: { decision: call.decision, rule: call.rule },
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

/** The calls of many runs that were decided otherwise, by repository and rule; those of which most calls are affected come first. */
export function groupChanges(runs: readonly ReplayedRun[]): readonly ChangedDecision[] {
  const changed = runs.flatMap(({ name, repository, calls }) =>
    calls.filter(isChanged).map((call) => ({ ...call, name, repository })),
  );
  const groups = Map.groupBy(changed, ({ repository, before, after }) =>
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

/** How a call is named in later explanations, the hash that equal calls share, and what it turned out to access. */
type CallName = Pick<RecordedCall, 'callId' | 'callHash'> & Partial<Pick<RecordedCall, 'found'>>;

/** The state that the calls of a run build up. */
export interface RunState {
  /** The call as it is made now: with the counts and the history of the calls before. */
  place(call: CallToDecide, callHash: string): CallToDecide;
  /** Decides a call now, and counts it if it is allowed. */
  decide(call: CallToDecide, name: CallName): Verdict;
  /** Adds a call to the history. */
  add(call: CallToDecide, name: CallName): void;
}

/** Calls that are made one after the other, as in a run: rules count the calls that they allow, and a repeated call after `explain` is justified. */
export function createRunState({ decide }: Pick<ResolvedPolicy, 'decide'>): RunState {
  const rulesUsed = new Map<string, number>();
  const explained = new Set<string>();
  const allowedForRun = new Set<string>();
  let history: readonly EarlierCall[] = [];
  const state: RunState = {
    place: (call, callHash) => ({
      ...call,
      justified: call.justified || explained.has(callHash),
      isRemembered: allowedForRun.has(callHash),
      rulesUsed: new Map([...call.rulesUsed, ...rulesUsed]),
      history,
    }),
    decide(call, name) {
      const { callHash } = name;
      const placed = state.place(call, callHash);
      const verdict = decide(placed);
      const { decision, followUp } = verdict;
      if (decision === 'explain') explained.add(callHash);
      if (decision === 'allow-for-run' && followUp.mayRemember) allowedForRun.add(callHash);
      if (isAllowed(decision)) {
        for (const rule of listAllowingRules(verdict)) rulesUsed.set(rule, (placed.rulesUsed.get(rule) ?? 0) + 1);
        state.add(placed, name);
      }
      return verdict;
    },
    add({ tool, origin, args, accesses, turn, justified, argumentPaths, tainted, isolation }, { callId, found = [] }) {
      const call: EarlierCall = {
        callId,
        certainty: 'must',
        tool,
        origin,
        args,
        accesses: [...accesses, ...found],
        turn,
        justified,
        tainted,
        ...(argumentPaths !== undefined && { argumentPaths }),
        ...(isolation !== undefined && { isolation }),
      };
      history = [...history, call];
    },
  };
  return state;
}

/** The text that equal calls share, for calls that no run has made. */
export function hashCall({ tool, args, accesses }: CallToDecide): string {
  return renderCanonicalJson([tool, args, ...accesses.map(renderAccess)]);
}

/** A recorded call in the form that a policy decides. */
export function createCall(call: RecordedCall): CallToDecide {
  const { tool, origin, args, accesses, turn, tainted, justified, dependencies } = call;
  return {
    tool,
    origin,
    args,
    accesses,
    turn,
    justified,
    rulesUsed: new Map(),
    history: [],
    changes: null,
    tainted,
    ...(dependencies !== undefined && { dependencies }),
  };
}

/** A call on one line, without characters that could control a terminal. */
export function renderCall({ tool, accesses }: Pick<RecordedCall, 'tool' | 'accesses'>): string {
  const text = `${tool}: ${accesses.map(renderAccess).join(', ') || 'none'}`.replaceAll(/\p{Cc}/gu, ' ');
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

/** The changed decisions of many runs as text, and the records that cannot be read. */
export function renderChanges(
  changes: readonly ChangedDecision[],
  {
    runs,
    broken,
  }: {
    readonly runs: readonly ReplayedRun[];
    readonly broken: readonly { readonly name: string; readonly problem: string }[];
  },
): string {
  const lines = changes.flatMap(({ repository, rule, before, after, reason, calls, hypothetical, runs, examples }) => [
    `${repository}  ${rule}: ${before.decision} by ${before.rule} → ${after}, calls: ${calls} (hypothetical: ${hypothetical}), runs: ${runs.join(', ')}`,
    ...(reason === '' ? [] : [`    ${reason}`]),
    ...examples.map((call) => `    ${call}`),
  ]);
  const unread = broken.map(({ name, problem }) => `not read: ${name}: ${problem}`);
  const all = runs.flatMap(({ calls }) => calls);
  const end = `${all.length} calls of ${runs.length} runs, ${all.filter(isChanged).length} decided otherwise`;
  return `${[...lines, ...unread, end].map((line) => line.replaceAll(/\p{Cc}/gu, ' ')).join('\n')}\n`;
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
      : `first divergence: ${first.callId} (turn ${first.turn}); calls marked ? are hypothetical, since the run would have gone on otherwise`;
  return `${[...lines, end].join('\n')}\n`;
}
