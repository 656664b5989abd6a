import type { TokenUsage } from '../../core/limits.ts';
import type { ModelApi, ResponseHeaders } from '../../core/ports/model.ts';
import { HarnessError, readErrorMessage, type ErrorCode } from '../../core/types/error.ts';
import { cutText } from '../../core/text/cut-text.ts';

/** The facts of a failed request, in the same form for every library. */
export interface ProviderFailure {
  /** `request` never got a response, `response` is an error that the provider sent, `stream` broke off in between. */
  readonly kind: 'request' | 'response' | 'stream';
  /** Null for an error inside of a stream. */
  readonly status: number | null;
  /** The provider's words for the kind of error: code and type. */
  readonly codes: readonly string[];
  readonly message: string;
  readonly headers: ResponseHeaders | null;
}

export interface ProviderErrorContext {
  /** Values of the request that no message may contain. */
  readonly secrets: readonly string[];
  /** Null for the provider's own endpoint. */
  readonly baseUrl: string | null;
  readonly access: ModelApi['access'];
}

const descriptions = new Map<ErrorCode, string>([
  ['provider-rate-limit', 'the provider limits the rate'],
  ['provider-server', 'the provider failed'],
  ['provider-connection', 'the provider cannot be reached'],
  ['provider-stream', "the provider's response broke off"],
  ['provider-context-overflow', 'the conversation is too long for the model'],
  ['provider-refusal', "the provider's content filter refuses the request"],
]);

const maxMessageLength = 500;

function readDescription(code: ErrorCode, access: ModelApi['access']): string {
  if (code === 'provider-auth')
    return access.type === 'key' ? 'the provider forbids the request' : 'the provider refused the identity of the job';
  return descriptions.get(code) ?? 'the provider rejects the request';
}

function readPlace(baseUrl: string | null): string {
  return baseUrl !== null && URL.canParse(baseUrl) ? ` at ${new URL(baseUrl).host}` : '';
}

/**
 * The `HarnessError` for a provider's failure. It has no `cause`: an error of the libraries may contain the key. A provider's message about a
 * refused key may contain parts of it, so that message is omitted. The message of HTTP 403 is about what the key may not use, or of a firewall in between.
 */
export function createProviderError(failure: ProviderFailure, context: ProviderErrorContext): HarnessError {
  const code = readErrorCode(failure);
  // One of the libraries puts the status before the text.
  const said = cleanText(failure.message, context.secrets).replace(/^\d{3} /, '');
  const status = `${readPlace(context.baseUrl)}${failure.status === null ? '' : ` (HTTP ${failure.status})`}`;
  const retryAfterMs =
    (failure.headers === null ? null : readRetryAfterMs(failure.headers)) ??
    (code === 'provider-rate-limit' ? readWordedWaitMs(failure.message) : null);
  return new HarnessError({
    code,
    message:
      code === 'provider-auth' && context.access.type === 'key' && failure.status !== 403
        ? `the provider refused the key${status}`
        : `${readDescription(code, context.access)}${status}: ${said}`,
    hint: readHint(code, failure, context.access),
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  });
}

/** An error that a provider sent inside of a response, in its own words. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly failure: ProviderFailure;

  constructor(code: string, message: string) {
    super(message);
    this.failure = { kind: 'response', status: null, codes: [code], message, headers: null };
  }
}

/** A response that broke off or cannot be read. `usage` is given if the whole response was received. */
export function createStreamError(message: string, usage: TokenUsage | null = null): HarnessError {
  return new HarnessError({ code: 'provider-stream', message, ...(usage === null ? {} : { usage }) });
}

/** The words of Anthropic, Google, OpenAI, and of servers with the API of OpenAI, of which most give no code. */
const overflowText =
  /context[ _-]?(?:length|window|limit|size)|maximum (?:context|prompt length|model length)|(?:prompt|input) is too long|too many (?:input )?tokens|exceeds? the (?:model's )?(?:maximum|limit).{0,40}tokens|exceeds (?:the )?max(?:imum)? length|token count of \d{1,9} exceeds|token count is \d{1,9} but model only supports|exceeds? the (?:model's max of|max input token limit|configured limit of \d{1,9} tokens)|model token limit|range of input length/i;

/** OpenAI and Groq refuse a request that alone is over the tokens of a minute as they refuse one that comes too soon. */
const overMinuteText = /request too large for/i;

