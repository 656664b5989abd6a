import {
  gitModes,
  approvalPresets,
  unixSocketModes,
  type CommandLimits,
  type PolicySettings,
} from '../../core/ports/policy-settings.ts';
import { defaultAgentSettings, type AgentSettings } from '../../core/types/agents.ts';
import { decisions } from '../../core/types/decision.ts';
import { isolationLevels } from '../../core/types/isolation.ts';
import { defaultRunLimits, defaultScriptLimits, type RunLimits, type ScriptLimits } from '../../core/limits.ts';
import type { Price } from '../../core/ports/model.ts';
import { scriptModes, type ScriptMode } from '../../core/ports/script.ts';
import { listOf } from '../../core/schema-parts.ts';
import { renderCanonicalJson, type JsonValue } from '../../core/text/json.ts';
import type { McpServer } from '../../core/types/mcp.ts';
import type { ProviderNames } from '../../core/tool-catalogue.ts';
import { readCustomTool } from '../file/custom-tool-settings.ts';
import { readServer } from '../file/mcp-settings.ts';
import { mergeNetwork, narrowNetwork } from '../file/network-settings.ts';
import { readTypedResult } from '../file/publish-settings.ts';
import type { PolicyFile } from '../file/schema.ts';
import { readSearch } from '../file/search-settings.ts';
import { readLayerRegistries, type Layer } from './layers.ts';
import type { LayeredProfile } from './profiles.ts';

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

/** How the layers of a policy, and the profiles of a run, decide one setting together. */
interface Section<Value> {
  /** The value of all layers. No layer weakens what another has set. */
  merge(layers: readonly Layer[]): Value;
  /**
   * The value for a run with profiles: `own` is that of the policy, `all` that of its layers and those of the profiles. A profile may only narrow. If the
   * policy omits a setting, its default counts as written, so that no profile raises a limit or opens anything that is closed.
   */
  narrow(own: Value, all: Value, profiles: readonly LayeredProfile[]): Value;
}

type MergedSettings = Omit<PolicySettings, 'scriptModes'>;

/** How each setting is decided. */
const sections: { readonly [Key in keyof MergedSettings]: Section<MergedSettings[Key]> } = {
  approvals: strictest(approvalPresets.toReversed(), 'untrusted', ({ approvals }) => approvals),
  defaultDecision: ofPolicy(strictest(decisions.toReversed(), 'deny', ({ defaults }) => defaults?.decision)),
  opaqueDecision: ofPolicy(strictest(decisions.toReversed(), 'deny', ({ defaults }) => defaults?.opaque)),
  scriptMode: strictest(scriptModes.toReversed(), 'enabled', ({ harness }) => harness?.mode),
  continueOnError: strictest([false, true], false, ({ harness }) => harness?.continueOnError),
  spawn: strictest([false, true], false, ({ harness }) => harness?.spawn),
  // QuickJS adds one more isolation boundary.
  scriptRuntime: strictest(['quickjs', 'isolated-vm'], 'quickjs', ({ harness }) => harness?.runtime),
  scriptLimits: { merge: mergeScriptLimits, narrow: pickSmaller },
  limits: { merge: mergeRunLimits, narrow: narrowRunLimits },
  prices: ofAll(mergePrices),
  isolation: strictest(isolationLevels.toReversed(), null, ({ sandbox }) => sandbox?.require),
  passEnv: list(({ sandbox }) => sandbox?.env?.pass),
  caches: list(({ sandbox }) => sandbox?.caches),
  patchAllows: list(({ patch }) => patch?.allow),
  network: narrowed(({ sandbox }) => sandbox?.network, mergeNetwork, narrowNetwork),
  agents: { merge: mergeAgents, narrow: narrowAgents },
  mcpServers: { merge: mergeServers, narrow: (own, _, profiles) => profiles.reduce(narrowServers, own) },
  // `checkCustomTools` and `checkSingle` have reported layers that differ.
  customTools: ofPolicy({ merge: mergeCustomTools }),
  search: ofPolicy({ merge: (layers) => readFirst(layers, ({ search }) => search, readSearch) }),
  typedResult: ofPolicy({ merge: (layers) => readFirst(layers, ({ publish }) => publish, readTypedResult) }),
  programs: ofPolicy({ merge: mergePrograms }),
  commandLimits: { merge: mergeCommandLimits, narrow: pickSmaller },
  freeDiskMb: {
    merge: (layers) => {
      const written = readAll(layers, ({ sandbox }) => sandbox?.limits?.freeDiskMb);
      return written.length === 0 ? defaultFreeDiskMb : Math.max(...written);
    },
    narrow: (own, all) => Math.max(own, all),
  },
  git: strictest(gitModes, null, ({ sandbox }) => sandbox?.git),
  unixSockets: strictest(unixSocketModes, 'without-hosts', ({ sandbox }) => sandbox?.unixSockets),
  ptrace: strictest(['deny', 'allow'], 'deny', ({ sandbox }) => sandbox?.ptrace),
  permissions: ofAll((layers) => pickCommon(layers.map(({ file }) => readPermissions(file)))),
  associations: ofAll((layers) => pickCommon(layers.map(({ file }) => readAssociations(file)))),
  acceptsListed: ofAll((layers) => readActors(layers).every((actor) => actor.listed === true)),
  acceptsSchedule: ofAll((layers) => readActors(layers).every((actor) => actor.schedule === true)),
  refusesForks: ofAll((layers) => layers.some(({ file }) => file.require?.fork === false)),
  taskTemplate: ofPolicy({ merge: (layers) => readAll(layers, ({ taskTemplate }) => taskTemplate).at(-1) ?? null }),
};

