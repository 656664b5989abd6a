import { z } from 'zod';
import { HarnessError } from '../core/error.ts';
import type { Problem } from '../core/error.ts';
import { defaultRunLimits } from '../core/limits.ts';
import { modelApis } from '../core/model.ts';
import type { Effort, ModelApi } from '../core/model.ts';
import { outcomes } from '../core/outcome.ts';
import type { Outcome } from '../core/outcome.ts';
import type { IsolationLevel } from '../core/sandbox.ts';
import { scriptModes, type ScriptMode, type ScriptTurns } from '../core/script.ts';
import { checkTogether, inferProvider } from './input-checks.ts';
import type { ReadRaw } from './input-checks.ts';
import {
  amountOfMoney,
  endpoint,
  listOf,
  nameFrom,
  oneOf,
  optionalText,
  readBotLogin,
  readScriptTurns,
  readUserLogin,
  relativeFolder,
  textField,
  wholeNumber,
  yamlBoolean,
} from './input-fields.ts';
import { findNearestName } from './nearest-name.ts';
import type { TrustRules } from './permission.ts';
import type { PolicyReference } from './policy-source.ts';
import type { Environment } from './run-context.ts';

/** What is uploaded: `auto` is everything on private repositories, on public ones only patch, summary and audit. */
export type UploadScope = 'auto' | 'full' | 'off';

/** The action's inputs, valid and with their defaults. Holds no secret. */
export interface ActionInputs {
  /** `event`: made of what the event brings, by the policy's template. */
  readonly task:
    | { readonly type: 'text'; readonly text: string }
    | { readonly type: 'file'; readonly path: string }
    | { readonly type: 'event' };
  readonly policy: PolicyReference;
  readonly provider: ModelApi;
  /** Null for a recording, which names its own. */
  readonly model: string | null;
  readonly effort: Effort | null;
  readonly baseUrl: string | null;
  readonly mode: 'patch' | 'comment';
  readonly scriptHarness: ScriptMode;
  /** Turns that have a mode of their own. */
  readonly scriptTurns: readonly ScriptTurns[];
  readonly limits: {
    readonly turns: number;
    readonly costUsd: number | null;
    readonly tokens: number;
    readonly wallClockMs: number;
  };
  readonly trust: TrustRules;
  readonly setup: string | null;
  readonly verify: string | null;
  /** Relative to the workspace. */
  readonly workingDirectory: string;
  readonly requireIsolation: Exclude<IsolationLevel, 'off'>;
  readonly installSandbox: 'auto' | 'never';
  readonly comment: 'sticky' | 'off';
  /** Null for workflow and job. */
  readonly commentKey: string | null;
  readonly summary: 'full' | 'off';
  readonly uploadArtifact: UploadScope;
  /** Null for the repository's setting. */
  readonly retentionDays: number | null;
  readonly replay: string | null;
  readonly dryRun: boolean;
  readonly failOn: readonly Outcome[];
}

/** What must be masked in logs, kept from every child process and never written. */
export interface ActionSecrets {
  readonly openaiApiKey: string | null;
  readonly anthropicApiKey: string | null;
  readonly githubToken: string;
}

export interface InputsRead {
  readonly inputs: ActionInputs;
  readonly secrets: ActionSecrets;
  /** Inputs that the action does not know, one sentence each. */
  readonly warnings: readonly string[];
}

const defaultFailOn = outcomes.filter((outcome) => outcome !== 'completed' && outcome !== 'no-changes');

const fields = z.object({
  task: optionalText(),
  'task-file': optionalText(),
  policy: textField<PolicyReference>((text) => {
    if (!text.startsWith('builtin:')) return { value: { type: 'file', path: text || '.github/script-harness.yml' } };
    const name = text.slice('builtin:'.length);
    return name === ''
      ? { message: 'builtin: lacks a name', hint: 'Write it like builtin:read-only.' }
      : { value: { type: 'builtin', name } };
  }),
  provider: oneOf(modelApis, null),
  model: optionalText(),
  effort: oneOf(['low', 'medium', 'high'], null),
  'base-url': endpoint(),
  'openai-api-key': optionalText(),
  'anthropic-api-key': optionalText(),
  'github-token': textField((text) =>
    text === ''
      ? { message: 'there is no token', hint: 'Leave github-token out, so that it is the job’s own.' }
      : { value: text },
  ),
  mode: oneOf(['patch', 'comment'], 'patch'),
  'script-harness': oneOf(scriptModes, 'enabled'),
  'script-harness-turns': listOf(readScriptTurns),
  'max-turns': wholeNumber({ min: 1, max: 1000, fallback: defaultRunLimits.turns }),
  'max-cost-usd': amountOfMoney(),
  'max-tokens': wholeNumber({ min: 1, max: 1_000_000_000, fallback: defaultRunLimits.tokens }),
  'timeout-minutes': wholeNumber({ min: 1, max: 7200, fallback: defaultRunLimits.wallClockMs / 60_000 }),
  'allow-users': listOf(readUserLogin),
  'allow-bot-users': listOf(readBotLogin),
  // Everybody can read a public repository, so `read` would let everybody in.
  'min-permission': oneOf(['triage', 'write', 'maintain', 'admin'], 'write'),
  setup: optionalText(),
  verify: optionalText(),
  'working-directory': relativeFolder(),
  'require-isolation': oneOf(['namespaces', 'full'], 'full'),
  'install-sandbox': oneOf(['auto', 'never'], 'auto'),
  comment: oneOf(['sticky', 'off'], 'sticky'),
  'comment-key': textField((text) => {
    if (text === '') return { value: null };
    return text.length <= 100
      ? { value: text }
      : { message: 'the key is longer than 100 characters', hint: 'Choose a shorter one.' };
  }),
  summary: oneOf(['full', 'off'], 'full'),
  'upload-artifact': textField<UploadScope>((text) => {
    if (text === 'full') return { value: 'full' };
    if (['', 'true', 'True', 'TRUE'].includes(text)) return { value: 'auto' };
    if (['false', 'False', 'FALSE'].includes(text)) return { value: 'off' };
    return { message: `${JSON.stringify(text)} is not one of true, false, full`, hint: 'Write true, false or full.' };
  }),
  'retention-days': wholeNumber({ min: 1, max: 400, fallback: null }),
  replay: optionalText(),
  'dry-run': yamlBoolean(false),
  'fail-on': listOf(nameFrom(outcomes)),
});

