import * as z from 'zod';
import type { JsonObject, JsonValue } from '../src/core/text/json.ts';
import { predicateType } from '../src/record/attestation.ts';
import { auditLineSchema } from '../src/record/audit-schema.ts';
import { historyLineSchema } from '../src/record/history.ts';
import { renderSnakeKey } from '../src/record/key-case.ts';
import { resultSchema } from '../src/core/types/result.ts';

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

const digestSet = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) });

// in-toto writes the keys of predicates in camelCase.
const predicateSchema = z.object({
  run: z.object({ id: z.string(), version: z.string(), outcome: z.string(), workflowRun: z.string() }),
  base: z.object({ repository: z.string(), commit: z.string() }),
  policy: z.object({
    name: z.string(),
    digest: digestSet,
    /** The policy by which the publishing job judged the patch again. */
    judgedBy: z.object({ name: z.string(), digest: digestSet }),
  }),
  audit: z.object({
    /** The hash of the closing entry, by which `audit verify --digest` checks the whole record. */
    rootHash: digestSet,
    entries: z.number(),
    /** Decisions in the log. A call that a person approved later has a denied entry, and an allowed one if it was made again. */
    allowedCalls: z.number(),
    deniedCalls: z.number(),
  }),
  /** Null for a run without a verify command. `before` and `after`: `green`, `red (exit 1)`, `timed out`. */
  verify: z
    .object({
      command: z.string(),
      before: z.string(),
      after: z.string(),
      problems: z.array(z.string()),
      fixedTests: z.number().nullable(),
    })
    .nullable(),
  isolation: z.object({ level: z.string(), backend: z.string(), boundaries: z.array(z.string()) }).nullable(),
  model: z.object({ provider: z.string(), name: z.string(), replayed: z.boolean().nullable() }),
  publication: z.object({ branch: z.string(), commit: z.string(), pullRequest: z.string().nullable() }),
});

/** An in-toto Statement v1 about a published patch. `subject`: the patch and the audit log of its run. */
const statementSchema = z.object({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  subject: z.array(z.object({ name: z.string(), digest: digestSet })).min(1),
  predicateType: z.literal(predicateType),
  predicate: predicateSchema,
});

const resultFileSchema = z.object({ schema: z.literal('result/v1'), ...resultSchema.shape });

/** The JSON Schemas of the record's formats on disk: a line of the history, a line of the audit, the result, the attestation, the trajectory. */
export function recordSchemas(): {
  readonly history: JsonObject;
  readonly audit: JsonObject;
  readonly result: JsonObject;
  readonly attestation: JsonObject;
  readonly trajectory: JsonObject;
} {
  return {
    history: describe('history/v1: a line of history.jsonl', historyLineSchema),
    audit: describe('audit/v1: a line of audit.jsonl', auditLineSchema),
    result: describe('result/v1: result.json', resultFileSchema),
    trajectory: describeAs('ATIF-v1.7: trajectory.json', trajectorySchema),
    attestation: describeAs(`in-toto Statement v1 with the predicate ${predicateType}`, statementSchema),
  };
}

// As input: a reader must take a field that a later version adds.
function describe(title: string, schema: z.ZodType): JsonObject {
  return renameProperties(describeAs(title, schema)) as JsonObject;
}

function describeAs(title: string, schema: z.ZodType): JsonObject {
  const { $schema, ...described } = z.toJSONSchema(schema, { io: 'input' });
  return { $schema: $schema ?? '', title, ...(described as JsonObject) };
}

function renameProperties(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(renameProperties);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      if (key === 'properties') return [key, renameKeys(entry as JsonObject)];
      if (key === 'required') return [key, (entry as string[]).map(renderSnakeKey)];
      return [key, renameProperties(entry)];
    }),
  );
}

function renameKeys(properties: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([key, entry]) => [renderSnakeKey(key), renameProperties(entry)]),
  );
}