/** The settings of all layers together, for a run with these profiles. */
export function mergeSettings(
  layers: readonly Layer[],
  profiles: readonly LayeredProfile[],
  providers: readonly ProviderNames[],
): PolicySettings {
  const together = [...layers, ...profiles.flatMap((profile) => profile.layers)];
  const settings = Object.fromEntries(
    Object.entries(sections as Readonly<Record<string, Section<unknown>>>).map(([key, { merge, narrow }]) => {
      const own = merge(layers);
      return [key, profiles.length === 0 ? own : narrow(own, merge(together), profiles)];
    }),
  ) as unknown as MergedSettings;
  return { ...settings, scriptModes: readScriptModes(together, providers, settings.scriptMode) };
}

type Read<Written> = (file: PolicyFile) => Written | undefined;

function readAll<Written>(layers: readonly Layer[], read: Read<Written>): Written[] {
  return layers.map(({ file }) => read(file)).filter((written) => written !== undefined);
}

/** The first of `order` that a layer sets, or the default. */
function strictest<Value, Default extends Value | null>(
  order: readonly Value[],
  byDefault: Default,
  read: Read<Value>,
): Section<Value | Default> {
  const pick = (values: readonly (Value | Default)[]): Value | Default =>
    order.find((value) => values.includes(value)) ?? byDefault;
  return { merge: (layers) => pick(readAll(layers, read)), narrow: (own, all) => pick([own, all]) };
}

/** What the layers of a policy open together. A profile closes what it does not name; one that only restricts may leave the key out. */
function narrowed<Value, Written>(
  read: Read<Written>,
  merge: (written: readonly Written[]) => Value,
  restrict: (own: Value, profile: Value) => Value,
): Section<Value> {
  return {
    merge: (layers) => merge(readAll(layers, read)),
    narrow: (own, _, profiles) =>
      profiles.reduce((value, { layers, type }) => {
        const written = readAll(layers, read);
        return type === 'restricting' && written.length === 0 ? value : restrict(value, merge(written));
      }, own),
  };
}

