import * as z from 'zod';
import type { FunctionCallItem, ReasoningItem } from '../../core/types/conversation.ts';

const schema = z.object({ model: z.string(), data: z.unknown() });

/** Packs data that a provider needs back unchanged, with the name of the model, since a thought is sealed for its model. */
export function packProviderData(model: string, data: unknown): string {
  return JSON.stringify({ model, data });
}

/** True if the thought may be sent back: to the same API and the same model. */
export function isForModel(item: ReasoningItem, api: string, model: string): boolean {
  return item.providerApi === api && readPacked(item)?.model === model;
}

/** The packed data. Only for items that `isForModel` accepts. */
export function unpackProviderData(item: ReasoningItem): unknown {
  return readPacked(item)?.data;
}

/** The packed data of a call; null for a call of another model, and for one without such data. */
export function unpackCallData(item: FunctionCallItem, model: string): unknown {
  const packed = readPacked(item);
  return packed?.model === model ? packed.data : null;
}

function readPacked({ providerData = '' }: Pick<FunctionCallItem, 'providerData'>): z.infer<typeof schema> | null {
  try {
    return schema.parse(JSON.parse(providerData));
  } catch {
    return null;
  }
}
