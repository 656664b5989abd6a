import {
  gitModes,
  approvalPresets,
  defaultCommandLimits,
  defaultFreeDiskMb,
  unixSocketModes,
  type PolicySettings,
} from '../../core/ports/policy-settings.ts';
import { defaultAgentSettings, type AgentSettings } from '../../core/types/agents.ts';
import { decisions } from '../../core/types/decision.ts';
import { isolationLevels } from '../../core/types/isolation.ts';
import { defaultRunLimits, defaultScriptLimits, type RunLimits } from '../../core/limits.ts';
import { groupBy } from '../../core/group-by.ts';
import type { Price } from '../../core/ports/model.ts';
import { scriptModes, type ScriptMode } from '../../core/ports/script.ts';
import { listOf } from '../../core/schema-parts.ts';
import { renderContent } from '../../core/text/json.ts';
import type { McpServer } from '../../core/types/mcp.ts';
import type { ProviderNames } from '../../core/tool-catalogue.ts';
import { readCustomTool } from '../file/custom-tool-settings.ts';
import { readServer } from '../file/mcp-settings.ts';
import { bindNetwork, meetNetwork, mergeNetwork, renderNetwork } from '../file/network-settings.ts';
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
  /** The value of all layers, with the default for what they leave out. No layer weakens what another has set. */
  merge(layers: readonly Layer[], providers: readonly ProviderNames[]): Value;
  /**
   * How a profile narrows the value of the policy, to what both permit. If the policy omits a setting, its default counts as written, so that no profile
   * raises a limit or opens anything that is closed.
   * `written` (the default): the profile writes the setting.
   * `named`: the same, and a complete profile that leaves it out closes all.
   * `always`: what a profile leaves out permits everything.
   * `floors`: no profile changes it, except a floor that writes it.
   */
  readonly narrow?: 'written' | 'named' | 'always' | 'floors' | ((own: Value, profile: LayeredProfile) => Value);
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
  approvals: strictest('approvals', approvalPresets.toReversed(), 'untrusted'),
  defaultDecision: { ...strictest('defaults.decision', decisions.toReversed(), 'deny'), narrow: 'floors' },
  opaqueDecision: { ...strictest('defaults.opaque', decisions.toReversed(), 'deny'), narrow: 'floors' },
  scriptMode: strictest('harness.mode', scriptModes.toReversed(), 'enabled'),
  scriptModes: {
    place: 'harness.providers',
    merge: readScriptModes,
    narrow: 'always',
    meet: (left, right) => new Map([...left].map(([name, mode]) => [name, pickMode([mode, right.get(name)])])),
    write: (modes) => Object.fromEntries([...modes].map(([name, mode]) => [name, { mode }])),
    compared: (modes) => Object.fromEntries(modes),
  },
  continueOnError: strictest('harness.continueOnError', [false, true], false),
  spawn: strictest('harness.spawn', [false, true], false),
  // QuickJS adds one more isolation boundary.
  scriptRuntime: strictest('harness.runtime', ['quickjs', 'isolated-vm'], 'quickjs'),
  scriptLimits: smallest('harness.limits', defaultScriptLimits, (layers) => readAll(layers, 'harness.limits')),
  limits: {
    place: 'limits',
    merge: mergeRunLimits,
    narrow: (own, { layers }) => {
      // Only limits that a layer or a profile sets. The inputs decide the others.
      const set = { ...own, ...mergeRunLimits(layers) };
      const limits = pickStrictest([{ ...defaultRunLimits, ...own }, mergeRunLimits(layers)]);
      return Object.fromEntries(Object.entries(limits).filter(([key]) => Object.hasOwn(set, key)));
    },
    meet: (left, right) => ({
      ...defaultRunLimits,
      ...pickStrictest([
        { ...defaultRunLimits, ...left },
        { ...defaultRunLimits, ...right },
      ]),
    }),
    write: ({ wallClockMs, costUsd, ...limits }) => ({
      ...limits,
      ...(costUsd !== null && costUsd !== undefined && { costUsd }),
      ...(wallClockMs !== undefined && { minutes: wallClockMs / 60_000 }),
    }),
  },
  prices: {
    place: 'prices',
    merge: readPrices,
    narrow: (own, { layers }) => pickHighest([...own, ...readPrices(layers)]),
    meet: meetPrices,
    lock: (prices) => prices,
    write: (prices) => Object.fromEntries(prices.map(({ model, long: _long, ...written }) => [model, written])),
  },
  isolation: strictest('sandbox.require', isolationLevels.toReversed(), null),
  passEnv: list('sandbox.env.pass'),
  setupSees: list('sandbox.setup.sees'),
  setupEnv: list('sandbox.setup.env'),
  caches: list('sandbox.caches'),
  patchAllows: list('patch.allow'),
  network: {
    place: 'sandbox.network',
    merge: readNetwork,
    narrow(own, { type, layers, isFloor }) {
      if (type === 'restricting' && readAll(layers, 'sandbox.network').length === 0) return own;
      const bound = bindNetwork(own, readNetwork(layers));
      // Only a floor takes certificates away.
      return isFloor ? bound : { ...bound, authorities: own.authorities };
    },
    meet: meetNetwork,
    lock: bindNetwork,
    write: renderNetwork,
  },
  agents: {
    place: 'agents',
    merge: (layers) => narrowAgents(readAll(layers, 'agents').length === 0 ? null : {}, layers),
    narrow: (own, { layers }) => narrowAgents(own, layers),
    meet: (left, right) =>
      left === null || right === null
        ? null
        : {
            ...left,
            ...pickStrictest([left, right]),
            models: left.models.filter((name) => right.models.includes(name)),
          },
    write: (agents) => agents ?? undefined,
  },
  mcpServers: {
    place: 'mcp.servers',
    merge: mergeServers,
    narrow: narrowServers,
    meet: pickSame,
    write: (servers, layers) => writeNamed(servers, readAll(layers, 'mcp.servers')),
    compared: indexByName,
  },
  // `checkCustomTools` and `checkSingle` have reported layers that differ.
  customTools: {
    place: 'customTools',
    narrow: 'floors',
    merge: mergeCustomTools,
    meet: pickSame,
    write: (tools, layers) => writeNamed(tools, readAll(layers, 'customTools')),
    compared: indexByName,
  },
  search: {
    ...single('search', readSearch),
    meet: (left, right) => (left === null || right === null ? null : pickEqual(left, right)),
  },
  typedResult: single('publish', readTypedResult),
  commandLimits: smallest('sandbox.limits', defaultCommandLimits, (layers) =>
    readAll(layers, 'sandbox.limits').map(({ freeDiskMb: _freeDiskMb, ...limits }) => limits),
  ),
  freeDiskMb: {
    place: 'sandbox.limits.freeDiskMb',
    merge: (layers) => {
      const written = readAll(layers, 'sandbox.limits.freeDiskMb');
      return written.length === 0 ? defaultFreeDiskMb : Math.max(...written);
    },
    meet: Math.max,
    write: (megabytes) => megabytes,
  },
  git: { ...strictest('sandbox.git', gitModes, null), compared: (mode) => mode ?? 'history' },
  unixSockets: strictest('sandbox.unixSockets', unixSocketModes, 'without-hosts'),
  ptrace: strictest('sandbox.ptrace', ['deny', 'allow'], 'deny'),
  permissions: {
    place: 'require.actor.permission',
    merge: (layers) => pickCommon(layers.map(({ file }) => readPermissions(file))),
    narrow: (own, { layers }) => pickCommon([own, ...layers.map(({ file }) => readPermissions(file))]),
    // `none` accepts any actor, as no requirement does.
    meet: (...both) => pickCommon(both.map((one) => (one?.includes('none') === true ? null : one))),
    write: (permissions) => permissions ?? undefined,
  },
  associations: {
    place: 'require.actor.association',
    merge: (layers) => pickCommon(readAll(layers, 'require.actor.association').map((one) => listOf<string>(one))),
    meet: (...both) => pickCommon(both),
    write: (associations) => associations ?? undefined,
  },
  acceptsListed: accepted('listed'),
  acceptsSchedule: accepted('schedule'),
  refusesForks: {
    place: 'require.fork',
    merge: (layers) => readAll(layers, 'require.fork').length > 0,
    meet: (left, right) => left || right,
    write: (refused) => (refused ? false : undefined),
  },
  taskTemplate: single('taskTemplate', (template) => template),
};

