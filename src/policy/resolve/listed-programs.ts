import type { Layer } from './layers.ts';
import { listOf } from '../../core/schema-parts.ts';

/** The absolute paths that the layers list, each with its program's name. A path that is listed under two names is ignored. */
export function mergePrograms(layers: readonly Pick<Layer, 'file'>[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const disputed = new Set<string>();
  for (const { file } of layers)
    for (const [name, paths] of Object.entries(file.programs ?? {}))
      for (const path of listOf(paths)) {
        if ((names.get(path) ?? name) !== name) disputed.add(path);
        names.set(path, name);
      }
  for (const path of disputed) names.delete(path);
  return names;
}

/** The listed programs in the form of the policy file. */
export function renderPrograms(programs: ReadonlyMap<string, string>): Record<string, string[]> {
  const names = [...new Set(programs.values())];
  return Object.fromEntries(
    names.map((name) => [name, [...programs].flatMap(([path, listed]) => (listed === name ? [path] : []))]),
  );
}
