import { defaultRunLimits, defaultScriptLimits } from '../../../core/limits.ts';
import { approvalPresets, gitModes, type GitMode, unixSocketModes } from '../../../core/ports/policy-settings.ts';
import { scriptModes, type ScriptMode } from '../../../core/ports/script.ts';
import { isolationLevels } from '../../../core/types/isolation.ts';
import { decisions } from '../../../core/types/decision.ts';
import { type Registries, listRegistryAddresses, registryNames } from '../../decide/hosts/registry-addresses.ts';
import { listOf } from '../../../core/schema-parts.ts';
import type { PolicyFile } from '../../file/schema.ts';
import {
  compareEntries,
  compareKeys,
  compareLimit,
  compareLimits,
  compareLists,
  compareMinimum,
  compareOptional,
  compareRanks,
  compareWhole,
  ignore,
  type Comparison,
  type Difference,
} from './comparison.ts';
import { coversNames } from './conditions.ts';

type Section<Key extends keyof PolicyFile> = NonNullable<PolicyFile[Key]>;
type Harness = Section<'harness'>;
type Sandbox = Section<'sandbox'>;
type Network = NonNullable<Sandbox['network']>;
type Host = NonNullable<Network['allow']>[number];

const compareMode = compareRanks<ScriptMode>(scriptModes, 'enabled');

/** The comparison of each key of two resolved policies. `diff.ts` compares rules and profiles. */
export const compareSections: Comparison<PolicyFile> = compareKeys<PolicyFile>({
  version: ignore,
  name: ignore,
  // The layers are merged, and the tests decide nothing.
  extends: ignore,
  tests: ignore,
  rules: ignore,
  profiles: ignore,
  approvals: compareRanks<Section<'approvals'>>(approvalPresets, 'untrusted'),
  harness: compareHarness,
  tools: compareTools,
  defaults: compareKeys<Section<'defaults'>>({
    decision: compareRanks<NonNullable<Section<'defaults'>['decision']>>(withoutMemory(), 'deny'),
    opaque: compareRanks<NonNullable<Section<'defaults'>['opaque']>>(withoutMemory(), 'deny'),
    onError: ignore,
  }),
  limits: compareLimits({
    ...defaultRunLimits,
    minutes: (defaultRunLimits.wallClockMs ?? Infinity) / 60_000,
  }),
  // A higher price reaches the limit of cost earlier. Without an entry, the list of this version has the price.
  prices: (before = {}, after = {}, place) =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((model) =>
      comparePrice(before[model], after[model], `${place}.${model}`),
    ),
  require: compareRequire,
  patch: compareKeys<Section<'patch'>>({ allow: compareLists<string>([]) }),
  programs: compareEntries(compareLists<string>([])),
  taskTemplate: compareWhole,
  sandbox: compareKeys<Sandbox>({
    require: compareRanks<NonNullable<Sandbox['require']> | 'none'>(['none', ...isolationLevels], 'none'),
    network: compareNetwork,
    caches: compareLists<string>([]),
    env: compareKeys<NonNullable<Sandbox['env']>>({ pass: compareLists<string>([]) }),
    limits: compareSandboxLimits,
    git: compareRanks<GitMode>(gitModes.toReversed(), 'history'),
    unixSockets: compareRanks<NonNullable<Sandbox['unixSockets']>>(unixSocketModes.toReversed(), 'without-hosts'),
    ptrace: compareRanks<NonNullable<Sandbox['ptrace']>>(['allow', 'deny'], 'deny'),
  }),
  agents: compareOptional(
    compareKeys<Section<'agents'>>({
      models: compareLists<string>([]),
      chats: compareLimit(null),
      children: compareLimit(null),
      depth: compareLimit(null),
    }),
  ),
  // The resolved policy has no servers that a layer denies.
  mcp: compareKeys<Section<'mcp'>>({ servers: compareEntries(), deny: ignore }),
  customTools: compareEntries(),
  search: compareOptional(compareWhole),
  publish: compareWhole,
});

function compareHarness(before: Harness | undefined, after: Harness | undefined, place: string): readonly Difference[] {
  const own = compareKeys<Harness>({
    mode: compareMode,
    providers: ignore,
    limits: compareScriptLimits,
    continueOnError: compareRanks([true, false], false),
    spawn: compareRanks([true, false], false),
    runtime: compareRanks<NonNullable<Harness['runtime']>>(['isolated-vm', 'quickjs'], 'quickjs'),
  })(before, after, place);
  // The general mode counts for a provider without its own.
  const names = new Set([before, after].flatMap((harness) => Object.keys(harness?.providers ?? {})));
  const providers = [...names].flatMap((name) => {
    const [old, now] = [before, after].map((harness) => harness?.providers?.[name]?.mode ?? harness?.mode);
    return compareMode(old, now, `${place}.providers.${name}`);
  });
  return [...own, ...providers];
}

function withoutMemory() {
  return decisions.filter((decision) => decision !== 'allow-for-run');
}

