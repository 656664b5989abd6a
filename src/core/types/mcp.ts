import type { OpaqueAccess } from './access.ts';
import type { NetworkGrant } from './network.ts';
import type { ToolFacts } from '../tool-catalogue.ts';

/** A server of the Model Context Protocol as the policy names it. It runs in the sandbox and speaks on stdin and stdout. */
export interface McpServer {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Relative to the workspace. */
  readonly cwd: string;
  /** Added to the sandbox's own clean environment. */
  readonly env: Readonly<Record<string, string>>;
  /** `read`: sees the workspace as commands do, and never writes it. `none`: an empty folder stands in its place. */
  readonly workspace: 'read' | 'none';
  /** All that it may reach of the outside. */
  readonly network: readonly NetworkGrant[];
  /** From its start until its tools are known. */
  readonly startupTimeoutMs: number;
  readonly callTimeoutMs: number;
  /** What its tools have to be, as `digestDefinitions` says it; null where any will do. */
  readonly toolsSha256: string | null;
}

/** A server's process, in the sandbox. It is never started again: by then the agent could have changed what it runs. */
export interface ServerProcess {
  /** Ends the process where it leaves too much of this unread. Does nothing after the end. */
  writeLine(line: string): void;
  onLine(listener: (line: string) => void): void;
  /** Called once, with why, when the process has ended. */
  onExit(listener: (reason: string) => void): void;
  /** What it has said on stderr, head and tail. */
  readStderr(): string;
  /** Ends it for a reason, with all that it has started. */
  stop(reason: string): void;
  /** Ends it and resolves when nothing of it is left. Rejects where something stays. */
  end(reason: string): Promise<void>;
}

/** What became of a server at its start. Tools are named as the policy and scripts name them. */
export interface OpenedServer {
  readonly server: string;
  readonly tools: readonly { readonly name: string; readonly sha256: string }[];
  /** Over all definitions that the server gave; empty where it gave none. */
  readonly toolsSha256: string;
  /** Tools that are not offered, and why. Names are the server's own, made harmless. */
  readonly refused: readonly { readonly name: string; readonly reason: string }[];
  /** Why there is nothing of it; empty where it runs. */
  readonly failure: string;
}

const serverTool = /^mcp\.[^.*]+\.[^.*]+$/;

/** The tools for the resources of MCP servers. They are offered if a server has resources. */
export const resourceToolFacts = [
  { name: 'listMcpResources', structuredName: 'list_mcp_resources', kind: 'server', packs: [] },
  { name: 'listMcpResourceTemplates', structuredName: 'list_mcp_resource_templates', kind: 'server', packs: [] },
  { name: 'readMcpResource', structuredName: 'read_mcp_resource', kind: 'server', packs: [] },
] as const satisfies readonly ToolFacts[];

/** True for the name of a tool that a server answers, whether or not it exists. */
export function isAnsweredByServer(tool: string): boolean {
  return serverTool.test(tool) || resourceToolFacts.some(({ name }) => name === tool);
}

/** The access of a call to a server: its code decides what the call does. */
export function createServerAccess(tool: string): OpaqueAccess {
  return { type: 'opaque', text: tool, reason: 'an MCP server makes of it what its code says' };
}
