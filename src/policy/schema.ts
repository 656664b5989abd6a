import { z } from 'zod';
import { decisions } from '../core/decision.ts';
import { matchers } from './matchers/index.ts';
import { permissionName } from './permission.ts';
import { listOf, oneOrMore, positiveWhole, strictObject, text, unsupported } from './schema-parts.ts';

const ruleId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'an id is lower-case letters, digits and "-"')
  .refine((id) => !reservedRuleIds.includes(id), 'the harness itself uses this id');

/** Ids under which the harness decides without a rule of the file. */
export const reservedRuleIds = [
  'default',
  'default-opaque',
  'protected',
  'limit',
  'rejected',
  'tools',
  'error',
  'known-read-only',
  'harmless-env',
];

const conditionShape: Record<string, z.ZodType> = {
  ...Object.fromEntries(matchers.map(({ key, schema }) => [key, schema.optional()])),
  net: unsupported('net (network rules)'),
};

/** The conditions of a rule, under `when` or `unless`. */
export const conditionsSchema = strictObject(conditionShape).refine(
  (written) => Object.values(written).some((value) => value !== undefined),
  'name at least one condition',
);

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
  escalate: unsupported('escalate (an approval channel)'),
  final: unsupported('final'),
});

const defaultDecision = z.enum(decisions.filter((decision) => decision !== 'allow-for-run'));

/** A name that may be passed on to commands; what holds a key or changes how programs start is refused. */
const passedVariable = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'a variable is named by letters, digits and "_"')
  .refine(
    (name) =>
      !/^(?:GITHUB_(?:TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|GH_TOKEN|INPUT_.*|ACTIONS_.*|.*(?:_KEY|TOKEN|SECRET|PASSWORD|CREDENTIALS?))$/i.test(
        name,
      ),
    'a variable that may hold a key is never passed to commands',
  )
  .refine(
    (name) => !/^(?:PATH|LD_.*|GIT_.*|NODE_OPTIONS|BASH_ENV|ENV)$/i.test(name),
    'a variable that changes which program runs is never passed to commands',
  );

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
});

const customPack = strictObject({ extends: z.array(text).optional(), tools: z.array(text).optional() });

/** The policy file. Everything that this version cannot enforce is an error here, never a silence. */
export const policyFileSchema = strictObject({
  version: z.literal(1, 'version must be 1'),
  name: text.max(100, 'the name is longer than 100 characters'),
  extends: z
    .array(
      z.union([
        text.refine(
          (source) => !/^[a-z][a-z0-9+.-]*:\/\//i.test(source),
          'a remote policy is not supported by this version',
        ),
        strictObject({ url: unsupported('a remote policy'), sha256: unsupported('a remote policy') }),
      ]),
    )
    .optional(),
  approvals: z
    .enum(['untrusted', 'never', 'on-request', 'on-failure'])
    .refine(
      (preset) => preset === 'untrusted' || preset === 'never',
      'on-request and on-failure are not supported by this version; write untrusted or never',
    )
    .optional(),
  harness: strictObject({
    mode: z.enum(['enabled', 'dry-run', 'disabled']).optional(),
    limits: scriptLimits.optional(),
    providers: unsupported('harness.providers'),
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
  require: strictObject({
    actor: strictObject({
      permission: oneOrMore(permissionName),
      association: unsupported('require.actor.association'),
    }).optional(),
    fork: z.literal(false, 'fork takes only false: a fork’s code does not start the run').optional(),
  }).optional(),
  profiles: unsupported('profiles'),
  programs: unsupported('programs'),
  taskTemplate: unsupported('taskTemplate'),
  sandbox: strictObject({
    require: z.enum(['namespaces', 'full']).optional(),
    network: unsupported('sandbox.network (commands have no network)'),
    caches: unsupported('sandbox.caches'),
    env: strictObject({ pass: z.array(passedVariable).optional() }).optional(),
    limits: strictObject({
      commandTimeoutMs: positiveWhole.optional(),
      memoryMb: positiveWhole.optional(),
      processes: positiveWhole.optional(),
      fileMb: positiveWhole.optional(),
      tmpMb: positiveWhole.optional(),
    }).optional(),
  }).optional(),
  rules: z.array(rule).optional(),
  tests: z.array(text).optional(),
});

export type PolicyFile = z.output<typeof policyFileSchema>;
export type RuleFile = z.output<typeof rule>;

/** The permissions that `require.actor` names; null where it asks for none. */
export function readRequiredPermissions(file: Pick<PolicyFile, 'require'>): readonly string[] | null {
  const actor = file.require?.actor;
  return actor === undefined ? null : listOf(actor.permission);
}
