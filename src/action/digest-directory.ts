import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 (hex) over the names and contents of all that is in a directory. Links are not followed. */
export function digestDirectory(directory: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const path = join(directory, name);
    const stats = lstatSync(path);
    const content = stats.isFile() ? readFileSync(path) : stats.isSymbolicLink() ? readlinkSync(path) : '';
    hash.update(`${name}\0${stats.mode}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
