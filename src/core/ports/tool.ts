import type { CallSite } from '../types/call-site.ts';
import type { Plan } from '../types/event.ts';
import type { z } from 'zod';
import type { AgentReport, ChatAnswer, ChatRequest, LaunchRequest, SearchAnswer } from '../types/agents.ts';
import type { Access } from '../types/access.ts';
import type { FileChange } from '../types/change.ts';
import type { Clock } from './clock.ts';
import type { ContentPart } from '../types/conversation.ts';
import type { CallOrigin, DecisionRecord } from '../types/decision.ts';
import type { JsonValue } from '../text/json.ts';
import type { Cabinet } from '../types/document.ts';
import type { ToolSandbox, WorkspaceFiles } from './sandbox.ts';
import type { TaintSource } from '../types/taint.ts';
import type { PauseClock } from './pause-clock.ts';
import type { GitHubRead } from './github.ts';
import type { UntrustedText } from '../text/untrusted-envelope.ts';
import type { RequestWeb } from './web.ts';
import type { ToolFacts } from '../tool-catalogue.ts';

/** Everything that a tool may use. It can reach nothing else on the host. */
export interface ToolContext {
  readonly callId: string;
  readonly sandbox: ToolSandbox;
  readonly signal: AbortSignal;
  readonly clock: Clock;
  /** Bytes that the tool keeps of each stream. */
  readonly streamBytes: number;
  /** The default time limit of a command. */
  readonly commandTimeoutMs: number;
  /** False for a file of the workspace that the policy closes to the tool: no list and no search shows it. */
  readonly mayShow: (path: string) => boolean;
  /** True for one of the call's `alternatives` that the policy allows. */
  readonly isAllowed: (alternative: JsonValue) => boolean;
  /** The only way in which a tool itself sends requests to the network. */
  readonly requestWeb: RequestWeb;
  /** Reads of the repository on GitHub, made by the harness. */
  readonly readGitHub: (read: GitHubRead) => Promise<readonly UntrustedText[]>;
  /** The texts that the run keeps for later calls. */
  readonly cabinet: Cabinet;
  readonly agents: {
    /** See `Agents`. */
    readonly chat: (request: ChatRequest) => Promise<ChatAnswer>;
    readonly launch: (request: LaunchRequest) => Promise<string>;
    readonly search: (query: string) => Promise<SearchAnswer>;
    readonly wait: (agent: string) => Promise<AgentReport>;
  };
  /** Shows the model's plan. */
  readonly onPlan: (plan: Plan) => void;
}

/** The result of a tool: a JSON value for scripts and the record, and the text that the model receives for a structured call. */
export interface ToolOutput {
  readonly value: JsonValue;
  /** The text for a structured call; null renders `value` as JSON. */
  readonly text: string | null;
  readonly images: readonly Extract<ContentPart, { type: 'image' }>[];
  /** Set if the call only waited for something that still runs. To make such a call again is no repetition. */
  readonly onlyWaited?: true;
}

/** A call with valid arguments. It keeps the parsed arguments, so that nothing parses or validates them again. */
export interface BoundCall {
  /** The arguments as the schema returned them, defaults included. */
  readonly args: JsonValue;
  /**
   * Arguments of the calls that this call represents, for example one for each server if it names none. Each is decided, and the call is
   * allowed if one of them is. Empty for a call that represents only itself.
   */
  readonly alternatives: readonly JsonValue[];
  /** Lowers the call to its accesses. Runs before the decision, so it must not change anything. */
  listAccesses(files: WorkspaceFiles): Promise<readonly Access[]>;
  /**
   * The changes that the call would make, with contents; null if the tool cannot determine them before. Changes nothing. Throws
   * `ToolFailure` if the call is certain to fail: it is then decided, and enforced, as a call that changes nothing.
   */
  planChanges(files: WorkspaceFiles): Promise<readonly FileChange[] | null>;
  /** Throws `ToolFailure` for errors that the model can fix. */
  run(context: ToolContext): Promise<ToolOutput>;
}

