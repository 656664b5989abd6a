import * as z from 'zod';
import { accessSchema, type Access } from './access.ts';
import type { ApprovalAnswer, Escalation } from './approval.ts';
import type { BaseFacts, ChangeRefusal, ChangeToJudge, FileChange } from './change.ts';
import type { AddedDependency } from './change.ts';
import type { JsonValue } from '../text/json.ts';
import type { IsolationLevel } from './isolation.ts';
import { callGrantSchema, noGrant } from './network.ts';
import type { Recorded } from '../recorded.ts';

/** All decisions, the most lenient first. Of several, the last in this list takes precedence. */
export const decisions = ['allow', 'allow-for-run', 'explain', 'escalate', 'deny', 'deny-and-abort'] as const;

export type Decision = (typeof decisions)[number];

export function isStricter(left: Decision, right: Decision): boolean {
  return decisions.indexOf(left) > decisions.indexOf(right);
}

/** The stricter of two decisions. */
export function pickStrictest(left: Decision, right: Decision): Decision {
  return isStricter(right, left) ? right : left;
}

/** The name of the rule in the decision for a call that no one approved in time. Scripts get a separate error for it. */
export const approvalTimeoutRule = 'approval-timeout';

/** True if the call may run. */
export function isAllowed(decision: Decision): boolean {
  return decision === 'allow' || decision === 'allow-for-run';
}

/** True if neither a reason nor a person can make the call run. */
export function isDenial(decision: Decision): boolean {
  return decision === 'deny' || decision === 'deny-and-abort';
}

/** The harness through which a call was made. Tools never receive it; policies can use it. */
export type CallOrigin = 'structured' | 'script';

/** One call for the policy to decide: lowered to its accesses, with the state of the run. */
export interface CallToDecide {
  /** The tool's camelCase name. */
  readonly tool: string;
  readonly origin: CallOrigin;
  readonly args: JsonValue;
  readonly accesses: readonly Access[];
  readonly turn: number;
  /** True if the model has answered an `explain` for this call. */
  readonly justified: boolean;
  /** True if a rule or a person has allowed the same call for the run. It is not asked about again, and a denial still applies. */
  readonly isRemembered?: boolean;
  /**
   * The requests by which people have approved all changes of the call: it is not asked about again, and a denial still applies. Empty or left out if one
   * of its changes was not approved.
   */
  readonly approvedBy?: readonly string[];
  /** How often each rule (by id) has allowed a call in this run. */
  readonly rulesUsed: ReadonlyMap<string, number>;
  /** The calls of this run, of its agents and of the part that it resumes that were allowed before, the first one first. */
  readonly history: readonly EarlierCall[];
  /**
   * For each text of the arguments that a rule compares as a path: the path relative to the workspace with links resolved, or null for a path that
   * leads out of it. Without it, the texts are compared unchanged, as for a call that is not made in a workspace.
   */
  readonly argumentPaths?: ReadonlyMap<string, string | null>;
  /** Everything that the call changes, from the base of the run to the state after it; null if that is not known before the call. */
  readonly changes: readonly (FileChange & Partial<BaseFacts>)[] | null;
  /** The dependencies that the changes add to manifests, with the answers of registries; left out if no registry was asked. */
  readonly dependencies?: readonly AddedDependency[];
  /** True if untrusted text has entered the history. Never becomes false again in a run, or in one that resumes it. Null: see `anyCall`. */
  readonly tainted: boolean | null;
  /**
   * True if the question is whether some call of a run may do this, and not what one call may do: arguments, turn, count, justification, history, and a
   * `tainted` that is null, are then as the access needs them.
   */
  readonly anyCall?: true;
  /**
   * True for a path of the workspace to which a command may write for the run only: its redirections to it need no rule. Without it, the directories
   * that build tools write count.
   */
  readonly isDisposable?: (path: string) => boolean;
  /** False if no person can be asked in the run: `escalate` then decides as `deny`. Without it, a person can be asked. */
  readonly asksPeople?: boolean;
  /** The isolation of the run; `full` if it is not known yet, as in `policy check`. */
  readonly isolation?: IsolationLevel;
}

/** A call that was allowed earlier in a run. Contents of changes are not kept. */
export interface EarlierCall extends Omit<
  CallToDecide,
  | 'history'
  | 'rulesUsed'
  | 'changes'
  | 'dependencies'
  | 'anyCall'
  | 'isDisposable'
  | 'asksPeople'
  | 'isRemembered'
  | 'approvedBy'
