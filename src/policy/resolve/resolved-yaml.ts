import { defaultScriptLimits } from '../../core/limits.ts';
import type { CompiledPolicy, Profile } from '../decide/compiled-policy.ts';
import type { Layer } from './layers.ts';
import type { PolicySettings } from '../../core/ports/policy-settings.ts';
import { renderCustomTools } from '../file/custom-tool-settings.ts';
import { renderTypedResult } from '../file/publish-settings.ts';
import { renderSearch } from '../file/search-settings.ts';
import { renderServers } from '../file/mcp-settings.ts';
import { renderNetwork } from '../file/network-settings.ts';
import { renderYaml } from '../../core/text/render-yaml.ts';
import type { PolicyFile } from '../file/schema.ts';

type Defaults = NonNullable<PolicyFile['defaults']>;
type Actor = NonNullable<NonNullable<PolicyFile['require']>['actor']>;
type Complete<Value> = { readonly [Key in keyof Value]-?: Value[Key] | undefined };

/**
 * A policy with all layers merged, in the form of a policy file. Each key has to be stated here, with `undefined` for a key without a value, so that
 * the record and `policy diff` have every setting.
 */
export type ResolvedFile = Omit<Complete<PolicyFile>, 'harness' | 'sandbox' | 'limits'> & {
  readonly harness: Complete<NonNullable<PolicyFile['harness']>>;
  readonly sandbox: Complete<NonNullable<PolicyFile['sandbox']>>;
  readonly limits: Complete<NonNullable<PolicyFile['limits']>>;
};

interface Parts {
  readonly name: string;
  readonly layers: readonly Layer[];
  readonly settings: PolicySettings;
  readonly compiled: CompiledPolicy;
  /** The profiles that apply. */
  readonly selected: readonly Profile[];
}

/** The policy with all layers merged, as one policy file with the same meaning. */
export function createResolvedFile({ name, settings, compiled, selected }: Omit<Parts, 'layers'>): ResolvedFile {
  const { turns, toolCalls, denials, identicalCalls, costUsd, tokens, wallClockMs } = settings.limits;
  const changed = Object.fromEntries(
    Object.entries(settings.scriptLimits).filter(
      ([key, value]) => defaultScriptLimits[key as keyof typeof defaultScriptLimits] !== value,
    ),
  );
  return {
    version: 1,
    name,
    extends: undefined,
    approvals: settings.approvals,
    taskTemplate: settings.taskTemplate ?? undefined,
    harness: {
      mode: settings.scriptMode,
      providers:
        settings.scriptModes.size > 0
          ? Object.fromEntries([...settings.scriptModes].map(([api, mode]) => [api, { mode }]))
          : undefined,
      continueOnError: settings.continueOnError || undefined,
      spawn: settings.spawn || undefined,
      runtime: settings.scriptRuntime === 'quickjs' ? undefined : settings.scriptRuntime,
      limits: Object.keys(changed).length > 0 ? changed : undefined,
    },
    tools: renderTools(compiled),
    // The schema accepts no other decision as a default.
    defaults: {
      decision: settings.defaultDecision as Defaults['decision'],
      opaque: settings.opaqueDecision as Defaults['opaque'],
      onError: 'deny-and-abort',
    },
    limits: {
      turns,
      toolCalls,
      denials,
      identicalCalls,
      costUsd: costUsd ?? undefined,
      tokens,
      minutes: wallClockMs === undefined ? undefined : wallClockMs / 60_000,
    },
    prices: settings.prices.length > 0 ? renderPrices(settings.prices) : undefined,
    require: renderRequire(settings),
    patch: settings.patchAllows.length > 0 ? { allow: [...settings.patchAllows] } : undefined,
    programs: settings.programs.size > 0 ? renderPrograms(settings.programs) : undefined,
    sandbox: {
      require: settings.isolation ?? undefined,
      env: { pass: [...settings.passEnv] },
      caches: settings.caches.length > 0 ? [...settings.caches] : undefined,
      network: renderNetwork(settings.network) ?? undefined,
      git: settings.git ?? undefined,
      unixSockets: settings.unixSockets === 'without-hosts' ? undefined : settings.unixSockets,
      ptrace: settings.ptrace === 'allow' ? 'allow' : undefined,
      limits: { ...settings.commandLimits, freeDiskMb: settings.freeDiskMb },
    },
    agents: settings.agents === null ? undefined : { ...settings.agents, models: [...settings.agents.models] },
    mcp: renderServers(settings.mcpServers) ?? undefined,
    search: settings.search === null ? undefined : renderSearch(settings.search),
    publish: settings.typedResult === null ? undefined : renderTypedResult(settings.typedResult),
    customTools:
      settings.customTools.length > 0
        ? (renderCustomTools(settings.customTools) as PolicyFile['customTools'])
        : undefined,
    profiles: selected.length > 0 ? renderProfiles(selected) : undefined,
    rules: compiled.rules.map(({ written }) => written),
    tests: undefined,
  };
}

