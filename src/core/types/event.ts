import type { AgentReport } from './agents.ts';
import type { AcceptedState, RefusedChange } from './change.ts';
import type { ApprovalAnswer, ApprovalRequest } from './approval.ts';
import type { ChangedFile } from './result.ts';
import type { ConversationItem } from './conversation.ts';
import type { RunDocument } from './document.ts';
import type { DecisionRecord } from './decision.ts';
import { addCosts, addTokens, noTokens, type RunLimits, type TokenUsage } from '../limits.ts';
import type { OpenedServer } from './mcp.ts';
import type { ConnectionDecision } from './network.ts';
import type { PolicyFacts } from './policy-facts.ts';
import type { IsolationLevel, IsolationReport } from './isolation.ts';
import type { RunResult } from './result.ts';
import type { TaintSource } from './taint.ts';
import type { CheckPhase, TestChanges, TestCount, VerifyRule } from './verify.ts';

/** All events of a run, in order. Transcript, audit, result and reports are folds over this list; nothing else is recorded. */
export type RunEvent = OwnEvent | AgentEvent;

/** An event of a child agent. Folds over the conversation of the run leave it out; folds over calls and costs read it (`listAllEvents`). */
export interface AgentEvent {
  readonly type: 'agent-event';
  readonly agent: string;
  readonly event: OwnEvent;
}

/** An event of the run itself, or inside an `agent-event` of one of its agents. */
export type OwnEvent =
  | RunStarted
  | SandboxOpened
  | { readonly type: 'item'; readonly turn: number; readonly item: ConversationItem }
  | { readonly type: 'model-requested'; readonly turn: number }
  | {
      readonly type: 'model-responded';
      readonly turn: number;
      readonly model: string;
      readonly stop: string;
      readonly usage: TokenUsage;
      /** In US dollars; null if the price of the model is not known. */
      readonly costUsd: number | null;
      readonly durationMs: number;
      /** How many items the answer has, which follow; null in records of versions that did not write it. */
      readonly items: number | null;
    }
  /** A call has asked a model, which answered. */
  | {
      readonly type: 'chat-answered';
      readonly callId: string;
      readonly model: string;
      readonly stop: string;
      readonly usage: TokenUsage;
      readonly costUsd: number | null;
      readonly durationMs: number;
    }
  /**
   * The context of the model was full. Old tool outputs were cut in what is sent, or the turns before the last ones were replaced by
   * `summary`, a text of the model that is empty if it wrote no text. The record keeps everything.
   */
  | {
      readonly type: 'context-compacted';
      readonly turn: number;
      readonly step: 'outputs' | 'summary' | 'turns';
      readonly summary: string;
      /** Of the request for the summary. */
      readonly usage: TokenUsage;
      readonly costUsd: number | null;
    }
  | {
      readonly type: 'model-failed';
      readonly turn: number;
      readonly attempt: number;
      readonly code: string;
      readonly message: string;
      /** Of the part of the answer that was received before the request failed. */
      readonly usage: TokenUsage;
      readonly costUsd: number | null;
      readonly retryInMs: number | null;
    }
  /** A person is asked to approve a call. */
  | { readonly type: 'approval-requested'; readonly request: ApprovalRequest }
  | {
      readonly type: 'approval-answered';
      readonly requestId: string;
      readonly callId: string;
      readonly answer: ApprovalAnswer;
      readonly waitedMs: number;
    }
  | ToolDecided
  | { readonly type: 'tool-started'; readonly callId: string }
  | ToolFinished
  /** A server of the policy was started before the model's first turn, or could not be started. */
  | ServerOpened
  /**
   * A command requested connections to a host: the first is recorded at once, their count when the command has ended. `callId` is null for a forwarded port, which every command may use, and for a connection of a server,
   * whose rule is `mcp.SERVER`.
   */
  | { readonly type: 'connection-decided'; readonly callId: string | null; readonly connection: ConnectionDecision }
  | ChangesDecided
  | FilesAccepted
  | RunResumed
  | { readonly type: 'history-tainted'; readonly turn: number; readonly source: TaintSource }
  | {
      readonly type: 'tool-rejected';
      readonly turn: number;
      readonly callId: string;
      readonly scriptId: string | null;
      readonly tool: string;
      readonly reason: string;
    }
  | {
      readonly type: 'script-console';
      readonly scriptId: string;
      readonly level: 'log' | 'warn' | 'error';
      readonly text: string;
    }
  | {
      readonly type: 'script-progress';
      readonly scriptId: string;
      readonly kind: 'info' | 'warn';
      readonly message: string;
    }
  /** A script changed a value that later scripts of the run read. `valueJson` is null if the key was deleted. */
  | {
      readonly type: 'store-changed';
      readonly scriptId: string;
      readonly key: string;
      readonly valueJson: string | null;
    }
  | DocumentSaved
  | AgentStarted
  | AgentEnded
  | { readonly type: 'plan-updated'; readonly callId: string; readonly plan: Plan }
  | CommandChecked
  | VerifyJudged
  | {
      readonly type: 'patch-made';
      readonly files: readonly ChangedFile[];
      readonly sha256: string;
      readonly baseCommit: string | null;
      readonly baseTree: string;
    }
  | { readonly type: 'warning'; readonly message: string }
  | { readonly type: 'run-finished'; readonly result: RunResult };

