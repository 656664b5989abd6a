import type { ConnectAccess, PathAccess } from '../../core/types/access.ts';
import type { FileChange } from '../../core/types/change.ts';
import type { CallToDecide } from '../../core/types/decision.ts';
import { agentProfile, type CompiledPolicy } from './compiled-policy.ts';
import type { ReservedRuleId } from './rule-file.ts';
import { createImplicitAllow, type AccessToDecide, type Vote } from './vote.ts';
import { explainStarter } from '../commands/lower.ts';
import { explainRejected, explainRejectedWrite } from '../commands/rejected.ts';
import { isHarmlessVariable } from '../commands/shell/variables.ts';
import { isOutputPath } from '../../core/output-directories.ts';
import { searchRule } from '../../core/types/search.ts';
import { readProxyHost } from './hosts/net-host.ts';
import { isPlainPath } from '../../core/text/path-text.ts';
import { explainProtected } from './paths/protected-paths.ts';
import { explainUnheld } from './unheld-change.ts';
import { coversHost } from '../../core/types/network.ts';

/** Decisions that no rule can change: withdrawn tools, rejected commands, protected files, changes that no patch holds, invalid paths. */
export function explainFixed({ policy, call, access, profile, declared }: AccessToDecide): Vote[] {
  const votes: Vote[] = [];
  if (!policy.hasTool(call.tool))
    votes.push(
      deny(
        'tools',
        profile?.name === agentProfile
          ? `this agent was started without the tool ${call.tool}`
          : explainWithheld(policy, call.tool),
      ),
    );
  if (access.type === 'command') {
    const reason = explainRejected(access);
    if (reason !== null) votes.push(deny('rejected', reason));
  }
  if (access.type === 'opaque' && access.rejected === true) votes.push(deny('rejected', access.reason));
  if (access.type === 'write') {
    const reason = explainProtected(access.path, policy.protectedPaths);
    if (reason !== null) votes.push(deny('protected', reason));
    const device = explainRejectedWrite(access.path);
    if (device !== null) votes.push(deny('rejected', device));
    const change = findChange(call, access, declared);
    const unheld = change === null ? null : explainUnheld(change, policy.patchAllows);
    if (unheld !== null) votes.push({ ...deny('rejected', unheld), source: 'patch' });
  }
  if ((access.type === 'write' || access.type === 'read') && (!access.valid || !isPlainPath(access.path)))
    votes.push(deny('rejected', 'this is not a path that can be allowed'));
  return votes;
}

/**
 * Accesses that need no rule unless a rule denies them: wrappers, builtins of the shell, variables that only change the output, hosts that are
 * open to every command, and redirections of a command to a path that no patch contains.
 */
export function explainImplicitAllow({ policy, call, access, declared }: AccessToDecide): Vote | null {
  // `/tmp` is the scratch directory of the run, for commands and file tools. No tool reaches the machine's `/tmp`.
  if ((access.type === 'read' || access.type === 'write') && isScratch(access))
    return createImplicitAllow('scratch', 'the temporary directory of the run');
  const { isDisposable = isOutputPath } = call;
  if (!declared && access.type === 'write' && access.valid && !access.path.startsWith('/') && isDisposable(access.path))
    return createImplicitAllow('disposable', 'a path that commands write for the run only');
  if (access.type === 'command') {
    const why = explainStarter(access);
    if (why === 'wraps')
      return createImplicitAllow('wrapper', 'a command that only starts others, which are decided by themselves');
    if (why === 'harmless') return createImplicitAllow('harmless', 'a command that changes nothing outside itself');
  }
  if (access.type === 'env' && (access.inert === true || isHarmlessVariable(access.name)))
    return createImplicitAllow('harmless-env', 'a variable that does not change what a program runs');
  if (access.type === 'session') return createImplicitAllow('session', 'a session whose program was allowed to run');
  if (access.type === 'connect' && isSearch(policy, call, access))
    return createImplicitAllow(searchRule, 'the search service that the policy names');
  if (access.type === 'connect' && isOpen(policy, access))
    return createImplicitAllow('sandbox-network', 'a host that is open to every command');
  return null;
}

const changesByPath = new WeakMap<NonNullable<CallToDecide['changes']>, ReadonlyMap<string, FileChange>>();

/** The change of a path that a call writes; null if it is not known yet, or no patch has the path. */
function findChange({ changes }: CallToDecide, { path }: PathAccess, declared: boolean): FileChange | null {
  if (path.startsWith('/')) return null;
  // A call that no tool described, for example of a test or a record, writes files.
  if (changes === null)
    return declared ? { path, before: null, after: { kind: 'file', executable: false, content: null } } : null;
  // The changes of a run are decided path by path.
  const known = changesByPath.get(changes) ?? new Map(changes.map((change) => [change.path, change]));
  changesByPath.set(changes, known);
  return known.get(path) ?? null;
}

/** The key that a tool needs and that the policy lacks; null if it lacks no key. */
export function explainMissingKey(
  { catalogue, search, agents }: Pick<CompiledPolicy, 'catalogue' | 'search' | 'agents'>,
  tool: string,
): string | null {
  if (search === null && catalogue.tools.isOf(tool, 'search'))
    return `${tool} needs a search service, and the policy names none: add search: { format, url } or search: { format: hosted } to it`;
  if (agents === null && catalogue.tools.isOf(tool, 'agent'))
    return `${tool} needs the key agents, which the policy does not have: add agents: {} to it`;
  return null;
}

/** Why a policy does not offer a tool, and the key that would. */
export function explainWithheld(policy: CompiledPolicy, tool: string): string {
  const missing = explainMissingKey(policy, tool);
  if (missing !== null) return missing;
  const { tools: known } = policy.catalogue;
  const kind = known.facts.find(({ name }) => name === tool)?.kind;
  const others = kind === undefined ? [] : known.listNames(kind).filter(policy.hasTool);
  const instead = others.length === 0 ? '' : `; it offers ${others.join(' and ')}`;
  return `the policy does not offer the tool ${tool}: tools.pack or tools.deny leaves it out${instead}`;
}

function isScratch({ path, valid }: PathAccess): boolean {
  return valid && (path === '/tmp' || path.startsWith('/tmp/'));
}

function isOpen({ network }: CompiledPolicy, access: ConnectAccess): boolean {
  const host = readProxyHost(access.host);
  return host !== null && network.allow.some((grant) => grant.port === access.port && coversHost(grant.host, host));
}

function isSearch({ catalogue, search }: CompiledPolicy, { tool }: CallToDecide, access: ConnectAccess): boolean {
  if (search === null || search.format === 'hosted' || !catalogue.tools.isOf(tool, 'search')) return false;
  const { scheme, host, port } = search.url;
  return access.scheme === scheme && access.host === host && access.port === port;
}

function deny(rule: ReservedRuleId, reason: string): Vote {
  return { source: 'fixed', rule, layer: 'harness', decision: 'deny', reason, of: null, audit: false };
}
