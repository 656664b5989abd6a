import * as z from 'zod';
import { tokenUsageSchema } from '../limits.ts';
import { outcomes } from './outcome.ts';
import type { Recorded } from '../recorded.ts';
import { verifyResultSchema } from './verify.ts';

/** A rule (or default) that denied calls, for the summary's table. */
const denialGroupSchema = z.object({
  rule: z.string(),
  reason: z.string(),
  count: z.number(),
  /** One of the denied calls, on one line. */
  example: z.string(),
  /** At most two denied calls of other tools, or in which other accesses were refused, on one line each. Records of earlier versions lack it. */
  moreExamples: z.array(z.string()).default([]),
  /** The smallest YAML that would allow it; empty if no rule can. */
  suggestion: z.string(),
});

/** A request that a person can answer, so that the run continues with the answer when it is resumed. */
const waitingRequestSchema = z.object({
  id: z.string(),
  tool: z.string(),
  rule: z.string(),
  /** Milliseconds since 1970; no answer counts afterwards. */
  expiresMs: z.number(),
});

export type DenialGroup = Recorded<typeof denialGroupSchema>;

export const changedFileSchema = z.object({ path: z.string(), kind: z.enum(['added', 'modified', 'deleted']) });

export type ChangedFile = Recorded<typeof changedFileSchema>;

/** The end of a run, with the facts that a workflow needs. `result.json` and the action's outputs are made from it. */
export const resultSchema = z.object({
  runId: z.string(),
  outcome: z.enum(outcomes),
  /** The reason, as one sentence. */
  reason: z.string(),
  /** The model's last message. */
  finalMessage: z.string(),
  /** Tests that the last message names, and that neither the last run of verify nor the patch contains. Records of earlier versions lack it. */
  unknownTests: z.array(z.string()).default([]),
  /** The answer as JSON that fits `output-schema`; null without a schema or such an answer, and in records of earlier versions. */
  structuredOutput: z.string().nullable().default(null),
  replayed: z.boolean(),
  changedFiles: z.array(changedFileSchema),
  denials: z.array(denialGroupSchema),
  deniedCalls: z.number(),
  /** What a run with the outcome `needs-approval` waits for. Records of earlier versions lack it. */
  waitsFor: z.array(waitingRequestSchema).default([]),
  toolCalls: z.number(),
  turns: z.number(),
  usage: tokenUsageSchema,
  /** Null if the price of the model is not known. */
  costUsd: z.number().nullable(),
  verify: verifyResultSchema.nullable(),
  /** The policies of organisations that bound the run, with the SHA-256 (hex) of each. Records of earlier versions lack it. */
  floors: z.array(z.object({ name: z.string(), sha256: z.string() })).default([]),
  durationMs: z.number(),
  /** Changes that cannot be blocked but take effect in later steps, one sentence each. */
  warnings: z.array(z.string()),
});

export type RunResult = Recorded<typeof resultSchema>;

/** The parts that a run in `mode: comment` publishes besides its text, and the lists that the model chooses from. */
export type TypedResult =
  | { readonly type: 'review'; readonly maxComments: number }
  | { readonly type: 'triage'; readonly labels: readonly string[]; readonly assignees: readonly string[] };
