import type * as OpenAiSdk from 'openai';
import type { ModelOptions, ModelRequest } from '../core/ports/model.ts';
import { readCauses, type ProviderFailure } from './provider-error.ts';
import type { RequestGuard } from './request-guard.ts';
import { splitQuery } from './check-endpoint.ts';
import { sendRequest } from './send-request.ts';
import type { TokenMeter } from './token-count.ts';

/** OpenAI's own address. */
export const openAiBaseUrl = 'https://api.openai.com/v1';

/** Sends one request through OpenAI's SDK. The environment has no say in it. Rejects with a `HarnessError`. */
export async function sendToOpenAi<Result>(
  options: ModelOptions,
  request: Pick<ModelRequest, 'signal' | 'onSent'>,
  use: (client: OpenAiSdk.OpenAI, guard: RequestGuard, meter: TokenMeter) => Promise<Result>,
): Promise<Result> {
  // Loaded only if a provider needs it.
  const sdk = await import('openai');
  return sendRequest({
    options,
    ...{ signal: request.signal, onSent: request.onSent },
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...renderKey(options) },
    readFailure: (thrown) => readFailure(sdk, thrown),
    send: (guard, meter) => use(createClient(sdk, options, guard), guard, meter),
  });
}

// Azure's addresses with `?api-version=` take a key in a separate header; `authorization` is for tokens there (Azure OpenAI REST API reference,
// "Authentication").
function renderKey({ apiKey, baseUrl }: ModelOptions): Readonly<Record<string, string>> {
  return new URL(baseUrl ?? openAiBaseUrl).searchParams.has('api-version')
    ? { 'api-key': apiKey }
    : { authorization: `Bearer ${apiKey}` };
}

type Sdk = typeof OpenAiSdk;

function createClient(sdk: Sdk, options: ModelOptions, guard: RequestGuard): OpenAiSdk.OpenAI {
  return new sdk.OpenAI({
    apiKey: options.apiKey,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    ...splitQuery(options.baseUrl ?? openAiBaseUrl),
    maxRetries: 0,
    // The guard bounds a request. The SDK's own limit is ten minutes.
    timeout: options.idleTimeoutMs + 60_000,
    logLevel: 'off',
    fetch: guard.fetch,
  });
}

function readFailure({ APIConnectionError, APIError }: Sdk, thrown: unknown): ProviderFailure {
  const unknown = { status: null, codes: [], message: readCauses(thrown), headers: null };
  if (thrown instanceof APIConnectionError) return { kind: 'request', ...unknown };
  if (!(thrown instanceof APIError)) return { kind: 'stream', ...unknown };
  const { status, headers, message } = thrown as { status?: number; headers?: Headers; message: string };
  const words: readonly unknown[] = [thrown.code, thrown.type];
  const codes = words.filter((word) => typeof word === 'string');
  // OpenRouter's error events have the status as their code.
  const number = words.find((word) => typeof word === 'number' && word >= 400 && word < 600);
  const inStream = typeof number === 'number' ? number : null;
  return { kind: 'answer', status: status ?? inStream, codes, message, headers: headers ?? null };
}