export interface RunStarted {
  readonly type: 'run-started';
  readonly runId: string;
  readonly version: string;
  readonly task: string;
  readonly taskOrigin: string;
  readonly provider: string;
  readonly model: string;
  readonly replayed: boolean;
  readonly policyName: string;
  readonly policySha256: string;
  readonly policyLayers: readonly { readonly name: string; readonly sha256: string }[];
  /** Null for a built-in policy, on the command line, and in records of versions that did not write it. */
  readonly policyOrigin: PolicyOrigin | null;
  readonly workspace: string;
  readonly event: string;
  /** The limits of the run, the stricter of inputs and policy; null in records of versions that did not write them. */
  readonly limits: RunLimits | null;
  /** The user who started the run; empty on the command line. */
  readonly actor: string;
  /** The facts about the start of the run that the policy received; null in records of versions that did not write them. */
  readonly facts: PolicyFacts | null;
  /** The options of the command line, by which the run is resumed; null in the action, and in records of versions that did not write it. */
  readonly command: TypedCommand | null;
  /** The job of the run; null on the command line, and in records of versions that did not write it. */
  readonly job: JobIdentity | null;
}

/** The commit on GitHub from which the policy of a run was read, with all policies that it extends. */
export interface PolicyOrigin {
  readonly path: string;
  readonly branch: string;
  readonly commit: string;
}

/** The facts that a record and the job that resumes it must have in common. */
export interface JobIdentity {
  readonly repository: string;
  /** The path of the workflow file; empty if the runner does not name it. */
  readonly workflowFile: string;
  /** The trust in the task and in the repository. */
  readonly trust: string;
}

/** The command line of a run. */
export interface TypedCommand {
  readonly workingFolder: string;
  /** Inputs by name, without keys. */
  readonly inputs: Readonly<Record<string, string>>;
}

/** Changes of the workspace that stay, with contents in the record by their SHA-256. The last state of a path counts. */
export interface FilesAccepted {
  readonly type: 'files-accepted';
  readonly files: readonly AcceptedFile[];
}

/** A path as it was accepted. `withheld`: its content is not kept, so that a resumed run begins with the content from before the run. */
export type AcceptedFile = { readonly path: string } & (
  | (Extract<AcceptedState, { kind: 'file' }> & { readonly sha256: string })
  | Exclude<AcceptedState, { kind: 'file' }>
  | { readonly kind: 'withheld'; readonly reason: 'secret' | 'size' }
);

/** The events before this one come from an earlier record of the same run. */
export interface RunResumed {
  readonly type: 'run-resumed';
  readonly version: string;
  /** The hash of the last audit entry of the earlier record; empty without an entry. */
  readonly auditDigest: string;
  /** How the earlier part ended: its outcome, or `killed`. */
  readonly ended: string;
  readonly policySha256: string;
  /** Calls of which it is not known whether they ran. */
  readonly unknownCalls: readonly string[];
}

/** Version 0.1 could run without a sandbox: its level is `off`, and it has no bubblewrap. */
export interface RecordedIsolation extends Omit<IsolationReport, 'level' | 'bubblewrap'> {
  readonly level: IsolationLevel | 'off';
  readonly bubblewrap: IsolationReport['bubblewrap'] | null;
}

