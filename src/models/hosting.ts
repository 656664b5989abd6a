import type { ModelApi, ModelOptions } from '../core/ports/model.ts';
import type { StreamSdk } from './send-request.ts';

/** Where a wire API is served: what differs between the provider that defines the API and a cloud. */
export interface Hosting extends Pick<ModelApi, 'name' | 'provider' | 'access'> {
  /** One request in the form of the host, without the headers that authorize it. `path` and `body` are those of the provider that defines the API. */
  readonly renderRequest: (options: ModelOptions, path: string, body: object) => HostedRequest;
  /** Loads the reader of an answer; null for server-sent events, which the SDK of the API reads. */
  readonly loadReader: (() => Promise<StreamSdk['Stream']>) | null;
}

export interface HostedRequest {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}
