import { indexRules } from '../decide/rule.ts';
import { createLowering } from '../commands/lower.ts';
import type { Problem } from '../../core/types/error.ts';
import { compileRules } from './check-rules.ts';
import type { CompiledPolicy } from '../decide/compiled-policy.ts';
import type { Layer } from './layers.ts';
import { matchNames } from '../../core/text/match-names.ts';
import { mergeSettings, mergeTools } from './settings.ts';
import { readLayerPack } from './read-packs.ts';
import { checkProviders, checkServers } from './check-layers.ts';
import type { PolicyCatalogue, ToolCatalogue } from '../../core/tool-catalogue.ts';

export interface CompileContext {
  /** The names that the layers can use, their own tools included. */
  readonly catalogue: PolicyCatalogue;
  readonly workspace: string | null;
  readonly protectedPaths: readonly string[];
}

/**
 * Compiles the layers of a policy, or of one of its profiles, without the facts of a run: no profile applies. Errors are added to `problems`.
 */
export function compileLayers(
  layers: readonly Layer[],
  { catalogue, workspace, protectedPaths }: CompileContext,
  problems: Problem[],
): CompiledPolicy {
  const settings = mergeSettings(layers, [], catalogue.providers);
  const { registries } = settings.network;
  const rules = compileRules(layers, { registries, catalogue }, problems);
  const tools = mergeTools(layers, (layer) => readLayerPack(layer, catalogue.tools, problems));
  checkUnusedPacks(layers, catalogue.tools, problems);
  checkProviders(layers, catalogue.providers, problems);
  checkServers(layers, problems);
  const isInPack = tools.offered === null ? () => true : matchNames(tools.offered);
  const isDenied = tools.denied.length === 0 ? () => false : matchNames(tools.denied);
  return {
    ...settings,
    catalogue,
    rules,
    rulesFor: indexRules(rules),
    tools,
    isOffered: (tool) => isInPack(tool) && !catalogue.tools.listDenyingNames(tool).some(isDenied),
    protectedPaths,
    facts: null,
    workspace,
    lower: createLowering(workspace, settings.programs),
    profiles: [],
  };
}

// A layer that chooses no pack may still define packs, and these must be valid.
function checkUnusedPacks(layers: readonly Layer[], tools: ToolCatalogue, problems: Problem[]): void {
  for (const layer of layers) if (layer.file.tools?.pack === undefined) readLayerPack(layer, tools, problems);
}
