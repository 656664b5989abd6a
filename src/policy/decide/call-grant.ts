import { quoteWord, readLiterals, type CommandAccess } from '../../core/types/access.ts';
import { escapeControls } from '../../core/text/control-characters.ts';
import { defaultUploadMb } from '../../core/limits.ts';
import { searchRule } from '../../core/types/search.ts';
import { coversGrant, noGrant, type CallGrant, type NetworkGrant } from '../../core/types/network.ts';
import { isAllowed, type CallToDecide } from '../../core/types/decision.ts';
import { isHarmlessVariable } from '../commands/shell/variables.ts';
import { explainStarter } from '../commands/lower.ts';
import { isStdinFilter } from '../commands/stdin-filters.ts';
import { type CompiledPolicy, listActive } from './compiled-policy.ts';
import type { DecidedAccess } from './evaluate.ts';
import { readProxyHost } from './hosts/net-host.ts';
import { ask } from './matchers/matcher.ts';
import { joinLists, meetLists } from './meet-lists.ts';
import { matchRule, type HostSource } from './rule.ts';

const maxCommandCharacters = 200;

/**
 * The hosts of a call that its rules allow, and how its process runs with them: sealed, unless everything that gives it hosts acknowledges that it runs
 * what the agent wrote. Of several rules the call has all hosts, the closed files that each of them names, and the least limit.
 */
export function createGrant(policy: CompiledPolicy, call: CallToDecide, decided: readonly DecidedAccess[]): CallGrant {
  const tool = readToolHosts(policy, call);
  const connections = listConnections(decided, policy);
  // A search has an opaque access and starts no process.
  const starts =
    policy.catalogue.tools.isOf(call.tool, 'command', 'session') &&
    decided.some(({ access }) => access.type === 'command' || access.type === 'opaque');
  if (tool === null && !starts)
    return connections.length === 0 ? noGrant : { ...noGrant, kind: 'request', hosts: connections };
  const commands = readCommandHosts(decided);
  const hosts = joinLists([...(tool?.hosts ?? []), ...connections, ...commands.hosts], coversGrant);
  const [first, ...others] = [
    ...(tool === null ? [] : [tool]),
    ...decided.flatMap((item) => (item.access.type === 'connect' ? listRules(item) : [])),
    ...commands.sources,
  ];
  if (hosts.length === 0 || first === undefined) return noGrant;
  const sources = [first, ...others];
  const uploadMb = sources.flatMap((source) => source.uploadMb ?? []);
  return {
    kind: sources.every(({ acknowledged }) => acknowledged) ? 'acknowledged' : 'sealed',
    hosts,
    sees: first.sees.filter(
      (path) =>
        others.every(({ sees }) => sees.includes(path)) &&
        !policy.profiles.some((profile) => profile.type === 'restricting' && deniesReading(profile.policy, call, path)),
    ),
    uploadMb: uploadMb.length === 0 ? defaultUploadMb : Math.min(...uploadMb),
  };
}

// A rule opens what its own policy closes, and not what a floor or another profile denies.
function deniesReading(policy: CompiledPolicy, call: CallToDecide, path: string): boolean {
  const question = ask(call, { type: 'read', path, valid: true }, policy.facts);
  return listActive(policy).some(
    (rule) => rule.binds === 'read' && !isAllowed(rule.decision) && matchRule(rule, question) !== 'no',
  );
}

function readToolHosts({ customTools }: CompiledPolicy, { tool }: CallToDecide): HostSource | null {
  const custom = customTools.find(({ name }) => name === tool);
  if (custom === undefined || custom.network.length === 0) return null;
  return { hosts: custom.network, acknowledged: custom.acknowledged, sees: [], uploadMb: null };
}

