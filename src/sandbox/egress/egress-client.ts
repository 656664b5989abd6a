import type { Socket } from 'node:net';
import type { ConnectionDecision } from '../../core/types/network.ts';

/** A command at the proxy. */
export interface EgressClient {
  check(host: string, port: number): Promise<ConnectionDecision>;
  /** Dials the address that was checked; the connection ends with the lease. */
  dial(decision: ConnectionDecision): Socket;
  /** Records that a connection which had been allowed is refused after all. */
  refuse(decision: ConnectionDecision, reason: string): void;
}
