import { getOctokit } from '@actions/github';
import * as z from 'zod';
import { readErrorMessage } from '../../core/types/error.ts';
import { limitTime, type TimeLimit } from './limit-time.ts';
import type { RepositoryName } from './run-context.ts';

/** GitHub refused a request or could not be reached. `status` is null if there was no response. */
export class GitHubRequestError extends Error {
  override readonly name = 'GitHubRequestError';
  readonly status: number | null;
  /** When GitHub wants the request again, or how it failed. */
  readonly failure: RequestFailure;

  constructor(
    message: string,
    options: { readonly status: number | null; readonly cause: unknown; readonly failure?: RequestFailure },
  ) {
    super(message, { cause: options.cause });
    this.status = options.status;
    this.failure = options.failure ?? { type: 'refused' };
  }
}

/**
 * `limited`: GitHub did nothing, since there were too many requests, or since it does not know yet what it has just made; `afterMs` is null if it does not
 * tell for how long. `unclear`: GitHub may have done what was asked.
 */
export type RequestFailure =
  | { readonly type: 'refused' }
  | { readonly type: 'limited'; readonly afterMs: number | null }
  | { readonly type: 'unclear' };

/** Any response of the API, as opposed to the page of another server: for requests whose response contains nothing that is needed. */
export const acceptedSchema = z.union([z.looseObject({}), z.array(z.unknown())]);

/** GitHub itself ends a request after ten seconds. */
const attemptMs = 12_000;
/** The time before the second and the third attempt. */
const backOffMs = [1_000, 4_000] as const;
/** The time after which a limit may have passed, if GitHub names none: its documentation asks for a minute at least. */
const limitedMs = 60_000;
/** GitHub's answers about a branch or a pull request that it has made a moment before, and the time after which it may know it. */
const tooEarly = /"field":"head","code":"invalid"|head sha can't be blank|could not resolve to a node with/i;
const earlyMs = 3_000;

/** The names of labels, which some responses contain as objects. */
export const labelsSchema = z
  .array(z.union([z.string(), z.object({ name: z.string().nullish() })]))
  .transform((labels) => labels.map((label) => (typeof label === 'string' ? label : (label.name ?? ''))));

type Effect = 'repeatable' | 'creates';

/** The options of a request that the client of the API takes. */
interface RequestOptions {
  readonly signal: AbortSignal;
}

export interface ApiOptions {
  readonly token: string;
  readonly repository: RepositoryName;
  /** The runner's GITHUB_API_URL. */
  readonly apiUrl: string;
  /** How long each request may take, with its repetitions and the time between them. */
  readonly limit: TimeLimit;
}

/** The requests to GitHub's API, of which the clients consist. All functions reject with `GitHubRequestError`. */
export type Api = ReturnType<typeof openApi>;

/**
 * Opens the API for one repository. Each function sends a request and validates its response, since a proxy or another server may have sent it. `what` is the
 * request in words. A request that `creates` something is sent again only if GitHub has surely done nothing; see `createOnce`.
 */
