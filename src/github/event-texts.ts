import type { EventTexts, TemplateName, ThreadTexts } from '../core/task-template.ts';
import type { UntrustedText } from '../core/text/untrusted-envelope.ts';
import { renderFirst } from '../core/text/grouped-number.ts';
import { renderFailureExcerpt } from '../core/text/failure-excerpt.ts';
import { recoverRequest } from './request/ask.ts';
import { describeRequest } from './request/explain-request.ts';
import type { GitHubClient } from './client.ts';
import { addHunk, selectContributions, type Contribution } from './thread/conversation.ts';
import {
  hasComment,
  readThreadNumber,
  type Authored,
  type IssueEvent,
  type TriggerEvent,
} from './event/trigger-event.ts';

/**
 * The thread that started a run, or the logs of the failed workflow run that did, or both for a run of a fork; null for an event without them. A failing
 * request to GitHub leaves out the comments and reviews, or the logs. `withSimilar` adds the issues that a new issue may repeat.
 */
export async function readThreadTexts(
  client: GitHubClient,
  event: TriggerEvent,
  { withSimilar }: { readonly withSimilar: boolean },
): Promise<ThreadTexts | null> {
  const found = readEventTexts(event);
  const failed = event.type === 'workflow_run' ? await readFailedRun(client, event.upstreamRunId) : null;
  const number = readThreadNumber(event);
  if (found === null || number === null) return failed;
  const logs = failed?.contributions ?? [];
  const similar = withSimilar && event.type === 'issues' ? await readSimilar(client, event) : none;
  return recoverRequest(
    async () => {
      const { found: written, older } = await client.readConversation(number);
      const { selected, leftOut } = selectContributions(event, written);
      const cut = leftOut === 0 ? '' : `${leftOut} earlier comments of it are left out, since they are too long. `;
      const unread = older === 0 ? '' : `Of its comments and reviews, the oldest ${older} were not read. `;
      const contributions = [...logs, ...selected.map((one) => createContribution(number, one)), ...similar.texts];
      return { ...found, contributions, missing: `${unread}${cut}${similar.missing}` };
    },
    ({ message }) => ({ ...found, contributions: logs, missing: `Its comments could not be read: ${message}.` }),
  );
}

interface Similar {
  readonly texts: readonly UntrustedText[];
  /** Empty if the search was made. */
  readonly missing: string;
}

const none: Similar = { texts: [], missing: '' };

async function readSimilar(client: GitHubClient, { number, title }: IssueEvent): Promise<Similar> {
  // Words alone, in lower case: a title can contain neither a qualifier nor an operator.
  const words =
    title
      .slice(0, maxTitle)
      .toLowerCase()
      .match(/[\p{L}\p{N}_]{4,32}/gu) ?? [];
  if (words.length === 0) return none;
  const query = `is:issue (${[...new Set(words)].slice(0, maxWords).join(' OR ')})`;
  return recoverRequest(
    async () => {
      const found = (await client.lookup.search(query)).filter((one) => one.number !== number);
      if (found.length === 0) return none;
      const lines = found
        .slice(0, maxSimilar)
        .map((one) => `#${one.number} (${one.state}) ${one.title.slice(0, maxTitle).toWellFormed()}`);
      const text = lines.join('\n');
      return { texts: [{ source: 'issues with words of the title', author: 'their authors', text }], missing: '' };
    },
    ({ message }) => ({ texts: [], missing: `Issues with the same words could not be searched: ${message}.` }),
  );
}

const maxLogBytes = 16_000;
const maxOthers = 20;
const maxTitle = 200;
const maxSimilar = 10;
// https://docs.github.com/en/rest/search/search: five operators.
const maxWords = 6;

async function readFailedRun(client: GitHubClient, id: number): Promise<ThreadTexts | null> {
  const origin = `workflow run ${id}`;
  return recoverRequest(
    async () => {
      const logs = await readLogs(client, id, (log) =>
        renderFailureExcerpt(log, { maxBytes: maxLogBytes, where: 'GitHub has the whole log' }),
      );
      return logs.length === 0 ? null : { origin, texts: new Map(), contributions: logs, missing: '' };
    },
    (failed) => {
      const missing = `Its logs could not be read: ${describeRequest(failed, 'actions: read')}`;
      return { origin, texts: new Map(), contributions: [], missing };
    },
  );
}

/** The logs of the failed jobs of a workflow run. */
export async function readLogs(
  client: GitHubClient,
  id: number,
  shorten: (log: string) => string,
): Promise<readonly UntrustedText[]> {
  const { logs, others } = await client.readFailedLogs(id);
  const text = `These jobs have failed too, and their logs were not read: ${renderFirst(others, maxOthers)}.`;
  return [
    ...logs.map(({ name, log }) => ({
      source: `workflow run ${id}, job ${name}, log`,
      author: 'programs of the job',
      text: shorten(log),
    })),
    ...(others.length === 0 ? [] : [{ source: `workflow run ${id}`, author: 'GitHub', text }]),
  ];
}

const kinds = {
  issue_comment: 'comment',
  pull_request_review: 'review',
  pull_request_review_comment: 'comment on',
} as const;

/** A comment or review, with the lines that it is about. */
export function createContribution(number: number, one: Contribution): UntrustedText {
  const source = [`#${number}, ${kinds[one.type]}`, ...(one.place === null ? [] : [one.place])].join(' ');
  return createText(source, one, addHunk(one.hunk, one.text));
}

/** `author` is the login; null for a deleted account. */
export function createText(
  source: string,
  { author, authorAssociation }: { readonly author: string | null; readonly authorAssociation: string },
  text: string,
): UntrustedText {
  return { source, author: `${author ?? 'a deleted account'} (${authorAssociation})`, text };
}

/** The texts of an issue, a pull request or a comment at the time of the event. Returns null for an event without texts. */
export function readEventTexts(event: TriggerEvent): EventTexts | null {
  if (event.type === 'workflow_run') {
    const number = readThreadNumber(event);
    const details = event.pullRequests[0]?.details ?? null;
    if (number === null || details === null) return null;
    return readThread(`pull request #${number}`, { number, title: details.title, thread: details.body });
  }
  if (!('thread' in event)) return null;
  const isIssue = event.type === 'issues' || (event.type === 'issue_comment' && !event.isPullRequest);
  const origin = `${isIssue ? 'issue' : 'pull request'} #${event.number}`;
  const found = readThread(origin, event);
  if (!hasComment(event)) return found;
  const { comment } = event;
  const [kind, noun, text] =
    event.type === 'issue_comment'
      ? ['comment', 'a comment on', comment.text]
      : event.place === null
        ? ['review', 'a review of', addHunk(event.hunk, comment.text)]
        : [`comment on ${event.place}`, 'a review comment of', addHunk(event.hunk, comment.text)];
  return {
    origin: `${noun} ${origin}`,
    texts: new Map([...found.texts, ['comment', createText(`${origin}, ${kind}`, readLogin(comment), text)]]),
  };
}

function readThread(origin: string, { number, title, thread }: Pick<IssueEvent, 'number' | 'title' | 'thread'>) {
  const by = readLogin(thread);
  return {
    origin,
    texts: new Map<TemplateName, UntrustedText | number>([
      ['number', number],
      ['title', createText(`${origin}, title`, by, title)],
      ['body', createText(`${origin}, body`, by, thread.text)],
    ]),
  };
}

function readLogin({ author, authorAssociation }: Authored) {
  return { author: author?.login ?? null, authorAssociation };
}
