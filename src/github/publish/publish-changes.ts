import { isUtf8 } from 'node:buffer';
import { HarnessError } from '../../core/types/error.ts';
import { createOnce, recoverRequest, type GitHubRequestError } from '../request/ask.ts';
import { describeRequest, explainRequests } from '../request/explain-request.ts';
import { cleanCommitText } from './commit-text.ts';
import type {
  NewPullRequest,
  OwnAccount,
  PublishingClient,
  PullRequest,
  StoredFile,
  TreeFile,
} from './publishing-client.ts';
import type { ThreadClient } from './thread-client.ts';

/** The changes to publish: the trees before and after, as git computed them from the patch. */
export interface ChangesToPublish {
  /** The commit to which the patch applies. It must be on GitHub. */
  readonly commit: string;
  readonly before: string;
  readonly after: string;
  readonly files: readonly TreeFile[];
  readBlob(blob: string): Uint8Array;
}

/** The branch and the texts of a pull request. `base` is the branch into which it is to be merged. */
export interface PullRequestPlan {
  readonly branch: string;
  readonly base: string;
  /** Whether the commit follows the branch's head. It then becomes part of a pull request whose texts people may have changed. */
  readonly continues: boolean;
  readonly title: string;
  readonly body: string;
  /** `off` publishes the branch alone. */
  readonly create: 'draft' | 'ready' | 'off';
  /** For a new pull request only: people may have changed an older one. */
  readonly labels: readonly string[];
  readonly reviewers: readonly string[];
  readonly assignees: readonly string[];
}

export interface Publication {
  readonly branch: string;
  readonly commit: string;
  readonly pullRequest: PullRequest | null;
  /** Differences from the settings of the job, one sentence each. */
  readonly notes: readonly string[];
}

/** The account that GitHub names as the committer of commits that it makes. */
const githubLogin = 'web-flow';

/** The last line of the message of each commit that this action makes, followed by the id of the run. */
const trailer = 'Script-Harness-Run:';

/**
 * Stores the changes as one commit, through GitHub's API: no git command runs with a token, no hook and no setting of the checkout takes
 * part. Rejects with `publish` if GitHub computes another tree than git did.
 */
export async function publishCommit(
  client: PublishingClient,
  changes: ChangesToPublish,
  text: {
    readonly message: string;
    readonly runId: string;
    /** The account that signs the commit off, and the host of its server; null for none. */
    readonly signer: (OwnAccount & { readonly host: string }) | null;
  },
): Promise<string> {
  const submodule = changes.files.find(({ mode }) => mode === '160000');
  if (submodule !== undefined)
    throw refuse(`the patch moves the submodule ${submodule.path}`, 'Move it by hand; only files are published.');
  const tree = await storeTree(client, changes);
  if (tree !== changes.after)
    throw refuse(`GitHub made the tree ${tree}, git ${changes.after}`, 'Run the job again; nothing was published.');
  const signed = text.signer === null ? '' : `${renderSignOff(text.signer)}\n`;
  const message = `${cleanCommitText(text.message)}\n\n${signed}${trailer} ${text.runId}\n`;
  return client.createCommit({ message, tree, parent: changes.commit });
}

/** What one request for a tree has at most. GitHub documents no limit, and ends a request after ten seconds. */
const treeFiles = 100;
const treeBytes = 1_000_000;

/**
 * Texts are sent with their tree: GitHub takes 80 requests a minute that create something, and a file that is stored by itself is one. Files that are
 * removed come first, since one may be in the place of a directory.
 * Source of the rate: https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
async function storeTree(client: PublishingClient, { before, files, readBlob }: ChangesToPublish): Promise<string> {
  let tree = before;
  let group: StoredFile[] = [];
  let bytes = 0;
  const removed = files.filter(({ blob }) => blob === null);
  for (const file of [...removed, ...files.filter(({ blob }) => blob !== null)]) {
    const stored = await storeFile(client, file, readBlob);
    const size = 'content' in stored ? Buffer.byteLength(stored.content) : 0;
    if (group.length === treeFiles || bytes + size > treeBytes) {
      tree = await client.createTree(tree, group);
      [group, bytes] = [[], 0];
    }
    group.push(stored);
    bytes += size;
  }
  return client.createTree(tree, group);
}

async function storeFile(
  client: PublishingClient,
  { path, mode, blob }: TreeFile,
  readBlob: ChangesToPublish['readBlob'],
): Promise<StoredFile> {
  if (blob === null) return { path, mode, sha: null };
  const bytes = readBlob(blob);
  const content = readPlainText(bytes);
  if (content !== null) return { path, mode, content };
  const sha = await client.createBlob(bytes);
  if (sha !== blob) throw refuse(`GitHub stored ${path} as ${sha}, git as ${blob}`, 'Run the job again.');
  return { path, mode, sha };
}

/** The text of a file; null if GitHub might store another one (other encodings, control characters), or none for a tree: empty and large files. */
function readPlainText(content: Uint8Array): string | null {
  const isPlain = (byte: number): boolean => byte >= 0x20 || byte === 0x09 || byte === 0x0a;
  return content.length > 0 && content.length <= treeBytes && isUtf8(content) && content.every(isPlain)
    ? Buffer.from(content).toString()
    : null;
}