export function openApi({ token, repository, apiUrl, limit }: ApiOptions) {
  const octokit = getOctokit(token, { baseUrl: apiUrl });

  async function askResponse<Schema extends z.ZodType>(
    what: string,
    schema: Schema,
    request: (options: RequestOptions) => Promise<unknown>,
    effect: Effect = 'repeatable',
  ): Promise<z.infer<Schema>> {
    const untilMs = limit.clock.monotonicMs() + limit.limitMs;
    const response = await limitTime(limit, async (signal) => {
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await limitTime({ ...limit, limitMs: attemptMs, signal }, (ended) => request({ signal: ended }));
        } catch (cause) {
          const error = createRequestError(what, cause);
          const delayMs = pickDelay(error.failure, attempt, effect);
          if (signal.aborted || delayMs === null || limit.clock.monotonicMs() + delayMs >= untilMs) throw error;
          await limit.clock.sleep(delayMs, signal);
        }
      }
    }).catch((cause: unknown) => {
      throw cause instanceof GitHubRequestError ? cause : createRequestError(what, cause);
    });
    const parsed = schema.safeParse(response);
    if (parsed.success) return parsed.data;
    throw new GitHubRequestError(`${what}: the response is not as documented (${z.prettifyError(parsed.error)})`, {
      status: null,
      cause: parsed.error,
    });
  }

  return {
    repository,
    rest: octokit.rest,
    /** The parameters that name the repository. */
    target: { owner: repository.owner, repo: repository.name },

    /** Returns the data of a response of the REST API. */
    ask: <Schema extends z.ZodType>(
      what: string,
      schema: Schema,
      request: (options: RequestOptions) => Promise<{ readonly data: unknown }>,
      effect?: Effect,
    ): Promise<z.infer<Schema>> => askResponse(what, schema, async (options) => (await request(options)).data, effect),

    /** Returns a whole response of the REST API. */
    askResponse,

    askGraphql: <Schema extends z.ZodType>(
      what: string,
      schema: Schema,
      query: string,
      variables: Readonly<Record<string, unknown>> = {},
    ): Promise<z.infer<Schema>> =>
      askResponse(what, schema, (options) => octokit.graphql(query, { ...variables, request: options })),

    /**
     * Returns the items of all pages of a list, each page in the time of one request. The library's own `paginate` sends its requests without their
     * signal, so that they would continue after a limit. Rejects also for more than 100 pages.
     */
    async askAll<Item>(
      what: string,
      schema: z.ZodType<readonly Item[]>,
      request: (parameters: PageParameters) => Promise<unknown>,
    ): Promise<readonly Item[]> {
      const pageSchema = z.object({ data: schema, headers: z.object({ link: z.string().optional() }) });
      const found: Item[] = [];
      for (let page = 1; page <= maxPages; page += 1) {
        const { data, headers } = await askResponse(what, pageSchema, (options) =>
          request({ per_page: 100, page, request: options }),
        );
        found.push(...data);
        if (headers.link?.includes('rel="next"') !== true) return found;
      }
      throw new GitHubRequestError(`could not ${what}: it has more than ${maxPages} pages`, {
        status: null,
        cause: null,
      });
    },
  };
}

/** The parameters of the request for one page of a list. */
interface PageParameters {
  readonly per_page: 100;
  readonly page: number;
  readonly request: RequestOptions;
}

const maxPages = 100;

/** The value of requests, or what `recover` makes of one that failed. Any other error is thrown. */
export async function recoverRequest<Value, Recovered>(
  ask: () => Promise<Value>,
  recover: (failed: GitHubRequestError) => Recovered,
): Promise<Value | Awaited<Recovered>> {
  try {
    return await ask();
  } catch (thrown) {
    if (!(thrown instanceof GitHubRequestError)) throw thrown;
    return await recover(thrown);
  }
}

/** Null for a response 404 (the object does not exist) or 422 (the repository does not have the commit). */
export async function findOrNull<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (thrown) {
    if (thrown instanceof GitHubRequestError && (thrown.status === 404 || thrown.status === 422)) return null;
    throw thrown;
  }
}

/** Creates what must not exist twice: if the response was lost, `find` looks for it before the request is sent again. */
export async function createOnce<Value>(
  create: () => Promise<Value>,
  find: () => Promise<Value | null>,
): Promise<Value> {
  return recoverRequest(create, async (failed) => {
    if (failed.failure.type !== 'unclear') throw failed;
    const found = await find();
    if (found !== null) return found;
    // The first request may take effect only now: the second one is then refused, since it exists.
    return recoverRequest(create, async (again) => {
      const late = await find();
      if (late === null) throw again;
      return late;
    });
  });
}

function pickDelay(failure: RequestFailure, attempt: number, effect: Effect): number | null {
  const usualMs = backOffMs[attempt] ?? null;
  if (usualMs === null || failure.type === 'refused') return null;
  if (failure.type === 'limited') return failure.afterMs ?? limitedMs;
  return effect === 'repeatable' ? usualMs : null;
}

const maxReason = 500;

