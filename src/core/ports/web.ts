import type { ConnectAccess } from '../types/access.ts';
import type { ConnectionDecision, NetworkGrant } from '../types/network.ts';
import type { RequestUrl } from '../text/request-url.ts';

/** Methods that the harness sends for a tool. */
export const requestMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

export type RequestMethod = (typeof requestMethods)[number];

/** One request of the harness. Redirects are followed; to another origin only method and body are sent on. */
export interface WebRequest {
  readonly url: RequestUrl;
  readonly method: RequestMethod;
  /** In the order in which they are sent. Headers of the connection are set by the harness and are never in this list. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | null;
  /** The accepted media types, if `headers` has no Accept header. */
  readonly accept: string;
  /** Bytes of the decoded body that are kept. The remaining bytes are not read. */
  readonly maxBytes: number;
  /** `run`: an earlier response of this run to the same URL may be used, and this response may be used later. */
  readonly reuse: 'run' | 'never';
  /** Set if a response has chosen the address: it is decided as a call of this tool for exactly this address. */
  readonly found?: { readonly tool: string };
}

export interface WebResponse {
  /** The URL of the last request, after all redirects. */
  readonly url: RequestUrl;
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
  /** False if there was more than `maxBytes`. */
  readonly complete: boolean;
  /** The URLs of the redirects, in order. */
  readonly redirects: readonly string[];
  /** True if nothing was sent because this run had the response already. */
  readonly cached: boolean;
}

/** The decision of the policy about one request. */
export type WebPermission =
  | { readonly type: 'allow'; readonly grants: readonly NetworkGrant[] }
  | { readonly type: 'deny'; readonly rule: string; readonly reason: string };

/** The function that a tool receives. It asks the policy about every host, and rejects with `ToolFailure`. */
export type RequestWeb = (request: WebRequest) => Promise<WebResponse>;

/** Makes requests for calls. `authorize` is called before each request, including each redirect, and before any name is resolved. */
export type SendWebRequest = (
  request: WebRequest,
  call: {
    /** `redirectedTo` is null for the request of the call itself. */
    readonly authorize: (access: ConnectAccess, redirectedTo: RequestUrl | null) => WebPermission;
    readonly onDecision: (decision: ConnectionDecision) => void;
    readonly signal: AbortSignal;
  },
) => Promise<WebResponse>;

/** The access with which the policy decides about a request. */
export function readConnectAccess({ scheme, host, port }: RequestUrl, method: RequestMethod): ConnectAccess {
  return { type: 'connect', host, port, scheme, method };
}
