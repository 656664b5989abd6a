import { text } from 'node:stream/consumers';
import type { ConversationItem } from '../../core/types/conversation.ts';
import { HarnessError, readErrorMessage } from '../../core/types/error.ts';
import { patchCallId } from '../../core/types/event.ts';
import type { TokenUsage } from '../../core/limits.ts';
import {
  efforts,
  type ApiResponse,
  type ModelApi,
  type ModelOptions,
  type ModelRequest,
  type ResponseHeaders,
  type UnsignedRequest,
} from '../../core/ports/model.ts';
import type { Hosting, StreamSdk } from './hosting.ts';
import { packProviderData } from './provider-data.ts';
import { ResponseError, createProviderError, readCauses, type ProviderFailure } from './provider-error.ts';
import { createTokenMeter, type TokenMeter } from './token-count.ts';
import { createRequestGuard, type RequestGuard } from './request-guard.ts';

const commonHeaders = {
  accept: 'text/event-stream',
  'accept-encoding': 'identity',
  'content-type': 'application/json',
  'user-agent': 'script-harness-action',
};

/** A wire API: what differs between the APIs of the providers. */
interface WireApi<Event> {
  /** Below the address of the provider that defines the API. */
  readonly path: string;
  /** Called only if a run needs the provider. */
  readonly loadSdk: () => Promise<StreamSdk>;
  readonly createBody: (request: WireRequest) => object;
  /** Reads the whole response. Rejects with `provider-stream` if its end is missing. */
  readonly read: (events: AsyncIterable<Event>, context: ResponseContext) => Promise<ApiResponse>;
}

/** One request to a model. */
export interface WireRequest extends ModelRequest {
  /** The name of the API, which marks the reasoning that only it accepts. */
  readonly api: string;
  readonly options: ModelOptions;
  /** The same for all requests of a run. */
  readonly cacheKey: string;
}

export interface ResponseContext extends Pick<WireRequest, 'options' | 'onText'> {
  readonly hosted: ModelRequest['hosted'];
  /** Takes each part of the response. */
  readonly meter: TokenMeter;
  /** Makes the items of the response. */
  readonly create: ItemMaker;
}

interface ItemMaker {
  /** Nothing for an empty text. */
  message(text: string, phase?: string | null): ConversationItem[];
  /** A thought, with the data that the same model takes back; null for one that it does not take back. */
  reasoning(text: string, data: object | null): ConversationItem;
  /** A call, by the id that the provider gave it, with the data that the same model takes back, if there is any. */
  call(given: string | null | undefined, name: string, argumentsJson: string, data?: object): ConversationItem;
}

/** A wire API at a host. */
export function defineApi<Event>(hosting: Hosting, wire: WireApi<Event>): ModelApi {
  const { name, provider, access } = hosting;
  return {
    name,
    provider,
    access,
    efforts,
    create(options) {
      const cacheKey = options.createId('cache');
      return {
        api: name,
        model: options.model,
        respond: (request) => sendRequest({ ...request, api: name, options, cacheKey }, hosting, wire),
      };
    },
  };
}

/**
 * Sends one request within its bounds. Every failure rejects as a `HarnessError` with the tokens that were received, and so does a response after
 * the run was cancelled.
 */
async function sendRequest<Event>(request: WireRequest, hosting: Hosting, wire: WireApi<Event>): Promise<ApiResponse> {
  const { options, onText, hosted } = request;
  const sdk = await wire.loadSdk();
  const guard = createRequestGuard({
    signal: request.signal,
    onSent: request.onSent,
    idleTimeoutMs: options.idleTimeoutMs,
    send: options.send,
  });
  const meter = createTokenMeter();
  let secrets: readonly string[] = [];
  try {
    const body = wire.createBody(request);
    meter.begin(body);
    const hostedRequest = hosting.renderRequest(options, wire.path, body);
    const unsigned = {
      address: hostedRequest.address,
      headers: { ...commonHeaders, ...hostedRequest.headers },
      body: JSON.stringify(hostedRequest.body),
      signal: guard.signal,
    };
    const headers = await options.sign(unsigned);
    secrets = listAdded(unsigned.headers, headers);
    const Stream = (await hosting.loadReader?.()) ?? sdk.Stream;
    const events = await postStream<Event>({ ...sdk, Stream }, guard, { ...unsigned, headers });
    const response = await wire.read(events, { options, meter, create: createItemMaker(request), onText, hosted });
    // The readers of the SDKs end an aborted stream without an error.
    const ended = guard.readReason();
    if (ended !== null) throw ended;
    return response;
  } catch (thrown) {
    throw addUsage(readError(thrown, guard, options, { sdk, secrets }), meter.read());
  } finally {
    guard.stop();
  }
}

