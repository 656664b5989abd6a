import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { createUntrusted, createProblem, HarnessError, readErrorMessage } from '../../core/types/error.ts';
import { eventNames } from '../../core/types/policy-facts.ts';
import { payloadSchemas } from './event-payload.ts';
import { renderRepositoryName } from '../request/run-context.ts';
import type { RunContext } from '../request/run-context.ts';
import {
  readAccount,
  readAuthored,
  type EventBase,
  type TriggerEvent,
  type WorkflowRunEvent,
} from './trigger-event.ts';

/** Reads the run's payload. Rejects with `usage` for an event that cannot start a run and for a payload that does not match its schema. */
export async function readTriggerEvent(context: RunContext): Promise<TriggerEvent> {
  let payload: unknown;
  try {
    payload = JSON.parse(await readFile(context.eventPath, 'utf8'));
  } catch (cause) {
    throw new HarnessError({
      code: 'usage',
      message: `the event's payload cannot be read: ${readErrorMessage(cause)}`,
      hint: 'GITHUB_EVENT_PATH must name the file that the runner wrote.',
      cause,
    });
  }
  return parseTriggerEvent(payload, context);
}

/** Like `readTriggerEvent`, for a payload that was already parsed. */
export function parseTriggerEvent(payload: unknown, context: RunContext): TriggerEvent {
  const name = eventNames.find((known) => known === context.eventName);
  if (name === undefined) {
    throw new HarnessError({
      code: 'usage',
      message: `the event ${context.eventName} cannot start a run`,
      hint: `Start it on one of: ${eventNames.join(', ')}.`,
    });
  }
  switch (name) {
    case 'workflow_dispatch': {
      const found = parse(payloadSchemas.workflow_dispatch, payload, context);
      return { type: name, ...readBase(found, context), ref: found.ref };
    }
    case 'schedule': {
      const found = parse(payloadSchemas.schedule, payload, context);
      return {
        type: name,
        ...readBase({ repository: found.repository ?? null, sender: null }, context),
        schedule: found.schedule,
      };
    }
    case 'push': {
      const found = parse(payloadSchemas.push, payload, context);
      if (found.deleted) {
        throw new HarnessError({
          code: 'usage',
          message: `the push deleted ${found.ref}, so there is nothing to work on`,
          hint: 'Skip the job where github.event.deleted is true.',
        });
      }
      return { type: name, ...readBase(found, context), ref: found.ref, headSha: found.after };
    }
    case 'pull_request':
    case 'pull_request_target': {
      const found = parse(payloadSchemas.pull_request, payload, context);
      return {
        type: name,
        ...readPullRequest(found, context),
        label: found.action === 'labeled' ? readLabel(found.label) : null,
        updatedAt: found.pull_request.updated_at ?? null,
      };
    }
    case 'issues': {
      const found = parse(payloadSchemas.issues, payload, context);
      return {
        type: name,
        ...readThread(found, found.issue, context),
        label: found.action === 'labeled' ? readLabel(found.label) : null,
        updatedAt: found.issue.updated_at ?? null,
      };
    }
    case 'issue_comment': {
      const found = parse(payloadSchemas.issue_comment, payload, context);
      return {
        type: name,
        ...readThread(found, found.issue, context),
        isPullRequest: found.issue.pull_request !== undefined && found.issue.pull_request !== null,
        commentId: found.comment.id,
        comment: readAuthored(found.comment, found.comment.body),
        commentedAt: found.comment.created_at,
      };
    }
    case 'pull_request_review': {
      const found = parse(payloadSchemas.pull_request_review, payload, context);
      const { review } = found;
      return {
        type: name,
        ...readPullRequest(found, context),
        commentId: review.id,
        comment: readAuthored(review, review.body),
        place: null,
        hunk: null,
        commentedSha: review.commit_id,
        commentedAt: review.submitted_at ?? null,
      };
    }
    case 'pull_request_review_comment': {
      const found = parse(payloadSchemas.pull_request_review_comment, payload, context);
      const { comment } = found;
      return {
        type: name,
        ...readPullRequest(found, context),
        commentId: comment.id,
        comment: readAuthored(comment, comment.body),
        place: typeof comment.line === 'number' ? `${comment.path}:${comment.line}` : comment.path,
        hunk: comment.diff_hunk ?? null,
        commentedSha: comment.original_commit_id,
        commentedAt: comment.created_at,
      };
    }
    case 'merge_group': {
      const found = parse(payloadSchemas.merge_group, payload, context);
      const { head_sha: headSha, base_sha: baseSha, head_ref: headRef, base_ref: baseRef } = found.merge_group;
      const number = /\/pr-([1-9]\d{0,9})-[0-9a-f]{40,64}$/.exec(headRef)?.[1];
      return {
        type: name,
        ...readBase(found, context),
        action: found.action,
        headSha,
        baseSha,
        headRef: readBranch(headRef),
        baseRef: readBranch(baseRef),
        pullRequest: number === undefined ? null : Number(number),
      };
    }
    case 'repository_dispatch': {
      const found = parse(payloadSchemas.repository_dispatch, payload, context);
      return { type: name, ...readBase(found, context), action: found.action };
    }
    case 'workflow_run':
      return readWorkflowRun(parse(payloadSchemas.workflow_run, payload, context), context);
  }
}