function list<Value>(read: Read<readonly Value[]>): Section<readonly Value[]> {
  return narrowed<readonly Value[], readonly Value[]>(
    read,
    (written) => [...new Set(written.flat())],
    (own, named) => own.filter((value) => named.includes(value)),
  );
}

/** A setting that no profile changes. */
function ofPolicy<Value>({ merge }: Pick<Section<Value>, 'merge'>): Section<Value> {
  return { merge, narrow: (own) => own };
}

/** A setting to which the layers of profiles add as any layer does. */
function ofAll<Value>(merge: Section<Value>['merge']): Section<Value> {
  return { merge, narrow: (_, all) => all };
}

function readFirst<Written, Value>(
  layers: readonly Layer[],
  read: Read<Written>,
  parse: (written: Written) => Value,
): Value | null {
  const [first] = readAll(layers, read);
  return first === undefined ? null : parse(first);
}

/** The custom tools of all layers. `checkCustomTools` has reported those that differ. */
export function mergeCustomTools(layers: readonly Layer[]): PolicySettings['customTools'] {
  const named = new Map(readAll(layers, ({ customTools }) => customTools).flatMap((tools) => Object.entries(tools)));
  const registries = readLayerRegistries(layers);
  return [...named].map(([name, written]) => readCustomTool(name, written, registries));
}

// The servers that no layer denies.
function mergeServers(layers: readonly Layer[]): readonly McpServer[] {
  const denied = listDeniedServers(layers);
  const named = new Map(readAll(layers, ({ mcp }) => mcp?.servers).flatMap((servers) => Object.entries(servers)));
  const registries = readLayerRegistries(layers);
  return [...named].flatMap(([name, written]) =>
    denied.includes(name) ? [] : [readServer(name, written, registries)],
  );
}

// Those that the profile defines identically. A profile that only restricts, without servers, removes only the denied ones.
function narrowServers(servers: readonly McpServer[], { layers, type }: LayeredProfile): readonly McpServer[] {
  const denied = listDeniedServers(layers);
  const isSilent = type === 'restricting' && readAll(layers, ({ mcp }) => mcp?.servers).length === 0;
  const render = (one: McpServer): string => renderCanonicalJson(JSON.parse(JSON.stringify(one)) as JsonValue);
  const named = new Set(mergeServers(layers).map(render));
  return servers.filter((one) => !denied.includes(one.name) && (isSilent || named.has(render(one))));
}

function listDeniedServers(layers: readonly Layer[]): readonly string[] {
  return readAll(layers, ({ mcp }) => mcp?.deny).flatMap((deny) => listOf<string>(deny));
}

