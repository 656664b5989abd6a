import * as z from 'zod';
import type { JsonObject } from '../core/text/json.ts';

const count = z.int().nonnegative();
const extra = z.record(z.string(), z.unknown());

const call = z.strictObject({
  tool_call_id: z.string().min(1),
  function_name: z.string().min(1),
  arguments: z.record(z.string(), z.unknown()),
  extra: extra.optional(),
});

const step = { step_id: z.int().positive(), timestamp: z.iso.datetime(), message: z.string() };

/** `trajectory.json`: the part of the Agent Trajectory Interchange Format 1.7 that this program writes. */
export const trajectorySchema = z.strictObject({
  schema_version: z.literal('ATIF-v1.7'),
  session_id: z.string(),
  agent: z.strictObject({ name: z.string(), version: z.string(), model_name: z.string() }),
  steps: z.array(
    z.discriminatedUnion('source', [
      z.strictObject({ ...step, source: z.enum(['user', 'system']) }),
      z.strictObject({
        ...step,
        source: z.literal('agent'),
        model_name: z.string(),
        reasoning_content: z.string().optional(),
        tool_calls: z.array(call).optional(),
        observation: z
          .strictObject({ results: z.array(z.strictObject({ source_call_id: z.string(), content: z.string() })) })
          .optional(),
        metrics: z.strictObject({ prompt_tokens: count, completion_tokens: count, cached_tokens: count }),
      }),
    ]),
  ),
  final_metrics: z.strictObject({
    total_prompt_tokens: count,
    total_completion_tokens: count,
    total_cached_tokens: count,
    total_cost_usd: z.number().optional(),
    total_steps: count,
  }),
  extra,
});

/** The JSON Schema of `trajectory.json`. */
export function renderTrajectoryJsonSchema(): JsonObject {
  const { $schema, ...schema } = z.toJSONSchema(trajectorySchema) as JsonObject;
  return { $schema: $schema ?? '', title: 'ATIF-v1.7: trajectory.json', ...schema };
}
