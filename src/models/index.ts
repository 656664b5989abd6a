import type { Model, ModelApi, ModelOptions } from '../core/ports/model.ts';
import { checkAnswer } from './wire/answer-schema.ts';
import { defineChatApi } from './wire/chat.ts';
import { describeAzure } from './cloud/azure.ts';
import { bedrock } from './cloud/bedrock.ts';
import { vertex } from './cloud/vertex.ts';
import { anthropic, defineMessagesApi } from './wire/messages.ts';
import { describeOpenAi } from './wire/openai-client.ts';
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
      const response = checkAnswer(await respondUnrepeated(model, request, options.createId));
      // By the name that was asked for: a server may name its model as it likes.
      return { ...response, costUsd: readCostUsd(options.model, response.usage, prices) };
    },
  };
}
