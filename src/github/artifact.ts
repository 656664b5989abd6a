import { lstat, mkdir, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as z from 'zod';
import { listTree } from './list-tree.ts';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { limitTime, type TimeLimit } from './request/limit-time.ts';
import { renderRunUrl, type RepositoryName, type RunPlace } from './request/run-context.ts';

export const artifactSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('uploaded'), name: z.string(), id: z.number(), url: z.string() }),
  z.object({ type: z.literal('left'), directory: z.string(), reason: z.string() }),
]);

/** The result of an upload. If it failed, the files stay in their directory and `reason` explains why. */
export type PublishedArtifact = Readonly<z.infer<typeof artifactSchema>>;

interface ArtifactRequest {
  readonly directory: string;
  /** The paths, relative to the directory, of the files that may be uploaded. Null for all. */
  readonly only: readonly string[] | null;
  readonly name: string;
  /** Null for the repository's setting. */
  readonly retentionDays: number | null;
}

export type PublishArtifact = (request: ArtifactRequest) => Promise<PublishedArtifact>;

/** The clock, and the signal that ends a transfer. */
export type TransferServices = Pick<TimeLimit, 'clock' | 'signal'>;

// The library repeats requests for several minutes, reacts to no signal, and waits forever for an answer.
const transferMs = 60_000;
const bytesPerMs = 1_000;

/** How long a transfer of this size may take: a minute, and a second for each megabyte. */
const limitTransfer = (services: TransferServices, bytes: number): TimeLimit => ({
  ...services,
  limitMs: transferMs + Math.ceil(bytes / bytesPerMs),
});

/**
 * Creates a function that uploads the files of one directory to the run. It never rejects: on a GitHub server without the artifact service, after a
 * failure, and when the time is over, the directory stays unchanged. Links and other files that are not plain are never followed or uploaded.
 */
export function createArtifactPublisher(place: RunPlace, services: TransferServices): PublishArtifact {
  return async ({ directory, only, name, retentionDays }) => {
    try {
      const root = await realpath(directory);
      const files = listPlainFiles(root).filter((file) => only === null || only.includes(file));
      if (files.length === 0) return { type: 'left', directory, reason: 'there is no file to upload' };
      const paths = files.map((file) => join(root, file));
      const sizes = await Promise.all(paths.map(async (path) => (await lstat(path)).size));
      const limit = limitTransfer(
        services,
        sizes.reduce((sum, size) => sum + size, 0),
      );
      // Loaded here, since it is half of the bundle and many runs end without an upload.
      const { DefaultArtifactClient } = await import('@actions/artifact');
      const client = new DefaultArtifactClient();
      const options = retentionDays === null ? {} : { retentionDays };
      const uploaded = await limitTime(limit, () => client.uploadArtifact(name, paths, root, options));
      if (uploaded.id === undefined) return { type: 'left', directory, reason: 'the upload was not confirmed' };
      const url = `${renderRunUrl(place)}/artifacts/${uploaded.id}`;
      return { type: 'uploaded', name, id: uploaded.id, url };
    } catch (thrown) {
      return { type: 'left', directory, reason: `the upload failed: ${describeFailure(thrown)}` };
    }
  };
}

const maxDownloadBytes = 200 * 1024 * 1024;

/** Downloads the files of an artifact of another run into a new directory. Rejects with `usage` if that is not possible. */
export async function downloadArtifact(wanted: {
  readonly runId: string;
  readonly artifactName: string;
  readonly repository: RepositoryName;
  readonly token: string;
  readonly directory: string;
  readonly services: TransferServices;
}): Promise<void> {
  const { runId, artifactName, repository, token, directory, services } = wanted;
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  const findBy = {
    token,
    workflowRunId: Number(runId),
    repositoryOwner: repository.owner,
    repositoryName: repository.name,
  };
  try {
    const { artifact } = await limitTime(limitTransfer(services, 0), () =>
      client.getArtifact(artifactName, { findBy }),
    );
    if (artifact.size > maxDownloadBytes) throw new Error(`it has ${artifact.size} bytes`);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await limitTime(limitTransfer(services, artifact.size), () =>
      client.downloadArtifact(artifact.id, { path: directory, findBy }),
    );
  } catch (thrown) {
    throw new HarnessError({
      code: 'usage',
      message: `the artifact ${artifactName} of run ${runId} cannot be downloaded: ${describeFailure(thrown)}`,
      hint: 'Give the job `permissions: { actions: read }`. An artifact that has expired needs a new run.',
      cause: thrown,
    });
  }
}

/** Where the files of an artifact are, for a sentence; `directory` holds them if none was uploaded. */
export function describePlace(artifact: PublishedArtifact | null, directory: string): string {
  return artifact?.type === 'uploaded' ? `the artifact ${artifact.name}` : `the directory ${directory} of the runner`;
}

/** A valid and unique name. The jobs of a matrix and repeated attempts differ only in the suffix. */
export function createArtifactName(parts: {
  readonly job: string;
  readonly runAttempt: number;
  /** The harness's own id of the run. */
  readonly runId: string;
}): string {
  const job = parts.job.replace(/[^\w.-]+/g, '-').slice(0, 80);
  const suffix = parts.runId.replace(/[^a-z0-9]/gi, '').slice(-12);
  return `script-harness-${job}-${parts.runAttempt}-${suffix}`;
}

/** Every plain file under a directory, as sorted paths relative to it. Links are omitted, and not followed. */
function listPlainFiles(directory: string): readonly string[] {
  return listTree(directory)
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** On one line, without the query of an address: the query of an upload address contains its signature. */
function describeFailure(thrown: unknown): string {
  const message = readErrorMessage(thrown);
  // A gateway answers with a page, which explains nothing.
  if (message.trimStart().startsWith('<')) return 'the service answered with a page';
  return message.replace(/\?[^\s?=]*=\S*/g, '').replace(/\s+/g, ' ');
}
