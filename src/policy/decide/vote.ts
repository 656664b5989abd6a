import type { Access } from '../../core/types/access.ts';
import type { CallToDecide, Decision } from '../../core/types/decision.ts';
import type { CompiledPolicy, Profile } from './compiled-policy.ts';
import type { Rule } from './rule.ts';
import type { ReservedRuleId } from './rule-file.ts';

/** One access of a lowered call, under one of the policies that decide it. */
export interface AccessToDecide {
  readonly policy: CompiledPolicy;
  readonly call: CallToDecide;
  readonly access: Access;
  /** True if the tool declared the access, false if lowering added it. */
  readonly declared: boolean;
  /** The profile that the policy is; null for the policy itself. */
  readonly profile: Profile | null;
}

/** A decision that counts for one access: from a rule of the policy, or from the harness without a rule. */
export interface Vote {
  readonly source: 'fixed' | 'rule' | 'patch' | 'opaque' | 'implicit' | 'default';
  readonly rule: string;
  readonly layer: string;
  readonly decision: Decision;
  readonly reason: string;
  /** The rule of the policy. Null for any other source. */
  readonly of: Rule | null;
  /** Recorded, without effect. */
  readonly audit: boolean;
}

/** An allow that needs no rule of the policy. */
export function createImplicitAllow(rule: ReservedRuleId, reason: string): Vote {
  return { source: 'implicit', rule, layer: 'harness', decision: 'allow', reason, of: null, audit: false };
}
