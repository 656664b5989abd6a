import type { Command } from 'commander';
import { existsSync, realpathSync } from 'node:fs';
import { locateFolder } from '../run/locate-folder.ts';
import { basename, dirname, join, resolve } from 'node:path';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { renderPath } from '../core/types/access.ts';
import { readExitCode } from '../core/types/outcome.ts';
import { recordFiles, type RecordedEvent } from '../core/types/record.ts';
import { listInputs, readInputs } from '../github/inputs.ts';
import { cliFacts, loadPolicyFile } from '../run/policy/load-policy-file.ts';
import { openApprovals } from './open-approvals.ts';
import { modelApis } from '../models/index.ts';
import { createLiveLogRenderer, writesScript } from '../run/live-log.ts';
import { describeTests } from '../report/facts.ts';
import { assembleRun } from '../run/assemble-run.ts';
import { planRun } from '../run/plan-run.ts';
import { runTask, type FinishedRun } from '../run/run.ts';
import { writePage } from '../record/close-record.ts';
import { reports } from '../report/index.ts';
import { unisolatedWarning } from '../core/ports/sandbox.ts';
import type { ResumableRun } from '../record/resume/read-resumable.ts';
import { readTask } from '../task/read-task.ts';
import type { Host } from '../run/host.ts';
import type { CommandContext, Terminal } from '../run/command-context.ts';
import { formatOption, isolationOption, type AddCommand } from './options.ts';

/** The options of `run`: inputs of the action by their names, and the options of the command line alone. */
export interface RunFlags {
  /** Input name to text; only the given ones. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly format: 'text' | 'json' | 'stream-json';
  readonly record: string | null;
  /** The earlier part of the run; null for a run that begins. */
  readonly resumed: ResumableRun | null;
  /** `off`: commands run without a sandbox. */
  readonly isolation: 'off' | null;
  /** Null if no person can be asked. */
  readonly approvals: { readonly folder: string; readonly waitSeconds: number } | null;
}

export const addRunCommand: AddCommand = (program, context, exit) => {
  const run = program.command('run [task]').description('run a task; - reads it from standard input');
  addRunOptions(run).action(async (task: string | undefined, options: RunCommandOptions, command: Command) => {
    const flags = readRunFlags(options, command);
    const inputs = { ...flags.inputs, ...(task !== undefined && { task }) };
    exit(await runFromCli({ ...flags, inputs, resumed: null }, context));
  });
};

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
    .option('--record <folder>', 'the folder for the record')
    .option('--approvals <folder>', 'request approvals of escalated calls by files in this folder')
    .option('--approval-wait <seconds>', 'how long a call waits for its approval; 0 ends the run instead', '0')
    .addOption(isolationOption());
}

