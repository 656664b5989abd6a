import type { CommandLimits, Settings } from '../file/settings.ts';
import { defaultAgentSettings, type AgentSettings } from '../../core/types/agents.ts';
import { pickStrictest, type Decision } from '../../core/types/decision.ts';
import { defaultScriptLimits, type RunLimits, type ScriptLimits } from '../../core/limits.ts';
import type { Price } from '../../core/ports/model.ts';
import { gitModes, unixSocketModes, type GitMode, type UnixSockets } from '../../core/ports/policy.ts';
import { isolationLevels } from '../../core/types/isolation.ts';
import type { ScriptRuntime } from '../../core/ports/script.ts';
import { pickStrictestPreset } from '../decide/approval-preset.ts';
import type { Layer } from './layers.ts';
import { mergeServers } from './merge-servers.ts';
import { pickStrictestMode } from './provider-modes.ts';
import { mergeNetwork } from '../file/network-settings.ts';
import { listOf } from '../../core/schema-parts.ts';
import { readRequiredAssociations, readRequiredPermissions, type PolicyFile } from '../file/schema.ts';

const defaultCommandLimits: CommandLimits = {
  commandTimeoutMs: 120_000,
  memoryMb: 4_096,
  processes: 512,
  fileMb: 1_024,
  tmpMb: 1_024,
  cacheMb: 2_048,
  cpuSeconds: 3_600,
  outputMb: 64,
};

const defaultFreeDiskMb = 256;

/** Merges settings: the smallest of limits, the strictest of decisions and modes, and the permissions that every layer accepts. */
export function mergeSettings(layers: readonly Layer[]): Settings {
  const files = layers.map(({ file }) => file);
  const modes = files.flatMap(({ harness }) => harness?.mode ?? []);
  return {
    approvals: pickStrictestPreset(files.flatMap(({ approvals }) => approvals ?? [])),
    defaultDecision: pickDecision(files.flatMap(({ defaults }) => defaults?.decision ?? [])),
    opaqueDecision: pickDecision(files.flatMap(({ defaults }) => defaults?.opaque ?? [])),
    scriptMode: pickStrictestMode(modes),
    continueOnError: isAgreed(files.map(({ harness }) => harness?.continueOnError)),
    spawn: isAgreed(files.map(({ harness }) => harness?.spawn)),
    scriptRuntime: pickRuntime(files.flatMap(({ harness }) => harness?.runtime ?? [])),
    scriptLimits: mergeScriptLimits(files),
    limits: mergeRunLimits(files),
    prices: mergePrices(files),
    isolation: pickIsolation(files),
    network: mergeNetwork(files.map(({ sandbox }) => sandbox?.network)),
    agents: mergeAgents(files.flatMap(({ agents }) => agents ?? [])),
    mcpServers: mergeServers(layers),
    patchAllows: [...new Set(files.flatMap(({ patch }) => patch?.allow ?? []))],
    passEnv: [...new Set(files.flatMap(({ sandbox }) => sandbox?.env?.pass ?? []))],
    caches: [...new Set(files.flatMap(({ sandbox }) => sandbox?.caches ?? []))],
    commandLimits: { ...defaultCommandLimits, ...pickSmallest(files.map(readCommandLimits)) },
    freeDiskMb: pickGreatest(files.flatMap(({ sandbox }) => sandbox?.limits?.freeDiskMb ?? [])) ?? defaultFreeDiskMb,
    git: pickStrictestGit(files.flatMap(({ sandbox }) => sandbox?.git ?? [])),
    unixSockets: pickStrictestSockets(files.flatMap(({ sandbox }) => sandbox?.unixSockets ?? [])),
    ptrace: pickSwitch(files.flatMap(({ sandbox }) => sandbox?.ptrace ?? [])),
    permissions: pickCommon(files.map(readRequiredPermissions)),
    associations: pickCommon(files.map(readRequiredAssociations)),
    acceptsListed: files.every(({ require }) => require?.actor === undefined || require.actor.listed === true),
    acceptsSchedule: files.every(({ require }) => require?.actor === undefined || require.actor.schedule === true),
    refusesForks: files.some((file) => file.require?.fork === false),
    taskTemplate: files.flatMap(({ taskTemplate }) => taskTemplate ?? []).at(-1) ?? null,
  };
}

function mergeAgents(written: readonly NonNullable<PolicyFile['agents']>[]): AgentSettings | null {
  if (written.length === 0) return null;
  const models = pickCommon(written.map((agents) => agents.models ?? null)) ?? defaultAgentSettings.models;
  return { ...defaultAgentSettings, ...pickSmallest(written.map(({ models: _models, ...limits }) => limits)), models };
}

// On if at least one layer sets it to true and no layer sets it to false.
function isAgreed(written: readonly (boolean | undefined)[]): boolean {
  return written.includes(true) && !written.includes(false);
}

