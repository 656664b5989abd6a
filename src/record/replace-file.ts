import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file from its parts, and renames it into place, so that a kill leaves the old file or the new one and never half of either. */
export function replaceFile(path: string, parts: Iterable<string | Uint8Array>): void {
  // A file that a killed process left, or a link.
  rmSync(`${path}.tmp`, { force: true });
  const descriptor = openSync(`${path}.tmp`, 'wx', 0o600);
  try {
    for (const part of parts) writeFileSync(descriptor, part);
  } finally {
    closeSync(descriptor);
  }
  renameSync(`${path}.tmp`, path);
}