function createRequestError(what: string, cause: unknown): GitHubRequestError {
  const answer = readAnswer(cause);
  if (answer === null)
    return new GitHubRequestError(`could not ${what}: ${readErrorMessage(cause)}`, {
      status: null,
      cause,
      failure: { type: 'unclear' },
    });
  const { status, headers, isPage } = answer;
  const reason = answer.reason.replace(/\s+/g, ' ').slice(0, maxReason);
  const shown = [...(status === null ? [] : [`GitHub answered ${status}`]), ...(isPage ? [] : [reason])].join(': ');
  return new GitHubRequestError(`could not ${what}: ${shown}${readAccepted(status, headers)}`, {
    status,
    cause,
    failure: readRequestFailure(status, headers, reason),
  });
}

/** What GitHub answered to a request that failed. */
interface FailedAnswer {
  /** Null for an error of GraphQL without a type, which is a fault of GitHub. */
  readonly status: number | null;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly reason: string;
  /** True for the page of a gateway, which explains nothing. */
  readonly isPage: boolean;
}

/** Null if there was no answer. */
function readAnswer(cause: unknown): FailedAnswer | null {
  const query = queryErrorSchema.safeParse(cause).data;
  if (query !== undefined) {
    const { errors, headers } = query;
    const [status = null] = errors.flatMap(({ type }) => statusOfType.get(type) ?? []);
    return { status, headers, reason: errors.map(({ message }) => message).join(' '), isPage: false };
  }
  // Octokit sets status 500 for a request without a response. Only a response has headers.
  const response = requestErrorSchema.safeParse(cause).data?.response;
  if (response === undefined) return null;
  const { status, headers, data } = response;
  return { status, headers, reason: readErrorMessage(cause), isPage: typeof data === 'string' };
}

/** GraphQL answers 200 also to a query that fails. Its errors have types for what REST says by the status. */
const statusOfType: ReadonlyMap<string, number> = new Map([
  ['RATE_LIMITED', 429],
  ['RATE_LIMIT', 429],
  ['FORBIDDEN', 403],
  ['INSUFFICIENT_SCOPES', 403],
  ['NOT_FOUND', 404],
  ['UNPROCESSABLE', 422],
]);

// Of several sets of permissions, one is enough. A commit that changes workflows needs `workflows`, which the token of a job never has.
function readAccepted(status: number | null, headers: Readonly<Record<string, unknown>>): string {
  const accepted = z
    .string()
    .regex(/^[a-z_=,; ]{1,300}$/)
    .safeParse(headers['x-accepted-github-permissions']);
  return status === 403 && accepted.success ? ` (GitHub accepts ${accepted.data.replaceAll(/; */g, ' or ')})` : '';
}

const headersSchema = z.record(z.string(), z.unknown());
const requestErrorSchema = z.object({
  response: z
    .object({ status: z.number(), data: z.unknown().optional(), headers: headersSchema.default({}) })
    .optional(),
});
const queryErrorSchema = z.object({
  errors: z.array(z.object({ type: z.string().default(''), message: z.string().default('') })).min(1),
  headers: headersSchema,
});

// https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
function readRequestFailure(
  status: number | null,
  headers: Readonly<Record<string, unknown>>,
  reason: string,
): RequestFailure {
  const { 'retry-after': after, 'x-ratelimit-remaining': remaining } = headers;
  const afterMs = /^\d+$/.test(String(after)) ? Number(after) * 1_000 : remaining === '0' ? readResetMs(headers) : null;
  // Only the message of a secondary limit tells it from a missing permission, if there is no time in the headers.
  const isSecondary = /secondary rate limit|abuse detection/i.test(reason);
  if (status === 429 || isSecondary || (status === 403 && (afterMs !== null || remaining === '0')))
    return { type: 'limited', afterMs };
  if (status === 422 && tooEarly.test(reason)) return { type: 'limited', afterMs: earlyMs };
  return { type: status === null || status >= 500 ? 'unclear' : 'refused' };
}

/** The time until the primary limit is over, by GitHub's own clock. */
function readResetMs({ date, 'x-ratelimit-reset': reset }: Readonly<Record<string, unknown>>): number | null {
  const untilMs = Number(reset) * 1_000 - Date.parse(String(date));
  return Number.isFinite(untilMs) ? Math.max(untilMs, 0) : null;
}
