import { createCallToDecide, isAllowed } from '../../core/types/decision.ts';
import type { SandboxPolicy } from '../../core/ports/policy.ts';
import { type Match, pickStrongest } from '../../core/types/match.ts';
import type { Settings } from '../file/settings.ts';
import { isBelow } from '../decide/paths/glob.ts';
import { type CompiledPolicy, listNarrowing } from '../decide/compiled-policy.ts';
import { protectedGlobs } from '../decide/paths/protected-paths.ts';
import { matchAll, varyingKeys, type Rule } from '../decide/rule.ts';
import { createNetworkPolicy, listConnectionDenials } from './sandbox-network.ts';
import { listOf } from '../../core/schema-parts.ts';
import { matchNames } from '../../core/text/match-names.ts';

/** Compiles the path rules to the files that a command may write. If a mount cannot express a rule exactly, it permits less. */
export function createSandboxPolicy(policy: CompiledPolicy, settings: Settings): Omit<SandboxPolicy, 'closed'> {
  const narrowing = listNarrowing(policy);
  const retries = settings.approvals === 'on-failure' ? 'retries' : 'no-retries';
  const policies = [policy, ...narrowing.map((narrower) => narrower.policy)];
  const shields = policies.flatMap((one) => listRestrictions(one, retries));
  const grants = policies.flatMap((one) => listGrants(one, retries));
  const isContained = needsContainment(policies);
  const complete = narrowing.filter(({ profile }) => profile.type === 'complete');
  return {
    require: isContained && settings.isolation !== 'strict' ? 'full' : settings.isolation,
    programs: isContained ? 'any' : 'by-name',
    passEnv: settings.passEnv,
    caches: settings.caches,
    writableGlobs: complete.reduce<readonly string[]>(
      (globs, narrower) => intersectGlobs(globs, listWritable(narrower.policy, retries)),
      listWritable(policy, retries),
    ),
    everWritableGlobs: complete.reduce<readonly string[]>(
      (globs, narrower) => intersectGlobs(globs, listEverWritable(narrower.policy)),
      listEverWritable(policy),
    ),
    protectedGlobs: unique([
      ...protectedGlobs,
      ...policy.protectedPaths,
      ...shields,
      ...grants.flatMap(({ except }) => except),
    ]),
    network: createNetworkPolicy(
      policies,
      settings.network,
      (one, rule) => matchCommandCall(one, rule, varyingKeys) !== 'no',
    ),
    deniedToServers: listConnectionDenials(policies, mayConcernServers),
    ...settings.commandLimits,
    freeDiskMb: settings.freeDiskMb,
    git: settings.git,
    unixSockets: settings.unixSockets,
    ptrace: settings.ptrace,
  };
}

/**
 * Whether a call may be repeated with the accesses that it was refused. If so, commands may for the moment write everything that a retry could be
 * granted: only then can the harness see what they would have changed. Each change is still decided for its own call, and is restored if that call
 * does not allow it.
 */
type Retries = 'retries' | 'no-retries';

// Such rules rely on the sandbox. Without its isolation, no command would be allowed to run.
function needsContainment(policies: readonly CompiledPolicy[]): boolean {
  return policies.some(
    ({ rules, defaultDecision }) =>
      !isAllowed(defaultDecision) &&
      rules.some(({ contains, audit }) => contains && !audit) &&
      !rules.some((rule) => rule.binds === 'command' && isAllowed(rule.decision) && !rule.audit),
  );
}

function listWritable(policy: CompiledPolicy, retries: Retries): readonly string[] {
  const everything = isAllowed(policy.defaultDecision) ? ['**'] : [];
  const globs = [...listGrants(policy, retries).flatMap((grant) => grant.globs), ...everything];
  return unique(globs.filter((glob) => !glob.startsWith('/')));
}

function listEverWritable(policy: CompiledPolicy): readonly string[] {
  if (isAllowed(policy.defaultDecision)) return ['**'];
  const writers = policy.catalogue.tools.listNames('command', 'session', 'write');
  return unique(
    policy.rules.flatMap((rule) => {
      if (rule.audit || rule.decision === 'deny' || rule.decision === 'deny-and-abort') return [];
      if (rule.binds === 'write') return readGlobs(rule.written.when);
      const matches = matchNames(rule.toolNames ?? ['*']);
      return rule.binds === null && writers.some(matches) ? ['**'] : [];
    }),
  );
}

