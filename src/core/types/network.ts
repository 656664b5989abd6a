/** A host and port that commands may reach. `private` lets its name stand for a private, loopback or link-local address. */
export interface NetworkGrant {
  /** A host name in lower case, `*.` and a host name for every name below it, or an IP address as it is written in URLs without brackets. */
  readonly host: string;
  readonly port: number;
  readonly private: boolean;
  /** The rule that opened it, for the record. */
  readonly rule: string;
}

/** Connections that a rule denies. Null stands for all; a host may begin with `*.`, which stands for all names below. */
export interface NetworkDenial {
  readonly hosts: readonly string[] | null;
  readonly ports: readonly number[] | null;
  readonly rule: string;
  /** `unless-granted`: the rule has somebody asked first, so it does not close what one call was granted after that. */
  readonly holds: 'always' | 'unless-granted';
}

/** What commands may reach of the outside. A call may reach more by rules of its own; a denial wins over both. */
export interface NetworkPolicy {
  /** Open to every command of the run. */
  readonly allow: readonly NetworkGrant[];
  /** Open to the command that prepares the workspace, before the model starts, and to no other. */
  readonly setup: readonly NetworkGrant[];
  readonly deny: readonly NetworkDenial[];
  /** TCP ports of the machine's loopback that commands reach on theirs: service containers. */
  readonly forward: readonly number[];
}

/** One connection that a command asked for, and what became of it. */
export interface ConnectionDecision {
  readonly host: string;
  readonly port: number;
  readonly decision: 'allow' | 'deny';
  /** The rule that allowed it; empty where none did. */
  readonly rule: string;
  readonly reason: string;
  /** The address that was dialled; empty where none was. */
  readonly address: string;
}