/** The typed options: the defaults of the inputs are applied when they are read. */
export function readRunFlags(options: RunCommandOptions, command: Command): Omit<RunFlags, 'resumed'> {
  const given = [...listInputs(modelApis)].flatMap(([name, { flag }]) => {
    const value = flag === null ? null : readOption(command, name);
    return value === null ? [] : [[name, value] as const];
  });
  const { format, record, isolation } = options;
  return {
    inputs: Object.fromEntries(given),
    format: format as RunFlags['format'],
    record: typeof record === 'string' ? record : null,
    isolation: isolation === 'off' ? 'off' : null,
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
  const { approvals, approvalWait = '0' } = options;
  if (typeof approvals !== 'string') return null;
  if (!/^\d{1,6}$/.test(String(approvalWait)))
    throw new HarnessError({
      code: 'usage',
      message: `--approval-wait ${JSON.stringify(approvalWait)} is not a number of seconds`,
      hint: 'Write digits only; 0 ends the run instead of waiting.',
    });
  return { folder: approvals, waitSeconds: Number(approvalWait) };
}

/** Runs a task from the command line and writes its result. Returns the exit code. */
export async function runFromCli(flags: RunFlags, context: CommandContext): Promise<number> {
  const { host, terminal } = context;
  const text =
    flags.inputs['task'] === '-'
      ? (await readTask({ type: 'stdin', stream: context.stdin, trust: 'trusted' })).text
      : flags.inputs['task'];
  const environment = host.facts.environment;
  const given = {
    'github-token': 'none',
    ...pickKeys(flags.inputs, environment),
    ...flags.inputs,
    ...(text === undefined ? {} : { task: text }),
  };
  const { inputs, secrets } = readInputs({
    environment: Object.fromEntries(
      Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
    apis: modelApis,
  });
  if (inputs.publishAs !== null)
    throw new HarnessError({
      code: 'usage',
      message: `--mode ${inputs.publishAs} is for the action, which publishes on GitHub`,
      hint: 'Use --mode patch, and apply the patch of the record with git apply.',
    });
  const workspace = locateFolder(host, inputs.workingDirectory, '--working-directory');
  const source = inputs.policy.type === 'builtin' ? `builtin:${inputs.policy.name}` : inputs.policy.path;
  const loaded = await loadPolicyFile(host, source, workspace);
  if (flags.isolation === 'off') terminal.log(`WARNING: ${unisolatedWarning}\n`);
  const renderEventLine = createLiveLogRenderer({
    linesPerSecond: loaded.policy.scriptLimits.consoleLinesPerSecond,
    clock: host.clock,
  });
  const onEvent = (recorded: RecordedEvent): void => {
    if (flags.format === 'stream-json') terminal.out(`${JSON.stringify(recorded)}\n`);
    const line = renderEventLine(recorded.event);
    if (line !== null) terminal.log(`${line}\n`);
  };
  // A resumed run keeps its id, and has a new record folder.
  const createdId = host.createId('run');
  const runId = flags.resumed?.started.runId ?? createdId;
  const recordFolder =
    flags.record === null ? join(host.stateFolder, 'runs', createdId) : resolve(host.workingFolder, flags.record);
  if (existsSync(join(recordFolder, recordFiles.history)))
    throw new HarnessError({
      code: 'usage',
      message: `${recordFolder} holds a record already`,
      hint: 'Give --record a new folder.',
    });
  const realFolder = resolveExisting(recordFolder);
  if (realFolder === workspace || realFolder.startsWith(`${workspace}/`))
    throw new HarnessError({
      code: 'usage',
      message: 'the record cannot lie in the workspace',
      hint: 'Give --record a folder elsewhere.',
    });

  const options = await assembleRun({
    host,
    runId,
    workspace,
    readTask: () =>
      readTask(
        inputs.task.type !== 'file'
          ? {
              type: 'text',
              text: inputs.task.type === 'text' ? inputs.task.text : '',
              origin: 'command line',
              trust: 'trusted',
            }
          : {
              type: 'file',
              path: resolve(host.workingFolder, inputs.task.path),
              root: host.workingFolder,
              trust: 'trusted',
            },
      ),
    repositoryTrust: 'trusted',
    approvedCommit: null,
    warnings: [],
    policy: loaded.policy,
    policyFiles: loaded.files,
    inputs,
    secrets,
    isolation: flags.isolation,
    approvals: openApprovals(flags.approvals, workspace, context),
    recordFolder,
    command: {
      workingFolder: host.workingFolder,
      inputs: { ...flags.inputs, ...(text !== undefined && { task: text }) },
    },
    job: null,
    resumed: flags.resumed,
    watchedFiles: [],
    facts: cliFacts,
    actor: '',
    signal: context.signal,
    onEvent,
    onScript: () => terminal.log(`${writesScript}\n`),
  });
  if (inputs.dryRun) {
    terminal.out(await planRun(options));
    return 0;
  }
  const finished = await runTask(options);
  writeResult(finished, flags.format, recordFolder, terminal);
  await writePage(finished.record, { load: reports.html.load, redactor: host.redactor }).catch((thrown: unknown) => {
    terminal.log(`warning: ${recordFiles.page} was not written: ${readErrorMessage(thrown)}\n`);
  });
  return readExitCode(finished.result.outcome);
}

// For a folder that does not exist yet: resolves links in the part of its path that exists.
function resolveExisting(path: string): string {
  return existsSync(path) ? realpathSync(path) : join(resolveExisting(dirname(path)), basename(path));
}

// Several keys may be in an environment. Only the key of the requested provider counts.
function pickKeys(
  inputs: Readonly<Record<string, string>>,
  environment: Host['facts']['environment'],
): Record<string, string> {
  const { provider = '', replay } = inputs;
  if (provider === 'replay' || replay !== undefined) return {};
  const wanted = modelApis.filter(({ name }) => provider === '' || name === provider);
  return Object.fromEntries(
    wanted.flatMap(({ keyInput, keyVariable }) => {
      const key = environment[keyVariable];
      return key === undefined ? [] : [[keyInput, key]];
    }),
  );
}

function writeResult(
  finished: FinishedRun,
  format: RunFlags['format'],
  recordFolder: string,
  terminal: Terminal,
): void {
  const { result } = finished;
  if (format !== 'text') {
    const body = {
      ...result,
      exitCode: readExitCode(result.outcome),
      record: recordFolder,
      auditDigest: finished.auditDigest,
      patchSha256: finished.patchSha256,
    };
    terminal.out(`${JSON.stringify(format === 'json' ? body : { type: 'result', ...body })}\n`);
    return;
  }
  const verify =
    result.verify === null
      ? []
      : [
          `verify:  ${result.verify.command}: ${describeCheck(result.verify.before)} before, ${describeCheck(result.verify.after)} after${describeCounts(result.verify)}`,
        ];
  const denials = result.denials.flatMap(({ rule, count, example, moreExamples }) => [
    `  ${count} × ${rule}: ${example}`,
    ...moreExamples.map((one) => `      also ${one}`),
  ]);
  terminal.out(
    [
      '',
      result.finalMessage,
      '',
      `outcome: ${result.outcome} (${result.reason})${result.replayed ? ' — replayed model' : ''}`,
      ...verify,
      `changed: ${result.changedFiles.map(({ path, kind }) => `${renderPath(path)} (${kind})`).join(', ') || 'nothing'}`,
      `calls:   ${result.toolCalls} run, ${result.deniedCalls} denied, ${result.turns} turns`,
      ...denials,
      ...result.warnings.map((warning) => `warning: ${warning}`),
      `record:  ${recordFolder}`,
      `audit:   ${finished.auditDigest}`,
      '',
    ].join('\n'),
  );
}

function describeCounts({ testsBefore, testsAfter }: NonNullable<FinishedRun['result']['verify']>): string {
  const tests = describeTests(testsBefore, testsAfter);
  return tests === '' ? '' : ` (${tests})`;
}

function describeCheck(exitCode: number | null): string {
  return exitCode === null ? 'not run' : exitCode === 0 ? 'green' : `red (exit ${exitCode})`;
}
