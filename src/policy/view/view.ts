import type { ClosedPaths, SandboxPolicy, View } from '../../core/ports/policy.ts';
import { isPlainPath } from '../../core/text/path-text.ts';
import { isAllowed } from '../../core/types/decision.ts';
import { type CompiledPolicy, listNarrowing } from '../decide/compiled-policy.ts';
import { createOfferedCheck } from '../decide/offered-tools.ts';
import { compileFolderGlobs } from '../decide/paths/folder-globs.ts';
import { explainProtected } from '../decide/paths/protected-paths.ts';
import { readRuleGlobs, type Rule } from '../decide/rule.ts';
import { matchNames } from '../../core/text/match-names.ts';
import { createClosedPaths, createPathsClosedTo } from './closed-paths.ts';
import { createNetworkPolicy, listDeniedToServers } from './sandbox-network.ts';

/** Creates the function that answers what the processes and tools of a run see and reach. It is computed once, when it is first asked. */
export function createView(policy: CompiledPolicy): () => View {
  let view: View | null = null;
  return () => (view ??= computeView(policy));
}

function computeView(policy: CompiledPolicy): View {
  const narrowing = listNarrowing(policy);
  const policies = [policy, ...narrowing.map((one) => one.policy)];
  const complete = narrowing.flatMap((one) => (one.profile.type === 'complete' ? [one.policy] : []));
  const isContained = needsContainment(policies);
  const closedTo = new Map<string, ClosedPaths>();
  return {
    require: isContained && policy.isolation !== 'strict' ? 'full' : policy.isolation,
    programs: isContained ? 'any' : 'by-name',
    passEnv: policy.passEnv,
    caches: policy.caches,
    mayWriteBelow: createWritableCheck(policies, [policy, ...complete]),
    closed: createClosedPaths(policy),
    closedTo(tool) {
      const known = closedTo.get(tool) ?? createPathsClosedTo(policy, tool);
      closedTo.set(tool, known);
      return known;
    },
    isOffered: createOfferedCheck(policies, [policy, ...complete]),
    network: createNetworkPolicy(policies),
    authorities: policy.network.authorities,
    deniedToServers: listDeniedToServers(policies),
    ...policy.commandLimits,
    freeDiskMb: policy.freeDiskMb,
    git: policy.git,
    unixSockets: policy.unixSockets,
    ptrace: policy.ptrace,
  };
}

// Such rules rely on the sandbox. Without its isolation, no command would be allowed to run.
function needsContainment(policies: readonly CompiledPolicy[]): boolean {
  return policies.some(
    ({ rules, defaultDecision }) =>
      !isAllowed(defaultDecision) &&
      rules.some(({ contains, audit }) => contains && !audit) &&
      !rules.some((rule) => rule.binds === 'command' && isAllowed(rule.decision) && !rule.audit),
  );
}

/**
 * Whether some call of a run may write a file below a folder: each of the `granting` policies may allow it, and no rule of any policy certainly denies
 * all of it. What is written is decided for each call.
 */
function createWritableCheck(
  policies: readonly CompiledPolicy[],
  granting: readonly CompiledPolicy[],
): SandboxPolicy['mayWriteBelow'] {
  const grants = granting.map(listWriteGrants);
  const denials = policies.flatMap(({ rules }) => rules.flatMap(readWriteDenial));
  const protectedPaths = policies[0]?.protectedPaths ?? [];
  return (folder) =>
    grants.every((checks) => checks.some((mayWriteBelow) => mayWriteBelow(folder))) &&
    !denials.some((deniesAllBelow) => deniesAllBelow(folder)) &&
    isPlainPath(folder) &&
    explainProtected(`${folder}/x`, protectedPaths) === null;
}

function listWriteGrants({ rules, defaultDecision, catalogue }: CompiledPolicy): ((folder: string) => boolean)[] {
  if (isAllowed(defaultDecision)) return [() => true];
  const writers = catalogue.tools.listNames('command', 'session', 'write');
  return rules.flatMap((rule) => {
    if (rule.audit || rule.decision === 'deny' || rule.decision === 'deny-and-abort') return [];
    // Such a rule matches programs, never files.
    if (rule.contains) return [];
    if (rule.binds === null) return writers.some(matchNames(rule.toolNames ?? ['*'])) ? [() => true] : [];
    if (rule.binds !== 'write') return [];
    const { mayMatchBelow } = compileFolderGlobs(readRuleGlobs(rule, 'when'), 'grant');
    const excepted = compileFolderGlobs(readRuleGlobs(rule, 'unless'), 'restrict');
    const isAlwaysExcepted = rule.unless?.every(({ key }) => key === 'write') === true;
    return [(folder: string) => mayMatchBelow(folder) && !(isAlwaysExcepted && excepted.matchesAllBelow(folder))];
  });
}

// Only a denial without another condition applies to every call.
function readWriteDenial(rule: Rule): ((folder: string) => boolean)[] {
  const denies = rule.decision === 'deny' || rule.decision === 'deny-and-abort';
  const isSteady = rule.when.every(({ key }) => key === 'write') && rule.unless === null;
  if (rule.binds !== 'write' || rule.audit || !denies || !isSteady) return [];
  return [compileFolderGlobs(readRuleGlobs(rule, 'when'), 'restrict').matchesAllBelow];
}
