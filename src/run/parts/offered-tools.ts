import type { Policy } from '../../core/ports/policy.ts';
import type { Tool, ToolDeclaration } from '../../core/ports/tool.ts';
import { renderJsonSchema, renderScriptTools } from '../../script/facade/declarations.ts';
import { createToolLookup } from '../../tools/definition/tool-lookup.ts';
import { listPolicyTools } from '../../tools/index.ts';

/** Tools of servers, of which more are not declared in every request. */
const maxServerTools = 20;
const maxServerBytes = 8 * 1024;

interface DeclaredTools {
  readonly tools: readonly ToolDeclaration[];
  /** Those that the model has to search for: the tools of servers, if they are many. */
  readonly searchable: readonly ToolDeclaration[];
}

/** The tools of a run: the harness's own tools, and the tools of servers once the servers run. */
export type OfferedTools = ReturnType<typeof createOfferedTools>;

export function createOfferedTools(policy: Policy, readSearchHeaders: () => Readonly<Record<string, string>>) {
  let all = listPolicyTools({
    customTools: policy.settings.customTools,
    search:
      policy.settings.search === null ? null : { service: policy.settings.search, readHeaders: readSearchHeaders },
  });
  let lookup = createToolLookup(all);
  const listOffered = (of: Policy): readonly Tool[] => all.filter((tool) => of.view().isOffered(tool.name));
  const declare = (of: Policy): DeclaredTools => {
    const reasons = of.asksFor.has('reasons') ? 'with-reasons' : 'without-reasons';
    const tools = listOffered(of);
    const render = (some: readonly Tool[]): readonly ToolDeclaration[] =>
      some.map((tool) => renderJsonSchema(tool, reasons));
    const searchable = listSearchable(tools);
    return { tools: render(tools.filter((tool) => !searchable.includes(tool))), searchable: render(searchable) };
  };
  // A policy of many rules is asked once about each tool.
  const selectOffered = () => {
    const tools = listOffered(policy);
    return { tools, lookup: createToolLookup(tools) };
  };
  let offered = selectOffered();
  return {
    /** The tools that the model receives. */
    get tools(): readonly Tool[] {
      return offered.tools;
    },
    /** The declarations for an agent: with the policy of the run, or the policy of a child agent. */
    declare,
    /** The tools of scripts, one line each. */
    get scriptTools(): string {
      // Each has the same result, and a script calls it by its name.
      const searchable = listSearchable(offered.tools);
      return renderScriptTools(
        offered.tools.filter((tool) => !searchable.includes(tool)),
        policy.settings.spawn ? 'with-spawn' : 'without-spawn',
      );
    },
    /**
     * An offered tool by any name, else one that is not offered: a structured call of it is denied with its rule, not treated as a misspelled name.
     */
    findTool: (name: string): Tool | null => offered.lookup.findTool(name) ?? lookup.findTool(name),
    /** The offered tools, as structured calls name them, whose names are most like one that does not exist. */
    listNearestNames: (name: string): readonly string[] => offered.lookup.listNearestNames(name, 'structuredName'),
    /** The offered tools, as scripts name them, whose names are most like one that does not exist. */
    listNearestScriptNames: (name: string): readonly string[] => offered.lookup.listNearestNames(name, 'name'),
    /** The script name of the offered tool that another name means; null if it means none. */
    findScriptAlias: (name: string): string | null => offered.lookup.findAlias(name),
    add(tools: readonly Tool[]): void {
      all = [...all, ...tools];
      lookup = createToolLookup(all);
      offered = selectOffered();
    },
  };
}

function listSearchable(tools: readonly Tool[]): readonly Tool[] {
  const ofServers = tools.filter(({ name, kind }) => kind === 'server' && name.startsWith('mcp.'));
  const bytes = ofServers.reduce(
    (sum, tool) => sum + Buffer.byteLength(JSON.stringify(renderJsonSchema(tool, 'without-reasons'))),
    0,
  );
  return ofServers.length > maxServerTools || bytes > maxServerBytes ? ofServers : [];
}
