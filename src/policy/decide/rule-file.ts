import * as z from 'zod';
import { defaultUploadMb } from '../../core/limits.ts';
import type { Recorded } from '../../core/recorded.ts';
import {
  dateText,
  oneOrMore,
  optional,
  optionalMap,
  positiveWhole,
  strictObject,
  text,
} from '../../core/schema-parts.ts';
import { isPlainPath } from '../../core/text/path-text.ts';
import { decisions } from '../../core/types/decision.ts';
import { hostEntries } from './hosts/host-entries.ts';
import { permissionName } from './matchers/start.ts';
import { conditionsSchema } from './matchers/index.ts';

const ruleId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'an id is lower-case letters, digits and "-"')
  .refine((id) => !reservedRuleIds.some((reserved) => reserved === id), {
    error: ({ input }) => `the harness itself uses the id "${String(input)}"; choose another one`,
  });

/** Rule ids that the harness uses for its own decisions. A policy file cannot use them. */
export const reservedRuleIds = [
  'default',
  'default-opaque',
  'protected',
  'limit',
  'rejected',
  'tools',
  'error',
  'wrapper',
  'harmless',
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
  'contained',
  'disposable',
] as const;

export type ReservedRuleId = (typeof reservedRuleIds)[number];

/** A file that a sealed call, or setup, sees although it is closed. No glob: the author names each. */
export const seenFile = z
  .string()
  .refine(
    (path) => isPlainPath(path) && !path.startsWith('/') && !/[*?[\]{}]/.test(path),
    'a seen file is written as its path in the workspace, without a glob',
  );

/** A rule of a policy file. */
export const ruleSchema = strictObject({
  id: ruleId.describe('The rule’s name, which no other rule of all layers has.'),
  when: conditionsSchema.describe('Conditions. The rule matches if all of them match.'),
  unless: optional(conditionsSchema, 'Exceptions: if all of these conditions match, the rule does not match.'),
  decision: z
    .enum(decisions)
    .describe('The decision about a call that matches. Of several rules the strictest decides.'),
  reason: optional(text, 'The reason. The model receives it, and the record contains it.'),
  instead: optional(text, 'The alternative for the model.'),
  limits: optionalMap('Limits of this rule.', {
    perRun: positiveWhole.describe(
      'How many calls that match the rule one run may make. Further ones are denied, also if other rules allow them.',
    ),
  }),
  examples: optionalMap('Examples that are checked whenever the policy is loaded.', {
    match: optional(z.array(text), 'Commands, paths or names that the rule matches.'),
    not: optional(z.array(text), 'Commands, paths or names that the rule does not match.'),
  }),
  audit: optional(z.boolean(), '`true`: the rule is on trial. It is recorded and decides nothing.'),
  hosts: optional(
    hostEntries.min(1, 'the list is empty'),
    'The hosts that a call reaches which this command rule allows: a name, `*.` in front for its subdomains, `NAME:PORT`, or `registry:NAME`.',
  ),
  acknowledge: optional(
    z.literal('executes-workspace'),
    'The call runs in the agent’s workspace, home and temporary directories, so while it runs, all that the run can read may leave to `hosts`. Without the key, a call with hosts is sealed: it sees nothing that the agent wrote, and only its files below `/tmp/downloads` are kept.',
  ),
  sees: optional(
    z.array(seenFile).min(1, 'the list is empty'),
    'Files that the policy closes and that a sealed call sees nevertheless, such as `.npmrc`.',
  ),
  uploadMb: optional(
    positiveWhole.max(10_000, 'a call sends at most 10000 megabytes'),
    `Megabytes that the connections of one call may send together; ${defaultUploadMb} unless written otherwise.`,
  ),
  escalate: optionalMap('The people who can approve a call with `decision: escalate`.', {
    label: optional(text, 'The label by which a person approves.'),
    by: optional(oneOrMore(permissionName), 'Who may approve.'),
    ttl: optional(
      z.string().regex(/^[1-9]\d{0,4}[mhd]$/, 'a time is written like 30m, 24h or 7d'),
      'How long the request waits for an answer.',
    ),
  }),
  until: optional(
    dateText,
    'The last day on which the rule counts, in UTC. Afterwards a rule that allows has no effect, and one that asks denies.',
  ),
  owner: optional(text, 'Who answers for the rule. A denial names the owner when the rule has expired.'),
  ticket: optional(text, 'Where the reason for the rule is recorded. A denial names it when the rule has expired.'),
});

/** A rule as the policy file contains it. */
export type RuleFile = Recorded<typeof ruleSchema>;
