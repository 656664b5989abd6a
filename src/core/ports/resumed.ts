import type { ModelResponse } from './model.ts';
import type { ConversationItem } from '../types/conversation.ts';

/** A conversation that continues after its run was ended. */
export interface ResumedConversation {
  readonly conversation: readonly ConversationItem[];
  /** The outputs for calls and scripts that left no output. */
  readonly added: readonly ConversationItem[];
  /** Text of the harness about the end of the run and what was lost. */
  readonly notice: string;
  /** The last turn that the model answered. */
  readonly turn: number;
  /** The last response, if the record has all of it. */
  readonly answer: ModelResponse | null;
}
