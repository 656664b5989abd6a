import { HarnessError } from '../core/types/error.ts';
import { dropReasoning, type ContentPart, type ConversationItem } from '../core/types/conversation.ts';
import type { Model } from '../core/ports/model.ts';

/** A part of conversations that a provider may refuse. */
interface RefusableContent {
  isIn(item: ConversationItem): boolean;
  mayBeRefusedBy(error: HarnessError): boolean;
  /** `reason`: the provider's. */
  leaveOut(conversation: readonly ConversationItem[], reason: string): readonly ConversationItem[];
}

/**
 * Wraps a model so that refused content does not end a run: a refused request is sent again without the content, and if that is answered, it is not sent any
 * more.
 */
export function createContentFallback(model: Model, content: RefusableContent): Model {
  let refusal: string | null = null;
  const mayRefuse = (thrown: unknown): thrown is HarnessError =>
    thrown instanceof HarnessError && content.mayBeRefusedBy(thrown);
  return {
    api: model.api,
    model: model.model,
    async respond(request) {
      if (refusal !== null)
        return model.respond({ ...request, conversation: content.leaveOut(request.conversation, refusal) });
      try {
        return await model.respond(request);
      } catch (thrown) {
        if (!mayRefuse(thrown) || !request.conversation.some((item) => content.isIn(item))) throw thrown;
        const conversation = content.leaveOut(request.conversation, thrown.message);
        // If this is refused too, the content was not the only reason. Another failure is not about the content.
        const response = await model
          .respond({ ...request, conversation })
          .catch((other: unknown) => Promise.reject(mayRefuse(other) ? thrown : other));
        refusal = thrown.message;
        return response;
      }
    },
  };
}

/** Images, for a provider or a model that accepts none. The model receives the provider's reason in the place of each. */
export const imageContent: RefusableContent = {
  isIn: (item) =>
    item.type === 'function_call_output'
      ? item.images.length > 0
      : item.type === 'message' && item.content.some(({ type }) => type === 'image'),
  // Some servers answer an image with an internal error.
  mayBeRefusedBy: ({ code, message }) =>
    code === 'provider-invalid-request' || (code === 'provider-server' && /image|vision|multi-?modal/i.test(message)),
  leaveOut: replaceImages,
};

/**
 * Sealed reasoning: only the account and host that sealed it can read it, and a gateway may send each request to another one. OpenAI also gives
 * several thoughts in a row, and refuses a thought that another one follows.
 */
export const reasoningContent: RefusableContent = {
  isIn: ({ type }) => type === 'reasoning',
  mayBeRefusedBy: ({ code, message }) =>
    code === 'provider-invalid-request' &&
    /encrypted[ _]content|signature\W{1,3}in\W{1,3}thinking|thinking\W{1,3}blocks.{0,60}cannot be modified|type \W?reasoning\W? was provided without/i.test(
      message,
    ),
  leaveOut: dropReasoning,
};

function replaceImages(conversation: readonly ConversationItem[], reason: string): readonly ConversationItem[] {
  const note = `[an image that you cannot see: the provider refused the request with it: ${reason}]`;
  return conversation.map((item): ConversationItem => {
    if (item.type === 'function_call_output')
      return { ...item, output: [item.output, ...item.images.map(() => note)].join('\n'), images: [] };
    if (item.type !== 'message') return item;
    return {
      ...item,
      content: item.content.map((part): ContentPart => (part.type === 'image' ? { type: 'text', text: note } : part)),
    };
  });
}
