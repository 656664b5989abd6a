import { mkdtempSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hasCode, orElse } from '../../core/types/error.ts';
import { readStats } from './files/paths.ts';
import { removeTree } from './files/remove-tree.ts';
import { isRunning, listProcesses, readIdentity } from './processes/process-tree.ts';

const pattern = /^script-harness-(?:[a-z]+-)?([0-9a-z]+)_([0-9a-z]+)_([0-9a-z]+)-\w{6}$/;

/**
 * Creates a folder that does not outlive the run for long, even if this process is killed. Its owner removes it, or else a later start,
 * which reads the owner from the name. `kind` is empty or ends with `-`.
 */
export function createRunFolder(temporaryFolder: string, kind: '' | `${string}-` = ''): string {
  const { pid, startTicks } = readIdentity(process.pid);
  const owner = [readPidNamespace(), pid, Number(startTicks)].map((part) => part.toString(36)).join('_');
  return mkdtempSync(join(temporaryFolder, `script-harness-${kind}${owner}-`));
}

/**
 * Removes the folders of runs that were killed, and ends the processes that still run in their sandboxes. Skips folders of other users, and
 * of runs in another pid namespace, which may be alive. A folder that cannot be removed stays for the next start.
 */
export function sweepRunFolders(temporaryFolder: string): void {
  for (const name of readdirSync(temporaryFolder)) {
    const folder = join(temporaryFolder, name);
    if (!isAbandoned(folder)) continue;
    endMarked(name);
    // The guardian of the run, or another start, removes it at the same moment.
    orElse(() => removeRunFolder(folder), undefined, 'ENOENT', 'ENOTEMPTY', 'EBUSY');
  }
}

/** Removes such a folder, also if commands have changed the modes of its contents. */
export function removeRunFolder(folder: string): void {
  if (readStats(folder) !== null) removeTree(Buffer.from(folder));
}

/** True for a folder of this user that was created by a run in this pid namespace, if that run has ended. */
export function isAbandoned(folder: string): boolean {
  const [, namespace = '', pid = '', ticks = ''] = pattern.exec(basename(folder)) ?? [];
  if (pid === '' || Number.parseInt(namespace, 36) !== readPidNamespace()) return false;
  if (isRunning({ pid: Number.parseInt(pid, 36), startTicks: String(Number.parseInt(ticks, 36)) })) return false;
  const stats = readStats(folder);
  // Any user may create a folder with such a name in a shared temporary folder. Only folders of this user are removed.
  return stats?.isDirectory() === true && stats.uid === process.getuid?.();
}

// Every sandbox has the name of its run's folder in its arguments.
function endMarked(mark: string): void {
  for (const pid of listProcesses()) {
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(mark)) process.kill(pid, 'SIGKILL');
    } catch (thrown) {
      // It has ended meanwhile, or belongs to another user.
      if (!hasCode(thrown, 'ENOENT', 'ESRCH', 'EPERM', 'EACCES')) throw thrown;
    }
  }
}

function readPidNamespace(): number {
  return Number(/\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? 0);
}
