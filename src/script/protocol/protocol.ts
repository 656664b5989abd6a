import * as z from 'zod';
import type { ScriptRuntime, StoreChange } from '../../core/ports/script.ts';
import { measureJson } from '../../core/text/parse-json.ts';
import { protocolLimits } from './protocol-limits.ts';
import type { ControlStop } from './run-control.ts';

const epoch = z.int().positive();
const callId = z.int().positive();
const text = (max: number) => z.string().max(max);
const counter = z.number().nonnegative().max(Number.MAX_SAFE_INTEGER);

/** Limits that hold inside the engine for one script. */
export interface GuestRunLimits {
  readonly runningMs: number;
  readonly consoleLines: number;
  readonly progressEvents: number;
  readonly progressIntervalMs: number;
}

/** One script on its way to a worker. */
export interface GuestJob {
  readonly epoch: number;
  readonly js: string;
  readonly configJson: string;
  readonly limits: GuestRunLimits;
}

interface SettleMessage {
  readonly type: 'settle';
  readonly epoch: number;
  readonly id: number;
  readonly ok: boolean;
  readonly json: string;
}

/** What an engine starts with. */
export interface EngineSettings {
  readonly runtime: ScriptRuntime;
  /** Scripts that run at the same time. One worker more is kept ready. */
  readonly workers: number;
  readonly memoryMb: number;
  readonly stackKb: number;
  readonly workerWaitMs: number;
}

/**
 * Host to engine, one JSON line each. `start` comes first and once. These are types only: the engine's process trusts the host, and its threads
 * are one process, so that a check there would guard nothing.
 */
export type HostMessage =
  | ({ readonly type: 'start' } & EngineSettings)
  | { readonly type: 'run'; readonly job: GuestJob }
  | SettleMessage
  | { readonly type: 'stop'; readonly epoch: number; readonly reason: ControlStop };

const guestErrorSchema = z.strictObject({
  name: text(protocolLimits.errorNameChars),
  message: text(protocolLimits.errorChars),
  stack: text(protocolLimits.errorChars),
  /** Set if the harness's own code in the guest made the error. */
  known: z
    .strictObject({ name: text(100), code: text(100), toolName: text(300).nullable(), callId: text(200).nullable() })
    .nullable(),
});

/** An error as it left the guest. Everything in it is the script's word. */
export type ThrownInGuest = z.infer<typeof guestErrorSchema>;

const outcomeSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('returned'), json: text(protocolLimits.resultChars).nullable() }),
  z.strictObject({ type: z.literal('threw'), error: guestErrorSchema }),
  /** The script has returned, and nothing handled a rejection of one of its promises. */
  z.strictObject({ type: z.literal('unhandled'), error: guestErrorSchema }),
  z.strictObject({ type: z.literal('syntax'), error: guestErrorSchema }),
  z.strictObject({
    type: z.literal('limit'),
    limit: z.enum(['wall', 'running', 'memory', 'stack', 'cancelled']),
    stack: text(protocolLimits.errorChars),
  }),
  /** The script waits for a promise that nothing is left to settle. */
  z.strictObject({ type: z.literal('stalled') }),
  z.strictObject({ type: z.literal('no-worker') }),
  /** The engine or the worker failed, not the script. */
  z.strictObject({ type: z.literal('fault'), message: text(2_000) }),
]);

/** How a script's run ended inside the engine. */
export type GuestOutcome = z.infer<typeof outcomeSchema>;

const metricsSchema = z.strictObject({
  runningMs: counter,
  memoryBytes: counter,
  droppedLogs: counter,
  droppedProgress: counter,
});

export type GuestMetrics = z.infer<typeof metricsSchema>;

/** The messages of a run, while it lasts and at its end; the same from worker to engine and from engine to host. */
const guestMessages = [
  z.strictObject({ type: z.literal('call'), epoch, id: callId, json: text(protocolLimits.argumentBytes + 2_048) }),
  /** The script no longer uses the answer to a call: another call won the race. */
  z.strictObject({ type: z.literal('lost'), epoch, id: callId }),
  /** The script has ended without the answer to a call, and no race explains it. */
  z.strictObject({ type: z.literal('left'), epoch, id: callId }),
  z.strictObject({ type: z.literal('missing'), epoch, name: text(300) }),
  z.strictObject({
    type: z.literal('log'),
    epoch,
    level: z.enum(['log', 'warn', 'error']),
    text: text(protocolLimits.logChars),
  }),
  z.strictObject({
    type: z.literal('progress'),
    epoch,
    kind: z.enum(['info', 'warn']),
    message: text(protocolLimits.progressChars),
  }),
  z.strictObject({ type: z.literal('hand-over'), epoch, json: text(protocolLimits.handOverChars).nullable() }),
  z.strictObject({ type: z.literal('store'), epoch, json: text(protocolLimits.storePostedChars) }),
  z.strictObject({ type: z.literal('done'), epoch, outcome: outcomeSchema, metrics: metricsSchema }),
] as const;

/** Engine to host, one JSON line each. */
const engineMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  /** A worker has taken the script: its time runs from here. */
  z.strictObject({ type: z.literal('started'), epoch }),
  ...guestMessages,
]);

export type EngineMessage = z.infer<typeof engineMessageSchema>;

/** The messages of a run, as both hops carry them. */
export type GuestMessage = z.infer<(typeof guestMessages)[number]>;

/** Worker to engine. `idle`: the worker has cleaned up and can take the next script. */
export type WorkerMessage =
  | { readonly type: 'ready'; readonly shared: unknown }
  | { readonly type: 'idle'; readonly epoch: number }
  /** A thread of the process still runs a script and cannot be stopped. */
  | { readonly type: 'stuck' }
  | GuestMessage;

/** Engine to worker. */
export type WorkerCommand =
  | { readonly type: 'run'; readonly job: GuestJob }
  | SettleMessage
  /** The host has stopped the run: look at the flag even while waiting. */
  | { readonly type: 'stop'; readonly epoch: number };

const callPayloadSchema = z.strictObject({
  name: z.string().min(1).max(300),
  stack: z.string().max(1_000),
  args: z.unknown(),
});

/** The name, place and arguments of a `call` message; null if the guest cannot have written it. */
export function readCallPayload(json: string): { name: string; stack: string; args: unknown } | null {
  // The guest's serialiser stops at this depth; a deeper value could exhaust the stack of the code that walks it.
  if (measureJson(json).depth > protocolLimits.argumentDepth + 1) return null;
  try {
    const parsed = callPayloadSchema.safeParse(JSON.parse(json));
    if (!parsed.success) return null;
    const { name, stack, args } = parsed.data;
    return { name, stack, args };
  } catch {
    return null;
  }
}

const storeChangeSchema = z.strictObject({
  key: z.string().min(1).max(protocolLimits.storeKeyChars),
  /** The value as JSON text; left out if the key was deleted. */
  json: z.string().optional(),
});

/** The change of a `store` message; null if the guest does not write such a message. */
export function readStoreChange(json: string): StoreChange | null {
  try {
    const { key, json: value } = storeChangeSchema.parse(JSON.parse(json));
    if (value === undefined) return { key, json: null };
    if (measureJson(value).depth > protocolLimits.argumentDepth + 1) return null;
    JSON.parse(value);
    return { key, json: value };
  } catch {
    return null;
  }
}

/** Reads one line of the engine; null for anything else, however it is malformed. */
export function readEngineLine(line: string): EngineMessage | null {
  try {
    const parsed = engineMessageSchema.safeParse(JSON.parse(line));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
