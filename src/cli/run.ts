import type { Command } from 'commander';
import { existsSync, realpathSync } from 'node:fs';
import { locateDirectory } from '../run/host/locate-directory.ts';
import { basename, dirname, join, resolve } from 'node:path';
import { listKeys } from '../core/ports/model.ts';
import { HarnessError } from '../core/types/error.ts';
import { readExitCode, readOutcomeOfError } from '../core/types/outcome.ts';
import { recordFiles, type RecordedEvent } from '../core/types/record.ts';
import { readStandardInput } from './arguments/read-source.ts';
import { readInputs, readNetworkInputs } from '../github/read-inputs.ts';
import { settleNetwork } from './own-network.ts';
import { loadPolicyFile } from '../run/policy/load-policy-file.ts';
import { openApprovals } from './open-approvals.ts';
import { hashFile } from '../record/contents.ts';
import { readRecord } from '../record/read-record.ts';
import { modelApis } from '../models/index.ts';
import { listProxySecrets } from '../models/proxy.ts';
import { createLiveLogRenderer, writesScript } from '../run/live-log.ts';
import { assembleRun, pickLimits } from '../run/assemble-run.ts';
import { readOwnInstructionFiles } from '../run/host/describe-repository.ts';
import { planRun } from '../run/plan-run.ts';
import { isBelow } from '../sandbox/host/files/paths.ts';
import { runTask } from '../run/run.ts';
import { closeTimedOutRuns } from '../run/watchdog/close-timed-out-runs.ts';
import { startWatchdog } from '../run/watchdog/watchdog.ts';
import { createTask, readTaskFile } from '../task/read-task.ts';
import type { Host } from '../run/host/host.ts';
import type { CommandContext } from '../run/host/command-context.ts';
import type { AddCommand } from './arguments/options.ts';
import { addRunOptions, readRunFlags, type RunCommandOptions, type RunFlags } from './arguments/run-flags.ts';
import { createReportWarmer } from './warm-reports.ts';
import { renderResult } from './render-result.ts';

export const addRunCommand: AddCommand = (program, context, exit) => {
  const run = program.command('run [task]').description('run a task; - reads it from standard input');
  addRunOptions(run).action(async (task: string | undefined, options: RunCommandOptions, command: Command) => {
    const flags = readRunFlags(options, command);
    const inputs = { ...flags.inputs, ...(task !== undefined && { task }) };
    exit(await runFromCli({ ...flags, inputs, resumed: null }, context));
  });
};