/**
 * The sandbox is open and its boundary was probed. The first model request may already have been sent, but nothing in its answer is
 * executed before this event.
 */
export interface SandboxOpened {
  readonly type: 'sandbox-opened';
  readonly isolation: RecordedIsolation;
  readonly baseCommit: string | null;
}

export interface ServerOpened extends OpenedServer {
  readonly type: 'server-opened';
}

/** A call was decided. `argsJson` contains the canonical arguments, redacted like everything else. */
export interface ToolDecided {
  readonly type: 'tool-decided';
  readonly decision: DecisionRecord;
  readonly scriptId: string | null;
  readonly argsJson: string;
  readonly argsSha256: string;
}

/** An allowed call has ended. `exitCode` is the exit code of a command; null for other tools. */
export interface ToolFinished {
  readonly type: 'tool-finished';
  readonly callId: string;
  readonly tool: string;
  readonly state: 'completed' | 'failed' | 'aborted';
  readonly exitCode: number | null;
  readonly message: string;
  /** The complete output as JSON text. The model may have received less. */
  readonly outputJson: string;
  readonly outputBytes: number;
  readonly durationMs: number;
}

/** A call has started a child agent. `parent` is the agent of the call; null for the run's own. The policy of the agent is the parent's, narrowed. */
export interface AgentStarted {
  readonly type: 'agent-started';
  readonly agent: string;
  readonly parent: string | null;
  readonly callId: string;
  readonly task: string;
  readonly narrowingJson: string;
  readonly policySha256: string;
}

/** A child agent has ended. */
export interface AgentEnded extends AgentReport {
  readonly type: 'agent-ended';
}

/** A call has saved a text in the file cabinet, as JSON text; a later one under the same key replaces it. */
export interface DocumentSaved extends Omit<RunDocument, 'content'> {
  readonly type: 'document-saved';
  readonly callId: string;
  readonly contentJson: string;
}

/** A command of the harness has ended. */
export interface CommandChecked {
  readonly type: 'command-checked';
  /** `verify-configured` is a second run after the agent, with the configuration files of the patch. */
  readonly phase: CheckPhase;
  readonly command: string;
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  /** Head and tail of both streams. */
  readonly output: string;
  /** The file of the record with the whole output. */
  readonly log: string;
  readonly tests: readonly TestCount[];
  readonly durationMs: number;
}

/** A patch of the run was verified. */
export interface VerifyJudged {
  readonly type: 'verify-judged';
  readonly rule: VerifyRule;
  /** Empty if the patch is accepted. */
  readonly problems: readonly string[];
  /** What was accepted in spite of a red result. */
  readonly notes: readonly string[];
  /** Null in records of earlier versions. */
  readonly tests: TestChanges | null;
  /** The digest of the patch. */
  readonly patchSha256: string;
  /** Whether the problems went back to the model. */
  readonly returned: boolean;
}

/** Names the run's changes as a whole in `ChangesDecided`. */
export const patchCallId = 'patch';

/**
 * The changes of a command were decided, and the refused ones restored. `callId` is the command's call, the phase of a command of the
 * harness, or `patch` for all changes of the run together.
 */
export interface ChangesDecided {
  readonly type: 'changes-decided';
  readonly turn: number;
  readonly callId: string;
  readonly kept: number;
  /** The first refused changes; `refusedCount` is the number of all. */
  readonly refused: readonly RefusedChange[];
  readonly refusedCount: number;
}

/** Passes an event to the record, which has written it to disk when this returns. */
export type Emit = (event: RunEvent) => void;

/** Between the id of an agent and the id of its call. */
export const agentCallSeparator = '/';

/** The events of a run and of its agents, in their order. Calls of agents have ids that begin with the id of their agent. */
export function listAllEvents(events: readonly RunEvent[]): readonly OwnEvent[] {
  return events.map((event) => (event.type === 'agent-event' ? event.event : event));
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

/** The steps that the model has planned, as it last reported them. */
export interface Plan {
  readonly explanation: string;
  readonly steps: readonly { readonly step: string; readonly status: 'pending' | 'in_progress' | 'completed' }[];
}