/** The simple command that a rule gives hosts, if the call does not get them because of its other commands or its directory. Empty otherwise. */
export function findCommandAlone(decided: readonly DecidedAccess[]): string {
  if (readCommandHosts(decided).hosts.length > 0) return '';
  const own = decided.filter(({ profile }) => profile === null);
  const commands = own.filter(({ access }) => access.type === 'command' && !isHarmless(access));
  const selected = commands.filter((item) => listSources(item).length > 0);
  const [only, ...more] = selected.flatMap(({ access }) => (access.type === 'command' ? [access] : []));
  if (only === undefined || more.length > 0) return '';
  // The words come from the model. They must not control a terminal or a log.
  const text =
    readLiterals(only.words)
      ?.map((word) => quoteWord(escapeControls(word)))
      .join(' ') ?? '';
  const isBeside = commands.length > 1 || own.some(({ access }) => access.type === 'opaque' || isSteering(access));
  return (isBeside || isElsewhere(only)) && text.length <= maxCommandCharacters ? text : '';
}

// The hosts of a request, or of a retry after the connection of a command was refused. One entry per host and port: several profiles may have decided the
// same connection.
function listConnections(decided: readonly DecidedAccess[], { search }: CompiledPolicy): readonly NetworkGrant[] {
  const grants = decided.flatMap(({ access, votes }) => {
    if (access.type !== 'connect') return [];
    const vote = votes.find(({ audit }) => !audit);
    // The policy may name a service on a private host.
    if (vote?.source === 'implicit' && vote.rule === searchRule)
      return search === null || search.format === 'hosted' ? [] : search.network;
    const host = readProxyHost(access.host);
    return host === null ? [] : [{ host, port: access.port, private: false, rule: vote?.rule ?? '' }];
  });
  return joinLists(grants, coversGrant);
}

interface CommandHosts {
  readonly hosts: readonly NetworkGrant[];
  readonly sources: readonly HostSource[];
}

const nothing: CommandHosts = { hosts: [], sources: [] };

/**
 * The hosts of the command rules that allow the call. A call with several simple commands has them only if each command that the rules do not select
 * changes nothing outside itself, or filters its standard input: otherwise it could run other code with these hosts. A profile that is complete in
 * itself has to give them too.
 */
function readCommandHosts(decided: readonly DecidedAccess[]): CommandHosts {
  const profiles = new Set(decided.flatMap(({ profile }) => (profile?.type === 'restricting' ? [] : [profile])));
  const [own = nothing, ...others] = [null, ...[...profiles].filter((profile) => profile !== null)].map((profile) =>
    readHostsOf(decided.filter((item) => item.profile === profile)),
  );
  const hosts = others.reduce((met, other) => meetLists(met, other.hosts, coversGrant), own.hosts);
  return hosts.length === 0 ? nothing : { hosts, sources: [own, ...others].flatMap(({ sources }) => sources) };
}

function readHostsOf(decided: readonly DecidedAccess[]): CommandHosts {
  const all: HostSource[] = [];
  for (const item of decided) {
    const { access } = item;
    if (access.type === 'opaque' || isSteering(access)) return nothing;
    if (access.type !== 'command') continue;
    const sources = listSources(item);
    if (sources.length === 0 && !isHarmless(access)) return nothing;
    if (sources.length > 0 && isElsewhere(access)) return nothing;
    all.push(...sources);
  }
  const hosts = all.flatMap((source) => source.hosts);
  return { hosts: joinLists(hosts, coversGrant), sources: all };
}

function listSources(item: DecidedAccess): readonly HostSource[] {
  return listRules(item).filter(({ hosts }) => hosts.length > 0);
}

function listRules({ votes }: DecidedAccess): readonly HostSource[] {
  return votes.flatMap(({ of, audit }) => (of === null || audit ? [] : [of]));
}

/** True for a variable that may change which programs start, or what they load. */
export function isSteering(access: DecidedAccess['access']): boolean {
  return access.type === 'env' && access.inert !== true && !isHarmlessVariable(access.name);
}

/** True for a command in a directory outside the workspace, or in one that is not known: it may read settings there. */
export function isElsewhere({ cwd }: CommandAccess): boolean {
  return cwd === '' || cwd.startsWith('/');
}

/** True for a command that changes nothing outside itself, or filters its standard input. */
export function isHarmless(access: CommandAccess): boolean {
  return explainStarter(access) !== null || isStdinFilter(access);
}
