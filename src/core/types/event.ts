import * as z from 'zod';
import { approvalAnswerSchema, approvalRequestSchema } from './approval.ts';
import { factsSchema } from './policy-facts.ts';
import { isolationLevels } from './isolation.ts';
import { addCosts, addTokens, noTokens, runLimitsSchema, tokenUsageSchema, type TokenUsage } from '../limits.ts';
import { agentReportSchema } from './agents.ts';
import { acceptedStateSchemas, refusedChangeSchema } from './change.ts';
import { itemSchema } from './conversation.ts';
import { addedDependencySchema } from './change.ts';
import { decisionSchema } from './decision.ts';
import { documentNamespaces } from './document.ts';
import { openedServerSchema } from './mcp.ts';
import { connectionSchema } from './network.ts';
import type { Recorded } from '../recorded.ts';
import { changedFileSchema, resultSchema } from './result.ts';
import { taintSources } from './taint.ts';
import { checkPhases, testChangesSchema, testCountSchema, verifyRules } from './verify.ts';

/** The commit on GitHub from which the policy of a run was read, with all policies that it extends. */
const policyOriginSchema = z.object({ path: z.string(), branch: z.string(), commit: z.string() });

export type PolicyOrigin = Recorded<typeof policyOriginSchema>;

const policyLayerSchema = z.object({ name: z.string(), sha256: z.string() });

/** The command line of a run. These keys are recorded, as in earlier versions with "folder" for a directory. */
const typedCommandSchema = z.object({
  workingFolder: z.string(),
  /** Inputs by name, without keys. */
  inputs: z.record(z.string(), z.string()),
  /** The directory of requests and answers, as typed. */
  approvals: z.object({ folder: z.string(), waitSeconds: z.number() }).nullable().default(null),
});

export type TypedCommand = Recorded<typeof typedCommandSchema>;

/** A job of GitHub. Repository, workflow file and trust are the same in the job that resumes its record. */
const jobSchema = z.object({
  repository: z.string(),
  /** The path of the workflow file; empty if the runner does not name it. */
  workflowFile: z.string(),
  /** The trust in the task and in the repository. */
  trust: z.string(),
  /** The address of the workflow run; empty in records of earlier versions. */
  runUrl: z.string().default(''),
  /** The issue or pull request that started it; null for another event, and in records of earlier versions. */
  thread: z.number().nullable().default(null),
});

export type JobIdentity = Recorded<typeof jobSchema>;

/** Why a program that a call had started was ended before it ended itself. `over-limit`: another limit of the sandbox; `killed`: a signal. */
export const programEndings = ['timed-out', 'flooded', 'out-of-disk', 'out-of-memory', 'over-limit', 'killed'] as const;

/** The steps that the model has planned, as it last reported them. */
const planSchema = z.object({
  explanation: z.string(),
  steps: z.array(z.object({ step: z.string(), status: z.enum(['pending', 'in_progress', 'completed']) })),
});

export type Plan = Recorded<typeof planSchema>;

const { file, directory, symlink, missing } = acceptedStateSchemas;
const path = z.string();

/**
 * The accepted state of a path. `withheld`: its content is not kept, so that a resumed run begins with the content from before the run. The order of the
 * keys must not change: the audit contains a digest of their JSON.
 */
