import { readFile, rename, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { hasCode, renderError } from '../core/types/error.ts';
import { recordFiles } from '../core/types/record.ts';
import { artifactSchema, type PublishArtifact, type PublishedArtifact } from './artifact.ts';
import type { RunState } from './state.ts';
import { writeStepSummary } from './step-summary.ts';

/** The file that lists what of a record was already published. Next to the record, since nothing is written into a closed record. */
export const locatePublishedFile = (directory: string): string => `${directory}.published.json`;

const publishedSchema = z.object({
  schema: z.literal('published/v1'),
  summary_written: z.boolean(),
  artifact: artifactSchema.nullable(),
});

export interface PublishReport {
  /** Null if no upload was wanted. */
  readonly artifact: PublishedArtifact | null;
  /** The failed parts, one sentence each. */
  readonly warnings: readonly string[];
}

export interface PublishOptions {
  readonly state: RunState;
  /** Closes a record that a killed main left open. Does nothing to a closed record. */
  readonly healRecord: (directory: string, reason: string) => Promise<void>;
  readonly renderSummary: (directory: string) => Promise<string>;
  readonly publishArtifact: PublishArtifact;
  /** Reports that may be uploaded from a public repository. */
  readonly publicReportFiles: readonly string[];
  /** Why a record may still be open, from the point of view of the post step. */
  readonly reason: string;
}

/**
 * Publishes the files that a run left on disk, regardless of how it ended: closes the record, writes the step summary, uploads the artifact. Main
 * calls this at its end and post calls it again; a completed part is not repeated. If one part fails, the others still run.
 */
export async function publishRecord(options: PublishOptions): Promise<PublishReport> {
  const { state } = options;
  const directory = state.recordDirectory;
  let published = await readPublished(directory);
  const warnings: string[] = [];
  const mark = async (done: Partial<Published>) => {
    published = { ...published, ...done };
    await attempt(warnings, 'the record could not be marked', () => writePublished(directory, published));
  };

  await attempt(warnings, 'the record could not be closed', () => options.healRecord(directory, options.reason));

  if (!published.summary_written && state.summary === 'full') {
    await attempt(warnings, 'the step summary could not be written', async () => {
      const refused = await writeStepSummary(await options.renderSummary(directory));
      if (refused !== null) warnings.push(refused);
      else await mark({ summary_written: true });
    });
  }

  await attempt(warnings, 'the record could not be uploaded', async () => {
    await mark({ artifact: await upload(options, published.artifact, warnings) });
  });
  return { artifact: published.artifact, warnings };
}

async function upload(
  options: PublishOptions,
  before: PublishedArtifact | null,
  warnings: string[],
): Promise<PublishedArtifact | null> {
  const { state, publishArtifact } = options;
  const directory = state.recordDirectory;
  if (before?.type === 'uploaded' || state.upload === 'off') return before;
  const request = {
    directory,
    only: state.upload === 'full' ? null : [...publicFiles, ...options.publicReportFiles],
    name: state.artifactName,
    retentionDays: state.retentionDays,
  };
  const first = await publishArtifact(request);
  // A main that was killed during its upload has already used the name.
  const taken = first.type === 'left' && /\b409\b|already exists/i.test(first.reason);
  const artifact = taken ? await publishArtifact({ ...request, name: `${request.name}-post` }) : first;
  if (artifact.type === 'left') {
    warnings.push(`The record was not uploaded (${artifact.reason}); it is in ${artifact.directory}.`);
  }
  return artifact;
}

/** The files that are uploaded from a public repository besides reports. They contain neither the conversation nor tool outputs. */
const publicFiles: readonly string[] = [recordFiles.patch, recordFiles.audit];

async function attempt(warnings: string[], what: string, action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (thrown) {
    warnings.push(`${what}: ${renderError(thrown)}`);
  }
}

type Published = z.infer<typeof publishedSchema>;

async function readPublished(directory: string): Promise<Published> {
  const nothing: Published = {
    schema: 'published/v1',
    summary_written: false,
    artifact: null,
  };
  try {
    const parsed = publishedSchema.safeParse(JSON.parse(await readFile(locatePublishedFile(directory), 'utf8')));
    return parsed.success ? parsed.data : nothing;
  } catch (thrown) {
    const absent = hasCode(thrown, 'ENOENT');
    // A file that a killed process left half written counts as missing: publishing twice is better than never.
    if (absent || thrown instanceof SyntaxError) return nothing;
    throw thrown;
  }
}

async function writePublished(directory: string, published: Published): Promise<void> {
  const path = locatePublishedFile(directory);
  await writeFile(`${path}.tmp`, `${JSON.stringify(published, null, 2)}\n`);
  await rename(`${path}.tmp`, path);
}
