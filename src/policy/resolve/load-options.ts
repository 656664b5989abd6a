import type { PolicyCatalogue } from '../../core/tool-catalogue.ts';
import type { PolicyFacts } from '../../core/types/policy-facts.ts';
import type { BuiltinPolicies } from '../file/builtin-policy.ts';
import type { FetchRemote } from '../file/remote-source.ts';
import type { FloorSource } from './layers.ts';

export interface LoadPolicyOptions {
  /** The names that a policy can use. */
  readonly catalogue: PolicyCatalogue;
  /** A path for `readFile`, or `builtin:NAME`. */
  readonly source: string;
  /** Reads a policy file. Rejects with `ENOENT` if the file is missing. A `HarnessError` is passed on. */
  readonly readFile: (path: string) => Promise<string>;
  readonly builtinPolicies: BuiltinPolicies;
  /** The policies of organisations that bind this one. */
  readonly floors: readonly FloorSource[];
  /** Relative to the workspace. No rule can allow writes to them. The policy's own files and tests are added if their place is known. */
  readonly protectedPaths: readonly string[];
  /** The facts about the start of the run. Without them, conditions on them match for denials and never for an allow. */
  readonly facts?: PolicyFacts | null;
  /** The date (`2027-03-31`) by which rules with `until` count or have expired. */
  readonly today: string;
  /** The workspace's absolute path, to recognize its files in absolute paths of commands. */
  readonly workspace?: string | null;
  /** Fetches a policy that `extends` names by `url`. Without it, such a policy is an error. */
  readonly fetchRemote?: FetchRemote | null;
}

/** The date of a time in UTC, for `today`. */
export function renderDate(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 10);
}
