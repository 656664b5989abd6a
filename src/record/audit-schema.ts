import * as z from 'zod';
import { decisions } from '../core/types/decision.ts';
import { outcomes } from '../core/types/outcome.ts';
import { taintSources } from '../core/types/taint.ts';
import { refusedChangeSchema } from '../core/types/change.ts';

const digest = z.string().regex(/^[0-9a-f]{64}$/);

const place = { schema: z.literal('audit/v1'), seq: z.int().positive(), prev: digest, hash: digest };
// `agent` is the child agent of whom the entry is; entries of the run itself lack it.
const event = { history_seq: z.int().positive(), timestamp_ms: z.number(), agent: z.string().optional() };
const call = { call_id: z.string(), tool: z.string() };

// Loose, because the hash also covers keys that a later version adds.
function entry<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.looseObject({ type: z.literal(type), ...place, ...event, ...shape });
}

/** One line of `audit.jsonl`, with the keys of the file. */
export const auditLineSchema = z.discriminatedUnion('type', [
  entry('opened', {
    run_id: z.string(),
    version: z.string(),
    provider: z.string(),
    model: z.string(),
    policy: z.string(),
    policy_sha256: z.string(),
  }),
  entry('sandbox', {
    isolation: z.string(),
    rung: z.string(),
    bubblewrap: z.object({ version: z.string(), is_fixed: z.boolean() }).nullable(),
    walls: z.array(z.string()),
    base_commit: z.string().nullable(),
  }),
  entry('call', {
    ...call,
    turn: z.number(),
    decision_id: z.string(),
    script_id: z.string().nullable(),
    origin: z.string(),
    args_sha256: z.string(),
    call_hash: z.string(),
    accesses: z.array(z.string()),
    decision: z.enum(decisions),
    rule: z.string(),
    reason: z.string(),
    matched: z.array(z.string()),
    policy_sha256: z.string(),
    duration_us: z.number(),
    limits: z.array(z.string()).optional(),
    masked: z.array(z.string()).optional(),
  }),
  entry('call-ended', {
    ...call,
    state: z.enum(['completed', 'failed', 'aborted']),
    exit_code: z.number().nullable(),
    output_bytes: z.number(),
    duration_ms: z.number(),
  }),
  entry('approval-requested', {
    request_id: z.string(),
    call_id: z.string(),
    call_hash: digest,
    rule: z.string(),
    head_sha: z.string().nullable(),
    tree: z.string(),
    policy_sha256: z.string(),
    expires_ms: z.number(),
  }),
  entry('approval-answered', {
    request_id: z.string(),
    call_id: z.string(),
    answer: z.string(),
    grant_of: z.string(),
    approver: z.string(),
  }),
  entry('server', {
    server: z.string(),
    tools_sha256: z.string(),
    tools: z.array(z.string()),
    refused: z.array(z.string()),
    failure: z.string(),
  }),
  entry('connection', {
    call_id: z.string().nullable(),
    host: z.string(),
    port: z.number(),
    decision: z.enum(['allow', 'deny']),
    rule: z.string(),
    reason: z.string(),
    address: z.string(),
    // Entries of versions that did not count are about one connection.
    count: z.number().optional(),
    // Entries of versions that did not record bytes lack it.
    sent_bytes: z.number().nullable().optional(),
  }),
  entry('changes', {
    turn: z.number(),
    call_id: z.string(),
    kept: z.number(),
    refused_count: z.number(),
    refused: z.array(refusedChangeSchema),
  }),
  entry('files', {
    count: z.number(),
    files_sha256: digest,
  }),
  entry('resumed', {
    version: z.string(),
    policy_sha256: z.string(),
    audit_digest: z.string(),
    ended: z.string(),
    provider: z.string().optional(),
    model: z.string().optional(),
  }),
  entry('model-replaced', { model: z.string() }),
  entry('agent', {
    agent: z.string(),
    parent: z.string().nullable(),
    call_id: z.string(),
    task_sha256: digest,
    policy_sha256: z.string(),
  }),
  entry('agent-ended', {
    agent: z.string(),
    outcome: z.enum(outcomes),
    turns: z.number(),
    tool_calls: z.number(),
  }),
  entry('tainted', {
    turn: z.number(),
    source: z.enum(taintSources),
  }),
  entry('rejected', {
    ...call,
    turn: z.number(),
    script_id: z.string().nullable(),
    reason: z.string(),
  }),
  z.looseObject({
    type: z.literal('closed'),
    ...place,
    outcome: z.enum(outcomes),
    files: z.record(z.string(), digest),
  }),
]);

export type AuditLine = z.infer<typeof auditLineSchema>;

/** The keys that an entry of each type may have. */
export const auditKeys: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  auditLineSchema.options.map(({ shape }) => [shape.type.value, new Set(Object.keys(shape))]),
);