// The address that GitHub gives to every account, and that it writes as the author of the commits of an app.
function renderSignOff({ login, id, host }: OwnAccount & { readonly host: string }): string {
  return `Signed-off-by: ${login} <${id === null ? '' : `${id}+`}${login}@users.noreply.${host}>`;
}

/** Adds a commit to a branch, and with it to the pull request of that branch. Rejects with `publish` if the branch has moved. */
export async function publishToBranch(client: PublishingClient, branch: string, commit: string): Promise<Publication> {
  await addCommit(client, branch, commit);
  const pullRequest = await recoverRequest(
    () => client.findPullRequest(branch),
    () => null,
  );
  return { branch, commit, pullRequest, notes: [] };
}

function addCommit(client: PublishingClient, branch: string, commit: string): Promise<void> {
  return explainPublishing(
    () => client.moveBranch(branch, commit, false),
    // GitHub's answers for a branch that has other commits, and for one that was deleted. Rules of the repository refuse a push by 422 too.
    ({ status, message }) =>
      status === 422 && /fast.?forward|does not exist/i.test(message)
        ? `The branch ${branch} has moved since the run began: start the run again.`
        : '',
  );
}

/** Publishes a commit on a branch with a pull request. Commits of earlier runs are replaced; those in which a person had a hand never are. */
export async function publishPullRequest(
  { publishing: client, thread }: { readonly publishing: PublishingClient; readonly thread: ThreadClient },
  plan: PullRequestPlan,
  commit: string,
): Promise<Publication> {
  const { branch, base } = plan;
  const existing = await client.findBranch(branch);
  if (existing === null) await createBranch(client, branch, commit);
  else if (plan.continues) await addCommit(client, branch, commit);
  else if (await hasOthersCommits(client, { branch, base, sha: existing }))
    throw refuse(
      `people have added commits to the branch ${branch} since the run began`,
      'Start the run again: it then continues from them.',
    );
  else await client.moveBranch(branch, commit, true);
  if (plan.create === 'off') return { branch, commit, pullRequest: null, notes: [] };
  // From here on, a failure does not mean that nothing is published.
  const explain = <Value>(ask: () => Promise<Value>): Promise<Value> =>
    explainPublishing(ask, () => `The changes are on the branch ${branch}.`);
  const open = existing === null ? null : await explain(() => client.findPullRequest(branch));
  if (open !== null && plan.continues) return { branch, commit, pullRequest: open, notes: [] };
  // A merge makes title and text a commit message.
  const [title, body] = [cleanCommitText(plan.title), cleanCommitText(plan.body)];
  if (open !== null) {
    const pullRequest = await explain(() => client.updatePullRequest(open.number, { title, body }));
    return { branch, commit, pullRequest, notes: [] };
  }
  const request = { base, title, body, branch, draft: plan.create === 'draft' };
  const { pullRequest, notes } = await explain(() => createPullRequest(client, request));
  const missing = await addressPullRequest(thread, pullRequest.number, plan);
  return { branch, commit, pullRequest, notes: [...notes, ...missing] };
}

async function createBranch(client: PublishingClient, branch: string, commit: string): Promise<void> {
  const create = (): Promise<void> =>
    createOnce(
      () => client.createBranch(branch, commit),
      async () => ((await client.findBranch(branch)) === commit ? undefined : null),
    );
  await recoverRequest(create, async (failed) => {
    // Git has no branch below the name of another one, and GitHub does not name that one.
    for (let end = branch.indexOf('/'); end !== -1 && failed.status === 422; end = branch.indexOf('/', end + 1)) {
      const above = branch.slice(0, end);
      if ((await client.findBranch(above)) !== null)
        throw refuse(
          `the branch ${above} exists, so ${branch} cannot`,
          'Rename that branch, or set another branch-prefix.',
        );
    }
    throw failed;
  });
}