// QuickJS adds one more isolation boundary, so `isolated-vm` is used only if every layer that sets the runtime names it.
function pickRuntime(written: readonly ScriptRuntime['type'][]): ScriptRuntime['type'] {
  return written.length > 0 && written.every((runtime) => runtime === 'isolated-vm') ? 'isolated-vm' : 'quickjs';
}

// `deny` if no layer sets it, or if any layer denies it.
function pickSwitch(written: readonly ('deny' | 'allow')[]): 'deny' | 'allow' {
  return written.length > 0 && written.every((value) => value === 'allow') ? 'allow' : 'deny';
}

/** The strictest of the values, or the default without a value. */
export function pickStrictestSockets(values: readonly UnixSockets[]): UnixSockets {
  return unixSocketModes.find((mode) => values.includes(mode)) ?? 'without-hosts';
}

/** The strictest of the values; null without a value. */
export function pickStrictestGit(values: readonly (GitMode | null)[]): GitMode | null {
  return gitModes.find((mode) => values.includes(mode)) ?? null;
}

function pickGreatest(written: readonly number[]): number | null {
  return written.length === 0 ? null : Math.max(...written);
}

function readCommandLimits({ sandbox }: PolicyFile): Partial<Record<keyof CommandLimits, number | undefined>> {
  const { freeDiskMb: _freeDiskMb, ...limits } = sandbox?.limits ?? {};
  return limits;
}

// Null accepts everyone.
function pickCommon(lists: readonly (readonly string[] | null)[]): readonly string[] | null {
  return lists.reduce(
    (accepted, wanted) =>
      accepted === null ? wanted : wanted === null ? accepted : accepted.filter((name) => wanted.includes(name)),
    null,
  );
}

// The default is `deny`. If layers set it, the strictest value counts.
function pickDecision(written: readonly Decision[]): Decision {
  return written.length === 0 ? 'deny' : written.reduce(pickStrictest);
}

function mergeScriptLimits(files: readonly PolicyFile[]): ScriptLimits {
  const all = files.map(({ harness }) => harness?.limits ?? {});
  const rejects = all.some(({ concurrency }) => concurrency === 'reject');
  const numbers = pickSmallest(all.map(({ concurrency: _concurrency, ...rest }) => rest));
  return { ...defaultScriptLimits, ...numbers, concurrency: rejects ? 'reject' : 'queue' };
}

function mergeRunLimits(files: readonly PolicyFile[]): Partial<RunLimits> {
  const { minutes, ...rest } = pickSmallest(files.map(({ limits }) => limits ?? {}));
  return minutes === undefined ? rest : { ...rest, wallClockMs: Math.round(minutes * 60_000) };
}

// The higher price reaches a limit of cost earlier.
function mergePrices(files: readonly PolicyFile[]): readonly Price[] {
  const merged = new Map<string, Price>();
  for (const [model, written] of files.flatMap(({ prices }) => Object.entries(prices ?? {}))) {
    const { inputUsd, outputUsd, cachedUsd = inputUsd, cacheWriteUsd = inputUsd } = written;
    const known = merged.get(model) ?? { inputUsd, cachedUsd, cacheWriteUsd, outputUsd };
    merged.set(model, {
      model,
      inputUsd: Math.max(known.inputUsd, inputUsd),
      cachedUsd: Math.max(known.cachedUsd, cachedUsd),
      cacheWriteUsd: Math.max(known.cacheWriteUsd, cacheWriteUsd),
      outputUsd: Math.max(known.outputUsd, outputUsd),
      long: null,
    });
  }
  return [...merged.values()];
}

function pickIsolation(files: readonly PolicyFile[]): Settings['isolation'] {
  const wanted = files.flatMap(({ sandbox }) => sandbox?.require ?? []);
  return isolationLevels.findLast((level) => wanted.includes(level)) ?? null;
}

function pickSmallest<Key extends string>(
  all: readonly { readonly [Name in Key]?: number | undefined }[],
): { [Name in Key]?: number } {
  const smallest: { [Name in Key]?: number } = {};
  for (const written of all)
    for (const [key, value] of Object.entries(written) as [Key, number | undefined][])
      if (value !== undefined) smallest[key] = Math.min(smallest[key] ?? value, value);
  return smallest;
}

/** The tools that the layers offer: the tools that are in every layer's pack, without the tools that any layer denies. Null means every tool. */
export function mergeTools(
  layers: readonly Layer[],
  readPack: (layer: Layer) => readonly string[] | null,
): { readonly offered: readonly string[] | null; readonly denied: readonly string[] } {
  const packs = layers.flatMap((layer) => (layer.file.tools?.pack === undefined ? [] : [readPack(layer)]));
  const offered = packs.reduce<readonly string[] | null>(
    (all, pack) => (all === null ? pack : pack === null ? all : all.filter((name) => pack.includes(name))),
    null,
  );
  return {
    offered,
    denied: [...new Set(layers.flatMap(({ file }) => (file.tools?.deny === undefined ? [] : listOf(file.tools.deny))))],
  };
}
