import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import examples from '@octokit/webhooks-examples';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { parseTriggerEvent, readTriggerEvent } from '../../../src/github/event/event.ts';
import { eventNames } from '../../../src/core/types/policy-facts.ts';
import { isFork, readThreadNumber } from '../../../src/github/event/trigger-event.ts';
import { splitRepositoryName } from '../../../src/github/request/run-context.ts';
import { createContext } from '../run-context.ts';

const payloadSchema = z.looseObject({
  action: z.string().optional(),
  deleted: z.boolean().optional(),
  repository: z.looseObject({ id: z.number(), full_name: z.string() }),
  sender: z.looseObject({ login: z.string(), type: z.string() }),
  pull_request: z.looseObject({ head: z.looseObject({ repo: z.unknown() }) }).optional(),
  workflow_run: z.looseObject({ pull_requests: z.array(z.unknown()) }).optional(),
});
type Payload = z.infer<typeof payloadSchema>;

const definitions = z
  .array(z.object({ name: z.string(), examples: z.array(z.unknown()) }))
  .parse(structuredClone(examples));

function readExamples(name: string, action?: string): readonly [Payload, ...Payload[]] {
  const found = definitions.find((definition) => definition.name === name)?.examples ?? [];
  const payloads = found.map((payload) => payloadSchema.parse(payload));
  const [first, ...rest] = action === undefined ? payloads : payloads.filter((payload) => payload.action === action);
  if (first === undefined) throw new Error(`there is no example of ${name} ${action ?? ''}`);
  return [first, ...rest];
}

function parseExample(eventName: string, payload: Pick<Payload, 'repository'>) {
  const repository = splitRepositoryName(payload.repository.full_name);
  return parseTriggerEvent(payload, createContext({ eventName, repository }));
}

/** A copy of a pull request's payload with another head repository. */
function moveHead(payload: Payload, repo: unknown): Payload {
  const copy = structuredClone(payload);
  if (copy.pull_request === undefined) throw new Error('the payload is not a pull request’s');
  copy.pull_request.head.repo = repo;
  return copy;
}

test.each(['push', 'merge_group'])('the payload of %s may lack its sender: the runner names the actor', (name) => {
  const { sender: _sender, ...payload } = readExamples(name).find(({ deleted }) => deleted !== true) ?? {};
  expect(parseExample(name, payloadSchema.omit({ sender: true }).parse(payload))).toMatchObject({
    actor: { login: 'writer', kind: 'user' },
  });
});

test.each([[null], [[null]]])('the pull requests of a workflow run may be %j', (pullRequests) => {
  const payload = structuredClone(readExamples('workflow_run')[0]);
  Object.assign(payload.workflow_run ?? {}, { pull_requests: pullRequests });
  expect(parseExample('workflow_run', payload)).toMatchObject({ pullRequests: [] });
});

describe('GitHub’s own example payloads', () => {
  test.each([
    ['workflow_dispatch', 'workflow_dispatch'],
    ['push', 'push'],
    ['pull_request', 'pull_request'],
    ['pull_request', 'pull_request_target'],
    ['issues', 'issues'],
    ['issue_comment', 'issue_comment'],
    ['pull_request_review', 'pull_request_review'],
    ['pull_request_review_comment', 'pull_request_review_comment'],
    ['merge_group', 'merge_group'],
    ['repository_dispatch', 'repository_dispatch'],
    ['workflow_run', 'workflow_run'],
  ])('of %s are all read as %s', (name, eventName) => {
    for (const payload of readExamples(name).filter((example) => example.deleted !== true)) {
      const event = parseExample(eventName, payload);
      expect(event.type).toBe(eventName);
      expect(event.actor.login).toBe(payload.sender.login);
      expect(event.defaultBranch).toMatch(/./);
    }
  });

  test('of a push that deleted a branch are refused', () => {
    const deletions = readExamples('push').filter((example) => example.deleted === true);
    expect(deletions.length).toBeGreaterThan(0);
    for (const payload of deletions) {
      expect(() => parseExample('push', payload)).toThrow(/deleted refs\/.*nothing to work on/);
    }
  });

  test('of a label on a pull request give label, labeller, head and base', () => {
    const [payload] = readExamples('pull_request', 'labeled');
    expect(parseExample('pull_request', payload)).toMatchObject({
      type: 'pull_request',
      action: 'labeled',
      actor: { login: 'Codertocat', kind: 'user' },
      number: 2,
      label: 'bug',
      headSha: expect.stringMatching(/^[0-9a-f]{40}$/) as unknown,
      headRef: 'changes',
      baseRef: 'master',
      fork: false,
      thread: { author: { login: 'Codertocat' }, authorAssociation: 'OWNER' },
      visibility: 'public',
    });
  });

  test('of a label on an issue give the label; of other actions none', () => {
    const [labeled] = readExamples('issues', 'labeled');
    const [edited] = readExamples('issues', 'unlabeled');
    expect(parseExample('issues', labeled)).toMatchObject({ label: 'bug', number: 1 });
    expect(parseExample('issues', edited)).toMatchObject({ action: 'unlabeled', label: null });
  });

  test('of a review and of a comment on a line give the text, the place and the commit that was reviewed', () => {
    const [review] = readExamples('pull_request_review', 'submitted');
    expect(parseExample('pull_request_review', review)).toMatchObject({
      number: 2,
      commentId: 237895671,
      place: null,
      comment: { text: '', author: { login: 'Codertocat' } },
      commentedSha: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
      commentedAt: '2019-05-15T15:20:38Z',
      fork: false,
      headSha: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
      headRef: 'changes',
      baseRef: 'master',
    });
    const [comment] = readExamples('pull_request_review_comment', 'created');
    expect(parseExample('pull_request_review_comment', comment)).toMatchObject({
      number: 2,
      commentId: 284312630,
      place: 'README.md',
      commentedAt: '2019-05-15T15:20:37Z',
      comment: { text: 'Maybe you should use more emoji on this line.', authorAssociation: 'OWNER' },
    });
  });

  test('of a merge group give branch, base and the last pull request', () => {
    const [payload] = readExamples('merge_group', 'checks_requested');
    const event = parseExample('merge_group', payload);
    expect(event).toMatchObject({
      headRef: 'gh-readonly-queue/main/pr-104-929f8209d40f77f4abc622a499c93a83babdbe64',
      baseRef: 'main',
      pullRequest: 104,
      headSha: '2ffea6db159f6b6c47a24e778fb9ef40cf6b1c7d',
    });
    expect(readThreadNumber(event)).toBeNull();
  });

  test('of a workflow run give the upstream run, its actor and its pull requests', () => {
    const payload = readExamples('workflow_run').find((example) => example.workflow_run?.pull_requests.length === 1);
    if (payload === undefined) throw new Error('there is no example with a pull request');
    const own = { ...payload, repository: { ...payload.repository, id: 186853002 } };
    expect(parseExample('workflow_run', own)).toMatchObject({
      upstreamActors: [{ login: 'Codertocat', kind: 'user' }, expect.anything() as unknown],
      fork: false,
      pullRequests: [{ number: 2, baseRef: 'master' }],
    });
    // The same list, for a repository that does not contain those pull requests.
    expect(parseExample('workflow_run', payload)).toMatchObject({ pullRequests: [] });
  });
});

