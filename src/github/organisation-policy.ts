import { posix } from 'node:path';
import type { FloorSource } from '../core/ports/policy.ts';
import { HarnessError } from '../core/types/error.ts';
import type { GitHubClient } from './client.ts';
import type { OrganisationPolicy } from './input-fields.ts';
import { recoverRequest } from './request/ask.ts';
import { renderRepositoryName } from './request/run-context.ts';

/**
 * The policy in the input `org-policy`, and the files next to it that it extends, all of one commit. Reading rejects with `policy` if a file cannot be
 * read: a run never starts without it. Proved by `test/scenarios/trusted-policy.test.ts`.
 */
export function openOrganisationPolicy(
  { repository, path: source, commit }: OrganisationPolicy,
  client: Pick<GitHubClient, 'readFile'>,
): FloorSource {
  const repositoryName = renderRepositoryName(repository);
  return {
    source,
    origin: `${repositoryName}@${commit}/`,
    async readFile(path) {
      const file = posix.normalize(path);
      const name = `${repositoryName}/${file}@${commit}`;
      const text = await recoverRequest(
        () => client.readFile(file, commit),
        (cause) => {
          throw new HarnessError({
            code: 'policy',
            message: `the organisation’s policy ${name} cannot be read: ${cause.message}`,
            hint: explainStatus(cause.status, repositoryName),
            cause,
          });
        },
      );
      if (text !== null) return text;
      throw new HarnessError({
        code: 'policy',
        message: `the organisation’s policy ${name} does not exist, or the token cannot see it`,
        hint: `Check path and commit. ${tokenHint(repositoryName)}`,
      });
    },
  };
}

function explainStatus(status: number | null, repository: string): string {
  if (status === 401) return 'The token is not valid or has expired: renew org-policy-token.';
  if (status === 403) return tokenHint(repository);
  return 'The job fails as long as it cannot be read. Run it again if GitHub was not available.';
}

function tokenHint(repository: string): string {
  return `For a private repository, give org-policy-token a token with \`contents: read\` of ${repository}: the token of the job reads only its own repository.`;
}
