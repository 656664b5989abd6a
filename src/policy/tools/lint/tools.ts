import { isAllowed } from '../../../core/types/decision.ts';
import { explainWithheld } from '../../decide/fixed-decisions.ts';
import { isBuiltin } from '../../file/builtin-policy.ts';
import { createSampleWords } from '../../resolve/custom-tools.ts';
import type { LayerLint, RuleLint } from './finding.ts';
import { listActive } from '../../decide/compiled-policy.ts';

/** Servers with more access than they need. */
export const lintMcpServers: LayerLint = ({ compiled }) =>
  function* ({ file }) {
    for (const server of compiled.mcpServers) {
      if (!Object.hasOwn(file.mcp?.servers ?? {}, server.name)) continue;
      const path = ['mcp', 'servers', server.name];
      if (server.type === 'command' && server.network.length > 0 && server.workspace === 'read')
        yield {
          code: 'server-reads-and-connects',
          path,
          message: `the server ${server.name} sees the workspace and has a network: what the agent writes there can reach it, and leave by it`,
          hint: 'Write workspace: none, or leave out its network.',
        };
      if (server.toolsSha256 === null)
        yield {
          code: 'unpinned-server',
          path,
          message: `the tools of ${server.name} are the ones that it lists when it starts`,
          hint: 'Add toolsSha256, which doctor --policy shows.',
        };
    }
  };

/** Rules that allow a tool by its name, although the policy starts no such server, or does not offer that tool. */
export const lintNamedTools: RuleLint = ({ compiled }) => {
  const servers = compiled.mcpServers.map(({ name }) => name);
  const known = new Set(compiled.catalogue.tools.names);
  return function* (rule) {
    if (!isAllowed(rule.decision)) return;
    const path = ['when', 'tool'];
    for (const named of rule.toolNames ?? []) {
      const server = /^mcp\.([^.*]+)\./.exec(named)?.[1];
      if (server === undefined ? !named.startsWith('mcp.') : servers.includes(server)) continue;
      yield {
        code: 'unknown-server',
        path,
        message:
          server === undefined
            ? `${named} allows no tool: such a rule names one server`
            : `there is no MCP server ${server}`,
        hint:
          servers.length === 0
            ? 'Name it under mcp.servers.'
            : `Write mcp.SERVER.TOOL or mcp.SERVER.*. The servers of the policy are: ${servers.join(', ')}.`,
      };
    }
    const named = (rule.toolNames ?? []).filter((tool) => known.has(tool));
    if (named[0] !== undefined && !named.some(compiled.hasTool) && !isBuiltin(rule.layer))
      yield { code: 'unoffered-tool', path, message: explainWithheld(compiled, named[0]) };
  };
};

/** Custom tools that no rule names, and custom tools whose command no rule can allow. */
export const lintCustomTools: LayerLint = ({ compiled }) =>
  function* ({ file }) {
    for (const tool of compiled.customTools) {
      const { name, cwd } = tool;
      if (!Object.hasOwn(file.customTools ?? {}, name)) continue;
      const path = ['customTools', name];
      if (!listActive(compiled).some((rule) => rule.namesTool(name)))
        yield {
          code: 'unnamed-tool',
          path,
          message: `no rule in force names the custom tool ${name}, so it is not offered`,
          hint: `Add a rule: { id: allow-tool, when: { tool: ${name} }, decision: allow }.`,
        };
      const opaque = compiled
        .lower({ type: 'command', words: createSampleWords(tool), cwd })
        .find((access) => access.type === 'opaque');
      if (opaque !== undefined && compiled.opaqueDecision !== 'allow')
        yield {
          code: 'opaque-tool',
          path,
          message: `the effects of the command of ${name} cannot be determined, so defaults.opaque decides: ${opaque.reason}`,
          hint: 'Put the code into a file of the repository, and name that file in the command.',
        };
    }
  };
