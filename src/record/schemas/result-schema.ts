import * as z from 'zod';
import { outcomes } from '../../core/types/outcome.ts';
import type { RunResult } from '../../core/types/result.ts';
import { verifyRules } from '../../core/types/verify.ts';

export const changedFileSchema = z.object({ path: z.string(), kind: z.enum(['added', 'modified', 'deleted']) });

export const tokenUsageSchema = z.object({
  inputTokens: z.number(),
  outputTokens: z.number(),
  cachedTokens: z.number(),
  // Records of earlier versions lack it.
  cacheWriteTokens: z.number().nullable().default(null),
});

export const testCountSchema = z.object({
  runner: z.string(),
  total: z.number(),
  skipped: z.number(),
  // Records of earlier versions lack it.
  failed: z.number().default(0),
  expectedToFail: z.number().optional(),
  endedEarly: z.literal(true).optional(),
});

const testNamesSchema = z.object({ count: z.number(), names: z.array(z.string()) });

export const testChangesSchema = z.object({
  fixed: testNamesSchema,
  stillFailing: testNamesSchema,
  newlyFailing: testNamesSchema,
  lost: testNamesSchema,
  flaky: testNamesSchema,
});

/** A result in its form in memory; on disk its keys are in snake_case. */
export const resultSchema = z.object({
  runId: z.string(),
  outcome: z.enum(outcomes),
  reason: z.string(),
  finalMessage: z.string(),
  // Records of earlier versions lack it.
  structuredOutput: z.string().nullable().default(null),
  replayed: z.boolean(),
  changedFiles: z.array(changedFileSchema),
  denials: z.array(
    z.object({
      rule: z.string(),
      reason: z.string(),
      count: z.number(),
      example: z.string(),
      // Records of earlier versions lack it.
      moreExamples: z.array(z.string()).default([]),
      suggestion: z.string(),
    }),
  ),
  deniedCalls: z.number(),
  toolCalls: z.number(),
  turns: z.number(),
  usage: tokenUsageSchema,
  costUsd: z.number().nullable(),
  verify: z
    .object({
      command: z.string(),
      before: z.number().nullable(),
      after: z.number().nullable(),
      // Not in the records of earlier versions.
      timedOutBefore: z.boolean().default(false),
      timedOutAfter: z.boolean().default(false),
      testsBefore: z.array(testCountSchema).default([]),
      testsAfter: z.array(testCountSchema).default([]),
      rule: z.enum(verifyRules).default('green'),
      tests: testChangesSchema.nullable().default(null),
      returned: z.number().default(0),
      problems: z.array(z.string()).default([]),
      notes: z.array(z.string()).default([]),
      patchSha256: z.string().nullable().default(null),
    })
    .nullable(),
  durationMs: z.number(),
  warnings: z.array(z.string()),
}) satisfies z.ZodType<RunResult>;
