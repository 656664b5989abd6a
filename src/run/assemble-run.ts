import { readFile } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { defaultRunLimits, noTokens, type RunLimits } from '../core/limits.ts';
import type { Policy } from '../core/ports/policy.ts';
import type { ResolvedPolicy } from '../policy/file/load.ts';
import { recordFiles } from '../core/types/record.ts';
import { isAtLeast, type IsolationLevel } from '../core/ports/sandbox.ts';
import { pickStricterMode, type ScriptMode } from '../core/ports/script.ts';
import type { ActionInputs, ActionSecrets } from '../github/inputs.ts';
import type { Host } from './host.ts';
import type { CreateRunModel, RunOptions } from './run-options.ts';
import { createModel, modelApis } from '../models/index.ts';
import { readCostUsd } from '../models/prices.ts';
import { createReplayModel, readRecording } from '../models/replay.ts';
import { createRetryingModel } from '../models/retry.ts';

/** What the caller of a run decides; everything else of its options derives from inputs and policy. */
export interface RunSources extends Pick<
  RunOptions,
  | 'host'
  | 'runId'
  | 'workspace'
  | 'repositoryTrust'
  | 'approvedCommit'
  | 'warnings'
  | 'policyFiles'
  | 'approvals'
  | 'recordFolder'
  | 'watchedFiles'
  | 'facts'
  | 'actor'
  | 'signal'
  | 'onEvent'
  | 'onScript'
> {
  readonly policy: ResolvedPolicy;
  /** Reads the task, after the policy has let the run start. */
  readonly readTask: () => RunOptions['task'] | Promise<RunOptions['task']>;
  readonly inputs: ActionInputs;
  readonly secrets: ActionSecrets;
  /** `off` if the command line asked for no isolation; null otherwise. */
  readonly isolation: 'off' | null;
}

/** The options of a run. Rejects with `untrusted`, `usage` or `sandbox` before anything runs. */
export async function assembleRun(sources: RunSources): Promise<RunOptions> {
  const { host, inputs, policy, secrets, isolation, readTask, ...rest } = sources;
  refuseStart(policy.checkStart(sources.facts));
  refuseUnknownPrice(inputs);
  const limits = pickLimits(inputs.limits, policy);
  return {
    ...rest,
    host,
    policy,
    task: await readTask(),
    createModel: inputs.dryRun ? refuseModel : await prepareModel({ host, inputs, secrets, limits }),
    readCostUsd: (usage) => (inputs.model === null ? null : readCostUsd(inputs.model, usage)),
    mode: inputs.mode,
    readScriptMode: pickScriptMode(inputs, policy.scriptModeFor(inputs.provider)),
    limits,
    setup: inputs.setup,
    verify: inputs.verify,
    requireIsolation: pickTypedIsolation(isolation, inputs.requireIsolation, policy.sandbox.require),
  };
}

/** The stricter of two limits, of input and policy. */
function pickLimits(inputs: ActionInputs['limits'], policy: Policy): RunLimits {
  const asked: RunLimits = { ...defaultRunLimits, ...inputs };
  const set = policy.limits;
  const pick = (key: Exclude<keyof RunLimits, 'costUsd'>): number => Math.min(asked[key], set[key] ?? asked[key]);
  const costs = [asked.costUsd, set.costUsd ?? null].filter((cost) => cost !== null);
  return {
    turns: pick('turns'),
    toolCalls: set.toolCalls ?? asked.toolCalls,
    denials: set.denials ?? asked.denials,
    identicalCalls: set.identicalCalls ?? asked.identicalCalls,
    tokens: pick('tokens'),
    costUsd: costs.length === 0 ? null : Math.min(...costs),
    wallClockMs: pick('wallClockMs'),
  };
}

/**
 * The mode of scripts in each turn: what the inputs say of the turn, else what they say of the run, and never less strict than what the
 * policy says of the provider, else of all.
 */
function pickScriptMode(
  inputs: Pick<ActionInputs, 'scriptHarness' | 'scriptTurns'>,
  policy: ScriptMode,
): (turn: number) => ScriptMode {
  return (turn) => {
    const named = inputs.scriptTurns.filter(({ from, to }) => from <= turn && (to === null || turn <= to));
    const asked = named.length === 0 ? inputs.scriptHarness : named.map(({ mode }) => mode).reduce(pickStricterMode);
    return pickStricterMode(asked, policy);
  };
}

