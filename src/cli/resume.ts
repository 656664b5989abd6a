import type { Command } from 'commander';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listAnswerable } from '../core/calls/approval-requests.ts';
import { quoteWord } from '../core/types/access.ts';
import { HarnessError } from '../core/types/error.ts';
import { approvalDirectories } from '../dispatch/approval-files.ts';
import type { CommandContext } from '../run/host/command-context.ts';
import { closeTimedOutRuns } from '../run/watchdog/close-timed-out-runs.ts';
import { readResumableRun, type ResumableRun } from '../record/resume/read-resumable.ts';
import type { AddCommand } from './arguments/options.ts';
import { runFromCli } from './run.ts';
import { addRunOptions, readRunFlags, type RunCommandOptions, type RunFlags } from './arguments/run-flags.ts';

export const addResumeCommand: AddCommand = (program, context, exit) => {
  const resume = program
    .command('resume <record>')
    .description('continue a run from its record; options default to the options of the run')
    .option('--digest <hash>', 'the audit digest that the run published; another record is refused');
  addRunOptions(resume).action(async (record: string, options: RunCommandOptions, command: Command) => {
    const { digest } = options;
    const flags = readRunFlags(options, command);
    exit(await resumeFromCli(record, { ...flags, digest: typeof digest === 'string' ? digest : null }, context));
  });
};

/** Continues a recorded run in a new record. Returns the exit code. */
async function resumeFromCli(
  record: string,
  flags: Omit<RunFlags, 'resumed'> & { readonly digest: string | null },
  context: CommandContext,
): Promise<number> {
  const { host } = context;
  // It may be this record.
  await closeTimedOutRuns(context);
  const resumed = readResumableRun(resolve(host.workingDirectory, record), { digest: flags.digest });
  const { command, task } = resumed.started;
  if (command === null)
    throw new HarnessError({
      code: 'usage',
      message: `${record}: version ${resumed.started.version} wrote this record without the options of its run, or it is a record of the action`,
      hint: 'Resume a run of the action with the input resume; otherwise start a new run of the task.',
    });
  const approvals =
    flags.approvals === null
      ? command.approvals
      : { ...flags.approvals, folder: resolve(host.workingDirectory, flags.approvals.folder) };
  if (resumed.ended === 'needs-approval' && approvals?.waitSeconds === 0)
    requireAnswer(resumed, resolve(command.workingFolder, approvals.folder), host.clock.nowMs());
  const { 'task-file': _, ...inputs } = command.inputs;
  return runFromCli(
    {
      ...flags,
      record: flags.record === null ? null : resolve(host.workingDirectory, flags.record),
      approvals,
      inputs: { ...inputs, ...flags.inputs, task },
      resumed,
    },
    // The paths that were typed start there.
    { ...context, host: { ...host, workingDirectory: command.workingFolder } },
  );
}

// Without an answer, the model would be paid for going on without the call. A request that has expired cannot be answered any more.
function requireAnswer({ events }: ResumableRun, directory: string, nowMs: number): void {
  const open = listAnswerable(
    events.map(({ event }) => event),
    nowMs,
  );
  const [first] = open;
  const isAnswered = open.some(({ id }) => existsSync(join(directory, approvalDirectories.grants, `${id}.json`)));
  if (first === undefined || isAnswered) return;
  const file = quoteWord(join(directory, approvalDirectories.requests, `${first.id}.json`));
  throw new HarnessError({
    code: 'usage',
    message: `no person has answered ${first.id}, for which the run waits`,
    hint: `Run script-harness approve ${file} --by NAME first; with --deny, the run goes on without the call.`,
  });
}
