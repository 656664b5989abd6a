import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { explainUnreadable, HarnessError } from '../../core/types/error.ts';
import { getWorkingMs, noTokens, type RunLimits } from '../../core/limits.ts';
import type { Model, ModelApi, ModelOptions, SendHttp } from '../../core/ports/model.ts';
import type { Policy } from '../../core/ports/policy.ts';
import { recordFiles } from '../../core/types/record.ts';
import type { ActionInputs, ActionSecrets } from '../../github/read-inputs.ts';
import type { Host } from '../host/host.ts';
import type { CreateRunModel } from './run-options.ts';
import { createFallbackModel } from '../../models/fallback.ts';
import { createContentFallback, imageContent, reasoningContent } from '../../models/content-fallback.ts';
import { createModel, modelApis } from '../../models/index.ts';
import { createRoutedClient } from '../../models/http-client.ts';
import { createKeySigner } from '../../models/key-signer.ts';
import { chooseProxy } from '../../models/proxy.ts';
import { choosePrices, readCostUsd } from '../../models/prices.ts';
import { createReplayModel, refuseEmptyRecording } from '../../models/replay/replay.ts';
import { createRetryingModel } from '../../models/retry.ts';
import { parseHistory } from '../../record/history.ts';

const maxRetryMs = 10 * 60_000;

const uncountedWarning =
  'the endpoint gives no token counts, or counts that cannot be true, so tokens and cost are estimated from the lengths of the texts';

/** Prepares the model that the inputs name. Rejects with `usage` before anything runs. */
export async function prepareModel(options: {
  readonly host: Host;
  readonly inputs: ActionInputs;
  readonly secrets: ActionSecrets;
  readonly limits: RunLimits;
  readonly policy: Policy;
}): Promise<CreateRunModel> {
  const { host, inputs, secrets, limits, policy } = options;
  if (inputs.provider === 'replay') {
    const { source, text } = await readRecording(inputs.replay ?? '');
    const { events: recording } = parseHistory(text, source);
    refuseEmptyRecording({ recording, source });
    return ({ observe }) => createReplayModel({ recording, observed: observe, mode: inputs.replayMode, source });
  }
  const { model, fallbackModel, idleTimeoutSeconds, effort } = inputs;
  const api = modelApis.find((known) => known.name === inputs.provider);
  if (model === null || api === undefined)
    throw new HarnessError({
      code: 'usage',
      message: `provider: ${inputs.provider} lacks a model`,
      hint: 'Give model: the name as your provider writes it.',
    });
  const { environment } = host.facts;
  const prices = choosePrices(api.access, policy.settings.prices);
  const send = createRoutedClient(environment);
  const { baseUrl, sign } = await openAccess(api.access, { host, inputs, secrets, send });
  // A variable that names no proxy is reported before the run.
  chooseProxy(environment, baseUrl ?? (api.access.type === 'key' ? api.access.defaultBaseUrl : ''));
  return ({ observe, emit, name: other }) => {
    const deadlineMs = host.clock.monotonicMs() + getWorkingMs(limits);
    let isReported = false;
    const report = (): void => {
      if (!isReported) emit({ type: 'warning', message: uncountedWarning });
      isReported = true;
    };
    const create = (name: string): Model => {
      const given = { model: name, sign, baseUrl, effort, send, createId: host.createId };
      const asked = createModel(api, { ...given, idleTimeoutMs: idleTimeoutSeconds * 1_000 }, prices);
      const counted = reportUncounted(asked, report);
      return createRetryingModel({
        model: createContentFallback(createContentFallback(counted, reasoningContent), imageContent),
        clock: host.clock,
        random: host.random,
        totalMs: maxRetryMs,
        deadlineMs,
        onFailure: ({ attempt, code, message, usage, retryInMs }) =>
          emit({
            type: 'model-failed',
            turn: observe().filter(({ type }) => type === 'model-requested').length,
            attempt,
            code,
            message,
            usage,
            retryInMs,
            costUsd: usage === noTokens ? 0 : readCostUsd(name, usage, prices),
          }),
      });
    };
    if (other !== undefined) return create(other);
    if (fallbackModel === null) return create(model);
    return createFallbackModel(create(model), create(fallbackModel), ({ message }) => {
      emit({ type: 'model-replaced', model: fallbackModel });
      emit({ type: 'warning', message: `${model} failed (${message}); ${fallbackModel} answers from here on` });
    });
  };
}

/** The address of the models, null for the API's own, and the signer of requests to it. */
async function openAccess(
  access: ModelApi['access'],
  {
    host,
    inputs,
    secrets,
    send,
  }: {
    readonly host: Host;
    readonly inputs: ActionInputs;
    readonly secrets: ActionSecrets;
    readonly send: SendHttp;
  },
): Promise<Pick<ModelOptions, 'baseUrl' | 'sign'>> {
  const { baseUrl, region, project, identity } = inputs;
  // Only the key of this very API; a model server without a key still needs a text for the header.
  if (access.type === 'key')
    return { baseUrl, sign: createKeySigner(access, secrets.apiKeys.get(access.input) ?? 'none') };
  const sign = await access.openSigner({
    region,
    project,
    identity,
    token: secrets.apiKeys.get('key-command') ?? null,
    environment: host.facts.environment,
    send,
    nowMs: () => host.clock.nowMs(),
    onSecret: (secret) => host.redactor.addSecret(secret),
  });
  return { baseUrl: baseUrl ?? access.locate({ region, project }), sign };
}

function reportUncounted(model: Model, report: () => void): Model {
  return {
    ...model,
    async respond(request) {
      const response = await model.respond(request);
      if (response.counted === 'estimated') report();
      return response;
    },
  };
}

/** Reads the history of a recorded run, from its directory or its file. */
async function readRecording(path: string): Promise<{ readonly source: string; readonly text: string }> {
  let source = path;
  try {
    if ((await stat(path)).isDirectory()) source = join(path, recordFiles.history);
    return { source, text: await readFile(source, 'utf8') };
  } catch (thrown) {
    throw new HarnessError({
      code: 'usage',
      message: `the recording ${source} cannot be read: ${explainUnreadable(thrown)}`,
      hint: 'Give a record directory or its history.jsonl.',
    });
  }
}
