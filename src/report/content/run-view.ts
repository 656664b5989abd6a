import type { ConversationItem, ScriptToolCallItem, ScriptToolCallOutputItem } from '../../core/types/conversation.ts';
import { readMessageText } from '../../core/types/conversation.ts';
import { isAllowed, type DecisionRecord } from '../../core/types/decision.ts';
import { createFiledSearch } from '../../core/calls/approval-requests.ts';
import { listRefusedChanges } from '../../core/calls/refusals.ts';
import {
  agentCallSeparator,
  type AgentEnded,
  type AgentStarted,
  type OwnEvent,
  type RunEvent,
  type ToolFinished,
} from '../../core/types/event.ts';
import { isSameConnection } from '../../core/types/network.ts';
import type { RecordedEvent } from '../../core/types/record.ts';
import { readEnd } from './call.ts';

type EventOf<Type extends RunEvent['type']> = Extract<OwnEvent, { type: Type }>;

/** One call with everything that the record has about it. Times are milliseconds since the epoch. */
export interface CallView {
  readonly callId: string;
  tool: string;
  argsJson: string;
  /** Null for a call that was rejected before a decision. */
  decision: DecisionRecord | null;
  /** Why the call was rejected before a decision; empty if it was not. */
  rejected: string;
  /**
   * Of a call that ended the run until a person decides: whether a person has approved it, or the model has made the same call again later. Null for other
   * calls, and after a refusal.
   */
  approval: 'approved' | 'waiting' | 'repeated' | null;
  startMs: number;
  endMs: number;
  /** Null for a call that did not run, and for one without a recorded end. */
  finished: ToolFinished | null;
  /** The text that the model received; empty for calls of scripts. */
  shown: string;
  /** How the call ended by that text; null without one. */
  answered: 'completed' | 'failed' | null;
  /** When an approval was waited for. */
  readonly waits: { readonly startMs: number; readonly endMs: number }[];
  readonly notes: OwnEvent[];
  readonly agents: AgentView[];
}

/** A script of the model with its calls. */
export interface ScriptView {
  readonly type: 'script';
  item: ScriptToolCallItem;
  startMs: number;
  endMs: number;
  output: ScriptToolCallOutputItem | null;
  readonly calls: CallView[];
  readonly console: EventOf<'script-console' | 'script-progress'>[];
}

interface Asked {
  readonly provider: string;
  readonly model: string;
}

export interface TurnView {
  readonly turn: number;
  /** The provider and the model that were asked last: a resumed run or a fallback may have another one. */
  asked: Asked;
  startMs: number;
  endMs: number;
  /** The start of the request that was answered: after the failed ones and the waits between them. */
  askedMs: number;
  /** The end of the answer; the start if there is no answer. */
  respondedMs: number;
  response: EventOf<'model-responded'> | null;
  readonly messages: string[];
  readonly reasoning: string[];
  readonly steps: (ScriptView | { readonly type: 'call'; readonly call: CallView })[];
  /** Failed requests, compactions and warnings. */
  readonly notes: OwnEvent[];
}

/** A child agent and its turns. */
export interface AgentView {
  readonly started: AgentStarted;
  ended: AgentEnded | null;
  readonly startMs: number;
  endMs: number;
  readonly turns: TurnView[];
}

/** The turns of the run itself; child agents are in the calls that started them. `calls` has all calls in the order of their decisions. */
export interface RunView {
  readonly turns: readonly TurnView[];
  readonly calls: readonly CallView[];
}

interface Fold {
  /** True from the end of a part of the run until the first request of the next one. */
  isResuming: boolean;
  asked: Asked;
  readonly calls: Map<string, CallView>;
  readonly scripts: Map<string, ScriptView>;
  readonly agents: Map<string, AgentView>;
  readonly turns: TurnView[];
}

/** Folds the events of a run, which may have been killed at any place. */
export function createRunView(events: readonly RecordedEvent[]): RunView {
  const fold: Fold = {
    isResuming: false,
    asked: { provider: '', model: '' },
    calls: new Map(),
    scripts: new Map(),
    agents: new Map(),
    turns: [],
  };
  const all = events.map(({ event }) => event);
  const refused = listRefusedChanges(all).values();
  for (const { event, timestampMs } of events) {
    const isOwn = event.type !== 'agent-event';
    const turns = isOwn ? fold.turns : (fold.agents.get(event.agent)?.turns ?? []);
    const own = isOwn ? event : event.event;
    const seen = own.type === 'changes-decided' ? (refused.next().value ?? own) : own;
    addEvent(fold, turns, isOwn ? seen : nameCall(seen, event.agent), timestampMs);
  }
  const findFiled = createFiledSearch(all);
  const calls = [...fold.calls.values()];
  const last = new Map(calls.map((call) => [call.decision?.callHash, call]));
  for (const call of calls) {
    const asked = call.decision === null ? null : findFiled(call.decision);
    if (asked === null) continue;
    if (last.get(call.decision?.callHash) !== call) call.approval = 'repeated';
    else if (asked.state === 'waiting' || asked.state === 'approved') call.approval = asked.state;
  }
  return { turns: fold.turns, calls };
}

