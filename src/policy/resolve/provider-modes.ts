import type { Problem } from '../../core/types/error.ts';
import type { ProviderNames } from '../../core/tool-catalogue.ts';
import type { Layer } from './layers.ts';
import { renderNearest } from '../../core/text/nearest-name.ts';

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
