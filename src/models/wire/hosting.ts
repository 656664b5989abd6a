import type { ModelApi, ModelOptions } from '../../core/ports/model.ts';
import type { ProviderFailure } from './provider-error.ts';

/** Where a wire API is served: what differs between the provider that defines the API and a cloud. */
export interface Hosting extends Pick<ModelApi, 'name' | 'provider' | 'access'> {
  /** One request in the form of the host, without the headers that authorize it. `path` and `body` are in the form of the provider that defines the API. */
  readonly renderRequest: (options: ModelOptions, path: string, body: object) => HostedRequest;
  /** Loads the reader of a response; null for server-sent events, which the SDK of the API reads. */
  readonly loadReader: (() => Promise<StreamSdk['Stream']>) | null;
}

export interface HostedRequest {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

/**
 * The parts of a provider's SDK that read its responses. Its client is not used: it loads the code of all resources, a megabyte, and adds retries,
 * limits and variables of the environment, none of which a run wants.
 */
export interface StreamSdk {
  readonly APIConnectionError: new (options: { message: undefined; cause: Error }) => Error;
  readonly APIError: (abstract new (...args: never[]) => Error) & {
    generate(status: number, body: object | undefined, message: string | undefined, headers: Headers): Error;
  };
  readonly Stream: {
    fromSSEResponse<Event>(response: Response, controller: AbortController, client: never): AsyncIterable<Event>;
  };
  /** The message of the provider in an error of the SDK. */
  readonly readErrorDetails: (
    error: Error,
  ) => Pick<ProviderFailure, 'codes' | 'message'> & { readonly statusInStream?: number };
}

/**
 * An address with a longer path. Its query is kept. Its own path loses the ending `without`: some addresses that people copy have the directory of
 * the version, and some do not.
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
