import * as z from 'zod';
import type { Access } from '../../core/types/access.ts';
import type { CallToDecide } from '../../core/types/decision.ts';
import { runEvents, type PolicyFacts } from '../../core/types/policy-facts.ts';
import { dependencyRegistries } from '../../core/types/change.ts';
import { isolationLevels } from '../../core/types/isolation.ts';
import { listPolicies } from '../decide/compiled-policy.ts';
import { resolveFor, type ResolvedPolicy } from '../resolve/load.ts';
import { associationName, permissionName } from '../decide/matchers/start.ts';
import { dateText, positiveWhole, strictObject } from '../../core/schema-parts.ts';

const wholeNumber = z.number().int('must be a whole number').nonnegative('must not be negative');

/** The keys with which a test or a batch of calls describes the run, and the point of the run, at which a call is made. */
export const contextShape = {
  event: z.enum(runEvents).optional(),
  ref: z.string().optional(),
  label: z.string().optional(),
  fork: z.boolean().optional(),
  actor: strictObject({ permission: permissionName.optional(), association: associationName.optional() }).optional(),
  /** The author of the text or code that the run works on. */
  author: strictObject({ association: associationName }).optional(),
  /** The date of the run, for rules with `until`. */
  date: dateText.optional(),
  turn: positiveWhole.optional(),
  justified: z.boolean().optional(),
  tainted: z.boolean().optional(),
  isolation: z.enum(isolationLevels).optional(),
  /** The dependencies that the written manifest adds, with the answers of registries. */
  dependencies: z
    .array(
      strictObject({
        name: z.string(),
        registry: z.enum(dependencyRegistries).default('npm'),
        version: z.string().default(''),
        source: z.string().default(''),
        licence: z.string().nullable().default(null),
        ageDays: wholeNumber.nullable().default(null),
      }),
    )
    .optional(),
  /** The number of calls that a rule has already allowed: one number for every rule, or one per rule. */
  count: z.union([wholeNumber, z.record(z.string(), wholeNumber)]).optional(),
};

export const callContextSchema = strictObject(contextShape);

export type CallContext = z.output<typeof callContextSchema>;

/** The policy of a run with the facts of a context, which are merged over the facts of the policy. */
export function resolveInContext(policy: ResolvedPolicy, context: CallContext): ResolvedPolicy {
  const facts = readContextFacts(context, policy.facts);
  const { sources } = policy;
  const { date: today = sources.today } = context;
  return facts === policy.facts && today === sources.today ? policy : resolveFor({ ...sources, today }, facts);
}

/**
 * The facts of a context, merged over the given facts. A context without facts keeps the given ones. Of another event, or another actor, the facts that
 * it does not name are not known.
 */
export function readContextFacts(context: CallContext, given: PolicyFacts | null): PolicyFacts | null {
  const { event, ref, label, fork, actor, author } = context;
  if ([event, ref, label, fork, actor, author].every((value) => value === undefined)) return given;
  const known = event === undefined || event === given?.event ? given : null;
  const knownActor = actor === undefined ? known : null;
  return {
    event: event ?? known?.event ?? '',
    ref: ref ?? known?.ref ?? '',
    label: label ?? known?.label ?? '',
    fork: fork ?? known?.fork ?? false,
    actorPermission: actor?.permission ?? knownActor?.actorPermission ?? '',
    actorAssociation: actor?.association ?? knownActor?.actorAssociation ?? '',
    authorAssociation: author?.association ?? known?.authorAssociation ?? null,
  };
}

/** The properties of a call that depend on the point of the run at which it is made. */
export function readCallState(
  { turn, justified, tainted, count, isolation, dependencies }: CallContext,
  accesses: readonly Access[],
  policy: ResolvedPolicy,
): Pick<CallToDecide, 'turn' | 'justified' | 'tainted' | 'rulesUsed' | 'isolation' | 'dependencies'> {
  const manifests = accesses.flatMap((access) => (access.type === 'write' ? [access.path] : []));
  return {
    ...(dependencies !== undefined && {
      dependencies: manifests.flatMap((path) => dependencies.map((dependency) => ({ path, ...dependency }))),
    }),
    turn: turn ?? 1,
    justified: justified ?? false,
    tainted: tainted ?? false,
    isolation: isolation ?? 'full',
    rulesUsed: new Map(
      typeof count === 'number'
        ? listPolicies(policy.compiled).flatMap(({ rules }) => rules.map(({ id }) => [id, count]))
        : Object.entries(count ?? {}),
    ),
  };
}
