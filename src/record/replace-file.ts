import { closeSync, openSync, renameSync, writeFileSync } from 'node:fs';

/** Writes a file from its parts, and renames it into place, so that a kill leaves the old file or the new one and never half of either. */
export function replaceFile(path: string, parts: Iterable<string | Uint8Array>): void {
  const descriptor = openSync(`${path}.tmp`, 'w', 0o600);
  try {
    for (const part of parts) writeFileSync(descriptor, part);
  } finally {
    closeSync(descriptor);
  }
  renameSync(`${path}.tmp`, path);
}
