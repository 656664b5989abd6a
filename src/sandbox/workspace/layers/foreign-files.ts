import { statSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readMountTable } from '../../host/files/mount-table.ts';
import { isBelow } from '../../host/files/paths.ts';
import type { RunUser } from '../../host/run-user.ts';

const run = promisify(execFile);
const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };

/**
 * Finds a file whose owner or group has no id inside, which an overlay cannot change; empty if all can be changed. For root, all ids exist inside,
 * and only the owner matters; the folder itself belongs to the layer.
 */
export async function findForeign(workspace: string, user: RunUser | null): Promise<string> {
  const others =
    user === null
      ? ['!', '-uid', String(statSync(workspace).uid), '-o', '!', '-gid', String(process.getgid?.() ?? 0)]
      : ['!', '-uid', String(user.owner.uid)];
  // Such a folder is covered, so no command changes anything in it.
  const closed = user === null ? ['-type', 'd', ...others.slice(0, 3), '!', '-perm', '-005', '-prune', '-o'] : [];
  const depth = ['-mindepth', user === null ? '0' : '1'];
  const args = [
    workspace,
    ...depth,
    '-path',
    join(workspace, '.git'),
    '-prune',
    '-o',
    ...closed,
    '(',
    ...others,
    ')',
    '-print',
    '-quit',
  ];
  try {
    const { stdout } = await run('find', args, { env, cwd: '/' });
    return stdout.trimEnd();
  } catch (thrown) {
    // Of a folder that cannot be listed, `find` prints what it found elsewhere. Without `find`, a command gets the failure itself.
    return thrown instanceof Error && 'stdout' in thrown ? String(thrown.stdout).trimEnd() : '';
  }
}

/** The mounts below a folder. An overlay shows the folder under such a mount, not the contents of the mount. */
export function listMountsBelow(folder: string): string[] {
  return readMountTable()
    .map(({ target }) => target)
    .filter((target) => target !== folder && isBelow(folder, target));
}
