import type { SandboxPolicy, View } from '../../core/ports/policy.ts';
import { isPlainPath } from '../../core/text/path-text.ts';
import { isAllowed, isDenial } from '../../core/types/decision.ts';
import { compileBelow, namesTarget } from '../decide/below-directory.ts';
import { listGranting, listPolicies, type CompiledPolicy, listActive } from '../decide/compiled-policy.ts';
import { isOffered } from '../decide/offered-tools.ts';
import { explainProtected } from '../decide/paths/protected-paths.ts';
import { readRuleGlobs } from '../decide/rule.ts';
import { compileGlobs } from '../../core/text/glob.ts';
import { matchNames } from '../../core/text/match-names.ts';
import { createClosedPaths, createPathsClosedTo } from './closed-paths.ts';
import { createNetworkPolicy, listDeniedToServers } from './sandbox-network.ts';

/** Creates the function that returns the view of the processes and tools of a run. The view is computed once, at the first call. */
export function createView(policy: CompiledPolicy): () => View {
  let view: View | null = null;
  return () => (view ??= computeView(policy));
}

function computeView(policy: CompiledPolicy): View {
  const isContained = listPolicies(policy).some(needsContainment);
  const writeGrants = listGranting(policy).map(listWriteGrants);
  return {
    require: isContained && policy.isolation !== 'strict' ? 'full' : policy.isolation,
    programs: isContained ? 'any' : 'by-name',
    passEnv: policy.passEnv,
    caches: policy.caches,
    mayWriteBelow: createWritableCheck(policy, writeGrants),
    allowsWrites: writeGrants.every((grants) => grants.length > 0),
    closed: createClosedPaths(policy),
    closedTo: (tool) => createPathsClosedTo(policy, tool),
    isOffered: (tool) => isOffered(policy, tool),
    network: createNetworkPolicy(policy),
    authorities: policy.network.authorities,
    deniedToServers: listDeniedToServers(policy),
    ...policy.commandLimits,
    freeDiskMb: policy.freeDiskMb,
    git: policy.git,
    unixSockets: policy.unixSockets,
    ptrace: policy.ptrace,
  };
}

// Such rules rely on the sandbox. Without its isolation, no command would be allowed to run.
function needsContainment(policy: CompiledPolicy): boolean {
  const rules = listActive(policy);
  return (
    !isAllowed(policy.defaultDecision) &&
    rules.some(({ contains }) => contains) &&
    !rules.some(({ binds, decision }) => binds === 'command' && isAllowed(decision))
  );
}

type DirectoryCheck = (directory: string) => boolean;

// Each of several policies has to allow the write, and no rule of any policy may certainly deny all below the directory.
function createWritableCheck(
  policy: CompiledPolicy,
  grants: readonly (readonly DirectoryCheck[])[],
): SandboxPolicy['mayWriteBelow'] {
  const denials = listPolicies(policy).flatMap(listWriteDenials);
  return (directory) =>
    grants.every((checks) => checks.some((mayWriteBelow) => mayWriteBelow(directory))) &&
    !denials.some((deniesAllBelow) => deniesAllBelow(directory)) &&
    isPlainPath(directory) &&
    explainProtected(`${directory}/x`, policy.protectedPaths) === null;
}

function listWriteGrants(policy: CompiledPolicy): DirectoryCheck[] {
  if (isAllowed(policy.defaultDecision)) return [() => true];
  const writers = policy.catalogue.tools.listNames('command', 'session', 'write');
  return listActive(policy).flatMap((rule) => {
    // Changes of contained commands are decided by rules about writes.
    if (rule.contains || isDenial(rule.decision)) return [];
    if (rule.binds === null) return writers.some(matchNames(rule.toolNames ?? ['*'])) ? [() => true] : [];
    if (rule.binds !== 'write') return [];
    // An exception with another condition may not hold for some call.
    const isAlwaysExcepted = rule.unless?.every(namesTarget) === true;
    return [compileBelow(rule, { when: 'may', unless: isAlwaysExcepted ? 'must' : 'no' }).mayApply];
  });
}

// Only a rule without another condition applies to every call. Under `on-failure`, a refused command may be repeated with reasons. An exception
// counts if it opens files of any name: one for `package.json` opens no program.
function listWriteDenials(policy: CompiledPolicy): DirectoryCheck[] {
  return listActive(policy).flatMap((rule) => {
    const restricts = !isAllowed(rule.decision) && rule.decision !== 'escalate';
    const yields = rule.decision === 'explain' && policy.approvals === 'on-failure';
    const isSteady = [...rule.when, ...(rule.unless ?? [])].every(({ key }) => key === 'write');
    if (rule.binds !== 'write' || !restricts || yields || !isSteady) return [];
    const isExcepted = compileGlobs(readRuleGlobs(rule, 'unless'));
    const { appliesToAll } = compileBelow(rule, { when: 'must', unless: 'no' });
    return [(directory: string) => appliesToAll(directory, 'must') && !isExcepted(`${directory}/x`)];
  });
}
