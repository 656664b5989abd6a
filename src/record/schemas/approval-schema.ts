import * as z from 'zod';

/** Approvals in the history. The nonce is not secret: a grant is worth nothing to who cannot write to the approvals folder. */
export const approvalEventSchemas = [
  z.object({
    type: z.literal('approval-requested'),
    request: z.object({
      id: z.string(),
      nonce: z.string(),
      runId: z.string(),
      callId: z.string(),
      tool: z.string(),
      argsJson: z.string(),
      // Requests of earlier versions were not shown whole.
      shown: z
        .object({
          parts: z.array(z.object({ name: z.string(), form: z.enum(['value', 'text', 'diff']), text: z.string() })),
          secrets: z.array(z.string()),
          script: z
            .object({ id: z.string(), site: z.object({ line: z.number(), excerpt: z.string() }).nullable() })
            .nullable(),
        })
        .nullable()
        .default(null),
      callHash: z.string(),
      policySha256: z.string(),
      headSha: z.string().nullable(),
      tree: z.string(),
      // Records of earlier versions lack it.
      writes: z.array(z.object({ path: z.string(), sha256: z.string().nullable() })).default([]),
      rule: z.string(),
      reason: z.string(),
      label: z.string(),
      by: z.array(z.string()),
      createdMs: z.number(),
      expiresMs: z.number(),
    }),
  }),
  z.object({
    type: z.literal('approval-answered'),
    requestId: z.string(),
    callId: z.string(),
    answer: z.discriminatedUnion('type', [
      z.object({ type: z.literal('granted'), approver: z.string(), requestId: z.string() }),
      z.object({ type: z.literal('denied'), approver: z.string(), requestId: z.string() }),
      z.object({ type: z.literal('timed-out'), requestId: z.string() }),
      z.object({ type: z.literal('filed'), requestId: z.string(), hint: z.string() }),
      z.object({ type: z.literal('refused'), requestId: z.string(), reason: z.string() }),
    ]),
    waitedMs: z.number(),
  }),
] as const;
