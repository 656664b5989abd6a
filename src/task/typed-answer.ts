import * as z from 'zod';
import type { JsonObject } from '../core/text/json.ts';
import { renderPath } from '../core/types/access.ts';
import type { TypedResult } from '../core/types/result.ts';

const maxTextCharacters = 20_000;
const text = z.string().min(1).max(maxTextCharacters);
const line = z.int().min(1);

const reviewComment = z.strictObject({
  path: text.max(4_000),
  line: line.describe('A line of the diff: its number in the new file.'),
  startLine: line.optional().describe('The first line, if the comment is about several.'),
  body: text.describe('Markdown: what is wrong, why, and what to do.'),
});

const reviewAnswer = z.strictObject({
  summary: text.describe('Markdown: the verdict, and what belongs to no line.'),
  comments: z.array(reviewComment),
});

const triageAnswer = z.strictObject({
  labels: z.array(z.string()),
  assignee: z.string().nullable().optional(),
  comment: text.describe('Markdown: for the author of the issue.'),
});

type ReviewAnswer = z.output<typeof reviewAnswer>;
type TriageAnswer = z.output<typeof triageAnswer>;

/** The JSON Schema that the answer of a run with a typed result has to fit. */
export function renderAnswerSchema(result: TypedResult): JsonObject {
  return z.toJSONSchema(createSchema(result)) as JsonObject;
}

/** Throws for an answer that does not fit that schema. */
export function checkAnswer(result: TypedResult, json: string): void {
  createSchema(result).parse(JSON.parse(json));
}

/** Reads an answer that fits the schema. Throws for any other one. */
export function readReviewAnswer(json: string): ReviewAnswer {
  return reviewAnswer.parse(JSON.parse(json));
}

/** Reads an answer that fits the schema. Throws for any other one. */
export function readTriageAnswer(json: string): TriageAnswer {
  return triageAnswer.parse(JSON.parse(json));
}

/** The part of an answer that is written for people, as Markdown. */
export function readAnswerText(result: TypedResult, json: string): string {
  return result.type === 'review' ? readReviewAnswer(json).summary : readTriageAnswer(json).comment;
}

/** The rest of an answer, as plain text: the comments on lines, or the labels and the assignee. Empty if there is nothing. */
export function renderAnswerParts(result: TypedResult, json: string): string {
  if (result.type === 'review')
    return readReviewAnswer(json)
      .comments.map(({ path, line: end, startLine, body }) => {
        const place = startLine === undefined || startLine === end ? `${end}` : `${startLine}-${end}`;
        return `${renderPath(path)}:${place}: ${body}`;
      })
      .join('\n\n');
  const { labels, assignee } = readTriageAnswer(json);
  return [
    ...(labels.length > 0 ? [`labels: ${labels.join(', ')}`] : []),
    ...(assignee ? [`assignee: ${assignee}`] : []),
  ].join('\n');
}

function createSchema(result: TypedResult): z.ZodType {
  if (result.type === 'review')
    return reviewAnswer.extend({ comments: z.array(reviewComment).max(result.maxComments) });
  const { labels, assignees } = result;
  const { comment } = triageAnswer.shape;
  const common = { labels: z.array(z.enum(labels)).max(labels.length), comment };
  return assignees.length === 0
    ? z.strictObject(common)
    : z.strictObject({ ...common, assignee: z.enum(assignees).nullable() });
}