/** Runs a task from the command line and writes its result. Returns the exit code. */
export async function runFromCli(flags: RunFlags, context: CommandContext): Promise<number> {
  const { terminal } = context;
  await closeTimedOutRuns(context);
  const host = settleHost(flags, context.host);
  const text =
    flags.inputs['task'] === '-'
      ? createTask(await readStandardInput(context), 'standard input').text
      : flags.inputs['task'];
  const environment = host.facts.environment;
  const given = {
    'github-token': 'none',
    ...pickKeys(flags.inputs, environment),
    ...flags.inputs,
    ...(text === undefined ? {} : { task: text }),
  };
  const { inputs, secrets } = readInputs({
    environment: renderInputs(given),
    apis: modelApis,
  });
  if (inputs.publishAs !== null)
    throw new HarnessError({
      code: 'usage',
      message: `--mode ${inputs.publishAs} is for the action, which publishes on GitHub`,
      hint: 'Use --mode patch, and apply the patch of the record with git apply.',
    });
  const workspace = locateDirectory(host, inputs.workingDirectory, '--working-directory');
  const loaded = await loadPolicyFile(host, inputs.policy, workspace);
  // A resumed run keeps its id, and has a new record directory.
  const createdId = host.createId('run');
  const runId = flags.resumed?.started.runId ?? createdId;
  const recordDirectory =
    flags.record === null ? join(host.stateDirectory, 'runs', createdId) : resolve(host.workingDirectory, flags.record);
  if (existsSync(join(recordDirectory, recordFiles.history)))
    throw new HarnessError({
      code: 'usage',
      message: `${recordDirectory} holds a record already`,
      hint: 'Give --record a new directory.',
    });
  const realDirectory = resolveExisting(recordDirectory);
  if (isBelow(workspace, realDirectory))
    throw new HarnessError({
      code: 'usage',
      message: 'the record cannot be in the workspace',
      hint: 'Give --record a directory elsewhere.',
    });

  const renderEventLine = createLiveLogRenderer({
    linesPerSecond: loaded.policy.settings.scriptLimits.consoleLinesPerSecond,
    clock: host.clock,
  });
  const warmReports = createReportWarmer(recordDirectory);
  const onEvent = (recorded: RecordedEvent): void => {
    warmReports(recorded);
    if (flags.format === 'stream-json') terminal.out(`${JSON.stringify(recorded)}\n`);
    const line = renderEventLine(recorded.event);
    if (line !== null) terminal.log(`${line}\n`);
  };

  startWatchdog({
    wallClockMs: pickLimits(inputs.limits, loaded.policy).wallClockMs,
    usedMs: flags.resumed?.usedMs ?? 0,
    stateDirectory: host.stateDirectory,
    recordDirectory,
    name: createdId,
  });
  const options = await assembleRun({
    host,
    runId,
    workspace,
    readTask: () =>
      inputs.task.type === 'file'
        ? readTaskFile(resolve(host.workingDirectory, inputs.task.path), `file ${inputs.task.path}`)
        : createTask(Buffer.from(inputs.task.type === 'text' ? inputs.task.text : ''), 'command line'),
    repositoryTrust: 'trusted',
    approvedCommit: null,
    instructionFiles: readOwnInstructionFiles(workspace),
    warnings: [],
    policy: loaded.policy,
    policyFiles: loaded.files,
    policyOrigin: null,
    inputs,
    secrets,
    approvals: openApprovals(flags.approvals, workspace, context),
    recordDirectory,
    command: {
      workingFolder: host.workingDirectory,
      inputs: { ...flags.inputs, ...(text !== undefined && { task: text }) },
      approvals: flags.approvals,
    },
    job: null,
    resumed: flags.resumed,
    watchedFiles: [],
    actor: '',
    signal: context.signal,
    onEvent,
    onScript: () => terminal.log(`${writesScript}\n`),
  });
  if (inputs.dryRun) {
    terminal.out(await planRun(options));
    return 0;
  }
  const finished = await runTask(options).catch((thrown: unknown) => {
    // What the error says of the record needs its place.
    if (existsSync(join(recordDirectory, recordFiles.result))) {
      const outcome = thrown instanceof HarnessError ? `outcome: ${readOutcomeOfError(thrown.code)}\n` : '';
      terminal.log(`${outcome}record:  ${recordDirectory}\n`);
      if (flags.format !== 'text') terminal.out(renderRecorded(recordDirectory, flags.format));
    }
    throw thrown;
  });
  const { structuredOutput } = finished.result;
  const typed = inputs.mode === 'comment' ? loaded.policy.settings.typedResult : null;
  const answerParts =
    typed === null || structuredOutput === null
      ? ''
      : (await import('../task/typed-answer.ts')).renderAnswerParts(typed, structuredOutput);
  terminal.out(
    renderResult(finished, {
      format: flags.format,
      answerParts,
    }),
  );
  return readExitCode(finished.result.outcome);
}

// The result of a run that ended before its model was asked, so that a program gets the same object for every outcome.
function renderRecorded(directory: string, format: RunFlags['format']): string {
  const record = readRecord(directory);
  const { result, auditDigest } = record;
  if (result === null || auditDigest === null) return '';
  const patchFile = join(directory, recordFiles.patch);
  const patchSha256 = existsSync(patchFile) ? hashFile(patchFile) : '';
  return renderResult({ ...record, result, auditDigest, patchSha256 }, { format, answerParts: '' });
}

function settleHost({ inputs }: RunFlags, host: Host): Host {
  const network = readNetworkInputs(renderInputs(inputs));
  const place = host.facts.environment['GITHUB_ACTIONS'] === 'true' ? 'job' : 'elsewhere';
  for (const secret of listProxySecrets({ https_proxy: network.proxy ?? '' })) host.redactor.addSecret(secret);
  const environment = settleNetwork(host.facts.environment, network, place);
  return { ...host, facts: { ...host.facts, environment } };
}

const renderInputs = (inputs: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));

// For a directory that does not exist yet: resolves links in the part of its path that exists.
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
    listKeys(wanted).flatMap(({ input, variable }) => {
      const key = environment[variable];
      return key === undefined ? [] : [[input, key]];
    }),
  );
}
