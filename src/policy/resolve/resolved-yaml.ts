import { defaultScriptLimits } from '../../core/limits.ts';
import type { CompiledPolicy } from '../decide/compiled-policy.ts';
import type { Layer } from './layers.ts';
import { renderPrograms } from './listed-programs.ts';
import type { Settings } from '../file/settings.ts';
import type { CustomTool } from '../../core/types/custom-tool.ts';
import { renderCustomTools } from '../file/custom-tool-settings.ts';
import { renderTypedResult } from '../file/publish-settings.ts';
import { renderSearch } from '../file/search-settings.ts';
import { renderServers } from '../file/mcp-settings.ts';
import { renderNetwork } from '../file/network-settings.ts';
import type { Profile } from '../decide/compiled-policy.ts';
import { listApiModes } from './provider-modes.ts';
import { renderYaml } from '../../core/text/render-yaml.ts';

/** Renders the policy with all layers merged, as one policy file with the same meaning. */
export function renderResolvedYaml(options: {
  readonly name: string;
  readonly layers: readonly Layer[];
  readonly settings: Settings;
  readonly compiled: CompiledPolicy;
  /** The profiles that apply. */
  readonly selected: readonly Profile[];
  readonly customTools: readonly CustomTool[];
}): string {
  const { settings, compiled, selected, customTools } = options;
  const { rules } = compiled;
  const { wallClockMs, ...limits } = settings.limits;
  const changed = Object.fromEntries(
    Object.entries(settings.scriptLimits).filter(
      ([key, value]) => defaultScriptLimits[key as keyof typeof defaultScriptLimits] !== value,
    ),
  );
  const modes = listApiModes(
    options.layers.map(({ file }) => file.harness ?? {}),
    compiled.catalogue.providers,
    settings.scriptMode,
  );
  const mcp = renderServers(settings.mcpServers);
  const network = renderNetwork(settings.network);
  const resolved = {
    version: 1,
    name: options.name,
    approvals: settings.approvals,
    ...(settings.taskTemplate !== null && { taskTemplate: settings.taskTemplate }),
    harness: {
      mode: settings.scriptMode,
      ...(modes.size > 0 && { providers: Object.fromEntries([...modes].map(([api, mode]) => [api, { mode }])) }),
      ...(settings.continueOnError && { continueOnError: true }),
      ...(settings.spawn && { spawn: true }),
      ...(settings.scriptRuntime !== 'quickjs' && { runtime: settings.scriptRuntime }),
      ...(Object.keys(changed).length > 0 && { limits: changed }),
    },
    ...renderTools(compiled),
    defaults: { decision: settings.defaultDecision, opaque: settings.opaqueDecision, onError: 'deny-and-abort' },
    limits: { ...limits, ...(wallClockMs !== undefined && { minutes: wallClockMs / 60_000 }) },
    ...(settings.prices.length > 0 && {
      prices: Object.fromEntries(
        settings.prices.map(({ model, inputUsd, cachedUsd, cacheWriteUsd, outputUsd }) => [
          model,
          { inputUsd, cachedUsd, cacheWriteUsd, outputUsd },
        ]),
      ),
    }),
    require: {
      ...((settings.permissions ?? settings.associations) !== null && {
        actor: {
          ...(settings.permissions !== null && { permission: settings.permissions }),
          ...(settings.associations !== null && { association: settings.associations }),
          ...(settings.acceptsListed && { listed: true }),
          ...(settings.acceptsSchedule && { schedule: true }),
        },
      }),
      ...(settings.refusesForks && { fork: false }),
    },
    ...(settings.patchAllows.length > 0 && { patch: { allow: settings.patchAllows } }),
    ...(compiled.programs.size > 0 && { programs: renderPrograms(compiled.programs) }),
    sandbox: {
      ...(settings.isolation !== null && { require: settings.isolation }),
      env: { pass: settings.passEnv },
      ...(settings.caches.length > 0 && { caches: settings.caches }),
      ...(network !== null && { network }),
      ...(settings.unixSockets !== 'without-hosts' && { unixSockets: settings.unixSockets }),
      ...(settings.ptrace === 'allow' && { ptrace: 'allow' }),
      limits: { ...settings.commandLimits, freeDiskMb: settings.freeDiskMb },
    },
    ...(settings.agents !== null && { agents: settings.agents }),
    ...(mcp !== null && { mcp }),
    ...(compiled.search !== null && { search: renderSearch(compiled.search) }),
    ...(compiled.typedResult !== null && { publish: renderTypedResult(compiled.typedResult) }),
    ...(customTools.length > 0 && { customTools: renderCustomTools(customTools) }),
    ...(selected.length > 0 && { profiles: renderProfiles(selected) }),
    rules: rules.map(({ written }) => written),
  };
  const layerOf = new Map<object, string>(
    [rules, ...selected.map(({ policy }) => policy.rules)].flat().map((rule) => [rule.written, rule.layer]),
  );
  // The record proves the digests of the layers, so they are part of the text that is hashed.
  const digests = options.layers.map(({ name, sha256 }) => `# ${removeControls(name)} ${sha256}\n`).join('');
  return `${digests}\n${renderYaml(resolved, (item) => {
    const layer = layerOf.get(item);
    return layer === undefined ? null : `from ${removeControls(layer)}`;
  })}`;
}

function removeControls(name: string): string {
  return name.replaceAll(/\p{Cc}/gu, ' ');
}

function renderTools({ tools }: CompiledPolicy): object {
  if (tools.offered === null && tools.denied.length === 0) return {};
  return {
    tools: {
      ...(tools.offered !== null && { pack: 'resolved', packs: { resolved: { tools: tools.offered } } }),
      ...(tools.denied.length > 0 && { deny: tools.denied }),
    },
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
        ...renderTools(policy),
        ...(type === 'complete' && { defaults: { decision: policy.defaultDecision, opaque: policy.opaqueDecision } }),
        rules: policy.rules.map(({ written }) => written),
      },
    ]),
  );
}
