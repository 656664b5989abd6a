import { createHash } from 'node:crypto';
import { existsSync, lchownSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { HarnessError, hasCode } from '../../core/types/error.ts';
import type { Clock } from '../../core/ports/clock.ts';
import { removeTree } from '../limits/cgroup-tree.ts';
import { readStats } from './paths.ts';
import { isRunning, readIdentity } from '../processes/process-identity.ts';
import { waitForEnd } from '../processes/process-tree.ts';
import { returnFiles } from '../processes/run-user.ts';

const identitySchema = z.object({ pid: z.number(), startTicks: z.string() });

const leaseSchema = z.object({
  schema: z.literal('lease/v1'),
  workspace: z.string(),
  root: z.string(),
  user: z.object({ uid: z.number(), gid: z.number() }).nullable(),
  /** The owner of the files whose ownership changed, and the owner of the folder itself. */
  owner: z.object({ uid: z.number(), gid: z.number() }),
  folderOwner: z.object({ uid: z.number(), gid: z.number() }).nullable().default(null),
  placeholders: z.array(z.string()),
  /** The possible paths of the run's control groups. */
  groups: z.array(z.string()).default([]),
  /** The process that took the lease. The pid is not sufficient, because another process may have reused it. */
  holder: identitySchema,
  /** The process that cleans up if the holder is killed. */
  guardian: identitySchema.nullable().default(null),
});

/**
 * The changes that a run makes to the host, apart from the workspace's content. They are recorded before they are made, so that a later
 * start can undo them.
 */
export type Lease = z.infer<typeof leaseSchema>;

function computeId(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function locateLease(stateFolder: string, workspace: string): string {
  return join(stateFolder, `lease-${computeId(workspace)}.json`);
}

/**
 * Keeps other runs out of the workspace until the returned function is called or the process ends. Throws `usage` if another run has it.
 * An abstract socket is the lock: the kernel grants its name to one process of the machine, and releases it when that process dies. The
 * lease alone cannot be the lock, since a run reads the old lease some time before it writes its own.
 */
export async function lockWorkspace(stateFolder: string, workspace: string): Promise<() => void> {
  const server = createServer((connection) => connection.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(hasCode(error, 'EADDRINUSE') ? buildBusyError(stateFolder, workspace) : error),
    );
    server.listen({ path: `\0script-harness-${computeId(locateLease(stateFolder, workspace))}` }, resolve);
  });
  server.unref();
  return () => server.close();
}

function buildBusyError(stateFolder: string, workspace: string): HarnessError {
  const lease = readLease(locateLease(stateFolder, workspace));
  const holder = lease === null ? '' : ` (process ${lease.holder.pid})`;
  return new HarnessError({
    code: 'usage',
    message: `another run${holder} works in ${workspace}`,
    hint: 'Wait for its end, or use another checkout.',
  });
}

/** Writes the lease, then creates its placeholders: empty folders that cover protected paths which do not exist. Returns what it has written. */
export function takeLease(stateFolder: string, lease: Omit<Lease, 'schema' | 'holder'>): Lease {
  mkdirSync(stateFolder, { recursive: true, mode: 0o700 });
  const holder = readIdentity(process.pid);
  const written: Lease = { schema: 'lease/v1', holder, ...lease };
  writeFileSync(locateLease(stateFolder, lease.workspace), JSON.stringify(written), { mode: 0o600 });
  for (const placeholder of lease.placeholders) mkdirSync(placeholder);
  return written;
}

/**
 * Undoes the changes of a dead run. Throws `usage` if the run is alive: removing a placeholder while a sandbox runs would remove the cover
 * inside the sandbox.
 */
export async function recoverLease(stateFolder: string, workspace: string, clock: Clock): Promise<void> {
  const file = locateLease(stateFolder, workspace);
  const lease = readLease(file);
  if (lease !== null && isRunning(lease.holder)) throw buildBusyError(stateFolder, workspace);
  // A running guardian would remove the new run's placeholders, which have the same paths.
  const guardian = lease?.guardian ?? null;
  if (guardian !== null && isRunning(guardian)) await waitForEnd([guardian.pid], clock);
  returnLease(stateFolder, workspace);
}

/** Adds placeholders to the lease of the current run, before they are created. */
export function addPlaceholders(stateFolder: string, workspace: string, paths: readonly string[]): void {
  const file = locateLease(stateFolder, workspace);
  const lease = readLease(file);
  if (lease === null) throw new Error(`the lease of ${workspace} is missing`);
  const placeholders = [...new Set([...lease.placeholders, ...paths])];
  writeFileSync(file, JSON.stringify({ ...lease, placeholders }), { mode: 0o600 });
}

/**
 * Undoes a lease: restores the ownership of files, removes placeholders that are still empty. Does nothing if there is no lease. `known` is the lease
 * if it cannot have changed since it was taken.
 */
export function returnLease(stateFolder: string, workspace: string, known: Lease | null = null): void {
  const file = locateLease(stateFolder, workspace);
  if (!existsSync(file)) return;
  const lease = known ?? readLease(file);
  if (lease !== null) {
    for (const group of lease.groups) removeTree(group);
    for (const placeholder of lease.placeholders) removeEmptyFolder(placeholder);
    if (lease.user !== null && existsSync(lease.root)) {
      returnFiles({ root: lease.root, user: lease.user, owner: lease.owner });
      if (lease.folderOwner !== null) lchownSync(lease.root, lease.folderOwner.uid, lease.folderOwner.gid);
    }
  }
  rmSync(file);
}

// Null if there is no lease, or an incomplete one: a run that was killed while it wrote its lease has not changed anything yet.
function readLease(file: string): Lease | null {
  if (!existsSync(file)) return null;
  try {
    return leaseSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return null;
    throw thrown;
  }
}

/** Removes an empty folder. Does nothing if it is missing, not empty or not a folder. */
export function removeEmptyFolder(path: string): void {
  try {
    rmdirSync(path);
  } catch (thrown) {
    // If it is not empty, another process has written to it, so it is not removed.
    if (!hasCode(thrown, 'ENOENT', 'ENOTEMPTY', 'ENOTDIR')) throw thrown;
  }
}

/** The first missing component of a path, which is where a placeholder must be created; null if the path exists. */
export function findMissingPart(root: string, path: string): string | null {
  if (readStats(path) !== null) return null;
  let current = path;
  while (dirname(current) !== root && readStats(dirname(current)) === null) current = dirname(current);
  return current;
}
