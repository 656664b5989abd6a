import type { Transport } from '@modelcontextprotocol/client';

/** The connection to one server. */
export interface ServerTransport extends Transport {
  /** Restores the amount that the server may send: called before each request to it. */
  renew(): void;
  /** Why the server is gone for good, in its own words; null as long as it can answer. */
  readEnd(): string | null;
  /** True if the server has given a session id, which it may end at any time. */
  hasSession(): boolean;
}

/** Bytes and messages that a server may send for one request. */
export const maxBytes = 16 * 1024 * 1024;
export const maxMessages = 10_000;
/** How deep a message may nest: code that walks a deeper one may run out of stack. */
export const maxDepth = 64;
/** Values in one message: for each value of a wrong type the schemas of the protocol make an issue. */
export const maxMembers = 10_000;
