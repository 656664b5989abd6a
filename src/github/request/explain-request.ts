import { HarnessError, type ErrorCode } from '../../core/types/error.ts';
import { GitHubRequestError } from './ask.ts';

/**
 * The permissions that a job may lack, as a sentence. GitHub answers 403 or 404 without them. Empty for any other failure, of which permissions are
 * not the cause. `otherwise` is another way.
 */
export function hintAtPermissions(
  { status, failure }: GitHubRequestError,
  permissions: string,
  otherwise = '',
): string {
  // A limit is answered by 403 too.
  if ((status !== 403 && status !== 404) || failure.type === 'limited') return '';
  return `Give the job \`permissions: {${permissions}}\`${otherwise === '' ? '' : `, or ${otherwise}`}.`;
}

/** The advice to a person about a failed request that ends a job. */
export function hintAtFailure(error: GitHubRequestError, permissions: string, otherwise = ''): string {
  if (error.failure.type !== 'refused') return 'Start the job again.';
  if (error.status === 401) return 'Check that github-token is valid for this repository.';
  const hint = hintAtPermissions(error, permissions, otherwise);
  return hint === '' && otherwise !== '' ? `${otherwise.slice(0, 1).toUpperCase()}${otherwise.slice(1)}.` : hint;
}

/** Runs requests without which a job cannot continue. Rejects with `code` instead of `GitHubRequestError`. */
export async function explainRequests<Value>(
  ask: () => Promise<Value>,
  {
    code,
    what,
    permissions,
    otherwise = '',
  }: {
    readonly code: ErrorCode;
    /** The missing permission or resource, as the beginning of the message. */
    readonly what: string;
    readonly permissions: string;
    readonly otherwise?: string;
  },
): Promise<Value> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof GitHubRequestError)) throw cause;
    const hint = hintAtFailure(cause, permissions, otherwise);
    throw new HarnessError({ code, message: `${what}: ${cause.message}`, hint, cause });
  }
}
