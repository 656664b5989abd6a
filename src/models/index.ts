import type { Model, ModelApi, ModelOptions } from '../core/ports/model.ts';
import { chatApi } from './chat.ts';
import { checkEndpoint } from './check-endpoint.ts';
import { messagesApi } from './messages.ts';
import { responsesApi } from './responses.ts';

/** Every wire API. To add one: its file, and a line here. The first API of a provider is used if only the provider's key is given. */
export const modelApis: readonly ModelApi[] = [responsesApi, chatApi, messagesApi];

/** Creates the model of an API. Sends nothing. Throws `usage` for an address or a key that cannot be used. */
export function createModel(api: ModelApi, options: Omit<ModelOptions, 'keyInput'>): Model {
  const complete = { ...options, keyInput: api.keyInput };
  checkEndpoint(complete);
  return api.create(complete);
}

/** The environment variables that may hold a key of any API. */
export function listKeyVariables(): readonly string[] {
  return [...new Set(modelApis.map(({ keyVariable }) => keyVariable))];
}
