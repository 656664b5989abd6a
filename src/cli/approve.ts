import { Option } from 'commander';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  approvalDirectories,
  approvalGrantSchema,
  maxQuestionCharacters,
  pickBound,
  requestFileSchema,
  type ApprovalGrant,
} from '../dispatch/approval-files.ts';
import { createPrivateDirectory } from '../record/private-directory.ts';
import { renderRequestText } from '../report/content/approvals.ts';
import type { CommandContext } from '../run/host/command-context.ts';
import type { AddCommand } from './arguments/options.ts';
import { explainUnreadable, HarnessError, hasCode } from '../core/types/error.ts';

export const addApproveCommand: AddCommand = (program, context, exit) => {
  program
    .command('approve')
    .description('show the call of an approval request, and answer it')
    .argument('<request>', 'a file of the directory requests below --approvals')
    .option('--by <name>', 'the approver; without it, the call is shown and nothing is answered')
    .addOption(
      new Option('--for-run', 'approve this exact call for the rest of the run').conflicts([
        'explain',
        'deny',
        'abort',
      ]),
    )
    .addOption(
      new Option('--explain [question]', 'ask the model for its reasons; it makes the call again with them').conflicts([
        'deny',
        'abort',
      ]),
    )
    .addOption(new Option('--deny', 'refuse the call; the run continues').conflicts('abort'))
    .option('--abort', 'refuse the call and end the run')
    .action(async (file: string, flags: AnswerFlags) => exit(await answerRequest(file, flags, context)));
};

interface AnswerFlags {
  readonly by?: string;
  readonly forRun?: boolean;
  /** True without a question. */
  readonly explain?: string | boolean;
  readonly deny?: boolean;
  readonly abort?: boolean;
}

type Answer = Pick<ApprovalGrant, 'decision' | 'question'>;

function readAnswer({ forRun, explain, deny, abort }: AnswerFlags): Answer {
  if (explain !== undefined) {
    const question = typeof explain === 'string' ? explain.trim() : '';
    if (question.length > maxQuestionCharacters)
      throw new HarnessError({
        code: 'usage',
        message: `the question has ${question.length} characters, and at most ${maxQuestionCharacters} are allowed`,
        hint: 'Ask a shorter question.',
      });
    return { decision: 'explain', question };
  }
  const decision = abort ? 'denied-and-ended' : deny ? 'denied' : forRun ? 'granted-for-run' : 'granted';
  return { decision, question: '' };
}

/** The answers as text: what was done, and what the person is asked to confirm about a call or its changes. */
const words: Readonly<
  Record<Answer['decision'], { readonly done: string; readonly confirm: (what: string) => string }>
> = {
  granted: { done: 'approved', confirm: (what) => `approve ${what}?` },
  'granted-for-run': { done: 'approved for the run', confirm: (what) => `approve ${what} for the rest of the run?` },
  explain: { done: 'reasons requested', confirm: () => 'ask the model for its reasons?' },
  denied: { done: 'refused', confirm: (what) => `refuse ${what}?` },
  'denied-and-ended': { done: 'refused, and the run ended,', confirm: (what) => `refuse ${what} and end the run?` },
};

/**
 * `approve REQUEST`: shows the call. With `--by NAME`, it then writes a person's answer into the directory that the run reads; on a terminal only after the
 * person has confirmed it.
 */