function listRestrictions(policy: CompiledPolicy, retries: Retries): readonly string[] {
  return policy.rules.flatMap((rule) =>
    rule.audit ||
    isAllowed(rule.decision) ||
    rule.decision === 'escalate' ||
    (retries === 'retries' && yieldsToRetry(rule))
      ? []
      : readRestriction(policy, rule),
  );
}

function listGrants(policy: CompiledPolicy, retries: Retries): PathClaim[] {
  // A write that a person may approve is decided per call. The gate restores it if no person approved.
  const mayGrant = ({ decision }: Rule): boolean => isAllowed(decision) || decision === 'escalate';
  return policy.rules.flatMap((rule) => (rule.audit || !mayGrant(rule) ? [] : readGrant(policy, rule, retries)));
}

function yieldsToRetry({ decision, unless }: Rule): boolean {
  return decision === 'explain' || (unless?.some(({ key }) => key === 'justified') ?? false);
}

// Of each pair, the glob that is contained in the other. If neither certainly is, the pair adds nothing.
function intersectGlobs(left: readonly string[], right: readonly string[]): string[] {
  return unique(
    left.flatMap((one) => right.flatMap((other) => (isBelow(one, other) ? [one] : isBelow(other, one) ? [other] : []))),
  );
}

interface PathClaim {
  readonly globs: readonly string[];
  readonly except: readonly string[];
}

// A denial counts for commands as soon as it may apply to one of them.
function readRestriction(policy: CompiledPolicy, rule: Rule): readonly string[] {
  if (rule.binds !== 'write' || matchCommandCall(policy, rule, varyingKeys) === 'no') return [];
  // The effect of a change is known only after the command has ended, and is decided then.
  if (rule.when.some(({ key }) => key === 'change')) return [];
  return readGlobs(rule.written.when);
}

// A mount holds for the whole run and for every command, so a grant that depends on the single call adds no mount.
function readGrant(policy: CompiledPolicy, rule: Rule, retries: Retries): PathClaim[] {
  if (rule.binds !== 'write' || rule.perRun !== null) return [];
  if (matchCommandCall(policy, rule, new Set(retries === 'retries' ? ['justified'] : [])) !== 'must') return [];
  if (rule.unless?.some(({ binds }) => binds !== 'write') === true) return [];
  return [{ globs: readGlobs(rule.written.when), except: readGlobs(rule.written.unless ?? {}) }];
}

// Commands, sessions and custom tools share their mounts. A change that only one of them may make is checked afterwards against the rules for that call.
function matchCommandCall(policy: CompiledPolicy, rule: Rule, ignored: ReadonlySet<string>): Match {
  return policy.catalogue.tools
    .listNames('command', 'session', 'custom')
    .map((tool) => matchToolCall(policy, rule, ignored, tool))
    .reduce<Match>(pickStrongest, 'no');
}

// It is not known for which of its tools a server connects, so a denial for one tool applies to the whole server.
function mayConcernServers(policy: CompiledPolicy, rule: Rule): boolean {
  if (rule.toolNames?.some((name) => name.startsWith('mcp.') || name.includes('*')) === false) return false;
  return (
    matchToolCall(policy, rule, new Set([...varyingKeys, 'tool']), policy.catalogue.tools.pickName('command')) !== 'no'
  );
}

function matchToolCall(policy: CompiledPolicy, rule: Rule, ignored: ReadonlySet<string>, tool: string): Match {
  const steady = rule.when.filter(({ binds, key }) => binds === null && !ignored.has(key));
  // Most rules of a long policy have no other condition.
  if (steady.length === 0) return 'must';
  if (steady.some(({ key }) => varyingKeys.has(key))) return 'may';
  const call = createCallToDecide({ tool, accesses: [], args: null });
  return matchAll(steady, {
    call,
    access: { type: 'none' },
    facts: policy.facts,
    intent: 'grant',
    path: null,
  });
}

function readGlobs(conditions: { readonly [key: string]: unknown }): readonly string[] {
  const written = conditions['write'] as string | readonly string[] | undefined;
  return written === undefined ? [] : listOf<string>(written);
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
