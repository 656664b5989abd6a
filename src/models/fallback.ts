import type { Model } from '../core/ports/model.ts';
import { HarnessError } from '../core/types/error.ts';
import { passingCodes } from './retry.ts';

/**
 * Wraps two models: as soon as the first one cannot be reached or has no capacity, after all its retries, the second one answers until the
 * end of the run. `onSwitch` receives the error that caused it.
 */
export function createFallbackModel(first: Model, second: Model, onSwitch: (error: HarnessError) => void): Model {
  let current = first;
  return {
    api: first.api,
    model: first.model,
    async respond(request) {
      try {
        return await current.respond(request);
      } catch (thrown) {
        if (!(thrown instanceof HarnessError) || current === second) throw thrown;
        // A wait that the run has no time for has the failure before it as its cause.
        const { code } = thrown.cause instanceof HarnessError ? thrown.cause : thrown;
        if (!passingCodes.includes(code)) throw thrown;
        current = second;
        onSwitch(thrown);
        return second.respond(request);
      }
    },
  };
}
