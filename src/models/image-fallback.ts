import { HarnessError } from '../core/types/error.ts';
import type { ContentPart, ConversationItem } from '../core/types/conversation.ts';
import type { Model } from '../core/ports/model.ts';

/**
 * Wraps a model so that images do not end a run if the provider or the model accepts no images: a refused request is sent again without
 * images, and if that is answered, no image is sent any more. The model receives the provider's reason in the place of each image.
 */
export function createImageFallback(model: Model): Model {
  let refusal: string | null = null;
  return {
    api: model.api,
    model: model.model,
    async respond(request) {
      if (refusal !== null)
        return model.respond({ ...request, conversation: replaceImages(request.conversation, refusal) });
      try {
        return await model.respond(request);
      } catch (thrown) {
        if (!mayRefuseImages(thrown) || !request.conversation.some(hasImage)) throw thrown;
        const conversation = replaceImages(request.conversation, thrown.message);
        // If this is refused too, the images were not the only reason. Another failure is not about the images.
        const response = await model
          .respond({ ...request, conversation })
          .catch((other: unknown) => Promise.reject(mayRefuseImages(other) ? thrown : other));
        refusal = thrown.message;
        return response;
      }
    },
  };
}

// Some servers answer an image with an internal error.
function mayRefuseImages(thrown: unknown): thrown is HarnessError {
  if (!(thrown instanceof HarnessError)) return false;
  return (
    thrown.code === 'provider-invalid-request' ||
    (thrown.code === 'provider-server' && /image|vision|multi-?modal/i.test(thrown.message))
  );
}

function hasImage(item: ConversationItem): boolean {
  if (item.type === 'function_call_output') return item.images.length > 0;
  return item.type === 'message' && item.content.some(({ type }) => type === 'image');
}

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
