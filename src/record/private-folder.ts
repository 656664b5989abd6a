import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode } from '../core/types/error.ts';

/**
 * Creates a folder that only this user can enter (0700), and the missing folders above it. Keeps what exists. Throws the system's error, whose message
 * names the call and the path. The recursive mode of `mkdirSync` never ends in /proc, where creating a folder fails with ENOENT.
 */
export function createPrivateFolder(path: string): void {
  const missing: string[] = [];
  for (let folder = path; statSync(folder, { throwIfNoEntry: false }) === undefined; folder = dirname(folder))
    missing.push(folder);
  for (const folder of missing.toReversed())
    try {
      mkdirSync(folder, 0o700);
    } catch (thrown) {
      // Another run creates it at the same moment.
      if (!hasCode(thrown, 'EEXIST')) throw thrown;
    }
}
