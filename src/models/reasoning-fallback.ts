import { dropReasoning } from '../core/types/conversation.ts';
import { HarnessError } from '../core/types/error.ts';
import type { Model } from '../core/ports/model.ts';

/**
 * Wraps a model so that sealed reasoning does not end a run: only the account and host that sealed it can read it, and a gateway may send each request to
 * another one. A request that is refused for it is sent again without reasoning, and so are all requests after it.
 */
export function createReasoningFallback(model: Model): Model {
  let isRefused = false;
  return {
    ...model,
    async respond(request) {
      const bare = { ...request, conversation: dropReasoning(request.conversation) };
      if (isRefused) return model.respond(bare);
      try {
        return await model.respond(request);
      } catch (thrown) {
        if (!refusesReasoning(thrown)) throw thrown;
        isRefused = true;
        return model.respond(bare);
      }
    },
  };
}

function refusesReasoning(thrown: unknown): boolean {
  return (
    thrown instanceof HarnessError &&
    thrown.code === 'provider-invalid-request' &&
    /encrypted[ _]content|signature\W{1,3}in\W{1,3}thinking|thinking\W{1,3}blocks.{0,60}cannot be modified/i.test(
      thrown.message,
    )
  );
}
