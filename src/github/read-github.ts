import type { GitHubRead, ReadGitHub } from '../core/ports/github.ts';
import { ToolFailure } from '../core/ports/tool.ts';
import { cutText, keepTail } from '../core/text/cut-text.ts';
import type { GitHubClient } from './client.ts';
import type { UntrustedText } from '../core/text/untrusted-envelope.ts';
import { createContribution, createText, readLogs } from './event-texts.ts';
import { recoverRequest } from './request/ask.ts';
import type { FoundThread } from './thread/lookup-client.ts';

const maxLogBytes = 256 * 1024;
const maxFiles = 300;
const maxResultCharacters = 400;

/**
 * Reads for calls of the model, by a client for each call. `removeHidden` leaves of a text what a reader on GitHub sees. A part that cannot be read is
 * replaced by the reason.
 */
export function createGitHubReader(
  openClient: (signal: AbortSignal) => GitHubClient,
  removeHidden: (text: string) => string,
): ReadGitHub {
  return async (read, signal) => {
    const texts = await recoverRequest(
      () => readTexts(openClient(signal), read),
      (cause) => {
        throw new ToolFailure(cause.message, { cause });
      },
    );
    return texts.map((one) => ({ ...one, text: removeHidden(one.text.toWellFormed()) }));
  };
}

async function readTexts(client: GitHubClient, read: GitHubRead): Promise<readonly UntrustedText[]> {
  switch (read.type) {
    case 'issue':
    case 'pull':
      return readThread(client, read.type, read.number);
    case 'search': {
      const query = `(${read.query})`;
      const found = await client.lookup.search(query);
      if (found.length === 0) throw new ToolFailure('no issue and no pull request of this repository matches');
      return found.map((one) =>
        createText(readOrigin(one), one, `${one.title} (${one.state})\n${cutText(one.body, maxResultCharacters)}`),
      );
    }
    case 'run-log': {
      const logs = await readLogs(client, read.runId, keepEnd);
      if (logs.length === 0) throw new ToolFailure(`no job of the workflow run ${read.runId} has failed`);
      return logs;
    }
  }
}

async function readThread(
  client: GitHubClient,
  type: 'issue' | 'pull',
  number: number,
): Promise<readonly UntrustedText[]> {
  const thread = await client.lookup.readThread(number);
  if (thread === null || (type === 'pull' && !thread.isPullRequest))
    throw new ToolFailure(`this repository has no ${type === 'pull' ? 'pull request' : 'issue'} ${number}`);
  const origin = readOrigin(thread);
  const labels = thread.labels.length === 0 ? '' : `, labels: ${thread.labels.join(', ')}`;
  return [
    createText(`${origin}, title`, thread, `${thread.title} (${thread.state}${labels})`),
    createText(`${origin}, body`, thread, thread.body),
    ...(type === 'pull' ? await readChanges(client, number) : []),
    ...(await orReason(`#${number}, comments`, async () => {
      const { found, older } = await client.readConversation(number);
      const unread = { ...about, source: `#${number}, comments`, text: `The oldest ${older} were not read.` };
      return [...(older === 0 ? [] : [unread]), ...found.map((one) => createContribution(number, one))];
    })),
  ];
}

/** The end of a log: it shows why the job failed. */
function keepEnd(log: string): string {
  const tail = keepTail(log, maxLogBytes);
  return tail.length === log.length
    ? log
    : `[the first ${log.length - tail.length} characters of the log are left out]\n${tail}`;
}

async function readChanges(client: GitHubClient, number: number): Promise<readonly UntrustedText[]> {
  const files = orReason(`#${number}, files`, async () => {
    const found = await client.thread.listFiles(number);
    const lines = found.slice(0, maxFiles).map(({ status, path }) => `${status} ${path}`);
    const more = found.length > maxFiles ? [`and ${found.length - maxFiles} more`] : [];
    return [{ ...about, source: `#${number}, files`, text: [...lines, ...more].join('\n') }];
  });
  const checks = orReason(`#${number}, checks`, async () => {
    const { head } = await client.readPullRequest(number);
    const { found, more } = await client.lookup.listChecks(head.sha);
    const lines = found.map(({ name, result, title, url }) =>
      [`${result}: ${name}`, title, url].filter(Boolean).join(' '),
    );
    const shown = [...(lines.length === 0 ? ['no checks'] : lines), ...(more === 0 ? [] : [`and ${more} more`])];
    const text = [`head ${head.sha}, base ${head.baseRef}`, ...shown].join('\n');
    return [{ ...about, source: `#${number}, checks`, text }];
  });
  return [...(await files), ...(await checks)];
}

/** The author of texts that no person has written. */
const about = { author: 'GitHub' };

// A token may lack one of the permissions.
function orReason(source: string, read: () => Promise<readonly UntrustedText[]>): Promise<readonly UntrustedText[]> {
  return recoverRequest(read, ({ message }) => [
    { source, author: 'GitHub', text: `This part is missing: ${message}.` },
  ]);
}

function readOrigin({ isPullRequest, number }: FoundThread): string {
  return `${isPullRequest ? 'pull request' : 'issue'} #${number}`;
}
