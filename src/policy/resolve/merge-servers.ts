import type { Problem } from '../../core/types/error.ts';
import { renderCanonicalJson, type JsonValue } from '../../core/text/json.ts';
import type { McpServer } from '../../core/types/mcp.ts';
import type { LayeredProfile } from './profiles.ts';
import { readServer } from '../file/mcp-settings.ts';
import { readLayerRegistries, type Layer } from './layers.ts';
import { listOf } from '../../core/schema-parts.ts';

/** The servers of all layers, without the servers that any layer denies. */
export function mergeServers(layers: readonly Layer[]): readonly McpServer[] {
  const denied = new Set(listDenied(layers));
  const named = new Map(layers.flatMap(({ file }) => Object.entries(file.mcp?.servers ?? {})));
  const registries = readLayerRegistries(layers);
  return [...named].flatMap(([name, written]) => (denied.has(name) ? [] : [readServer(name, written, registries)]));
}

/**
 * The servers that remain under a profile: those that the profile defines identically. A restricting profile without servers removes only the denied
 * ones.
 */
export function narrowServers(servers: readonly McpServer[], { layers, type }: LayeredProfile): readonly McpServer[] {
  const denied = new Set(listDenied(layers));
  const isSilent = type === 'restricting' && layers.every(({ file }) => file.mcp?.servers === undefined);
  const named = new Set(mergeServers(layers).map(renderKey));
  return servers.filter((one) => !denied.has(one.name) && (isSilent || named.has(renderKey(one))));
}

/** Reports two layers that define different servers under one name: neither may replace the other. */
export function checkServers(layers: readonly Layer[], problems: Problem[]): void {
  const registries = readLayerRegistries(layers);
  const known = new Map<string, { readonly key: string; readonly layer: string }>();
  for (const { file, name: layer, yaml } of layers)
    for (const [name, written] of Object.entries(file.mcp?.servers ?? {})) {
      const key = renderKey(readServer(name, written, registries));
      const other = known.get(name);
      if (other === undefined) known.set(name, { key, layer });
      else if (other.key !== key)
        problems.push(
          yaml.problemAt(
            ['mcp', 'servers', name],
            `the server "${name}" is another one in ${other.layer}`,
            'Give it another name, or say the very same.',
          ),
        );
    }
}

function listDenied(layers: readonly Layer[]): readonly string[] {
  return layers.flatMap(({ file }) => (file.mcp?.deny === undefined ? [] : listOf<string>(file.mcp.deny)));
}

function renderKey(one: McpServer): string {
  return renderCanonicalJson(JSON.parse(JSON.stringify(one)) as JsonValue);
}
