import { realpathSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { HarnessError, hasCode, readErrorMessage } from '../../core/types/error.ts';
import type { Host } from './host.ts';

/** The real path of a folder that the command line names by `option`. Throws `usage` if it is missing, no folder, or cannot be read. */
export function locateFolder(host: Pick<Host, 'workingFolder'>, path: string, option: string): string {
  const asked = resolve(host.workingFolder, path);
  try {
    const folder = realpathSync(asked);
    readdirSync(folder);
    return folder;
  } catch (thrown) {
    // Node reads the paths of the process as UTF-8.
    if (hasCode(thrown, 'ENOENT') && asked.includes('\uFFFD'))
      throw new HarnessError({
        code: 'usage',
        message: `the path ${asked} has bytes that are not valid UTF-8, so it cannot be the workspace`,
        hint: 'Rename the folder, or mount it at another path.',
        cause: thrown,
      });
    throw new HarnessError({
      code: 'usage',
      message: `${path} is not a folder that can be read: ${readErrorMessage(thrown)}`,
      hint: `Give ${option} a folder.`,
      cause: thrown,
    });
  }
}