/** The fields that all events of an issue or a pull request share. */
function readThread(
  payload: Parameters<typeof readBase>[0] & { readonly action: string },
  thread: { number: number; title: string; body: string | null } & Parameters<typeof readAuthored>[0],
  context: RunContext,
) {
  const { number, title, body } = thread;
  return { ...readBase(payload, context), action: payload.action, number, title, thread: readAuthored(thread, body) };
}

/** The fields that all events of a pull request share. */
function readPullRequest(
  payload: Pick<z.infer<typeof payloadSchemas.pull_request>, 'action' | 'pull_request' | 'repository' | 'sender'>,
  context: RunContext,
) {
  const { head, base } = payload.pull_request;
  return {
    ...readThread(payload, payload.pull_request, context),
    headSha: head.sha,
    headRef: head.ref,
    baseRef: base.ref,
    // A deleted fork is still a fork.
    fork: head.repo === null || head.repo.full_name !== base.repo.full_name,
  };
}

function readBranch(ref: string): string {
  return ref.replace(/^refs\/heads\//, '');
}

function readWorkflowRun(payload: z.infer<typeof payloadSchemas.workflow_run>, context: RunContext): WorkflowRunEvent {
  const run = payload.workflow_run;
  const actors = [run.actor, run.triggering_actor].filter((account) => account !== null && account !== undefined);
  return {
    type: 'workflow_run',
    ...readBase(payload, context),
    action: payload.action,
    upstreamRunId: run.id,
    upstreamEvent: run.event,
    upstreamActors: actors.map((account) => readAccount(account.login, account.type)),
    headSha: run.head_sha,
    headBranch: run.head_branch,
    fork: run.head_repository === null || run.head_repository.full_name !== payload.repository.full_name,
    headOwner: run.head_repository?.full_name.split('/')[0] ?? null,
    // The list also contains pull requests inside forks that have the same head.
    pullRequests: (run.pull_requests ?? [])
      .filter((pullRequest) => pullRequest !== null)
      .filter((pullRequest) => pullRequest.base.repo.id === payload.repository.id)
      .map((pullRequest) => ({ number: pullRequest.number, baseRef: pullRequest.base.ref, details: null })),
  };
}

function readBase(
  payload: {
    readonly repository: { full_name: string; default_branch: string; private: boolean } | null;
    readonly sender?: { login: string; type: string } | null | undefined;
  },
  context: RunContext,
): EventBase {
  const { repository, sender = null } = payload;
  const expected = renderRepositoryName(context.repository);
  if (repository !== null && repository.full_name.toLowerCase() !== expected.toLowerCase()) {
    throw createUntrusted(
      `the event's payload is about ${repository.full_name}, but the run belongs to ${expected}`,
      'Nothing before this step may change GITHUB_EVENT_PATH or the file that it names.',
    );
  }
  return {
    repository: context.repository,
    defaultBranch: repository?.default_branch ?? null,
    visibility: repository === null ? 'unknown' : repository.private ? 'private' : 'public',
    actor: sender === null ? readAccount(context.actor, 'User') : readAccount(sender.login, sender.type),
    triggeringActor: readAccount(context.triggeringActor, 'User'),
  };
}

function readLabel(label: { name: string } | undefined): string {
  if (label === undefined) {
    throw createUntrusted(
      'the event reports that a label was set, but does not name the label',
      'Set the label again.',
    );
  }
  return label.name;
}

function parse<Schema extends z.ZodType>(schema: Schema, payload: unknown, context: RunContext): z.infer<Schema> {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  throw new HarnessError({
    code: 'usage',
    message: `the payload of ${context.eventName} is not as GitHub documents it`,
    hint: 'The file that GITHUB_EVENT_PATH names must be the one that the runner wrote.',
    problems: parsed.error.issues.map(({ path, message }) => ({
      ...createProblem(`${path.join('.')}: ${message}`),
      file: context.eventPath,
    })),
  });
}
