import { hasCode } from '../../../core/types/error.ts';
import { createDecision, type ConnectionDecision, type NetworkGrant } from '../../../core/types/network.ts';
import { renderOrigin, type RequestUrl } from '../../../core/text/request-url.ts';
import { explainUntrusted } from '../../../core/text/untrusted-certificate.ts';
import { ToolFailure } from '../../../core/ports/tool.ts';
import { readConnectAccess, type SendWebRequest, type WebRequest } from '../../../core/ports/web.ts';
import { readNextRequest } from './next-request.ts';
import type { DialHost } from './send-request.ts';
import { sendWebRequest, type SingleResponse } from './send-web-request.ts';
import { createKeptResponses } from './kept-responses.ts';

/** Time limits of requests, in milliseconds. */
export interface WebTimes {
  /** From the name lookup to the last byte of one response. */
  readonly requestMs: number;
  /** Including all redirects. */
  readonly totalMs: number;
}

const defaultTimes: WebTimes = { requestMs: 30_000, totalMs: 60_000 };
const maxRedirects = 5;

/**
 * Makes the requests of the harness, with the same check and to the same addresses as the proxy of commands. First the policy is consulted,
 * then the host is dialled. A redirect repeats both.
 */
export function createWebRequester(options: { readonly dial: DialHost; readonly times?: WebTimes }): SendWebRequest {
  const { dial, times = defaultTimes } = options;
  const kept = createKeptResponses();

  return async (first, { authorize, onDecision, signal }) => {
    const total = AbortSignal.any([signal, AbortSignal.timeout(times.totalMs)]);
    const redirects: string[] = [];
    let request = first;
    for (;;) {
      const permission = authorize(
        readConnectAccess(request.url, request.method),
        request === first && first.found === undefined ? null : request.url,
      );
      if (permission.type === 'deny') {
        onDecision(refuse(request.url, permission));
        throw new ToolFailure(
          `${redirects.length === 0 ? '' : 'the response leads to another address: '}${renderOrigin(request.url)} is not allowed by rule ${permission.rule}: ${permission.reason}`,
        );
      }
      const known = kept.find(request);
      const received = known ?? (await ask(request, permission.grants, onDecision, total));
      if (known === null) kept.keep(request, received);
      const next = readNextRequest(request, received);
      if (typeof next === 'string') throw new ToolFailure(next);
      if (next === null) {
        const { location: _location, ...response } = received;
        return { ...response, url: request.url, redirects, cached: known !== null };
      }
      if (redirects.length === maxRedirects)
        throw new ToolFailure(`${renderOrigin(first.url)}: too many redirects (limit ${maxRedirects})`);
      redirects.push(next.url.href);
      request = next;
    }
  };

  async function ask(
    request: WebRequest,
    grants: readonly NetworkGrant[],
    onDecision: (decision: ConnectionDecision) => void,
    total: AbortSignal,
  ): Promise<SingleResponse> {
    const { url } = request;
    const signal = AbortSignal.any([total, AbortSignal.timeout(times.requestMs)]);
    try {
      const socket = await dial(url, { grants, onDecision, signal });
      return await sendWebRequest(request, socket, signal);
    } catch (thrown) {
      throw describeFailure(url, signal, thrown);
    }
  }
}

function refuse(
  { host, port }: RequestUrl,
  denied: { readonly rule: string; readonly reason: string },
): ConnectionDecision {
  return createDecision({ host, port, decision: 'deny', rule: denied.rule, reason: denied.reason });
}

// Reports the error code only: the rest of such a message may contain text of the server, or an address behind a name.
function describeFailure(url: RequestUrl, signal: AbortSignal, thrown: unknown): ToolFailure {
  if (thrown instanceof ToolFailure) return thrown;
  const origin = renderOrigin(url);
  if (signal.aborted) {
    const isLate = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
    return new ToolFailure(isLate ? `${origin} did not answer in time` : `the request to ${origin} was aborted`, {
      cause: thrown,
    });
  }
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'no whole response';
  const what = hasCode(thrown, 'HPE_HEADER_OVERFLOW') ? 'its headers are too long' : code.replace(/[^\w ]/g, '');
  const untrusted = explainUntrusted(code, [url.host]);
  return new ToolFailure([`the request to ${origin} failed: ${what}`, untrusted].filter(Boolean).join('\n'), {
    cause: thrown,
  });
}
