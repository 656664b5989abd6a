import { listOf } from '../../core/schema-parts.ts';
import type { Problem } from '../../core/types/error.ts';
import type { Layer } from './layers.ts';
import { renderNearest } from '../../core/text/nearest-name.ts';
import type { ToolCatalogue } from '../../core/tool-catalogue.ts';

/** The tools of the pack that a layer chooses. Returns null for every tool, as for a layer that chooses no pack. Problems with the layer's packs are added to `problems`. */
export function readLayerPack(layer: Layer, catalogue: ToolCatalogue, problems: Problem[]): readonly string[] | null {
  const { tools } = layer.file;
  const custom = new Map(Object.entries(tools?.packs ?? {}));
  const known = [...catalogue.packs.keys(), ...custom.keys()];

  function readPack(name: string, parents: readonly string[], path: readonly PropertyKey[]): readonly string[] | null {
    const ready = catalogue.packs.get(name);
    if (ready !== undefined) return ready;
    const pack = custom.get(name);
    if (pack === undefined || parents.includes(name)) {
      const message =
        pack === undefined
          ? `there is no tool pack "${name}"`
          : `the packs extend each other in a circle: ${[...parents, name].join(' → ')}`;
      problems.push(
        layer.yaml.problemAt(path, message, pack === undefined ? renderNearest(name, known) : 'Remove one of them.'),
      );
      return [];
    }
    const extended = (pack.extends ?? []).map((parent, index) =>
      readPack(parent, [...parents, name], ['tools', 'packs', name, 'extends', index]),
    );
    return extended.includes(null)
      ? null
      : [...new Set([...extended.flatMap((names) => names ?? []), ...(pack.tools ?? [])])];
  }

  for (const [name, pack] of custom) {
    if (catalogue.packs.has(name))
      problems.push(
        layer.yaml.problemAtKey(['tools', 'packs'], name, `the pack "${name}" is built in`, 'Give yours another name.'),
      );
    for (const [index, tool] of (pack.tools ?? []).entries())
      if (!catalogue.mayExist(tool))
        problems.push(
          layer.yaml.problemAt(
            ['tools', 'packs', name, 'tools', index],
            `there is no tool "${tool}"`,
            renderNearest(tool, catalogue.names),
          ),
        );
    if (name !== tools?.pack) readPack(name, [], ['tools', 'packs', name]);
  }
  for (const [index, tool] of (tools?.deny === undefined ? [] : listOf(tools.deny)).entries())
    if (!catalogue.mayExist(tool))
      problems.push(
        layer.yaml.problemAt(
          Array.isArray(tools?.deny) ? ['tools', 'deny', index] : ['tools', 'deny'],
          `there is no tool "${tool}"`,
          renderNearest(tool, catalogue.names),
        ),
      );
  return tools?.pack === undefined ? null : readPack(tools.pack, [], ['tools', 'pack']);
}
