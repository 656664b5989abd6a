import { listPolicies, type CompiledPolicy, type Profile } from '../decide/compiled-policy.ts';
import type { Layer } from './layers.ts';
import { renderYaml } from '../../core/text/render-yaml.ts';
import { allSections } from './settings.ts';
import { replaceControls } from '../../core/text/control-characters.ts';

/** A policy with all layers merged, as one policy file with the same meaning. */
export function renderResolvedYaml(name: string, layers: readonly Layer[], compiled: CompiledPolicy): string {
  const { profiles } = compiled;
  const file: WritableMap = { version: 1, name, tools: renderTools(compiled) };
  for (const [key, { place, write }] of allSections) put(file, place.split('.'), write(compiled[key], layers));
  put(file, ['defaults', 'onError'], 'deny-and-abort');
  if (profiles.length > 0) file['profiles'] = renderProfiles(profiles);
  file['rules'] = compiled.rules.map(({ written }) => written);
  const layerOf = new Map<object, string>(
    listPolicies(compiled).flatMap(({ rules }) => rules.map((rule) => [rule.written, rule.layer])),
  );
  // The record proves the digests of the layers, so they are part of the text that is hashed.
  const digests = layers.map((layer) => `# ${replaceControls(layer.name)} ${layer.sha256}\n`).join('');
  return `${digests}\n${renderYaml(file, (item) => {
    const layer = layerOf.get(item);
    return layer === undefined ? null : `from ${replaceControls(layer)}`;
  })}`;
}

type WritableMap = { [key: string]: unknown };

// Several settings may be values of one map.
function put(map: WritableMap, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (value === undefined || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)) return;
  const known = (map[key] ?? {}) as WritableMap;
  if (rest.length > 0) put((map[key] = known), rest, value);
  else map[key] = typeof value === 'object' && !Array.isArray(value) ? { ...known, ...value } : value;
}

function renderTools({ tools }: CompiledPolicy): object | undefined {
  if (tools.offered === null && tools.denied.length === 0) return undefined;
  return {
    ...(tools.offered !== null && { pack: 'resolved', packs: { resolved: { tools: tools.offered } } }),
    ...(tools.denied.length > 0 && { deny: tools.denied }),
  };
}

// The settings of these profiles are already part of the policy's settings. Each gets a numbered name and its own `when`, since two layers may have
// profiles of one name.
function renderProfiles(profiles: readonly Profile[]): Record<string, object> {
  return Object.fromEntries(
    profiles.map(({ name, when, type, policy }, index) => [
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
