import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { createPrivateFolder } from '../record/private-folder.ts';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { createFileChannel } from '../dispatch/file-channel.ts';
import type { CommandContext } from '../run/host/command-context.ts';
import type { RunOptions } from '../run/parts/run-options.ts';

/** The file channel of a run. Throws `usage` for a folder that the agent could reach. */
export function openApprovals(
  flags: { readonly folder: string; readonly waitSeconds: number } | null,
  workspace: string,
  { host }: CommandContext,
): RunOptions['approvals'] {
  if (flags === null) return null;
  const folder = resolve(host.workingFolder, flags.folder);
  const real = makeFolder(folder);
  if (real === workspace || real.startsWith(`${workspace}/`) || workspace.startsWith(`${real}/`))
    throw new HarnessError({
      code: 'usage',
      message: `the approvals folder ${real} is in the workspace ${workspace}, or the workspace is in it, so the agent could approve its calls`,
      hint: 'Give --approvals a folder outside of the workspace.',
    });
  return {
    folder: real,
    channel: createFileChannel({ folder: real, waitMs: flags.waitSeconds * 1_000, clock: host.clock }),
  };
}

function makeFolder(folder: string): string {
  try {
    createPrivateFolder(folder);
    return realpathSync(folder);
  } catch (thrown) {
    throw new HarnessError({
      code: 'usage',
      message: `the approvals folder ${folder} cannot be made: ${readErrorMessage(thrown)}`,
      hint: 'Give --approvals a folder that exists or can be made.',
      cause: thrown,
    });
  }
}
