import type { PolicySettings } from '../../core/ports/policy-settings.ts';
import { renderContent, isJsonObject } from '../../core/text/json.ts';
import type { CompiledPolicy } from '../decide/compiled-policy.ts';
import { joinLists, meetLists } from '../decide/meet-lists.ts';
import { allSections, incomparable } from './settings.ts';
import { describeProof, type Difference } from '../compare/comparison.ts';
import { coversNames } from '../compare/conditions.ts';

/** A difference with the keys of its place: names of hosts and models have dots. */
export interface SettingDifference extends Difference {
  readonly keys: readonly string[];
}

/** Compares each setting of two policies, or only the settings with the given keys. */
export function compareSettings(
  before: PolicySettings,
  after: PolicySettings,
  keys?: readonly (keyof PolicySettings)[],
): SettingDifference[] {
  const [old, now] = [withAllModes(before, after), withAllModes(after, before)];
  return allSections
    .filter(([key]) => keys?.includes(key) !== false)
    .flatMap(([key, { place, meet, write, compared = (value: unknown) => write(value, []) }]) => {
      const [own, other, both] = [meet(old[key], old[key]), meet(now[key], now[key]), meet(old[key], now[key])];
      const met = both === incomparable ? both : compared(both);
      return compareValues(place.split('.'), compared(own), compared(other), met);
    });
}

// The general mode counts for a provider without its own.
function withAllModes(settings: PolicySettings, other: PolicySettings): PolicySettings {
  const { scriptMode, scriptModes } = settings;
  const names = [...scriptModes.keys(), ...other.scriptModes.keys()];
  return { ...settings, scriptModes: new Map(names.map((name) => [name, scriptModes.get(name) ?? scriptMode])) };
}

/** Compares the tools that two policies offer: the names of their packs, and the names that they deny. */
export function compareTools(before: CompiledPolicy['tools'], after: CompiledPolicy['tools']): Difference[] {
  const covers = (wide: string, narrow: string): boolean => coversNames([wide], [narrow]);
  const meet = (left: readonly string[] | null, right: readonly string[] | null): readonly string[] | null =>
    left === null ? right : right === null ? left : meetLists(left, right, covers);
  const join = (...lists: readonly (readonly string[])[]): readonly string[] => joinLists(lists.flat(), covers);
  const { offered, denied } = before;
  return [
    ...compareValues(['tools', 'pack'], offered, after.offered, meet(offered, after.offered)),
    // The longer list of denials is tighter.
    ...compareValues(['tools', 'deny'], join(denied), join(after.denied), join(denied, after.denied)),
  ];
}

/**
 * Compares values of two policies with the intersection of them, in maps down to the values. A policy is as strict as the other one if its value is
 * the intersection.
 */
function compareValues(keys: readonly string[], before: unknown, after: unknown, both: unknown): SettingDifference[] {
  if (!isJsonObject(before) || !isJsonObject(after) || !isJsonObject(both)) {
    const failed = { looser: !isEqual(after, both), tighter: !isEqual(before, both) };
    return describeProof(keys.join('.'), failed, before, after).map((difference) => ({ ...difference, keys }));
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => compareValues([...keys, name], before[name], after[name], both[name]));
}

// The order of a list makes no difference here. Where it has a meaning, the section itself has compared it.
function isEqual(left: unknown, right: unknown): boolean {
  return renderValue(left) === renderValue(right);
}

function renderValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(renderValue).toSorted().join(',');
  if (value === undefined || typeof value === 'symbol') return String(value);
  return renderContent(value);
}
