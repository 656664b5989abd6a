import { isAllowed } from '../../../core/types/decision.ts';
import type { McpServer } from '../../../core/types/mcp.ts';
import type { ResolvedPolicy } from '../../resolve/load.ts';
import type { Rule } from '../../decide/rule.ts';
import type { Advice, AdviceLint } from './finding.ts';

/** Servers with more access than they need, and rules about servers that do not exist. */
export const lintMcpServers: AdviceLint = (policy) => [
  ...policy.settings.mcpServers.flatMap((server) => lintServer(policy, server)),
  ...policy.compiled.rules.filter(({ decision }) => isAllowed(decision)).flatMap((rule) => lintNames(policy, rule)),
];

function lintServer({ files }: ResolvedPolicy, server: McpServer): Advice[] {
  const { name, toolsSha256 } = server;
  const layer = files.find(({ file }) => Object.hasOwn(file.mcp?.servers ?? {}, name));
  if (layer === undefined) return [];
  const find = (severity: Advice['severity'], code: string, message: string, hint: string): Advice => ({
    severity,
    code,
    ruleId: null,
    problem: layer.yaml.problemAt(['mcp', 'servers', name], message, hint),
  });
  return [
    ...(server.type === 'command' && server.network.length > 0 && server.workspace === 'read'
      ? [
          find(
            'warning',
            'server-reads-and-connects',
            `the server ${name} sees the workspace and has a network: what the agent writes there can reach it, and leave by it`,
            'Write workspace: none, or leave out its network.',
          ),
        ]
      : []),
    ...(toolsSha256 === null
      ? [
          find(
            'info',
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
  return (rule.toolNames ?? []).flatMap((named): Advice[] => {
    const server = /^mcp\.([^.*]+)\./.exec(named)?.[1];
    if (server === undefined || known.includes(server)) return [];
    return [
      {
        severity: 'warning',
        code: 'unknown-server',
        ruleId: rule.id,
        problem: rule.problemAt(
          ['when', 'tool'],
          `there is no MCP server ${server}`,
          known.length === 0 ? 'Name it under mcp.servers.' : `Those that there are: ${known.join(', ')}.`,
        ),
      },
    ];
  });
}
