import type { DispatcherOptions } from '../../src/dispatch/call-options.ts';
import { createDispatcher, type Dispatcher } from '../../src/dispatch/dispatcher.ts';
import type { RunEvent } from '../../src/core/types/event.ts';
import type { JsonValue } from '../../src/core/text/json.ts';
import { defaultRunLimits } from '../../src/core/limits.ts';
import { waitUnpaused } from '../../src/core/ports/pause-clock.ts';
import type { CallResult } from '../../src/core/ports/tool.ts';
import { createDialer } from '../../src/sandbox/network/hosts/dial-host.ts';
import { createWebRequester } from '../../src/tools/web/requests/web-requester.ts';
import { systemClock } from '../../src/run/host/system-clock.ts';
import { findTool } from '../../src/tools/index.ts';

const keepAll = { redactText: (text: string) => text, redactJson: (value: JsonValue) => value };

export interface OpenedDispatcher {
  readonly dispatcher: Dispatcher;
  readonly events: RunEvent[];
  /** A structured call of the first turn. */
  call(name: string, args: unknown, options?: { callId?: string; signal?: AbortSignal }): Promise<CallResult>;
}

/** The dispatcher over a policy and a sandbox, with the other parts of a run, and a redactor that blanks out nothing. */
export function openDispatcher(
  options: Pick<DispatcherOptions, 'policy' | 'sandbox'> & Partial<DispatcherOptions>,
): OpenedDispatcher {
  const events: RunEvent[] = [];
  let id = 0;
  const dispatcher = createDispatcher({
    runId: 'run_1',
    findTool,
    listNearestNames: () => [],
    sendWebRequest: createWebRequester({ dial: createDialer({ authorities: [], resolve: async () => [] }) }),
    redactor: { ...keepAll, known: keepAll },
    limits: defaultRunLimits,
    readMode: () => 'run',
    streamBytes: 100_000,
    agents: null,
    trust: { task: 'trusted', repository: 'trusted', resumed: 'clean' },
    onNews: () => undefined,
    approval: { channel: null, readState: async () => ({ headSha: null, tree: '' }), keepChanges: () => [] },
    emit: (event) => void events.push(event),
    clock: systemClock,
    createId: (prefix) => `${prefix}_${(id += 1)}`,
    ...options,
  });
  return {
    dispatcher,
    events,
    call: (name, args, call = {}) => callThrough(dispatcher, name, args, { callId: `call_${(id += 1)}`, ...call }),
  };
}

/** A structured call of the first turn. */
export function callThrough(
  dispatcher: Dispatcher,
  name: string,
  args: unknown,
  { callId = 'call_1', signal = new AbortController().signal }: { callId?: string; signal?: AbortSignal } = {},
): Promise<CallResult> {
  return dispatcher.callTool({
    callId,
    name,
    args,
    signal,
    turn: 1,
    scriptId: null,
    callSite: null,
    origin: 'structured',
    pauseClock: waitUnpaused,
  });
}
