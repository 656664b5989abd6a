import type { Policy } from '../../core/ports/policy.ts';
import type { Tool, ToolDeclaration } from '../../core/ports/tool.ts';
import { renderJsonSchema, renderScriptTools } from '../../script/facade/declarations.ts';
import { createToolLookup } from '../../tools/definition/tool-lookup.ts';
import { listPolicyTools } from '../../tools/index.ts';

/** The tools of a run: the harness's own tools, and the tools of servers once the servers run. */
export interface OfferedTools {
  /** The tools that the model receives. */
  readonly tools: readonly Tool[];
  readonly declarations: readonly ToolDeclaration[];
  /** The declarations for a child agent with another policy. */
  declare(policy: Policy): readonly ToolDeclaration[];
  /** The tools of scripts, one line each. */
  readonly scriptTools: string;
  /** Also finds tools that are not offered: a structured call of one is denied with its rule, not treated as a misspelled name. */
  findTool(name: string): Tool | null;
  listNearestNames(name: string): readonly string[];
  /** The offered tools, as scripts name them, whose names are most like one that does not exist. */
  listNearestScriptNames(name: string): readonly string[];
  /** The script name of the offered tool that another name means; null if it means none. */
  findScriptAlias(name: string): string | null;
  add(tools: readonly Tool[]): void;
}

export function createOfferedTools(
  policy: Policy,
  readSearchHeaders: () => Readonly<Record<string, string>>,
): OfferedTools {
  let all = listPolicyTools({
    customTools: policy.settings.customTools,
    search:
      policy.settings.search === null ? null : { service: policy.settings.search, readHeaders: readSearchHeaders },
  });
  let lookup = createToolLookup(all);
  const declare: OfferedTools['declare'] = (of) => {
    const reasons = of.asksFor.has('reasons') ? 'with-reasons' : 'without-reasons';
    const tools = of === policy ? listOffered() : all.filter((tool) => of.view().isOffered(tool.name));
    return tools.map((tool) => renderJsonSchema(tool, reasons));
  };
  // A policy of many rules is asked once about each tool.
  let offered: { readonly of: readonly Tool[]; readonly tools: readonly Tool[] } = { of: [], tools: [] };
  const listOffered = (): readonly Tool[] => {
    if (offered.of !== all) offered = { of: all, tools: all.filter((tool) => policy.view().isOffered(tool.name)) };
    return offered.tools;
  };
  return {
    get tools() {
      return listOffered();
    },
    get declarations() {
      return declare(policy);
    },
    declare,
    get scriptTools() {
      return renderScriptTools(listOffered(), policy.settings.spawn ? 'with-spawn' : 'without-spawn');
    },
    findTool: (name) => lookup.findTool(name),
    listNearestNames: (name) => lookup.listNearestNames(name),
    listNearestScriptNames: (name) => createToolLookup(listOffered()).listNearestScriptNames(name),
    findScriptAlias: (name) => createToolLookup(listOffered()).findAlias(name),
    add(tools) {
      all = [...all, ...tools];
      lookup = createToolLookup(all);
    },
  };
}