/** The stronger of the input's and the policy's isolation. */
function pickIsolation(input: IsolationLevel, policy: IsolationLevel | null): IsolationLevel {
  return policy === null || isAtLeast(input, policy) ? input : policy;
}

/**
 * The isolation that a command line asks for: `off` where that was typed. Throws `sandbox` where the policy asks for more, since a policy
 * is never weakened, and what was typed is never silently replaced.
 */
export function pickTypedIsolation(
  typed: 'off' | null,
  input: IsolationLevel,
  policy: IsolationLevel | null,
): IsolationLevel {
  if (typed === null) return pickIsolation(input, policy);
  if (policy === null || policy === 'off') return 'off';
  throw new HarnessError({
    code: 'sandbox',
    message: `the policy asks for isolation (${policy}), and --isolation off was given`,
    hint: 'Leave --isolation out, or use a policy without sandbox.require.',
  });
}

/** Throws `untrusted` where the policy does not let a run with these facts start. */
function refuseStart(reasons: readonly string[]): void {
  if (reasons.length > 0)
    throw new HarnessError({
      code: 'untrusted',
      message: `the policy does not let this run start: ${reasons.join('; ')}`,
      hint: 'See `require` in the policy.',
    });
}

/** Throws `usage` for a cost limit that could never be seen to be reached. */
function refuseUnknownPrice(inputs: ActionInputs): void {
  if (inputs.limits.costUsd === null || inputs.provider === 'replay' || inputs.model === null) return;
  if (readCostUsd(inputs.model, noTokens) === null)
    throw new HarnessError({
      code: 'usage',
      message: `max-cost-usd is given, but the price of ${inputs.model} is not known`,
      hint: 'Leave max-cost-usd out and bound the run by max-tokens.',
    });
}

function refuseModel(): never {
  throw new Error('a dry run sends no request to a model');
}

const idleTimeoutMs = 90_000;
const maxRetryDelayMs = 10 * 60_000;

/** Prepares the model that the inputs name. Rejects with `usage` before anything runs. */
async function prepareModel(options: {
  readonly host: Host;
  readonly inputs: ActionInputs;
  readonly secrets: ActionSecrets;
  readonly limits: RunLimits;
}): Promise<CreateRunModel> {
  const { host, inputs, secrets } = options;
  if (inputs.provider === 'replay') {
    const source = locateRecording(inputs.replay ?? '');
    const recording = readRecording(await readRecordingFile(source), source);
    return ({ observe }) => createReplayModel({ recording, observed: observe, mode: 'strict', source });
  }
  const { model: name, baseUrl, effort } = inputs;
  const api = modelApis.find((known) => known.name === inputs.provider);
  if (name === null || api === undefined)
    throw new HarnessError({
      code: 'usage',
      message: `provider: ${inputs.provider} lacks a model`,
      hint: 'Give model: the name as your provider writes it.',
    });
  // Only the key of this very API; a model server without a key still needs a text for the header.
  const apiKey = secrets.apiKeys.get(api.keyInput) ?? 'none';
  return ({ observe, emit }) => {
    const deadlineMs = host.clock.nowMs() + options.limits.wallClockMs;
    const model = createModel(api, { model: name, apiKey, baseUrl, effort, idleTimeoutMs, createId: host.createId });
    return createRetryingModel({
      model,
      clock: host.clock,
      random: host.random,
      totalDelayMs: maxRetryDelayMs,
      deadlineMs: () => deadlineMs,
      onFailure: ({ attempt, code, message, retryInMs }) =>
        emit({
          type: 'model-failed',
          turn: observe().filter(({ type }) => type === 'model-requested').length,
          attempt,
          code,
          message,
          retryInMs,
        }),
    });
  };
}

function locateRecording(path: string): string {
  return isFolder(path) ? join(path, recordFiles.history) : path;
}

// What cannot be looked at is reported when it is read.
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

async function readRecordingFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (thrown) {
    throw new HarnessError({
      code: 'usage',
      message: `the recording ${path} cannot be read: ${readErrorMessage(thrown)}`,
      hint: 'Give a record folder or its history.jsonl.',
    });
  }
}
