import type { Command } from 'commander';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { HarnessError } from '../core/types/error.ts';
import { recordFiles, type Report } from '../core/types/record.ts';
import { readRecord } from '../record/read-record.ts';
import { reports } from '../report/index.ts';
import type { MergedRun } from '../report/merge.ts';
import type { CommandContext } from '../run/host/command-context.ts';
import type { AddCommand } from './arguments/options.ts';

/** Each artifact that is downloaded gets a folder. */
const maxDepth = 2;

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
    .command('merge <folders...>')
    .description('make an overview of several records, or of folders of records, as Markdown')
    .option('--html', 'as a page for a browser')
    .action(async (folders: readonly string[], _: object, merge: Command) => {
      // An option that both commands have is read by the outer one.
      const { html } = merge.optsWithGlobals<{ readonly html?: true }>();
      const { renderMergedMarkdown, renderMergedPage } = await import('../report/merge.ts');
      const runs = folders.flatMap((folder) => findRuns(folder, context));
      context.terminal.out(html === true ? renderMergedPage(runs) : renderMergedMarkdown(runs));
    });
};

async function printReport(record: string, flags: ReportFlags, { host, terminal }: CommandContext): Promise<void> {
  const { render } = await pickReport(Object.keys(flags));
  const read = readRecord(resolve(host.workingFolder, record));
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

/** The records of a folder: the folder itself, or its subfolders. Throws `usage` without one. */
function findRuns(folder: string, { host }: CommandContext): readonly MergedRun[] {
  const root = resolve(host.workingFolder, folder);
  const found = existsSync(root) ? findRecords(root, maxDepth) : [];
  if (found.length === 0)
    throw new HarnessError({
      code: 'usage',
      message: `${folder} holds no record`,
      hint: `A record contains ${recordFiles.history}. On public repositories, it is uploaded only with upload-artifact: full.`,
    });
  return found.map((directory) => ({ name: basename(directory), record: readRecord(directory) }));
}

function findRecords(folder: string, depth: number): readonly string[] {
  if (existsSync(join(folder, recordFiles.history))) return [folder];
  if (depth === 0) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap(({ name }) => findRecords(join(folder, name), depth - 1));
}
