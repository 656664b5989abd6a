import type { RefusedChange } from './change.ts';
import type { ApprovalAnswer, ApprovalRequest } from '../ports/approval.ts';
import type { ChangedFile } from './result.ts';
import type { ConversationItem } from './conversation.ts';
import type { DecisionRecord } from './decision.ts';
import type { TokenUsage } from '../limits.ts';
import type { OpenedServer } from './mcp.ts';
import type { ConnectionDecision } from './network.ts';
import type { PolicyFacts } from '../ports/policy.ts';
import type { IsolationReport } from '../ports/sandbox.ts';
import type { RunResult } from './result.ts';
import type { TaintSource } from './taint-source.ts';
import type { Plan } from '../ports/tool.ts';
import type { TestCount } from './verify.ts';

/**
 * Everything that happens in a run, in order. Transcript, audit, result and reports are folds over this list;
 * nothing is recorded beside it.
 */
export type RunEvent =
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
      readonly retryInMs: number | null;
    }
  /** A person is asked about a call. */
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
  /** A server of the policy was started before the model's first turn, or could not be. */
  | ServerOpened
  /** A command asked for a connection. `callId` is null for a forwarded port, which every command may use, and for a server's, whose rule is `mcp.SERVER`. */
  | { readonly type: 'connection-decided'; readonly callId: string | null; readonly connection: ConnectionDecision }
  | ChangesDecided
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
  | { readonly type: 'plan-updated'; readonly callId: string; readonly plan: Plan }
  | {
      readonly type: 'command-checked';
      /** `verify-configured` is a second run after the agent, with the configuration as the patch has it. */
      readonly phase: 'setup' | 'verify-before' | 'verify-after' | 'verify-configured';
      readonly command: string;
      readonly exitCode: number | null;
      readonly output: string;
      readonly tests: readonly TestCount[];
      readonly durationMs: number;
    }
  /** What verifying came to: green where nothing is named. `patchSha256` is the patch that it ran on. */
  | { readonly type: 'verify-judged'; readonly problems: readonly string[]; readonly patchSha256: string }
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
  readonly workspace: string;
  readonly event: string;
  /** Whoever started the run; empty on the command line. */
  readonly actor: string;
  /** What the policy was told of how the run began; null in records of versions that did not write it. */
  readonly facts: PolicyFacts | null;
}

/** The boundary holds. The first request may be under way by then; nothing of an answer is acted on before. */
export interface SandboxOpened {
  readonly type: 'sandbox-opened';
  readonly isolation: IsolationReport;
  readonly baseCommit: string | null;
}

export interface ServerOpened extends OpenedServer {
  readonly type: 'server-opened';
}

/** A call was decided. `argsJson` is the canonical arguments, redacted like everything else. */
export interface ToolDecided {
  readonly type: 'tool-decided';
  readonly decision: DecisionRecord;
  readonly scriptId: string | null;
  readonly argsJson: string;
  readonly argsSha256: string;
}

/** A call that had been allowed has ended. `exitCode` is that of a command, null elsewhere. */
export interface ToolFinished {
  readonly type: 'tool-finished';
  readonly callId: string;
  readonly tool: string;
  readonly state: 'completed' | 'failed' | 'aborted';
  readonly exitCode: number | null;
  readonly message: string;
  /** The whole output as JSON text; the model may have seen less. */
  readonly outputJson: string;
  readonly outputBytes: number;
  readonly durationMs: number;
}

/**
 * What a command changed was decided, and what was refused was put back. `callId` is the command's call, or the phase of a command of the
 * harness's own, or `patch` for the run's changes as a whole.
 */
export interface ChangesDecided {
  readonly type: 'changes-decided';
  readonly turn: number;
  readonly callId: string;
  readonly kept: number;
  /** The first of them; `refusedCount` is how many there were. */
  readonly refused: readonly RefusedChange[];
  readonly refusedCount: number;
}

/** Hands an event to the record, which has it on disk when this returns. */
export type Emit = (event: RunEvent) => void;
