import { HarnessError, type ErrorCode } from '../../core/types/error.ts';
import { recoverRequest, type GitHubRequestError } from './ask.ts';

// GitHub gives these reasons with 403 and 404 to a token that has every permission.
const otherReason = /is locked|was archived|SAML enforcement|IP allow list|is blocked|forbids access|is not a user/i;

/**
 * The permissions that a job may lack, as a sentence. GitHub answers 403 or 404 without them. Empty for any other failure, of which permissions are
 * not the cause. `otherwise` is another way.
 */
function hintAtPermissions({ message, status, failure }: GitHubRequestError, permissions: string, otherwise: string) {
  // A limit is answered by 403 too.
  if ((status !== 403 && status !== 404) || failure.type === 'limited' || otherReason.test(message)) return '';
  const isPersonal = /by personal access token/i.test(message);
  const owner = isPersonal ? 'the personal access token in github-token' : 'the job';
  // GitHub calls the token of a job, or of an app, an integration.
  const app = /by integration/i.test(message) ? ' (if github-token is the token of an app: the app)' : '';
  return `Give ${owner} \`permissions: {${permissions}}\`${app}${otherwise === '' ? '' : `, or ${otherwise}`}.`;
}

/** A failed request without which a job continues, and the permissions that it may lack, for a warning or a report. */
export function describeRequest(failed: GitHubRequestError, permissions: string, otherwise = ''): string {
  return `${failed.message}. ${hintAtPermissions(failed, permissions, otherwise)}`.trim();
}

/** The advice to a person about a failed request that ends a job. */
function hintAtFailure(failed: GitHubRequestError, permissions: string, otherwise: string): string {
  if (failed.failure.type !== 'refused') return 'Start the job again.';
  if (failed.status === 401)
    return 'Check that github-token is valid for this repository. The token of an app is valid for an hour.';
  if (/not permitted to create/i.test(failed.message))
    return 'Allow it in the settings of the repository (Actions, General, Workflow permissions), or give `github-token` the token of an app.';
  if (/reference update failed|rule violations/i.test(failed.message))
    return 'A ruleset of the repository or organisation refuses it: let the account of `github-token` bypass it. If the rule is about names of branches, set another branch-prefix.';
  // GitHub compares the commit of a new branch with the default branch, whose workflow files may have changed since the job began.
  const workflows = /workflows=write|without `?workflows?`? (?:permission|scope)/i.test(failed.message)
    ? 'Perhaps a workflow file of the commit differs from the default branch: start the job again on the newest commit, or give `github-token` the token of an app with `workflows: write`.'
    : '';
  const hint = hintAtPermissions(failed, permissions, otherwise);
  if (workflows !== '') return `${hint} ${workflows}`.trim();
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
    advise = () => '',
  }: {
    readonly code: ErrorCode;
    /** The missing permission or resource, as the beginning of the message. Empty if the request itself is what failed. */
    readonly what: string;
    readonly permissions: string;
    readonly otherwise?: string;
    /** The fact that a person has to know, or the step to do first. */
    readonly advise?: (failed: GitHubRequestError) => string;
  },
): Promise<Value> {
  return recoverRequest(ask, (cause) => {
    const hint = [advise(cause), hintAtFailure(cause, permissions, otherwise)].filter((text) => text !== '').join(' ');
    throw new HarnessError({ code, message: `${what === '' ? '' : `${what}: `}${cause.message}`, hint, cause });
  });
}
