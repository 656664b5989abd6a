import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import * as z from 'zod';
import { readErrorMessage } from '../core/types/error.ts';

/** GitHub refused a request or could not be reached. `status` is null if there was no answer. */
export class GitHubRequestError extends Error {
  override readonly name = 'GitHubRequestError';
  readonly status: number | null;

  constructor(message: string, options: { status: number | null; cause: unknown }) {
    super(message, { cause: options.cause });
    this.status = options.status;
  }
}

export type Octokit = ReturnType<typeof getOctokit>;

/** Opens the client of GitHub's API. It sends a request again after one and four seconds if the server is at fault or busy. */
export function openOctokit(token: string, baseUrl: string): Octokit {
  return getOctokit(token, { baseUrl, retry: { retries: 2 } }, retry);
}

/** Sends one request and validates its answer, since a proxy or another server may have sent it. `what` is the request in words. */
export type Ask = <Schema extends z.ZodType>(
  what: string,
  schema: Schema,
  request: (signal: AbortSignal) => Promise<unknown>,
) => Promise<z.infer<Schema>>;

/** Each request may take `timeoutMs`, with its retries. The functions reject with `GitHubRequestError`. */
export function createAsk(timeoutMs: number): Ask {
  return async (what, schema, request) => {
    let answer: unknown;
    try {
      answer = await request(AbortSignal.timeout(timeoutMs));
    } catch (cause) {
      throw createRequestError(what, cause);
    }
    const parsed = schema.safeParse(answer);
    if (parsed.success) return parsed.data;
    throw new GitHubRequestError(`${what}: the answer is not as documented (${z.prettifyError(parsed.error)})`, {
      status: null,
      cause: parsed.error,
    });
  };
}

/** Null for an answer 404 (the object does not exist) or 422 (the repository does not have the commit). */
export async function findOrNull<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (thrown) {
    if (thrown instanceof GitHubRequestError && (thrown.status === 404 || thrown.status === 422)) return null;
    throw thrown;
  }
}

function createRequestError(what: string, cause: unknown): GitHubRequestError {
  const status =
    typeof cause === 'object' && cause !== null && 'status' in cause && typeof cause.status === 'number'
      ? cause.status
      : null;
  // Octokit sets status 500 for a request without an answer. Only an answer has headers.
  const answered = typeof cause === 'object' && cause !== null && 'response' in cause && cause.response !== undefined;
  const shown = answered && status !== null ? `GitHub answered ${status}: ` : '';
  return new GitHubRequestError(`could not ${what}: ${shown}${readErrorMessage(cause)}`, {
    status: answered ? status : null,
    cause,
  });
}