/** The sections without the types of their values. */
export const allSections = Object.entries(sections) as unknown as readonly [keyof PolicySettings, Section<unknown>][];

/** The settings of all layers together, for a run with these profiles. */
export function mergeSettings(
  layers: readonly Layer[],
  profiles: readonly LayeredProfile[],
  providers: readonly ProviderNames[],
): PolicySettings {
  const settings = Object.fromEntries(
    allSections.map(([key, section]) => {
      const narrowed = profiles.reduce(
        (value, profile) => narrowValue(section, value, profile, providers),
        section.merge(layers, providers),
      );
      // `checkBelow` has refused layers that open more. The value of a floor, with its default, also bounds what inputs ask for.
      const locking = profiles.filter(({ lock }) => lock.some((name) => `${section.place}.`.startsWith(`${name}.`)));
      return [
        key,
        locking.reduce((value, floor) => bindValue(section, value, section.merge(floor.layers, providers)), narrowed),
      ];
    }),
  ) as unknown as PolicySettings;
  const ownModes = [...settings.scriptModes].filter(([, mode]) => mode !== settings.scriptMode);
  return { ...settings, scriptModes: new Map(ownModes) };
}

function narrowValue<Value>(
  { place, narrow = 'written', merge, meet }: Section<Value>,
  own: Value,
  profile: LayeredProfile,
  providers: readonly ProviderNames[],
): Value {
  if (typeof narrow === 'function') return narrow(own, profile);
  const isWritten = readAll(profile.layers, place).length > 0;
  const applies = {
    written: isWritten,
    named: isWritten || profile.type === 'complete',
    always: true,
    floors: isWritten && profile.isFloor,
  };
  return applies[narrow] ? bindValue({ meet }, own, merge(profile.layers, providers)) : own;
}