const acceptedFileSchema = z.discriminatedUnion('kind', [
  z.object({ path, ...file.shape, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.object({ path, ...directory.shape }),
  z.object({ path, ...symlink.shape }),
  z.object({ path, ...missing.shape }),
  z.object({ path, kind: z.literal('withheld'), reason: z.enum(['secret', 'size', 'unread']) }),
]);

export type AcceptedFile = Recorded<typeof acceptedFileSchema>;

/**
 * An event of the run itself, or inside an `agent-event` of one of its agents, in its form in memory; on disk its keys are in snake_case. A field
 * with a default is missing in records of earlier versions. Fields that a later version may add are left out on reading.
 */
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
    policyLayers: z.array(policyLayerSchema),
    /** Null for a built-in policy, and on the command line. */
    policyOrigin: policyOriginSchema.nullable().default(null),
    workspace: z.string(),
    event: z.string(),
    /** The limits of the run, the stricter of inputs and policy. */
    limits: runLimitsSchema.nullable().default(null),
    /** The user who started the run; empty on the command line. */
    actor: z.string().default(''),
    /** The facts about the start of the run that the policy received. */
    facts: factsSchema.nullable().default(null),
    /** The options of the command line, by which the run is resumed; null in the action. */
    command: typedCommandSchema.nullable().default(null),
    /** The job of the run; null on the command line. */
    job: jobSchema.nullable().default(null),
  }),
  /**
   * The sandbox is open and its boundary was probed. The first model request may already have been sent, but nothing in its answer is
   * executed before this event.
   */
  z.object({
    type: z.literal('sandbox-opened'),
    /** See `IsolationReport`. Version 0.1 could run without a sandbox: its level is `off`, and it has no bubblewrap. */
    isolation: z.object({
      level: z.enum(['off', ...isolationLevels]),
      rung: z.string(),
      seccomp: z.boolean(),
      bubblewrap: z.object({ version: z.string(), isFixed: z.boolean() }).nullable(),
      walls: z.array(z.string()),
      limits: z.array(z.string()),
      notes: z.array(z.string()),
    }),
    baseCommit: z.string().nullable(),
    /** The workspace, from the root of the repository; empty for the root. Records of earlier versions lack it. */
    folder: z.string().default(''),
  }),
  z.object({ type: z.literal('item'), turn: z.number(), item: itemSchema }),
  z.object({ type: z.literal('model-requested'), turn: z.number() }),
  z.object({
    type: z.literal('model-responded'),
    turn: z.number(),
    model: z.string(),
    stop: z.string(),
    usage: tokenUsageSchema,
    /** In US dollars; null if the price of the model is not known. */
    costUsd: z.number().nullable().default(null),
    durationMs: z.number(),
    /** How many items the answer has, which follow. */
    items: z.number().nullable().default(null),
  }),
  /** A call has asked a model, which answered. */
  z.object({
    type: z.literal('chat-answered'),
    callId: z.string(),
    model: z.string(),
    stop: z.string(),
    usage: tokenUsageSchema,
    costUsd: z.number().nullable(),
    durationMs: z.number(),
  }),
  /**
   * The context of the model was full. Old tool outputs were cut in what is sent, or the turns before the last ones were replaced by
   * `summary`, a text of the model that is empty if it wrote none. `none`: it wrote none, and nothing had to be left out. The record keeps
   * everything.
   */
  z.object({
    type: z.literal('context-compacted'),
    turn: z.number(),
    step: z.enum(['outputs', 'summary', 'turns', 'none']),
    summary: z.string(),
    /** Of the request for the summary. */
    usage: tokenUsageSchema,
    costUsd: z.number().nullable(),
  }),
  z.object({
    type: z.literal('model-failed'),
    turn: z.number(),
    attempt: z.number(),
    code: z.string(),
    message: z.string(),
    /** Of the part of the answer that was received before the request failed. */
    usage: tokenUsageSchema.default(noTokens),
    costUsd: z.number().nullable().default(0),
    retryInMs: z.number().nullable(),
  }),
  /** A call was decided. `argsJson` contains the canonical arguments, redacted like everything else. */
  z.object({
    type: z.literal('tool-decided'),
    decision: decisionSchema,
    scriptId: z.string().nullable(),
    argsJson: z.string(),
    argsSha256: z.string(),
  }),
  z.object({ type: z.literal('tool-started'), callId: z.string() }),
  /** An allowed call has ended. `exitCode` is the exit code of a command; null for other tools. */
  z.object({
    type: z.literal('tool-finished'),
    callId: z.string(),
    tool: z.string(),
    state: z.enum(['completed', 'failed', 'aborted']),
    exitCode: z.number().nullable(),
    /** Why the program of a completed call was ended. Null if it ended itself, continues in a session, or was ended by the model. */
    endedBy: z.enum(programEndings).nullable().default(null),
    message: z.string(),
    /** The complete output as JSON text. The model may have received less. */
    outputJson: z.string(),
    outputBytes: z.number(),
    durationMs: z.number(),
  }),
  /**
   * A person is asked to approve a call. `changes` are the changes that it makes, or made before they were reverted, with contents in the record, so that
   * a run that continues this one can make them; empty for a call whose effect is not known before. `base` is the SHA-256 of the content before, as in
   * `writes` of the request. `isAnswered` is true if the answer to an earlier request holds, so that no one sees this request.
   */
  z.object({
    type: z.literal('approval-requested'),
    request: approvalRequestSchema,
    isAnswered: z.boolean().default(false),
    changes: z.array(z.object({ file: acceptedFileSchema, base: z.string().nullable() })).default([]),
  }),
  z.object({
    type: z.literal('approval-answered'),
    requestId: z.string(),
    callId: z.string(),
    answer: approvalAnswerSchema,
    waitedMs: z.number(),
  }),
  /** A server of the policy was started before the model's first turn, or could not be started. */
  openedServerSchema.extend({ type: z.literal('server-opened') }),
  /**
   * A command requested connections to a host: the first is recorded at once, their count when the command has ended. `callId` is null for a
   * forwarded port, which every command may use, and for a connection of a server, whose rule is `mcp.SERVER`.
   */
  z.object({ type: z.literal('connection-decided'), callId: z.string().nullable(), connection: connectionSchema }),
  /**
   * The changes of a command were decided, and the refused ones restored. `callId` is the command's call, the phase of a command of the
   * harness, or `patch` for all changes of the run together.
   */
  z.object({
    type: z.literal('changes-decided'),
    turn: z.number(),
    callId: z.string(),
    kept: z.number(),
    /** The first paths of the kept changes. Events of earlier versions name none. */
    keptPaths: z.array(z.string()).default([]),
    /** The first refused changes; `refusedCount` is the number of all. */
    refused: z.array(refusedChangeSchema),
    refusedCount: z.number(),
  }),
  /** Changes of the workspace that stay, with contents in the record by their SHA-256. The last state of a path counts. */
  z.object({ type: z.literal('files-accepted'), files: z.array(acceptedFileSchema) }),
  /** The events before this one come from an earlier record of the same run. */
  z.object({
    type: z.literal('run-resumed'),
    version: z.string(),
    /** The hash of the last audit entry of the earlier record; empty without an entry. */
    auditDigest: z.string(),
    /** How the earlier part ended: its outcome, or `killed`. */
    ended: z.string(),
    policySha256: z.string(),
    /** The layers of the policy from here on. Events of earlier versions name none. */
    policyLayers: z.array(policyLayerSchema).default([]),
    /** From where the policy was read again. Null as in `run-started`, and in records of earlier versions. */
    policyOrigin: policyOriginSchema.nullable().default(null),
    /** The model and the limits from here on. Events of earlier versions name none. */
    provider: z.string().default(''),
    model: z.string().default(''),
    limits: runLimitsSchema.nullable().default(null),
    /** Calls of which it is not known whether they ran. */
    unknownCalls: z.array(z.string()),
  }),
  /** The model has failed, and this one answers from here on. */
  z.object({ type: z.literal('model-replaced'), model: z.string() }),
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
  /** A script changed a value that later scripts of the run read. `valueJson` is null if the key was deleted. */
  z.object({
    type: z.literal('store-changed'),
    scriptId: z.string(),
    key: z.string(),
    valueJson: z.string().nullable(),
  }),
  /** A call has started a child agent. `parent` is the agent of the call; null for the run's own. The policy of the agent is the parent's, narrowed. */
  z.object({
    type: z.literal('agent-started'),
    agent: z.string(),
    parent: z.string().nullable(),
    callId: z.string(),
    task: z.string(),
    narrowingJson: z.string(),
    policySha256: z.string(),
  }),
  /** A child agent has ended. */
  agentReportSchema.extend({ type: z.literal('agent-ended') }),
  /** A call has saved a text in the file cabinet, as JSON text; a later one under the same key replaces it. Without a call: an earlier run has. */
  z.object({
    type: z.literal('document-saved'),
    callId: z.string().nullable(),
    namespace: z.enum(documentNamespaces),
    key: z.string(),
    taint: z.enum(taintSources).nullable(),
    contentJson: z.string(),
  }),
  z.object({ type: z.literal('plan-updated'), callId: z.string(), plan: planSchema }),
  /** A command of the harness has ended. */
  z.object({
    type: z.literal('command-checked'),
    phase: z.enum(checkPhases),
    command: z.string(),
    exitCode: z.number().nullable(),
    timedOut: z.boolean().default(false),
    /** Head and tail of both streams. */
    output: z.string(),
    /** The file of the record with the whole output. */
    log: z.string().default(''),
    tests: z.array(testCountSchema).default([]),
    durationMs: z.number(),
  }),
  /** A patch of the run was verified. */
  z.object({
    type: z.literal('verify-judged'),
    rule: z.enum(verifyRules).default('green'),
    /** Empty if the patch is accepted. */
    problems: z.array(z.string()),
    /** Sentences about exceptions: a red result that was accepted, packages that were installed for it. */
    notes: z.array(z.string()).default([]),
    tests: testChangesSchema.nullable().default(null),
    /** The digest of the patch. */
    patchSha256: z.string(),
    /** Whether the problems went back to the model. */
    returned: z.boolean().default(false),
  }),
  z.object({
    type: z.literal('patch-made'),
    files: z.array(changedFileSchema),
    sha256: z.string(),
    baseCommit: z.string().nullable(),
    baseTree: z.string(),
    /** The dependencies that the changes added to manifests, with the answers of registries, if rules ask for it. */
    dependencies: z.array(addedDependencySchema).default([]),
  }),
  z.object({ type: z.literal('warning'), message: z.string() }),
  z.object({ type: z.literal('run-finished'), result: resultSchema }),
]);