describe('an event', () => {
  const [labeled] = readExamples('pull_request', 'labeled');

  test('from a fork counts as a fork, even if the fork was deleted', () => {
    expect(isFork(parseExample('pull_request', moveHead(labeled, { full_name: 'mallory/Hello-World' })))).toBe(true);
    expect(isFork(parseExample('pull_request', moveHead(labeled, null)))).toBe(true);
    expect(isFork(parseExample('pull_request', labeled))).toBe(false);
  });

  test('of a bot has a bot as actor, by its type or its suffix', () => {
    const cases = [
      ['Copilot', 'Bot', 'bot'],
      ['dependabot[bot]', 'User', 'bot'],
      ['octocat', 'User', 'user'],
    ] as const;
    for (const [login, type, kind] of cases) {
      const payload = { ...labeled, sender: { login, type } };
      expect(parseExample('pull_request', payload).actor).toEqual({ login, kind });
    }
  });

  test('of the schedule may contain only its cron line', () => {
    const context = createContext({ eventName: 'schedule' });
    expect(parseTriggerEvent({ schedule: '0 3 * * *' }, context)).toEqual({
      type: 'schedule',
      repository: { owner: 'octo', name: 'repo' },
      defaultBranch: null,
      visibility: 'unknown',
      actor: { login: 'writer', kind: 'user' },
      triggeringActor: { login: 'writer', kind: 'user' },
      schedule: '0 3 * * *',
    });
  });

  test('about another repository is refused', () => {
    expect(() => parseTriggerEvent(labeled, createContext({ eventName: 'pull_request' }))).toThrow(
      expect.objectContaining({ code: 'untrusted' }),
    );
  });

  test('that reports a set label without its name is refused', () => {
    const { label: _, ...rest } = labeled;
    expect(() => parseExample('pull_request', rest)).toThrow(/does not name the label/);
  });

  test('that cannot start a run is refused with the list of events that can', () => {
    expect(() => parseTriggerEvent({}, createContext({ eventName: 'release' }))).toThrow(
      expect.objectContaining({ code: 'usage', hint: expect.stringContaining(eventNames.join(', ')) as unknown }),
    );
  });

  test('with an invalid payload is refused with every invalid field', () => {
    const context = createContext({ eventName: 'issues' });
    expect(() => parseTriggerEvent({ repository: {} }, context)).toThrow(
      expect.objectContaining({
        code: 'usage',
        problems: expect.arrayContaining([
          expect.objectContaining({ message: expect.stringMatching(/^repository\.full_name/) as unknown }),
          expect.objectContaining({ message: expect.stringMatching(/^sender/) as unknown }),
        ]) as unknown,
      }),
    );
  });

  test('has a thread number, or null', () => {
    expect(readThreadNumber(parseExample('pull_request', labeled))).toBe(2);
    expect(readThreadNumber(parseTriggerEvent({ schedule: 'x' }, createContext({ eventName: 'schedule' })))).toBeNull();
  });

  test('is read from the file that the runner wrote', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'event-'));
    try {
      const eventPath = join(directory, 'event.json');
      const context = createContext({ eventName: 'schedule', eventPath });
      await expect(readTriggerEvent(context)).rejects.toMatchObject({ code: 'usage' });
      await writeFile(eventPath, '{"schedule":');
      await expect(readTriggerEvent(context)).rejects.toMatchObject({ code: 'usage' });
      await writeFile(eventPath, '{"schedule":"0 3 * * *"}');
      expect(await readTriggerEvent(context)).toMatchObject({ type: 'schedule' });
    } finally {
      await rm(directory, { recursive: true });
    }
  });
});
