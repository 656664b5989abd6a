import { dependencyFolders } from '../../core/output-folders.ts';
import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const maxDepth = 6;
const maxFolders = 20_000;
const maxBytes = 20 * 1024 * 1024;

/** The kernel's clock for files may lag behind by a tick. */
const tickMs = 50;

/**
 * The texts of JUnit reports below a folder that were written since `sinceMs`. No link is followed and nothing but files is opened; no
 * command may run meanwhile.
 */
export function readReports(root: string, sinceMs: number): readonly string[] {
  const reports: string[] = [];
  const pending = [{ folder: root, depth: 0 }];
  let [folders, left] = [0, maxBytes];
  for (let next = pending.pop(); next !== undefined && folders < maxFolders; next = pending.pop()) {
    folders += 1;
    for (const entry of readdirSync(next.folder, { withFileTypes: true })) {
      const path = join(next.folder, entry.name);
      if (entry.isDirectory() && next.depth < maxDepth && !dependencyFolders.has(entry.name) && entry.name !== '.git')
        pending.push({ folder: path, depth: next.depth + 1 });
      const text = entry.isFile() && /\.xml$/i.test(entry.name) ? readReport(path, sinceMs, left) : null;
      if (text === null) continue;
      left -= text.length;
      reports.push(text);
    }
  }
  return reports;
}

function readReport(path: string, sinceMs: number, maxLength: number): string | null {
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile() || stats.size > maxLength || stats.mtimeMs < sinceMs - tickMs) return null;
    const text = readFileSync(descriptor, 'utf8');
    return text.includes('<testsuite') ? text : null;
  } finally {
    closeSync(descriptor);
  }
}
