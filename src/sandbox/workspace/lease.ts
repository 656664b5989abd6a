import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod';
import { HarnessError, hasCode } from '../../core/types/error.ts';
import type { Clock } from '../../core/ports/clock.ts';
import { removeTree } from '../box/limits/cgroup-tree.ts';
import { isRunning, readIdentity } from '../host/processes/process-identity.ts';
import { waitForEnd } from '../host/processes/process-tree.ts';

const identitySchema = z.object({ pid: z.number(), startTicks: z.string() });

const leaseSchema = z.object({
  schema: z.literal('lease/v1'),
  workspace: z.string(),
  /** The possible paths of the run's control groups. */
  groups: z.array(z.string()).default([]),
  /** The process that took the lease. The pid is not sufficient, because another process may have reused it. */
  holder: identitySchema,
  /** The process that cleans up if the holder is killed. */
  guardian: identitySchema.nullable().default(null),
});

/** What a run holds on the host, recorded so that a later start can end it. */
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

/** Writes the lease. Returns what it has written. */
export function takeLease(stateFolder: string, lease: Omit<Lease, 'schema' | 'holder'>): Lease {
  mkdirSync(stateFolder, { recursive: true, mode: 0o700 });
  const holder = readIdentity(process.pid);
  const written: Lease = { schema: 'lease/v1', holder, ...lease };
  writeFileSync(locateLease(stateFolder, lease.workspace), JSON.stringify(written), { mode: 0o600 });
  return written;
}

/** Ends the lease of a dead run, after its guardian. Throws `usage` if the run is alive. */
export async function recoverLease(stateFolder: string, workspace: string, clock: Clock): Promise<void> {
  const file = locateLease(stateFolder, workspace);
  const lease = readLease(file);
  if (lease !== null && isRunning(lease.holder)) throw buildBusyError(stateFolder, workspace);
  const guardian = lease?.guardian ?? null;
  if (guardian !== null && isRunning(guardian)) await waitForEnd([guardian.pid], clock);
  returnLease(stateFolder, workspace);
}

/** Ends a lease: removes the control groups of the run. Does nothing if there is no lease. `known` is the lease if the run has it. */
export function returnLease(stateFolder: string, workspace: string, known: Lease | null = null): void {
  const file = locateLease(stateFolder, workspace);
  if (!existsSync(file)) return;
  const lease = known ?? readLease(file);
  for (const group of lease?.groups ?? []) removeTree(group);
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
