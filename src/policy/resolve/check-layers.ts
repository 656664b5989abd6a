import { renderContent } from '../../core/text/json.ts';
import { renderNearest } from '../../core/text/nearest-name.ts';
import type { ProviderNames, ToolCatalogue } from '../../core/tool-catalogue.ts';
import type { Problem } from '../../core/types/error.ts';
import { explainCodePlaceholder } from './custom-tools.ts';
import type { Layer } from './layers.ts';
import { mergeCustomTools } from './settings.ts';

/** Reports names under `harness.providers` that match no provider: their modes would never apply. */
export function checkProviders(
  layers: readonly Layer[],
  providers: readonly ProviderNames[],
  problems: Problem[],
): void {
  const known = [...new Set(providers.flatMap(({ name, provider }) => [name, provider]))];
  const place = ['harness', 'providers'];
  for (const { file, yaml } of layers)
    for (const name of Object.keys(file.harness?.providers ?? {}))
      if (!known.includes(name))
        problems.push(yaml.problemAtKey(place, name, `there is no provider "${name}"`, renderNearest(name, known)));
}

/** Reports two layers with different values of `search` or `publish`: no layer replaces a value of another one. */
export function checkSingle(layers: readonly Layer[], problems: Problem[]): void {
  const list = ({ file: { search, publish } }: Layer) => ({ search, publish });
  const hint = 'Leave it out, or write exactly the same.';
  checkDiffering(layers, list, { place: [], what: (name) => name, hint }, problems);
}

/** Reports two layers that define different servers under one name. */
export function checkServers(layers: readonly Layer[], problems: Problem[]): void {
  const list = ({ file }: Layer) => file.mcp?.servers ?? {};
  const hint = 'Give it another name, or write exactly the same settings.';
  checkDiffering(layers, list, { place: ['mcp', 'servers'], what: (name) => `the server "${name}"`, hint }, problems);
}

/**
 * Reports custom tools with the name of another tool, two layers that declare different tools under one name, and placeholders where an
 * argument would become code.
 */
export function checkCustomTools(layers: readonly Layer[], catalogue: ToolCatalogue, problems: Problem[]): void {
  const taken = new Set(catalogue.facts.flatMap(({ name, structuredName }) => [name, structuredName].map(fold)));
  const place = ['customTools'];
  for (const layer of layers)
    for (const tool of mergeCustomTools([layer])) {
      if (taken.has(fold(tool.name))) {
        const message = `"${tool.name}" is a tool of the harness`;
        problems.push(layer.yaml.problemAtKey(place, tool.name, message, 'Give yours another name.'));
      }
      const danger = explainCodePlaceholder(tool);
      if (danger !== null) problems.push(layer.yaml.problemAt([...place, tool.name, 'command'], ...danger));
    }
  const list = ({ file }: Layer) => file.customTools ?? {};
  const hint = 'Give it another name, or declare exactly the same tool.';
  checkDiffering(layers, list, { place, what: (name) => `the custom tool "${name}"`, hint }, problems);
}

/** Reports the names that a layer defines otherwise than an earlier one. */
function checkDiffering(
  layers: readonly Layer[],
  list: (layer: Layer) => Readonly<Record<string, unknown>>,
  {
    place,
    what,
    hint,
  }: { readonly place: readonly string[]; readonly what: (name: string) => string; readonly hint: string },
  problems: Problem[],
): void {
  const known = new Map<string, { readonly layer: Layer; readonly text: string }>();
  for (const layer of layers)
    for (const [name, value] of Object.entries(list(layer))) {
      if (value === undefined) continue;
      const text = renderContent(value);
      const first = known.get(name) ?? { layer, text };
      known.set(name, first);
      if (first.text !== text)
        problems.push(
          layer.yaml.problemAtKey(place, name, `${what(name)} differs from the one in ${first.layer.name}`, hint),
        );
    }
}

function fold(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}
