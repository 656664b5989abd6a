import type { z } from 'zod';
import type { Access } from './access.ts';
import type { FileChange } from './change.ts';
import type { Clock } from './clock.ts';
import type { ContentPart } from './content.ts';
import type { CallOrigin, DecisionRecord } from './decision.ts';
import type { JsonValue } from './json.ts';
import type { Sandbox, WorkspaceFiles } from './sandbox.ts';
import type { PauseClock } from './pause-clock.ts';
import type { RequestWeb } from './web.ts';

/** What a tool may use. Nothing else of the host is within its reach. */
export interface ToolContext {
  readonly callId: string;
  readonly sandbox: Sandbox;
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

/** A tool as the registry holds it, with its input type erased: the door validates `input` with the schema before the rest. */
export interface Tool {
  /** camelCase, as scripts call it. */
  readonly name: string;
  /** snake_case, as structured calls name it. */
  readonly structuredName: string;
  readonly description: string;
  readonly input: z.ZodType;
  /** What `value` is, as TypeScript, for the declarations that the model reads. */
  readonly returns: string;
  /** Lowers a valid input to what it touches. Runs before the decision, so it must not change anything. */
  accesses(input: unknown, files: WorkspaceFiles): Promise<readonly Access[]>;
  /**
   * Says what a valid input would change, with contents; a tool that writes files in a way that can be foreseen has it. Changes nothing.
   * Throws `ToolFailure` where the call is bound to fail: it is then decided, and held to, as changing nothing.
   */
  changes?(input: unknown, files: WorkspaceFiles): Promise<readonly FileChange[]>;
  /** `untrusted`: others than the repository's own people write what it returns, as web pages and foreign servers. */
  readonly outputTrust?: 'trusted' | 'untrusted';
  /** Throws `ToolFailure` for what the model can mend. */
  run(input: unknown, context: ToolContext): Promise<ToolOutput>;
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

/** A call as it reaches the one door. */
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

/** What became of a call. Only `completed` ran to its end; `failed` and `aborted` may have run. */
export type CallResult =
  | {
      readonly type: 'completed';
      readonly tool: string;
      readonly output: ToolOutput;
      readonly decision: DecisionRecord;
      readonly durationMs: number;
    }
  | {
      readonly type: 'failed';
      readonly tool: string;
      readonly message: string;
      readonly stderr: string;
      readonly decision: DecisionRecord;
      readonly durationMs: number;
    }
  | {
      readonly type: 'aborted';
      readonly tool: string;
      readonly message: string;
      readonly decision: DecisionRecord;
      readonly durationMs: number;
    }
  | { readonly type: 'denied'; readonly tool: string; readonly decision: DecisionRecord }
  | {
      readonly type: 'invalid';
      readonly tool: string;
      readonly issues: readonly { readonly path: string; readonly message: string }[];
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
