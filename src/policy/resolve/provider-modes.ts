import type { Problem } from '../../core/types/error.ts';
import { pickStricterMode, type ScriptMode } from '../../core/ports/script.ts';
import type { ProviderNames } from '../../core/tool-catalogue.ts';
import type { Layer } from './layers.ts';
import { renderNearest } from '../../core/text/nearest-name.ts';

interface HarnessModes {
  readonly mode?: ScriptMode | undefined;
  readonly providers?: { readonly [name: string]: { readonly mode: ScriptMode } } | undefined;
}

/** Reports names under `harness.providers` that match no provider: their modes would never apply. */
export function checkProviders(
  layers: readonly Layer[],
  providers: readonly ProviderNames[],
  problems: Problem[],
): void {
  const known = [...new Set(providers.flatMap(({ name, provider }) => [name, provider]))];
  for (const { file, yaml } of layers)
    for (const name of Object.keys(file.harness?.providers ?? {}))
      if (!known.includes(name))
        problems.push(
          yaml.problemAtKey(
            ['harness', 'providers'],
            name,
            `there is no provider "${name}"`,
            renderNearest(name, known),
          ),
        );
}

/**
 * The mode for one wire API. Each layer contributes its mode for the API, else for the provider, else for all. The strictest of the layers counts.
 */
export function pickModeFor(layers: readonly HarnessModes[], { name, provider }: ProviderNames): ScriptMode {
  const modes = layers.flatMap(({ mode, providers }) => {
    const own = new Map(Object.entries(providers ?? {}));
    return own.get(name)?.mode ?? own.get(provider)?.mode ?? mode ?? [];
  });
  return pickStrictestMode(modes);
}

/** The strictest of several modes; `enabled` if the list is empty. */
export function pickStrictestMode(modes: readonly ScriptMode[]): ScriptMode {
  return modes.reduce(pickStricterMode, 'enabled');
}

/** Every wire API whose mode differs from the general one, for the resolved policy. */
export function listApiModes(
  layers: readonly HarnessModes[],
  providers: readonly ProviderNames[],
  general: ScriptMode,
): Map<string, ScriptMode> {
  const modes = providers.map((api) => [api.name, pickModeFor(layers, api)] as const);
  return new Map(modes.filter(([, mode]) => mode !== general));
}
