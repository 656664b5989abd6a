import type { Command } from 'commander';
import { HarnessError } from '../../core/types/error.ts';
import { listInputs } from '../../github/inputs.ts';
import { modelApis } from '../../models/index.ts';
import type { ResumableRun } from '../../record/resume/read-resumable.ts';
import { formatOption } from './options.ts';

/** The options of `run`: inputs of the action by their names, and the options of the command line alone. */
export interface RunFlags {
  /** Input name to text; only the given ones. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly format: 'text' | 'json' | 'stream-json';
  readonly record: string | null;
  /** The earlier part of the run; null for a run that begins. */
  readonly resumed: ResumableRun | null;
  /** Null if no person can be asked. */
  readonly approvals: { readonly folder: string; readonly waitSeconds: number } | null;
}

/** The options of `run` and `resume`, as commander reads them. */
export type RunCommandOptions = Readonly<Record<string, string | true>>;

/** Adds the options of `run`, which `resume` has too. */
export function addRunOptions(run: Command): Command {
  const inputs = [...listInputs(modelApis)];
  for (const [name, { flag, help, default: fallback }] of inputs)
    if (flag !== null)
      run.option(
        flag === 'on' ? `--${name}` : `--${name} <${flag}>`,
        `${help.replaceAll('`', '')}${fallback === '' || flag === 'on' ? '' : ` Default: ${fallback}`}`,
      );
  return run
    .addOption(formatOption('text', 'json', 'stream-json'))
    .option('--record <directory>', 'the directory for the record')
    .option('--approvals <directory>', 'request approvals of escalated calls by files in this directory')
    .option(
      '--approval-wait <seconds>',
      'with --approvals: how long a call waits for its approval; 0, the default, ends the run instead',
    );
}

/** The typed options: the defaults of the inputs are applied when they are read. */
export function readRunFlags(options: RunCommandOptions, command: Command): Omit<RunFlags, 'resumed'> {
  const given = [...listInputs(modelApis)].flatMap(([name, { flag }]) => {
    const value = flag === null ? null : readOption(command, name);
    return value === null ? [] : [[name, value] as const];
  });
  const { format, record } = options;
  return {
    inputs: Object.fromEntries(given),
    format: format as RunFlags['format'],
    record: typeof record === 'string' ? record : null,
    approvals: readApprovals(options),
  };
}

function readOption(command: Command, name: string): string | null {
  const option = command.options.find(({ long }) => long === `--${name}`);
  const value: unknown = option === undefined ? null : command.getOptionValue(option.attributeName());
  if (value === true) return 'true';
  return typeof value === 'string' ? value : null;
}

function readApprovals(options: RunCommandOptions): RunFlags['approvals'] {
  const { approvals, approvalWait } = options;
  if (typeof approvals !== 'string') {
    if (approvalWait === undefined) return null;
    throw new HarnessError({
      code: 'usage',
      message: '--approval-wait needs --approvals, the directory in which a call waits for its approval',
      hint: 'Add --approvals DIRECTORY, outside of the workspace.',
    });
  }
  if (approvalWait === undefined) return { folder: approvals, waitSeconds: 0 };
  if (!/^\d{1,6}$/.test(String(approvalWait)))
    throw new HarnessError({
      code: 'usage',
      message: `--approval-wait ${JSON.stringify(approvalWait)} is not a number of seconds`,
      hint: 'Write digits only; 0 ends the run instead of waiting.',
    });
  return { folder: approvals, waitSeconds: Number(approvalWait) };
}