function compareScriptLimits(
  before: Harness['limits'],
  after: Harness['limits'],
  place: string,
): readonly Difference[] {
  const { concurrency: old, ...others } = before ?? {};
  const { concurrency: now, ...rest } = after ?? {};
  return [
    ...compareRanks(['queue', 'reject'], 'queue')(old, now, `${place}.concurrency`),
    ...compareLimits(
      Object.fromEntries(Object.entries(defaultScriptLimits).filter(([, value]) => typeof value === 'number')),
    )(others, rest, place),
  ];
}

// The resolved policy has every limit with its default.
function compareSandboxLimits(
  before: Sandbox['limits'],
  after: Sandbox['limits'],
  place: string,
): readonly Difference[] {
  const { freeDiskMb: old, ...others } = before ?? {};
  const { freeDiskMb: now, ...rest } = after ?? {};
  return [...compareMinimum(0)(old, now, `${place}.freeDiskMb`), ...compareLimits({})(others, rest, place)];
}

// The resolved policy has at most one pack, with the names of its tools.
function compareTools(before: PolicyFile['tools'], after: PolicyFile['tools'], place: string): readonly Difference[] {
  const [old, now] = [before, after].map((tools) =>
    tools?.pack === undefined ? undefined : tools.packs?.[tools.pack]?.tools,
  );
  const covers = (wide: string, narrow: string): boolean => coversNames([wide], [narrow]);
  return [
    ...compareLists<string>(null, covers)(old, now, `${place}.pack`),
    ...reverse(compareLists<string>([], covers)(before?.deny, after?.deny, `${place}.deny`)),
  ];
}

// The longer list of denials is tighter.
function reverse(differences: readonly Difference[]): readonly Difference[] {
  return differences.map((difference) => {
    const { relation } = difference;
    return {
      ...difference,
      relation: relation === 'looser' ? 'tighter' : relation === 'tighter' ? 'looser' : relation,
    };
  });
}

type Price = Section<'prices'>[string];

function comparePrice(before: Price | undefined, after: Price | undefined, place: string): readonly Difference[] {
  if (before === undefined || after === undefined) return compareWhole(before, after, place);
  return compareKeys<Price>({
    inputUsd: compareMinimum(0),
    outputUsd: compareMinimum(0),
    cachedUsd: compareMinimum(0),
    cacheWriteUsd: compareMinimum(0),
  })(before, after, place);
}

type Require = PolicyFile['require'];
type Actor = NonNullable<NonNullable<Require>['actor']>;

function compareRequire(before: Require, after: Require, place: string): readonly Difference[] {
  const [old, now] = [before, after].map((one) => readActor(one?.actor));
  return [
    ...compareKeys<Required<Actor>>({
      permission: compareLists<string>(null),
      association: compareLists<string>(null),
      listed: compareRanks([true, false], true),
      schedule: compareRanks([true, false], true),
    })(old as Required<Actor>, now as Required<Actor>, `${place}.actor`),
    ...compareRanks([true, false], true)(before?.fork, after?.fork, `${place}.fork`),
  ];
}

// Without a requirement, any actor may start a run. The permission `none` accepts any actor, too.
function readActor(actor: Actor | undefined): Partial<Actor> {
  if (actor === undefined) return {};
  const { permission, listed = false, schedule = false, association } = actor;
  const isOpen = permission !== undefined && listOf<string>(permission).includes('none');
  return {
    ...(permission !== undefined && !isOpen && { permission }),
    ...(association !== undefined && { association }),
    listed,
    schedule,
  };
}

function compareNetwork(before: Network | undefined, after: Network | undefined, place: string): readonly Difference[] {
  return [
    ...compareKeys<Network>({
      allow: compareLists<Host>([], coversHost),
      setup: compareLists<Host>([], coversHost),
      forward: compareLists<number>([]),
      registries: ignore,
      authorities: compareEntries<string>(compareWhole),
      acknowledge: compareRanks<'executes-workspace' | 'none'>(['executes-workspace', 'none'], 'none'),
    })(before, after, place),
    ...registryNames.flatMap((name) => {
      const [old, now] = [before, after].map((network) =>
        listAddresses(name, new Map(Object.entries(network?.registries ?? {})) as Registries),
      );
      return compareLists<string>([])(old, now, `${place}.registries.${name}`);
    }),
  ];
}

// A policy that names the hosts of a registry may name private ones.
function listAddresses(name: (typeof registryNames)[number], registries: Registries): string[] {
  const note = registries.has(name) ? ' (may be private)' : '';
  return listRegistryAddresses(name, registries).map((address) => `${address}${note}`);
}

function coversHost(wide: Host, narrow: Host): boolean {
  const [old, now] = [wide, narrow].map((host) => (typeof host === 'string' ? { host } : host));
  if (old === undefined || now === undefined || old.port !== now.port) return false;
  if (now.private === true && old.private !== true) return false;
  const suffix = old.host.startsWith('*.') ? old.host.slice(1) : null;
  return (
    old.host === now.host ||
    (suffix !== null && /[a-z]/i.test(now.host) && now.host.replace(/^\*/, '').endsWith(suffix))
  );
}
