import type { PolicySettings } from '../../core/ports/policy-settings.ts';
import { isJsonObject, renderContent } from '../../core/text/json.ts';
import { renderNearest } from '../../core/text/nearest-name.ts';
import type { ProviderNames } from '../../core/tool-catalogue.ts';
import type { Problem } from '../../core/types/error.ts';
import type { PolicyFile } from '../file/schema.ts';
import { compareSettings, type SettingDifference } from './compare-settings.ts';
import { readLayerRegistries, type Layer } from './layers.ts';
import type { LayeredProfile } from './profiles.ts';
import { allSections, mergeSettings, sections } from './settings.ts';

/** The names in `lock`: each setting, and each map of settings. */
const lockable: readonly string[] = [
  ...new Set(
    allSections.flatMap(([, { place }]) => {
      const keys = place.split('.');
      return keys.map((_, index) => keys.slice(0, index + 1).join('.'));
    }),
  ),
];

/** Reports names in `lock` of a floor that name no setting. */
export function checkLocks(layers: readonly Layer[], problems: Problem[]): void {
  for (const { file, yaml } of layers)
    for (const [index, name] of (file.lock ?? []).entries())
      if (!lockable.includes(name)) {
        const message = `"${name}" is not a section that can be locked`;
        problems.push(yaml.problemAt(['lock', index], message, renderNearest(name, lockable)));
      }
}

/** Reports `lock` in a policy that is not a floor: it would have no effect. */
export function checkUnlocked(layers: readonly Layer[], problems: Problem[]): void {
  const message = 'only the policy of an organisation can lock sections';
  const hint = 'Remove it, or check the file with `policy check --org FILE`.';
  for (const { file, yaml } of layers)
    if (file.lock !== undefined) problems.push(yaml.problemAt(['lock'], message, hint));
}

/** The layer with the hosts that floors name for registries, so that `registry:NAME` means the same in all layers. */
export function bindRegistries(layers: readonly Layer[], floors: readonly LayeredProfile[]): readonly Layer[] {
  const registries = Object.fromEntries(readLayerRegistries(floors.flatMap((floor) => floor.layers)));
  const own = layers.at(-1);
  if (own === undefined || Object.keys(registries).length === 0) return layers;
  const { sandbox } = own.file;
  const network = { ...sandbox?.network, registries: { ...sandbox?.network?.registries, ...registries } };
  return [...layers.slice(0, -1), { ...own, file: { ...own.file, sandbox: { ...sandbox, network } } }];
}

/**
 * Reports what layers below a floor must not contain: a section that it locks and that they open wider, another value where values have no order, and a
 * rule with the id of one of its rules. All else is decided by the strictest. Proved by `test/policy/resolve/floor.test.ts`.
 */
export function checkBelow(
  floors: readonly LayeredProfile[],
  below: readonly Layer[],
  { providers, problems }: { readonly providers: readonly ProviderNames[]; readonly problems: Problem[] },
): void {
  for (const floor of floors) {
    const name = floor.layers.at(-1)?.name ?? '';
    const own = mergeSettings(floor.layers, [], providers);
    const ids = new Map(floor.policy.rules.map((rule) => [rule.id, rule.written as object]));
    for (const layer of below) {
      for (const { path, place, keys } of listWider(own, layer, providers)) {
        const isLocked = floor.lock.some((locked) => isWithin(place, locked));
        const why = isLocked ? 'locks it' : explainFixed(floor, keys);
        if (why === null) continue;
        const message = `${place} differs from the organisation’s policy: ${name} ${why}`;
        problems.push(layer.yaml.problemAt(path, message, 'Remove it here.'));
      }
      for (const [index, { id, ...rule }] of (layer.file.rules ?? []).entries()) {
        const taken = ids.get(id);
        if (taken !== undefined && renderContent(taken) !== renderContent({ id, ...rule }))
          problems.push(layer.yaml.problemAt(['rules', index, 'id'], ...explainTaken(id, name)));
      }
    }
  }
}

/** The problem, with a hint, of a rule with the id of another rule. */
export function explainTaken(id: string, layer: string): [string, string] {
  return [`the id "${id}" is taken by a rule of ${layer}`, 'Every rule has another id, over all layers.'];
}

/** A setting of a layer that is not proven to be as strict as the one of a policy, with its place. */
export interface Wider extends SettingDifference {
  readonly path: readonly PropertyKey[];
}

/** The settings that a layer writes and that are wider than in a policy. */
export function listWider(
  settings: PolicySettings,
  layer: Layer,
  providers: readonly ProviderNames[],
): readonly Wider[] {
  // With each mode that the layer writes, also if it is the layer's general one.
  const own = { ...mergeSettings([layer], [], providers), scriptModes: sections.scriptModes.merge([layer], providers) };
  const wider = compareSettings(settings, own).flatMap((difference): Wider[] => {
    if (difference.relation === 'tighter') return [];
    // A mode is compared for each API, and a file may write it for the whole provider.
    const api = providers.find(({ name }) => difference.place === `${sections.scriptModes.place}.${name}`);
    const provider = api === undefined ? [] : [[...difference.keys.slice(0, -1), api.provider]];
    return [difference.keys, ...provider].flatMap((keys) => {
      const path = locate(layer.file, keys);
      return path === null ? [] : [{ ...difference, keys, place: keys.join('.'), path }];
    });
  });
  return [...new Map(wider.map((one) => [one.place, one])).values()];
}

// Where another value is neither wider nor narrower, the value of the floor is the only one. A price bounds what a limit of cost permits.
function explainFixed({ layers, lock }: LayeredProfile, keys: readonly string[]): string | null {
  const isWritten = (at: readonly string[]): boolean => layers.some(({ file }) => locate(file, at) !== null);
  const [section = ''] = keys;
  const isSet =
    (['prices', 'customTools', 'search', 'publish', 'taskTemplate'].includes(section) && isWritten([section])) ||
    (isWithin(keys.join('.'), 'sandbox.network.registries') && isWritten(keys));
  if (isSet) return 'sets it';
  const isCostBound = lock.includes('limits') || isWritten(['limits', 'costUsd']);
  return isCostBound && section === 'prices' ? 'bounds the cost, so it also sets the prices' : null;
}

function isWithin(place: string, section: string): boolean {
  return place === section || place.startsWith(`${section}.`);
}

/** The keys of a file down to the place of a difference; null if the file does not write it. */
function locate(file: PolicyFile, keys: readonly string[]): readonly string[] | null {
  // Prices are compared by other keys than a file has: the price of a model is written as a whole.
  const paths = keys[0] === sections.prices.place ? [keys, keys.slice(0, 2)] : [keys];
  const read = (value: unknown, key: string): unknown => (isJsonObject(value) ? value[key] : undefined);
  return paths.find((path) => path.reduce(read, file) !== undefined) ?? null;
}
