import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listTree } from '../github/list-tree.ts';

/** SHA-256 (hex) over the names and contents of all that is in a directory. Links are not followed. */
export function digestDirectory(directory: string): string {
  const hash = createHash('sha256');
  for (const path of listTree(directory)
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()) {
    const stats = lstatSync(path);
    const content = stats.isFile() ? readFileSync(path) : stats.isSymbolicLink() ? readlinkSync(path) : '';
    hash.update(`${relative(directory, path)}\0${stats.mode}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
