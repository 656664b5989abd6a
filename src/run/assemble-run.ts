import { readFile } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { defaultRunLimits, getWorkingMs, noTokens, type RunLimits } from '../core/limits.ts';
import type { Model } from '../core/ports/model.ts';
import type { Policy } from '../core/ports/policy.ts';
import type { ResolvedPolicy } from '../policy/file/load.ts';
import { recordFiles } from '../core/types/record.ts';
import { isAtLeast, type IsolationLevel } from '../core/ports/sandbox.ts';
import { pickStricterMode, type ScriptMode } from '../core/ports/script.ts';
import type { ActionInputs, ActionSecrets } from '../github/inputs.ts';
import type { Host } from './host.ts';
import type { CreateRunModel, RunOptions } from './run-options.ts';
import { createFallbackModel } from '../models/fallback.ts';
import { createImageFallback } from '../models/image-fallback.ts';
import { createModel, modelApis } from '../models/index.ts';
import { chooseProxy, createModelFetch } from '../models/model-fetch.ts';
import { readCostUsd } from '../models/prices.ts';
import { createReplayModel, readRecording } from '../models/replay/replay.ts';
import { createRetryingModel } from '../models/retry.ts';

/** The options of a run that its caller decides; all others derive from inputs and policy. */
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
  | 'command'
  | 'job'
  | 'resumed'
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
  const limits = pickLimits(inputs.limits, policy);
  const unbounded = findUnpricedModels(inputs, policy);
  if (unbounded.length > 0) refuseUnknownPrice(unbounded, inputs, policy);
  return {
    ...rest,
    warnings: [...rest.warnings, ...unbounded.map(describeUnknownPrice)],
    host,
    policy,
    task: await readTask(),
    createModel: inputs.dryRun ? refuseModel : await prepareModel({ host, inputs, secrets, limits, policy }),
    answer: await openAnswer(inputs, policy),
    mode: inputs.mode,
    readScriptMode: pickScriptMode(inputs, policy.scriptModeFor(inputs.provider)),
    limits,
    setup: inputs.setup,
    verify: inputs.verify,
    requireIsolation: pickTypedIsolation(isolation, inputs.requireIsolation, policy.sandbox.require),
  };
}

/** What the last message has to be: a typed result of the policy, or JSON for the input's schema. Most runs have none, and the validator is large. */
async function openAnswer(
  { outputSchema, mode }: ActionInputs,
  { typedResult }: Policy,
): Promise<RunOptions['answer']> {
  const typed = mode === 'comment' ? typedResult : null;
  if (typed !== null && outputSchema !== null)
    throw new HarnessError({
      code: 'usage',
      message: `output-schema is given, and the policy defines the answer by publish.${typed.type}`,
      hint: 'Leave output-schema out; structured-output is that answer.',
    });
  if (typed === null && outputSchema === null) return null;
  const { createAnswerReader } = await import('../agent/structured-answer.ts');
  if (typed === null)
    return outputSchema === null ? null : { schema: outputSchema, read: createAnswerReader(outputSchema) };
  const { renderAnswerSchema, readAnswerText } = await import('../task/typed-answer.ts');
  const schema = renderAnswerSchema(typed);
  return { schema, read: createAnswerReader(schema, (json) => readAnswerText(typed, json)) };
}

/** The stricter of two limits, of input and policy. */
function pickLimits(inputs: ActionInputs['limits'], policy: Policy): RunLimits {
  const asked: RunLimits = { ...defaultRunLimits, ...inputs, costUsd: inputs.costUsd ?? defaultRunLimits.costUsd };
  const set = policy.limits;
  const pick = (key: Exclude<keyof RunLimits, 'costUsd'>): number => Math.min(asked[key], set[key] ?? asked[key]);
  // The default is no wish: a policy alone may allow more.
  const costs = [inputs.costUsd, set.costUsd ?? null].filter((cost) => cost !== null);
  return {
    turns: pick('turns'),
    toolCalls: set.toolCalls ?? asked.toolCalls,
    denials: set.denials ?? asked.denials,
    identicalCalls: set.identicalCalls ?? asked.identicalCalls,
    tokens: pick('tokens'),
    costUsd: costs.length === 0 ? asked.costUsd : Math.min(...costs),
    wallClockMs: pick('wallClockMs'),
  };
}