async function answerRequest(
  file: string,
  flags: AnswerFlags,
  { host, terminal, stdin }: CommandContext,
): Promise<number> {
  const given = readAnswer(flags);
  const path = resolve(host.workingDirectory, file);
  const request = readRequest(path);
  const shown = renderRequestText(request);
  if (shown === null && ['granted', 'granted-for-run'].includes(given.decision))
    throw new HarnessError({
      code: 'usage',
      message: `the request ${request.id} does not show its call: an earlier version made it`,
      hint: 'Run the task again.',
    });
  terminal.showCall(shown ?? `${request.id}: ${request.tool}\n`);
  const directory = join(dirname(dirname(path)), approvalDirectories.grants);
  const grantPath = join(directory, `${request.id}.json`);
  const answeredMs = host.clock.nowMs();
  const closed = existsSync(grantPath)
    ? describeAnswered(request.id, grantPath)
    : answeredMs > request.expiresMs
      ? { message: `the request ${request.id} has expired`, hint: 'Run the task again.' }
      : null;
  if (flags.by === undefined) {
    // An answer without a person is not one, and exit code 0 would say that it was given.
    if ([flags.forRun, flags.explain, flags.deny, flags.abort].some((flag) => flag !== undefined))
      throw new HarnessError({
        code: 'usage',
        message: `nothing was answered: ${closed === null ? 'an answer needs the name of the person who gives it' : closed.message}`,
        hint: closed === null ? 'Add --by NAME.' : closed.hint,
      });
    terminal.log(
      closed === null
        ? 'nothing was answered: add --by NAME to approve, and --for-run, --explain, --deny or --abort for another answer\n'
        : `${closed.message}\n`,
    );
    return 0;
  }
  const approver = flags.by.trim();
  // The agent and its automations cannot be approvers.
  if (approver === '' || approver === 'script-harness' || /\[bot\]$/i.test(approver))
    throw new HarnessError({
      code: 'usage',
      message: approver === '' ? '--by is empty' : `--by: ${JSON.stringify(flags.by)} is not the name of a person`,
      hint: 'Give --by the name of the person who approves.',
    });
  if (closed !== null) throw new HarnessError({ code: 'usage', ...closed });
  const question = words[given.decision].confirm(request.shown?.binds === 'changes' ? 'these changes' : 'this call');
  if (stdin.isTTY === true && !(await confirm(question, { terminal, stdin }))) {
    terminal.log('nothing was answered\n');
    return 1;
  }
  const grant: ApprovalGrant = {
    ...pickBound(request),
    requestId: request.id,
    ...given,
    approver,
    answeredMs,
  };
  createPrivateDirectory(directory);
  writeGrant(grantPath, `${JSON.stringify(approvalGrantSchema.parse(grant), null, 2)}\n`, request.id);
  terminal.out(`${words[given.decision].done} by ${approver}: ${request.id}\n`);
  return 0;
}

async function confirm(
  question: string,
  { terminal, stdin }: Pick<CommandContext, 'terminal' | 'stdin'>,
): Promise<boolean> {
  terminal.log(`${question} [y/N] `);
  for await (const chunk of stdin) return /^\s*y(?:es)?\s*$/i.test(chunk.toString());
  return false;
}

// An answer is given once.
function writeGrant(path: string, text: string, id: string): void {
  try {
    writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
  } catch (thrown) {
    if (!hasCode(thrown, 'EEXIST')) throw thrown;
    throw new HarnessError({ code: 'usage', ...describeAnswered(id, path) });
  }
}

function describeAnswered(id: string, path: string): { readonly message: string; readonly hint: string } {
  let answer = 'the answer cannot be read';
  try {
    const { decision, approver, answeredMs } = approvalGrantSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    answer = `${words[decision].done} by ${approver} at ${new Date(answeredMs).toISOString()}`;
  } catch {
    // Half written, or not an answer: it is not valid for the run either.
  }
  return { message: `the request ${id} has been answered already: ${answer}`, hint: `See ${path}.` };
}

function readRequest(path: string): ReturnType<typeof requestFileSchema.parse> {
  const refuse = (reason: string): HarnessError =>
    new HarnessError({
      code: 'usage',
      message: `${path} is not an approval request: ${reason.slice(0, 300)}`,
      hint: 'Give a file of the directory requests below --approvals.',
    });
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (thrown) {
    throw refuse(explainUnreadable(thrown));
  }
  const { success, data, error } = requestFileSchema.safeParse(content);
  if (!success) throw refuse(`missing or wrong: ${error.issues.map(({ path: key }) => key.join('.')).join(', ')}`);
  return data;
}