> {
  readonly callId: string;
  /** `may` while a person is asked about the call. */
  readonly certainty: 'must' | 'may';
}

/** A call at the start of a run, for examples, tests and checks of rules. */
export function createCallToDecide(
  call: Pick<CallToDecide, 'tool' | 'accesses'> & Partial<CallToDecide>,
): CallToDecide {
  return {
    origin: 'structured',
    args: {},
    turn: 1,
    justified: false,
    rulesUsed: new Map(),
    history: [],
    changes: null,
    tainted: false,
    ...call,
  };
}

/**
 * A rule that matched one of the call's accesses. `rule` is the rule's id, or the name of a built-in decision: `default`, `default-opaque`,
 * `protected`, `rejected`, `tools`, `limit`, `wrapper`, `harmless`, `harmless-env`, `scratch`, `disposable`, `sandbox-network`, `session`, `known-secret`.
 * `audit:ID` is a rule on trial, which has no effect.
 */
const matchedRuleSchema = z.object({
  rule: z.string(),
  /** The file or built-in policy that contains the rule. */
  layer: z.string(),
  decision: z.enum(decisions),
  /** Index into the call's accesses. */
  access: z.number(),
});

export type MatchedRule = Recorded<typeof matchedRuleSchema>;

/** How much of a limit was used when a call was decided, without that call. `rule:ID` is the limit in a rule itself. */
const limitUseSchema = z.object({ limit: z.string(), used: z.number(), of: z.number() });

export type LimitUse = Recorded<typeof limitUseSchema>;

// Records of earlier versions lack the fields with a default.
const verdictSchema = z.object({
  decision: z.enum(decisions),
  /** The id of the rule that decided. */
  rule: z.string(),
  /** The reason in the rule, for the model and the record. */
  reason: z.string(),
  /** The refused access, on one line; empty for an allowed call. */
  refused: z.string().default(''),
  /** The shortest alternative, for the model. Empty if no alternative is known. */
  instead: z.string(),
  /** The smallest YAML rule that would allow this call. Empty if no rule can allow it, and for allowed calls. */
  suggestion: z.string(),
  matched: z.array(matchedRuleSchema),
  /** The hosts that the call may reach, by the rules that allowed it or that would allow it after an approval. */
  grant: callGrantSchema.default(() => ({ ...noGrant, hosts: [], sees: [] })),
  /** The simple command of the call that a rule gives hosts, if the call does not get them because of its other commands; else empty. */
  alone: z.string().default(''),
  /** The limits that applied to this call. */
  limits: z.array(limitUseSchema).default([]),
});

/** Recorded calls of one repository that another policy decides otherwise, by the same rule. */
export interface ChangedDecision {
  readonly repository: string;
  /** The rule that decides them now. */
  readonly rule: string;
  readonly before: { readonly decision: Decision; readonly rule: string };
  readonly after: Decision;
  readonly reason: string;
  readonly calls: number;
  /** The calls that might not have been made: an earlier call of their run is decided otherwise too. */
  readonly hypothetical: number;
  readonly runs: readonly string[];
  /** The first different calls, each on one line. */
  readonly examples: readonly string[];
}

/** Where a policy could open a host to a call: in a rule about its command, or for every command in `sandbox.network`. */
export type Opening = { readonly id: string; readonly when: Readonly<Record<string, unknown>> } | 'sandbox-network';

/** The permissions of a caller after a decision. They are not part of the record. */
export interface FollowUp {
  /** The people who may approve the call. Null if no rule leaves it to a person. */
  readonly escalation: Escalation | null;
  /** Paths of the workspace that the call writes, directly or by a command, and for which a person is asked. */
  readonly escalatedPaths: readonly string[];
  /** False for a call of which it is not known what it starts. Such a call is never allowed for a whole run. */
  readonly mayRemember: boolean;
  /** True if the call may be made again with a justification after the sandbox refused changes or connections of it. */
  readonly mayRetry: boolean;
  /** The rules that could open more hosts to the call. Null if no rule could: a profile of the run is stricter on purpose. */
  readonly opening: Opening | null;
  /** Why no rule is suggested although one would allow the call. Empty otherwise. */
  readonly danger: string;
}

/** After a decision of the harness itself, or one that leaves nothing to do. */
export const noFollowUp: FollowUp = {
  escalation: null,
  escalatedPaths: [],
  mayRemember: false,
  mayRetry: false,
  opening: null,
  danger: '',
};

