import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { HarnessError } from './core/error.ts';
import { readExitCode } from './core/outcome.ts';
import { recordFiles, type RecordedEvent } from './core/record.ts';
import { readInputs } from './github/inputs.ts';
import { cliFacts, loadPolicyFile } from './load-policy-file.ts';
import { openApprovals } from './cli-approve.ts';
import { readCostUsd } from './models/prices.ts';
import { createEventRenderer } from './report/console.ts';
import {
  pickLimits,
  pickScriptMode,
  pickTypedIsolation,
  prepareModel,
  refuseStart,
  refuseUnknownPrice,
} from './run-settings.ts';
import { planRun } from './plan-run.ts';
import type { RunOptions } from './run-options.ts';
import { runTask, type FinishedRun } from './run.ts';
import { createRunFolder } from './sandbox/run-folder.ts';
import { unisolatedWarning } from './sandbox/unisolated-sandbox.ts';
import { readTask } from './task/read-task.ts';
import type { Host } from './host.ts';
import type { Terminal } from './terminal.ts';
import type { CliContext, RunFlags } from './cli-context.ts';

/** Runs a task from the command line and says how it ended. Returns the exit code. */
export async function runFromCli(flags: RunFlags, context: CliContext): Promise<number> {
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
  const { inputs, secrets } = readInputs(
    Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
  );
  const workspace = realpathSync(resolve(host.workingFolder, inputs.workingDirectory));
  const source = inputs.policy.type === 'builtin' ? `builtin:${inputs.policy.name}` : inputs.policy.path;
  const loaded = await loadPolicyFile(host, source, workspace);
  refuseStart(loaded.policy.checkStart(cliFacts));
  const { require } = loaded.policy.sandbox;
  const requireIsolation = pickTypedIsolation(flags.isolation, inputs.requireIsolation, require);
  if (requireIsolation === 'off') terminal.log(`WARNING: ${unisolatedWarning}\n`);
  const task = await readTask(
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
  );
  const limits = pickLimits(inputs.limits, loaded.policy);
  const renderEventLine = createEventRenderer();
  const onEvent = (recorded: RecordedEvent): void => {
    if (flags.format === 'stream-json') terminal.out(`${JSON.stringify(recorded)}\n`);
    const line = renderEventLine(recorded.event);
    if (line !== null) terminal.log(`${line}\n`);
  };
  refuseUnknownPrice(inputs, readCostUsd);
  const createModel = await prepareModel({ host, inputs, secrets, limits });
  const runId = host.createId('run');
  const recordFolder =
    flags.record === null ? join(host.stateFolder, 'runs', runId) : resolve(host.workingFolder, flags.record);
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

  const options: RunOptions = {
    host,
    runId,
    workspace,
    task,
    repositoryTrust: 'trusted',
    policy: loaded.policy,
    policyFiles: loaded.files,
    createModel,
    readCostUsd: (usage) => (inputs.model === null ? null : readCostUsd(inputs.model, usage)),
    mode: inputs.mode,
    readScriptMode: pickScriptMode(inputs, loaded.policy.scriptModeFor(inputs.provider)),
    limits,
    setup: inputs.setup,
    verify: inputs.verify,
    approvals: openApprovals(flags.approvals, workspace, context),
    requireIsolation,
    secrets: [secrets.openaiApiKey, secrets.anthropicApiKey].filter((secret) => secret !== null),
    recordFolder,
    watchedFiles: [],
    facts: cliFacts,
    actor: '',
    signal: context.signal,
    onEvent,
    onText: () => undefined,
  };
  if (inputs.dryRun) {
    terminal.out(await planRun(options));
    return 0;
  }
  const finished = await runTask(options);
  writeResult(finished, flags.format, recordFolder, terminal);
  return readExitCode(finished.result.outcome);
}

// A folder that is still to be made lies where the part of its path that exists leads to.
function resolveExisting(path: string): string {
  return existsSync(path) ? realpathSync(path) : join(resolveExisting(dirname(path)), basename(path));
}

// Both keys may stand in an environment; only that of the provider that was asked for counts.
function pickKeys(
  inputs: Readonly<Record<string, string>>,
  environment: Host['facts']['environment'],
): Record<string, string> {
  const provider = inputs['provider'] ?? '';
  if (provider === 'replay' || inputs['replay'] !== undefined) return {};
  const keys = {
    'openai-api-key': environment['OPENAI_API_KEY'],
    'anthropic-api-key': environment['ANTHROPIC_API_KEY'],
  };
  const wanted = Object.entries(keys).filter(
    ([name, value]) => value !== undefined && (provider === '' || provider.startsWith(name.split('-')[0] ?? '')),
  );
  return Object.fromEntries(wanted.map(([name, value]) => [name, value ?? '']));
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
          `verify:  ${result.verify.command}: ${describeCheck(result.verify.before)} before, ${describeCheck(result.verify.after)} after`,
        ];
  const denials = result.denials.map(({ rule, count, example }) => `  ${count} × ${rule}: ${example}`);
  terminal.out(
    [
      '',
      result.finalMessage,
      '',
      `outcome: ${result.outcome} (${result.reason})${result.replayed ? ' — replayed model' : ''}`,
      ...verify,
      `changed: ${result.changedFiles.map(({ path, kind }) => `${path} (${kind})`).join(', ') || 'nothing'}`,
      `calls:   ${result.toolCalls} run, ${result.deniedCalls} denied, ${result.turns} turns`,
      ...denials,
      ...result.warnings.map((warning) => `warning: ${warning}`),
      `record:  ${recordFolder}`,
      `audit:   ${finished.auditDigest}`,
      '',
    ].join('\n'),
  );
}

function describeCheck(exitCode: number | null): string {
  return exitCode === null ? 'not run' : exitCode === 0 ? 'green' : `red (exit ${exitCode})`;
}

/** Plays the bundled recording on a fresh copy of the bundled repository: everything but the model is real. */
export async function runDemo(flags: Omit<RunFlags, 'inputs'>, context: CliContext): Promise<number> {
  const { host, terminal } = context;
  const demo = join(host.distFolder, 'demo');
  const workspace = createRunFolder(host.temporaryFolder, 'demo-');
  try {
    cpSync(join(demo, 'workspace'), workspace, { recursive: true });
    for (const args of [
      ['init', '--quiet'],
      ['add', '--all'],
      ['commit', '--quiet', '--message', 'demo'],
    ])
      initRepository(workspace, args);
    terminal.log(
      'This is the demo: a recorded model plays its turns; policy, sandbox, scripts, tools, tests and record are real.\n',
    );
    return await runFromCli(
      {
        ...flags,
        inputs: {
          task: readFileSync(join(demo, 'task.md'), 'utf8'),
          policy: 'builtin:fix-tests',
          provider: 'replay',
          replay: join(demo, 'history.jsonl'),
          verify: 'node --test',
          'working-directory': '.',
        },
      },
      { ...context, host: { ...host, workingFolder: workspace } },
    );
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}

function initRepository(folder: string, args: readonly string[]): void {
  const identity = [
    '-c',
    'user.name=demo',
    '-c',
    'user.email=demo@example.invalid',
    '-c',
    'init.defaultBranch=main',
    '-c',
    'commit.gpgsign=false',
  ];
  const done = spawnSync('git', [...identity, ...args], {
    cwd: folder,
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      HOME: folder,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
    },
    encoding: 'utf8',
  });
  if (done.status !== 0)
    throw new HarnessError({ code: 'usage', message: `git ${args[0]} failed: ${done.stderr}`, hint: 'Install git.' });
}
