import type { Socket } from 'node:net';
import type { ConnectionDecision } from '../../../core/types/network.ts';

/** A command as a client of the proxy. */
export interface EgressClient {
  check(host: string, port: number): Promise<ConnectionDecision>;
  /** Connects to the address that was checked. The connection ends with the access of its command. */
  dial(decision: ConnectionDecision): Socket;
  /** Records that an allowed connection is refused after all. */
  refuse(decision: ConnectionDecision, reason: string): void;
}
