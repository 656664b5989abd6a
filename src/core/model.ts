import type { ConversationItem } from './conversation.ts';
import type { TokenUsage } from './limits.ts';
import type { ToolDeclaration } from './tool.ts';

export const modelApis = ['openai-responses', 'openai-chat', 'anthropic-messages', 'replay'] as const;

export type ModelApi = (typeof modelApis)[number];

export type Effort = 'low' | 'medium' | 'high';

export interface ModelRequest {
  readonly instructions: string;
  readonly conversation: readonly ConversationItem[];
  readonly tools: readonly ToolDeclaration[];
  readonly signal: AbortSignal;
  /** Text of the answer as it streams in. */
  readonly onText: (delta: string) => void;
}

/** A whole answer. A stream without its terminal event is an error, never an answer. */
export interface ModelResponse {
  /** Assistant messages, reasoning and function calls, in the order in which the model emitted them. */
  readonly items: readonly ConversationItem[];
  /** `complete` also covers tool calls; `length` means that the token limit cut the answer off. */
  readonly stop: 'complete' | 'length' | 'refusal';
  readonly usage: TokenUsage;
  /** As the provider names it. */
  readonly model: string;
}

/** One wire API. Implementations never retry and never log; errors are `HarnessError`s with a `provider-*` code. */
export interface Model {
  readonly api: ModelApi;
  readonly model: string;
  respond(request: ModelRequest): Promise<ModelResponse>;
}

export interface ModelOptions {
  readonly api: Exclude<ModelApi, 'replay'>;
  readonly model: string;
  readonly apiKey: string;
  /** Null for the provider's own. Never read from the environment. */
  readonly baseUrl: string | null;
  readonly effort: Effort | null;
  /** A stream that says nothing for so long is broken. */
  readonly idleTimeoutMs: number;
  readonly createId: (prefix: string) => string;
}