/** Renders a resolved policy as YAML. */
export function renderResolvedYaml(resolved: ResolvedFile, { layers, compiled, selected }: Parts): string {
  const layerOf = new Map<object, string>(
    [compiled.rules, ...selected.map(({ policy }) => policy.rules)].flat().map((rule) => [rule.written, rule.layer]),
  );
  // The record proves the digests of the layers, so they are part of the text that is hashed.
  const digests = layers.map(({ name, sha256 }) => `# ${removeControls(name)} ${sha256}\n`).join('');
  return `${digests}\n${renderYaml(resolved, (item) => {
    const layer = layerOf.get(item);
    return layer === undefined ? null : `from ${removeControls(layer)}`;
  })}`;
}

function renderPrograms(programs: PolicySettings['programs']): Record<string, string[]> {
  const names = [...new Set(programs.values())];
  return Object.fromEntries(
    names.map((name) => [name, [...programs].flatMap(([path, listed]) => (listed === name ? [path] : []))]),
  );
}

function renderPrices(prices: PolicySettings['prices']): NonNullable<PolicyFile['prices']> {
  return Object.fromEntries(
    prices.map(({ model, inputUsd, cachedUsd, cacheWriteUsd, outputUsd }) => [
      model,
      { inputUsd, cachedUsd, cacheWriteUsd, outputUsd },
    ]),
  );
}

function renderRequire(settings: PolicySettings): NonNullable<PolicyFile['require']> {
  const { permissions, associations, acceptsListed, acceptsSchedule, refusesForks } = settings;
  return {
    ...((permissions ?? associations) !== null && {
      actor: {
        ...(permissions !== null && { permission: permissions as Actor['permission'] }),
        ...(associations !== null && { association: associations as Actor['association'] }),
        ...(acceptsListed && { listed: true }),
        ...(acceptsSchedule && { schedule: true }),
      },
    }),
    ...(refusesForks && { fork: false as const }),
  };
}

function removeControls(name: string): string {
  return name.replaceAll(/\p{Cc}/gu, ' ');
}

function renderTools({ tools }: CompiledPolicy): PolicyFile['tools'] {
  if (tools.offered === null && tools.denied.length === 0) return undefined;
  return {
    ...(tools.offered !== null && { pack: 'resolved', packs: { resolved: { tools: [...tools.offered] } } }),
    ...(tools.denied.length > 0 && { deny: [...tools.denied] }),
  };
}

// The settings of these profiles are already part of the policy's settings. Each gets a numbered name and its own `when`, since two layers may have
// profiles of one name.
function renderProfiles(selected: readonly Profile[]): Record<string, object> {
  return Object.fromEntries(
    selected.map(({ name, when, type, policy }, index) => [
      `${name}-profile-${index + 1}`.slice(-60).replace(/^-/, ''),
      {
        when,
        tools: renderTools(policy),
        ...(type === 'complete' && { defaults: { decision: policy.defaultDecision, opaque: policy.opaqueDecision } }),
        rules: policy.rules.map(({ written }) => written),
      },
    ]),
  );
}
