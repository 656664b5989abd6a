/** A host and port that commands may reach. `private` lets its name stand for a private, loopback or link-local address. */
export interface NetworkGrant {
  /** A host name in lower case, `*.` and a host name for every name below it, or an IP address as it is written in URLs without brackets. */
  readonly host: string;
  readonly port: number;
  readonly private: boolean;
  /** The rule that opened it, for the record. */
  readonly rule: string;
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
