import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import { isJsonObject } from '../../core/text/json.ts';
import { measureJson } from '../../core/text/parse-json.ts';

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
const maxDepth = 64;
/** Values in one message: for each value of a wrong type the schemas of the protocol make an issue. */
const maxMembers = 10_000;

/** True for the text of a message that is not delivered. */
export function isTooLarge(message: string): boolean {
  const { depth, members } = measureJson(message);
  return depth > maxDepth || members > maxMembers;
}

/** Members whose values are a server's own: null means something in them. */
const ownMembers = new Set(['structuredContent', 'inputSchema', 'outputSchema', '_meta']);

/**
 * The message with a result that the schemas of the protocol accept. Many servers write null for an absent member, and structured content that is a list or
 * a text; libraries wrap one in an object with the member `result`.
 */
export function repairResult(message: JSONRPCMessage): JSONRPCMessage {
  if (!('result' in message)) return message;
  const result = omitNulls(message.result);
  const structured = isJsonObject(result) ? result['structuredContent'] : undefined;
  const isRefused = structured !== undefined && !isJsonObject(structured);
  const repaired = isRefused ? { ...(result as object), structuredContent: { result: structured } } : result;
  return { ...message, result: repaired } as JSONRPCMessage;
}

function omitNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitNulls);
  if (!isJsonObject(value)) return value;
  const present = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(present.map(([name, member]) => [name, ownMembers.has(name) ? member : omitNulls(member)]));
}

/** The error of the request whose response is not delivered: the server stays in use, and a smaller response may be requested. */
export function refuseResponse(id: string | number): JSONRPCMessage {
  const message = `the response has more than ${maxMembers} values, or is nested deeper than ${maxDepth}; request less`;
  return { jsonrpc: '2.0', id, error: { code: -32_603, message } };
}