// A path that is listed under two names is ignored.
function mergePrograms(layers: readonly Layer[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const disputed = new Set<string>();
  const listed = readAll(layers, ({ programs }) => programs).flatMap((programs) => Object.entries(programs));
  for (const [name, paths] of listed)
    for (const path of listOf(paths)) {
      if ((names.get(path) ?? name) !== name) disputed.add(path);
      names.set(path, name);
    }
  for (const path of disputed) names.delete(path);
  return names;
}

// Each layer contributes its mode for the API, else for the provider, else for all. The strictest of the layers counts.
function readScriptModes(
  layers: readonly Layer[],
  providers: readonly ProviderNames[],
  general: ScriptMode,
): ReadonlyMap<string, ScriptMode> {
  const harnesses = readAll(layers, ({ harness }) => harness);
  const modes = providers.map(({ name, provider }) => {
    const named = harnesses.map((harness) => {
      const own = new Map(Object.entries(harness.providers ?? {}));
      return own.get(name)?.mode ?? own.get(provider)?.mode ?? harness.mode;
    });
    return [name, scriptModes.findLast((mode) => named.includes(mode)) ?? 'enabled'] as const;
  });
  return new Map(modes.filter(([, mode]) => mode !== general));
}

function mergeScriptLimits(layers: readonly Layer[]): ScriptLimits {
  const all = readAll(layers, ({ harness }) => harness?.limits);
  const rejects = all.some(({ concurrency }) => concurrency === 'reject');
  const numbers = pickSmallest(all.map(({ concurrency: _concurrency, ...rest }) => rest));
  return { ...defaultScriptLimits, ...numbers, concurrency: rejects ? 'reject' : 'queue' };
}

function mergeRunLimits(layers: readonly Layer[]): Partial<RunLimits> {
  const { minutes, ...rest } = pickSmallest(readAll(layers, ({ limits }) => limits));
  return minutes === undefined ? rest : { ...rest, wallClockMs: Math.round(minutes * 60_000) };
}

function narrowRunLimits(own: Partial<RunLimits>, all: Partial<RunLimits>): Partial<RunLimits> {
  const limits = Object.entries(all).map(([key, value]) => {
    const known = (own as Readonly<Record<string, number | null>>)[key] ?? defaultRunLimits[key as keyof RunLimits];
    return [key, value === null || known === null ? (value ?? known) : Math.min(value, known)];
  });
  return Object.fromEntries(limits) as Partial<RunLimits>;
}

function mergeCommandLimits(layers: readonly Layer[]): CommandLimits {
  const all = readAll(layers, ({ sandbox }) => sandbox?.limits);
  return { ...defaultCommandLimits, ...pickSmallest(all.map(({ freeDiskMb: _freeDiskMb, ...limits }) => limits)) };
}

function mergeAgents(layers: readonly Layer[]): AgentSettings | null {
  const written = readAll(layers, ({ agents }) => agents);
  if (written.length === 0) return null;
  const models = pickCommon(written.map((agents) => agents.models ?? null)) ?? defaultAgentSettings.models;
  return { ...defaultAgentSettings, ...pickSmallest(written.map(({ models: _models, ...limits }) => limits)), models };
}

function narrowAgents(own: AgentSettings | null, all: AgentSettings | null): AgentSettings | null {
  if (own === null || all === null) return own;
  return { ...pickSmaller(own, all), models: own.models.filter((name) => all.models.includes(name)) };
}

// The higher price reaches a limit of cost earlier.
function mergePrices(layers: readonly Layer[]): readonly Price[] {
  const merged = new Map<string, Price>();
  for (const [model, written] of readAll(layers, ({ prices }) => prices).flatMap((prices) => Object.entries(prices))) {
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

type Actor = NonNullable<NonNullable<PolicyFile['require']>['actor']>;

function readActors(layers: readonly Layer[]): readonly Actor[] {
  return readAll(layers, ({ require }) => require?.actor);
}

// Null if the file requires none; empty if it names only other ways to start a run.
function readPermissions({ require }: PolicyFile): readonly string[] | null {
  const actor = require?.actor;
  if (actor?.permission !== undefined) return listOf<string>(actor.permission);
  return actor === undefined || actor.association !== undefined ? null : [];
}

function readAssociations({ require }: PolicyFile): readonly string[] | null {
  const association = require?.actor?.association;
  return association === undefined ? null : listOf<string>(association);
}

// Null accepts everyone.
function pickCommon(lists: readonly (readonly string[] | null)[]): readonly string[] | null {
  return lists.reduce(
    (accepted, wanted) =>
      accepted === null ? wanted : wanted === null ? accepted : accepted.filter((name) => wanted.includes(name)),
    null,
  );
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

/** The smaller numbers of both; everything else is as in `all`, which has the values of `own` too. */
function pickSmaller<Limits extends object>(own: Limits, all: Limits): Limits {
  const numbers = Object.entries(own).filter(([, value]) => typeof value === 'number') as [string, number][];
  const others = all as Readonly<Record<string, number>>;
  return { ...all, ...Object.fromEntries(numbers.map(([key, value]) => [key, Math.min(value, others[key] ?? value)])) };
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
  return { offered, denied: [...new Set(readAll(layers, ({ tools }) => tools?.deny).flatMap((deny) => listOf(deny)))] };
}
