import type { ConnectAccess } from '../types/access.ts';
import type { ConnectionDecision, NetworkGrant } from '../types/network.ts';
import type { RequestUrl } from '../text/request-url.ts';

/** Methods that the harness sends for a tool. */
export const requestMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

export type RequestMethod = (typeof requestMethods)[number];

/** One request of the harness's own. Redirects are followed; nothing of it goes to another origin but method and body. */
export interface WebRequest {
  readonly url: RequestUrl;
  readonly method: RequestMethod;
  /** In the order in which they are sent. What belongs to the connection is the harness's own and never stands here. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | null;
  /** The media types that are asked for, where `headers` says nothing of them. */
  readonly accept: string;
  /** Bytes of the decoded body that are kept; what is over is not read. */
  readonly maxBytes: number;
  /** `run`: an answer of this run to the same URL will do, and this one may serve later. */
  readonly reuse: 'run' | 'never';
}

export interface WebResponse {
  /** Of the last request, after all redirects. */
  readonly url: RequestUrl;
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
  /** False where there was more than `maxBytes`. */
  readonly complete: boolean;
  /** Where it was redirected to, one after the other. */
  readonly redirects: readonly string[];
  /** True where nothing was sent, since this run had the answer already. */
  readonly cached: boolean;
}

/** What the policy says to one request. */
export type WebPermission =
  | { readonly type: 'allow'; readonly grants: readonly NetworkGrant[] }
  | { readonly type: 'deny'; readonly rule: string; readonly reason: string };

/** What a tool is given: asks the policy for every host that is asked, and rejects with `ToolFailure`. */
export type RequestWeb = (request: WebRequest) => Promise<WebResponse>;

/** Makes requests for calls. `authorize` is asked before each one, at every redirect anew, and before anything is resolved. */
export type SendWebRequest = (
  request: WebRequest,
  call: {
    /** `redirectedTo` is null for the request that the call itself asks for. */
    readonly authorize: (access: ConnectAccess, redirectedTo: RequestUrl | null) => WebPermission;
    readonly onDecision: (decision: ConnectionDecision) => void;
    readonly signal: AbortSignal;
  },
) => Promise<WebResponse>;

/** A request as the policy is asked about it. */
export function readConnectAccess({ scheme, host, port }: RequestUrl, method: RequestMethod): ConnectAccess {
  return { type: 'connect', host, port, scheme, method };
}
