import type { Decision } from '../../core/types/decision.ts';
import { isAllowed } from '../../core/types/decision.ts';
import { listAllEvents, type RunEvent, type ToolFinished } from '../../core/types/event.ts';

/** A call as far as its run recorded it. */
export interface RecordedCall {
  readonly callId: string;
  readonly tool: string;
  readonly scriptId: string | null;
  readonly argsJson: string;
  readonly state:
    | { readonly type: 'refused'; readonly reason: string }
    /** Allowed, and its run was ended before it started. */
    | { readonly type: 'not-started' }
    /** Its run was ended before it had an end. */
    | { readonly type: 'unknown' }
    | { readonly type: 'finished'; readonly end: ToolFinished };
}

/** The calls of a run in their order. */
export function listRecordedCalls(events: readonly RunEvent[]): readonly RecordedCall[] {
  const calls = new Map<string, RecordedCall>();
  const setState = (callId: string, state: RecordedCall['state']): void => {
    const call = calls.get(callId);
    if (call !== undefined) calls.set(callId, { ...call, state });
  };
  for (const event of listAllEvents(events))
    switch (event.type) {
      case 'tool-decided': {
        const { callId, tool, decision, rule, reason } = event.decision;
        const state = readDecided(decision, `rule ${rule}: ${reason}`);
        calls.set(callId, { callId, tool, scriptId: event.scriptId, argsJson: event.argsJson, state });
        break;
      }
      case 'tool-rejected': {
        const { callId, tool, scriptId, reason } = event;
        calls.set(callId, { callId, tool, scriptId, argsJson: '', state: { type: 'refused', reason } });
        break;
      }
      case 'tool-started':
        setState(event.callId, { type: 'unknown' });
        break;
      case 'tool-finished':
        setState(event.callId, { type: 'finished', end: event });
        break;
      default:
    }
  return [...calls.values()];
}

/** The calls of which the last part of a run does not show whether they ran. An earlier resume has reported the others. */
export function listUnknownCalls(events: readonly RunEvent[]): readonly RecordedCall[] {
  const reported = new Set(events.flatMap((event) => (event.type === 'run-resumed' ? event.unknownCalls : [])));
  return listRecordedCalls(events).filter(({ state, callId }) => state.type === 'unknown' && !reported.has(callId));
}

function readDecided(decision: Decision, reason: string): RecordedCall['state'] {
  return isAllowed(decision) ? { type: 'not-started' } : { type: 'refused', reason };
}

/**
 * Commands that ended while another command ran that never ended. Changes of concurrent commands are accepted when the last command ends,
 * so the changes of these commands are lost.
 */
export function listCallsWithoutChanges(events: readonly RunEvent[]): readonly string[] {
  const commands = new Set<string>();
  const running = new Set<string>();
  let group: string[] = [];
  for (const event of listAllEvents(events)) {
    if (event.type === 'run-resumed') {
      running.clear();
      group = [];
    } else if (event.type === 'tool-decided') {
      const { accesses, callId } = event.decision;
      if (accesses.some(({ type }) => type === 'command' || type === 'opaque')) commands.add(callId);
    } else if (event.type === 'tool-started' && commands.has(event.callId)) running.add(event.callId);
    else if (event.type === 'tool-finished' && running.delete(event.callId))
      group = running.size === 0 ? [] : [...group, event.callId];
  }
  return group;
}
