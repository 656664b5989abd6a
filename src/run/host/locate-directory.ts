import { realpathSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { explainUnreadable, HarnessError, hasCode } from '../../core/types/error.ts';
import type { Host } from './host.ts';

/** The real path of a directory that the command line names by `option`. Throws `usage` if it is missing, no directory, or cannot be read. */
export function locateDirectory(host: Pick<Host, 'workingDirectory'>, path: string, option: string): string {
  const asked = resolve(host.workingDirectory, path);
  try {
    const directory = realpathSync(asked);
    readdirSync(directory);
    return directory;
  } catch (thrown) {
    // Node reads the paths of the process as UTF-8.
    if (hasCode(thrown, 'ENOENT') && asked.includes('\uFFFD'))
      throw new HarnessError({
        code: 'usage',
        message: `the path ${asked} has bytes that are not valid UTF-8, so it cannot be the workspace`,
        hint: 'Rename the directory, or mount it at another path.',
        cause: thrown,
      });
    throw new HarnessError({
      code: 'usage',
      message: `the directory ${path} cannot be read: ${explainUnreadable(thrown)}`,
      hint: `Give ${option} a directory.`,
      cause: thrown,
    });
  }
}
