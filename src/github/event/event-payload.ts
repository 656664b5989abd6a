import * as z from 'zod';

// Only the fields in use are declared, so that a run does not stop when GitHub adds or removes another field.
const user = z.object({ login: z.string().min(1), type: z.string().default('User') });
const repository = z.object({
  id: z.int(),
  full_name: z.string().min(1),
  default_branch: z.string().min(1),
  private: z.boolean(),
});
const label = z.object({ name: z.string() });
const common = { repository, sender: user };
/** GitHub documents the sender of some events as optional. */
const withoutSender = { repository, sender: user.nullish() };

const pullRequest = z.object({
  number: z.int().positive(),
  title: z.string(),
  body: z.string().nullable(),
  user: user.nullable(),
  author_association: z.string(),
  updated_at: z.string().nullish(),
  head: z.object({
    sha: z.string().min(1),
    ref: z.string().min(1),
    // Null if the fork was deleted.
    repo: z.object({ full_name: z.string() }).nullable(),
  }),
  base: z.object({ ref: z.string().min(1), repo: z.object({ full_name: z.string() }) }),
});

const mergeGroup = z.object({
  head_sha: z.string().min(1),
  head_ref: z.string().min(1),
  base_sha: z.string().min(1),
  base_ref: z.string().min(1),
});

const issue = z.object({
  number: z.int().positive(),
  title: z.string(),
  body: z.string().nullable(),
  user: user.nullable(),
  author_association: z.string(),
  updated_at: z.string().nullish(),
  pull_request: z.unknown().optional(),
});

/** The payloads of the events that can start a run. */
export const payloadSchemas = {
  workflow_dispatch: z.object({ ...common, ref: z.string().min(1) }),
  // A scheduled payload may contain only the cron line.
  schedule: z.object({ schedule: z.string(), repository: repository.optional() }),
  push: z.object({ ...withoutSender, ref: z.string().min(1), after: z.string().min(1), deleted: z.boolean() }),
  pull_request: z.object({ ...common, action: z.string(), label: label.optional(), pull_request: pullRequest }),
  issues: z.object({ ...common, action: z.string(), label: label.optional(), issue }),
  issue_comment: z.object({
    ...common,
    action: z.string(),
    issue,
    comment: z.object({
      id: z.int().positive(),
      body: z.string(),
      user: user.nullable(),
      author_association: z.string(),
      created_at: z.string(),
    }),
  }),
  pull_request_review: z.object({
    ...common,
    action: z.string(),
    pull_request: pullRequest,
    review: z.object({
      id: z.int().positive(),
      body: z.string().nullable(),
      user: user.nullable(),
      author_association: z.string(),
      commit_id: z.string().min(1),
      submitted_at: z.string().nullish(),
    }),
  }),
  pull_request_review_comment: z.object({
    ...common,
    action: z.string(),
    pull_request: pullRequest,
    comment: z.object({
      id: z.int().positive(),
      body: z.string(),
      user: user.nullable(),
      author_association: z.string(),
      path: z.string(),
      line: z.int().nullish(),
      diff_hunk: z.string().nullish(),
      // GitHub moves `commit_id` to the newest commit that still contains the line.
      original_commit_id: z.string().min(1),
      created_at: z.string(),
    }),
  }),
  merge_group: z.object({ ...withoutSender, action: z.string(), merge_group: mergeGroup }),
  repository_dispatch: z.object({ ...common, action: z.string() }),
  workflow_run: z.object({
    ...common,
    action: z.string(),
    workflow_run: z.object({
      id: z.int().positive(),
      event: z.string(),
      head_sha: z.string().min(1),
      head_branch: z.string().nullable(),
      head_repository: z.object({ full_name: z.string() }).nullable(),
      actor: user.nullish(),
      triggering_actor: user.nullish(),
      pull_requests: z
        .array(
          z
            .object({
              number: z.int().positive(),
              base: z.object({ ref: z.string(), repo: z.object({ id: z.int() }) }),
            })
            .nullable(),
        )
        .nullish(),
    }),
  }),
} as const;
