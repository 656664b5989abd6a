import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  approvalFolders,
  approvalGrantSchema,
  approvalRequestSchema,
  type ApprovalGrant,
} from './approval/approval-files.ts';
import { createFileChannel } from './approval/file-channel.ts';
import type { CliContext, RunFlags } from './cli-context.ts';
import { HarnessError, readErrorMessage, hasCode } from './core/error.ts';
import type { RunOptions } from './run-options.ts';

/** The file channel of a run. Throws `usage` for a folder that the agent could reach. */
export function openApprovals(
  flags: RunFlags['approvals'],
  workspace: string,
  { host }: CliContext,
): RunOptions['approvals'] {
  if (flags === null) return null;
  const folder = resolve(host.workingFolder, flags.folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const real = realpathSync(folder);
  if (real === workspace || real.startsWith(`${workspace}/`) || workspace.startsWith(`${real}/`))
    throw new HarnessError({
      code: 'usage',
      message: 'the approvals folder cannot lie in the workspace, nor the workspace in it',
      hint: 'Give --approvals a folder elsewhere.',
    });
  return {
    folder: real,
    channel: createFileChannel({ folder: real, waitMs: flags.waitSeconds * 1_000, clock: host.clock }),
  };
}

/** `approve REQUEST --by NAME`: writes a person's answer to a request where the run looks for it. */
export async function approveFromCli(
  file: string,
  flags: { readonly by: string; readonly decision: 'granted' | 'denied' },
  { host, terminal }: CliContext,
): Promise<number> {
  const path = resolve(host.workingFolder, file);
  const request = readRequest(path);
  const approver = flags.by.trim();
  // The agent and its automations are nobody's approvers.
  if (approver === '' || approver === 'script-harness' || /\[bot\]$/i.test(approver))
    throw new HarnessError({
      code: 'usage',
      message: `${JSON.stringify(flags.by)} is no person`,
      hint: 'Give --by the name of whoever approves.',
    });
  const answeredMs = host.clock.nowMs();
  if (answeredMs > request.expiresMs)
    throw new HarnessError({
      code: 'usage',
      message: `the request ${request.id} has expired`,
      hint: 'Run the task again.',
    });
  const grant: ApprovalGrant = {
    requestId: request.id,
    nonce: request.nonce,
    callHash: request.callHash,
    policySha256: request.policySha256,
    headSha: request.headSha,
    tree: request.tree,
    expiresMs: request.expiresMs,
    decision: flags.decision,
    approver,
    answeredMs,
  };
  const folder = join(dirname(dirname(path)), approvalFolders.grants);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeGrant(
    join(folder, `${request.id}.json`),
    `${JSON.stringify(approvalGrantSchema.parse(grant), null, 2)}\n`,
    request.id,
  );
  terminal.out(
    `${flags.decision === 'granted' ? 'approved' : 'refused'} by ${approver}: ${request.tool} ${request.argsJson}\n`,
  );
  return 0;
}

// An answer is given once.
function writeGrant(path: string, text: string, id: string): void {
  try {
    writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
  } catch (thrown) {
    if (!hasCode(thrown, 'EEXIST')) throw thrown;
    throw new HarnessError({
      code: 'usage',
      message: `the request ${id} has been answered already`,
      hint: `See ${path}.`,
    });
  }
}

function readRequest(path: string): ReturnType<typeof approvalRequestSchema.parse> {
  try {
    return approvalRequestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (thrown) {
    throw new HarnessError({
      code: 'usage',
      message: `${path} is no approval request: ${readErrorMessage(thrown).slice(0, 300)}`,
      hint: 'Give a file of the folder requests below --approvals.',
    });
  }
}
