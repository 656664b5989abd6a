import * as z from 'zod';
import { defineTool } from './definition/define-tool.ts';

const input = z.strictObject({
  explanation: z.string().max(4_000).optional(),
  plan: z
    .array(
      z.strictObject({ step: z.string().min(1).max(1_000), status: z.enum(['pending', 'in_progress', 'completed']) }),
    )
    .max(100, { abort: true })
    .refine(
      (plan) => plan.filter(({ status }) => status === 'in_progress').length <= 1,
      'at most one step may be in_progress',
    )
    .describe('All steps, in order; at most one in_progress.'),
});

/** Shows the plan that the model keeps; it is recorded and changes nothing. */
export const updatePlan = defineTool({
  name: 'updatePlan',
  structuredName: 'update_plan',
  kind: 'none',
  packs: ['anthropic-standard', 'read-only'],
  aliases: ['todo_write', 'write_todos', 'update_todos'],
  description: 'Records and shows your plan.',
  input,
  returns: 'unknown',

  accesses: async () => [{ type: 'none' }],

  async run({ explanation = '', plan }, context) {
    context.onPlan({ explanation, steps: plan });
    return { value: { success: true }, text: 'The plan is recorded.', images: [] };
  },
});
