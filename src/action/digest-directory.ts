import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** SHA-256 (hex) over the names and contents of all that is in a directory. Links are not followed. */
export async function digestDirectory(directory: string): Promise<string> {
  const hash = createHash('sha256');
  // The synchronous `readdir` of Node follows links to directories.
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const path of entries.map(({ parentPath, name }) => join(parentPath, name)).toSorted()) {
    const stats = lstatSync(path);
    const content = stats.isFile() ? readFileSync(path) : stats.isSymbolicLink() ? readlinkSync(path) : '';
    hash.update(`${relative(directory, path)}\0${stats.mode}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