/** The inputs of action.yml, in its order. */
export const inputNames = Object.keys(fields.shape);

/**
 * Reads the inputs from the runner's `INPUT_*` variables. Rejects with `usage`, with all problems at once. Messages never
 * hold a key's value.
 */
export function readInputs(env: Environment): InputsRead {
  const raw = readRawInputs(env);
  const parsed = fields.safeParse(Object.fromEntries(raw));
  const readRaw: ReadRaw = (name) => raw.get(name)?.trim() ?? '';
  const problems = [...(parsed.success ? [] : parsed.error.issues.map(readProblem)), ...checkTogether(readRaw, env)];
  const provider = (parsed.success ? parsed.data.provider : null) ?? inferProvider(readRaw);
  if (!parsed.success || provider === null || problems.length > 0) {
    throw new HarnessError({
      code: 'usage',
      message: problems.length === 1 ? 'an input is not valid' : `${problems.length} inputs are not valid`,
      hint: 'action.yml and the README describe every input.',
      problems,
    });
  }
  const found = parsed.data;
  return {
    inputs: {
      task:
        found['task-file'] !== null
          ? { type: 'file', path: found['task-file'] }
          : found.task === null
            ? { type: 'event' }
            : { type: 'text', text: found.task },
      policy: found.policy,
      provider,
      model: found.model,
      effort: found.effort,
      baseUrl: found['base-url'],
      mode: found.mode,
      scriptHarness: found['script-harness'],
      scriptTurns: found['script-harness-turns'],
      limits: {
        turns: found['max-turns'],
        costUsd: found['max-cost-usd'],
        tokens: found['max-tokens'],
        wallClockMs: found['timeout-minutes'] * 60_000,
      },
      trust: {
        allowUsers: found['allow-users'],
        allowBotUsers: found['allow-bot-users'],
        minPermission: found['min-permission'],
      },
      setup: found.setup,
      verify: found.verify,
      workingDirectory: found['working-directory'],
      requireIsolation: found['require-isolation'],
      installSandbox: found['install-sandbox'],
      comment: found.comment,
      commentKey: found['comment-key'],
      summary: found.summary,
      uploadArtifact: found['upload-artifact'],
      retentionDays: found['retention-days'],
      replay: found.replay,
      dryRun: found['dry-run'],
      failOn: found['fail-on'].length === 0 ? defaultFailOn : found['fail-on'],
    },
    secrets: {
      openaiApiKey: found['openai-api-key'],
      anthropicApiKey: found['anthropic-api-key'],
      githubToken: found['github-token'],
    },
    warnings: findUnknownInputs(env),
  };
}

function variableOf(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}

function readRawInputs(env: Environment): ReadonlyMap<string, string> {
  return new Map(inputNames.map((name) => [name, env[variableOf(name)] ?? '']));
}

function readProblem(issue: z.core.$ZodIssue): Problem {
  const hint = issue.code === 'custom' ? issue.params?.['hint'] : '';
  return {
    message: `${issue.path.join('.')}: ${issue.message}`,
    hint: typeof hint === 'string' ? hint : '',
    file: null,
    line: null,
    column: null,
  };
}

function findUnknownInputs(env: Environment): readonly string[] {
  const known = new Set(inputNames.map(variableOf));
  return Object.keys(env)
    .filter((name) => name.startsWith('INPUT_') && !known.has(name))
    .map((name) => {
      const written = name.slice('INPUT_'.length).toLowerCase();
      const nearest = findNearestName(written, inputNames);
      return `The input ${written} is not known and has no effect.${nearest === null ? '' : ` Did you mean ${nearest}?`}`;
    });
}