/** The decision of the policy about one call. Pure: the same call gets the same verdict. */
export interface Verdict extends Recorded<typeof verdictSchema> {
  readonly followUp: FollowUp;
}

/** The rules that an allowed call uses up. It may be allowed by several, one per access; a rule on trial does not count. */
export function listAllowingRules({ matched }: Pick<Verdict, 'matched'>): ReadonlySet<string> {
  const allowing = matched.filter(({ decision, rule }) => isAllowed(decision) && !rule.startsWith('audit:'));
  return new Set(allowing.map(({ rule }) => rule));
}

/** Decides a call. Total and deterministic. The caller turns a thrown error into `deny-and-abort` (fail closed). */
export type Decide = (call: CallToDecide) => Verdict;

/** Facts about changes that were read before they are judged. */
export interface ChangeFacts {
  /** Whether the history was tainted for every call (true) or for none (false); null for some, or if it is not known. */
  readonly tainted: boolean | null;
  /** Paths for which a person has approved the change: a rule that escalates them does not refuse them. Any denial still does. */
  readonly approved: ReadonlySet<string>;
  /** The dependencies that the changes add, with the answers of registries; left out if no registry was asked. */
  readonly dependencies?: readonly AddedDependency[];
}

/** Why a change may not stay. `explain`: the same call with a justification may make it. `escalate`: a person may approve it. */
export interface JudgedRefusal extends ChangeRefusal {
  readonly decision: Decision;
  /** The people who may approve the change; null if no rule leaves it to a person. */
  readonly escalation: Escalation | null;
  /** True if the content decides: the path may be changed in another way, or another reason is the true one. */
  readonly byContent: boolean;
}

/**
 * Judges changes. The result has an entry for each change: null if it may stay. `call` is the call that made them; null for all changes of a run. A content
 * that is not known counts as one that a rule may refuse, so a caller can judge by the paths first and read the contents of the refused changes only.
 */
export type Judge = (
  changes: readonly ChangeToJudge[],
  facts: ChangeFacts,
  call: Omit<CallToDecide, 'accesses' | 'changes' | 'tainted' | 'anyCall'> | null,
) => readonly (JudgedRefusal | null)[];

/** One decision in the form for the record. */
export const decisionSchema = z.object({
  decisionId: z.string(),
  runId: z.string(),
  turn: z.number(),
  callId: z.string(),
  /** SHA-256 (hex) over tool, canonical arguments and policy digest; for a retry, also over the accesses that were refused before. */
  callHash: z.string(),
  tool: z.string(),
  origin: z.enum(['structured', 'script']),
  accesses: z.array(accessSchema),
  ...verdictSchema.shape,
  policySha256: z.string(),
  durationUs: z.number(),
  /** JSON Pointers of the arguments in which a secret was removed. */
  masked: z.array(z.string()).default([]),
  /** True if the model had given its reasons for the call, which rules may require. */
  justified: z.boolean().default(false),
});

export type DecisionRecord = Recorded<typeof decisionSchema>;

/** The decision and the reason of an answer, for the model and the record. */
export function decideByAnswer(answer: ApprovalAnswer): Pick<DecisionRecord, 'decision' | 'reason'> {
  const { requestId } = answer;
  switch (answer.type) {
    case 'granted':
      return { decision: 'allow', reason: `${answer.approver} approved it (${requestId})` };
    case 'granted-for-run':
      return { decision: 'allow-for-run', reason: `${answer.approver} approved it for this run (${requestId})` };
    case 'explain': {
      const question = answer.question === '' ? 'asks why this is needed' : `asks: ${answer.question}`;
      return { decision: 'explain', reason: `${answer.approver} ${question} (${requestId})` };
    }
    case 'denied':
      return { decision: 'deny', reason: `${answer.approver} refused it (${requestId})` };
    case 'denied-and-ended':
      return { decision: 'deny-and-abort', reason: `${answer.approver} refused it and ended the run (${requestId})` };
    case 'timed-out':
      return { decision: 'deny', reason: `no one approved it in time (${requestId})` };
    case 'refused':
      return { decision: 'deny', reason: `the approval ${requestId} does not hold: ${answer.reason}` };
    case 'filed':
      return { decision: 'deny', reason: `a person has to approve it: ${requestId}` };
  }
}