// The ids of the calls of an agent begin with its own, but the items have the ids of its model, which another agent may repeat.
function nameCall(event: OwnEvent, agent: string): OwnEvent {
  if (event.type !== 'item') return event;
  const { item } = event;
  if (item.type !== 'function_call' && item.type !== 'function_call_output') return event;
  return { ...event, item: { ...item, callId: `${agent}${agentCallSeparator}${item.callId}` } };
}

function addEvent(fold: Fold, turns: TurnView[], event: OwnEvent, atMs: number): void {
  const last = turns.at(-1);
  if (event.type === 'run-resumed') fold.isResuming = true;
  if (event.type === 'model-requested') fold.isResuming = false;
  if (last !== undefined && !fold.isResuming && !isAfterTurns(event)) last.endMs = atMs;
  switch (event.type) {
    case 'run-started':
    case 'run-resumed':
    case 'model-replaced':
      // Events of earlier versions have no model.
      if (event.model !== '')
        fold.asked = { provider: 'provider' in event ? event.provider : fold.asked.provider, model: event.model };
      return;
    case 'model-requested':
      turns.push({ ...createTurn(event.turn, atMs), asked: fold.asked });
      return;
    case 'model-responded':
      Object.assign(openTurn(turns, event.turn, atMs), { response: event, asked: fold.asked, respondedMs: atMs });
      return;
    case 'model-failed':
      last?.notes.push(event);
      if (last !== undefined) last.askedMs = atMs + (event.retryInMs ?? 0);
      return;
    case 'context-compacted':
    case 'history-tainted':
    case 'warning':
      last?.notes.push(event);
      return;
    case 'item':
      // The task and the notices before the first turn are not part of one.
      if (event.turn > 0) addItem(fold, openTurn(turns, event.turn, atMs), event.item, atMs);
      return;
    case 'agent-started': {
      const agent: AgentView = { started: event, ended: null, startMs: atMs, endMs: atMs, turns: [] };
      fold.agents.set(event.agent, agent);
      openCall(fold, last, event.callId, null, atMs).agents.push(agent);
      return;
    }
    case 'agent-ended': {
      const agent = fold.agents.get(event.agent);
      if (agent !== undefined) Object.assign(agent, { ended: event, endMs: atMs });
      return;
    }
    case 'script-console':
    case 'script-progress':
      fold.scripts.get(event.scriptId)?.console.push(event);
      return;
    default:
      addCallEvent(fold, last, event, atMs);
  }
}

// Verifying and the end of the run are not part of the last turn.
function isAfterTurns({ type }: OwnEvent): boolean {
  return ['command-checked', 'verify-judged', 'patch-made', 'run-finished'].includes(type);
}

function addCallEvent(fold: Fold, turn: TurnView | undefined, event: OwnEvent, atMs: number): void {
  switch (event.type) {
    case 'tool-decided': {
      const call = openCall(fold, turn, event.decision.callId, event.scriptId, atMs);
      Object.assign(call, { tool: event.decision.tool, argsJson: event.argsJson, decision: event.decision });
      return;
    }
    case 'tool-rejected': {
      const call = openCall(fold, turn, event.callId, event.scriptId, atMs);
      Object.assign(call, { tool: event.tool, rejected: event.reason });
      return;
    }
    case 'tool-started': {
      const call = fold.calls.get(event.callId);
      if (call !== undefined) Object.assign(call, { startMs: atMs, endMs: atMs });
      return;
    }
    case 'tool-finished': {
      const call = fold.calls.get(event.callId);
      if (call !== undefined) Object.assign(call, { endMs: atMs, finished: event });
      return;
    }
    case 'approval-requested':
      fold.calls.get(event.request.callId)?.notes.push(event);
      return;
    case 'approval-answered': {
      const call = fold.calls.get(event.callId);
      // The run ended, and did not wait.
      if (event.answer.type !== 'filed') call?.waits.push({ startMs: atMs - event.waitedMs, endMs: atMs });
      call?.notes.push(event);
      return;
    }
    case 'connection-decided': {
      const notes = event.callId === null ? undefined : fold.calls.get(event.callId)?.notes;
      const known = notes?.findIndex(
        (note) =>
          note.type === 'connection-decided' &&
          isSameConnection(note.connection, event.connection) &&
          // Records of versions that did not count have one event for each connection.
          (note.connection.count < event.connection.count || note.connection.sentBytes !== event.connection.sentBytes),
      );
      if (known === undefined || known === -1) notes?.push(event);
      else notes?.splice(known, 1, event);
      return;
    }
    case 'chat-answered':
    case 'changes-decided':
      if (event.callId !== null) fold.calls.get(event.callId)?.notes.push(event);
      return;
    default:
  }
}

