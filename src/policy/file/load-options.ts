import type { PolicyFacts } from '../../core/ports/policy.ts';
import type { BuiltinPolicies } from './builtin-policy.ts';
import type { Registries } from './registry-addresses.ts';
import type { FetchRemote } from './remote-source.ts';
import type { ToolCatalogue } from '../../core/tool-catalogue.ts';

/** The tools and model providers that exist. A policy that names others is not valid. */
export interface PolicyCatalogue {
  readonly tools: ToolCatalogue;
  /** Every wire API with its provider; `replay` is one. */
  readonly providers: readonly ProviderNames[];
}

/** The names under `harness.providers` that concern one wire API. */
export interface ProviderNames {
  readonly name: string;
  readonly provider: string;
}

export interface LoadPolicyOptions {
  /** What a policy can name. */
  readonly catalogue: PolicyCatalogue;
  /** A path for `readFile`, or `builtin:NAME`. */
  readonly source: string;
  /** Reads a policy file. A missing file is thrown as `ENOENT`; a `HarnessError` goes through. */
  readonly readFile: (path: string) => Promise<string>;
  readonly builtinPolicies: BuiltinPolicies;
  /** Relative to the workspace: never written whatever the rules say, like the policy's own files and tests where their place is known. */
  readonly protectedPaths: readonly string[];
  /** What started the run. Without it, conditions on it hold for denials and never for an allow. */
  readonly facts?: PolicyFacts | null;
  /** The workspace's absolute path, to know its files where a command names them absolutely. */
  readonly workspace?: string | null;
  /** True if the workspace is the root of its repository, so that `git rev-parse --show-toplevel` prints the workspace. */
  readonly isRepository?: boolean;
  /** Hosts of the user's package managers, never from the workspace's own configuration. */
  readonly registries?: Registries;
  /** Fetches what `extends` names by `url`; without it such a policy is an error. */
  readonly fetchRemote?: FetchRemote | null;
}
