import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  approvalFolders,
  approvalGrantSchema,
  approvalRequestSchema,
  type ApprovalGrant,
} from '../dispatch/approval-files.ts';
import { createPrivateFolder } from '../record/private-folder.ts';
import type { CommandContext } from '../run/command-context.ts';
import type { AddCommand } from './options.ts';
import { HarnessError, readErrorMessage, hasCode } from '../core/types/error.ts';

export const addApproveCommand: AddCommand = (program, context, exit) => {
  program
    .command('approve')
    .description('answer the approval request of an escalated call')
    .argument('<request>', 'a file of the folder requests below --approvals')
    .requiredOption('--by <name>', 'the approver')
    .option('--deny', 'refuse instead')
    .action(async (file: string, flags: { by: string; deny?: boolean }) =>
      exit(await answerRequest(file, { by: flags.by, decision: flags.deny === true ? 'denied' : 'granted' }, context)),
    );
};

/** `approve REQUEST --by NAME`: writes a person's answer to a request into the folder that the run reads. */
async function answerRequest(
  file: string,
  flags: { readonly by: string; readonly decision: 'granted' | 'denied' },
  { host, terminal }: CommandContext,
): Promise<number> {
  const path = resolve(host.workingFolder, file);
  const request = readRequest(path);
  const approver = flags.by.trim();
  // The agent and its automations cannot be approvers.
  if (approver === '' || approver === 'script-harness' || /\[bot\]$/i.test(approver))
    throw new HarnessError({
      code: 'usage',
      message: `${JSON.stringify(flags.by)} is not the name of a person`,
      hint: 'Give --by the name of the person who approves.',
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
  createPrivateFolder(folder);
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
  const refuse = (reason: string): HarnessError =>
    new HarnessError({
      code: 'usage',
      message: `${path} is not an approval request: ${reason.slice(0, 300)}`,
      hint: 'Give a file of the folder requests below --approvals.',
    });
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (thrown) {
    throw refuse(readErrorMessage(thrown));
  }
  const { success, data, error } = approvalRequestSchema.safeParse(content);
  if (!success) throw refuse(`missing or wrong: ${error.issues.map(({ path: key }) => key.join('.')).join(', ')}`);
  return data;
}