/**
 * All events of a run, in order. Transcript, audit, result and reports are folds over this list; nothing else is recorded. An `agent-event` is an
 * event of a child agent: folds over the conversation of the run leave it out, folds over calls and costs read it (`listAllEvents`).
 */
export const eventSchema = z.discriminatedUnion('type', [
  ...ownEventSchema.options,
  z.object({ type: z.literal('agent-event'), agent: z.string(), event: ownEventSchema }),
]);

export type OwnEvent = Recorded<typeof ownEventSchema>;
export type RunEvent = Recorded<typeof eventSchema>;

type EventOf<Type extends RunEvent['type']> = Extract<RunEvent, { type: Type }>;

export type RunStarted = EventOf<'run-started'>;
export type SandboxOpened = EventOf<'sandbox-opened'>;
export type ApprovalRequested = EventOf<'approval-requested'>;
export type ToolDecided = EventOf<'tool-decided'>;
export type ChangesDecided = EventOf<'changes-decided'>;
export type ToolFinished = EventOf<'tool-finished'>;
export type AgentStarted = EventOf<'agent-started'>;
export type AgentEnded = EventOf<'agent-ended'>;
export type CommandChecked = EventOf<'command-checked'>;
export type VerifyJudged = EventOf<'verify-judged'>;

/** Names the run's changes as a whole in `changes-decided`. */
export const patchCallId = 'patch';

