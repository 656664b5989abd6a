import { lowerCommand } from '../commands/lower.ts';
import type { Problem } from '../../core/types/error.ts';
import { checkRule } from './check-rules.ts';
import type { CompiledPolicy } from '../decide/compiled-policy.ts';
import { compileRule, type Rule } from '../decide/rule.ts';
import { isBuiltin } from '../file/builtin-policy.ts';
import { explainTaken } from './floor.ts';
import type { Layer } from './layers.ts';
import { matchNames } from '../../core/text/match-names.ts';
import { mergeSettings, mergeTools } from './settings.ts';
import { readLayerPack } from './read-packs.ts';
import { checkProviders, checkServers } from './check-layers.ts';
import type { PolicyCatalogue } from '../../core/tool-catalogue.ts';

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
  const lower: CompiledPolicy['lower'] = (access) =>
    access.type === 'command' ? lowerCommand(access, workspace) : [access];
  const context = { registries: settings.network.registries, tools: catalogue.tools, lower };
  // All rules are kept: the strictest decides.
  const rules = layers.flatMap((layer) =>
    (layer.file.rules ?? []).map((written, index) =>
      compileRule(written, {
        ...context,
        layer: layer.name,
        problemAt: (path, message, hint) => layer.yaml.problemAt(['rules', index, ...path], message, hint),
      }),
    ),
  );
  checkRules(rules, problems);
  const packs = layers.map((layer) => readLayerPack(layer, catalogue.tools, problems));
  const tools = mergeTools(layers, packs);
  checkProviders(layers, catalogue.providers, problems);
  checkServers(layers, problems);
  const isInPack = tools.offered === null ? () => true : matchNames(tools.offered);
  const isDenied = matchNames(tools.denied);
  return {
    ...settings,
    catalogue,
    rules,
    tools,
    hasTool: (tool) => isInPack(tool) && !catalogue.tools.listDenyingNames(tool).some(isDenied),
    protectedPaths,
    facts: null,
    lower,
    profiles: [],
  };
}

function checkRules(rules: readonly Rule[], problems: Problem[]): void {
  const layerOf = new Map<string, string>();
  for (const rule of rules) {
    const other = layerOf.get(rule.id);
    if (other === undefined) layerOf.set(rule.id, rule.layer);
    else problems.push(rule.problemAt(['id'], ...explainTaken(rule.id, other)));
    // The build has checked the others.
    if (!isBuiltin(rule.layer)) problems.push(...checkRule(rule));
  }
}
