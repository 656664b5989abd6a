import { z } from 'zod';
import { modelApis } from '../core/model.ts';
import { pickStricterMode, type ScriptMode } from '../core/script.ts';
import { renderNearest } from './nearest-name.ts';

/** Names under `harness.providers`: a provider, or one wire API of it, which says more. */
const providerNames: readonly string[] = [...new Set(modelApis.flatMap((api) => [api, readFamily(api)]))];

interface HarnessModes {
  readonly mode?: ScriptMode | undefined;
  readonly providers?: { readonly [name: string]: { readonly mode: ScriptMode } } | undefined;
}

/** A name under `harness.providers`. One that stands for no provider is refused: its mode would never be asked for. */
export const providerName = z.string().superRefine((name, context) => {
  if (providerNames.includes(name)) return;
  const message = `there is no provider "${name}"; ${renderNearest(name, providerNames)}`;
  context.addIssue({ code: 'custom', message, input: name });
});

/** The mode for one wire API: of each layer its own word for the API, for the provider, or for all; of the layers the strictest. */
export function pickModeFor(layers: readonly HarnessModes[], api: string): ScriptMode {
  const modes = layers.flatMap(({ mode, providers }) => {
    const own = new Map(Object.entries(providers ?? {}));
    return own.get(api)?.mode ?? own.get(readFamily(api))?.mode ?? mode ?? [];
  });
  return pickStrictestMode(modes);
}

/** The strictest of several modes; `enabled` where none is given. */
export function pickStrictestMode(modes: readonly ScriptMode[]): ScriptMode {
  return modes.reduce(pickStricterMode, 'enabled');
}

/** Every wire API whose mode differs from the general one, for the resolved policy. */
export function listApiModes(layers: readonly HarnessModes[], general: ScriptMode): Map<string, ScriptMode> {
  const modes = modelApis.map((api) => [api, pickModeFor(layers, api)] as const);
  return new Map(modes.filter(([, mode]) => mode !== general));
}

function readFamily(api: string): string {
  return api.split('-')[0] ?? api;
}
