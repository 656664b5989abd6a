import * as z from 'zod';
import type { ReasoningItem } from '../core/types/conversation.ts';

const schema = z.object({ model: z.string(), data: z.unknown() });

/** What a provider wants back untouched. The model goes along, since a thought is sealed for the model that had it. */
export function packProviderData(model: string, data: unknown): string {
  return JSON.stringify({ model, data });
}

/** True where the thought may go back: to the same API and the same model. */
export function isForModel(item: ReasoningItem, api: string, model: string): boolean {
  return item.providerApi === api && readPacked(item)?.model === model;
}

/** What was packed. Only for items that `isForModel` let through. */
export function unpackProviderData(item: ReasoningItem): unknown {
  return readPacked(item)?.data;
}

function readPacked(item: ReasoningItem): z.infer<typeof schema> | null {
  try {
    return schema.parse(JSON.parse(item.providerData));
  } catch {
    return null;
  }
}
