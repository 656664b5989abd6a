import type { CustomTool } from '../../../core/types/custom-tool.ts';
import { isAllowed } from '../../../core/types/decision.ts';
import type { McpServer } from '../../../core/types/mcp.ts';
import { explainWithheld } from '../../decide/fixed-decisions.ts';
import type { Rule } from '../../decide/rule.ts';
import { createSampleWords } from '../../resolve/custom-tools.ts';
import type { ResolvedPolicy } from '../../resolve/load.ts';
import { createFinding, findAtRule, type Advice, type AdviceLint } from './finding.ts';

/** Servers with more access than they need, and rules about servers that do not exist. */
export const lintMcpServers: AdviceLint = (policy) => [
  ...policy.settings.mcpServers.flatMap((server) => lintServer(policy, server)),
  ...policy.compiled.rules.filter(({ decision }) => isAllowed(decision)).flatMap((rule) => lintNames(policy, rule)),
];

function lintServer({ files }: ResolvedPolicy, server: McpServer): Advice[] {
  const { name } = server;
  const layer = files.find(({ file }) => Object.hasOwn(file.mcp?.servers ?? {}, name));
  if (layer === undefined) return [];
  const find = (code: 'server-reads-and-connects' | 'unpinned-server', message: string, hint: string): Advice =>
    createFinding(code, layer.yaml.problemAt(['mcp', 'servers', name], message, hint));
  return [
    ...(server.type === 'command' && server.network.length > 0 && server.workspace === 'read'
      ? [
          find(
            'server-reads-and-connects',
            `the server ${name} sees the workspace and has a network: what the agent writes there can reach it, and leave by it`,
            'Write workspace: none, or leave out its network.',
          ),
        ]
      : []),
    ...(server.toolsSha256 === null
      ? [
          find(
            'unpinned-server',
            `the tools of ${name} are the ones that it lists when it starts`,
            'Add toolsSha256, which doctor --policy shows.',
          ),
        ]
      : []),
  ];
}

function lintNames({ settings }: ResolvedPolicy, rule: Rule): Advice[] {
  const known = settings.mcpServers.map(({ name }) => name);
  return (rule.toolNames ?? []).flatMap((named) => {
    const server = /^mcp\.([^.*]+)\./.exec(named)?.[1];
    if (server === undefined || known.includes(server)) return [];
    return findAtRule(
      rule,
      'unknown-server',
      ['when', 'tool'],
      `there is no MCP server ${server}`,
      known.length === 0 ? 'Name it under mcp.servers.' : `Those that there are: ${known.join(', ')}.`,
    );
  });
}

/** Rules that allow a tool by its name, although the policy does not offer that tool. */
export const lintOfferedTools: AdviceLint = ({ compiled }) => {
  const known = new Set(compiled.catalogue.tools.names);
  return compiled.rules
    .filter(({ decision, layer }) => isAllowed(decision) && !layer.startsWith('builtin:'))
    .flatMap((rule) => {
      const named = (rule.toolNames ?? []).filter((tool) => known.has(tool));
      if (named.length === 0 || named.some((tool) => compiled.isOffered(tool))) return [];
      return findAtRule(rule, 'unoffered-tool', ['when', 'tool'], explainWithheld(compiled, named[0] ?? ''));
    });
};

/** Custom tools that no rule names, and custom tools whose command no rule can allow. */
export const lintCustomTools: AdviceLint = (policy) =>
  policy.settings.customTools.flatMap((tool) => lintCustomTool(policy, tool));

function lintCustomTool({ files, compiled }: ResolvedPolicy, tool: CustomTool): Advice[] {
  const { name, cwd } = tool;
  const layer = files.find(({ file }) => Object.hasOwn(file.customTools ?? {}, name));
  if (layer === undefined) return [];
  const find = (code: 'unnamed-tool' | 'opaque-tool', message: string, hint: string): Advice =>
    createFinding(code, layer.yaml.problemAtKey(['customTools'], name, message, hint));
  const opaque = compiled
    .lower({ type: 'command', words: createSampleWords(tool), cwd })
    .find((access) => access.type === 'opaque');
  return [
    ...(compiled.rules.some((rule) => rule.namesTool(name))
      ? []
      : [
          find(
            'unnamed-tool',
            `no rule names the custom tool ${name}, so it is not offered`,
            `Add a rule: { id: allow-tool, when: { tool: ${name} }, decision: allow }.`,
          ),
        ]),
    ...(opaque?.type === 'opaque' && compiled.opaqueDecision !== 'allow'
      ? [
          find(
            'opaque-tool',
            `the effects of the command of ${name} cannot be determined, so defaults.opaque decides: ${opaque.reason}`,
            'Put the code into a file of the repository, and name that file in the command.',
          ),
        ]
      : []),
  ];
}
