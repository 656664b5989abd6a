import type { Command } from 'commander';
import { resolve } from 'node:path';
import { HarnessError } from '../core/types/error.ts';
import type { Report } from '../core/types/record.ts';
import { readRecord, readRecords } from '../record/read-record.ts';
import { reports } from '../report/index.ts';
import type { Fleet } from '../report/fleet.ts';
import type { CommandContext } from '../run/host/command-context.ts';
import type { AddCommand } from './arguments/options.ts';

const listed = Object.keys(reports) as (keyof typeof reports)[];

type ReportFlags = Readonly<Record<string, true>>;

export const addReportCommand: AddCommand = (program, context) => {
  const command = program
    .command('report')
    .description('make a report from a record; without an option, the summary as text')
    .argument('<record>');
  for (const [option, { about }] of Object.entries(reports)) command.option(`--${option}`, about);
  command.action(async (record: string, flags: ReportFlags) => printReport(record, flags, context));
  command
    .command('merge <directories...>')
    .description('make an overview of several records, or of directories of records, as Markdown')
    .option('--html', 'as a page for a browser')
    .action(async (directories: readonly string[], _: object, merge: Command) => {
      const { renderFleetMarkdown, renderFleetPage } = await import('../report/fleet.ts');
      const fleet = await readFleet(directories, null, context);
      context.terminal.out(wantsPage(merge) ? renderFleetPage(fleet) : renderFleetMarkdown(fleet));
    });
  command
    .command('fleet <directories...>')
    .description('runs, outcomes, denials, cost and policies of many records, as JSON')
    .option('--html', 'as a page for a browser')
    .option('--policy <file>', 'list the recorded calls that this policy decides otherwise')
    .option('--cwd <directory>', 'the workspace in which the policy is loaded', '.')
    .action(async (directories: readonly string[], { policy, cwd }: FleetFlags, fleetCommand: Command) => {
      const { renderFleetJson, renderFleetPage } = await import('../report/fleet.ts');
      const fleet = await readFleet(directories, policy === undefined ? null : { policy, cwd }, context);
      context.terminal.out(wantsPage(fleetCommand) ? renderFleetPage(fleet) : renderFleetJson(fleet));
    });
};

interface FleetFlags {
  readonly policy?: string;
  readonly cwd: string;
}

// An option that both commands have is read by the outer one.
function wantsPage(command: Command): boolean {
  return command.optsWithGlobals<{ readonly html?: true }>().html === true;
}

async function readFleet(
  directories: readonly string[],
  other: Required<FleetFlags> | null,
  context: CommandContext,
): Promise<Fleet> {
  const { foldRun } = await import('../report/fleet.ts');
  const places = directories.map((directory) => resolve(context.host.workingDirectory, directory));
  if (other === null) {
    const { found: runs, broken } = readRecords(places, foldRun);
    return { runs, broken, replay: null };
  }
  const { replayFleet } = await import('./policy/compare.ts');
  const { sha256, runs, broken, changes } = await replayFleet(directories, other, context, foldRun);
  return { runs: runs.map(({ folded }) => folded), broken, replay: { policy: other.policy, sha256, changes } };
}

async function printReport(record: string, flags: ReportFlags, { host, terminal }: CommandContext): Promise<void> {
  const { render } = await pickReport(Object.keys(flags));
  const read = readRecord(resolve(host.workingDirectory, record));
  terminal.out(render(read));
}

async function pickReport(options: readonly string[]): Promise<Report> {
  const [option, ...others] = listed.filter((name) => options.includes(name));
  if (others.length > 0)
    throw new HarnessError({
      code: 'usage',
      message: `report makes one report at a time, not ${options.map((name) => `--${name}`).join(' and ')}`,
      hint: 'Give one of the options.',
    });
  return option === undefined ? (await import('../report/text.ts')).textReport : reports[option].load();
}
