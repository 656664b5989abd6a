import { resolve } from 'node:path';
import { checkStart } from '../policy/resolve/check-start.ts';
import { HarnessError } from '../core/types/error.ts';
import { defaultRunLimits, noTokens, type RunLimits } from '../core/limits.ts';
import type { ModelApi } from '../core/ports/model.ts';
import type { Policy } from '../core/ports/policy.ts';
import type { PolicySettings } from '../core/ports/policy-settings.ts';
import { isAtLeast, type IsolationLevel } from '../core/types/isolation.ts';
import { pickStricterMode, type ScriptMode } from '../core/ports/script.ts';
import type { ActionInputs, ActionSecrets } from '../github/read-inputs.ts';
import type { RunOptions } from './parts/run-options.ts';
import { modelApis } from '../models/index.ts';
import { choosePrices, describeOldPrice, readCostUsd } from '../models/prices.ts';
import { findRepositoryRoot } from '../sandbox/workspace/git/git-layout.ts';
import { openCabinet } from './parts/cabinet.ts';
import { prepareModel } from './parts/prepare-model.ts';

/** The options of a run that its caller decides; all others derive from inputs and policy. */
export interface RunSources extends Omit<
  RunOptions,
  | 'task'
  | 'createModel'
  | 'answer'
  | 'mode'
  | 'cabinet'
  | 'readScriptMode'
  | 'limits'
  | 'setup'
  | 'verify'
  | 'requireIsolation'
> {
  /** Reads the task, after the policy has let the run start. */
  readonly readTask: () => RunOptions['task'] | Promise<RunOptions['task']>;
  readonly inputs: ActionInputs;
  readonly secrets: ActionSecrets;
}

/** The options of a run. Rejects with `untrusted`, `usage` or `sandbox` before anything runs. */
export async function assembleRun(sources: RunSources): Promise<RunOptions> {
  const { host, inputs, policy, secrets, readTask, ...rest } = sources;
  if (policy.facts === null) throw new Error('the policy of a run is loaded with its facts');
  refuseStart(checkStart(policy.settings, policy.facts));
  // The sandbox opens during the first request, which would be paid in vain.
  const root = findRepositoryRoot(sources.workspace);
  const picked = pickLimits(inputs.limits, policy);
  const models = listModels(inputs, policy);
  const access = modelApis.find(({ name }) => name === inputs.provider)?.access ?? null;
  const prices = choosePrices(access, policy.settings.prices);
  const unbounded = models.filter((name) => readCostUsd(name, noTokens, prices) === null);
  const aged = models.flatMap((name) => describeOldPrice(name, host.clock.nowMs(), prices) ?? []);
  if (unbounded.length > 0) refuseUnknownPrice(unbounded, inputs, policy);
  // No report may state a limit that cannot hold.
  const hasNoPrice = models.length > 0 && unbounded.length === models.length;
  const limits = hasNoPrice ? { ...picked, costUsd: null } : picked;
  return {
    ...rest,
    warnings: [
      ...rest.warnings,
      ...unbounded.map(describeUnknownPrice),
      ...aged,
      ...describeUnusedAddress(access, inputs.baseUrl, host.facts.environment),
    ],
    host,
    policy,
    task: await readTask(),
    createModel: inputs.dryRun ? refuseModel : await prepareModel({ host, inputs, secrets, limits, policy }),
    answer: await openAnswer(inputs, policy.settings),
    mode: inputs.mode,
    cabinet: inputs.cabinet === null ? null : openCabinet(resolve(host.workingDirectory, inputs.cabinet), root),
    readScriptMode: pickScriptMode(
      inputs,
      policy.settings.scriptModes.get(inputs.provider) ?? policy.settings.scriptMode,
    ),
    limits,
    setup: inputs.setup,
    verify:
      inputs.verify === null
        ? null
        : {
            command: inputs.verify,
            timeoutMs: inputs.verifyMinutes * 60_000,
            rule: inputs.verifyRule,
            rounds: inputs.verifyRounds,
            skipIfGreen: inputs.skipIfGreen,
          },
    requireIsolation: pickIsolation(inputs.requireIsolation, policy.view().require),
  };
}

/** The form of the last message: a typed result of the policy, or JSON for the input's schema. Most runs do not need one, and the validator is large. */
async function openAnswer(
  { outputSchema, mode }: ActionInputs,
  { typedResult }: PolicySettings,
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
export function pickLimits(inputs: ActionInputs['limits'], policy: Policy): RunLimits {
  const asked: RunLimits = { ...defaultRunLimits, ...inputs, costUsd: inputs.costUsd ?? defaultRunLimits.costUsd };
  const set = policy.settings.limits;
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
  inputs: Pick<ActionInputs, 'scriptHarness' | 'scriptHarnessTurns'>,
  policy: ScriptMode,
): (turn: number) => ScriptMode {
  return (turn) => {
    const named = inputs.scriptHarnessTurns.filter(({ from, to }) => from <= turn && (to === null || turn <= to));
    const asked = named.length === 0 ? inputs.scriptHarness : named.map(({ mode }) => mode).reduce(pickStricterMode);
    return pickStricterMode(asked, policy);
  };
}

/** The stronger of the input's and the policy's isolation. */
export function pickIsolation(input: IsolationLevel, policy: IsolationLevel | null): IsolationLevel {
  return policy === null || isAtLeast(input, policy) ? input : policy;
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

/** The models that the run may ask; a replay asks none. */
function listModels(
  { provider, model, fallbackModel }: ActionInputs,
  { settings: { agents } }: Policy,
): readonly string[] {
  if (provider === 'replay') return [];
  return [...new Set([model, fallbackModel, ...(agents?.models ?? [])].filter((name) => name !== null))];
}

/** Throws `usage` if an input or the policy sets a limit of cost that cannot hold. */
function refuseUnknownPrice(models: readonly string[], { limits }: ActionInputs, policy: Policy): void {
  const place =
    limits.costUsd !== null ? 'max-cost-usd' : policy.settings.limits.costUsd !== undefined ? 'limits.costUsd' : null;
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

/** A variable that names another address, and that the person who starts the run may expect to count. */
function describeUnusedAddress(
  access: ModelApi['access'] | null,
  baseUrl: string | null,
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  if (access?.type !== 'key' || baseUrl !== null || !environment[access.addressVariable]) return [];
  return [
    `requests go to ${access.defaultBaseUrl}: the variable ${access.addressVariable} is not used, since an earlier step may have set it; give the address by base-url`,
  ];
}

function refuseModel(): never {
  throw new Error('a dry run sends no request to a model');
}
