import { isAllowed } from '../../../core/types/decision.ts';
import { explainWithheld } from '../../decide/fixed-decisions.ts';
import { isBuiltin } from '../../file/builtin-policy.ts';
import { createSampleWords } from '../../resolve/custom-tools.ts';
import { createFinding, findAtRule, type AdviceLint } from './finding.ts';

/** Servers with more access than they need, and rules about servers that do not exist. */
export const lintMcpServers: AdviceLint = function* ({ settings, files, compiled }) {
  for (const server of settings.mcpServers) {
    const { name } = server;
    const layer = files.find(({ file }) => Object.hasOwn(file.mcp?.servers ?? {}, name));
    if (layer === undefined) continue;
    const place = ['mcp', 'servers', name];
    if (server.type === 'command' && server.network.length > 0 && server.workspace === 'read')
      yield createFinding(
        'server-reads-and-connects',
        layer.yaml.problemAt(
          place,
          `the server ${name} sees the workspace and has a network: what the agent writes there can reach it, and leave by it`,
          'Write workspace: none, or leave out its network.',
        ),
      );
    if (server.toolsSha256 === null)
      yield createFinding(
        'unpinned-server',
        layer.yaml.problemAt(
          place,
          `the tools of ${name} are the ones that it lists when it starts`,
          'Add toolsSha256, which doctor --policy shows.',
        ),
      );
  }
  const known = settings.mcpServers.map(({ name }) => name);
  for (const rule of compiled.rules)
    for (const named of rule.toolNames ?? []) {
      const server = /^mcp\.([^.*]+)\./.exec(named)?.[1];
      if (isAllowed(rule.decision) && server !== undefined && !known.includes(server))
        yield findAtRule(
          rule,
          'unknown-server',
          ['when', 'tool'],
          `there is no MCP server ${server}`,
          known.length === 0 ? 'Name it under mcp.servers.' : `The servers of the policy are: ${known.join(', ')}.`,
        );
    }
};

/** Rules that allow a tool by its name, although the policy does not offer that tool. */
export const lintOfferedTools: AdviceLint = function* ({ compiled }) {
  const known = new Set(compiled.catalogue.tools.names);
  for (const rule of compiled.rules) {
    if (!isAllowed(rule.decision) || isBuiltin(rule.layer)) continue;
    const named = (rule.toolNames ?? []).filter((tool) => known.has(tool));
    if (named[0] !== undefined && !named.some(compiled.hasTool))
      yield findAtRule(rule, 'unoffered-tool', ['when', 'tool'], explainWithheld(compiled, named[0]));
  }
};

/** Custom tools that no rule names, and custom tools whose command no rule can allow. */
export const lintCustomTools: AdviceLint = function* ({ settings, files, compiled }) {
  for (const tool of settings.customTools) {
    const { name, cwd } = tool;
    const layer = files.find(({ file }) => Object.hasOwn(file.customTools ?? {}, name));
    if (layer === undefined) continue;
    if (!compiled.rules.some((rule) => rule.namesTool(name)))
      yield createFinding(
        'unnamed-tool',
        layer.yaml.problemAtKey(
          ['customTools'],
          name,
          `no rule names the custom tool ${name}, so it is not offered`,
          `Add a rule: { id: allow-tool, when: { tool: ${name} }, decision: allow }.`,
        ),
      );
    const opaque = compiled
      .lower({ type: 'command', words: createSampleWords(tool), cwd })
      .find((access) => access.type === 'opaque');
    if (opaque !== undefined && compiled.opaqueDecision !== 'allow')
      yield createFinding(
        'opaque-tool',
        layer.yaml.problemAtKey(
          ['customTools'],
          name,
          `the effects of the command of ${name} cannot be determined, so defaults.opaque decides: ${opaque.reason}`,
          'Put the code into a file of the repository, and name that file in the command.',
        ),
      );
  }
};
