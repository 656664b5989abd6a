import type { Model, ModelOptions } from '../core/model.ts';
import { createChatModel } from './chat.ts';
import { createMessagesModel } from './messages.ts';
import { checkEndpoint } from './check-endpoint.ts';
import { createResponsesModel } from './responses.ts';

const factories: Readonly<Record<ModelOptions['api'], (options: ModelOptions) => Model>> = {
  'openai-responses': createResponsesModel,
  'openai-chat': createChatModel,
  'anthropic-messages': createMessagesModel,
};

/** Makes the model that speaks the given API. Asks nothing yet; throws `usage` for an address or a key that cannot be used. */
export function createModel(options: ModelOptions): Model {
  checkEndpoint(options);
  return factories[options.api](options);
}
