import type { AgentSettings } from '../../core/types/agents.ts';
import type { PatchRisk } from '../../core/types/change.ts';
import { defaultRunLimits, type RunLimits } from '../../core/limits.ts';
import type { Layer } from './layers.ts';
import { narrowServers } from './merge-servers.ts';
import { mergeSettings, pickStrictestGit, pickStrictestSockets } from './merge-layers.ts';
import type { Settings } from '../file/settings.ts';
import { mergeNetwork, narrowNetwork } from '../file/network-settings.ts';
import type { NetworkSettings } from '../decide/hosts/open-hosts.ts';
import type { LayeredProfile } from './profiles.ts';
import { pickStrictestMode } from './provider-modes.ts';

/**
 * The settings of a policy under its profiles. A profile may only narrow. If the policy omits a setting, its default counts as written, so that no
 * profile raises a limit or opens anything that is closed.
 */
export function narrowSettings(layers: readonly Layer[], profiles: readonly LayeredProfile[]): Settings {
  const own = mergeSettings(layers);
  if (profiles.length === 0) return own;
  const all = mergeSettings([...layers, ...profiles.flatMap((profile) => profile.layers)]);
  return {
    ...all,
    defaultDecision: own.defaultDecision,
    opaqueDecision: own.opaqueDecision,
    scriptMode: pickStrictestMode([own.scriptMode, all.scriptMode]),
    scriptLimits: { ...pickSmaller(own.scriptLimits, all.scriptLimits), concurrency: all.scriptLimits.concurrency },
    limits: narrowRunLimits(own.limits, all.limits),
    commandLimits: pickSmaller(own.commandLimits, all.commandLimits),
    freeDiskMb: Math.max(own.freeDiskMb, all.freeDiskMb),
    git: pickStrictestGit([own.git, all.git]),
    unixSockets: pickStrictestSockets([own.unixSockets, all.unixSockets]),
    ptrace: own.ptrace === 'deny' ? 'deny' : all.ptrace,
    passEnv: profiles.reduce<readonly string[]>(narrowVariables, own.passEnv),
    caches: profiles.reduce(narrowCaches, own.caches),
    patchAllows: profiles.reduce<readonly PatchRisk[]>(narrowPatch, own.patchAllows),
    network: profiles.reduce(narrowOpenNetwork, own.network),
    mcpServers: profiles.reduce(narrowServers, own.mcpServers),
    continueOnError: own.continueOnError && all.continueOnError,
    spawn: own.spawn && all.spawn,
    agents: own.agents === null ? null : narrowAgents(own.agents, all.agents),
    scriptRuntime: own.scriptRuntime === 'quickjs' ? 'quickjs' : all.scriptRuntime,
    taskTemplate: own.taskTemplate,
  };
}

// `all` has the smaller of the written limits; a limit that the policy itself omits counts as its default.
function narrowAgents(own: AgentSettings, all: AgentSettings | null): AgentSettings {
  if (all === null) return own;
  return { ...pickSmaller(own, all), models: own.models.filter((name) => all.models.includes(name)) };
}

function narrowVariables(passed: readonly string[], { layers, type }: LayeredProfile): readonly string[] {
  const named = layers.flatMap(({ file }) => file.sandbox?.env?.pass ?? []);
  const isSilent = type === 'restricting' && layers.every(({ file }) => file.sandbox?.env?.pass === undefined);
  return isSilent ? passed : passed.filter((name) => named.includes(name));
}

function narrowPatch(allowed: readonly PatchRisk[], { layers, type }: LayeredProfile): readonly PatchRisk[] {
  const isSilent = type === 'restricting' && layers.every(({ file }) => file.patch?.allow === undefined);
  const named = layers.flatMap(({ file }) => file.patch?.allow ?? []);
  return isSilent ? allowed : allowed.filter((risk) => named.includes(risk));
}

function narrowCaches(lent: Settings['caches'], { layers, type }: LayeredProfile): Settings['caches'] {
  const named = layers.flatMap(({ file }) => file.sandbox?.caches ?? []);
  const isSilent = type === 'restricting' && layers.every(({ file }) => file.sandbox?.caches === undefined);
  return isSilent ? lent : lent.filter((name) => named.includes(name));
}

function narrowOpenNetwork(wide: NetworkSettings, { layers, type }: LayeredProfile): NetworkSettings {
  const isSilent = type === 'restricting' && layers.every(({ file }) => file.sandbox?.network === undefined);
  return isSilent ? wide : narrowNetwork(wide, mergeNetwork(layers.map(({ file }) => file.sandbox?.network)));
}

function narrowRunLimits(own: Partial<RunLimits>, all: Partial<RunLimits>): Partial<RunLimits> {
  const limits = Object.entries(all).map(([key, value]) => {
    const known = (own as Readonly<Record<string, number | null>>)[key] ?? defaultRunLimits[key as keyof RunLimits];
    return [key, value === null || known === null ? (value ?? known) : Math.min(value, known)];
  });
  return Object.fromEntries(limits) as Partial<RunLimits>;
}

function pickSmaller<Limits extends object>(left: Limits, right: Limits): Limits {
  const others = new Map<string, unknown>(Object.entries(right));
  const smaller = Object.entries(left).map(([key, value]) => {
    const other = others.get(key);
    return [key, typeof value === 'number' && typeof other === 'number' ? Math.min(value, other) : value];
  });
  return Object.fromEntries(smaller) as Limits;
}
