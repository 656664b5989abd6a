import { chmodSync, closeSync, constants, lstatSync, openSync, readdirSync, rmdirSync, unlinkSync } from 'node:fs';

/**
 * Removes a folder with all that is in it, however deep: goes down and up by descriptors, since the names together may be longer than any
 * path. Links are removed, never followed.
 */
export function removeTree(path: Buffer): void {
  let folder = openFolder(path);
  const above: { readonly name: string; readonly rest: string[] }[] = [];
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
        rmdirSync(locate(folder, last.name));
        rest = last.rest;
        continue;
      }
      const entry = locate(folder, name);
      if (!lstatSync(entry).isDirectory()) {
        unlinkSync(entry);
        continue;
      }
      const inner = openFolder(entry);
      closeSync(folder);
      folder = inner;
      above.push({ name, rest });
      rest = list(folder);
    }
  } finally {
    closeSync(folder);
  }
  rmdirSync(path);
}

function openFolder(path: Buffer): number {
  // A folder may be closed to its owner; it goes anyway.
  chmodSync(path, 0o700);
  return openSync(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
}

function list(folder: number): string[] {
  return readdirSync(`/proc/self/fd/${folder}`, 'latin1');
}

function locate(folder: number, name: string): Buffer {
  return Buffer.concat([Buffer.from(`/proc/self/fd/${folder}/`), Buffer.from(name, 'latin1')]);
}
