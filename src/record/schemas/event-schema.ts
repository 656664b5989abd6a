import * as z from 'zod';
import { approvalEventSchemas } from './approval-schema.ts';
import { outcomes } from '../../core/types/outcome.ts';
import type { OwnEvent, RunEvent } from '../../core/types/event.ts';
import type { PolicyFacts } from '../../core/types/policy-facts.ts';
import { isolationLevels } from '../../core/types/isolation.ts';
import { noTokens, type RunLimits } from '../../core/limits.ts';
import { documentNamespaces } from '../../core/types/document.ts';
import { decisionSchema } from './decision-schema.ts';
import { itemSchema } from './item-schema.ts';
import { refusedChangeSchema } from './change-schema.ts';
import { taintSources } from '../../core/types/taint.ts';
import {
  changedFileSchema,
  resultSchema,
  testChangesSchema,
  testCountSchema,
  tokenUsageSchema,
} from './result-schema.ts';
import { verifyRules } from '../../core/types/verify.ts';

const fileMode = z.int().min(0).max(0o777);

const layer = z.object({ name: z.string(), sha256: z.string() });

const factsSchema = z.object({
  event: z.string(),
  ref: z.string(),
  label: z.string(),
  fork: z.boolean(),
  actorPermission: z.string(),
  actorStandings: z.array(z.string()).exactOptional(),
  actorAssociation: z.string(),
  authorAssociation: z.string().nullable(),
}) satisfies z.ZodType<PolicyFacts>;

const limitsSchema = z.object({
  turns: z.number(),
  toolCalls: z.number(),
  denials: z.number(),
  identicalCalls: z.number(),
  tokens: z.number(),
  costUsd: z.number().nullable(),
  wallClockMs: z.number(),
}) satisfies z.ZodType<RunLimits>;

const ownEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('run-started'),
    runId: z.string(),
    version: z.string(),
    task: z.string(),
    taskOrigin: z.string(),
    provider: z.string(),
    model: z.string(),
    replayed: z.boolean(),
    policyName: z.string(),
    policySha256: z.string(),
    policyLayers: z.array(layer),
    workspace: z.string(),
    event: z.string(),
    // Records of earlier versions lack these.
    policyOrigin: z.object({ path: z.string(), branch: z.string(), commit: z.string() }).nullable().default(null),
    limits: limitsSchema.nullable().default(null),
    actor: z.string().default(''),
    facts: factsSchema.nullable().default(null),
    command: z
      .object({ workingFolder: z.string(), inputs: z.record(z.string(), z.string()) })
      .nullable()
      .default(null),
    job: z.object({ repository: z.string(), workflowFile: z.string(), trust: z.string() }).nullable().default(null),
  }),
  z.object({
    type: z.literal('sandbox-opened'),
    isolation: z.object({
      // Version 0.1 had a mode without a sandbox.
      level: z.enum(['off', ...isolationLevels]),
      rung: z.string(),
      seccomp: z.boolean(),
      bubblewrap: z.object({ version: z.string(), isFixed: z.boolean() }).nullable(),
      walls: z.array(z.string()),
      limits: z.array(z.string()),
      notes: z.array(z.string()),
    }),
    baseCommit: z.string().nullable(),
  }),
  z.object({ type: z.literal('item'), turn: z.number(), item: itemSchema }),
  z.object({ type: z.literal('model-requested'), turn: z.number() }),
  z.object({
    type: z.literal('model-responded'),
    turn: z.number(),
    model: z.string(),
    stop: z.string(),
    usage: tokenUsageSchema,
    // Records of earlier versions lack it.
    costUsd: z.number().nullable().default(null),
    durationMs: z.number(),
    items: z.number().nullable().default(null),
  }),
  z.object({
    type: z.literal('chat-answered'),
    callId: z.string(),
    model: z.string(),
    stop: z.string(),
    usage: tokenUsageSchema,
    costUsd: z.number().nullable(),
    durationMs: z.number(),
  }),
  z.object({
    type: z.literal('context-compacted'),
    turn: z.number(),
    step: z.enum(['outputs', 'summary', 'turns']),
    summary: z.string(),
    usage: tokenUsageSchema,
    costUsd: z.number().nullable(),
  }),
  z.object({
    type: z.literal('model-failed'),
    turn: z.number(),
    attempt: z.number(),
    code: z.string(),
    message: z.string(),
    // Records of earlier versions lack these.
    usage: tokenUsageSchema.default(noTokens),
    costUsd: z.number().nullable().default(0),
    retryInMs: z.number().nullable(),
  }),
  z.object({
    type: z.literal('tool-decided'),
    decision: decisionSchema,
    scriptId: z.string().nullable(),
    argsJson: z.string(),
    argsSha256: z.string(),
  }),
  z.object({ type: z.literal('tool-started'), callId: z.string() }),
  z.object({
    type: z.literal('tool-finished'),
    callId: z.string(),
    tool: z.string(),
    state: z.enum(['completed', 'failed', 'aborted']),
    exitCode: z.number().nullable(),
    message: z.string(),
    outputJson: z.string(),
    outputBytes: z.number(),
    durationMs: z.number(),
  }),
  ...approvalEventSchemas,
  z.object({
    type: z.literal('server-opened'),
    server: z.string(),
    tools: z.array(z.object({ name: z.string(), sha256: z.string() })),
    toolsSha256: z.string(),
    refused: z.array(z.object({ name: z.string(), reason: z.string() })),
    failure: z.string(),
  }),
  z.object({
    type: z.literal('connection-decided'),
    callId: z.string().nullable(),
    connection: z.object({
      host: z.string(),
      port: z.number(),
      decision: z.enum(['allow', 'deny']),
      rule: z.string(),
      reason: z.string(),
      address: z.string(),
      // Events of versions that did not count are about one connection.
      count: z.number().default(1),
    }),
  }),
  z.object({
    type: z.literal('changes-decided'),
    turn: z.number(),
    callId: z.string(),
    kept: z.number(),
    refused: z.array(refusedChangeSchema),
    refusedCount: z.number(),
  }),
  z.object({
    type: z.literal('files-accepted'),
    files: z.array(
      z.discriminatedUnion('kind', [
        z.object({
          path: z.string(),
          kind: z.literal('file'),
          mode: fileMode,
          bytes: z.int().nonnegative(),
          sha256: z.string().regex(/^[0-9a-f]{64}$/),
        }),
        z.object({ path: z.string(), kind: z.literal('directory'), mode: fileMode }),
        z.object({ path: z.string(), kind: z.literal('symlink'), target: z.string() }),
        z.object({ path: z.string(), kind: z.literal('missing') }),
        z.object({ path: z.string(), kind: z.literal('withheld'), reason: z.enum(['secret', 'size']) }),
      ]),
    ),
  }),
  z.object({
    type: z.literal('run-resumed'),
    version: z.string(),
    auditDigest: z.string(),
    ended: z.string(),
    policySha256: z.string(),
    unknownCalls: z.array(z.string()),
  }),
  z.object({ type: z.literal('history-tainted'), turn: z.number(), source: z.enum(taintSources) }),
  z.object({
    type: z.literal('tool-rejected'),
    turn: z.number(),
    callId: z.string(),
    scriptId: z.string().nullable(),
    tool: z.string(),
    reason: z.string(),
  }),
  z.object({
    type: z.literal('script-console'),
    scriptId: z.string(),
    level: z.enum(['log', 'warn', 'error']),
    text: z.string(),
  }),
  z.object({
    type: z.literal('script-progress'),
    scriptId: z.string(),
    kind: z.enum(['info', 'warn']),
    message: z.string(),
  }),
  z.object({
    type: z.literal('store-changed'),
    scriptId: z.string(),
    key: z.string(),
    valueJson: z.string().nullable(),
  }),
  z.object({
    type: z.literal('agent-started'),
    agent: z.string(),
    parent: z.string().nullable(),
    callId: z.string(),
    task: z.string(),
    narrowingJson: z.string(),
    policySha256: z.string(),
  }),
  z.object({
    type: z.literal('agent-ended'),
    agent: z.string(),
    outcome: z.enum(outcomes),
    reason: z.string(),
    answer: z.string(),
    changedFiles: z.array(z.string()),
    turns: z.number(),
    toolCalls: z.number(),
    usage: tokenUsageSchema,
    costUsd: z.number().nullable(),
  }),
  z.object({
    type: z.literal('document-saved'),
    callId: z.string(),
    namespace: z.enum(documentNamespaces),
    key: z.string(),
    taint: z.enum(taintSources).nullable(),
    contentJson: z.string(),
  }),
  z.object({
    type: z.literal('plan-updated'),
    callId: z.string(),
    plan: z.object({
      explanation: z.string(),
      steps: z.array(z.object({ step: z.string(), status: z.enum(['pending', 'in_progress', 'completed']) })),
    }),
  }),
  z.object({
    type: z.literal('command-checked'),
    phase: z.enum(['setup', 'verify-before', 'verify-after', 'verify-rerun', 'verify-base', 'verify-configured']),
    command: z.string(),
    exitCode: z.number().nullable(),
    timedOut: z.boolean().default(false),
    output: z.string(),
    // Not in the records of earlier versions.
    log: z.string().default(''),
    tests: z.array(testCountSchema).default([]),
    durationMs: z.number(),
  }),
  z.object({
    type: z.literal('verify-judged'),
    // Records of earlier versions have only the problems and the digest.
    rule: z.enum(verifyRules).default('green'),
    problems: z.array(z.string()),
    notes: z.array(z.string()).default([]),
    tests: testChangesSchema.nullable().default(null),
    patchSha256: z.string(),
    returned: z.boolean().default(false),
  }),
  z.object({
    type: z.literal('patch-made'),
    files: z.array(changedFileSchema),
    sha256: z.string(),
    baseCommit: z.string().nullable(),
    baseTree: z.string(),
  }),
  z.object({ type: z.literal('warning'), message: z.string() }),
  z.object({ type: z.literal('run-finished'), result: resultSchema }),
]) satisfies z.ZodType<OwnEvent>;

/** An event in its form in memory; on disk its keys are in snake_case. Fields that a later version may add are left out on reading. */
export const eventSchema = z.discriminatedUnion('type', [
  ...ownEventSchema.options,
  z.object({ type: z.literal('agent-event'), agent: z.string(), event: ownEventSchema }),
]) satisfies z.ZodType<RunEvent>;
