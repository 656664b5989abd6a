import * as z from 'zod';
import type { ApiResponse, Model, ModelApi, ModelOptions } from '../core/ports/model.ts';
import { itemSchema } from '../core/types/conversation.ts';
import { defineChatApi } from './wire/chat.ts';
import { describeAzure } from './cloud/azure.ts';
import { bedrock } from './cloud/bedrock.ts';
import { vertex } from './cloud/vertex.ts';
import { anthropic, defineMessagesApi } from './wire/messages.ts';
import { describeOpenAi } from './wire/openai.ts';
import { createStreamError } from './wire/provider-error.ts';
import { readCostUsd, type Prices } from './prices.ts';
import { respondUnrepeated } from './repetition.ts';
import { defineResponsesApi } from './wire/responses.ts';

/**
 * Every wire API at every host. To add one: its file, and a line here. The first API of a provider is used if only the provider's key is given.
 */
export const modelApis: readonly ModelApi[] = [
  defineResponsesApi(describeOpenAi('openai-responses')),
  defineChatApi(describeOpenAi('openai-chat')),
  defineMessagesApi(anthropic),
  defineMessagesApi(bedrock),
  defineMessagesApi(vertex),
  defineResponsesApi(describeAzure('azure-responses')),
  defineChatApi(describeAzure('azure-chat')),
];

/** Creates the model of an API. Sends nothing. */
export function createModel(api: ModelApi, options: Omit<ModelOptions, 'access'>, prices: Prices): Model {
  const model = api.create({ ...options, access: api.access });
  return {
    ...model,
    async respond(request) {
      const response = checkResponse(await respondUnrepeated(model, request, options.createId));
      // By the name that was asked for: a server may name its model as it likes.
      return { ...response, costUsd: readCostUsd(options.model, response.usage, prices) };
    },
  };
}

const responseSchema = z.object({ model: z.string(), items: z.array(itemSchema) });

/** Checks what a provider wrote: the SDKs pass on values of any type. Throws `provider-stream`. */
function checkResponse(response: ApiResponse): ApiResponse {
  const [issue] = responseSchema.safeParse(response).error?.issues ?? [];
  if (issue === undefined) return response;
  throw createStreamError(
    `the provider's response has a wrong value at ${issue.path.join('.')}: ${issue.message}`,
    response.usage,
  );
}
