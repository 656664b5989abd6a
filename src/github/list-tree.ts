import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All that is in a directory and below it. A link is an entry and is not followed: the recursive `readdir` of Node follows it, in some versions. */
export function listTree(directory: string): readonly Dirent[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...listTree(join(directory, entry.name))] : [entry],
  );
}
