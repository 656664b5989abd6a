import { withParts } from '../run/with-parts.ts';
import type { CommandContext } from '../run/host/command-context.ts';
import type { OpenedServer } from '../core/types/mcp.ts';
import type { Check } from './checks.ts';

/** Starts the MCP servers of a policy as a run does, and returns their tools and the digests that a policy can pin. */
export function listServerChecks(source: string, cwd: string, context: CommandContext): Promise<Check[]> {
  return withParts({ policy: source, cwd }, context, async (parts) => {
    const { opened } = await parts.startServers({ emit: () => undefined, signal: context.signal, files: 'current' });
    return opened.flatMap((server) => [
      describeServer(server),
      ...server.tools.map(({ name, sha256 }) => {
        const use = parts.offered.tools.some((tool) => tool.name === name) ? 'offered' : 'no rule allows it';
        return createLine(name, `${use}, sha256 ${sha256}`);
      }),
      ...server.refused.map(({ name, reason }) =>
        createLine(`mcp.${server.server}`, `not offered: ${name}: ${reason}`),
      ),
    ]);
  });
}

function describeServer({ server, tools, toolsSha256, failure }: OpenedServer): Check {
  const name = `mcp.${server}`;
  if (failure === '') return createLine(name, `${tools.length} tools, toolsSha256 ${toolsSha256}`);
  const fix = 'Fix its command or url in the policy, or install what it needs on this machine.';
  return { name, needed: true, ok: false, detail: failure, fix };
}

function createLine(name: string, detail: string): Check {
  return { name, needed: false, ok: true, detail, fix: '' };
}
