import type { Serializer } from '../core/serialize.ts';
import type { CallHistory } from '../core/calls/call-history.ts';
import type { Agents, CallScope } from '../core/ports/agents.ts';
import type { ApprovalChannel } from '../core/ports/approval.ts';
import type { Clock, CreateId } from '../core/ports/clock.ts';
import type { Policy } from '../core/ports/policy.ts';
import type { RunRedactor } from '../core/ports/redact.ts';
import type { Sandbox } from '../core/ports/sandbox.ts';
import type { CallResult, Tool } from '../core/ports/tool.ts';
import type { ReadGitHub } from '../core/ports/github.ts';
import type { SendWebRequest } from '../core/ports/web.ts';
import type { RunLimits } from '../core/limits.ts';
import type { JsonValue } from '../core/text/json.ts';
import type { ApprovalRequest, ApprovalState, WaitingRequest } from '../core/types/approval.ts';
import type { AcceptedChange, FileChange } from '../core/types/change.ts';
import type { CallToDecide, DecisionRecord, FollowUp, JudgedRefusal } from '../core/types/decision.ts';
import type { RunDocument } from '../core/types/document.ts';
import type { AcceptedFile, Emit, RunEvent } from '../core/types/event.ts';
import type { TaintSource, TrustFacts } from '../core/types/taint.ts';
import type { CallLimits } from './call-limits.ts';
import type { Justifications } from './justification.ts';
import type { PreparedCall } from './prepare-call.ts';
import type { RunDocuments } from './run-documents.ts';

export interface ApprovalOptions {
  /** Null if no person can be asked: no call is escalated then. */
  readonly channel: ApprovalChannel | null;
  readonly readState: () => Promise<ApprovalState>;
  /** Keeps the contents of changes that wait for a person, for a run that continues this one. */
  readonly keepChanges: (changes: readonly AcceptedChange[]) => readonly AcceptedFile[];
}

/** Changes that a rule leaves to a person, as they were before they were reverted. */
export interface WithheldChanges extends Pick<JudgedRefusal, 'rule' | 'reason' | 'escalation'> {
  readonly changes: readonly FileChange[];
}

/** The questions to people, and the changes that they approved. Shared by all agents of the run. */
export interface Approvals {
  /** Asks a person about a call that a rule escalates, before it runs. The clock of a script that made the call is paused meanwhile. */
  askCall(decided: DecidedCall, scope: CallScope): Promise<DecidedCall | RefusedCall>;
  /** Asks a person about changes of commands that were reverted, and makes the approved ones. Resolves to the result for the model; never rejects. */
  askChanges(withheld: WithheldChanges, decided: DecidedCall, scope: CallScope): Promise<string>;
  /** The id of the request by which a person has approved this change with this content; null without one. */
  findApproval(change: FileChange): string | null;
  /**
   * Makes the changes and calls that people have approved since an earlier part of the run asked for them, and asks again about changes whose approval does
   * not hold any more. The results are news for the model.
   */
  makeApproved(waiting: readonly WaitingRequest[], scope: CallScope, continuation: Continuation): Promise<void>;
  /** Resolves when no question about changes is open. */
  settle(): Promise<void>;
}

/** How the run continues what waited for a person. */
export interface Continuation {
  /** Makes the call of a request again. Null if it cannot be made from the record exactly as the person saw it. */
  readonly repeat: (request: ApprovalRequest) => Promise<CallResult> | null;
  /** Ends a wait for an answer. */
  readonly signal: AbortSignal;
}

/** The parts of a run that its dispatcher uses. */
export interface DispatcherOptions {
  readonly runId: string;
  readonly policy: Policy;
  readonly sandbox: Sandbox;
  readonly redactor: RunRedactor;
  readonly findTool: (name: string) => Tool | null;
  readonly listNearestNames: (name: string) => readonly string[];
  readonly sendWebRequest: SendWebRequest;
  readonly limits: Pick<RunLimits, 'toolCalls' | 'denials' | 'identicalCalls'>;
  /** Whether the calls of a turn run. `dry-run` decides and records, and runs nothing. */
  readonly readMode: (turn: number) => 'run' | 'dry-run';
  readonly streamBytes: number;
  /** The trust in task and work tree. `resumed` is `tainted` if an earlier part of the run was tainted already. */
  readonly trust: TrustFacts & { readonly resumed: 'clean' | 'tainted' };
  readonly approval: ApprovalOptions;
  /** Null if there is no model, as on the command line without a run. */
  readonly agents: Agents | null;
  /** Only in a job. */
  readonly readGitHub?: ReadGitHub;
  /** The events of an earlier part of the run; its calls count against the limits. */
  readonly earlier?: readonly RunEvent[];
  /** The documents of an earlier part of the run. */
  readonly documents?: readonly RunDocument[];
  /** Receives news for the model about a call that has ended: a sentence of the harness, and text that programs chose. */
  readonly onNews: (text: string, output: string) => void;
  readonly emit: Emit;
  readonly clock: Clock;
  readonly createId: CreateId;
}

/** How many commands of a run started, and why others did not although they were allowed. */
export interface CommandStarts {
  started: number;
  readonly failures: string[];
}

/** The parts that decide and run the calls of one agent, with the policy and the events of its scope. */
export interface CallOptions extends Omit<
  DispatcherOptions,
  'policy' | 'emit' | 'limits' | 'documents' | 'approval' | 'earlier'
> {
  readonly scope: CallScope;
  readonly limits: CallLimits;
  /** Of the run and its agents. */
  readonly history: CallHistory;
  readonly approvals: Approvals;
  readonly justifications: Justifications;
  /** Calls that rules or people have allowed for the run, by hash. */
  readonly allowedForRun: Set<string>;
  readonly documents: RunDocuments;
  /** Decides and makes one call at a time of those that write files. */
  readonly writeInTurn: Serializer;
  /** Whether a session has reached a host: all that sessions print from then on may come from it. */
  readonly sessionNetwork: { isReached: boolean };
  readonly starts: CommandStarts;
  /** Whether a person can be asked. */
  readonly asksPeople: boolean;
  readonly isTainted: () => boolean;
  /** Taints the history from here on; null is no source. */
  readonly taint: (source: TaintSource | null, turn: number) => void;
}

/** The properties of a call that rules compare, without its accesses and changes. The map of used rules is live. */
export type CallFacts = Omit<CallToDecide, 'accesses' | 'changes' | 'tainted' | 'rulesUsed'> & {
  readonly rulesUsed: Map<string, number>;
};

/** A prepared call with its decision. */
export interface DecidedCall {
  readonly prepared: PreparedCall;
  readonly decision: DecisionRecord;
  /** The changes that the call would make; null if they cannot be determined before the call. */
  readonly changes: readonly FileChange[] | null;
  /** The permissions of the call after the decision. A person who approves the call approves `escalatedPaths` with it: a rule that escalates them does not refuse them. */
  readonly followUp: FollowUp;
  /** The alternatives of the call to which the decision applies. */
  readonly alternatives: readonly JsonValue[];
  /** For decisions about changes and requests while the call runs. */
  readonly facts: CallFacts;
}

/** A call that no longer belongs to the run: a denial has ended it, or its calls are spent. */
export interface RefusedCall {
  readonly refused: string;
}