/**
 * The mode of scripts in each turn: the inputs' mode for the turn, else their mode for the run, and never less strict than the
 * policy's mode for the provider, else its general mode.
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
 * The isolation that a command line asks for: `off` if that was typed. Throws `sandbox` if the policy requires more, because a policy
 * is never weakened, and a typed option is never silently replaced.
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

/** Throws `untrusted` if the policy does not let a run with these facts start. */
function refuseStart(reasons: readonly string[]): void {
  if (reasons.length > 0)
    throw new HarnessError({
      code: 'untrusted',
      message: `the policy does not let this run start: ${reasons.join('; ')}`,
      hint: 'See `require` in the policy.',
    });
}

/** The models of the run without a known price: no limit of cost ever applies to them. */
function findUnpricedModels(
  { provider, model, fallbackModel }: ActionInputs,
  { prices, agents }: Policy,
): readonly string[] {
  if (provider === 'replay') return [];
  return [model, fallbackModel, ...(agents?.models ?? [])].filter(
    (name) => name !== null && readCostUsd(name, noTokens, prices) === null,
  ) as string[];
}

/** Throws `usage` if an input or the policy sets a limit of cost that cannot hold. */
function refuseUnknownPrice(models: readonly string[], { limits }: ActionInputs, policy: Policy): void {
  const place =
    limits.costUsd !== null ? 'max-cost-usd' : policy.limits.costUsd !== undefined ? 'limits.costUsd' : null;
  if (place === null) return;
  throw new HarnessError({
    code: 'usage',
    message: `${place} is given, but the price of ${models.join(' and ')} is not known`,
    hint: `Add the price to the policy, prices: { ${models[0]}: { inputUsd, cachedUsd, outputUsd } } in US dollars for a million tokens, or leave ${place} out and bound the run by max-tokens.`,
  });
}

function describeUnknownPrice(model: string): string {
  return `the price of ${model} is not known, so its cost is unknown and the default limit of ${defaultRunLimits.costUsd} US dollars does not hold; max-tokens and max-turns bound the run, and \`prices\` in the policy gives the price`;
}

function refuseModel(): never {
  throw new Error('a dry run sends no request to a model');
}

const maxRetryDelayMs = 10 * 60_000;

/** Prepares the model that the inputs name. Rejects with `usage` before anything runs. */
async function prepareModel(options: {
  readonly host: Host;
  readonly inputs: ActionInputs;
  readonly secrets: ActionSecrets;
  readonly limits: RunLimits;
  readonly policy: Policy;
}): Promise<CreateRunModel> {
  const { host, inputs, secrets, limits, policy } = options;
  if (inputs.provider === 'replay') {
    const source = locateRecording(inputs.replay ?? '');
    const recording = readRecording(await readRecordingFile(source), source);
    return ({ observe }) => createReplayModel({ recording, observed: observe, mode: inputs.replayMode, source });
  }
  const { model, fallbackModel, idleTimeoutMs, baseUrl, effort } = inputs;
  const api = modelApis.find((known) => known.name === inputs.provider);
  if (model === null || api === undefined)
    throw new HarnessError({
      code: 'usage',
      message: `provider: ${inputs.provider} lacks a model`,
      hint: 'Give model: the name as your provider writes it.',
    });
  const proxy = chooseProxy(host.facts.environment, baseUrl ?? api.defaultBaseUrl);
  const fetch = createModelFetch(proxy, idleTimeoutMs);
  // Only the key of this very API; a model server without a key still needs a text for the header.
  const apiKey = secrets.apiKeys.get(api.keyInput) ?? 'none';
  return ({ observe, emit, name: other }) => {
    const deadlineMs = host.clock.monotonicMs() + getWorkingMs(limits);
    const create = (name: string): Model =>
      createRetryingModel({
        model: createImageFallback(
          createModel(
            api,
            { model: name, apiKey, baseUrl, effort, idleTimeoutMs, createId: host.createId, fetch },
            policy.prices,
          ),
        ),
        clock: host.clock,
        random: host.random,
        totalDelayMs: maxRetryDelayMs,
        deadlineMs: () => deadlineMs,
        onFailure: ({ attempt, code, message, usage, retryInMs }) =>
          emit({
            type: 'model-failed',
            turn: observe().filter(({ type }) => type === 'model-requested').length,
            ...{ attempt, code, message, usage, retryInMs },
            costUsd: usage === noTokens ? 0 : readCostUsd(name, usage, policy.prices),
          }),
      });
    if (other !== undefined) return create(other);
    if (fallbackModel === null) return create(model);
    return createFallbackModel(create(model), create(fallbackModel), ({ message }) =>
      emit({ type: 'warning', message: `${model} failed (${message}); ${fallbackModel} answers from here on` }),
    );
  };
}

function locateRecording(path: string): string {
  return isFolder(path) ? join(path, recordFiles.history) : path;
}

// A path that cannot be inspected is reported when it is read.
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
