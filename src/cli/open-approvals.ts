import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { createPrivateDirectory } from '../record/private-directory.ts';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { createFileChannel } from '../dispatch/file-channel.ts';
import type { CommandContext } from '../run/host/command-context.ts';
import type { RunOptions } from '../run/parts/run-options.ts';
import { isBelow } from '../sandbox/host/files/paths.ts';

/** The file channel of a run. Throws `usage` for a directory that the agent could reach. */
export function openApprovals(
  flags: { readonly folder: string; readonly waitSeconds: number } | null,
  workspace: string,
  { host }: CommandContext,
): RunOptions['approvals'] {
  if (flags === null) return null;
  const directory = resolve(host.workingDirectory, flags.folder);
  const real = makeDirectory(directory);
  if (isBelow(workspace, real) || isBelow(real, workspace))
    throw new HarnessError({
      code: 'usage',
      message: `the approvals directory ${real} is in the workspace ${workspace}, or the workspace is in it, so the agent could approve its calls`,
      hint: 'Give --approvals a directory outside of the workspace.',
    });
  return {
    directory: real,
    channel: createFileChannel(real, flags.waitSeconds * 1_000, host.clock),
  };
}

function makeDirectory(directory: string): string {
  try {
    createPrivateDirectory(directory);
    return realpathSync(directory);
  } catch (thrown) {
    throw new HarnessError({
      code: 'usage',
      message: `the approvals directory ${directory} cannot be made: ${readErrorMessage(thrown)}`,
      hint: 'Give --approvals a directory that exists or can be made.',
      cause: thrown,
    });
  }
}