// `checkBelow` has reported values without an order that differ from the values of a floor.
function bindValue<Value>(
  { meet, lock = meet }: Pick<Section<Value>, 'meet' | 'lock'>,
  own: Value,
  bound: Value,
): Value {
  const both = lock(own, bound);
  return both === incomparable ? bound : both;
}

/** The type of a value of a policy file. */
type At<Map, Place extends string> = Place extends `${infer Key}.${infer Rest}`
  ? At<Read<Map, Key>, Rest>
  : Read<Map, Place>;
type Read<Map, Key extends string> = Key extends keyof Map ? NonNullable<Map[Key]> : never;

/** The values that layers have at a place. */
function readAll<Place extends string>(layers: readonly Layer[], place: Place): At<PolicyFile, Place>[] {
  const keys = place.split('.');
  return layers
    .map(({ file }) =>
      keys.reduce<unknown>((map, key) => (map as Readonly<Record<string, unknown>> | undefined)?.[key], file),
    )
    .filter((written) => written !== undefined) as At<PolicyFile, Place>[];
}

/** The first of `order` that a layer sets, or the default. */
function strictest<Value, Default extends Value | null>(
  place: string,
  order: readonly Value[],
  byDefault: Default,
): Section<Value | Default> {
  const pick = (values: readonly (Value | Default)[]): Value | Default =>
    order.find((value) => values.includes(value)) ?? byDefault;
  return {
    place,
    merge: (layers) => pick(readAll(layers, place)),
    meet: (...both) => pick(both),
    write: (value) => value ?? undefined,
  };
}

/** Limits: of each the smallest that a layer sets, or the default. */
function smallest<Limits extends object>(
  place: string,
  defaults: Limits,
  read: (layers: readonly Layer[]) => readonly object[],
): Section<Limits> {
  const pick = (own: Limits, bounds: readonly object[]): Limits => ({ ...own, ...pickStrictest([own, ...bounds]) });
  return {
    place,
    merge: (layers) => ({ ...defaults, ...pickStrictest(read(layers)) }),
    narrow: (own, { layers }) => pick(own, read(layers)),
    meet: (left, right) => pick(left, [right]),
    write: (limits) => limits,
  };
}

function list<Value>(place: string): Section<readonly Value[]> {
  return {
    place,
    narrow: 'named',
    merge: (layers) => [...new Set<Value>(readAll(layers, place).flat())],
    meet: (left, right) => left.filter((value) => right.includes(value)),
    write: (values) => values,
  };
}

/** A value without an order, of the last layer that has one. Only a floor replaces it. */
function single<Place extends string, Value>(
  place: Place,
  read: (written: At<PolicyFile, Place>) => Value,
): Section<Value | null> {
  return {
    place,
    narrow: 'floors',
    merge: (layers) => readAll(layers, place).map(read).at(-1) ?? null,
    meet: pickEqual,
    write: (_, layers) => readAll(layers, place).at(-1),
    compared: (value) => value,
  };
}

function readNetwork(layers: readonly Layer[]): PolicySettings['network'] {
  return mergeNetwork(readAll(layers, 'sandbox.network'));
}

