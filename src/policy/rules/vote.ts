import type { Decision } from '../../core/types/decision.ts';
import type { Rule } from './rule.ts';

/** Something that counts for one access: a rule of the policy, or what holds without one. */
export interface Vote {
  readonly source: 'fixed' | 'rule' | 'opaque' | 'implicit' | 'default';
  readonly rule: string;
  readonly layer: string;
  readonly decision: Decision;
  readonly reason: string;
  /** The policy's rule, where it is one. */
  readonly of: Rule | null;
  /** Recorded, without effect. */
  readonly audit: boolean;
}
