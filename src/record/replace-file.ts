import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file, and renames it into place, so that a kill leaves the old file or the new one and never half of either. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  const draft = `${path}.tmp`;
  // A file that a killed process left, or a link.
  rmSync(draft, { force: true });
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeFileSync(descriptor, content);
    renameSync(draft, path);
  } catch (thrown) {
    // On a full disk, a smaller file may still find room.
    rmSync(draft, { force: true });
    throw thrown;
  } finally {
    closeSync(descriptor);
  }
}
