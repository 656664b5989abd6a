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

/** Tells post whether the product of the mode (changes, or the parts of an answer) is published. */
export function markProduct(product: 'missing' | 'published'): void {
  mark('product', product);
}

/** True if main ended before the product of a complete run was published. */
export function isProductMissing(env: Environment): boolean {
  return env['STATE_product'] === 'missing';
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