function addItem(fold: Fold, turn: TurnView, item: ConversationItem, atMs: number): void {
  switch (item.type) {
    case 'message':
      if (item.role === 'assistant') turn.messages.push(readMessageText(item));
      return;
    case 'reasoning':
      if (item.text !== '') turn.reasoning.push(item.text);
      return;
    case 'function_call':
      Object.assign(openCall(fold, turn, item.callId, null, atMs), { tool: item.name, argsJson: item.argumentsJson });
      return;
    case 'function_call_output': {
      const call = fold.calls.get(item.callId);
      if (call !== undefined)
        Object.assign(call, { shown: item.output, answered: item.failed ? 'failed' : 'completed' });
      return;
    }
    case 'script_tool_call': {
      const known = fold.scripts.get(item.callId);
      if (known !== undefined) {
        Object.assign(known, { item, endMs: atMs });
        return;
      }
      const script: ScriptView = {
        type: 'script',
        item,
        startMs: atMs,
        endMs: atMs,
        output: null,
        calls: [],
        console: [],
      };
      fold.scripts.set(item.callId, script);
      turn.steps.push(script);
      return;
    }
    case 'script_tool_call_output': {
      const script = fold.scripts.get(item.callId);
      if (script !== undefined) script.output = item;
    }
  }
}

function createTurn(turn: number, atMs: number): TurnView {
  return {
    turn,
    asked: { provider: '', model: '' },
    startMs: atMs,
    endMs: atMs,
    askedMs: atMs,
    respondedMs: atMs,
    response: null,
    messages: [],
    reasoning: [],
    steps: [],
    notes: [],
  };
}

/** The last turn with this number, or a new one: records of killed runs may lack the request. A resumed run adds items to a turn before the last request. */
function openTurn(turns: TurnView[], turn: number, atMs: number): TurnView {
  const last = turns.findLast((one) => one.turn === turn);
  if (last !== undefined) return last;
  const opened = createTurn(turn, atMs);
  turns.push(opened);
  return opened;
}

function openCall(
  fold: Fold,
  turn: TurnView | undefined,
  callId: string,
  scriptId: string | null,
  atMs: number,
): CallView {
  const known = fold.calls.get(callId);
  if (known !== undefined) return known;
  const call: CallView = {
    callId,
    tool: '',
    argsJson: '',
    decision: null,
    rejected: '',
    approval: null,
    startMs: atMs,
    endMs: atMs,
    finished: null,
    shown: '',
    answered: null,
    waits: [],
    notes: [],
    agents: [],
  };
  fold.calls.set(callId, call);
  const script = scriptId === null ? undefined : fold.scripts.get(scriptId);
  if (script === undefined) turn?.steps.push({ type: 'call', call });
  else script.calls.push(call);
  return call;
}

/** The calls of a turn and of its scripts, without the calls of child agents. */
export function listCalls({ steps }: TurnView): readonly CallView[] {
  return steps.flatMap((step) => (step.type === 'call' ? [step.call] : step.calls));
}

/** How a call ended, in one word. */
export type CallState =
  | 'completed'
  | 'failed'
  | 'aborted'
  | 'approved'
  | 'waiting'
  | 'repeated'
  | 'denied'
  | 'rejected'
  | 'dry-run'
  | 'unfinished';

/** The state of a call; of one that ended, as `readEnd`. */
export function readCallState({ decision, rejected, approval, finished, answered }: CallView): CallState {
  if (finished !== null) return readEnd(finished).state;
  if (rejected !== '') return 'rejected';
  // The loop itself answers some calls, as `wait_script`, without a decision.
  if (decision === null) return answered ?? 'unfinished';
  if (!isAllowed(decision.decision)) return approval ?? 'denied';
  // In a turn with dry runs, an allowed call is answered and not run.
  return answered === 'completed' ? 'dry-run' : 'unfinished';
}