/** Whether every layer that requires something of the actor accepts this way to start a run. */
function accepted(key: 'listed' | 'schedule'): Section<boolean> {
  return {
    place: `require.actor.${key}`,
    narrow: 'always',
    merge: (layers) => readAll(layers, 'require.actor').every((actor) => actor[key] === true),
    meet: (left, right) => left && right,
    write: (accepts, layers) => (accepts && readAll(layers, 'require.actor').length > 0 ? true : undefined),
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

/** The custom tools of all layers. `checkCustomTools` has reported tools that differ. */
export function mergeCustomTools(layers: readonly Layer[]): PolicySettings['customTools'] {
  const named = new Map(readAll(layers, 'customTools').flatMap((tools) => Object.entries(tools)));
  const registries = readLayerRegistries(layers);
  return [...named].map(([name, written]) => readCustomTool(name, written, registries));
}

// The servers that no layer denies.
function mergeServers(layers: readonly Layer[]): readonly McpServer[] {
  const denied = listDeniedServers(layers);
  const named = new Map(readAll(layers, 'mcp.servers').flatMap((servers) => Object.entries(servers)));
  const registries = readLayerRegistries(layers);
  return [...named].flatMap(([name, written]) =>
    denied.includes(name) ? [] : [readServer(name, written, registries)],
  );
}

// The servers that the profile defines identically. A profile that only restricts, without servers, removes only the denied ones.
function narrowServers(servers: readonly McpServer[], { layers, type }: LayeredProfile): readonly McpServer[] {
  const denied = listDeniedServers(layers);
  const isSilent = type === 'restricting' && readAll(layers, 'mcp.servers').length === 0;
  const open = isSilent ? servers : pickSame(servers, mergeServers(layers));
  return open.filter(({ name }) => !denied.includes(name));
}

function listDeniedServers(layers: readonly Layer[]): readonly string[] {
  return readAll(layers, 'mcp.deny').flatMap((deny) => listOf<string>(deny));
}

// Each layer contributes its mode for the API, else for the provider, else for all. The strictest of the layers counts.
function readScriptModes(
  layers: readonly Layer[],
  providers: readonly ProviderNames[],
): ReadonlyMap<string, ScriptMode> {
  const harnesses = readAll(layers, 'harness');
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

function mergeRunLimits(layers: readonly Layer[]): Partial<RunLimits> {
  const { minutes, ...rest } = pickStrictest(readAll(layers, 'limits'));
  return minutes === undefined ? rest : { ...rest, wallClockMs: Math.round(minutes * 60_000) };
}

/** The settings of agents, bound by what layers write. Null stays null: then no call may ask a model. */
function narrowAgents(own: Partial<AgentSettings> | null, layers: readonly Layer[]): AgentSettings | null {
  if (own === null) return null;
  const written = readAll(layers, 'agents');
  const models = pickCommon([own.models ?? null, ...written.map((agents) => agents.models ?? null)]);
  return {
    ...defaultAgentSettings,
    ...own,
    ...pickStrictest([own, ...written]),
    models: models ?? defaultAgentSettings.models,
  };
}

function readPrices(layers: readonly Layer[]): readonly Price[] {
  const written = readAll(layers, 'prices').flatMap((prices) => Object.entries(prices));
  return pickHighest(
    written.map(([model, { inputUsd, outputUsd, cachedUsd = inputUsd, cacheWriteUsd = inputUsd }]) => ({
      model,
      inputUsd,
      cachedUsd,
      cacheWriteUsd,
      outputUsd,
      long: null,
    })),
  );
}

// The higher price reaches a limit of cost earlier.
function pickHighest(prices: readonly Price[]): readonly Price[] {
  return [...groupBy(prices, ({ model }) => model).values()].map((all) => all.reduce(pickHigher));
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

// Null if the file requires no permission; empty if it names only other ways to start a run.
function readPermissions({ require }: PolicyFile): readonly string[] | null {
  const actor = require?.actor;
  if (actor?.permission !== undefined) return listOf<string>(actor.permission);
  return actor === undefined || actor.association !== undefined ? null : [];
}

// Null accepts everyone.
function pickCommon(lists: readonly (readonly string[] | null)[]): readonly string[] | null {
  return lists.reduce(
    (accepted, wanted) =>
      accepted === null ? wanted : wanted === null ? accepted : accepted.filter((name) => wanted.includes(name)),
    null,
  );
}

/** Of each key the smallest number, and `reject` before all else. Other values are left out. */
function pickStrictest<Key extends string>(
  all: readonly { readonly [Name in Key]?: unknown }[],
): { [Name in Key]?: number } {
  const strictest: { [key: string]: unknown } = {};
  for (const [key, value] of all.flatMap((written) => Object.entries(written)))
    if (typeof value === 'number') strictest[key] = Math.min(Number(strictest[key] ?? value), value);
    else if (value === 'reject') strictest[key] = value;
  return strictest as { [Name in Key]?: number };
}

/** The tools that the layers offer: each tool that is in the pack of every layer and that no layer denies. A null pack has every tool. */
export function mergeTools(layers: readonly Layer[], packs: readonly (readonly string[] | null)[]) {
  const denied = readAll(layers, 'tools.deny').flatMap((deny) => listOf<string>(deny));
  return { offered: pickCommon(packs), denied: [...new Set(denied)] };
}
