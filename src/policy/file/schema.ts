import type { RuleFile } from '../decide/rule.ts';
import { unixSocketModes } from '../../core/ports/policy.ts';
import { isolationLevels } from '../../core/ports/sandbox.ts';
import * as z from 'zod';
import { defaultScriptLimits } from '../../core/limits.ts';
import { patchRisks } from '../../core/types/change.ts';
import { cacheNames } from '../../core/caches.ts';
import { decisions } from '../../core/types/decision.ts';
import { templateNames, templatePlaceholder } from '../../core/task-template.ts';
import { approvalPresets } from '../decide/approval-preset.ts';
import { associationName, permissionName } from '../decide/matchers/actor.ts';
import { conditionsSchema, matchers } from '../decide/matchers/index.ts';
import { findProfileProblem, profileConditionKeys } from './profile-names.ts';
import { customToolSettings } from './custom-tool-settings.ts';
import { mcpSettings } from './mcp-settings.ts';
import { networkSettings } from './network-settings.ts';
import { passedVariable } from './passed-variable.ts';
import { isPlainPath } from '../../core/text/path-text.ts';
import { findRemoteProblem } from './remote-source.ts';
import { publishSettings } from './publish-settings.ts';
import { searchSettings } from './search-settings.ts';
import { listOf, oneOrMore, positiveWhole, strictObject, text } from '../../core/schema-parts.ts';

const ruleId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'an id is lower-case letters, digits and "-"')
  .refine((id) => !reservedRuleIds.includes(id), 'the harness itself uses this id; choose another one');

/** Rule ids that the harness uses for its own decisions. A policy file cannot use them. */
export const reservedRuleIds = [
  'default',
  'default-opaque',
  'protected',
  'limit',
  'rejected',
  'tools',
  'error',
  'known-read-only',
  'wrapper',
  'harmless-env',
  'sandbox-network',
  'known-secret',
  'approval-timeout',
  'forward',
  'scratch',
  'write-implies-read',
  'open-below',
  'search',
  'secret',
  'session',
];

const rule = strictObject({
  id: ruleId,
  when: conditionsSchema,
  unless: conditionsSchema.optional(),
  decision: z.enum(decisions),
  reason: text.optional(),
  instead: text.optional(),
  limits: strictObject({ perRun: positiveWhole }).optional(),
  examples: strictObject({ match: z.array(text).optional(), not: z.array(text).optional() }).optional(),
  audit: z.boolean().optional(),
  acknowledge: z.literal('executes-workspace').optional(),
  escalate: strictObject({
    label: text.optional(),
    by: oneOrMore(permissionName).optional(),
    ttl: z
      .string()
      .regex(/^[1-9]\d{0,4}[mhd]$/, 'a time is written like 30m, 24h or 7d')
      .optional(),
  }).optional(),
  final: z.never({ error: 'final is not needed: no other rule or layer can weaken this one' }).optional(),
});

const defaultDecision = z.enum(decisions.filter((decision) => decision !== 'allow-for-run'));

const scriptLimits = strictObject({
  timeoutMs: positiveWhole.optional(),
  runningMs: positiveWhole.optional(),
  memoryMb: positiveWhole.optional(),
  stackKb: positiveWhole.optional(),
  sourceBytes: positiveWhole.optional(),
  returnBytes: positiveWhole.optional(),
  returnDepth: positiveWhole.optional(),
  toolCalls: positiveWhole.optional(),
  concurrentToolCalls: positiveWhole.optional(),
  concurrency: z.enum(['queue', 'reject']).optional(),
  consoleLines: positiveWhole.optional(),
  consoleLinesPerSecond: positiveWhole.optional(),
  progressEvents: positiveWhole.optional(),
  progressIntervalMs: positiveWhole.optional(),
  cleanupMs: positiveWhole.optional(),
  workerWaitMs: positiveWhole.optional(),
  streamBytes: positiveWhole.optional(),
  storeBytes: positiveWhole.max(defaultScriptLimits.storeBytes, 'the store holds at most 262144 bytes').optional(),
});

