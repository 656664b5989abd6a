import * as z from 'zod';
import type { ApiResponse } from '../../core/ports/model.ts';
import type { ConversationItem } from '../../core/types/conversation.ts';
import { createStreamError } from './provider-error.ts';

/** The items that a model's answer can have. Loose: other fields are kept unchanged. */
export const answerItemSchemas = [
  z.looseObject({
    type: z.literal('message'),
    id: z.string(),
    role: z.enum(['user', 'assistant']),
    content: z.array(
      z.discriminatedUnion('type', [
        z.looseObject({ type: z.literal('text'), text: z.string() }),
        z.looseObject({ type: z.literal('image'), mediaType: z.string(), base64: z.string() }),
      ]),
    ),
  }),
  z.looseObject({
    type: z.literal('reasoning'),
    id: z.string(),
    text: z.string(),
    providerApi: z.string(),
    providerData: z.string(),
  }),
  z.looseObject({
    type: z.literal('function_call'),
    id: z.string(),
    callId: z.string(),
    name: z.string(),
    argumentsJson: z.string(),
  }),
] as const satisfies readonly z.ZodType<ConversationItem>[];

const answerSchema = z.object({ model: z.string(), items: z.array(z.discriminatedUnion('type', answerItemSchemas)) });

/** Checks what a provider wrote: the SDKs pass on values of any type. Throws `provider-stream`. */
export function checkAnswer(response: ApiResponse): ApiResponse {
  const parsed = answerSchema.safeParse(response);
  if (parsed.success) return response;
  const [issue] = parsed.error.issues;
  throw createStreamError(
    `the provider's answer has a wrong value at ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
    response.usage,
  );
}
