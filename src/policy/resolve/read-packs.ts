import { listOf } from '../../core/schema-parts.ts';
import type { Problem } from '../../core/types/error.ts';
import type { Layer } from './layers.ts';
import { renderNearest } from '../../core/text/nearest-name.ts';
import type { ToolCatalogue } from '../../core/tool-catalogue.ts';

/**
 * The tools of the pack that a layer chooses. Returns null for every tool, as for a layer that chooses no pack. Problems with the layer's packs are
 * added to `problems`.
 */
export function readLayerPack(layer: Layer, catalogue: ToolCatalogue, problems: Problem[]): readonly string[] | null {
  const { tools } = layer.file;
  const custom = new Map(Object.entries(tools?.packs ?? {}));
  const known = [...catalogue.packs.keys(), ...custom.keys()];

  function readPack(name: string, parents: readonly string[], path: readonly PropertyKey[]): readonly string[] | null {
    const ready = catalogue.packs.get(name);
    if (ready !== undefined) return ready;
    const pack = custom.get(name);
    const refuse = (message: string, hint: string): readonly string[] => {
      problems.push(layer.yaml.problemAt(path, message, hint));
      return [];
    };
    if (pack === undefined) return refuse(`there is no tool pack "${name}"`, renderNearest(name, known));
    if (parents.includes(name))
      return refuse(
        `the packs extend each other in a circle: ${[...parents, name].join(' → ')}`,
        'Remove one of them.',
      );
    const extended = (pack.extends ?? []).map((parent, index) =>
      readPack(parent, [...parents, name], ['tools', 'packs', name, 'extends', index]),
    );
    return extended.includes(null)
      ? null
      : [...new Set([...extended.flatMap((names) => names ?? []), ...(pack.tools ?? [])])];
  }

  function checkTools(names: readonly string[], path: readonly PropertyKey[]): void {
    for (const [index, tool] of names.entries())
      if (!catalogue.mayExist(tool)) {
        const hint = renderNearest(tool, catalogue.names);
        problems.push(layer.yaml.problemAt([...path, index], `there is no tool "${tool}"`, hint));
      }
  }

  for (const [name, pack] of custom) {
    if (catalogue.packs.has(name)) {
      const message = `the pack "${name}" is built in`;
      problems.push(layer.yaml.problemAtKey(['tools', 'packs'], name, message, 'Give yours another name.'));
    }
    checkTools(pack.tools ?? [], ['tools', 'packs', name, 'tools']);
    if (name !== tools?.pack) readPack(name, [], ['tools', 'packs', name]);
  }
  checkTools(listOf(tools?.deny ?? []), ['tools', 'deny']);
  return tools?.pack === undefined ? null : readPack(tools.pack, [], ['tools', 'pack']);
}
