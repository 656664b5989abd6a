import type {
  ConversationItem,
  FunctionCallOutputItem,
  ScriptToolCallItem,
} from '../../src/core/types/conversation.ts';
import type { ScriptToolCallOutputItem } from '../../src/core/types/conversation.ts';
import type { Model, ModelApi, ModelOptions, ModelRequest } from '../../src/core/ports/model.ts';
import { createPost } from '../../src/models/post.ts';
import { createModel, modelApis } from '../../src/models/index.ts';

export const apiKey = 'sk-test-0123456789abcdef';

export const apis: readonly string[] = modelApis.map(({ name }) => name);

/** A wire API by its name. */
export function findApi(name: string): ModelApi {
  const api = modelApis.find((known) => known.name === name);
  if (api === undefined) throw new Error(`there is no model API ${name}`);
  return api;
}

/** A model that asks the server at `url`, with ids that count. */
export function createTestModel(api: string, url: string, changes: Partial<ModelOptions> = {}): Model {
  let count = 0;
  const baseUrl = api === 'anthropic-messages' ? url : `${url}/v1`;
  return createModel(findApi(api), {
    model: 'test-model',
    apiKey,
    baseUrl,
    effort: null,
    idleTimeoutMs: 20_000,
    createId: (prefix) => `${prefix}_${(count += 1)}`,
    post: createPost(null),
    ...changes,
  });
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
