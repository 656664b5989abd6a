import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, rmdirSync, unlinkSync } from 'node:fs';
import { chmodNoFollow, locateKey, readStatsOf } from './no-follow.ts';

/**
 * Removes a folder with all its contents, at any depth. Moves down and up by descriptors, because the complete path may be longer than the
 * kernel accepts. Links are removed and never followed. Throws if a process moves one of the folders meanwhile.
 */
export function removeTree(path: Buffer): void {
  let folder = openFolder(path);
  const above: { readonly name: string; readonly rest: string[]; readonly id: string }[] = [];
  let rest = list(folder);
  try {
    for (;;) {
      const name = rest.pop();
      if (name === undefined) {
        const last = above.pop();
        if (last === undefined) break;
        const parent = openSync(`/proc/self/fd/${folder}/..`, constants.O_RDONLY | constants.O_DIRECTORY);
        closeSync(folder);
        folder = parent;
        // The names in `rest` belong to the folder that contained it.
        if (readId(folder) !== last.id) throw new Error('a folder was moved while it was removed');
        rmdirSync(locateKey(`/proc/self/fd/${folder}`, last.name));
        rest = last.rest;
        continue;
      }
      const entry = locateKey(`/proc/self/fd/${folder}`, name);
      if (!lstatSync(entry).isDirectory()) {
        unlinkSync(entry);
        continue;
      }
      const inner = openFolder(entry);
      above.push({ name, rest, id: readId(folder) });
      closeSync(folder);
      folder = inner;
      rest = list(folder);
    }
  } finally {
    closeSync(folder);
  }
  rmdirSync(path);
}

/** Removes a file, a link, or a folder with all its contents. Does nothing if the path does not exist. */
export function removeEntry(path: Buffer): void {
  const stats = readStatsOf(path);
  if (stats?.isDirectory() === true) removeTree(path);
  else if (stats !== null) unlinkSync(path);
}

function openFolder(path: Buffer): number {
  // A folder may lack permissions for its owner; it is removed anyway.
  chmodNoFollow(path, 0o700);
  return openSync(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
}

function list(folder: number): string[] {
  return readdirSync(`/proc/self/fd/${folder}`, 'latin1');
}

function readId(folder: number): string {
  const { dev, ino } = fstatSync(folder, { bigint: true });
  return `${dev}:${ino}`;
}
