import type { Access } from './access.ts';
import type { FileChange } from './change.ts';
import type { JsonValue } from '../text/json.ts';
import type { IsolationLevel } from '../ports/sandbox.ts';
import type { NetworkGrant } from './network.ts';

/** All decisions, the most lenient first: of several, the last in this list wins. */
export const decisions = ['allow', 'allow-for-run', 'explain', 'escalate', 'deny', 'deny-and-abort'] as const;

export type Decision = (typeof decisions)[number];

/** The stricter of two decisions. */
export function pickStrictest(left: Decision, right: Decision): Decision {
  return decisions.indexOf(left) >= decisions.indexOf(right) ? left : right;
}

/** The rule's name in the decision for a call whose approval nobody gave in time; scripts get an error of its own for it. */
export const approvalTimeoutRule = 'approval-timeout';

/** True where the call may run. */
export function isAllowed(decision: Decision): boolean {
  return decision === 'allow' || decision === 'allow-for-run';
}

/** Which harness a call came through. A tool never knows; a policy may ask. */
export type CallOrigin = 'structured' | 'script';

/** What the policy is asked: one call, lowered to its accesses, in the state of the run. */
export interface CallToDecide {
  /** The tool's camelCase name. */
  readonly tool: string;
  readonly origin: CallOrigin;
  readonly args: JsonValue;
  readonly accesses: readonly Access[];
  readonly turn: number;
  /** True when the model has answered an `explain` for this very call. */
  readonly justified: boolean;
  /** How often each rule (by id) has allowed a call in this run. */
  readonly rulesUsed: ReadonlyMap<string, number>;
  /** Everything that the call changes, before and after; null where that is not known beforehand. */
  readonly changes: readonly FileChange[] | null;
  /** True once untrusted text has entered the history; never false again in a run, nor in one that resumes it. */
  readonly tainted: boolean;
  /** The isolation of the run; `full` if it is not known yet, as in `policy check`. */
  readonly isolation?: IsolationLevel;
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
    changes: null,
    tainted: false,
    ...call,
  };
}

/**
 * A rule that matched one of the call's accesses. `rule` is the rule's id, or what holds without one: `default`, `default-opaque`,
 * `protected`, `rejected`, `tools`, `limit`, `known-read-only`, `wrapper`, `harmless-env`, `sandbox-network`, `session`,
 * `known-secret`. `audit:ID` is a rule on trial, which
 * counts for nothing.
 */
export interface MatchedRule {
  readonly rule: string;
  /** The file or built-in that the rule stands in. */
  readonly layer: string;
  readonly decision: Decision;
  /** Index into the call's accesses. */
  readonly access: number;
}

/** How far a limit was used when a call was decided, not counting that call. `rule:ID` is the limit that a rule sets itself. */
export interface LimitUse {
  readonly limit: string;
  readonly used: number;
  readonly of: number;
}

/** The policy's answer for one call. Pure: the same call gets the same verdict. */
export interface Verdict {
  readonly decision: Decision;
  /** Id of the rule that won. */
  readonly rule: string;
  /** For the model and the record: why, in the words of the rule. */
  readonly reason: string;
  /** The access that was refused, on one line; empty for a call that is allowed. */
  readonly refused: string;
  /** Paths of the workspace that the call writes, also by a command, and that a person is asked about. */
  readonly escalatedPaths?: readonly string[];
  /** The shortest way to do the same thing, for the model. Empty if none is known. */
  readonly instead: string;
  /** The smallest YAML rule that would allow this call; empty for what no rule can allow and for allowed calls. */
  readonly suggestion: string;
  readonly matched: readonly MatchedRule[];
  /** What the call may reach of the outside, by the rules that allowed it, or would once a person approves. Empty for a call that is denied. */
  readonly network: readonly NetworkGrant[];
  /** The limits that counted for this call. */
  readonly limits: readonly LimitUse[];
  /** True if only a `contained` rule allows what the call runs: then it reaches nothing outside. */
  readonly contained: boolean;
  /** Hosts that the call would connect to and that stay closed, as `host:port`. */
  readonly withheld: readonly string[];
}

/** Decides a call. Total and deterministic; the caller turns a thrown error into `deny-and-abort` (fail closed). */
export type Decide = (call: CallToDecide) => Verdict;

/** One decision as it is recorded. */
export interface DecisionRecord extends Omit<Verdict, 'escalatedPaths'> {
  readonly decisionId: string;
  readonly runId: string;
  readonly turn: number;
  readonly callId: string;
  /** SHA-256 (hex) over tool, canonical arguments and policy digest, and what a retry asks for beside the call. */
  readonly callHash: string;
  readonly tool: string;
  readonly origin: CallOrigin;
  readonly accesses: readonly Access[];
  readonly policySha256: string;
  readonly durationUs: number;
  /** JSON Pointers of the arguments in which a secret was blanked out. */
  readonly masked: readonly string[];
  /** True where the model had given its reasons for the call, which rules may ask for. */
  readonly justified: boolean;
}
