import { realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { saveState } from '@actions/core';
import * as z from 'zod';
import { HarnessError, hasCode, readErrorMessage } from '../core/types/error.ts';
import type { TriggerEvent } from './event/trigger-event.ts';
import type { UploadScope } from './inputs.ts';
import type { Environment } from './request/run-context.ts';

const stateSchema = z.strictObject({
  schema: z.literal('run-state/v1'),
  recordDirectory: z.string().min(1),
  artifactName: z.string().min(1),
  upload: z.enum(['full', 'public', 'off']),
  retentionDays: z.int().positive().nullable(),
  summary: z.enum(['full', 'off']),
  /** SHA-256 of the program if it is in the workspace. Null if no run can change it. */
  programSha256: z.string().nullable(),
});

/** The state that main passes to post. Contains no secret: the runner stores it in a file. */
export type RunState = z.infer<typeof stateSchema>;

/** The scope of the upload for a repository of this visibility. `unknown` counts as public. */
export function pickUpload(scope: UploadScope, visibility: TriggerEvent['visibility']): RunState['upload'] {
  if (scope !== 'auto') return scope;
  return visibility === 'private' ? 'full' : 'public';
}

/** Saves the state. Main does this before it creates the record, since it may be killed at any time after that. */
export function saveRunState(state: RunState): void {
  try {
    saveState('run', JSON.stringify(stateSchema.parse(state)));
  } catch (cause) {
    throw new HarnessError({
      code: 'usage',
      message: `the state of the step cannot be written: ${readErrorMessage(cause)}`,
      hint: 'GITHUB_STATE must name the file that the runner wrote, on a disk with free space.',
      cause,
    });
  }
}

// Post does again what it is not told of.
function mark(name: string, value: string): void {
  try {
    saveState(name, value);
  } catch {
    // The first write has reported a file that cannot be written.
  }
}

/** Tells post that main has written outputs and comment. */
export function markReported(): void {
  mark('reported', 'true');
}

/** The product of a mode that has one besides the comment: `changes` on a branch, or the parts of an `answer`. `note` is Markdown: what it is, and where. */
const productSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('missing') }),
  z.strictObject({ type: z.literal('changes'), note: z.string() }),
  z.strictObject({ type: z.literal('answer'), note: z.string() }),
]);

export type ProductState = z.infer<typeof productSchema>;

/** Tells post whether the product of a complete run is published, and where. */
export function markProduct(product: ProductState): void {
  mark('product', JSON.stringify(product));
}

/** The product when main ended. Null without a product, or if main ended before it began to publish. */
export function readProduct(env: Environment): ProductState | null {
  const text = env['STATE_product'] ?? '';
  if (text === '') return null;
  const parsed = productSchema.safeParse(parseJson(text));
  if (!parsed.success) throw refuse('the product of the run is not one that this action saves');
  return parsed.data;
}

/** Tells post that main has removed the one-shot label, if there was one. */
export function markLabelRemoved(): void {
  mark('label', 'removed');
}

/** True if main was killed before it removed the one-shot label. */
export function isLabelLeft(env: Environment): boolean {
  return (env['STATE_run'] ?? '') !== '' && env['STATE_label'] !== 'removed';
}

/** True if main has written outputs and comment; false after a kill. */
export function isReported(env: Environment): boolean {
  return env['STATE_reported'] === 'true';
}

/**
 * Reads the state that main saved. Resolves to null if main saved none, or created no record. Rejects with `tampered` for a state that main cannot
 * have written, and for a record directory outside `root`.
 */
export async function readRunState(env: Environment, root: string): Promise<RunState | null> {
  const text = env['STATE_run'];
  if (text === undefined || text === '') return null;
  const parsed = stateSchema.safeParse(parseJson(text));
  if (!parsed.success) throw refuse('the state of the run is not one that this action saves');
  const directory = await findRealPath(parsed.data.recordDirectory);
  // Main saves its state before it creates the directory.
  if (directory === null) return null;
  const base = await realpath(root);
  if (!directory.startsWith(base + sep)) throw refuse(`the record ${directory} does not lie in ${base}`);
  return { ...parsed.data, recordDirectory: directory };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refuse('the state of the run is not JSON', cause);
  }
}

async function findRealPath(path: string): Promise<string | null> {
  try {
    return await realpath(path);
  } catch (thrown) {
    if (hasCode(thrown, 'ENOENT')) return null;
    throw thrown;
  }
}

function refuse(message: string, cause?: unknown): HarnessError {
  return new HarnessError({
    code: 'tampered',
    message,
    hint: 'Look at the steps of this job: one of them may have written to GITHUB_STATE.',
    ...(cause === undefined ? {} : { cause }),
  });
}
