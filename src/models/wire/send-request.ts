import { text } from 'node:stream/consumers';
import { HarnessError } from '../../core/types/error.ts';
import type { TokenUsage } from '../../core/limits.ts';
import type { ModelOptions, ModelRequest, ResponseHeaders, UnsignedRequest } from '../../core/ports/model.ts';
import type { Hosting, StreamSdk } from './hosting.ts';
import { AnswerError, createProviderError, type ProviderFailure } from './provider-error.ts';
import { createTokenMeter, type TokenMeter } from './token-count.ts';
import { createRequestGuard, type RequestGuard } from './request-guard.ts';

const commonHeaders = {
  accept: 'text/event-stream',
  'accept-encoding': 'identity',
  'content-type': 'application/json',
  'user-agent': 'script-harness-action',
};

export interface RequestOptions<Body extends object, Event, Result> {
  readonly options: ModelOptions;
  readonly request: Pick<ModelRequest, 'signal' | 'onSent'>;
  readonly sdk: StreamSdk;
  readonly hosting: Hosting;
  /** Of the API, below the address of the provider that defines it. */
  readonly path: string;
  readonly createBody: () => Body;
  /** Reads the whole answer; the meter takes each part of it. */
  readonly read: (events: AsyncIterable<Event>, body: Body, meter: TokenMeter) => Promise<Result>;
  readonly readFailure: (thrown: unknown) => ProviderFailure;
}

/**
 * Sends one request within its bounds. Every failure rejects as a `HarnessError` with the tokens that were received, and so does an answer after
 * the run was cancelled.
 */
export async function sendRequest<Body extends object, Event, Result>(
  sent: RequestOptions<Body, Event, Result>,
): Promise<Result> {
  const { options, request, sdk, hosting } = sent;
  const guard = createRequestGuard({
    signal: request.signal,
    onSent: request.onSent,
    idleTimeoutMs: options.idleTimeoutMs,
    send: options.send,
  });
  const meter = createTokenMeter();
  let secrets: readonly string[] = [];
  try {
    const body = sent.createBody();
    meter.begin(body);
    const hosted = hosting.renderRequest(options, sent.path, body);
    const unsigned = {
      address: hosted.address,
      headers: { ...commonHeaders, ...hosted.headers },
      body: JSON.stringify(hosted.body),
      signal: guard.signal,
    };
    const headers = await options.sign(unsigned);
    secrets = listAdded(unsigned.headers, headers);
    const Stream = (await hosting.loadReader?.()) ?? sdk.Stream;
    const events = await postStream<Event>({ ...sdk, Stream }, guard, { ...unsigned, headers });
    const result = await sent.read(events, body, meter);
    // The readers of the SDKs end an aborted stream without an error.
    const ended = guard.readReason();
    if (ended !== null) throw ended;
    return result;
  } catch (thrown) {
    throw addUsage(readError(thrown, guard, sent, secrets), meter.read());
  } finally {
    guard.stop();
  }
}

// The values that authorize the request, also without the word before them. A careless server repeats them.
function listAdded(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly string[] {
  return Object.entries(after).flatMap(([name, value]) =>
    before[name] === value ? [] : [value, value.replace(/^Bearer /, '')],
  );
}

function readError(
  thrown: unknown,
  guard: RequestGuard,
  { options, readFailure }: Pick<RequestOptions<object, unknown, unknown>, 'options' | 'readFailure'>,
  secrets: readonly string[],
): HarnessError {
  const ended = guard.readReason();
  if (ended !== null) return ended;
  if (thrown instanceof HarnessError) return thrown;
  const failure = thrown instanceof AnswerError ? thrown.failure : readFailure(thrown);
  if (!guard.wasSent()) return createUnsentError(failure.message);
  return createProviderError(failure, { secrets, baseUrl: options.baseUrl, access: options.access });
}

function addUsage(error: HarnessError, usage: TokenUsage | null): HarnessError {
  if (usage === null) return error;
  const { code, message, hint, problems, retryAfterMs, cause } = error;
  return new HarnessError({
    code,
    message,
    hint,
    problems,
    usage,
    cause,
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  });
}

// Another try would fail in the same way.
function createUnsentError(message: string): HarnessError {
  return new HarnessError({ code: 'provider-invalid-request', message: `the request could not be made: ${message}` });
}

/** Posts a request and resolves with the events of its answer. Rejects with the errors of the SDK. */
async function postStream<Event>(
  { APIConnectionError, APIError, Stream }: StreamSdk,
  guard: RequestGuard,
  request: UnsignedRequest,
): Promise<AsyncIterable<Event>> {
  const response = await guard.post(request).catch((thrown: unknown) => {
    const cause = thrown instanceof Error ? thrown : new Error(String(thrown));
    throw new APIConnectionError({ message: undefined, cause });
  });
  const { status } = response;
  const headers = response.headers as ResponseHeaders & Headers;
  if (status < 200 || status >= 300) {
    const said = await text(response.body);
    const parsed = parseObject(said);
    throw APIError.generate(status, parsed, parsed === undefined ? said : undefined, headers);
  }
  // Of a response, only its headers and its body are used; the client is asked for a logger, and has none.
  return Stream.fromSSEResponse(response as unknown as Response, new AbortController(), {} as never);
}

function parseObject(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return value !== null && typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * An address with a longer path. Its query is kept. Its own path loses the ending `without`: some addresses that people copy have the folder of the
 * version, and some do not.
 */
export function extendPath(
  address: string,
  path: string,
  { without = '' }: { readonly without?: string } = {},
): string {
  const url = new URL(address);
  const start = url.pathname.replace(/(?<!\/)\/+$/, '');
  url.pathname = `${without !== '' && start.endsWith(without) ? start.slice(0, -without.length) : start}${path}`;
  url.hash = '';
  return url.href;
}
