import type { ConversationItem } from '../types/conversation.ts';
import type { TokenUsage } from '../limits.ts';
import type { WebSource } from '../types/search.ts';
import type { ToolDeclaration } from './tool.ts';

/** How much a model reasons, the least first. */
export const efforts = ['low', 'medium', 'high'] as const;

export type Effort = (typeof efforts)[number];

/**
 * One wire API at one provider: the facts from which inputs, key checks, redaction and documentation are derived, and the function that creates its
 * model. Every provider has its own key input, so that a new one never receives the key of another.
 */
export interface ModelApi {
  /** Its name in the input `provider`, in policies and in the record. */
  readonly name: string;
  /** The name under `harness.providers` of a policy, which all APIs of its provider share. */
  readonly provider: string;
  /** The values of the input `effort` that the API accepts. */
  readonly efforts: readonly Effort[];
  readonly access: KeyAccess | CloudAccess;
  create(options: ModelOptions): ApiModel;
}

/** A provider that a stored key authorizes requests to. */
export interface KeyAccess {
  readonly type: 'key';
  /** The input with the key. APIs of the same provider may share one. */
  readonly input: string;
  /** The environment variable from which the command line takes the key. */
  readonly variable: string;
  /** The provider's own address, used if the input `base-url` is empty. */
  readonly defaultBaseUrl: string;
  /** The variable from which the provider's own programs take another address. It is not used here. */
  readonly addressVariable: string;
  /** The headers that carry a key to an address. */
  readonly renderKey: (apiKey: string, address: string) => Readonly<Record<string, string>>;
}

/** The keys of some APIs, one for each input. */
export function listKeys(apis: readonly ModelApi[]): readonly KeyAccess[] {
  const keys = apis.flatMap(({ access }) => (access.type === 'key' ? [access] : []));
  return [...new Map(keys.map((access) => [access.input, access])).values()];
}

/** A cloud, to which an identity of the job authorizes requests. */
export interface CloudAccess {
  readonly type: 'cloud';
  /** The inputs that name the place of the models. */
  readonly needs: readonly CloudPlaceInput[];
  /** The kind of name that the input `identity` has there, for messages. */
  readonly identityForm: string;
  readonly isIdentity: (text: string) => boolean;
  /** The address of the models. The values that `needs` lists are given. */
  readonly locate: (place: CloudPlace) => string;
  /** Loads what signs requests. Rejects with `provider-auth` if the job has no identity, before anything is sent. */
  readonly openSigner: (options: CloudOptions) => Promise<RequestSigner>;
}

export type CloudPlaceInput = 'region' | 'project' | 'base-url';

/** The inputs that name a place in a cloud. Null for the ones that are not given. */
export interface CloudPlace {
  readonly region: string | null;
  readonly project: string | null;
}

export interface CloudOptions extends CloudPlace {
  /** The input `identity`; null if it is empty. */
  readonly identity: string | null;
  /** The token that `key-command` has printed; null without that input. */
  readonly token: string | null;
  /** The variables of the job or of the user: the OIDC token of the job, and what login actions leave. No address is taken from it. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly send: SendHttp;
  readonly nowMs: () => number;
  /** Receives every secret before it is used. */
  readonly onSecret: (secret: string) => void;
}

/** Returns the headers with which a request is sent: the given ones, and those that authorize it. */
export type RequestSigner = (request: UnsignedRequest) => Promise<Readonly<Record<string, string>>>;

export interface UnsignedRequest {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

export interface ModelRequest {
  readonly instructions: string;
  readonly conversation: readonly ConversationItem[];
  readonly tools: readonly ToolDeclaration[];
  /** The longest time between two requests of the conversation so far. A provider's cache may last for less. */
  readonly longestPauseMs: number;
  /** Set if the provider is to search the web for the response. An API without such a tool rejects the request. */
  readonly hosted?: 'web-search';
  readonly signal: AbortSignal;
  /** Receives the text of the response during streaming. */
  readonly onText: (delta: string) => void;
  /** Called when the request has been sent. A model that sends nothing never calls it. */
  readonly onSent: () => void;
}

/** A complete response. A stream without its terminal event is an error, never a response. */
export interface ModelResponse extends ApiResponse {
  /** In US dollars; null if the price of the model is not known. */
  readonly costUsd: number | null;
}

/** A response as a wire API returns it. */
export interface ApiResponse {
  /** Assistant messages, reasoning and function calls, in the order in which the model emitted them. */
  readonly items: readonly ConversationItem[];
  /**
   * `complete` also covers tool calls; `length` means that the token limit cut the response off, `repetition` that the harness did, since the
   * text repeated itself.
   */
  readonly stop: 'complete' | 'length' | 'refusal' | 'repetition';
  /** Why the provider says that the model refused, as one line; only for a refusal that has such a reason outside of its text. */
  readonly refusal?: string;
  readonly usage: TokenUsage;
  /** Only if the provider gave no count or one that cannot be true, so that the lengths of texts were used. */
  readonly counted?: 'estimated';
  /** The pages that a hosted search found; only in the response to such a request. */
  readonly sources?: readonly WebSource[];
  /** The model's name as reported by the provider. */
  readonly model: string;
}

/** A model behind one wire API. Implementations never retry and never log. Errors are `HarnessError`s with a `provider-*` code. */
export interface ApiModel {
  /** The name of its API, or `replay`. */
  readonly api: string;
  readonly model: string;
  respond(request: ModelRequest): Promise<ApiResponse>;
}

/** A model whose answers have a cost. */
export interface Model extends ApiModel {
  respond(request: ModelRequest): Promise<ModelResponse>;
}

/** Prices of one model, in US dollars for a million tokens. */
export interface Price extends Rates {
  readonly model: string;
  /** The rates of a whole request with more input tokens than `aboveTokens`; null if its length does not matter. */
  readonly long: (Rates & { readonly aboveTokens: number }) | null;
}

/** US dollars for a million tokens. */
export interface Rates {
  readonly inputUsd: number;
  /** Input that the provider wrote to its cache. */
  readonly cacheWriteUsd: number;
  /** Input that the provider read from its cache. */
  readonly cachedUsd: number;
  readonly outputUsd: number;
}

export interface ModelOptions {
  readonly model: string;
  /** For messages about a refusal. */
  readonly access: ModelApi['access'];
  readonly sign: RequestSigner;
  /** Null for the provider's own URL. Never read from the environment. */
  readonly baseUrl: string | null;
  readonly effort: Effort | null;
  /** A stream that sends nothing for this time is broken. */
  readonly idleTimeoutMs: number;
  readonly createId: (prefix: string) => string;
  /** Sends the requests, through a proxy if there is one. */
  readonly send: SendHttp;
}

/**
 * Sends an HTTP request. Resolves with the head of the response, and does not follow a redirect. Only the given headers are sent, with the ones that
 * HTTP needs.
 */
export type SendHttp = (address: string, request: HttpRequest) => Promise<HttpResponse>;

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for a GET request. */
  readonly body: string;
  readonly signal: AbortSignal;
  /** Called when the request is on its way. */
  readonly onSent: () => void;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  /** It must be read, or left by `break`, which closes the connection. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** The part of the web's `Headers` that is used. To load that class takes Node some milliseconds. */
export interface ResponseHeaders {
  get(name: string): string | null;
}

/** How a recording is compared with the run that plays it. */
export const replayModes = ['strict', 'loose'] as const;