const scriptMode = z.enum(['enabled', 'dry-run', 'disabled']);

const customPack = strictObject({ extends: z.array(text).optional(), tools: z.array(text).optional() });

const pinnedSource = strictObject({
  url: text.superRefine((url, context) => {
    const message = findRemoteProblem(url);
    if (message !== null) context.addIssue({ code: 'custom', message, input: url });
  }),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'sha256 is 64 lower-case hexadecimal digits'),
});

const localSource = text.refine(
  (written) => !/^[a-z][a-z0-9+.-]*:\/\//i.test(written),
  'a remote policy is pinned: write { url, sha256 } instead of the address alone',
);

const programPath = z
  .string()
  .max(500, { error: 'the path is longer than 500 characters', abort: true })
  .refine(
    (path) => path.startsWith('/') && path !== '/' && isPlainPath(path),
    'a program is listed by its absolute path',
  );

/** Name → the absolute paths that are decided under that name, besides the bare name itself. */
const listedPrograms = z.record(
  z.string().regex(/^[A-Za-z0-9_+.[-]{1,100}$/, 'a program is named by its name on the PATH'),
  oneOrMore(programPath),
);

const taskTemplate = z
  .string()
  .min(1, 'the template is empty')
  .max(20_000, { error: 'the template is longer than 20,000 characters', abort: true })
  .superRefine((written, context) => {
    for (const [placeholder, name = ''] of written.matchAll(templatePlaceholder))
      if (!templateNames.some((known) => known === name.trim()))
        context.addIssue({
          code: 'custom',
          message: `${placeholder} is not a part of an event; a template may name ${templateNames.map((known) => `{{${known}}}`).join(', ')}`,
          input: written,
        });
  });

const price = z.number().nonnegative('must not be less than 0');

const bodyShape = {
  version: z.literal(1, 'version must be 1'),
  name: text.max(100, 'the name is longer than 100 characters'),
  extends: z.union([localSource, pinnedSource, z.array(z.union([localSource, pinnedSource]))]).optional(),
  approvals: z.enum(approvalPresets).optional(),
  harness: strictObject({
    mode: scriptMode.optional(),
    limits: scriptLimits.optional(),
    providers: z.record(text, strictObject({ mode: scriptMode })).optional(),
    continueOnError: z.boolean().optional(),
    spawn: z.boolean().optional(),
    runtime: z.enum(['quickjs', 'isolated-vm']).optional(),
  }).optional(),
  tools: strictObject({
    pack: text.optional(),
    packs: z.record(text, customPack).optional(),
    deny: oneOrMore(text).optional(),
  }).optional(),
  defaults: strictObject({
    decision: defaultDecision.optional(),
    opaque: defaultDecision.optional(),
    onError: z.literal('deny-and-abort', 'only deny-and-abort is supported by this version').optional(),
  }).optional(),
  limits: strictObject({
    turns: positiveWhole.optional(),
    toolCalls: positiveWhole.optional(),
    denials: positiveWhole.optional(),
    identicalCalls: positiveWhole.optional(),
    costUsd: z.number().positive('must be more than 0').optional(),
    tokens: positiveWhole.optional(),
    minutes: z.number().positive('must be more than 0').optional(),
  }).optional(),
  prices: z
    .record(
      text,
      strictObject({
        inputUsd: price,
        cachedUsd: price.optional(),
        cacheWriteUsd: price.optional(),
        outputUsd: price,
      }),
    )
    .optional(),
  require: strictObject({
    actor: strictObject({
      permission: oneOrMore(permissionName).optional(),
      association: oneOrMore(associationName).optional(),
      listed: z.boolean().optional(),
      schedule: z.boolean().optional(),
    })
      .refine(
        (actor) =>
          [actor.permission, actor.association, actor.listed, actor.schedule].some((value) => value !== undefined),
        'give permission, association, listed or schedule',
      )
      .optional(),
    fork: z.literal(false, 'fork takes only false: a fork’s code does not start the run').optional(),
  }).optional(),
  patch: strictObject({ allow: z.array(z.enum(patchRisks)).optional() }).optional(),
  programs: listedPrograms.optional(),
  taskTemplate: taskTemplate.optional(),
  sandbox: strictObject({
    require: z.enum(isolationLevels).optional(),
    network: networkSettings.optional(),
    caches: z.array(z.enum(cacheNames)).optional(),
    env: strictObject({ pass: z.array(passedVariable).optional() }).optional(),
    limits: strictObject({
      commandTimeoutMs: positiveWhole.optional(),
      memoryMb: positiveWhole.optional(),
      processes: positiveWhole.optional(),
      fileMb: positiveWhole.optional(),
      tmpMb: positiveWhole.optional(),
      cacheMb: positiveWhole.optional(),
      cpuSeconds: positiveWhole.optional(),
      outputMb: positiveWhole.optional(),
      freeDiskMb: positiveWhole.optional(),
    }).optional(),
    unixSockets: z.enum(unixSocketModes).optional(),
    ptrace: z.enum(['deny', 'allow']).optional(),
  }).optional(),
  agents: strictObject({
    models: z.array(text).optional(),
    chats: positiveWhole.optional(),
    children: positiveWhole.optional(),
    depth: positiveWhole.max(3, 'agents are nested at most 3 deep').optional(),
  }).optional(),
  mcp: mcpSettings.optional(),
  customTools: customToolSettings.optional(),
  search: searchSettings.optional(),
  publish: publishSettings.optional(),
  rules: z.array(rule).optional(),
  tests: z.array(text).optional(),
};

// Keys that describe the file as a whole, or that apply to every run, are not valid in a profile.
const {
  version: _version,
  name: _name,
  tests: _tests,
  programs: _programs,
  prices: _prices,
  taskTemplate: _taskTemplate,
  customTools: _customTools,
  search: _search,
  publish: _publish,
  ...profileShape
} = bodyShape;

const profile = strictObject({
  when: strictObject(
    Object.fromEntries(
      matchers.flatMap(({ key, schema }) => (profileConditionKeys.includes(key) ? [[key, schema.optional()]] : [])),
    ),
  )
    .refine((written) => Object.values(written).some((value) => value !== undefined), 'name at least one condition')
    .optional(),
  ...profileShape,
}).refine(
  (written) => Object.values(written).some((value) => value !== undefined),
  'a profile says at least one thing',
);

/** The schema of the policy file. Anything that this version cannot enforce is an error, and is never ignored. */
export const policyFileSchema = strictObject({
  ...bodyShape,
  profiles: z
    .record(z.string(), profile)
    .superRefine(
      (profiles, context) => {
        for (const [name, written] of Object.entries<unknown>(profiles)) {
          const hasConditions = typeof written === 'object' && written !== null && Object.hasOwn(written, 'when');
          const message = findProfileProblem(name, hasConditions);
          if (message !== null) context.addIssue({ code: 'custom', path: [name], message, input: name });
        }
      },
      // Runs even if a profile has other errors, so that all problems are reported at once.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    )
    .optional(),
});

export type ExtendsSource = z.output<typeof localSource> | z.output<typeof pinnedSource>;
interface Rules {
  readonly rules?: readonly RuleFile[] | undefined;
}

export type ProfileFile = Omit<z.output<typeof profile>, 'rules'> & Rules;
export type PolicyFile = Omit<z.output<typeof policyFileSchema>, 'rules' | 'profiles'> &
  Rules & { readonly profiles?: Readonly<Record<string, ProfileFile>> | undefined };

/** The permissions that `require.actor` lists. Returns null if it requires none; empty if it names only other ways to start a run. */
export function readRequiredPermissions(file: Pick<PolicyFile, 'require'>): readonly string[] | null {
  const actor = file.require?.actor;
  if (actor?.permission !== undefined) return listOf<string>(actor.permission);
  return actor === undefined || actor.association !== undefined ? null : [];
}

/** The associations that `require.actor` lists. Returns null if it requires none. */
export function readRequiredAssociations(file: Pick<PolicyFile, 'require'>): readonly string[] | null {
  const actor = file.require?.actor;
  return actor?.association === undefined ? null : listOf<string>(actor.association);
}
