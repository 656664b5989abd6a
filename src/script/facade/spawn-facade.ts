import * as z from 'zod';
import type { ScriptRequest } from '../../core/ports/script.ts';
import {
  createCallAnswer,
  createConcurrencyRefusal,
  createRefusal,
  type AnsweredCall,
  type CallAnswer,
} from '../results/call-answer.ts';
import type { Admitted } from './admitted-call.ts';
import type { GuestCall } from '../protocol/runtime.ts';
import type { SpawnedCalls } from './spawned-calls.ts';

const idSchema = z.string().min(1).max(200);
const spawnRequestSchema = z.strictObject({ id: idSchema, name: z.string().min(1).max(300), args: z.unknown() });
const cancelRequestSchema = z.strictObject({ id: idSchema });

export interface SpawnFacadeOptions {
  readonly scriptId: string;
  readonly callTool: ScriptRequest['callTool'];
  readonly readLine: (stack: string) => number | null;
  readonly spawned: SpawnedCalls;
  readonly nameCall: (tool: string, args: unknown) => AnsweredCall;
  /** The tool exists and the budget is not spent; else the call has been answered. */
  readonly mayRun: (admitted: Admitted) => boolean;
  readonly refuse: (admitted: Admitted, answer: CallAnswer) => void;
  readonly onStart: (named: AnsweredCall, id: string) => void;
  readonly onEnd: (named: AnsweredCall, answer: CallAnswer) => void;
  readonly isClosed: () => boolean;
  readonly onBroken: (thrown: unknown) => void;
}

/** The part of the facade behind `tools.spawn`: the same checks as for any call, but the call may outlive the script. */
export function createSpawnFacade(options: SpawnFacadeOptions): { handle(call: GuestCall): boolean } {
  function spawn(call: GuestCall): void {
    const request = readSpawnRequest(call.args);
    const named = options.nameCall(request?.name ?? 'spawn', request?.args);
    const admitted = { call, named };
    if (request === null) {
      const message = 'tools.spawn takes the name of a tool and its arguments';
      const error = { name: 'ToolValidationError', code: 'invalid-arguments', message };
      options.refuse(admitted, createRefusal(named, 'invalid', error));
      return;
    }
    if (!options.mayRun(admitted)) return;
    const { callId, tool } = named;
    const answer = options.spawned.start({
      id: request.id,
      // A call in the background pauses no clock: the run's bound applies here, not the script's.
      run: async (signal) =>
        createCallAnswer(
          await options.callTool({
            callId,
            name: tool,
            args: request.args,
            line: options.readLine(call.stack),
            signal,
            pauseClock: (wait) => wait(),
          }),
          named,
        ),
      isOrphaned: options.isClosed,
      describe: ({ state, note, resultJson }) => ({
        id: request.id,
        scriptId: options.scriptId,
        callId,
        tool,
        state,
        note,
        resultJson,
      }),
    });
    if (answer === null) {
      options.refuse(
        admitted,
        createConcurrencyRefusal(named, { code: 'too-many-spawned', reason: 'too many spawned calls run already' }),
      );
      return;
    }
    options.onStart(named, request.id);
    answer.then((ended) => {
      options.onEnd(named, ended);
      call.answer(ended.answer);
    }, options.onBroken);
  }

  return {
    /** False if the call is not one of `tools.spawn`. */
    handle(call) {
      if (call.name === 'spawn') spawn(call);
      else if (call.name !== 'spawn.cancel') return false;
      else {
        const cancelled = options.spawned.cancel(readCancelRequest(call.args) ?? '');
        call.answer({ type: 'value', value: { cancelled }, requestId: null });
      }
      return true;
    },
  };
}

/** The request of a spawned call, as the guest sends it; null if it has another shape. */
function readSpawnRequest(args: unknown): { id: string; name: string; args: unknown } | null {
  const parsed = spawnRequestSchema.safeParse(args);
  return parsed.success ? { id: parsed.data.id, name: parsed.data.name, args: parsed.data.args } : null;
}

/** The id that a script passes to `tools.spawn.cancel`; null if there is no valid id. */
function readCancelRequest(args: unknown): string | null {
  const parsed = cancelRequestSchema.safeParse(args);
  return parsed.success ? parsed.data.id : null;
}
