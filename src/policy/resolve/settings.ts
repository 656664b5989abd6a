import {
  gitModes,
  approvalPresets,
  defaultCommandLimits,
  defaultFreeDiskMb,
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
import { renderContent } from '../../core/text/json.ts';
import type { McpServer } from '../../core/types/mcp.ts';
import type { ProviderNames } from '../../core/tool-catalogue.ts';
import { readCustomTool } from '../file/custom-tool-settings.ts';
import { readServer } from '../file/mcp-settings.ts';
import { bindNetwork, meetNetwork, mergeNetwork, narrowNetwork, renderNetwork } from '../file/network-settings.ts';
import { readTypedResult } from '../file/publish-settings.ts';
import type { PolicyFile } from '../file/schema.ts';
import { readSearch } from '../file/search-settings.ts';
import { readLayerRegistries, type Layer } from './layers.ts';
import type { LayeredProfile } from './profiles.ts';

/** Two settings of which neither includes the other, so that nothing is certain to be within both. */
export const incomparable = Symbol('incomparable');

/** How the layers of a policy, and the profiles of a run, decide one setting together, and how two policies compare in it. */
export interface Section<Value> {
  /** The keys down to the setting in a policy file, joined by dots. */
  readonly place: string;
  /** The value of all layers. No layer weakens what another has set. */
  merge(layers: readonly Layer[], providers: readonly ProviderNames[]): Value;
  /**
   * How profiles narrow the value. `own` is the value of the policy, `all` the value of its layers and the layers of the profiles. If the policy omits a setting, its
   * default counts as written, so that no profile raises a limit or opens anything that is closed.
   * `meet`: to what `own` and `all` both permit.
   * `named`: to what each profile names. One that only restricts may leave the key out; any other then closes all.
   * `floors`: no profile changes it, except a floor that writes it.
   */
  readonly narrow:
    | 'meet'
    | 'named'
    | 'floors'
    | ((own: Value, all: Value, profiles: readonly LayeredProfile[]) => Value);
  /** The intersection of what two policies permit. A policy is at least as strict as another one if it permits no more than the intersection. */
  meet(left: Value, right: Value): Value | typeof incomparable;
  /** The value under a floor that locks the setting, if that differs from `meet`. */
  readonly lock?: (value: Value, floor: Value) => Value | typeof incomparable;
  /** The setting as a policy file contains it. `undefined` and empty values leave the key out. */
  write(value: Value, layers: readonly Layer[]): unknown;
  /** The setting as two policies are compared in it, in maps down to the values, if that differs from `write`. */
  readonly compared?: (value: Value) => unknown;
}

/** How each setting is decided. */
export const sections: { readonly [Key in keyof PolicySettings]: Section<PolicySettings[Key]> } = {
  approvals: strictest('approvals', approvalPresets.toReversed(), 'untrusted', ({ approvals }) => approvals),
  defaultDecision: {
    ...strictest('defaults.decision', decisions.toReversed(), 'deny', ({ defaults }) => defaults?.decision),
    narrow: 'floors',
  },
  opaqueDecision: {
    ...strictest('defaults.opaque', decisions.toReversed(), 'deny', ({ defaults }) => defaults?.opaque),
    narrow: 'floors',
  },
  scriptMode: strictest('harness.mode', scriptModes.toReversed(), 'enabled', ({ harness }) => harness?.mode),
  scriptModes: {
    place: 'harness.providers',
    narrow: 'meet',
    merge: readScriptModes,
    meet: (left, right) => new Map([...left].map(([name, mode]) => [name, pickMode([mode, right.get(name)])])),
    write: (modes) => Object.fromEntries([...modes].map(([name, mode]) => [name, { mode }])),
    compared: (modes) => Object.fromEntries(modes),
  },
  continueOnError: strictest(
    'harness.continueOnError',
    [false, true],
    false,
    ({ harness }) => harness?.continueOnError,
  ),
  spawn: strictest('harness.spawn', [false, true], false, ({ harness }) => harness?.spawn),
  // QuickJS adds one more isolation boundary.
  scriptRuntime: strictest('harness.runtime', ['quickjs', 'isolated-vm'], 'quickjs', ({ harness }) => harness?.runtime),
  scriptLimits: {
    place: 'harness.limits',
    narrow: 'meet',
    merge: mergeScriptLimits,
    meet: (left, right) => ({
      ...pickSmaller(left, right),
      concurrency: [left, right].some(({ concurrency }) => concurrency === 'reject') ? 'reject' : 'queue',
    }),
    write: (limits) =>
      Object.fromEntries(
        Object.entries(limits).filter(
          ([key, value]) => defaultScriptLimits[key as keyof typeof defaultScriptLimits] !== value,
        ),
      ),
    compared: (limits) => limits,
  },
  limits: {
    place: 'limits',
    merge: mergeRunLimits,
    narrow: (own, all) => {
      // Only limits that a layer or a profile sets. The inputs decide the others.
      const limits = Object.entries(meetRunLimits(own, all)).filter(([key]) => Object.hasOwn(all, key));
      return Object.fromEntries(limits);
    },
    meet: meetRunLimits,
    write: ({ wallClockMs, costUsd, ...limits }) => ({
      ...limits,
      ...(costUsd !== null && costUsd !== undefined && { costUsd }),
      ...(wallClockMs !== undefined && { minutes: wallClockMs / 60_000 }),
    }),
  },
  prices: {
    place: 'prices',
    merge: mergePrices,
    narrow: (_, all) => all,
    meet: meetPrices,
    lock: (prices) => prices,
    write: (prices) => Object.fromEntries(prices.map(({ model, long: _long, ...written }) => [model, written])),
  },
  isolation: strictest('sandbox.require', isolationLevels.toReversed(), null, ({ sandbox }) => sandbox?.require),
  passEnv: list('sandbox.env.pass', ({ sandbox }) => sandbox?.env?.pass),
  caches: list('sandbox.caches', ({ sandbox }) => sandbox?.caches),
  patchAllows: list('patch.allow', ({ patch }) => patch?.allow),
  network: {
    place: 'sandbox.network',
    merge: readNetwork,
    narrow: (own, _, profiles) =>
      profiles
        .filter(({ type, layers }) => type === 'complete' || areWritten(layers, 'sandbox.network'))
        .reduce(
          (value, { layers, isFloor }) => (isFloor ? bindNetwork : narrowNetwork)(value, readNetwork(layers)),
          own,
        ),
    meet: meetNetwork,
    lock: bindNetwork,
    write: renderNetwork,
  },
  agents: {
    place: 'agents',
    narrow: 'meet',
    merge: mergeAgents,
    meet: (left, right) =>
      left === null || right === null
        ? null
        : { ...pickSmaller(left, right), models: left.models.filter((name) => right.models.includes(name)) },
    write: (agents) => agents ?? undefined,
  },
  mcpServers: {
    place: 'mcp.servers',
    merge: mergeServers,
    narrow: (own, _, profiles) => profiles.reduce(narrowServers, own),
    meet: pickSame,
    write: (servers, layers) =>
      writeNamed(
        servers,
        readAll(layers, ({ mcp }) => mcp?.servers),
      ),
    compared: indexByName,
  },
  // `checkCustomTools` and `checkSingle` have reported layers that differ.
  customTools: {
    place: 'customTools',
    narrow: 'floors',
    merge: mergeCustomTools,
    meet: pickSame,
    write: (tools, layers) =>
      writeNamed(
        tools,
        readAll(layers, ({ customTools }) => customTools),
      ),
    compared: indexByName,
  },
  search: {
    place: 'search',
    narrow: 'floors',
    merge: (layers) => readFirst(layers, ({ search }) => search, readSearch),
    meet: (left, right) => (left === null || right === null ? null : pickEqual(left, right)),
    write: (_, layers) => readAll(layers, ({ search }) => search)[0],
    compared: (search) => search,
  },
  typedResult: {
    place: 'publish',
    narrow: 'floors',
    merge: (layers) => readFirst(layers, ({ publish }) => publish, readTypedResult),
    meet: pickEqual,
    write: (_, layers) => readAll(layers, ({ publish }) => publish)[0],
    compared: (result) => result,
  },
  programs: {
    place: 'programs',
    narrow: 'floors',
    merge: mergePrograms,
    meet: meetPrograms,
    write: (programs) =>
      Object.fromEntries(
        [...new Set(programs.values())].map((name) => [
          name,
          [...programs].flatMap(([path, listed]) => (listed === name ? [path] : [])),
        ]),
      ),
    compared: (programs) => Object.fromEntries(programs),
  },
  commandLimits: {
    place: 'sandbox.limits',
    narrow: 'meet',
    merge: mergeCommandLimits,
    meet: pickSmaller,
    write: (limits) => limits,
  },
  freeDiskMb: {
    place: 'sandbox.limits.freeDiskMb',
    narrow: 'meet',
    merge: (layers) => {
      const written = readAll(layers, ({ sandbox }) => sandbox?.limits?.freeDiskMb);
      return written.length === 0 ? defaultFreeDiskMb : Math.max(...written);
    },
    meet: Math.max,
    write: (megabytes) => megabytes,
  },
  git: {
    ...strictest('sandbox.git', gitModes, null, ({ sandbox }) => sandbox?.git),
    compared: (mode) => mode ?? 'history',
  },
  unixSockets: strictest(
    'sandbox.unixSockets',
    unixSocketModes,
    'without-hosts',
    ({ sandbox }) => sandbox?.unixSockets,
  ),
  ptrace: strictest('sandbox.ptrace', ['deny', 'allow'], 'deny', ({ sandbox }) => sandbox?.ptrace),
  permissions: {
    place: 'require.actor.permission',
    merge: (layers) => pickCommon(layers.map(({ file }) => readPermissions(file))),
    narrow: (_, all) => all,
    // `none` accepts any actor, as no requirement does.
    meet: (...both) => pickCommon(both.map((one) => (one?.includes('none') === true ? null : one))),
    write: (permissions) => permissions ?? undefined,
  },
  associations: {
    place: 'require.actor.association',
    narrow: 'meet',
    merge: (layers) => pickCommon(layers.map(({ file }) => readAssociations(file))),
    meet: (...both) => pickCommon(both),
    write: (associations) => associations ?? undefined,
  },
  acceptsListed: accepted('require.actor.listed', ({ listed }) => listed),
  acceptsSchedule: accepted('require.actor.schedule', ({ schedule }) => schedule),
  refusesForks: {
    place: 'require.fork',
    narrow: 'meet',
    merge: (layers) => layers.some(({ file }) => file.require?.fork === false),
    meet: (left, right) => left || right,
    write: (refused) => (refused ? false : undefined),
  },
  taskTemplate: {
    place: 'taskTemplate',
    narrow: 'floors',
    merge: (layers) => readAll(layers, ({ taskTemplate }) => taskTemplate).at(-1) ?? null,
    meet: pickEqual,
    write: (template) => template ?? undefined,
  },
};

/** The sections without the types of their values. */
export const allSections = Object.entries(sections) as unknown as readonly [keyof PolicySettings, Section<unknown>][];

/** The settings of all layers together, for a run with these profiles. */
export function mergeSettings(
  layers: readonly Layer[],
  profiles: readonly LayeredProfile[],
  providers: readonly ProviderNames[],
): PolicySettings {
  const together = [...layers, ...profiles.flatMap((profile) => profile.layers)];
  const settings = Object.fromEntries(
    allSections.map(([key, section]) => {
      const own = section.merge(layers, providers);
      if (profiles.length === 0) return [key, own];
      const narrowed = narrowValue(section, own, { together, profiles, providers });
      return [key, lockValue(section, narrowed, profiles, providers)];
    }),
  ) as unknown as PolicySettings;
  const ownModes = [...settings.scriptModes].filter(([, mode]) => mode !== settings.scriptMode);
  return { ...settings, scriptModes: new Map(ownModes) };
}

function narrowValue<Value>(
  section: Section<Value>,
  own: Value,
  {
    together,
    profiles,
    providers,
  }: {
    readonly together: readonly Layer[];
    readonly profiles: readonly LayeredProfile[];
    readonly providers: readonly ProviderNames[];
  },
): Value {
  const { place, narrow, merge } = section;
  if (typeof narrow === 'function') return narrow(own, merge(together, providers), profiles);
  if (narrow === 'meet') return bindValue(section, own, merge(together, providers));
  return profiles
    .filter(({ type, isFloor, layers }) => {
      const isWritten = areWritten(layers, place);
      return narrow === 'floors' ? isFloor && isWritten : type === 'complete' || isWritten;
    })
    .reduce((value, { layers }) => bindValue(section, value, merge(layers, providers)), own);
}

// `checkBelow` has refused layers that open more. The value of a floor, with its default, also bounds what inputs ask for.
function lockValue<Value>(
  section: Section<Value>,
  value: Value,
  profiles: readonly LayeredProfile[],
  providers: readonly ProviderNames[],
): Value {
  return profiles
    .filter((profile) => profile.lock.some((name) => `${section.place}.`.startsWith(`${name}.`)))
    .reduce((locked, { layers }) => bindValue(section, locked, section.merge(layers, providers)), value);
}

// `checkBelow` has reported values without an order that differ from the values of a floor.
function bindValue<Value>({ meet, lock = meet }: Section<Value>, own: Value, bound: Value): Value {
  const both = lock(own, bound);
  return both === incomparable ? bound : both;
}

function areWritten(layers: readonly Layer[], place: string): boolean {
  return layers.some(({ file }) => {
    const keys = place.split('.');
    const value = keys.reduce<unknown>(
      (map, key) => (map as Readonly<Record<string, unknown>> | undefined)?.[key],
      file,
    );
    return value !== undefined;
  });
}

type Read<Written> = (file: PolicyFile) => Written | undefined;

function readAll<Written>(layers: readonly Layer[], read: Read<Written>): Written[] {
  return layers.map(({ file }) => read(file)).filter((written) => written !== undefined);
}

/** The first of `order` that a layer sets, or the default. */
function strictest<Value, Default extends Value | null>(
  place: string,
  order: readonly Value[],
  byDefault: Default,
  read: Read<Value>,
): Section<Value | Default> {
  const pick = (values: readonly (Value | Default)[]): Value | Default =>
    order.find((value) => values.includes(value)) ?? byDefault;
  return {
    place,
    narrow: 'meet',
    merge: (layers) => pick(readAll(layers, read)),
    meet: (...both) => pick(both),
    write: (value) => value ?? undefined,
  };
}

function list<Value>(place: string, read: Read<readonly Value[]>): Section<readonly Value[]> {
  return {
    place,
    narrow: 'named',
    merge: (layers) => [...new Set(readAll(layers, read).flat())],
    meet: (left, right) => left.filter((value) => right.includes(value)),
    write: (values) => values,
  };
}

function readNetwork(layers: readonly Layer[]): PolicySettings['network'] {
  return mergeNetwork(readAll(layers, ({ sandbox }) => sandbox?.network));
}

/** Whether every layer that requires something of the actor accepts this way to start a run. */
function accepted(place: string, read: (actor: Actor) => boolean | undefined): Section<boolean> {
  return {
    place,
    narrow: 'meet',
    merge: (layers) => readActors(layers).every((actor) => read(actor) === true),
    meet: (left, right) => left && right,
    write: (accepts, layers) => (accepts && readActors(layers).length > 0 ? true : undefined),
    compared: (accepts) => accepts,
  };
}

function pickEqual<Value>(left: Value, right: Value): Value | typeof incomparable {
  return renderContent(left) === renderContent(right) ? left : incomparable;
}

function pickSame<Value>(left: readonly Value[], right: readonly Value[]): readonly Value[] {
  const known = new Set(right.map(renderContent));
  return left.filter((one) => known.has(renderContent(one)));
}

interface Named {
  readonly name: string;
}

function indexByName(items: readonly Named[]): Readonly<Record<string, Named>> {
  return Object.fromEntries(items.map((item) => [item.name, item]));
}

// The layers define each name identically.
function writeNamed(items: readonly Named[], written: readonly object[]): object {
  const known = new Map(written.flatMap((one) => Object.entries(one)) as [string, object][]);
  return Object.fromEntries(items.map(({ name }) => [name, known.get(name)]));
}

function readFirst<Written, Value>(
  layers: readonly Layer[],
  read: Read<Written>,
  parse: (written: Written) => Value,
): Value | null {
  const [first] = readAll(layers, read);
  return first === undefined ? null : parse(first);
}

/** The custom tools of all layers. `checkCustomTools` has reported tools that differ. */
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

// The servers that the profile defines identically. A profile that only restricts, without servers, removes only the denied ones.
function narrowServers(servers: readonly McpServer[], { layers, type }: LayeredProfile): readonly McpServer[] {
  const denied = listDeniedServers(layers);
  const isSilent = type === 'restricting' && readAll(layers, ({ mcp }) => mcp?.servers).length === 0;
  const open = isSilent ? servers : pickSame(servers, mergeServers(layers));
  return open.filter(({ name }) => !denied.includes(name));
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

function meetPrograms(left: ReadonlyMap<string, string>, right: ReadonlyMap<string, string>) {
  return new Map([...left].filter(([path, name]) => right.get(path) === name));
}

// Each layer contributes its mode for the API, else for the provider, else for all. The strictest of the layers counts.
function readScriptModes(
  layers: readonly Layer[],
  providers: readonly ProviderNames[],
): ReadonlyMap<string, ScriptMode> {
  const harnesses = readAll(layers, ({ harness }) => harness);
  return new Map(
    providers.map(({ name, provider }) => {
      const named = harnesses.map((harness) => {
        const own = new Map(Object.entries(harness.providers ?? {}));
        return own.get(name)?.mode ?? own.get(provider)?.mode ?? harness.mode;
      });
      return [name, pickMode(named)];
    }),
  );
}

function pickMode(modes: readonly (ScriptMode | undefined)[]): ScriptMode {
  return scriptModes.findLast((mode) => modes.includes(mode)) ?? 'enabled';
}

function mergeScriptLimits(layers: readonly Layer[]): ScriptLimits {
  const all = readAll(layers, ({ harness }) => harness?.limits);
  const rejects = all.some(({ concurrency }) => concurrency === 'reject');
  return { ...defaultScriptLimits, ...pickSmallest(all), concurrency: rejects ? 'reject' : 'queue' };
}

function mergeRunLimits(layers: readonly Layer[]): Partial<RunLimits> {
  const { minutes, ...rest } = pickSmallest(readAll(layers, ({ limits }) => limits));
  return minutes === undefined ? rest : { ...rest, wallClockMs: Math.round(minutes * 60_000) };
}

function meetRunLimits(left: Partial<RunLimits>, right: Partial<RunLimits>): RunLimits {
  return pickSmaller({ ...defaultRunLimits, ...left }, { ...defaultRunLimits, ...right });
}

function mergeCommandLimits(layers: readonly Layer[]): CommandLimits {
  const all = readAll(layers, ({ sandbox }) => sandbox?.limits);
  return { ...defaultCommandLimits, ...pickSmallest(all.map(({ freeDiskMb: _freeDiskMb, ...limits }) => limits)) };
}

function mergeAgents(layers: readonly Layer[]): AgentSettings | null {
  const written = readAll(layers, ({ agents }) => agents);
  if (written.length === 0) return null;
  const models = pickCommon(written.map((agents) => agents.models ?? null)) ?? defaultAgentSettings.models;
  return { ...defaultAgentSettings, ...pickSmallest(written), models };
}

// The higher price reaches a limit of cost earlier.
function mergePrices(layers: readonly Layer[]): readonly Price[] {
  const merged = new Map<string, Price>();
  for (const [model, written] of readAll(layers, ({ prices }) => prices).flatMap((prices) => Object.entries(prices))) {
    const { inputUsd, outputUsd, cachedUsd = inputUsd, cacheWriteUsd = inputUsd } = written;
    const price = { model, inputUsd, cachedUsd, cacheWriteUsd, outputUsd, long: null };
    merged.set(model, pickHigher(merged.get(model) ?? price, price));
  }
  return [...merged.values()];
}

function pickHigher(left: Price, right: Price): Price {
  return {
    model: left.model,
    inputUsd: Math.max(left.inputUsd, right.inputUsd),
    cachedUsd: Math.max(left.cachedUsd, right.cachedUsd),
    cacheWriteUsd: Math.max(left.cacheWriteUsd, right.cacheWriteUsd),
    outputUsd: Math.max(left.outputUsd, right.outputUsd),
    long: null,
  };
}

// Without an entry, the list of this version has the price, and it is not known which one is higher.
function meetPrices(left: readonly Price[], right: readonly Price[]): readonly Price[] {
  const names = new Set([...left, ...right].map(({ model }) => model));
  return [...names].map((model) => {
    const [one, other] = [left, right].map((prices) => prices.find((price) => price.model === model));
    if (one === undefined || other === undefined) return { model } as Price;
    return pickHigher(one, other);
  });
}

type Actor = NonNullable<NonNullable<PolicyFile['require']>['actor']>;

function readActors(layers: readonly Layer[]): readonly Actor[] {
  return readAll(layers, ({ require }) => require?.actor);
}

// Null if the file requires no permission; empty if it names only other ways to start a run.
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

/** The smallest number of each key. Other values are left out. */
function pickSmallest<Key extends string>(
  all: readonly { readonly [Name in Key]?: unknown }[],
): { [Name in Key]?: number } {
  const smallest: { [Name in Key]?: number } = {};
  for (const written of all)
    for (const [key, value] of Object.entries(written) as [Key, unknown][])
      if (typeof value === 'number') smallest[key] = Math.min(smallest[key] ?? value, value);
  return smallest;
}

/** The smaller numbers of both. Everything else is as in `left`. */
function pickSmaller<Limits extends object>(left: Limits, right: Limits): Limits {
  return { ...left, ...pickSmallest([left, right]) };
}

/** The tools that the layers offer: each tool that is in the pack of every layer and that no layer denies. A null pack has every tool. */
export function mergeTools(
  layers: readonly Layer[],
  packs: readonly (readonly string[] | null)[],
): { readonly offered: readonly string[] | null; readonly denied: readonly string[] } {
  const denied = readAll(layers, ({ tools }) => tools?.deny).flatMap((deny) => listOf<string>(deny));
  return { offered: pickCommon(packs), denied: [...new Set(denied)] };
}
