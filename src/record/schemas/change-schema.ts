import * as z from 'zod';
import type { RefusedChange } from '../../core/types/change.ts';

export const refusedChangeSchema = z.object({
  path: z.string(),
  kind: z.enum(['created', 'modified', 'deleted', 'mode', 'type']),
  rule: z.string(),
  reason: z.string(),
  restored: z.boolean(),
}) satisfies z.ZodType<RefusedChange>;
