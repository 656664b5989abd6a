import type { z } from 'zod';
import type { Access } from '../types/access.ts';
import type { FileChange } from '../types/change.ts';
import type { Clock } from './clock.ts';
import type { ContentPart } from '../types/content.ts';
import type { CallOrigin, DecisionRecord } from '../types/decision.ts';
import type { JsonValue } from '../text/json.ts';
import type { ToolSandbox, WorkspaceFiles } from './sandbox.ts';
import type { TaintSource } from '../types/taint-source.ts';
import type { PauseClock } from './pause-clock.ts';
import type { RequestWeb } from './web.ts';
import type { ToolFacts } from '../tool-catalogue.ts';

/** What a tool may use. Nothing else of the host is within its reach. */
export interface ToolContext {
  readonly callId: string;
  readonly sandbox: ToolSandbox;
  readonly signal: AbortSignal;
  readonly clock: Clock;
  /** Bytes that the tool keeps of each stream. */
  readonly streamBytes: number;
  /** The default time limit of a command. */
  readonly commandTimeoutMs: number;
  /** The only way by which a tool itself reaches the outside. */
  readonly requestWeb: RequestWeb;
  /** Shows the plan that the model keeps. */
  readonly onPlan: (plan: Plan) => void;
}

export interface Plan {
  readonly explanation: string;
  readonly steps: readonly { readonly step: string; readonly status: 'pending' | 'in_progress' | 'completed' }[];
}

/** What a tool gives back: a JSON value for scripts and the record, and what a structured call tells the model. */
export interface ToolOutput {
  readonly value: JsonValue;
  /** For a structured call; null renders `value` as JSON. */
  readonly text: string | null;
  readonly images: readonly Extract<ContentPart, { type: 'image' }>[];
}

/** A call with valid arguments. It keeps the parsed arguments, so that nothing parses or validates them again. */
export interface BoundCall {
  /** The arguments as the schema returned them, defaults included. */
  readonly args: JsonValue;
  /** Lowers the call to its accesses. Runs before the decision, so it must not change anything. */
  listAccesses(files: WorkspaceFiles): Promise<readonly Access[]>;
  /**
   * What the call would change, with contents; null if the tool cannot know it before. Changes nothing. Throws `ToolFailure` if the call
   * is bound to fail: it is then decided, and enforced, as a call that changes nothing.
   */
  planChanges(files: WorkspaceFiles): Promise<readonly FileChange[] | null>;
  /** Throws `ToolFailure` for what the model can fix. */
  run(context: ToolContext): Promise<ToolOutput>;
}

/** One invalid argument. `path` is empty for the arguments as a whole. */
export interface ArgumentIssue {
  readonly path: string;
  readonly message: string;
}

export type BindResult =
  | { readonly type: 'bound'; readonly call: BoundCall }
  | { readonly type: 'invalid'; readonly issues: readonly ArgumentIssue[] };

/** A tool as the registry holds it, with its input type erased. */
export interface Tool extends ToolFacts {
  readonly description: string;
  /** For the declarations that the model reads. `bind` is the only place that validates with it. */
  readonly input: z.ZodType;
  /** The type of `value`, as TypeScript, for the instructions that the model reads. */
  readonly returns: string;
  /** A call of the tool as a script writes it, for the example in the instructions; null for none. */
  readonly example: string | null;
  /**
   * `untrusted`: people outside the repository write what it returns, as with web pages and foreign servers. Such a tool puts its text into
   * envelopes itself, since it knows their sources.
   */
  readonly outputTrust: 'trusted' | 'untrusted';
  /** Parses and validates arguments, once per call. */
  bind(args: unknown): BindResult;
}

/** A tool could not do what it was asked. Told to the model; never ends the run. */
export class ToolFailure extends Error {
  override readonly name = 'ToolFailure';
  readonly stderr: string;

  constructor(message: string, options: { stderr?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.stderr = options.stderr ?? '';
  }
}

/** A call as it reaches the dispatcher. */
export interface ToolCall {
  readonly callId: string;
  /** As the model wrote it: either of the tool's names. */
  readonly name: string;
  readonly args: unknown;
  readonly origin: CallOrigin;
  readonly turn: number;
  /** Set for calls of a script. */
  readonly scriptId: string | null;
  readonly signal: AbortSignal;
  /** Runs a wait that a person causes; the clock of the script that made the call stands still meanwhile. */
  readonly pauseClock: PauseClock;
}

/**
 * What became of a call. Only `completed` ran to its end; `failed` and `aborted` may have run. `taint` is the source of the untrusted text that
 * value, message and standard error contain; the text of an output has it in an envelope already.
 */
export type CallResult =
  | {
      readonly type: 'completed';
      readonly tool: string;
      readonly output: ToolOutput;
      readonly taint: TaintSource | null;
      readonly decision: DecisionRecord;
      readonly durationMs: number;
    }
  | {
      readonly type: 'failed';
      readonly tool: string;
      /** From the tool, which may quote files and programs. */
      readonly message: string;
      readonly stderr: string;
      /** From the harness: refused changes and what the call may do next. */
      readonly hints: string;
      readonly taint: TaintSource | null;
      readonly decision: DecisionRecord;
      readonly durationMs: number;
    }
  | {
      readonly type: 'aborted';
      readonly tool: string;
      readonly message: string;
      readonly hints: string;
      readonly taint: TaintSource | null;
      readonly decision: DecisionRecord;
      readonly durationMs: number;
    }
  | { readonly type: 'denied'; readonly tool: string; readonly decision: DecisionRecord }
  | {
      readonly type: 'invalid';
      readonly tool: string;
      readonly issues: readonly ArgumentIssue[];
    }
  | { readonly type: 'not-found'; readonly tool: string; readonly nearest: readonly string[] }
  /** The harness itself refuses: a limit of the run, or a run that is ending. */
  | { readonly type: 'refused'; readonly tool: string; readonly message: string }
  | { readonly type: 'dry-run'; readonly tool: string; readonly args: JsonValue };

export type CallTool = (call: ToolCall) => Promise<CallResult>;

/** A tool as a model API is told of it. */
export interface ToolDeclaration {
  readonly name: string;
  readonly description: string;
  readonly parameters: { readonly [key: string]: JsonValue };
}
