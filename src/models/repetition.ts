import { computeBorders } from '../core/find-runs.ts';
import type { CreateId } from '../core/ports/clock.ts';
import type { ApiModel, ApiResponse, ModelRequest } from '../core/ports/model.ts';
import { HarnessError } from '../core/types/error.ts';

/** Text that repeats itself over this length is endless. No response of use does so. */
const repeatedCharacters = 6_000;
/** The longest text whose repetition is found. */
const maxPeriod = 600;
const checkedEvery = 2_000;
/** Characters that are kept of such a response. */
const keptCharacters = 2_000;

/**
 * Sends a request and ends it when the response repeats the same text over and over, as small models do until the token limit or forever. The
 * response is then the beginning of the text.
 */
export async function respondUnrepeated(
  model: ApiModel,
  request: ModelRequest,
  createId: CreateId,
): Promise<ApiResponse> {
  const repeats = createRepetitionDetector();
  const controller = new AbortController();
  let text = '';
  const onText = (delta: string): void => {
    text += delta;
    request.onText(delta);
    if (!controller.signal.aborted && repeats(delta)) controller.abort();
  };
  try {
    return await model.respond({ ...request, onText, signal: AbortSignal.any([request.signal, controller.signal]) });
  } catch (thrown) {
    const usage = thrown instanceof HarnessError ? thrown.usage : null;
    if (!controller.signal.aborted || request.signal.aborted || usage === null) throw thrown;
    const kept = [{ type: 'text' as const, text: text.slice(0, keptCharacters) }];
    return {
      items: [{ type: 'message', id: createId('item'), role: 'assistant', content: kept }],
      stop: 'repetition',
      usage,
      model: model.model,
    };
  }
}

/** Creates the function that receives a text in pieces and returns true as soon as its end is one short text, repeated. */
export function createRepetitionDetector(): (delta: string) => boolean {
  let tail = '';
  let unchecked = 0;
  return (delta) => {
    tail = (tail + delta).slice(-repeatedCharacters);
    unchecked += delta.length;
    if (tail.length < repeatedCharacters || unchecked < checkedEvery) return false;
    unchecked = 0;
    return findPeriod(tail) <= maxPeriod;
  };
}

/** The length of the shortest text whose repetition is the given one. */
function findPeriod(text: string): number {
  return text.length - (computeBorders(text).at(-1) ?? 0);
}
