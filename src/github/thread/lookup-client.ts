import * as z from 'zod';
import { findOrNull, labelsSchema, type Api } from '../request/ask.ts';
import { renderRepositoryName } from '../request/run-context.ts';

/** An issue or a pull request. */
export interface FoundThread {
  readonly number: number;
  readonly isPullRequest: boolean;
  readonly state: string;
  readonly title: string;
  readonly body: string;
  readonly author: string | null;
  readonly authorAssociation: string;
  readonly labels: readonly string[];
}

const threadSchema = z.object({
  number: z.int().positive(),
  pull_request: z.unknown().optional(),
  state: z.string(),
  title: z.string(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullish(),
  author_association: z.string(),
  labels: labelsSchema,
  repository_url: z.string(),
});
const foundSchema = z.object({ items: z.array(threadSchema) });
const checksSchema = z.object({
  total_count: z.int().default(0),
  check_runs: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      conclusion: z.string().nullish(),
      html_url: z.string().nullish(),
      output: z.object({ title: z.string().nullish() }).nullish(),
    }),
  ),
});

/** The requests by which a call looks something up. Every function rejects with `GitHubRequestError`. */
export function createLookupClient({ ask, rest: { issues, search, checks }, target, repository }: Api) {
  const name = renderRepositoryName(repository);
  // A query can name other repositories, and an issue can have moved to one, that the token can read as well.
  const isOwn = ({ repository_url: url }: z.infer<typeof threadSchema>): boolean =>
    url.toLowerCase().endsWith(`/repos/${name.toLowerCase()}`);
  return {
    /** Resolves to null if the repository has no issue or pull request of this number. */
    async readThread(number: number): Promise<FoundThread | null> {
      const found = await findOrNull(
        ask(`read ${number}`, threadSchema, (request) => issues.get({ ...target, issue_number: number, request })),
      );
      return found === null || !isOwn(found) ? null : readFound(found);
    },

    /**
     * The issues and pull requests of this repository that match, at most 20. An OR of the query has to be in parentheses: GitHub binds AND, which a
     * space is, closer.
     */
    async search(query: string): Promise<readonly FoundThread[]> {
      const found = await ask('search issues and pull requests', foundSchema, (request) =>
        search.issuesAndPullRequests({ q: `repo:${name} ${query}`, per_page: 20, request }),
      );
      return found.items.filter(isOwn).map(readFound);
    },

    /** The checks of a commit, at most 100, and how many more there are. */
    async listChecks(commit: string) {
      const found = await ask(`list the checks of ${commit}`, checksSchema, (request) =>
        checks.listForRef({ ...target, ref: commit, per_page: 100, request }),
      );
      const read = found.check_runs.map((run) => ({
        name: run.name,
        result: run.conclusion ?? run.status,
        title: run.output?.title ?? '',
        url: run.html_url ?? '',
      }));
      return { found: read, more: Math.max(0, found.total_count - read.length) };
    },
  };
}

function readFound(found: z.infer<typeof threadSchema>): FoundThread {
  return {
    number: found.number,
    isPullRequest: found.pull_request !== undefined && found.pull_request !== null,
    state: found.state,
    title: found.title,
    body: found.body ?? '',
    author: found.user?.login ?? null,
    authorAssociation: found.author_association,
    labels: found.labels,
  };
}
