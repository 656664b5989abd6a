import type { RequestUrl } from '../text/request-url.ts';
import type { OpaqueAccess } from './access.ts';
import type { HeaderValue } from './mcp.ts';
import type { NetworkGrant } from './network.ts';

/** The APIs of search services. */
export const searchFormats = ['searxng', 'brave', 'tavily'] as const;

/** What `webSearch` asks. */
export type SearchSettings = SearchService | HostedSearch;

/** The provider of the model searches: its hosted tool. Which hosts it reaches is the provider's decision. */
export interface HostedSearch {
  readonly format: 'hosted';
}

/** A page that an answer of a hosted search cites or lists. */
export interface WebSource {
  readonly url: string;
  /** Empty if the provider names none. */
  readonly title: string;
  /** The part that the answer took from it; may be empty. */
  readonly snippet: string;
}

/** The search service that a policy names. */
export interface SearchService {
  readonly format: (typeof searchFormats)[number];
  readonly url: RequestUrl;
  /** Sent with every search. A value from a variable is a secret: neither the sandbox nor the model sees it. */
  readonly headers: Readonly<Record<string, HeaderValue>>;
  /** The host and port of `url`. */
  readonly network: readonly NetworkGrant[];
}

/** The method with which a service is asked. */
export function readSearchMethod({ format }: SearchService): 'GET' | 'POST' {
  return format === 'tavily' ? 'POST' : 'GET';
}

/** The access by which a search needs a rule that names the tool. */
export function createSearchAccess(tool: string): OpaqueAccess {
  return {
    type: 'opaque',
    text: tool,
    reason: 'a search sends its query to a service, so a rule has to name the tool',
  };
}

/** The name under which the record shows connections to the service. */
export const searchRule = 'search';
