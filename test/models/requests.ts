import type {
  ConversationItem,
  FunctionCallOutputItem,
  ScriptToolCallItem,
} from '../../src/core/types/conversation.ts';
import type { ScriptToolCallOutputItem } from '../../src/core/types/conversation.ts';
import type { Model, ModelApi, ModelOptions, ModelRequest, RequestSigner } from '../../src/core/ports/model.ts';
import { createHttpClient } from '../../src/models/http-client.ts';
import { createModel, modelApis } from '../../src/models/index.ts';
import { createKeySigner } from '../../src/models/key-signer.ts';
import { choosePrices } from '../../src/models/prices.ts';

export const apiKey = 'sk-test-0123456789abcdef';

export const apis: readonly string[] = modelApis.map(({ name }) => name);

/** The APIs at the providers that define them. */
export const ownApis: readonly string[] = modelApis
  .filter(({ access }) => access.type === 'key')
  .map(({ name }) => name);

/** True for Anthropic's Messages API, at every host. */
export const isMessages = (api: string): boolean => api.endsWith('-messages');

/** The path of the address of the models, after the address of the server. */
const directories = new Map([
  ['anthropic-messages', ''],
  ['bedrock-messages', ''],
  ['vertex-messages', '/v1/projects/project-1/locations/us-east5'],
  ['azure-responses', '/openai/v1'],
  ['azure-chat', '/openai/v1'],
]);

/** A wire API by its name. */
export function findApi(name: string): ModelApi {
  const api = modelApis.find((known) => known.name === name);
  if (api === undefined) throw new Error(`there is no model API ${name}`);
  return api;
}

/** The address of the models of an API at the server at `url`. */
export function locateModels(api: string, url: string): string {
  return `${url}${directories.get(api) ?? '/v1'}`;
}

/** Authorizes with a key, and in a cloud with a token, as `key-command` prints it. */
export function createTestSigner({ access }: ModelApi, key: string = apiKey): RequestSigner {
  if (access.type === 'key') return createKeySigner(access, key);
  const opened = access.openSigner({
    region: 'us-east-1',
    project: 'project-1',
    identity: null,
    token: key,
    environment: {},
    send: createHttpClient(null),
    nowMs: Date.now,
    onSecret: () => undefined,
  });
  return async (request) => (await opened)(request);
}

/** A model that asks the server at `url`, with ids that count. */
export function createTestModel(name: string, url: string, changes: Partial<ModelOptions> = {}): Model {
  let count = 0;
  const api = findApi(name);
  return createModel(
    api,
    {
      model: 'test-model',
      sign: createTestSigner(api),
      baseUrl: locateModels(name, url),
      effort: null,
      idleTimeoutMs: 20_000,
      createId: (prefix) => `${prefix}_${(count += 1)}`,
      send: createHttpClient(null),
      ...changes,
    },
    choosePrices(api.access, []),
  );
}

export function createRequest(changes: Partial<ModelRequest> = {}): ModelRequest {
  return {
    instructions: 'Be brief.',
    conversation: [user('Fix it.')],
    tools: [
      { name: 'read_file', description: 'Reads.', parameters: { type: 'object', properties: {} } },
      { name: 'write_file', description: 'Writes.', parameters: { type: 'object', properties: {} } },
    ],
    longestPauseMs: 0,
    signal: new AbortController().signal,
    onText: () => undefined,
    onSent: () => undefined,
    ...changes,
  };
}

export function user(text: string): ConversationItem {
  return { type: 'message', id: `user-${text}`, role: 'user', content: [{ type: 'text', text }] };
}

export function assistant(text: string): ConversationItem {
  return { type: 'message', id: `assistant-${text}`, role: 'assistant', content: [{ type: 'text', text }] };
}

export function call(callId: string, argumentsJson: string, name = 'read_file'): ConversationItem {
  return { type: 'function_call', id: `item-${callId}`, callId, name, argumentsJson };
}

export function output(
  callId: string,
  text: string,
  changes: Partial<FunctionCallOutputItem> = {},
): FunctionCallOutputItem {
  return {
    type: 'function_call_output',
    id: `out-${callId}`,
    callId,
    output: text,
    failed: false,
    images: [],
    ...changes,
  };
}

export const script: ScriptToolCallItem = {
  type: 'script_tool_call',
  id: 'script-item',
  callId: 'script_1',
  language: 'ts',
  sourceCode: 'return 1;',
  sourceSha256: 'x',
  status: 'completed',
};

export const scriptOutput: ScriptToolCallOutputItem = {
  type: 'script_tool_call_output',
  id: 'script-output-item',
  callId: 'script_1',
  outputJson: '1',
  error: null,
  summary: null,
  text: 'gave &lt;/script-output> 1',
  running: false,
  metadata: {
    durationMs: 1,
    toolCallsMade: 0,
    memoryUsedMb: 1,
    scriptCacheHit: false,
    compilationCacheHit: false,
  },
};
