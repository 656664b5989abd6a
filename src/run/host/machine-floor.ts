import { lstatSync, readFileSync, type Stats } from 'node:fs';
import { dirname } from 'node:path';
import { HarnessError, hasCode, readErrorMessage } from '../../core/types/error.ts';
import type { FloorSource } from '../../core/ports/policy.ts';
import { withFile } from '../../sandbox/host/files/no-follow.ts';

/** The policy of the machine's owner, which binds every run on it. */
export interface MachineFloor {
  /** Absolute. */
  readonly file: string;
  /** The user, besides root, who may own it: root in the program. */
  readonly owner: number;
}

const root = 0;

/** The floor of the machine; empty if there is no such file. Throws `policy` for a file that another user than its owner could have written. */
export function listMachineFloors(floor: MachineFloor): readonly (FloorSource & { readonly text: string })[] {
  const text = readOwned(floor.file, floor.owner);
  if (text === null) return [];
  return [
    {
      source: floor.file,
      text,
      origin: '',
      readFile: async (path) => {
        const read = path === floor.file ? text : readOwned(path, floor.owner);
        if (read === null) throw Object.assign(new Error(`no such file: ${path}`), { code: 'ENOENT' });
        return read;
      },
    },
  ];
}

/** Reads a file through directories and names that only root or `owner` can change; null if it or its directory does not exist. */
function readOwned(path: string, owner: number): string | null {
  try {
    // Before the owners are compared: a user namespace without root shows root's directories as another user's.
    lstatSync(dirname(path));
    for (const directory of listDirectories(path)) {
      const stats = lstatSync(directory);
      if (!stats.isDirectory()) refuse(path, `${directory} is not a directory`);
      // In a directory with the sticky bit, only its owner and the owner of an entry can replace the entry.
      refuseOthers(path, directory, { uid: stats.uid, mode: (stats.mode & 0o1000) === 0 ? stats.mode : 0 }, owner);
    }
    return withFile(path, (stats, descriptor) => {
      if (!stats.isFile()) refuse(path, 'it is not a regular file');
      refuseOthers(path, path, stats, owner);
      return readFileSync(descriptor, 'utf8');
    });
  } catch (thrown) {
    if (hasCode(thrown, 'ENOENT')) return null;
    if (thrown instanceof HarnessError) throw thrown;
    if (hasCode(thrown, 'ELOOP')) refuse(path, 'it is a symbolic link');
    return refuse(path, readErrorMessage(thrown));
  }
}

function listDirectories(path: string): readonly string[] {
  const directory = dirname(path);
  return directory === path ? [] : [...listDirectories(directory), directory];
}

function refuseOthers(path: string, entry: string, stats: Pick<Stats, 'uid' | 'mode'>, owner: number): void {
  if (stats.uid !== root && stats.uid !== owner) refuse(path, `${entry} belongs to the user ${stats.uid}`);
  if ((stats.mode & 0o022) !== 0) refuse(path, `its group or other users may write ${entry}`);
}

function refuse(path: string, reason: string): never {
  throw new HarnessError({
    code: 'policy',
    message: `the organisation’s policy ${path} cannot be used: ${reason}`,
    hint: `It binds every run on this machine, so no run starts. The file and its directories have to belong to root: chown root ${path} && chmod 644 ${path}.`,
  });
}
