import { dependencyDirectories } from '../../core/output-directories.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orElse } from '../../core/types/error.ts';
import { withFile } from '../../sandbox/host/files/no-follow.ts';

const maxDepth = 6;
const maxDirectories = 20_000;
const maxBytes = 20 * 1024 * 1024;

/** The kernel's clock for files may lag behind by a tick. */
const tickMs = 50;

/**
 * The texts of JUnit reports, and of JSON reports of jest and vitest, below a directory that were written since `sinceMs`. No link is followed and
 * nothing but files is opened; no command may run meanwhile.
 */
export function readReports(root: string, sinceMs: number): readonly string[] {
  const reports: string[] = [];
  const pending = [{ directory: root, depth: 0 }];
  let [directories, left] = [0, maxBytes];
  for (let next = pending.pop(); next !== undefined && directories < maxDirectories; next = pending.pop()) {
    directories += 1;
    for (const entry of orElse(() => readdirSync(next.directory, { withFileTypes: true }), [], ...closedCodes)) {
      const path = join(next.directory, entry.name);
      if (
        entry.isDirectory() &&
        next.depth < maxDepth &&
        !dependencyDirectories.has(entry.name) &&
        entry.name !== '.git'
      )
        pending.push({ directory: path, depth: next.depth + 1 });
      const text = entry.isFile() && /\.(?:xml|json)$/i.test(entry.name) ? readReport(path, sinceMs, left) : null;
      if (text === null) continue;
      left -= text.length;
      reports.push(text);
    }
  }
  return reports;
}

// A directory whose name is not UTF-8, or that this user may not list, has no report that is read.
const closedCodes = ['ENOENT', 'EACCES', 'EPERM', 'ENAMETOOLONG'] as const;

function readReport(path: string, sinceMs: number, maxLength: number): string | null {
  const read = (): string | null =>
    withFile(path, (stats, descriptor) => {
      if (!stats.isFile() || stats.size > maxLength || stats.mtimeMs < sinceMs - tickMs) return null;
      const text = readFileSync(descriptor, 'utf8');
      return /<testsuite|"numTotalTests"/.test(text) ? text.trim() : null;
    });
  return orElse(read, null, ...closedCodes);
}
