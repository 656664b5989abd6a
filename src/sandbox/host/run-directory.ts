import { mkdtempSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { HarnessError, hasCode, orElse, readErrorMessage } from '../../core/types/error.ts';
import { readStats } from './files/paths.ts';
import { removeEntry } from './files/remove-tree.ts';
import { listNames } from './host-directories.ts';
import { isRunning, listProcesses, readIdentity } from './processes/process-tree.ts';

const pattern = /^script-harness-(?:[a-z]+-)?([0-9a-z]+)_([0-9a-z]+)_([0-9a-z]+)-\w{6}$/;

/**
 * Creates a directory that does not outlive the run for long, even if this process is killed. Its owner removes it, or else a later start,
 * which reads the owner from the name. `kind` is empty or ends with `-`. Throws `usage` if that is not possible.
 */
export function createRunDirectory(temporaryDirectory: string, kind: '' | `${string}-` = ''): string {
  const { pid, startTicks } = readIdentity(process.pid);
  const owner = [readPidNamespace(), pid, Number(startTicks)].map((part) => part.toString(36)).join('_');
  try {
    return mkdtempSync(join(temporaryDirectory, `script-harness-${kind}${owner}-`));
  } catch (thrown) {
    throw new HarnessError({
      code: 'usage',
      message: `nothing can be put aside in the temporary directory ${temporaryDirectory}: ${readErrorMessage(thrown)}`,
      hint: 'Set TMPDIR to a directory in which this user can create files.',
      cause: thrown,
    });
  }
}

/**
 * Removes the directories of runs that were killed, and ends the processes that still run in their sandboxes. Skips directories of other users, and
 * of runs in another pid namespace, which may be alive. A directory that cannot be removed stays for the next start.
 */
export function sweepRunDirectories(temporaryDirectory: string): void {
  for (const name of listNames(temporaryDirectory)) {
    const directory = join(temporaryDirectory, name);
    if (!isAbandoned(directory)) continue;
    endMarked(name);
    // The guardian of the run, or another start, removes it at the same moment.
    orElse(() => removeEntry(Buffer.from(directory)), undefined, 'ENOENT', 'ENOTEMPTY', 'EBUSY');
  }
}

/** True for a directory of this user that was created by a run in this pid namespace, if that run has ended. */
export function isAbandoned(directory: string): boolean {
  const [, namespace = '', pid = '', ticks = ''] = pattern.exec(basename(directory)) ?? [];
  if (pid === '' || Number.parseInt(namespace, 36) !== readPidNamespace()) return false;
  if (isRunning({ pid: Number.parseInt(pid, 36), startTicks: String(Number.parseInt(ticks, 36)) })) return false;
  const stats = readStats(directory);
  // Any user may create a directory with such a name in a shared temporary directory. Only directories of this user are removed.
  return stats?.isDirectory() === true && stats.uid === process.getuid?.();
}

// Every sandbox has the name of its run's directory in its arguments.
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
