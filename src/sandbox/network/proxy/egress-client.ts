import type { Socket } from 'node:net';
import type { ConnectionDecision } from '../../../core/types/network.ts';

/** A command as a client of the proxy. */
export interface EgressClient {
  check(host: string, port: number): Promise<ConnectionDecision>;
  /** Connects to the address that was checked. The connection ends with the access of its command. */
  dial(decision: ConnectionDecision): Socket;
  /**
   * Counts bytes before they are sent. False if the command may not send so many: all its connections have ended then. Proved by
   * test/sandbox/network/proxy/proxy.test.ts.
   */
  send(bytes: number, decision: ConnectionDecision): boolean;
  /** Records that an allowed connection is refused after all. */
  refuse(decision: ConnectionDecision, reason: string): void;
}