/**
 * Each call gets an id that no other call of the conversation has and that its provider takes back. Some servers count from zero in each response, which
 * would pair outputs with the wrong calls. The record has a name of its own for the patch.
 */
function createItemMaker({ conversation, api, options: { createId, model } }: WireRequest): ItemMaker {
  const used = new Set([
    patchCallId,
    ...conversation.flatMap((item) => (item.type === 'function_call' ? [item.callId] : [])),
  ]);
  const id = (): string => createId('item');
  return {
    message(text, phase) {
      if (text === '') return [];
      const content = [{ type: 'text' as const, text }];
      const said = typeof phase === 'string' ? { phase } : {};
      return [{ type: 'message', id: id(), role: 'assistant', content, ...said }];
    },
    reasoning: (text, data) => ({
      type: 'reasoning',
      id: id(),
      text,
      providerApi: api,
      providerData: data === null ? '' : packProviderData(model, data),
    }),
    call(given, name, argumentsJson, data) {
      const isUsable = typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) && !used.has(given);
      const callId = isUsable ? given : createId('call');
      used.add(callId);
      const packed = data === undefined ? {} : { providerData: packProviderData(model, data) };
      return { type: 'function_call', id: id(), callId, name, argumentsJson, ...packed };
    },
  };
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
  { baseUrl, access }: ModelOptions,
  { sdk, secrets }: { readonly sdk: StreamSdk; readonly secrets: readonly string[] },
): HarnessError {
  const ended = guard.readReason();
  if (ended !== null) return ended;
  if (thrown instanceof HarnessError) return thrown;
  const failure = thrown instanceof ResponseError ? thrown.failure : readFailure(thrown, sdk);
  if (!guard.wasSent()) return createUnsentError(failure.message);
  return createProviderError(failure, { secrets, baseUrl, access });
}

function readFailure(thrown: unknown, { APIConnectionError, APIError, readErrorDetails }: StreamSdk): ProviderFailure {
  const unknown = { status: null, codes: [], message: readCauses(thrown), headers: null };
  if (thrown instanceof APIConnectionError) return { kind: 'request', ...unknown };
  if (!(thrown instanceof APIError)) return { kind: 'stream', ...unknown };
  const { status, headers } = thrown as { status?: number; headers?: ResponseHeaders };
  const { codes, message, statusInStream } = readErrorDetails(thrown);
  return { kind: 'response', status: statusInStream ?? status ?? null, codes, message, headers: headers ?? null };
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

/** Posts a request and resolves with the events of its response. Rejects with the errors of the SDK. */
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
  // The SDKs use the text if the body has no error in the form of their API: some servers have their message at its top.
  const refuse = (said: string): Error => APIError.generate(status, parseObject(said), said, headers);
  // The status is an answer, even if the text breaks off.
  if (status < 200 || status >= 300) throw refuse(await text(response.body).catch(readErrorMessage));
  const body = readEventBytes(response.body, refuse);
  // Of a response, only its headers and its body are used; the client is asked for a logger, which it lacks.
  return Stream.fromSSEResponse({ headers, body } as unknown as Response, new AbortController(), {} as never);
}

/** The bytes of a stream of events. Rejects if there is a document instead: an error that a gateway sends with the status 200, or a page. */
async function* readEventBytes(
  body: AsyncIterable<Uint8Array>,
  refuse: (said: string) => Error,
): AsyncGenerator<Uint8Array> {
  const document: Uint8Array[] = [];
  let begun = false;
  for await (const chunk of body) {
    if (!begun && (document.length > 0 || /^\s{0,100}[<[{]/.test(Buffer.from(chunk).toString('latin1'))))
      document.push(chunk);
    else {
      begun = true;
      yield chunk;
    }
  }
  if (document.length > 0) throw refuse(Buffer.concat(document).toString());
}

function parseObject(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return value !== null && typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}