/** Sets labels, assignees and reviewers. Returns what GitHub refused, a sentence each: the pull request exists, so that nothing of it fails the job. */
async function addressPullRequest(
  thread: ThreadClient,
  number: number,
  { labels, assignees, reviewers }: PullRequestPlan,
): Promise<readonly string[]> {
  const notes: string[] = [];
  const send = async (names: readonly string[], ask: (names: readonly string[]) => Promise<void>): Promise<void> => {
    if (names.length === 0) return;
    await recoverRequest(
      () => ask(names),
      async (failed) => {
        // GitHub refuses all names because of one.
        if (failed.status === 422 && names.length > 1) for (const name of names) await send([name], ask);
        else notes.push(describeRequest(failed, permissions));
      },
    );
  };
  await send(labels, (names) => thread.addLabels(number, names));
  await send(assignees, (names) => thread.assign(number, names));
  await send(reviewers, (names) => thread.requestReviews(number, names));
  return notes;
}

/**
 * Whether a branch at `sha` has commits that another hand than a run's has made or changed. The account does not matter, since two jobs of a workflow
 * may have different ones: a run is author and committer of its commits, and ends their messages with the trailer. Commits that a pull request of the
 * branch has brought into `base` do not count, since a squash leaves them on the branch alone. Neither do those on which a run began and that a push has
 * since replaced in `base`.
 */
export async function hasOthersCommits(
  client: PublishingClient,
  { branch, base, sha }: { readonly branch: string; readonly base: string; readonly sha: string },
): Promise<boolean> {
  const commits = await client.listCommits(base, sha);
  if (commits?.every(isOfRun) === true) return false;
  const isMerged = await recoverRequest(
    () => client.isMerged(branch, base, sha),
    async (failed) => {
      // The job may not read pull requests: the commits count then.
      if (failed.status !== 403 || failed.failure.type === 'limited') throw failed;
      return false;
    },
  );
  if (isMerged) return false;
  const first = commits?.findIndex(isOfRun) ?? -1;
  const added = commits?.slice(first);
  const began = first > 0 ? (added?.[0]?.parent ?? null) : null;
  if (began === null || added?.every(isOfRun) !== true) return true;
  const pushes = await client.listPushes(base, 100);
  return !pushes.some(({ before, after }) => before === began || after === began);
}

function isOfRun({ message, author, committer }: { message: string; author: string | null; committer: string | null }) {
  // A person who amends a commit is its committer only. GitHub itself is the committer of commits that it signs for an app.
  const isAmended = committer !== author && committer !== githubLogin;
  return author !== null && !isAmended && message.trimEnd().split('\n').at(-1)?.startsWith(trailer) === true;
}

async function createPullRequest(
  client: PublishingClient,
  request: NewPullRequest,
): Promise<{ pullRequest: PullRequest; notes: string[] }> {
  const create = (wanted: NewPullRequest): Promise<PullRequest> =>
    createOnce(
      () => client.createPullRequest(wanted),
      () => client.findPullRequest(request.branch),
    );
  const pullRequest = await recoverRequest(
    () => create(request),
    (failed) => {
      // Private repositories of some plans have no drafts.
      if (request.draft && failed.status === 422 && /draft/i.test(failed.message)) return null;
      throw failed;
    },
  );
  if (pullRequest !== null) return { pullRequest, notes: [] };
  return {
    pullRequest: await create({ ...request, draft: false }),
    notes: ['The repository has no draft pull requests, so this one is open for review.'],
  };
}

const permissions = 'contents: write, pull-requests: write';

/** Runs requests that publish. Rejects with `publish` instead of `GitHubRequestError`. */
export function explainPublishing<Value>(
  ask: () => Promise<Value>,
  advise: (failed: GitHubRequestError) => string = () => '',
): Promise<Value> {
  return explainRequests(ask, { code: 'publish', what: '', permissions, advise });
}

function refuse(message: string, hint: string): HarnessError {
  return new HarnessError({ code: 'publish', message, hint });
}
