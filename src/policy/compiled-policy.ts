import type { Decision } from '../core/decision.ts';
import type { PolicyFacts } from '../core/policy.ts';
import type { Rule } from './rule.ts';

/** All that deciding needs. */
export interface CompiledPolicy {
  readonly rules: readonly Rule[];
  readonly defaultDecision: Decision;
  readonly opaqueDecision: Decision;
  readonly isOffered: (tool: string) => boolean;
  readonly protectedPaths: readonly string[];
  readonly facts: PolicyFacts | null;
  /** Absolute, to know the workspace's own files where a command names them absolutely; null where it is not known. */
  readonly workspace: string | null;
  /** Absolute paths that the policy takes for programs of these names. */
  readonly programs: ReadonlyMap<string, string>;
}
