import { lstat, readdir, realpath } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { readErrorMessage, hasCode } from '../core/types/error.ts';

/** What became of an upload. What could not be uploaded stays where it is, and the reason says so. */
export type PublishedArtifact =
  | {
      readonly type: 'uploaded';
      readonly name: string;
      readonly id: number;
      readonly url: string;
      /** SHA-256 (hex) of the archive. */
      readonly digest: string;
      readonly bytes: number;
    }
  | { readonly type: 'left'; readonly directory: string; readonly reason: string };

export interface ArtifactRequest {
  readonly directory: string;
  /** Paths relative to the directory. */
  readonly files: readonly string[];
  readonly name: string;
  /** Null for the repository's setting. */
  readonly retentionDays: number | null;
}

export type PublishArtifact = (request: ArtifactRequest) => Promise<PublishedArtifact>;

/** The run's place on GitHub, for the artifact's address. */
export interface ArtifactTarget {
  readonly serverUrl: string;
  readonly repository: string;
  readonly runId: string;
}

/**
 * Makes the upload of one folder's files to the run. It never rejects: a GitHub server without the artifact service, or a
 * failure, leaves the folder as it is. Links and whatever is not a plain file are never followed or sent.
 */
export function createArtifactPublisher(target: ArtifactTarget): PublishArtifact {
  return async ({ directory, files, name, retentionDays }) => {
    try {
      const paths = await pickPlainFiles(directory, files);
      if (paths.length === 0) return { type: 'left', directory, reason: 'there is no file to upload' };
      // Loaded here, since it is half of the bundle and many runs end without an upload.
      const { DefaultArtifactClient } = await import('@actions/artifact');
      const client = new DefaultArtifactClient();
      const options = retentionDays === null ? {} : { retentionDays };
      const uploaded = await client.uploadArtifact(name, paths, await realpath(directory), options);
      if (uploaded.id === undefined) return { type: 'left', directory, reason: 'the upload was not confirmed' };
      return {
        type: 'uploaded',
        name,
        id: uploaded.id,
        url: `${target.serverUrl}/${target.repository}/actions/runs/${target.runId}/artifacts/${uploaded.id}`,
        digest: uploaded.digest ?? '',
        bytes: uploaded.size ?? 0,
      };
    } catch (thrown) {
      return { type: 'left', directory, reason: `the upload failed: ${describeFailure(thrown)}` };
    }
  };
}

/** A name that is legal and used once: jobs of a matrix and second attempts share everything but the suffix. */
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

/** Every plain file under a folder, as sorted paths relative to it. Links are left out. */
export async function listPlainFiles(directory: string): Promise<readonly string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** In one line, without the query of an address: that of an upload holds its signature. */
function describeFailure(thrown: unknown): string {
  return readErrorMessage(thrown)
    .replace(/\?\S*=\S*/g, '')
    .replace(/\s+/g, ' ');
}

async function pickPlainFiles(directory: string, files: readonly string[]): Promise<string[]> {
  const root = await realpath(directory);
  const picked: string[] = [];
  for (const file of files) {
    const path = resolve(root, file);
    const found = await lstat(path).catch((thrown: unknown) => {
      if (hasCode(thrown, 'ENOENT')) return null;
      throw thrown;
    });
    if (found === null || !found.isFile()) continue;
    // A linked folder on the way would lead out of the record.
    if ((await realpath(path)) !== path || !path.startsWith(root + sep)) continue;
    picked.push(path);
  }
  return picked;
}