/** The codes of Node and OpenSSL for a certificate that is refused. No further try changes that. */
const certificateError =
  /\b(?:CERT_\w+|SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(?:VERIFY|GET)_\w+|ERR_TLS_\w+|ERR_SSL_\w+|EPROTO)\b/;

/** The messages of undici for a proxy that refuses a request. No further try changes that either. */
const proxyRefusal = /Proxy response \(4\d\d\)|Proxy Authentication Required/;

function readErrorCode({ kind, status, codes, message }: ProviderFailure): ErrorCode {
  if (kind === 'request' && proxyRefusal.test(message)) return 'provider-invalid-request';
  if (kind === 'request') return certificateError.test(message) ? 'provider-invalid-request' : 'provider-connection';
  if (kind === 'stream') return 'provider-stream';
  if (codes.includes('context_length_exceeded') || overMinuteText.test(message)) return 'provider-context-overflow';
  // Azure's filter refuses a prompt with HTTP 400.
  if (codes.some((code) => code === 'content_filter' || policyCode.test(code))) return 'provider-refusal';
  // Groq checks the calls of a model itself. Another try gives another call.
  if (codes.some((code) => code === 'tool_use_failed')) return 'provider-stream';
  if (status === null) return readCodeOfWords(codes, message, 'provider-stream');
  // A document, where there should have been a stream.
  if (status < 300) return readCodeOfWords(codes, message, 'provider-invalid-request');
  if (status === 401 || status === 403) return 'provider-auth';
  if (status === 429) return codes.some(isAboutMoney) ? 'provider-invalid-request' : 'provider-rate-limit';
  // llama.cpp has no room left for the answer.
  if (status === 413 || ([400, 422, 500].includes(status) && overflowText.test(message)))
    return 'provider-context-overflow';
  if (status === 408 || status === 409 || status >= 500) return 'provider-server';
  return 'provider-invalid-request';
}

/** The policies of OpenAI for responses: `bio_policy`, `misalignment_policy_violation`. A refused image is only left out. */
const policyCode = /^(?!image_)\w{1,40}_policy(?:_violation)?$/;

const codesByWord = new Map<string, ErrorCode>([
  ['authentication_error', 'provider-auth'],
  ['permission_error', 'provider-auth'],
  ['invalid_api_key', 'provider-auth'],
  ['rate_limit_error', 'provider-rate-limit'],
  ['rate_limit_exceeded', 'provider-rate-limit'],
  ['insufficient_quota', 'provider-invalid-request'],
  ['billing_error', 'provider-invalid-request'],
  ['overloaded_error', 'provider-server'],
  ['api_error', 'provider-server'],
  ['timeout_error', 'provider-server'],
  ['server_error', 'provider-server'],
  ['internal_server_error', 'provider-server'],
  // Exceptions in a stream of Bedrock: API reference of InvokeModelWithResponseStream, "ResponseStream".
  ['internalServerException', 'provider-server'],
  ['modelStreamErrorException', 'provider-stream'],
  ['modelTimeoutException', 'provider-server'],
  ['serviceUnavailableException', 'provider-server'],
  ['throttlingException', 'provider-rate-limit'],
  ['validationException', 'provider-invalid-request'],
  ['invalid_request_error', 'provider-invalid-request'],
  ['invalid_prompt', 'provider-invalid-request'],
  ['data_residency_mismatch', 'provider-invalid-request'],
  ['not_found_error', 'provider-invalid-request'],
  ['request_too_large', 'provider-context-overflow'],
]);

// Providers send it with status 429 too, but waiting does not fill an account.
function isAboutMoney(code: string): boolean {
  return code === 'insufficient_quota' || code.startsWith('billing_') || code.endsWith('_spend_limit_reached');
}

function readCodeOfWords(codes: readonly string[], message: string, otherwise: ErrorCode): ErrorCode {
  // The codes of OpenAI for images that a response cannot use: `invalid_image_format`, `image_too_large` and others.
  const isImage = codes.some((word) => word.includes('image'));
  const known = isImage ? 'provider-invalid-request' : codes.flatMap((word) => codesByWord.get(word) ?? [])[0];
  const overflow = (known ?? 'provider-invalid-request') === 'provider-invalid-request' && overflowText.test(message);
  return overflow ? 'provider-context-overflow' : (known ?? otherwise);
}

