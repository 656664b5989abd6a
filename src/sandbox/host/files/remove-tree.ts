import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, rmdirSync, unlinkSync } from 'node:fs';
import { chmodNoFollow, locateKey, readStatsOf } from './no-follow.ts';

/**
 * Removes a directory with all its contents, at any depth. Moves down and up by descriptors, because the complete path may be longer than the
 * kernel accepts. Links are removed and never followed. Throws if a process moves one of the directories meanwhile.
 */
export function removeTree(path: Buffer): void {
  let directory = openDirectory(path);
  const above: { readonly name: string; readonly rest: string[]; readonly id: string }[] = [];
  let rest = list(directory);
  try {
    for (;;) {
      const name = rest.pop();
      if (name === undefined) {
        const last = above.pop();
        if (last === undefined) break;
        const parent = openSync(`/proc/self/fd/${directory}/..`, constants.O_RDONLY | constants.O_DIRECTORY);
        closeSync(directory);
        directory = parent;
        // The names in `rest` belong to the directory that contained it.
        if (readId(directory) !== last.id) throw new Error('a directory was moved while it was removed');
        rmdirSync(locateKey(`/proc/self/fd/${directory}`, last.name));
        rest = last.rest;
        continue;
      }
      const entry = locateKey(`/proc/self/fd/${directory}`, name);
      if (!lstatSync(entry).isDirectory()) {
        unlinkSync(entry);
        continue;
      }
      const inner = openDirectory(entry);
      above.push({ name, rest, id: readId(directory) });
      closeSync(directory);
      directory = inner;
      rest = list(directory);
    }
  } finally {
    closeSync(directory);
  }
  rmdirSync(path);
}

/** Removes a file, a link, or a directory with all its contents. Does nothing if the path does not exist. */
export function removeEntry(path: Buffer): void {
  const stats = readStatsOf(path);
  if (stats?.isDirectory() === true) removeTree(path);
  else if (stats !== null) unlinkSync(path);
}

function openDirectory(path: Buffer): number {
  // A directory may lack permissions for its owner; it is removed anyway.
  chmodNoFollow(path, 0o700);
  return openSync(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
}

function list(directory: number): string[] {
  return readdirSync(`/proc/self/fd/${directory}`, 'latin1');
}

function readId(directory: number): string {
  const { dev, ino } = fstatSync(directory, { bigint: true });
  return `${dev}:${ino}`;
}
