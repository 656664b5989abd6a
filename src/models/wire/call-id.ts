import type { CreateId } from '../../core/ports/clock.ts';
import type { ConversationItem } from '../../core/types/conversation.ts';

/**
 * Gives each call of an answer an id that no other call of the conversation has and that every API takes back. Some servers count from
 * zero in each answer, which would pair outputs with the wrong calls.
 */
export function createCallIds(
  conversation: readonly ConversationItem[],
  createId: CreateId,
): (given: string | null | undefined) => string {
  const used = new Set(conversation.flatMap((item) => (item.type === 'function_call' ? [item.callId] : [])));
  return (given) => {
    const isUsable = typeof given === 'string' && /^[\w-]{1,64}$/.test(given) && !used.has(given);
    const callId = isUsable ? given : createId('call');
    used.add(callId);
    return callId;
  };
}