function readHint(
  code: ErrorCode,
  { status, kind, codes, message }: ProviderFailure,
  access: ModelApi['access'],
): string {
  if (code === 'provider-auth') return readRefusalHint(access, message);
  if (code === 'provider-connection')
    return 'Check base-url, the network of the runner, and the proxy if there is one: the input proxy, or HTTPS_PROXY outside of a job.';
  if (code !== 'provider-invalid-request') return '';
  if (status === 407 || proxyRefusal.test(message))
    return 'The proxy refuses the request. Check the user and password in the input proxy, or list the host in proxy-exclude; outside of a job, HTTPS_PROXY and NO_PROXY.';
  if (kind === 'request')
    return 'Check base-url. For your own certificate, set NODE_EXTRA_CA_CERTS, in a job with the input ca-certificates.';
  // Anthropic refuses both with HTTP 400.
  const isUsedUp = /credit balance|API usage limits/i.test(message);
  if (isUsedUp || status === 402 || status === 429 || codes.some(isAboutMoney))
    return 'Check the quota and the billing of the account that the key belongs to.';
  // Models of OpenAI from GPT-5.4 on call no function in the Chat API while they reason.
  if (/\/v1\/responses/.test(message)) return 'Set provider to openai-responses, or to azure-responses.';
  const isRedirect = status !== null && status >= 300 && status < 400;
  return isRedirect ? 'Give the final address as base-url.' : 'Check model, effort and base-url.';
}

function readRefusalHint(access: ModelApi['access'], message: string): string {
  if (access.type === 'key') return `Check ${access.input} and what it may use.`;
  return /expired/i.test(message)
    ? 'Give the input identity instead of a login action or key-command: the run then renews its credentials.'
    : 'Check that the identity may call this model, and that model, region and project are right.';
}

/** One line of limited length, without the secrets, of a text that a provider wrote. */
export function cleanText(text: string, secrets: readonly string[]): string {
  // Shorter values are placeholders; taking them out would only garble words.
  const keyless = secrets
    .filter((secret) => secret.length >= 6)
    .reduce((cleaned, secret) => cleaned.replaceAll(secret, '***'), text);
  // oxlint-disable-next-line no-control-regex -- control characters are what has to go
  const line = keyless.replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ').trim();
  return cutText(line, maxMessageLength);
}

function readRetryAfterMs(headers: ResponseHeaders): number | null {
  // OpenAI and Anthropic send it, and their own clients obey it: to a limit of spending, for example, another try makes no difference.
  if (headers.get('x-should-retry') === 'false') return Infinity;
  const milliseconds = readNumber(headers.get('retry-after-ms'));
  if (milliseconds !== null) return milliseconds;
  const text = headers.get('retry-after');
  const seconds = readNumber(text);
  if (seconds !== null) return seconds * 1_000;
  // A date is read against the server's own clock, so that ours need not agree with it.
  const wait = Date.parse(text ?? '') - Date.parse(headers.get('date') ?? '');
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

const wordedWait = /(?:try again|retry) in (?:(\d{1,3})h)?(?:(\d{1,3})m(?!s))?(?:(\d{1,6}(?:\.\d{1,9})?)(m?s))?/i;

// An error within a stream of OpenAI has no headers: "Please try again in 1m12.5s." Google sends no header either: "Please retry in 28.1s."
function readWordedWaitMs(message: string): number | null {
  const [, hours = 0, minutes = 0, amount = 0, unit] = wordedWait.exec(message) ?? [];
  const rest = Number(amount) * (unit === 'ms' ? 1 : 1_000);
  const waitMs = Math.ceil((Number(hours) * 60 + Number(minutes)) * 60_000 + rest);
  return waitMs === 0 ? null : waitMs;
}

function readNumber(text: string | null): number | null {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 ? value : null;
}

/** The messages of an error and of its causes: `fetch failed` alone gives no reason. */
export function readCauses(thrown: unknown): string {
  const message = readErrorMessage(thrown);
  const { cause, code } = thrown instanceof Error ? (thrown as Error & { code?: unknown }) : {};
  const own = typeof code === 'string' && !message.includes(code) ? `${message} (${code})` : message;
  return cause === undefined ? own : `${own}: ${readCauses(cause)}`;
}