/** Passes an event to the record, which has written it to disk when this returns. */
export type Emit = (event: RunEvent) => void;

/** Between the id of an agent and the id of its call. */
export const agentCallSeparator = '/';

/** The events of a run and of its agents, in their order. Calls of agents have ids that begin with the id of their agent. */
export function listAllEvents(events: readonly RunEvent[]): readonly OwnEvent[] {
  return events.map((event) => (event.type === 'agent-event' ? event.event : event));
}

/** From where the policy of a run was read, by the newest part that names it; null for a built-in policy, and on the command line. */
export function readPolicyOrigin(events: readonly RunEvent[]): PolicyOrigin | null {
  const named = events.flatMap((event) =>
    event.type === 'run-started' || event.type === 'run-resumed' ? (event.policyOrigin ?? []) : [],
  );
  return named.at(-1) ?? null;
}

/** The turns of a run and of its agents. */
export function countTurns(events: readonly RunEvent[]): number {
  return listAllEvents(events).filter(({ type }) => type === 'model-responded').length;
}

/** The tokens and the cost of all requests to the model. The cost is null if it is unknown for one of them. */
export function sumRequests(events: readonly RunEvent[]): {
  readonly usage: TokenUsage;
  readonly costUsd: number | null;
} {
  const billed = listAllEvents(events).filter(
    (event) =>
      event.type === 'model-responded' ||
      event.type === 'context-compacted' ||
      event.type === 'chat-answered' ||
      event.type === 'model-failed',
  );
  return {
    usage: billed.reduce((total, { usage }) => addTokens(total, usage), noTokens),
    costUsd: billed.reduce<number | null>((total, { costUsd }) => addCosts(total, costUsd), 0),
  };
}

/** True if a recorded run was tainted. A run that continues it is then tainted from its start. */
export function wasTainted(events: readonly RunEvent[]): boolean {
  return events.some(({ type }) => type === 'history-tainted');
}
