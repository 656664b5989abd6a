import type { Model, ModelApi, ModelOptions, Price } from '../core/ports/model.ts';
import { checkAnswer } from './answer-schema.ts';
import { chatApi } from './chat.ts';
import { checkEndpoint } from './check-endpoint.ts';
import { messagesApi } from './messages.ts';
import { readCostUsd } from './prices.ts';
import { respondUnrepeated } from './repetition.ts';
import { responsesApi } from './responses.ts';

/** Every wire API. To add one: its file, and a line here. The first API of a provider is used if only the provider's key is given. */
export const modelApis: readonly ModelApi[] = [responsesApi, chatApi, messagesApi];

/**
 * Creates the model of an API. Sends nothing. `prices` precede the listed ones. Throws `usage` for an address or a key that cannot be used.
 */
export function createModel(
  api: ModelApi,
  options: Omit<ModelOptions, 'keyInput'>,
  prices: readonly Price[] = [],
): Model {
  const complete = { ...options, keyInput: api.keyInput };
  checkEndpoint(complete);
  const model = api.create(complete);
  return {
    ...model,
    async respond(request) {
      const response = checkAnswer(await respondUnrepeated(model, request, options.createId));
      // By the name that was asked for: a server may name its model as it likes.
      return { ...response, costUsd: readCostUsd(options.model, response.usage, prices) };
    },
  };
}

/** The environment variables that may hold a key of any API. */
export function listKeyVariables(): readonly string[] {
  return [...new Set(modelApis.map(({ keyVariable }) => keyVariable))];
}
