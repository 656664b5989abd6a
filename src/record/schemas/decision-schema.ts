import * as z from 'zod';
import type { Access } from '../../core/types/access.ts';
import { decisions, type DecisionRecord } from '../../core/types/decision.ts';

const accessSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('command'),
    words: z.array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('literal'), value: z.string() }),
        z.object({
          type: z.literal('dynamic'),
          text: z.string(),
          folder: z.string().nullable().default(null),
          names: z.string().exactOptional(),
        }),
      ]),
    ),
    cwd: z.string(),
    input: z.object({ folder: z.string(), separator: z.enum(['nul', 'line']) }).exactOptional(),
  }),
  z.object({
    type: z.enum(['read', 'write']),
    path: z.string(),
    valid: z.boolean(),
    isFile: z.literal(true).exactOptional(),
  }),
  z.object({
    type: z.literal('connect'),
    host: z.string(),
    port: z.number(),
    scheme: z.string(),
    method: z.string().exactOptional(),
  }),
  z.object({ type: z.literal('env'), name: z.string(), inert: z.boolean().exactOptional() }),
  z.object({ type: z.literal('opaque'), text: z.string(), reason: z.string() }),
  z.object({ type: z.literal('session'), sessionId: z.string(), command: z.string() }),
  z.object({ type: z.literal('none') }),
]) satisfies z.ZodType<Access>;

/** A decision in its form in memory; on disk its keys are in snake_case. */
export const decisionSchema = z.object({
  decisionId: z.string(),
  runId: z.string(),
  turn: z.number(),
  callId: z.string(),
  callHash: z.string(),
  tool: z.string(),
  origin: z.enum(['structured', 'script']),
  accesses: z.array(accessSchema),
  decision: z.enum(decisions),
  rule: z.string(),
  reason: z.string(),
  instead: z.string(),
  suggestion: z.string(),
  matched: z.array(z.object({ rule: z.string(), layer: z.string(), decision: z.enum(decisions), access: z.number() })),
  policySha256: z.string(),
  durationUs: z.number(),
  // Records of earlier versions lack these.
  network: z
    .array(z.object({ host: z.string(), port: z.number(), private: z.boolean(), rule: z.string() }))
    .default([]),
  limits: z.array(z.object({ limit: z.string(), used: z.number(), of: z.number() })).default([]),
  masked: z.array(z.string()).default([]),
  justified: z.boolean().default(false),
  contained: z.boolean().default(false),
  withheld: z.array(z.string()).default([]),
  refused: z.string().default(''),
}) satisfies z.ZodType<DecisionRecord>;