/** One invalid argument. `path` is empty if the arguments as a whole are invalid. */
export interface ArgumentIssue {
  readonly path: string;
  readonly message: string;
}

export type BindResult =
  /** `tool` makes the call: another one if the arguments fit only the other one. */
  | {
      readonly type: 'bound';
      readonly tool: Tool;
      readonly call: BoundCall;
      /** The problem of the arguments if the policy does not offer `tool`; null if the call is denied by its rules then. */
      readonly ifNotOffered: ArgumentIssue | null;
    }
  | { readonly type: 'invalid'; readonly issues: readonly ArgumentIssue[] };

/** A call as a script writes it, and the field of its result that is a text to read. */
export interface ToolExample {
  readonly call: string;
  readonly text: string;
}

/** A tool in the registry, with its input type erased. */
export interface Tool extends ToolFacts {
  readonly description: string;
  /** For the declarations that the model receives. `bind` is the only function that validates with it. */
  readonly input: z.ZodType;
  /** The type of `value`, as TypeScript, for the instructions that the model receives. */
  readonly returns: string;
  /** A call of the tool in a script, for the instructions and for errors of arguments; null for no example. */
  readonly example: ToolExample | null;
  /** Names that other agents have for it. They work if no tool has the name itself. */
  readonly aliases: readonly string[];
  /**
   * `untrusted`: people outside the repository write what it returns, as with web pages and foreign servers. Such a tool puts its text into
   * envelopes itself, because it knows their sources.
   */
  readonly outputTrust: 'trusted' | 'untrusted';
  /** Parses and validates arguments, once per call. */
  bind(args: unknown): BindResult;
}

/** An error of a tool that is reported to the model and never ends the run. */
export class ToolFailure extends Error {
  override readonly name = 'ToolFailure';
  readonly stderr: string;

  constructor(message: string, options: { stderr?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.stderr = options.stderr ?? '';
  }
}

/** A command could not start, for a reason that is not in the command: a full disk, or a limit that could not be set. */
export class CommandNotStarted extends ToolFailure {}

/** A call as the dispatcher receives it. */
export interface ToolCall {
  readonly callId: string;
  /** As the model wrote it: either name of the tool. */
  readonly name: string;
  readonly args: unknown;
  readonly origin: CallOrigin;
  readonly turn: number;
  /** Set for calls of a script. */
  readonly scriptId: string | null;
  /** The place in the script that makes the call, for people; null if it is not known. */
  readonly callSite: CallSite | null;
  readonly signal: AbortSignal;
  /** Runs a wait for a person, during which the clock of the calling script is paused. */
  readonly pauseClock: PauseClock;
}

/**
 * The result of a call. Only `completed` ran to its end; `failed` and `aborted` may have run. `taint` is the source of the untrusted text
 * that value, message and standard error contain. The text of an output already has it in an envelope.
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
      readonly type: 'failed' | 'aborted';
      readonly tool: string;
      /** From the tool, which may quote files and programs. */
      readonly message: string;
      readonly stderr: string;
      /** From the harness: refused changes, and the calls that are possible next. */
      readonly hints: string;
      readonly taint: TaintSource | null;
      readonly decision: DecisionRecord;
      readonly durationMs: number;
    }
  | { readonly type: 'denied'; readonly tool: string; readonly decision: DecisionRecord }
  | { readonly type: 'invalid'; readonly tool: string; readonly issues: readonly ArgumentIssue[] }
  | { readonly type: 'not-found'; readonly tool: string; readonly nearest: readonly string[] }
  /** Refused by the harness itself: because of a limit of the run, or because the run is ending. */
  | { readonly type: 'refused'; readonly tool: string; readonly message: string }
  | { readonly type: 'dry-run'; readonly tool: string; readonly args: JsonValue };

export type CallTool = (call: ToolCall) => Promise<CallResult>;

/** The declaration of a tool for a model API. */
export interface ToolDeclaration {
  readonly name: string;
  readonly description: string;
  readonly parameters: { readonly [key: string]: JsonValue };
}
