import { realpathSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import type { Host } from './host.ts';

/** The real path of a folder that the command line names by `option`. Throws `usage` if it is missing, no folder, or cannot be read. */
export function locateFolder(host: Pick<Host, 'workingFolder'>, path: string, option: string): string {
  try {
    const folder = realpathSync(resolve(host.workingFolder, path));
    readdirSync(folder);
    return folder;
  } catch (thrown) {
    throw new HarnessError({
      code: 'usage',
      message: `${path} is not a folder that can be read: ${readErrorMessage(thrown)}`,
      hint: `Give ${option} a folder.`,
      cause: thrown,
    });
  }
}
