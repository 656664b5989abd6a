import { readMessageText, type ConversationItem } from '../../core/types/conversation.ts';
import { HarnessError } from '../../core/types/error.ts';
import type { RunEvent } from '../../core/types/event.ts';
import { noTokens } from '../../core/limits.ts';
import type { Model, ModelResponse, replayModes } from '../../core/ports/model.ts';
import type { RecordedEvent } from '../../core/types/record.ts';
import { findDivergence } from './replay-divergence.ts';
import { readCancellation } from '../wire/request-guard.ts';

/** `strict` ends the run at the first difference from the recorded behaviour of the tools; `loose` plays the responses even if the tools do something else. */
export type ReplayMode = (typeof replayModes)[number];

export interface ReplayOptions {
  readonly recording: readonly RecordedEvent[];
  /** The events that the current run has recorded so far. */
  readonly observed: () => readonly RunEvent[];
  readonly mode: ReplayMode;
  /** The recording's file, for messages. */
  readonly source: string;
}

/** Throws `usage` for the events of a record in which no model answered. */
export function refuseEmptyRecording({ recording, source }: Pick<ReplayOptions, 'recording' | 'source'>): void {
  if (recording.some(({ event }) => event.type === 'item' && isFromModel(event.item))) return;
  throw new HarnessError({
    code: 'usage',
    message: `${source}: the recording has no turn of a model`,
    hint: 'Give the record of a run in which a model answered.',
  });
}

/** Plays the model of a recording, turn by turn. Policy, tools and sandbox stay real. Rejects with `replay-diverged`. */
export function createReplayModel(options: ReplayOptions): Model {
  const recorded = options.recording.map(({ event }) => event);
  const responses = readResponses(recorded);
  const model = readModelName(recorded);
  let turn = 0;
  return {
    api: 'replay',
    model,
    respond: async ({ signal, onText }) => {
      if (signal.aborted) throw readCancellation(signal);
      // A turn may send several requests, if the conversation is too long.
      turn = options.observed().findLast((event) => event.type === 'model-requested')?.turn ?? turn + 1;
      if (options.mode === 'strict') refuseDivergence(recorded, options.observed(), turn - 1);
      const response = responses.get(turn) ?? null;
      if (response === null) throw createEndError(turn, responses, options.source, model);
      for (const item of response.items) if (item.type === 'message') onText(readMessageText(item));
      return { ...response, model: response.model || model };
    },
  };
}

function readModelName(recorded: readonly RunEvent[]): string {
  const started = recorded.find((event) => event.type === 'run-started');
  const responded = recorded.find((event) => event.type === 'model-responded');
  return started?.model ?? responded?.model ?? 'recorded';
}

function readResponses(recorded: readonly RunEvent[]): ReadonlyMap<number, ModelResponse> {
  const responses = new Map<number, ModelResponse>();
  const get = (turn: number): ModelResponse =>
    responses.get(turn) ?? { items: [], stop: 'complete', usage: noTokens, model: '', costUsd: null };
  for (const event of recorded) {
    if (event.type === 'item' && isFromModel(event.item)) {
      const before = get(event.turn);
      responses.set(event.turn, { ...before, items: [...before.items, renameItem(event.item)] });
    } else if (event.type === 'model-responded') {
      const { model, usage, stop } = event;
      responses.set(event.turn, { ...get(event.turn), model, usage, stop: readStop(stop) });
    }
  }
  return responses;
}

function isFromModel(item: ConversationItem): boolean {
  return (
    item.type === 'reasoning' || item.type === 'function_call' || (item.type === 'message' && item.role === 'assistant')
  );
}

// The ids of a run are its own: one that the recording brought along must not replace an item of the run that plays it.
function renameItem(item: ConversationItem): ConversationItem {
  return { ...item, id: `replay_${item.id.replace(/^replay_/, '')}` };
}

function readStop(stop: string): ModelResponse['stop'] {
  return stop === 'length' || stop === 'refusal' || stop === 'repetition' ? stop : 'complete';
}

function refuseDivergence(recorded: readonly RunEvent[], observed: readonly RunEvent[], turns: number): void {
  const divergence = findDivergence(recorded, observed, turns);
  if (divergence === null) return;
  throw new HarnessError({
    code: 'replay-diverged',
    message: `replay diverged at turn ${divergence.turn}: recorded ${divergence.recorded}, now ${divergence.observed}`,
    hint: 'The policy, the tools or the workspace differ from the recorded ones. Record again, or use replay-mode: loose.',
  });
}

function createEndError(
  turn: number,
  responses: ReadonlyMap<number, ModelResponse>,
  source: string,
  model: string,
): HarnessError {
  return new HarnessError({
    code: 'replay-diverged',
    message: `replay diverged at turn ${turn}: recorded no response of ${model} (${source} ends after turn ${Math.max(0, ...responses.keys())}), now one is asked for`,
    hint: 'The run continues after the end of the recorded one; record it again if this is intended.',
  });
}
