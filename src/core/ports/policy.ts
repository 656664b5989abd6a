import type { Decide, Judge } from '../types/decision.ts';
import type { IsolationLevel } from '../types/isolation.ts';
import type { DependencyRegistry } from '../types/change.ts';
import type { HostAuthority, NetworkDenial, NetworkGrant, NetworkPolicy } from '../types/network.ts';
import type { PolicyFacts } from '../types/policy-facts.ts';
import type { CommandLimits, PolicySettings } from './policy-settings.ts';

/** Paths that the read rules of a policy close to a reader. They are relative to the workspace, without links in them. */
export interface ClosedPaths {
  /** Why the reader may not read a file; null if it may. */
  explain(path: string): Closure | null;
  /**
   * The state that is certain for every file below a directory, without looking at the files: `open` or `closed`. Names that no rule can allow are left out.
   * `mixed` if nothing is.
   */
  judgeDirectory(directory: string): 'open' | 'closed' | 'mixed';
  /** True if a rule that is not built in names a closed path: in a denial, or in an exception of an allow. */
  isNamedByAuthor(path: string): boolean;
}

/** Why a path is closed. */
export interface Closure {
  /** The id of the rule that denies the path; `default` if no rule allows it. */
  readonly rule: string;
  /** True if only the name of the file closes it: it is open if its content shows that it holds no secret. */
  readonly unlessHarmless: boolean;
}

/** A reader for which everything is open. */
export const nothingClosed: ClosedPaths = {
  explain: () => null,
  judgeDirectory: () => 'open',
  isNamedByAuthor: () => false,
};

/** The files and hosts of every process of a run. A call reaches more hosts by its verdict. */
export interface SandboxPolicy
  extends CommandLimits, Pick<PolicySettings, 'passEnv' | 'caches' | 'freeDiskMb' | 'git' | 'unixSockets' | 'ptrace'> {
  readonly require: IsolationLevel | null;
  /** `any`: no rule allows a command by its name, so commands may install programs in the workspace's directories of PATH. */
  readonly programs: 'any' | 'by-name';
  /** True if some call of the run may write a file below a directory of the workspace, which is relative to it, without being asked for reasons first. */
  mayWriteBelow(directory: string): boolean;
  /** The paths of the workspace that no process may read. */
  readonly closed: ClosedPaths;
  /** Null if commands have no network at all. */
  readonly network: NetworkPolicy | null;
  /** Certificates that are trusted for hosts besides the public ones. */
  readonly authorities: readonly HostAuthority[];
  /** Connections that rules deny to servers, even to hosts that are open to a server. */
  readonly deniedToServers: readonly NetworkDenial[];
}

/** What processes, tools and the model see and reach in a run. */
export interface View extends SandboxPolicy {
  /** The paths that some call of a file tool may not read. The dispatcher decides them again for its call. */
  closedTo(tool: string): ClosedPaths;
  /** True if some call may write files of the workspace, perhaps after the model has given its reasons or a person has approved it. */
  readonly allowsWrites: boolean;
  /** False for a tool that is denied completely. Such a tool is not offered to the model. */
  isOffered(tool: string): boolean;
}

/** The path of a repository's policy if no other is named. */
export const defaultPolicyPath = '.github/script-harness.yml';

/** The beginning of the names of an organisation's layers. No file of a repository is read under such a name. */
export const floorPrefix = 'organisation:';

/** The policy of an organisation, before it is read. */
export interface FloorSource {
  readonly source: string;
  /** The place of its files: it comes before their names in reports and records. Empty for a path of the machine. */
  readonly origin: string;
  readonly readFile: (path: string) => Promise<string>;
}

/** The layers of a policy that come from an organisation. */
export function listFloors<Named extends { readonly name: string }>(layers: readonly Named[]): readonly Named[] {
  return layers.filter(({ name }) => name.startsWith(floorPrefix) && !name.includes('#'));
}

/** A loaded, valid policy: plain data, and one function for each question. Implemented by `policy/`; all other parts only call it. */
export interface Policy {
  readonly name: string;
  /** SHA-256 (hex) over the resolved policy. */
  readonly sha256: string;
  readonly layers: readonly { readonly name: string; readonly sha256: string }[];
  /** The policy with all layers merged, as YAML, for the record. */
  readonly resolvedYaml: string;
  /** The rules as text for the model: what is allowed, what is denied, and the alternatives. */
  readonly summary: string;
  readonly settings: PolicySettings;
  /** The questions that rules may ask: for the model's reasons, or for a person's approval. */
  readonly asksFor: ReadonlySet<'reasons' | 'approval'>;
  /** JSON Pointers of the arguments that a rule compares as paths. */
  readonly pathArguments: readonly string[];
  /** The facts about the start of the run, with which the policy was loaded. Null if there is no run, as in `policy check`. */
  readonly facts: PolicyFacts | null;
  /** May this call start? */
  readonly decide: Decide;
  /** What do processes and tools see and reach? The same object for each call. */
  readonly view: () => View;
  /** May these changes stay? */
  readonly judge: Judge;
  /** The hosts of the registries, by name, that rules about added dependencies ask; null if no rule does. */
  readonly registriesToAsk: ReadonlyMap<DependencyRegistry, readonly NetworkGrant[]> | null;
}
