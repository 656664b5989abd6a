import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode } from '../core/types/error.ts';

/**
 * Creates a directory that only this user can enter (0700), and the missing directories above it. Keeps what exists. Throws the system's error, whose message
 * names the call and the path. The recursive mode of `mkdirSync` never ends in /proc, where creating a directory fails with ENOENT.
 */
export function createPrivateDirectory(path: string): void {
  const missing: string[] = [];
  for (
    let directory = path;
    statSync(directory, { throwIfNoEntry: false }) === undefined;
    directory = dirname(directory)
  )
    missing.push(directory);
  for (const directory of missing.toReversed())
    try {
      mkdirSync(directory, 0o700);
    } catch (thrown) {
      // Another run creates it at the same moment.
      if (!hasCode(thrown, 'EEXIST')) throw thrown;
    }
}
